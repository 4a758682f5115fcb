"""The components as typed tables, loaded from an edition's data and checked."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tianxia.games.kingdom.vocabulary import (
    CARDS,
    GOALS,
    KINDS,
    NOBLE_TWO,
    THE_DRAGON,
)
from tianxia.kernel.edition import Edition, Section
from tianxia.kernel.packed import append, i64, vec

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
MOST_CARDS: Final = 80
"""More dynasty cards than any box holds: it bounds the length of a game."""

NOBLES: Final = ("two", "three", "four")
MOST_NET: Final = 5
"""So many peasants have a place of their own in the table."""


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

        # Dynasty cards: how many there are, and the points printed on one.
        self.cards: vec[i64] = vec[i64]([0] * KINDS)
        self.points: vec[i64] = vec[i64]([0] * KINDS)
        self.read_dynasty(top.section("dynasty"))
        self.all_cards: i64 = sum([int(count) for count in self.cards])

        goal = top.section("goal")
        self.goal_points: vec[i64] = packed([goal.integer(name, 0, 9) for name in (*GOALS, "dragon")])
        rules = goal.section("rules")
        self.fewest: i64 = rules.integer("fewest", 1, 9)
        self.moved_counts: i64 = rules.integer("counts", 1, 9)
        self.harvest_most: i64 = rules.integer("harvest", 0, 7)
        self.dragon_goals: i64 = rules.integer("dragon", 0, len(GOALS))
        rules.finish()
        goal.finish()

        self.token_points: i64 = points_of(top, "token")
        self.missing_points: i64 = points_of(top, "missing")
        self.bureaucrat_points: i64 = points_of(top, "bureaucrats")
        self.read_peasants(top.section("peasants"))
        self.read_tables(top.section("table"))
        top.finish()

    def read_dynasty(self, section: Section) -> None:
        """The dynasty cards; Nobles by the points they bring."""
        for kind, name in enumerate(CARDS[:NOBLE_TWO]):
            one = section.section(name)
            self.cards[kind] = (
                one.integer("cards", 1, 1) if name == "philosopher" else one.integer("cards", 1, 40)
            )
            self.points[kind] = one.integer("points", 0, 9)
            one.finish()
        noble = section.section("noble")
        for number, name in enumerate(NOBLES):
            self.cards[NOBLE_TWO + number] = noble.integer(name, 0, 40)
            self.points[NOBLE_TWO + number] = number + 2
        if sum([int(count) for count in self.cards]) > MOST_CARDS:
            raise section.fail("general", f"such that there are at most {MOST_CARDS} dynasty cards in all")
        if sum([int(self.cards[kind]) for kind in range(NOBLE_TWO, THE_DRAGON)]) == 0:
            raise noble.fail("two", "such that there is at least one Noble")
        noble.finish()
        section.finish()

    def read_peasants(self, section: Section) -> None:
        """The points for peasants that are left over, and what they are for three."""
        listed = section.integers("points", 0, 99, MOST_NET)
        three = section.section("three")
        self.three_peasants: list[int] = three.integers("points", 0, 99, 2)
        if self.three_peasants[0] != listed[2]:
            raise three.fail("points", f"a list that begins with the {listed[2]} of the table")
        three.finish()
        beyond = section.section("beyond")
        self.peasant_points: vec[i64] = packed([0, *listed, beyond.integer("points", 0, 99)])
        beyond.finish()
        section.finish()

    def read_tables(self, section: Section) -> None:
        """The display and the number of bids, by number of players."""
        self.display: dict[int, int] = {}
        self.bids: dict[int, int] = {}
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            self.display[seats], self.bids[seats] = read_table(section.section(str(seats)))
        variant = section.section("variant")
        self.variant_display, self.variant_bids = read_table(variant)
        if self.variant_bids != 2:
            raise variant.fail("bids", "2, which is what the variant is about")
        section.finish()

    def peasants(self, three: int) -> vec[i64]:
        """The points for 0, 1, 2 … peasants; the last is for all beyond the table."""
        table = self.peasant_points[:]
        table[3] = three
        return table


def points_of(top: Section, name: str) -> i64:
    """The points in a small section of their own."""
    section = top.section(name)
    points = section.integer("points", 0, 9)
    section.finish()
    return points


def read_table(section: Section) -> tuple[int, int]:
    """Cards on display and bids for each player."""
    display = section.integer("display", 2, 9)
    bids = section.integer("bids", 1, 2)
    section.finish()
    return display, bids


def standard_edition() -> Edition:
    """The tables the game comes with."""
    source = "edition_2008.toml"
    data = files("tianxia.games.kingdom").joinpath("data").joinpath(source)
    return Edition(data.read_text(encoding="utf-8"), source)


STANDARD: Final = Components(standard_edition())


def components_of(edition: Edition) -> Components:
    """The tables of an edition; the standard ones are read only once."""
    return STANDARD if edition is STANDARD.edition else Components(edition)
