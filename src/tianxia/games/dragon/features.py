"""What a player knows of the year as numbers with names: the observation for learning."""

from __future__ import annotations

from typing import Final

from tianxia.games.dragon.components import components_of
from tianxia.games.dragon.state import CARD_BITS, CARD_MOST, Player, Year
from tianxia.games.dragon.vocabulary import ACTIONS, CARDS, HAND, HAPPENINGS, TILE, TILES, TYPES
from tianxia.kernel.features import Feature, Questions, Row
from tianxia.kernel.game import Setup
from tianxia.kernel.packed import i32, i64, vec

QUESTIONS: Final = Questions(
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

ASKED: Final[i64] = len(QUESTIONS.names)
"""So many questions there are; whom one is put to is told after them."""

EVENTS: Final[i64] = len(HAPPENINGS)
"""So many different events there are."""

HOUSE: Final = 3
MAKE_ROOM: Final = 4

PALACES: Final = 10
"""So many palaces of a court are told one by one; few courts ever have more."""

COURT: Final = 8 + TYPES + 1 + TILES + 2 * PALACES
"""So many numbers tell of a court."""

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
        Feature("question", f"what is asked: {', '.join(QUESTIONS.names)}", count=len(QUESTIONS.names)),
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


def write(row: Row, year: Year, seat: i64) -> None:
    """The numbers that `features` names."""
    put_calendar(row, year)
    put_question(row, year, seat)
    put_groups(row, year)
    put_supply(row, year)
    put_courts(row, year, seat)


def put_calendar(row: Row, year: Year) -> None:
    """The month, and the events from now on."""
    row.put(year.month)
    numbers = row.numbers
    calendar = year.calendar
    months = i64(len(calendar))
    first: i64 = year.month - 1 if year.month > 0 else 0
    at = row.at + first * EVENTS
    for month in range(first, months):
        numbers[at + calendar[month]] = 1
        at += EVENTS
    row.skip(months * EVENTS)


def put_question(row: Row, year: Year, seat: i64) -> None:
    """What is asked, whom, and of which tile."""
    seats = year.seats
    if year.frames:
        top = year.frames[-1]
        numbers = row.numbers
        question = QUESTIONS.number(top)
        numbers[row.at + question] = 1
        at = row.at + ASKED
        after = top.seat - seat
        numbers[at + (after if after >= 0 else after + seats)] = 1
        at += seats
        numbers[at] = i32(top.count)
        if question in (HOUSE, MAKE_ROOM):
            numbers[at + 1 + top.mark] = 1
    row.skip(ASKED + seats + 1 + TILES)


def put_groups(row: Row, year: Year) -> None:
    """The groups of the action cards, once they lie there."""
    if len(year.dragons) > 0:
        numbers = row.numbers
        dragons = year.dragons
        at = row.at
        for group in year.group_of:
            taken: i64 = 1 if dragons[group] != 0 else 0
            numbers[at] = i32(taken)
            numbers[at + CARDS] = i32(group)
            at += 1
    row.skip(2 * CARDS)


def put_supply(row: Row, year: Year) -> None:
    """The tiles that are left of each kind."""
    numbers = row.numbers
    supply = year.supply
    at = row.at
    for tile in range(TILES):
        numbers[at + tile] = i32(supply[tile])
    row.skip(TILES)


def put_courts(row: Row, year: Year, seat: i64) -> None:
    """Every court, the observer's first; they are taken in the order of seats and put where they belong."""
    numbers = row.numbers
    begin = row.at
    end = begin + year.seats * COURT
    court = end - seat * COURT
    for player in year.players:
        if court == end:
            court = begin
        put_court(numbers, court, player)
        court += COURT
    row.at = end


def put_court(numbers: vec[i32], at: i64, player: Player) -> None:
    """One court. Courts are most of a row, so all is written at once."""
    numbers[at] = i32(player.points)
    numbers[at + 1] = i32(player.track)
    numbers[at + 2] = i32(player.place)
    numbers[at + 3] = i32(player.yuan)
    numbers[at + 4] = i32(player.rice)
    numbers[at + 5] = i32(player.fireworks)
    numbers[at + 6] = i32(player.small)
    numbers[at + 7] = i32(player.large)
    at += 8
    hand = player.hand
    for card in range(TYPES + 1):
        numbers[at + card] = i32(hand & CARD_MOST)
        hand >>= CARD_BITS
    at += TYPES + 1
    here = at + TILES
    end = here + PALACES
    tiles: i64 = 0
    for palace in player.palaces:
        tiles += palace.tiles
        if here < end:
            numbers[here] = i32(palace.floors)
            numbers[here + PALACES] = i32(palace.lodgers)
            here += 1
    for tile in range(TILES):
        numbers[at + tile] = i32(tiles & CARD_MOST)
        tiles >>= CARD_BITS
