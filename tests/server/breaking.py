"""Games that fail, announced to a server as plug-ins are: in plain Python, from another package."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from tests.toys import MOVES, Bid, Table, Toy
from tianxia.kernel import Setup, State
from tianxia.kernel.chance import Chance
from tianxia.kernel.packed import i64, vec

LAST: Final = 3
"""The card whose bid goes wrong, in those games where a move does."""


class LoopingBid(Bid):
    """One move never ends."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        while move == LAST:
            pass
        super().play(state, seat, move)


class SleepingBid(Bid):
    """One move waits for something that never comes, and uses no processor."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        while move == LAST:
            time.sleep(60)
        super().play(state, seat, move)


class RaisingBid(Bid):
    """One move cannot be made."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        if move == LAST:
            raise ZeroDivisionError("no such prize")
        super().play(state, seat, move)


class EndingBid(Bid):
    """One move wants to end the whole program."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        if move == LAST:
            raise SystemExit(1)
        super().play(state, seat, move)


class CrashingBid(Bid):
    """One move ends the whole process, as an error in compiled code can."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        if move == LAST:
            os.abort()
        super().play(state, seat, move)


class GreedyForMemory(Bid):
    """One move finds the memory full."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        if move == LAST:
            raise MemoryError
        super().play(state, seat, move)


class RaisingMoves(Bid):
    """Who has played the last card cannot be asked for another."""

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        if LAST in state.spent[seat]:
            raise IndexError("list index out of range")
        return super().moves(state, seat)


class UnseenTable(Table):
    """Once the last card is bid, the table cannot be drawn."""

    def picture(self, seat: i64 | None) -> dict[str, object]:
        if LAST in self.bids:
            raise KeyError("picture")
        return super().picture(seat)


class UncountableTable(Table):
    """Once the last card is bid, points cannot be counted."""

    def points(self, seat: i64) -> i64:
        if LAST in self.bids:
            raise ArithmeticError("points")
        return super().points(seat)


class StrangeTable(Table):
    """Once the last card is bid, its picture is something that cannot be written down."""

    def picture(self, seat: i64 | None) -> dict[str, object]:
        return {**super().picture(seat), **({"odd": object()} if LAST in self.bids else {})}


class UnknowingTable(Table):
    """Once the last card is spent, nobody can say what a seat knows."""

    def redeal(self, seat: i64, chance: Chance) -> None:
        if any(LAST in cards for cards in self.spent):
            raise RuntimeError("redeal")
        super().redeal(seat, chance)


class Breaking(Toy):
    """The toy with one part that fails."""

    def __init__(self, key: str, part: type[Table | Bid]) -> None:
        self.key = key  # type: ignore[misc]
        self.title = key  # type: ignore[misc]
        if issubclass(part, Table):
            self.table = part  # type: ignore[misc]
        else:
            self.instead = {Bid: part}  # type: ignore[misc]
        super().__init__()


class Undealt(Toy):
    """No table of it can be laid."""

    key = "undealt"
    title = "Undealt"

    def deal(self, setup: Setup, chance: Chance) -> State:
        raise ValueError("no deal")


class Disagreeing(Toy):
    """Nobody ever learns whether it can be played: with the table's rules not even begun."""

    key = "disagrees"
    title = "Disagrees"

    def check_setup(self, setup: Setup) -> None:
        while setup.seats == 3:
            pass


LOOPS: Final = Breaking("loops", LoopingBid)
SLEEPS: Final = Breaking("sleeps", SleepingBid)
RAISES: Final = Breaking("raises", RaisingBid)
ENDS: Final = Breaking("ends", EndingBid)
CRASHES: Final = Breaking("crashes", CrashingBid)
STARVES: Final = Breaking("starves", GreedyForMemory)
MOVELESS: Final = Breaking("moveless", RaisingMoves)
UNSEEN: Final = Breaking("unseen", UnseenTable)
UNCOUNTED: Final = Breaking("uncounted", UncountableTable)
STRANGE: Final = Breaking("strange", StrangeTable)
UNKNOWING: Final = Breaking("unknowing", UnknowingTable)
UNDEALT: Final = Undealt()
DISAGREES: Final = Disagreeing()
EVERY: Final = (
    LOOPS,
    SLEEPS,
    RAISES,
    ENDS,
    CRASHES,
    STARVES,
    MOVELESS,
    UNSEEN,
    UNCOUNTED,
    STRANGE,
    UNKNOWING,
    UNDEALT,
    DISAGREES,
)
assert MOVES.text(LAST)


def announce(folder: Path) -> None:
    """Announce these games in a folder of the import path, as an installed package does."""
    about = folder / "breaking-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: breaking\nVersion: 1.0\n")
    points = [f"{name.key} = tests.server.breaking:{name.key.upper()}" for name in EVERY]
    (about / "entry_points.txt").write_text("\n".join(["[tianxia.games]", *points, ""]))
