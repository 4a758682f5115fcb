"""OpenSpiel's own tests on our games, and its solvers on ours and on its own: they find the same."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest
from numpy.random import RandomState

import tianxia

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python or system")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
    minimax,
)

from tianxia.kernel import BadSetup  # noqa: E402
from tianxia.research.chances import MOST_OUTCOMES  # noqa: E402
from tianxia.research.openspiel import NAMES  # noqa: E402

GAMES = [
    *[f"tianxia_{game.key}(players={seats})" for game in tianxia.catalogue() for seats in game.seats],
    "tianxia_china(players=3,fortifications=True,reward=rank)",
    "tianxia_kingdom(players=3,two_bids=True,reward=points)",
]


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["tianxia_leduc", "tianxia_tictactoe", "tianxia_connect_four"])
def test_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["tianxia_leduc(reward=points)", "tianxia_tictactoe", "tianxia_dragon"])
def test_playthrough_can_be_replayed(name: str) -> None:
    told = generate_playthrough.playthrough(name, None, alsologtostdout=False, seed=3)
    actions = [
        int(line.removeprefix("action: ")) for line in told.splitlines() if line.startswith("action: ")
    ]
    assert len(actions) > 3
    assert generate_playthrough.playthrough(name, actions, alsologtostdout=False, seed=4) == told


def test_chance_is_told_outcome_by_outcome() -> None:
    """Six cards for the first hand, five for the second, four for the common card: as in OpenSpiel's own."""
    ours = pyspiel.load_game("tianxia_leduc(reward=points)").new_initial_state()
    theirs = pyspiel.load_game("leduc_poker").new_initial_state()
    for actions in ([3], [2], [1], [1]):
        assert len(ours.legal_actions()) == len(theirs.legal_actions())
        assert ours.is_chance_node() == theirs.is_chance_node()
        ours.apply_action(actions[0])
        theirs.apply_action(actions[0])
    assert len(ours.chance_outcomes()) == len(theirs.chance_outcomes()) == 4


@pytest.mark.parametrize("key", ["dragon", "china", "kingdom", "gugong"])
def test_no_draw_has_more_outcomes_than_were_told(key: str) -> None:
    chooser = random.Random(1)
    state = pyspiel.load_game(f"tianxia_{key}").new_initial_state()
    most = 0
    while not state.is_terminal():
        if state.is_chance_node():
            most = max(most, len(state.chance_outcomes()))
        state.apply_action(chooser.choice(state.legal_actions()))
    assert 1 < most <= MOST_OUTCOMES


def uniform(name: str) -> Any:
    """A game and how it is played by somebody who does not care."""
    game = pyspiel.load_game(name)
    return game, policy.UniformRandomPolicy(game)


def test_leduc_uniform_policy_is_as_exploitable_as_in_openspiel() -> None:
    ours = exploitability.nash_conv(*uniform("tianxia_leduc(reward=points)"))
    assert ours == pytest.approx(exploitability.nash_conv(*uniform("leduc_poker")))
    assert ours == pytest.approx(4.7472222)


def test_leduc_cfr_converges_as_in_openspiel() -> None:
    def solved(name: str) -> float:
        game = pyspiel.load_game(name)
        solver = cfr.CFRPlusSolver(game)
        for _ in range(3):
            solver.evaluate_and_update_policy()
        return float(exploitability.nash_conv(game, solver.average_policy()))

    ours = solved("tianxia_leduc(reward=points)")
    assert ours == pytest.approx(solved("leduc_poker"))
    assert ours < 4.7472222


def test_tictactoe_is_a_draw() -> None:
    """With best play from the opening in the middle, as everybody knows: the win is shared."""
    state = pyspiel.load_game("tianxia_tictactoe").new_initial_state()
    for action in (4, 0):
        state.apply_action(action)
    value, _ = minimax.expectiminimax(state, 9, lambda _: 0.5, 0)
    assert value == pytest.approx(0.5)


def test_mcts_plays_and_wins() -> None:
    game = pyspiel.load_game("tianxia_connect_four")
    chooser = random.Random(5)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=RandomState(5))
    bot = mcts.MCTSBot(game, uct_c=1.5, max_simulations=60, evaluator=evaluator, random_state=RandomState(5))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    assert state.returns() == [1.0, 0.0]


def dealt(name: str, chooser: random.Random) -> Any:
    """A game at its first decision."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


def searcher(name: str, simulations: int) -> Any:
    """OpenSpiel's search by information sets."""
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=RandomState(5))
    game = pyspiel.load_game(name)
    return ismcts.ISMCTSBot(
        game, evaluator, uct_c=6.0, max_simulations=simulations, random_state=RandomState(5)
    )


def test_what_a_seat_does_not_know_is_dealt_anew() -> None:
    """Each of the five cards that the other may hold; the seat itself cannot tell."""
    chooser = random.Random(2)
    state = dealt("tianxia_leduc", chooser)
    twins = [state.resample_from_infostate(0, chooser.random) for _ in range(60)]
    assert {twin.information_state_string(0) for twin in twins} == {state.information_state_string(0)}
    assert len({twin.information_state_string(1) for twin in twins}) == 5
    assert len({tuple(twin.observation_tensor(1)) for twin in twins}) == 5
    with pytest.raises(BadSetup, match="imagined"):
        pickle.dumps(twins[0].position)


def test_secret_bids_are_imagined() -> None:
    chooser = random.Random(2)
    state = dealt("tianxia_kingdom(players=3)", chooser)
    state.apply_action(state.legal_actions()[3])
    twins = [state.resample_from_infostate(1, chooser.random) for _ in range(60)]
    assert {twin.information_state_string(1) for twin in twins} == {state.information_state_string(1)}
    assert len({tuple(twin.observation_tensor(0)) for twin in twins}) > 3
    assert {twin.current_player() for twin in twins} == {1}


@pytest.mark.parametrize("name", ["tianxia_kingdom(players=3)", "tianxia_china(players=2)"])
def test_ismcts_plays(name: str) -> None:
    chooser = random.Random(4)
    state, bot = dealt(name, chooser), searcher(name, 4)
    for _ in range(12):
        by_chance = state.is_chance_node()
        action = chooser.choice(state.legal_actions()) if by_chance else bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_ismcts_wins_at_leduc() -> None:
    """Some hands against somebody who does not care; the seats are taken in turns."""
    chooser, won = random.Random(6), 0.0
    bot = searcher("tianxia_leduc(reward=points)", 30)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, chooser.random))
    for hand in range(60):
        state = dealt("tianxia_leduc(reward=points)", chooser)
        while not state.is_terminal():
            own = state.current_player() == hand % 2
            state.apply_action(bot.step(state) if own else chooser.choice(state.legal_actions()))
        won += state.returns()[hand % 2]
    assert won / 60 > 0.4


def test_secret_bids_are_not_in_other_information_states() -> None:
    """Two games that differ only in the first seat's secret bid are the same to the others."""
    states = []
    for number in range(2):
        state = pyspiel.load_game("tianxia_kingdom(players=3)").new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        assert state.current_player() == 0
        state.apply_action(state.legal_actions()[number])
        states.append(state)
    one, other = states
    assert one.information_state_string(0) != other.information_state_string(0)
    for seat in (1, 2):
        assert one.information_state_string(seat) == other.information_state_string(seat)
        assert one.observation_tensor(seat) == other.observation_tensor(seat)


def test_names() -> None:
    assert {f"tianxia_{game.key}" for game in tianxia.catalogue()} == set(NAMES)
