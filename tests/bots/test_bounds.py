"""Bots come to an end with games that do not: compiled code that loops would stop everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from tests.kernel.test_bounds import ForeverCompare, toy
from tests.toys import Bid, Table, Toy, TurnUp
from tianxia.bots import GreedyBot, RandomBot, SearchBot
from tianxia.bots.batch import Batch
from tianxia.kernel import TOGETHER, BrokenGame, Feature

if TYPE_CHECKING:
    from pathlib import Path

    from tianxia.kernel import Setup, State
    from tianxia.kernel.features import Row
    from tianxia.kernel.packed import i64


class ForgetfulBid(Bid):
    """Whoever answers is asked again, and so are all others."""

    def play(self, state: Table, seat: i64, move: i64) -> None:
        state.push(self)


class NoTurnUp(TurnUp):
    """The game is over before anybody was asked."""

    def run(self, state: Table) -> None:
        pass


class BidOfTheSecond(Bid):
    """Only the second player is ever asked."""

    def acting(self, state: Table) -> list[int]:
        return [1]

    def play(self, state: Table, seat: i64, move: i64) -> None:
        state.push(BidOfTheSecond(TOGETHER))


@pytest.mark.parametrize("manner", ["plain", "habit=50", "sense=50", "reach=10", "policy=3 habit=10"])
def test_a_search_does_not_play_on_for_ever(manner: str) -> None:
    state = toy(ForeverCompare).start(2, seed=1)
    with pytest.raises(BrokenGame, match="decisions, and there is no end"):
        SearchBot(1, simulations=2, manner=manner).choose(state.knowledge(0))


def test_a_search_that_looks_a_few_moves_ahead_needs_no_end() -> None:
    state = toy(ForeverCompare).start(2, seed=1)
    assert SearchBot(1, simulations=20, manner="ahead=5").choose(state.knowledge(0)) in state.legal(0)


def test_greedy_does_not_wait_for_ever_for_what_others_answer() -> None:
    state = toy(ForgetfulBid).start(2, seed=1)
    with pytest.raises(BrokenGame, match="no end"):
        GreedyBot(1).choose(state.knowledge(0))


def test_a_batch_does_not_begin_for_ever() -> None:
    batch = Batch(toy(NoTurnUp).agree(2), 1)
    with pytest.raises(BrokenGame, match="never came to a question"):
        batch.reset(1)


def test_a_batch_does_not_let_bots_play_for_ever() -> None:
    batch = Batch(toy(BidOfTheSecond).agree(2), 1, own=[0], bots=[RandomBot(1)])
    with pytest.raises(BrokenGame, match="no end"):
        batch.reset(1)


class Learned(Toy):
    """A toy that never ends and that a network knows: it sees nothing and likes all moves alike."""

    key = "learned"
    path = ""

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return (Feature("nothing", "always 0"),)

    def write(self, row: Row, state: State, seat: i64) -> None:
        row.put(0)

    def network(self, seats: int) -> str:
        return self.path


def test_foretelling_does_not_play_on_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    game = type(
        "Endless", (Learned,), {"path": str(path), "instead": {ForeverCompare.__base__: ForeverCompare}}
    )()
    np.savez(
        path,
        scale=np.ones(1),
        weights_1=np.zeros((1, 1)),
        bias_1=np.zeros(1),
        value_weights=np.zeros((1, 2)),
        value_bias=np.zeros(2),
        policy_weights=np.zeros((1, game.moves.size)),
        policy_bias=np.zeros(game.moves.size),
        spread=np.ones(1),
    )
    state = game.start(2, seed=1)
    bot = SearchBot(1, simulations=2, manner="network=own trust=1 policy=1")
    assert bot.choose(state.knowledge(0)) in state.legal(0)
    with pytest.raises(BrokenGame, match="no end"):
        bot.foretell(state.knowledge(0), 0)
