"""The greedy bot: whoever is asked last of all who answer together is not the better for it."""

from __future__ import annotations

import tianxia
from tianxia.bots import GreedyBot

GAMES = 40


def test_no_seat_is_favoured_where_all_bid_together() -> None:
    won = [0.0] * 5
    for seed in range(GAMES):
        state = tianxia.game("kingdom").start(seats=5, seed=seed)
        bots = [GreedyBot(5 * seed + seat) for seat in range(5)]
        while acting := state.acting:
            seat = acting[0]
            state.play(seat, bots[seat].choose(state.knowledge(seat)))
        won = [before + share for before, share in zip(won, state.rewards, strict=True)]
    assert max(won) < 0.45 * GAMES, won
