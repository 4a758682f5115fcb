"""The components as typed tables, loaded from an edition's data and checked."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tianxia.games.gugong.vocabulary import (
    A_LEVEL,
    ALL_DECREES,
    ALL_TOKENS,
    BASE_TOKENS,
    CITY,
    COPIES,
    DECREES,
    DICE,
    FAVOURS,
    GIFTS,
    HOUSES,
    ICONS,
    LEVELS,
    NO_ICON,
    PLACES,
    PRIZES,
    SOLO_CARDS,
    THIRD_OF_POINTS,
    TOKENS,
    VALUES,
    value_of,
)
from tianxia.kernel.edition import Edition, Section
from tianxia.kernel.errors import BrokenGame
from tianxia.kernel.packed import append, i64, vec

MOST_SEATS: Final = 5
LARGE_FROM: Final = 4
"""With so many players the other side of the board is used."""

DAYS: Final = 4
SETS: Final = ("first", "second", "third", "fourth", "fifth")
HAND: Final = 4
"""Gifts each player begins with."""


def packed(numbers: list[int]) -> vec[i64]:
    """A list as a packed array."""
    result = vec[i64](capacity=len(numbers))
    for number in numbers:
        result = append(result, i64(number))
    return result


def powers_of_two() -> vec[i64]:
    """1, 2, 4 and so on, as far as a packed integer goes."""
    powers = vec[i64](capacity=63)
    power: i64 = 1
    for _ in range(62):
        powers = append(powers, power)
        power += power
    return append(powers, power)


# A literal that is shifted has 32 bits when compiled, even by way of a variable.
POWERS: Final = powers_of_two()


def bit(number: i64) -> i64:
    """The set that holds only this number, up to 62."""
    return POWERS[number]


def size_of(members: i64) -> i64:
    """How many members a set has."""
    if members < 0:
        raise BrokenGame(f"No set is written as {members}.")
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    if members == 0:
        raise BrokenGame("An empty set has no lowest member.")
    number: i64 = 0
    while members & 0xFF == 0:
        members >>= 8
        number += 8
    while members & 1 == 0:
        members >>= 1
        number += 1
    return number


class Map:
    """A side of the board: its cities in order, the roads between them, and Mr. Meng's ring."""

    __slots__ = ("cities", "names", "ring", "roads")

    def __init__(self, section: Section) -> None:
        self.names: list[str] = section.text("cities").split()
        known = set(CITY.tokens)
        if len(set(self.names)) != len(self.names) or not self.names or not set(self.names) <= known:
            raise section.fail("cities", f"different cities of {CITY.tokens[0]} to {CITY.tokens[-1]}")
        self.names.sort(key=CITY.tokens.index)
        self.cities: vec[i64] = packed([CITY.find(name) for name in self.names])
        # For each city the set of cities next to it, all by their place in the list.
        self.roads: vec[i64] = vec[i64]([0] * len(self.names))
        for road in section.text("roads").split():
            one, _, other = road.partition("-")
            if one not in self.names or other not in self.names or one == other:
                raise section.fail("roads", f"pairs of the map's cities such as A1-A2; “{road}” is none")
            self.roads[self.names.index(one)] |= 1 << self.names.index(other)
            self.roads[self.names.index(other)] |= 1 << self.names.index(one)
        reached: i64 = 1
        for _ in self.names:
            for city in range(len(self.names)):
                if reached >> city & 1:
                    reached |= self.roads[city]
        if size_of(reached) != i64(len(self.names)):
            raise section.fail("roads", "such that every city can be reached from every other")
        self.ring: vec[i64] = vec[i64]()
        if section.has("ring"):
            route = section.text("ring").split()
            if len(set(route)) != len(route) or not route or not set(route) <= set(self.names):
                raise section.fail("ring", "different cities of this map")
            self.ring = packed([self.names.index(name) for name in route])
        section.finish()


class Components:
    """Every figure printed on a component or in the rules."""

    def __init__(self, edition: Edition) -> None:
        top = edition.top()
        self.edition = edition

        # Gifts: the icon of each, and the sets they come in. Cards that an edition lacks have none.
        self.icon: vec[i64] = vec[i64]([NO_ICON] * GIFTS)
        self.copies: vec[i64] = vec[i64]([0] * VALUES)
        cards = top.section("cards")
        self.board_set: i64 = self.read_cards(cards.section("board"), PLACES)
        self.hand_sets: vec[i64] = packed([self.read_cards(cards.section(name), HAND) for name in SETS])
        self.draw_set: i64 = self.read_cards(cards.section("draw"), 0)
        cards.finish()

        dice = top.section("dice")
        self.faces: list[vec[i64]] = [
            packed(dice.integers(name, 1, VALUES, 6)) for name in ("first", "second", "third")
        ]
        dice.finish()
        # The same faces as sets of values.
        self.face_sets: vec[i64] = packed([sum({1 << int(face) for face in die}) for die in self.faces])

        servants = top.section("servants")
        self.servants: i64 = servants.integer("each", 1, 40)
        self.daily: vec[i64] = packed(servants.integers("daily", 0, 12, DAYS))
        servants.finish()
        if self.daily[0] > self.servants:
            raise servants.fail("daily", "no more on the first day than a player has")
        gift = top.section("gift")
        self.penalty: i64 = gift.integer("penalty", 1, 9)
        gift.finish()

        wall = top.section("wall")
        self.wall_needed: vec[i64] = packed(wall.integers("needed", 4, 20, MOST_SEATS))
        self.wall_points: i64 = wall.integer("points", 0, 99)
        wall.finish()

        jade = top.section("jade")
        self.jade: i64 = jade.integer("pieces", 1, 99)
        self.square_price: i64 = jade.integer("square", 1, 99)
        self.jade_points: vec[i64] = packed(jade.integers("points", 0, 99))
        self.jade_further: i64 = jade.integer("further", 0, 99)
        self.prices: list[vec[i64]] = []
        for side in ("small", "large"):
            houses = jade.section(side)
            prices = houses.integers("prices", 0, int(self.square_price))
            if len(prices) > HOUSES or len(prices) > self.jade:
                raise houses.fail("prices", f"a list of at most {HOUSES} prices")
            self.prices.append(packed(prices))
            houses.finish()
        jade.finish()

        intrigue = top.section("intrigue")
        self.track: i64 = intrigue.integer("spaces", 1, 99)
        self.favour_costs: vec[i64] = packed([intrigue.integer(name, 1, 99) for name in FAVOURS])
        intrigue.finish()

        palace = top.section("palace")
        self.steps: i64 = palace.integer("steps", 1, 99)
        arrival = palace.section("arrival")
        self.arrival: vec[i64] = packed(arrival.integers("points", 0, 99, MOST_SEATS))
        arrival.finish()
        palace.finish()

        decrees = top.section("decrees")
        costs, points, final = decrees.section("cost"), decrees.section("points"), decrees.section("final")
        self.decree_cost: vec[i64] = packed(
            [costs.integer(f"level{level + 1}", 0, 9) for level in range(LEVELS)]
        )
        self.decree_points: vec[i64] = vec[i64]([0] * ALL_DECREES)
        for decree in range(2 * A_LEVEL):
            self.decree_points[decree] = points.integer(DECREES[decree], 0, 99)
        self.final: vec[i64] = vec[i64]([0] * ALL_DECREES)
        for decree in range(2 * A_LEVEL, ALL_DECREES):
            self.final[decree] = final.integer(DECREES[decree], 1 if decree == THIRD_OF_POINTS else 0, 99)
        self.final_most: i64 = final.integer("most", 0, 99)
        for section in (costs, points, final, decrees):
            section.finish()

        canal = top.section("canal")
        self.ships: i64 = canal.integer("ships", 1, 5)
        self.hold: i64 = canal.integer("hold", 3, 3)
        self.harbour_points: i64 = canal.integer("points", 0, 99)
        spaces, paths = canal.section("spaces"), canal.section("paths")
        self.spaces: vec[i64] = packed([spaces.integer(name, 0, 9) for name in ("points", "card", "double")])
        self.paths: vec[i64] = packed([paths.integer(name, 1, 2) for name in ("small", "large")])
        for section in (spaces, paths, canal):
            section.finish()
        drawn = self.spaces[1] * MOST_SEATS
        if size_of(self.draw_set) < drawn:
            raise spaces.fail("card", f"such that {drawn} gifts can be drawn")

        tokens = top.section("tokens")
        self.tokens: vec[i64] = vec[i64]([0] * ALL_TOKENS)
        for kind in range(BASE_TOKENS):
            self.tokens[kind] = tokens.integer(TOKENS[kind], 0, 7)
        tokens.finish()
        exchange = top.section("exchange")
        self.rates: vec[i64] = packed([exchange.integer(name, 1, 9) for name in PRIZES])
        self.limit: i64 = exchange.integer("limit", 1, 6)
        self.worth: i64 = exchange.integer("worth", 0, 99)
        self.jade_value: i64 = exchange.integer("jade-value", 1, VALUES)
        self.jade_price: i64 = exchange.integer("jade-price", 1, 9)
        exchange.finish()
        if self.rates[1] > self.limit or self.rates[1] % 2 == 1:
            raise exchange.fail("points", "even and within the limit: there must be a way to make room")

        maps = top.section("map")
        self.maps: list[Map] = [Map(maps.section("small")), Map(maps.section("large"))]
        maps.finish()
        total = sum([int(count) for count in self.tokens])
        for side, board in zip(("small", "large"), self.maps, strict=True):
            if len(board.names) > total:
                raise maps.fail(side, f"a map with no more than {total} cities, one for each token")
        if len(self.maps[0].ring) == 0:
            raise maps.section("small").fail("ring", "Mr. Meng's route")

        night = top.section("night")
        self.night_points: i64 = night.integer("points", 0, 99)
        night.finish()

        solo = top.section("solo")
        self.meng_matches: vec[i64] = packed(solo.integers("matches", 0, 99, DAYS))
        deck, pairs = solo.section("deck"), solo.section("sets")
        self.solo_deck: vec[i64] = packed([deck.integer(name, 0, 9) for name in SOLO_CARDS])
        if self.solo_deck[PLACES] == 0 or sum([int(count) for count in self.solo_deck]) < 8:
            raise deck.fail("special", "at least 1, in a deck of at least 8 cards")
        self.human_sets: vec[i64] = packed(pairs.integers("human", 1, MOST_SEATS, 3))
        self.meng_sets: vec[i64] = packed(pairs.integers("meng", 1, MOST_SEATS, 3))
        for human, meng in zip(self.human_sets, self.meng_sets, strict=True):
            if human == meng:
                raise pairs.fail("meng", "another set than the human's in every pair")
        for section in (deck, pairs, solo):
            section.finish()
        top.finish()

    def read_cards(self, section: Section, count: int) -> int:
        """One set of gifts, as a set of bits; copies of a value are told apart in the order of the file."""
        values = section.integers("values", 1, VALUES, count)
        icons = section.text("icons").split()
        if len(icons) != len(values) or not set(icons) <= set(ICONS):
            raise section.fail("icons", f"{len(values)} of {', '.join(ICONS)}")
        section.finish()
        found: int = 0
        for value, icon in zip(values, icons, strict=True):
            copy = self.copies[value - 1]
            if copy == COPIES:
                raise section.fail("values", f"such that no value is there more than {COPIES} times in all")
            card = (value - 1) * COPIES + int(copy)
            self.copies[value - 1] = copy + 1
            self.icon[card] = ICONS.index(icon)
            found |= 1 << card
        return found

    def side(self, seats: i64) -> i64:
        """Which side of the board is used: 0 for up to three players, 1 for more."""
        return 1 if seats >= LARGE_FROM else 0


def matches(card: i64, dice: vec[i64]) -> i64:
    """How many dice show the value of a gift."""
    found: i64 = 0
    value = value_of(card)
    for die in range(DICE):
        if dice[die] == value:
            found += 1
    return found


def standard_edition() -> Edition:
    """The tables the game comes with."""
    source = "edition_2018.toml"
    data = files("tianxia.games.gugong").joinpath("data").joinpath(source)
    return Edition(data.read_text(encoding="utf-8"), source)


STANDARD: Final = Components(standard_edition())


def components_of(edition: Edition) -> Components:
    """The tables of an edition; the standard ones are read only once."""
    return STANDARD if edition is STANDARD.edition else Components(edition)
