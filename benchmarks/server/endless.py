"""Tic-tac-toe on a board that is cleared when it is full or has a line, so that a table goes on for ever.

A game of another package, announced to the server as any plug-in is: the moves of a load test go to tables
that stay, as those of a long game do. `../boardgame_io/server.js` has the same rules. It is plain Python: a
plug-in is not compiled.
"""

from __future__ import annotations

from typing import Any, Final

from tianxia.kernel import (
    Chance,
    EventKind,
    Facts,
    Frame,
    Game,
    Kind,
    Message,
    Option,
    Setup,
    State,
    Vocabulary,
)
from tianxia.kernel.packed import append, i64, vec
from tianxia.kernel.vocabulary import Domain

CELL: Final = Domain("cell", ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"))
LINES: Final = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
FULL: Final = 0o777
LONG: Final = 500

# All that depends on a set of marks alone is looked up: we measure the server, not the rules.
ENDS: Final = frozenset(marks for marks in range(FULL + 1) if any(marks & line == line for line in LINES))
FREE: Final[list[vec[i64]]] = []
for taken in range(FULL + 1):
    free = vec[i64](capacity=9)
    for place in range(9):
        if not taken >> place & 1:
            free = append(free, place)
    FREE.append(free)


class Board(State):
    """Each seat's marks as a set of bits, and how many marks were made in all."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.marks = [0, 0]
        self.count = 0

    def clone(self) -> Board:
        twin = Board(self.setup, self.chance.clone())
        twin.marks = self.marks[:]
        twin.count = self.count
        twin.frames = self.frames[:]
        return twin

    def points(self, seat: i64) -> i64:
        return i64(0)

    def picture(self, seat: i64 | None) -> dict[str, object]:
        first, second = self.marks
        return {"cells": [0 if first >> cell & 1 else 1 if second >> cell & 1 else None for cell in range(9)]}

    def contents(self) -> dict[str, object]:
        return {"marks": self.marks, "count": self.count}

    def restore(self, contents: dict[str, Any]) -> None:
        self.marks, self.count = list(contents["marks"]), contents["count"]


class Turn(Frame[Board]):
    """Mark an empty cell."""

    name = "mark"

    def moves(self, state: Board, seat: i64) -> vec[i64]:
        return FREE[state.marks[0] | state.marks[1]]

    def play(self, state: Board, seat: i64, move: i64) -> None:
        mine = state.marks[seat] = state.marks[seat] | 1 << move
        state.tell(0, seat, move)
        if mine in ENDS or state.marks[0] | state.marks[1] == FULL:
            state.marks = [0, 0]
        state.count += 1
        if state.count < LONG or not state.setup.chosen("ends"):
            state.push(TURNS[1 - seat])

    def prompt(self, state: Board) -> Message:
        return Message("ask-mark")


TURNS: Final = [Turn(0), Turn(1)]


class Endless(Game):
    """Marks for ever; with the option `ends`, five hundred."""

    key = "endless"
    title = "Endless tic-tac-toe"

    def __init__(self) -> None:
        super().__init__(
            seats=(2, 2),
            moves=Vocabulary(Kind("mark", CELL)),
            events=(EventKind("marked", cell=CELL),),
            frames=(Turn,),
            options=(Option("ends", False),),
            facts=Facts(hidden=False, simultaneous=False, chance=False, lowest=0, highest=0, longest=1 << 20),
        )

    def deal(self, setup: Setup, chance: Chance) -> State:
        board = Board(setup, chance)
        board.push(TURNS[0])
        return board


GAME: Final = Endless()
