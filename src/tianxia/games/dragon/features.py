"""What a player knows of the year as numbers with names: the observation for learning."""

from __future__ import annotations

from typing import Final

from tianxia.games.dragon.components import components_of
from tianxia.games.dragon.state import Player, Year
from tianxia.games.dragon.vocabulary import ACTIONS, CARDS, HAND, HAPPENINGS, TILE, TILES
from tianxia.kernel.features import Feature, put, put_all, put_one_of
from tianxia.kernel.game import Setup
from tianxia.kernel.packed import append, i64, vec

QUESTIONS: Final = (
    "recruit",
    "card",
    "hire",
    "house",
    "make-room",
    "action",
    "build",
    "privilege",
    "release",
    "unfed",
)
"""The frames that ask somebody, in the order of the year."""

PALACES: Final = 10
"""So many palaces of a court are told one by one; few courts ever have more."""

MANY: Final = 999.0
"""No purse or store comes near it."""


def features(setup: Setup) -> tuple[Feature, ...]:
    """The names of all numbers: the calendar, cards and tiles, then every court, the observer's first."""
    assert setup.edition is not None
    components = components_of(setup.edition)
    months = int(components.months)
    floors = float(components.most_floors)
    events = ", ".join(HAPPENINGS)
    table = [
        Feature("month", "the month, 0 during the set-up", months),
        Feature(
            "events",
            f"for each month from now on, which event it has: {events}; noughts once it is past",
            count=months * len(HAPPENINGS),
        ),
        Feature("question", f"what is asked: {', '.join(QUESTIONS)}", count=len(QUESTIONS)),
        Feature("asked", "whom: the observer, the next seat, and so on", count=setup.seats),
        Feature("open", "what is still open of the question: persons, floors or moves", MANY),
        Feature("hired", f"the tile that waits for a palace: {', '.join(TILE.tokens)}", count=TILES),
        Feature(
            "groups",
            f"for each action card ({', '.join(ACTIONS)}), whether a dragon lies on its group",
            count=CARDS,
        ),
        Feature("together", "for each action card, the number of its group", setup.seats - 1, CARDS),
        Feature("supply", f"tiles left of each kind: {', '.join(TILE.tokens)}", MANY, TILES),
    ]
    for seat in range(setup.seats):
        who = "the observer" if seat == 0 else f"the player {seat} after the observer"
        table += court_features(f"{seat}.", who, floors, setup.seats)
    return tuple(table)


def court_features(mark: str, who: str, floors: float, seats: int) -> list[Feature]:
    """The names of the numbers of one court."""
    return [
        Feature(mark + "points", f"points of {who}", MANY),
        Feature(mark + "track", f"space of {who} on the person track", MANY),
        Feature(mark + "place", f"how many act before {who}", seats - 1),
        Feature(mark + "yuan", f"yuan of {who}", MANY),
        Feature(mark + "rice", f"rice of {who}", MANY),
        Feature(mark + "fireworks", f"fireworks of {who}", MANY),
        Feature(mark + "privileges", f"small and large privileges of {who}", MANY, 2),
        Feature(mark + "hand", f"cards in hand of {who}: {', '.join(HAND.tokens)}", MANY, len(HAND.tokens)),
        Feature(mark + "persons", f"persons of {who}: {', '.join(TILE.tokens)}", MANY, TILES),
        Feature(mark + "floors", f"floors of each of the first {PALACES} palaces of {who}", floors, PALACES),
        Feature(mark + "lodgers", "how many persons live in each of them", floors, PALACES),
    ]


def observe(year: Year, seat: i64) -> vec[float]:
    """The numbers that `features` names."""
    row = vec[float](capacity=320)
    row = put(row, year.month)
    first = year.month - 1 if year.month > 0 else 0
    for month in range(i64(len(year.calendar))):
        row = put_one_of(row, year.calendar[month] if month >= first else -1, len(HAPPENINGS))
    row = put_question(row, year, seat)
    row = put_one_of(row, year.tile_in_hand(), TILES)
    if len(year.dragons) > 0:
        for card in range(CARDS):
            row = append(row, 1.0 if year.dragons[year.group_of[card]] != 0 else 0.0)
        row = put_all(row, year.group_of)
    else:
        row = put_one_of(row, -1, 2 * CARDS)
    row = put_all(row, year.supply)
    places = year.turn_order()
    for step in range(year.seats):
        other = (seat + step) % year.seats
        place: i64 = 0
        while places[place] != other:
            place += 1
        row = put_court(row, year.players[other], place)
    return row


def put_question(row: vec[float], year: Year, seat: i64) -> vec[float]:
    """What is asked, and whom."""
    if not year.frames:
        return put(put_one_of(row, -1, len(QUESTIONS) + year.seats), 0)
    top = year.frames[-1]
    for name in QUESTIONS:
        row = append(row, 1.0 if name == top.name else 0.0)
    row = put_one_of(row, (top.seat - seat + year.seats) % year.seats, year.seats)
    return put(row, top.count)


def put_court(row: vec[float], player: Player, place: i64) -> vec[float]:
    """One court, with its place in the order of play."""
    row = put(row, player.points)
    row = put(row, player.track)
    row = put(row, place)
    row = put(row, player.yuan)
    row = put(row, player.rice)
    row = put(row, player.fireworks)
    row = put(row, player.small)
    row = put(row, player.large)
    row = put_all(row, player.hand)
    persons = vec[i64]([0] * TILES)
    for palace in player.palaces:
        for tile in palace.persons:
            persons[tile] += 1
    row = put_all(row, persons)
    for number in range(PALACES):
        row = put(row, player.palaces[number].floors if number < len(player.palaces) else 0)
    for number in range(PALACES):
        row = put(row, len(player.palaces[number].persons) if number < len(player.palaces) else 0)
    return row
