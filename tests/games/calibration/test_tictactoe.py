"""Tic-tac-toe: everything about it is known."""

from __future__ import annotations

from collections import Counter

import pytest

import tianxia
from tianxia.kernel import IllegalMove, State

GAME = tianxia.game("tictactoe")


def played(*cells: str) -> State:
    state = GAME.start(seed=1)
    for cell in cells:
        state.play(state.acting[0], GAME.moves.parse(f"mark {cell}"))
    return state


def test_there_are_255168_games() -> None:
    """Of all games to the end, 131184 are won by the first player, 77904 by the second, 46080 by nobody."""
    outcomes: Counter[tuple[int, ...]] = Counter()
    known: dict[str, Counter[tuple[int, ...]]] = {}

    def count(state: State) -> Counter[tuple[int, ...]]:
        if state.over:
            return Counter({tuple(state.scores): 1})
        key = str(state.contents())
        if key not in known:
            total: Counter[tuple[int, ...]] = Counter()
            for move in state.legal(state.actor()):
                twin = state.clone()
                twin.play(twin.actor(), move)
                total += count(twin)
            known[key] = total
        return known[key]

    outcomes = count(GAME.start(seed=1))
    assert outcomes == {(1, 0): 131184, (0, 1): 77904, (0, 0): 46080}
    assert outcomes.total() == 255168


@pytest.mark.parametrize("cells", ["a1 b1 c1", "a2 b2 c2", "a1 a2 a3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3"])
def test_three_in_a_row_win(cells: str) -> None:
    line = cells.split()
    others = [cell for cell in ("a1", "b1", "b3", "c2", "a2", "c3") if cell not in line][:2]
    state = played(line[0], others[0], line[1], others[1], line[2])
    assert state.over and state.scores == [1, 0] and state.ranking == [1, 2]


def test_a_full_board_without_a_line_is_a_draw() -> None:
    state = played("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3")
    assert state.over and state.scores == [0, 0] and state.rewards == [0.5, 0.5]


def test_a_cell_is_marked_once() -> None:
    state = played("b2")
    with pytest.raises(IllegalMove, match="cell-taken") as caught:
        state.play(1, GAME.moves.parse("mark b2"))
    assert caught.value.refusal.values == {"cell": "b2"}


def test_the_board_is_seen_by_all() -> None:
    state = played("a1", "b2")
    tables = [state.view(seat)["table"] for seat in (0, 1, None)]
    assert tables[0] == tables[1] == tables[2]
    cells = tables[0]["cells"]  # type: ignore[index]
    assert (cells["a1"], cells["b2"], cells["c3"]) == (0, 1, None)
