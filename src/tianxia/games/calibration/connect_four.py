"""Connect four: four discs in a row on seven columns of six. Perfect information, no chance."""

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
    numbered,
)
from tianxia.kernel.features import Row
from tianxia.kernel.packed import append, i64, vec

COLUMNS: Final = 7
ROWS: Final = 6
STEP: Final = 7
"""From a column's lowest bit to the next column's: one bit more than there are rows, always empty,
so that no line runs over the edge of the board."""

COLUMN: Final = numbered("column", COLUMNS)
MOVES: Final = Vocabulary(Kind("drop", COLUMN))
EVENTS: Final = (EventKind("dropped", column=COLUMN),)
DROPPED: Final = 0

BOTTOMS: Final = 0x0040810204081
"""The lowest cell of every column."""

TOPS: Final = BOTTOMS << (ROWS - 1)
FULL: Final = (TOPS << 1) - BOTTOMS

CELLS: Final = STEP * COLUMNS
FEATURES: Final = (
    Feature("mine", "for each cell, column by column from below, the observer's discs", count=CELLS),
    Feature("theirs", "for each cell, the other seat's discs; the seventh row is always empty", count=CELLS),
)

EVERY_COLUMN: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6])


def four_in_a_row(discs: i64) -> bool:
    """Whether a set of discs holds a line of four, in any of the four directions."""
    pairs = discs & discs >> 1
    if pairs & pairs >> 2:
        return True
    pairs = discs & discs >> STEP
    if pairs & pairs >> 2 * STEP:
        return True
    pairs = discs & discs >> STEP - 1
    if pairs & pairs >> 2 * (STEP - 1):
        return True
    pairs = discs & discs >> STEP + 1
    return pairs & pairs >> 2 * (STEP + 1) != 0


class Board(State):
    """Each seat's discs, as a set of bits: bit 7 × column + row, from the lower left."""

    __slots__ = ("first", "second")

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.first: i64 = 0
        self.second: i64 = 0

    def clone(self) -> Board:
        twin = Board(self.setup, self.chance.clone())
        twin.first = self.first
        twin.second = self.second
        twin.frames = self.frames[:]
        return twin

    def discs(self, seat: i64) -> i64:
        """The discs of a seat."""
        return self.first if seat == 0 else self.second

    def points(self, seat: i64) -> i64:
        return 1 if four_in_a_row(self.discs(seat)) else 0

    def picture(self, seat: i64 | None) -> dict[str, object]:
        return {
            "columns": {
                token: [self.owner(STEP * column + row) for row in range(ROWS)]
                for column, token in enumerate(COLUMN.tokens)
            }
        }

    def owner(self, cell: i64) -> int | None:
        """Whose disc is in a cell."""
        if self.first >> cell & 1:
            return 0
        return 1 if self.second >> cell & 1 else None

    def contents(self) -> dict[str, object]:
        return {"discs": [int(self.first), int(self.second)]}

    def restore(self, contents: dict[str, Any]) -> None:
        self.first, self.second = contents["discs"]


class Turn(Frame[Board]):
    """Drop a disc into a column that is not full."""

    name = "drop"

    def moves(self, state: Board, seat: i64) -> vec[i64]:
        full = (state.first | state.second) & TOPS
        if not full:
            return EVERY_COLUMN
        moves = vec[i64](capacity=COLUMNS)
        for column in range(i64(COLUMNS)):
            if not full >> STEP * column + ROWS - 1 & 1:
                moves = append(moves, column)
        return moves

    def play(self, state: Board, seat: i64, move: i64) -> None:
        taken = state.first | state.second
        # A variable, not the literal: compiled, `1 << n` is a shift of 32 bits.
        lowest: i64 = 1
        lowest <<= STEP * move
        # Adding a column's lowest bit carries through its discs into the first empty cell.
        fallen = taken + lowest & ~taken
        if seat == 0:
            state.first |= fallen
            won = four_in_a_row(state.first)
        else:
            state.second |= fallen
            won = four_in_a_row(state.second)
        state.tell(DROPPED, seat, move)
        if not won and taken | fallen != FULL:
            state.push(TURNS[1 - seat])

    def considered(self, state: Board, seat: i64) -> vec[i64]:
        return EVERY_COLUMN

    def why_not(self, state: Board, seat: i64, move: i64) -> Refusal:
        return Refusal("column-full", "1", {"column": COLUMN.tokens[move]})

    def prompt(self, state: Board) -> Message:
        return Message("ask-drop")


TURNS: Final = [Turn(0), Turn(1)]


class ConnectFour(Game):
    """Four in a row wins."""

    key = "connect_four"
    title = "Connect four"

    def __init__(self) -> None:
        super().__init__(
            seats=(2, 2),
            moves=MOVES,
            events=EVENTS,
            frames=(Turn,),
            facts=Facts(
                hidden=False, simultaneous=False, chance=False, lowest=0, highest=1, longest=COLUMNS * ROWS
            ),
        )

    def deal(self, setup: Setup, chance: Chance) -> State:
        board = Board(setup, chance)
        board.push(TURNS[0])
        return board

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return FEATURES

    def write(self, row: Row, state: State, seat: i64) -> None:
        assert isinstance(state, Board)
        row.put_bits(state.discs(seat), CELLS)
        row.put_bits(state.discs(1 - seat), CELLS)


GAME: Final = ConnectFour()
