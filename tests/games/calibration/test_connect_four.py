"""Connect four: counts that everybody gets, and lines in every direction."""

from __future__ import annotations

from itertools import pairwise

import pytest

import tianxia
from tianxia.games.calibration.connect_four import four_in_a_row
from tianxia.kernel import IllegalMove, Quick, State

GAME = tianxia.game("connect_four")


def dropped(columns: str) -> State:
    state = GAME.start(seed=1)
    for column in columns:
        state.play(state.acting[0], int(column) - 1)
    return state


class Plain:
    """The rules again, cell by cell, with nothing clever."""

    def __init__(self) -> None:
        self.columns: list[list[int]] = [[] for _ in range(7)]

    def cell(self, column: int, row: int) -> int | None:
        inside = 0 <= column < 7 and 0 <= row < len(self.columns[column])
        return self.columns[column][row] if inside else None

    def legal(self) -> list[int]:
        return [column for column in range(7) if len(self.columns[column]) < 6]

    def drop(self, column: int, seat: int) -> bool:
        """Drop a disc; says whether it completes a line."""
        self.columns[column].append(seat)
        row = len(self.columns[column]) - 1
        for right, up in ((1, 0), (0, 1), (1, 1), (1, -1)):
            for start in range(-3, 1):
                line = [self.cell(column + (start + n) * right, row + (start + n) * up) for n in range(4)]
                if line == [seat] * 4:
                    return True
        return False


def games(plain: Plain, seat: int, depth: int) -> int:
    """In how many ways so many discs can be dropped."""
    if depth == 0:
        return 1
    total = 0
    for column in plain.legal():
        won = plain.drop(column, seat)
        total += games(plain, 1 - seat, depth - 1) if not won else depth == 1
        plain.columns[column].pop()
    return total


def ways(state: State, depth: int) -> int:
    """The same, asked of the game."""
    if depth == 0:
        return 1
    total = 0
    for move in state.legal(state.actor()) if not state.over else []:
        twin = state.clone()
        twin.play(twin.actor(), move)
        total += ways(twin, depth - 1)
    return total


@pytest.mark.parametrize(("depth", "count"), [(1, 7), (2, 49), (3, 343), (4, 2401), (5, 16807)])
def test_the_first_discs_can_be_dropped_anywhere(depth: int, count: int) -> None:
    assert ways(GAME.start(seed=1), depth) == count


def test_six_in_a_column_are_the_most() -> None:
    state = dropped("444444")
    assert ways(state, 1) == 6
    assert ways(state, 3) == games_after("444444", 3)


@pytest.mark.parametrize("opening", ["1223344", "4444412", "11223", "7654321765"])
def test_as_many_games_as_counted_cell_by_cell(opening: str) -> None:
    assert ways(dropped(opening), 4) == games_after(opening, 4)


def games_after(opening: str, depth: int) -> int:
    plain = Plain()
    for number, column in enumerate(opening):
        assert not plain.drop(int(column) - 1, number % 2)
    return games(plain, len(opening) % 2, depth)


def test_random_games_end_as_they_do_cell_by_cell() -> None:
    chance = Quick(1)
    for _ in range(200):
        state, plain, won, seat = GAME.start(seed=1), Plain(), False, 0
        while not won and plain.legal():
            seat = state.acting[0]
            legal = state.legal(seat)
            assert legal == plain.legal()
            column = legal[chance.below(len(legal))]
            state.play(seat, column)
            won = plain.drop(column, seat)
            assert state.over == (won or not plain.legal())
        assert state.scores == [int(won and seat == 0), int(won and seat == 1)]
        assert state.view(None)["table"] == {
            "columns": {str(n + 1): c + [None] * (6 - len(c)) for n, c in enumerate(plain.columns)}
        }


@pytest.mark.parametrize(
    "columns",
    ["1122334", "7766554", "1212121", "7676767", "12233434464", "76655454424"],
    ids=["along the bottom", "from the right", "up the left", "up the right", "rising", "falling"],
)
def test_four_in_a_row_win(columns: str) -> None:
    state = dropped(columns)
    assert state.over and state.scores == [1, 0]


def test_there_are_69_lines_and_none_runs_over_the_edge() -> None:
    cells = [7 * column + row for column in range(7) for row in range(6)]
    lines = set()
    for first in cells:
        for step in range(1, 16):
            line = [first + step * number for number in range(4)]
            if set(line) <= set(cells) and four_in_a_row(sum(1 << cell for cell in line)):
                lines.add(tuple(line))
                places = [divmod(cell, 7) for cell in line]
                assert {b[0] - a[0] for a, b in pairwise(places)} in ({0}, {1})
                assert {b[1] - a[1] for a, b in pairwise(places)} in ({0}, {1}, {-1})
    assert len(lines) == 69


def test_a_full_column_takes_no_disc() -> None:
    state = dropped("444444")
    with pytest.raises(IllegalMove, match="column-full") as caught:
        state.play(0, 3)
    assert caught.value.refusal.values == {"column": "4"}
    refused = state.view(0)["refused"]
    assert isinstance(refused, list) and [card["text"] for card in refused] == ["drop 4"]


def test_a_full_board_is_a_draw() -> None:
    state = dropped("121212212121343434434343565656656565777777")
    assert state.over and state.scores == [0, 0] and state.ranking == [1, 1]
