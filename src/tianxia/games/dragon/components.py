"""The components as typed tables, loaded from an edition's data and checked."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tianxia.games.dragon.vocabulary import (
    ACTIONS,
    BUILD,
    CARDS,
    CRAFTSMAN,
    FIRST_SPLIT,
    HAPPENINGS,
    MOST_PALACES,
    OLD,
    PERSONS,
    PRIVILEGE,
    TILES,
    TYPES,
)
from tianxia.kernel.edition import Edition, Section
from tianxia.kernel.packed import append, i64, vec

MOST_SEATS: Final = 5
FEWEST_SEATS: Final = 2


def packed(numbers: list[int]) -> vec[i64]:
    """A list as a packed array."""
    result = vec[i64](capacity=len(numbers))
    for number in numbers:
        result = append(result, i64(number))
    return result


class Components:
    """Every figure printed on a component or in the rules."""

    def __init__(self, edition: Edition) -> None:
        top = edition.top()
        self.edition = edition

        self.value: vec[i64] = vec[i64]([0] * TILES)
        self.symbols: vec[i64] = vec[i64]([0] * TILES)
        persons = top.section("person")
        for person, name in enumerate(PERSONS):
            self.read_person(persons.section(name), person)
        persons.finish()

        # Tiles in the supply and sizes of the groups, by number of players.
        self.supply: dict[int, vec[i64]] = {}
        self.groups: dict[int, vec[i64]] = {}
        tiles = top.section("tiles")
        action = top.section("action")
        groups = action.section("groups")
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            self.supply[seats] = read_supply(tiles.section(str(seats)))
            sizes = groups.integers(str(seats), 1, CARDS, seats)
            if sum(sizes) != CARDS:
                raise groups.fail(str(seats), f"{seats} sizes that add up to {CARDS}")
            self.groups[seats] = packed(sizes)
        tiles.finish()
        groups.finish()

        hand = top.section("hand")
        self.cards_each: i64 = hand.integer("each", 1, 9)
        self.cards_wild: i64 = hand.integer("wild", 0, 9)
        hand.finish()

        icons = action.section("icons")
        self.icons: vec[i64] = packed([icons.integer(name, 0, 9) for name in ACTIONS[:PRIVILEGE]])
        icons.finish()
        prices = action.section("prices")
        self.surcharge: i64 = prices.integer("surcharge", 0, 99)
        self.refill: i64 = prices.integer("refill", 0, 99)
        prices.finish()
        action.finish()

        privilege = top.section("privilege")
        small, large = privilege.section("small"), privilege.section("large")
        self.price_small: i64 = small.integer("price", 0, 99)
        self.dragons_small: i64 = small.integer("dragons", 0, 9)
        self.prices_large: list[int] = large.integers("prices", 0, 99)
        self.dragons_large: i64 = large.integer("dragons", 0, 9)
        for section in (small, large, privilege):
            section.finish()

        palace = top.section("palace")
        self.most_floors: i64 = palace.integer("floors", 1, 9)
        palace.finish()

        start = top.section("start")
        self.start_yuan: i64 = start.integer("yuan", 0, 99)
        self.start_palaces: vec[i64] = packed(start.integers("palaces", 1, int(self.most_floors)))
        self.start_persons: i64 = start.integer("persons", 2, 2)
        if sum([int(floors) for floors in self.start_palaces]) < self.start_persons:
            raise start.fail("palaces", f"a list of palaces with room for {self.start_persons} persons")
        start.finish()

        calendar = top.section("calendar")
        self.months_of_peace: i64 = calendar.integer("peace", 1, 9)
        self.tiles_each: i64 = calendar.integer("each", 1, 2)
        calendar.finish()
        self.months: i64 = self.months_of_peace + self.tiles_each * (len(HAPPENINGS) - 1)
        cards = self.cards_each * TYPES + self.cards_wild
        if cards != self.months - 1:
            raise hand.fail(
                "wild", f"such that a hand has a card for every month but the last ({self.months - 1})"
            )

        craftsmen = 1 + self.cards_each + self.cards_wild
        floors = self.icons[BUILD] + craftsmen * self.symbols[CRAFTSMAN]
        if self.start_persons + cards + self.most_floors * floors > MOST_PALACES:
            raise palace.fail("floors", f"such that no court can outgrow {MOST_PALACES} palaces")

        event = top.section("event")
        self.tribute: i64 = event.integer("tribute", 0, 99)
        festival = event.integers("festival", 0, 99, 2)
        self.festival_most: i64 = festival[0]
        self.festival_second: i64 = festival[1]
        self.mongols: i64 = event.integer("mongols", 0, 9)
        self.epidemic: i64 = event.integer("epidemic", 0, 9)
        event.finish()

        final = top.section("final")
        self.final_person: i64 = final.integer("person", 0, 99)
        self.final_good: i64 = final.integer("good", 0, 99)
        self.final_yuan: i64 = final.integer("yuan", 1, 99)
        final.finish()
        top.finish()

    def amounts(self) -> dict[str, object]:
        """What each event asks for or gives, as the board shows it."""
        return {
            "tribute": int(self.tribute),
            "festival": [int(self.festival_most), int(self.festival_second)],
            "mongols": int(self.mongols),
            "epidemic": int(self.epidemic),
        }

    def read_person(self, section: Section, person: int) -> None:
        """One type of person: its young tile, and its old one if the type has two ages."""
        self.read_tile(section.section("young"), person)
        if person >= FIRST_SPLIT:
            self.read_tile(section.section("old"), person + OLD)
        section.finish()

    def read_tile(self, section: Section, tile: int) -> None:
        """The figures on one kind of tile."""
        self.value[tile] = section.integer("value", 1, 9)
        self.symbols[tile] = section.integer("symbols", 1, 9)
        section.finish()


def read_supply(section: Section) -> vec[i64]:
    """How many tiles of each kind one number of players uses."""
    split = section.section("split")
    young = split.integer("young", 2, 99)
    old = split.integer("old", 0, 99)
    single = section.integer("single", 2, 99)
    split.finish()
    section.finish()
    supply = vec[i64]([0] * TILES)
    for tile in range(TILES):
        supply[tile] = single if tile < FIRST_SPLIT else young if tile < TYPES else old
    return supply


def standard_edition() -> Edition:
    """The tables the game comes with."""
    source = "edition_2007.toml"
    data = files("tianxia.games.dragon").joinpath("data").joinpath(source)
    return Edition(data.read_text(encoding="utf-8"), source)


STANDARD: Final = Components(standard_edition())


def components_of(edition: Edition) -> Components:
    """The tables of an edition; the standard ones are read only once."""
    return STANDARD if edition is STANDARD.edition else Components(edition)
