"""Looking back: a game after any of its moves, through anybody's eyes."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Raw

from tianxia.kernel import Match, Record, State
from tianxia.server.faults import Refused
from tianxia.server.messages import LogEntry, Moment
from tianxia.server.table import ENCODER, events_json

if TYPE_CHECKING:
    from tianxia.server.sessions import Person
    from tianxia.server.table import Table

KEPT: Final = 16
"""How many games are kept with all their positions."""

Looking = int | None | Literal["all"]


class Replays:
    """The positions of games that somebody looks back at."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[list[tuple[int, int]], list[State]]] = OrderedDict()

    def knows(self, table: Table) -> bool:
        """Whether a game's positions are at hand, but for its last few moves."""
        return table.id in self.kept

    def positions(self, table: Table) -> list[State]:
        """The position after each move; only what is new is played."""
        with table.rules:
            return self.played(table)

    def played(self, table: Table) -> list[State]:
        """The positions, some of which may be known."""
        moves = table.match.record.moves
        known, states = self.kept.pop(table.id, ([], []))
        if not states or moves[: len(known)] != known:
            opening = Record(table.match.record.setup, table.seed, table.match.record.commitment)
            known, states = [], [Match(opening).state.clone()]
        for seat, move in moves[len(known) :]:
            after = states[-1].clone()
            after.play(seat, move)
            states.append(after)
        self.kept[table.id] = (list(moves), states)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return states

    def moment(self, table: Table, n: int, eyes: Looking) -> Moment:
        """The game after n moves."""
        moves = table.match.record.moves
        if not 0 <= n <= len(moves):
            raise Refused(404, "no-such-move", "The game has not come so far.", {"count": len(moves)})
        with table.rules:
            state = self.positions(table)[n]
            move = None
            if n > 0:
                seat, made = moves[n - 1]
                if eyes in ("all", seat) or not table.secretive:
                    move = table.made(seat, made)
            moment: dict[str, Any] = {
                "n": n,
                "count": len(moves),
                "move": move,
                "view": Raw(ENCODER.encode(everything(state) if eyes == "all" else state.view(eyes))),
                "events": log_entry(table, n, eyes),
            }
        return Moment(**moment)


def log_entry(table: Table, n: int, eyes: Looking) -> list[dict[str, object]]:
    """What somebody was told with the n-th move."""
    events = table.whole_log()[n]
    return events_json(events, None, everything=True) if eyes == "all" else events_json(events, eyes)


def log(table: Table, eyes: Looking) -> list[LogEntry]:
    """What somebody was told, move by move."""
    with table.rules:
        entries: list[Any] = [{"n": n, "events": log_entry(table, n, eyes)} for n in range(table.moves + 1)]
    return [LogEntry(**entry) for entry in entries]


def read_eyes(table: Table, person: Person, eyes: str) -> Looking:
    """Whose eyes somebody asks for, if they may look through them."""
    if not table.may_watch(person.id):
        raise Refused(403, "not-watchable", "This table is not open to spectators.")
    if eyes in ("", "none"):
        return None
    if eyes == "all":
        if not table.finished:
            raise Refused(409, "not-over", "Everything is known only when the game is over.")
        return "all"
    if not (eyes.isascii() and eyes.isdigit()) or int(eyes) >= len(table.places):
        raise Refused(404, "no-such-seat", "There is no such seat.")
    seat = int(eyes)
    if not table.finished and seat not in table.owned_by(person.id):
        raise Refused(
            403, "not-yours", "Until the game is over only its owner may look through a seat's eyes."
        )
    return seat


def everything(state: State) -> dict[str, object]:
    """A view in which all that any seat knows is laid open."""
    view = state.view(None)
    picture: object = view["table"]
    for seat in range(int(state.seats)):
        picture = laid_open(picture, state.view(seat)["table"])
    view["table"] = picture
    return view


def laid_open(one: object, other: object) -> object:
    """Two pictures of one table: what one of them hides is taken from the other."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {
            key: laid_open(one.get(key), other.get(key))
            for key in [*one, *[k for k in other if k not in one]]
        }
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [laid_open(first, second) for first, second in zip(one, other, strict=True)]
    return one
