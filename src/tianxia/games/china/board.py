"""A board as the rules need it: which spaces lie where, which roads join them, which provinces ally.

A board is read from an edition and checked as it is read: whoever corrects a table in a copy is told
what is wrong with it, and in which line.
"""

from __future__ import annotations

import re
from typing import Final

from tianxia.games.china.bits import MOST_BITS, bit, lowest, size
from tianxia.games.china.geometry import Point, cross, inside, on_border, points_of, shared, svg
from tianxia.games.china.vocabulary import (
    ALLIANCES,
    BOARDS,
    COLOURS,
    FIRST_POST,
    POST_COUNT,
    PREFIXES,
    PROVINCE_COUNT,
    PROVINCES,
    SPACE,
    SPACE_COUNT,
    SPACES,
)
from tianxia.kernel.edition import Edition, Section, line_of
from tianxia.kernel.errors import BadEdition
from tianxia.kernel.packed import i64, vec

NOWHERE: Final = -1
JUNCTION: Final = 3
"""Where so many roads meet, no bonus tile may lie."""

SIDES: Final = ("N", "E", "S", "W")
TOLERANCE: Final = 12.0
"""How far a border post may lie from the border it guards."""


def wrong(section: Section, key: str, why: str) -> BadEdition:
    """The error for a table whose parts do not fit together: file, line, and what is wrong."""
    edition: Edition = section.edition
    name = f"{section.path}.{key}" if section.path else key
    return BadEdition(f"{edition.source}, line {line_of(edition.text, section.path, key)}: {name}: {why}.")


def points(section: Section, key: str, least: int) -> list[Point]:
    """A line of points, at least so many."""
    found = points_of(section.text(key))
    if found is None or len(found) < least:
        raise section.fail(key, f'{least} points or more such as "490,106 572,104"')
    return found


def point(section: Section, key: str) -> Point:
    """A single point."""
    found = points_of(section.text(key))
    if found is None or len(found) != 1:
        raise section.fail(key, 'a point such as "490,106"')
    return found[0]


def names(section: Section, key: str, known: tuple[str, ...], count: int = 0) -> list[str]:
    """Names separated by spaces, all of them known and different."""
    found = section.text(key).split()
    if (count and len(found) != count) or len(set(found)) != len(found) or not set(found) <= set(known):
        expected = f"{count} different names" if count else "different names"
        raise section.fail(key, f"{expected} of: {', '.join(known)}")
    return found


class Province:
    """What is printed of a province on every board: its name, its colour and its borders."""

    def __init__(self, section: Section) -> None:
        self.name = section.text("name")
        if not self.name.strip():
            raise section.fail("name", "a name")
        self.colour: i64 = COLOURS.index(section.text("colour", COLOURS))
        self.dragon = point(section, "dragon")
        self.label = point(section, "label")
        self.border = points(section, "border", 3)
        if not inside(self.dragon, self.border):
            raise wrong(section, "dragon", "it must lie inside the province's border")
        section.finish()


class Board:
    """One board. Spaces are numbered from 0 in the order of their names; sets of them are bits."""

    def __init__(self, section: Section, number: int, provinces: list[Province]) -> None:
        self.number: i64 = number
        self.provinces = provinces
        # The colour of each province, and the provinces of each colour.
        self.colour: vec[i64] = vec[i64]([province.colour for province in provinces])
        self.of_colour: vec[i64] = vec[i64]([0] * len(COLOURS))
        for region, province in enumerate(provinces):
            self.of_colour[province.colour] |= bit(i64(region))
        # The vocabulary's number of each space, and the other way round.
        self.space: list[int] = []
        self.place: vec[i64] = vec[i64]([NOWHERE] * SPACE_COUNT)
        self.at: list[Point] = []
        self.cities: list[dict[str, object]] = []
        # For each province its spaces, border posts among them; for each space its provinces.
        self.spaces: vec[i64] = vec[i64]([0] * PROVINCE_COUNT)
        self.regions: vec[i64] = vec[i64]([0] * MOST_BITS)
        # Each border post's space, or nowhere, and the two provinces it guards.
        self.post: vec[i64] = vec[i64]([NOWHERE] * POST_COUNT)
        self.posts: i64 = 0
        self.ports: i64 = 0
        # For each space the spaces that roads lead to.
        self.roads: vec[i64] = vec[i64]([0] * MOST_BITS)
        self.junctions: i64 = 0
        self.bonus: i64 = 0
        self.ally: vec[i64] = vec[i64]([0] * ALLIANCES)
        self.other: vec[i64] = vec[i64]([0] * ALLIANCES)

        self.read_spaces(section)
        self.read_posts(section)
        self.count: i64 = len(self.space)
        if self.count > MOST_BITS:
            raise wrong(section, "spaces", f"a board may have {MOST_BITS} spaces at most, not {self.count}")
        self.all: i64 = 2 * bit(self.count - 1) - 1
        self.pairs = self.read_roads(section)
        self.marks = self.read_alliances(section)
        self.read_bonus(section)
        section.finish()

    @property
    def token(self) -> str:
        """What the board is called."""
        return BOARDS[self.number]

    # Reading ---------------------------------------------------------------------------------------

    def read_spaces(self, section: Section) -> None:
        """The palace spaces of the provinces."""
        spaces = section.section("spaces")
        for name in SPACES[:FIRST_POST]:
            if not spaces.has(name):
                continue
            space = spaces.section(name)
            province = PREFIXES.index(name[0])
            number = self.read_space(space, name)
            self.spaces[province] |= bit(number)
            self.regions[number] = bit(province)
            if space.has("port") and space.read("port") is not True:
                raise space.fail("port", "true, or left out")
            if space.has("port"):
                self.ports |= bit(number)
            space.finish()
            if not inside(self.at[number], self.provinces[province].border):
                raise wrong(space, "at", f"it must lie inside the border of {PROVINCES[province]}")
        spaces.finish()
        for province in range(PROVINCE_COUNT):
            if self.spaces[province] == 0:
                raise wrong(section, "spaces", f"{PROVINCES[province]} must have a palace space")

    def read_space(self, space: Section, name: str) -> i64:
        """A space's place on the map; its new number."""
        self.place[SPACES.index(name)] = len(self.space)
        self.space.append(SPACES.index(name))
        self.at.append(point(space, "at"))
        city = space.text("city")
        self.cities.append({"city": city, "label": space.text("label", SIDES)})
        return i64(len(self.space)) - 1

    def read_posts(self, section: Section) -> None:
        """The border posts, if the board has any."""
        if not section.has("posts"):
            return
        posts = section.section("posts")
        for number in range(POST_COUNT):
            name = SPACES[FIRST_POST + number]
            if not posts.has(name):
                continue
            post = posts.section(name)
            space = self.read_space(post, name)
            pair = [PROVINCES.index(province) for province in names(post, "between", PROVINCES, 2)]
            post.finish()
            for province in pair:
                if not on_border(self.at[space], self.provinces[province].border, TOLERANCE):
                    raise wrong(post, "at", f"it must lie on the border of {PROVINCES[province]}")
                self.spaces[province] |= bit(space)
                self.regions[space] |= bit(province)
            self.post[number] = space
            self.posts |= bit(space)
        posts.finish()

    def read_roads(self, section: Section) -> list[tuple[int, int]]:
        """The roads: between spaces that exist, each once, none across another, all of them joined."""
        found: list[tuple[int, int]] = []
        for road in section.text("roads").split():
            match = re.fullmatch(r"(\w+)-(\w+)", road)
            ends = [] if match is None else [self.numbered(name) for name in match.groups()]
            if len(ends) != 2 or NOWHERE in ends or ends[0] == ends[1]:
                raise wrong(section, "roads", f"“{road}” is no road between two spaces of the board")
            one, other = min(ends), max(ends)
            if (one, other) in found:
                raise wrong(section, "roads", f"the road {road} is there twice")
            if not self.neighbouring(one, other):
                raise wrong(section, "roads", f"the road {road} joins provinces that are no neighbours")
            found.append((one, other))
            self.roads[one] |= bit(other)
            self.roads[other] |= bit(one)
        for number, (one, other) in enumerate(found):
            for third, fourth in found[:number]:
                if cross(self.at[one], self.at[other], self.at[third], self.at[fourth]):
                    roads = f"{self.road(one, other)} and {self.road(third, fourth)}"
                    raise wrong(section, "roads", f"the roads {roads} cross")
        for space in range(self.count):
            if self.roads[space] == 0:
                raise wrong(section, "roads", f"no road leads to {self.named(space)}")
            if size(self.roads[space]) >= JUNCTION:
                self.junctions |= bit(space)
        reached = self.reached(bit(0))
        if reached != self.all:
            lost = self.named(lowest(self.all & ~reached))
            raise wrong(section, "roads", f"no roads lead from {self.named(0)} to {lost}")
        return found

    def neighbouring(self, one: i64, other: i64) -> bool:
        """Whether two spaces lie in one province or in two that share a border."""
        if self.regions[one] & self.regions[other]:
            return True
        for first in range(PROVINCE_COUNT):
            for second in range(PROVINCE_COUNT):
                near = self.regions[one] >> first & 1 and self.regions[other] >> second & 1
                if near and shared(self.provinces[first].border, self.provinces[second].border):
                    return True
        return False

    def reached(self, spaces: i64) -> i64:
        """Every space that roads lead to from these."""
        front = spaces
        while front != 0:
            space = lowest(front)
            front &= front - 1
            fresh = self.roads[space] & ~spaces
            spaces |= fresh
            front |= fresh
        return spaces

    def read_alliances(self, section: Section) -> list[Point]:
        """The alliances: numbers 1 to 15, one for every pair of neighbours. Returns where they are drawn."""
        alliances = section.section("alliances")
        marks: list[Point] = []
        borders = self.borders()
        seen: list[tuple[int, int]] = []
        for number in range(ALLIANCES):
            alliance = alliances.section(str(number + 1))
            one, other = sorted([PROVINCES.index(p) for p in names(alliance, "between", PROVINCES, 2)])
            marks.append(point(alliance, "at"))
            alliance.finish()
            pair = f"{PROVINCES[one]} and {PROVINCES[other]}"
            if (one, other) not in borders:
                raise wrong(alliance, "between", f"{pair} are no neighbours")
            if (one, other) in seen:
                raise wrong(alliance, "between", f"{pair} have another alliance already")
            seen.append((one, other))
            self.ally[number] = one
            self.other[number] = other
        for one, other in borders:
            if (one, other) not in seen:
                pair = f"{PROVINCES[one]} and {PROVINCES[other]}"
                raise wrong(section, "alliances", f"{pair} are neighbours without an alliance")
            if self.colour[one] == self.colour[other]:
                pair = f"{PROVINCES[one]} and {PROVINCES[other]}"
                raise wrong(section, "alliances", f"{pair} are neighbours of one colour")
        alliances.finish()
        return marks

    def borders(self) -> list[tuple[int, int]]:
        """Every pair of provinces that share a border."""
        return [
            (one, other)
            for other in range(PROVINCE_COUNT)
            for one in range(other)
            if shared(self.provinces[one].border, self.provinces[other].border)
        ]

    def read_bonus(self, section: Section) -> None:
        """Where bonus tiles lie unless they are laid at random."""
        if not section.has("bonus"):
            return
        for name in names(section, "bonus", SPACES):
            number = self.numbered(name)
            if number == NOWHERE or (self.posts | self.junctions) >> number & 1:
                raise wrong(section, "bonus", f"{name} is no space of a province, or a junction")
            self.bonus |= bit(number)

    # Asking ----------------------------------------------------------------------------------------

    def numbered(self, name: str) -> int:
        """The number of a space, or nowhere."""
        return int(self.place[SPACES.index(name)]) if name in SPACES else NOWHERE

    def named(self, space: i64) -> str:
        """The name of a space."""
        return SPACE.tokens[self.space[space]]

    def road(self, one: i64, other: i64) -> str:
        """The name of a road."""
        return f"{self.named(one)}-{self.named(other)}"

    def names_of(self, spaces: i64) -> list[str]:
        """The names of a set of spaces."""
        found: list[str] = []
        while spaces != 0:
            found.append(self.named(lowest(spaces)))
            spaces &= spaces - 1
        return found

    def suitable_for_tiles(self, province: i64) -> i64:
        """Where bonus tiles may lie in a province: no junctions, no posts, and no ports if avoidable."""
        free = self.spaces[province] & ~self.junctions & ~self.posts
        quiet = free & ~self.ports
        return quiet if size(quiet) > 1 else free

    def pictured(self) -> dict[str, object]:
        """What is printed on this board, as plain data: lines of points as SVG writes them."""
        cities: dict[str, object] = {}
        for space in range(self.count):
            x, y = self.at[space]
            regions = [PROVINCES[p] for p in range(PROVINCE_COUNT) if self.regions[space] >> p & 1]
            city: dict[str, object] = {"x": x, "y": y, **self.cities[space], "provinces": regions}
            city["port"] = bool(self.ports >> space & 1)
            city["post"] = bool(self.posts >> space & 1)
            city["junction"] = bool(self.junctions >> space & 1)
            cities[self.named(space)] = city
        provinces: dict[str, object] = {}
        for number, province in enumerate(self.provinces):
            provinces[PROVINCES[number]] = {
                "name": province.name,
                "colour": COLOURS[province.colour],
                "dragon": list(province.dragon),
                "label": list(province.label),
                "border": svg(province.border),
                "spaces": self.names_of(self.spaces[number]),
            }
        alliances: list[object] = []
        for number in range(ALLIANCES):
            x, y = self.marks[number]
            pair = [PROVINCES[self.ally[number]], PROVINCES[self.other[number]]]
            alliances.append({"number": number + 1, "provinces": pair, "x": x, "y": y})
        return {
            "board": self.token,
            "provinces": provinces,
            "spaces": cities,
            "roads": [[self.named(one), self.named(other)] for one, other in self.pairs],
            "alliances": alliances,
        }
