"""Many games in one call, the caller moving for every seat: the same games that one by one would be."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tianxia
from tests.research.tables import TABLES, named
from tianxia.kernel import BadSetup, IllegalMove, Quick
from tianxia.kernel.rewards import rewards
from tianxia.research.vector import VectorGames

Table = tuple[str, int, dict[str, Any]]


def choose(masks: Any, random: np.random.Generator) -> Any:
    """A legal move for each game."""
    return np.where(masks, random.random(masks.shape), 0).argmax(1)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_games_are_those_of_the_engine(table: Table) -> None:
    """Every number that is told comes from a game played beside it, move for move."""
    key, seats, options = table
    games = VectorGames(key, 3, seats, reward="rank", **options)
    asked = games.reset(seed=4)
    random = np.random.default_rng(4)
    beside = [state.clone() for state in games.batch.states]
    ends = 0
    for _ in range(150):
        for number, state in enumerate(beside):
            seat = int(asked.seats[number])
            assert seat == state.acting[0]
            assert np.flatnonzero(asked.masks[number]).tolist() == state.legal(seat)
            assert asked.observations[number].tolist() == list(games.game.observe(state, seat))
        moves = choose(asked.masks, random)
        seats_before = asked.seats
        asked = games.step(moves)
        for number, state in enumerate(beside):
            state.play(int(seats_before[number]), int(moves[number]))
            assert bool(asked.ended[number]) == state.over
            if state.over:
                ends += 1
                assert asked.rewards[number].tolist() == rewards(state, "rank")
                beside[number] = games.batch.states[number].clone()
            else:
                assert not asked.rewards[number].any()
    assert ends or tianxia.game(key).facts.longest > 50


def test_same_seed_same_games_and_others_differ() -> None:
    games = VectorGames("dragon", 8, 4)
    first = games.reset(seed=1).observations
    assert np.array_equal(first, games.reset(seed=1).observations)
    assert not np.array_equal(first, games.reset(seed=2).observations)
    assert len(np.unique(first, axis=0)) > 1


def test_what_was_told_may_be_kept() -> None:
    games = VectorGames("connect_four", 5)
    before = games.reset(seed=1)
    kept: Any = before.observations.copy(), before.masks.copy(), before.seats.copy()
    told: Any = before[:3]
    games.step([3, 3, 3, 3, 3])
    assert all(np.array_equal(now, then) for now, then in zip(told, kept, strict=True))
    assert not before.masks.flags.writeable


def test_shares_add_up() -> None:
    games = VectorGames("kingdom", 4, 2)
    games.reset(seed=1)
    for _ in range(300):
        asked = games.step(games.sample())
        assert asked.rewards[asked.ended].sum(1) == pytest.approx(1.0)


def test_illegal_move_says_why_and_none_is_made() -> None:
    games = VectorGames("tictactoe", 3)
    with pytest.raises(BadSetup, match="at least one"):
        VectorGames("tictactoe", 0)
    with pytest.raises(BadSetup, match="reset"):
        games.step([0, 1, 2])
    games.reset(seed=1)
    games.step([0, 1, 2])
    asked = games.step([1, 2, 3])
    with pytest.raises(IllegalMove, match="A may not"):
        games.step([5, 5, 3])
    with pytest.raises(BadSetup, match="3 games need a move each; 2 were given"):
        games.step([5, 5])
    assert games.batch.states[0].legal(0) == np.flatnonzero(asked.masks[0]).tolist()
    games.step([5, 5, 5])


def test_deals_are_spread() -> None:
    """The quick source of chance deals every card about as often."""
    games = VectorGames("leduc", 6000)
    cards = games.reset(seed=9).observations[:, 1:7]
    assert cards.sum(1).tolist() == [1.0] * 6000
    assert np.abs(cards.sum(0) - 1000).max() < 150
    assert Quick(1).word() != Quick(2).word()
