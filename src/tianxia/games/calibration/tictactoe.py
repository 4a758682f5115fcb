"""Tic-tac-toe: the shortest example of the contract. Perfect information, no chance."""

from __future__ import annotations

from typing import Any, Final

from tianxia.kernel import (
    Chance,
    EventKind,
    Facts,
    Feature,
    Frame,
    Game,
    Kind,
    Message,
    Refusal,
    Setup,
    State,
    Vocabulary,
)
from tianxia.kernel.features import Row
from tianxia.kernel.packed import append, i64, vec
from tianxia.kernel.vocabulary import Domain

CELL: Final = Domain("cell", ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"))
MOVES: Final = Vocabulary(Kind("mark", CELL))
EVENTS: Final = (EventKind("marked", cell=CELL),)
MARKED: Final = 0

LINES: Final[tuple[int, ...]] = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
"""Three in a row, each line a set of bits."""

FULL: Final = 0o777

FEATURES: Final = (
    Feature("mine", "for each cell, whether the observer's mark is in it", count=9),
    Feature("theirs", "for each cell, whether the other seat's mark is in it", count=9),
)


class Board(State):
    """Each seat's marks, as a set of bits."""

    __slots__ = ("marks",)

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.marks: vec[i64] = vec[i64]([0, 0])

    def clone(self) -> Board:
        twin = Board(self.setup, self.chance.clone())
        twin.marks = self.marks[:]
        twin.frames = self.frames[:]
        return twin

    def has_line(self, seat: i64) -> bool:
        """Whether a seat has three in a row."""
        marks = self.marks[seat]
        for line in LINES:
            if marks & i64(line) == i64(line):
                return True
        return False

    def points(self, seat: i64) -> i64:
        return 1 if self.has_line(seat) else 0

    def picture(self, seat: i64 | None) -> dict[str, object]:
        return {"cells": {token: self.owner(cell) for cell, token in enumerate(CELL.tokens)}}

    def owner(self, cell: i64) -> int | None:
        """Whose mark is in a cell."""
        for seat in range(self.seats):
            if self.marks[seat] >> cell & 1:
                return int(seat)
        return None

    def contents(self) -> dict[str, object]:
        return {"marks": [int(marks) for marks in self.marks]}

    def restore(self, contents: dict[str, Any]) -> None:
        self.marks = vec[i64](contents["marks"])


class Turn(Frame[Board]):
    """Mark an empty cell."""

    name = "mark"

    def moves(self, state: Board, seat: i64) -> vec[i64]:
        taken = state.marks[0] | state.marks[1]
        moves = vec[i64](capacity=9)
        for cell in range(i64(9)):
            if not taken >> cell & 1:
                moves = append(moves, cell)
        return moves

    def play(self, state: Board, seat: i64, move: i64) -> None:
        state.marks[seat] |= 1 << move
        state.tell(MARKED, seat, move)
        if not state.has_line(seat) and state.marks[0] | state.marks[1] != FULL:
            state.push(TURNS[1 - seat])

    def why_not(self, state: Board, seat: i64, move: i64) -> Refusal:
        return Refusal("cell-taken", "1", {"cell": CELL.tokens[move]})

    def prompt(self, state: Board) -> Message:
        return Message("ask-mark")


TURNS: Final = [Turn(0), Turn(1)]


class TicTacToe(Game):
    """Three in a row wins."""

    key = "tictactoe"
    title = "Tic-tac-toe"

    def __init__(self) -> None:
        super().__init__(
            seats=(2, 2),
            moves=MOVES,
            events=EVENTS,
            frames=(Turn,),
            facts=Facts(hidden=False, simultaneous=False, chance=False, lowest=0, highest=1, longest=9),
        )

    def deal(self, setup: Setup, chance: Chance) -> State:
        board = Board(setup, chance)
        board.push(TURNS[0])
        return board

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return FEATURES

    def write(self, row: Row, state: State, seat: i64) -> None:
        assert isinstance(state, Board)
        row.put_bits(state.marks[seat], 9)
        row.put_bits(state.marks[1 - seat], 9)


GAME: Final = TicTacToe()
