"""The games pass PettingZoo's own tests, whatever the number of seats, and keep secrets there too."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.save_obs_test import test_save_obs as check_saving
from pettingzoo.utils import parallel_to_aec

import tianxia
from tests.research.tables import TABLES, named
from tianxia.kernel import BadSetup, IllegalMove
from tianxia.research.pettingzoo import Environment, ParallelEnvironment, env, parallel_env

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


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_parallel_form_conforms(table: Table) -> None:
    key, seats, options = table

    def make(**told: Any) -> ParallelEnvironment:
        return parallel_env(key, seats, **told, **options)

    def careless(**told: Any) -> ParallelEnvironment:
        return make(illegal="random", **told)

    parallel_api_test(make(), num_cycles=400)
    parallel_seed_test(careless, num_cycles=60)
    # A hand of poker may be over before it is cut off.
    if key != "leduc":
        max_cycles_test(
            SimpleNamespace(
                parallel_env=careless, env=lambda max_cycles: parallel_to_aec(careless(max_cycles=max_cycles))
            )
        )


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


def test_what_was_shown_may_be_kept() -> None:
    """Every observation of a whole game is as it was when it was shown, long after."""
    environment = env("dragon", 3)
    environment.reset(seed=4)
    random = np.random.default_rng(4)
    kept, copies = [], []
    for agent in environment.agent_iter():
        observation, _, ended, _, _ = environment.last()
        again, other = environment.last()[0], environment.observe(agent)
        assert observation is not again
        for name, array in observation.items():
            assert np.array_equal(array, again[name])
            assert np.array_equal(array, other[name])
            assert not array.flags.writeable
            kept.append(array)
            copies.append(array.copy())
        legal = environment.started().legal(environment.seat_of[agent])
        assert observation["action_mask"].nonzero()[0].tolist() == legal
        environment.step(None if ended else random.choice(legal))
    assert len(kept) > 200
    assert all(np.array_equal(now, then) for now, then in zip(kept, copies, strict=True))


def test_who_is_not_asked_has_no_moves() -> None:
    environment = env("china", 3)
    environment.reset(seed=4)
    asked = environment.agent_selection
    for agent in environment.agents:
        assert environment.observe(agent)["action_mask"].any() == (agent == asked)
    assert environment.last(observe=False)[0] is None


def test_loop_can_be_left_early_and_taken_up_again() -> None:
    environment = env("tictactoe")
    environment.reset(seed=1)
    for number, _ in enumerate(environment.agent_iter(max_iter=3)):
        environment.step(number)
    assert environment.cycles == 3
    assert [*zip(environment.agent_iter(2), range(9), strict=False)] == [("player_1", 0), ("player_1", 1)]


def test_finished_agents_leave_one_by_one() -> None:
    environment = env("tictactoe")
    environment.reset(seed=1)
    for cell in (0, 3, 1, 4, 2):
        assert environment.rewards == {"player_0": 0.0, "player_1": 0.0}
        environment.step(cell)
    assert environment.rewards == {"player_0": 1.0, "player_1": 0.0}
    assert environment.agent_selection == "player_0"
    assert environment.last(observe=False)[1:4] == (1.0, True, False)
    with pytest.raises(ValueError, match="None"):
        environment.step(5)
    environment.step(None)
    assert environment.agents == ["player_1"]
    assert environment.agent_selection == "player_1"
    assert environment.rewards == {"player_1": 0.0}
    assert environment.infos == {"player_1": {}}
    environment.step(None)
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


def test_illegal_moves_can_be_replaced_by_chance() -> None:
    """With the same seed the same moves are made in their place; a legal move is made as it is."""
    played = []
    for seed in (1, 1, 2):
        environment = env("connect_four", illegal="random")
        environment.reset(seed=seed)
        environment.step(3)
        for _ in range(5):
            assert not environment.terminations[environment.agent_selection]
            environment.step(999)
        environment.started().play(environment.started().acting[0], 3)
        played.append(environment.observe("player_0")["observation"].tolist())
    assert played[0] == played[1] != played[2]
    with pytest.raises(BadSetup, match="raise, random"):
        env("china", illegal="ignore")


def test_all_that_are_asked_answer_in_one_step() -> None:
    """The same game as in the cycle, in which they are asked one after another."""
    together, one_by_one = parallel_env("kingdom", 3, reward="points"), env("kingdom", 3, reward="points")
    seen, _ = together.reset(seed=11)
    one_by_one.reset(seed=11)
    assert all(seen[agent]["action_mask"].any() for agent in together.agents)
    random = np.random.default_rng(11)
    rewards: dict[str, float] = {}
    while together.agents:
        asked = [agent for agent in together.agents if seen[agent]["action_mask"].any()]
        actions = {agent: int(random.choice(seen[agent]["action_mask"].nonzero()[0])) for agent in asked}
        for agent in asked:
            assert one_by_one.agent_selection == agent
            one_by_one.step(actions[agent])
        seen, rewards, ended, cut, _ = together.step(actions)
        assert not any(cut.values())
        assert all(ended.values()) != bool(together.agents)
    assert rewards == one_by_one.rewards
    assert one_by_one.cycles > together.steps


def test_parallel_form_makes_all_moves_or_none() -> None:
    together = parallel_env("kingdom", 3, max_cycles=2)
    with pytest.raises(RuntimeError, match="reset"):
        together.step({})
    seen, _ = together.reset(seed=11)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in together.agents}
    before = together.cycle.started().digest()
    with pytest.raises(IllegalMove, match="C may not"):
        together.step({**actions, "player_2": together.cycle.game.moves.size - 1})
    with pytest.raises(ValueError, match="player_1 is asked"):
        together.step({"player_0": actions["player_0"]})
    assert together.cycle.started().digest() == before
    seen, *_ = together.step(actions)
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in together.agents}
    _, rewards, ended, cut, _ = together.step(actions)
    assert (any(rewards.values()), any(ended.values()), all(cut.values())) == (False, False, True)
    with pytest.raises(RuntimeError, match="over"):
        together.step({})


def test_parallel_form_is_shown_like_the_cycle() -> None:
    together = parallel_env("tictactoe", render_mode="ansi")
    together.reset(seed=1)
    assert together.render() == together.cycle.render()
