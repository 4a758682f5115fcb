"""One seat against bots: Gymnasium's own checker, alone and many at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.research.tables import TABLES, named
from tianxia import bots
from tianxia.kernel import BadSetup, IllegalMove
from tianxia.research.gymnasium import NAMES, SeatEnv, SeatVectorEnv

Table = tuple[str, int, dict[str, Any]]


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_conforms(table: Table) -> None:
    key, seats, options = table
    check_env(SeatEnv(key, seats, seat=None, illegal="lose", **options), skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
def test_is_registered(name: str) -> None:
    with gymnasium.make(name, opponents="greedy", render_mode="ansi") as environment:
        shown, told = environment.reset(seed=3)
        assert environment.observation_space.contains(shown)
        assert told["seat"] == 0
        assert isinstance(environment.render(), str)
    vector = gymnasium.make_vec(name, num_envs=3, opponents="random")
    shown, _ = vector.reset(seed=3)
    assert vector.observation_space.contains(shown)
    vector.close()


@pytest.mark.parametrize("seat", [0, 2])
def test_whole_game(seat: int) -> None:
    environment = SeatEnv("dragon", 3, seat=seat, opponents=("greedy", bots.RandomBot(4)), reward="points")
    environment.reset(seed=8)
    environment.action_space.seed(8)
    ended, reward = False, 0.0
    told: dict[str, Any] = {}
    while not ended:
        shown, reward, ended, cut, told = environment.step(int(environment.action_space.sample()))
        assert not cut
        assert shown["action_mask"].any() == (not ended)
    assert reward == told["scores"][seat]


def test_same_seed_same_game() -> None:
    def rows() -> list[Any]:
        environment = SeatEnv("china", 3, opponents="random")
        shown, _ = environment.reset(seed=5)
        seen = [shown["observation"]]
        for _ in range(20):
            move = int(shown["action_mask"].argmax())
            shown, _, ended, _, _ = environment.step(move)
            seen.append(shown["observation"])
            if ended:
                break
        return seen

    assert np.array_equal(np.stack(rows()), np.stack(rows()))


def test_illegal_move_says_why() -> None:
    environment = SeatEnv("tictactoe", opponents="greedy")
    environment.reset(seed=1)
    environment.step(0)
    with pytest.raises(IllegalMove):
        environment.step(0)


def test_illegal_move_may_lose_instead() -> None:
    environment = SeatEnv("leduc", illegal="lose", reward="points")
    environment.reset(seed=1)
    _, reward, ended, cut, told = environment.step(0)
    assert (reward, ended, cut, told["illegal"]) == (-13.0, True, False, 0)
    with pytest.raises(BadSetup, match="lose"):
        SeatEnv("leduc", illegal="ignore")


def test_what_cannot_be_seated_is_refused() -> None:
    with pytest.raises(BadSetup, match="2 opponents"):
        SeatEnv("dragon", 3, opponents=["greedy"])
    with pytest.raises(BadSetup, match="no seat 3"):
        SeatEnv("dragon", 3, seat=3)
    with pytest.raises(RuntimeError, match="reset"):
        SeatEnv("dragon", 3).step(0)


def choose(masks: Any, random: np.random.Generator) -> Any:
    """A legal move for each game."""
    return np.where(masks, random.random(masks.shape), 0).argmax(1)


@pytest.mark.parametrize("seat", [1, None])
def test_many_games_at_once(seat: int | None) -> None:
    environment = SeatVectorEnv("leduc", 50, seat=seat, opponents="random", reward="points")
    random = np.random.default_rng(2)
    shown, _ = environment.reset(seed=2)
    games, chips = 0, 0.0
    for _ in range(40):
        shown, worth, ended, cut, told = environment.step(choose(shown["action_mask"], random))
        assert environment.observation_space.contains(shown)
        assert not cut.any()
        assert not worth[~ended].any()
        assert shown["action_mask"].any(1).all()
        if ended.any():
            last = told["final_obs"][ended]
            assert all(environment.single_observation_space.contains(row) for row in last)
            assert [row is None for row in told["final_obs"]] == [not over for over in ended]
        games += int(ended.sum())
        chips += float(np.abs(worth).sum())
    assert games > 200
    assert chips > games / 2


def test_one_illegal_move_among_many_stops_all() -> None:
    environment = SeatVectorEnv("tictactoe", 4)
    environment.reset(seed=1)
    environment.step([0, 1, 2, 3])
    before = environment.seen()["observation"]
    with pytest.raises(IllegalMove):
        environment.step([0, 1, 2, 3])
    assert np.array_equal(before, environment.seen()["observation"])
