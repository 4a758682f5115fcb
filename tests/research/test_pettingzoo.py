"""The games pass PettingZoo's own tests, whatever the number of seats, and keep secrets there too."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as check_saving

import tianxia
from tests.research.tables import TABLES, named
from tianxia.kernel import BadSetup, IllegalMove
from tianxia.research.pettingzoo import Environment, env

pytestmark = [
    # That observations are dictionaries, and that an empty board is all noughts.
    pytest.mark.filterwarnings("ignore:Observation:UserWarning:pettingzoo"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning:pettingzoo"),
]

Table = tuple[str, int, dict[str, Any]]


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_conforms(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    key, seats, options = table

    def make(**told: Any) -> Environment:
        return env(key, seats, **told, **options)

    api_test(make(), num_cycles=400)
    seed_test(make, num_cycles=60)
    render_test(make)
    check_saving(make())
    assert capsys.readouterr().out


def test_name_follows_the_rules_version() -> None:
    game = tianxia.game("china")
    assert env("china").metadata["name"] == f"china_v{game.rules_version}"


def play(environment: Environment, seed: int) -> dict[str, float]:
    """A random game; what each agent got in all."""
    environment.reset(seed=seed)
    random = np.random.default_rng(seed)
    got = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, ended, cut, _ = environment.last()
        assert observation is not None
        got[agent] += reward
        moves = observation["action_mask"].nonzero()[0]
        environment.step(None if ended or cut else int(random.choice(moves)))
    return got


@pytest.mark.parametrize(("kind", "sum_of"), [("share", 1.0), ("rank", 1.5)])
def test_rewards_add_up(kind: str, sum_of: float) -> None:
    for seed in range(3):
        assert sum(play(env("kingdom", 3, reward=kind), seed).values()) == pytest.approx(sum_of)


def test_points_are_the_scores() -> None:
    environment = env("dragon", 2, reward="points")
    got = play(environment, 5)
    assert list(got.values()) == environment.started().scores


def test_illegal_move_says_why_and_changes_nothing() -> None:
    environment = env("tictactoe")
    environment.reset(seed=1)
    environment.step(4)
    before = environment.last()[0]
    with pytest.raises(IllegalMove, match="B may not"):
        environment.step(4)
    after = environment.last()[0]
    assert before is not None
    assert after is not None
    assert (before["observation"] == after["observation"]).all()
    environment.step(0)


def test_calls_out_of_order_are_refused() -> None:
    environment = env("tictactoe")
    for call in (lambda: environment.observe("player_0"), environment.last, lambda: environment.step(0)):
        with pytest.raises(RuntimeError, match="reset"):
            call()
    environment.reset()
    with pytest.raises(ValueError, match="None is for agents that have finished"):
        environment.step(None)
    play(environment, 1)
    with pytest.raises(RuntimeError, match="over"):
        environment.step(None)


def test_unknown_reward_is_refused() -> None:
    with pytest.raises(BadSetup, match="share, points, rank"):
        env("china", reward="glory")


def test_game_can_be_cut_short() -> None:
    environment = env("dragon", 3, max_cycles=7)
    got = play(environment, 2)
    assert environment.cycles == 7
    assert not any(got.values())
    assert not environment.agents


def test_secret_bids_are_asked_in_the_order_of_seats_and_not_seen() -> None:
    """Two games that differ only in the first seat's secret bid look the same to the others."""
    environments = [env("kingdom", 3), env("kingdom", 3)]
    for number, environment in enumerate(environments):
        environment.reset(seed=11)
        assert environment.agent_selection == "player_0"
        first = environment.observe("player_0")["action_mask"].nonzero()[0]
        environment.step(int(first[number]))
    for agent in ("player_1", "player_2"):
        one, other = [environment.observe(agent) for environment in environments]
        assert (one["observation"] == other["observation"]).all()
        assert (one["action_mask"] == other["action_mask"]).all()
    own, others = [environment.observe("player_0")["observation"] for environment in environments]
    assert (own != others).any()
