"""Games of bots, for tests of what bots have learnt."""

from __future__ import annotations

import tianxia
from tianxia.arena.entrants import entrant
from tianxia.bots import Bot
from tianxia.kernel import Setup, State


def setup_of(game: str) -> Setup:
    return tianxia.game(game).agree(2)


def play_out(setup: Setup, bots: list[Bot], seed: int) -> State:
    state = setup.game.start(setup.seats, seed=seed)
    while not state.over:
        seat = state.acting[0]
        state.play(seat, bots[seat].choose(state.knowledge(seat)))
    return state


def mean_points(setup: Setup, name: str, rival: str, games: int) -> float:
    """The points of a bot against another, from both seats, a game."""
    total = 0
    for seed in range(games):
        bots = [entrant(name).create(seed), entrant(rival).create(seed + 1)]
        own = seed % 2
        total += play_out(setup, bots if own == 0 else bots[::-1], seed // 2).scores[own]
    return total / games
