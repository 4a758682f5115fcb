"""Set up a position in a few named lines, as one would on a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import tianxia
from tianxia.games.dragon.actions import ACTIONS_OF
from tianxia.games.dragon.persons import CARDS_OF
from tianxia.games.dragon.rules import DECAY, EVENT_PHASE, MONTH, SCORING
from tianxia.games.dragon.state import Palace, Player, Year, hand_with, palace_with
from tianxia.games.dragon.vocabulary import ACTIONS, HAND, HAPPENINGS, TILE
from tianxia.kernel import Event
from tianxia.kernel.packed import i64, vec

DRAGON = tianxia.game("dragon")


def packed(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def palace(floors: int, *persons: str) -> Palace:
    """A palace with persons by their names: palace(2, "farmer", "old-monk")."""
    return palace_with(floors, packed(sorted(TILE.index[person] for person in persons)))


def new_year(seats: int, month: int = 3, **options: object) -> Year:
    """A table after set-up, with empty courts and nothing left to be done."""
    year = DRAGON.start(seats=seats, seed="a test", edition=None, **options)
    assert isinstance(year, Year)
    year.frames.clear()
    year.events = []
    year.month = month
    year.supply = year.components.supply[seats][:]
    for seat, player in enumerate(year.players):
        player.palaces = []
        player.track = 0
        player.arrival = seats - seat
    year.line_up()
    return year


def court(year: Year, seat: int, *palaces: Palace, **goods: int) -> Player:
    """Give a seat palaces and goods: court(year, 0, palace(2, "monk"), yuan=4)."""
    player = year.players[seat]
    player.palaces = list(palaces)
    for name, amount in {"yuan": 0, **goods}.items():
        setattr(player, name, amount)
    for built in palaces:
        for tile in built.persons:
            year.supply[tile] -= 1
    return player


def groups(year: Year, *cards: str, dragons: dict[int, int] | None = None) -> None:
    """Lay out the action cards: groups(year, "taxes build", "harvest"); dragons by seat and group."""
    for group, names in enumerate(cards):
        for name in names.split():
            year.group_of[ACTIONS.index(name)] = group
    year.dragons = packed([0] * len(cards))
    for seat, group in (dragons or {}).items():
        year.dragons[group] |= 1 << seat


def to_act(year: Year, *seats: int) -> None:
    """It is the action phase, and these seats are still to act, in this order."""
    for seat in reversed(seats):
        year.push(ACTIONS_OF[seat])


def to_play_a_card(year: Year, *seats: int) -> None:
    """It is the person phase, and these seats are still to play a card, in this order."""
    for seat in reversed(seats):
        year.push(CARDS_OF[seat])


def hold(year: Year, seat: int, *cards: str) -> None:
    """Give a seat exactly these person cards."""
    hand = [0] * len(HAND.tokens)
    for card in cards:
        hand[HAND.index[card]] += 1
    year.players[seat].hand = hand_with(packed(hand))


def happen(year: Year, event: str) -> None:
    """The event of this month comes about; questions may follow."""
    year.calendar = packed(
        HAPPENINGS.index(event) if number == year.month - 1 else int(other)
        for number, other in enumerate(year.calendar)
    )
    year.push(EVENT_PHASE)
    year.settle()


def decay(year: Year) -> None:
    year.push(DECAY)
    year.settle()


def score(year: Year) -> None:
    year.push(SCORING)
    year.settle()


def end(year: Year) -> None:
    """The last month has been scored; the final scoring follows."""
    year.month = year.components.months
    year.push(MONTH)
    year.settle()


def play(year: Year, seat: int, *moves: str) -> None:
    """A seat's moves as typed."""
    for move in moves:
        year.play(seat, DRAGON.moves.parse(move))


def legal(year: Year, seat: int) -> list[str]:
    return [DRAGON.moves.text(move) for move in year.legal(seat)]


def refusal(year: Year, seat: int, move: str) -> tuple[str, str]:
    """Why a move is refused: key and rule."""
    why = year.why_not(seat, DRAGON.moves.parse(move))
    assert why is not None
    return why.key, why.rule


def persons(year: Year, seat: int) -> list[list[str]]:
    """Who lives in each palace of a seat."""
    return [[TILE.tokens[tile] for tile in built.persons] for built in year.players[seat].palaces]


def floors(year: Year, seat: int) -> list[int]:
    return [int(built.floors) for built in year.players[seat].palaces]


def told(year: Year, kind: str) -> list[dict[str, Any]]:
    """What was told of one kind, in order."""
    events: list[Event] = year.events or []
    return [{"seat": event.seat, **event.values} for event in events if event.kind == kind]
