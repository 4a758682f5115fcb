"""The greedy bot: looks one move ahead and takes what the game's own judgement likes best."""

from __future__ import annotations

from typing import Final

from tianxia.bots.bot import Bot
from tianxia.kernel import Chance, Game, Knowledge, State
from tianxia.kernel.packed import i64

FOLLOW_UPS: Final = 3
"""How many further questions of the same turn are thought through."""

IMAGINED: Final = 6
"""How many positions are imagined where something is hidden."""


class GreedyBot(Bot):
    """Completes its own turn in thought, and judges the position just before anybody else acts."""

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal
        if len(legal) == 1:
            return legal[0]
        game = knowledge.setup.game
        seat: i64 = knowledge.seat
        worth = [0.0 for _ in legal]
        for _ in range(IMAGINED if game.facts.hidden else 1):
            position = knowledge.sample(self.chance)
            if game.facts.simultaneous:
                let_others_answer(position, seat, self.chance)
            for number, move in enumerate(legal):
                after = position.clone()
                drawn = after.chance.drawn
                after.apply(seat, i64(move))
                worth[number] += outlook(game, after, seat, FOLLOW_UPS, drawn)
        best = max(worth)
        choices = [move for number, move in enumerate(legal) if worth[number] >= best]
        return choices[self.chance.below(len(choices))]


def let_others_answer(state: State, seat: i64, chance: Chance) -> None:
    """Imagine at random what all others answer who are asked at the same time: then it is the seat's turn."""
    most = state.most_decisions()
    for _ in range(most):
        others = [other for other in state.acting if other != seat]
        if not others or len(others) == len(state.acting):
            return
        offer = state.offer(others[0])
        state.apply(others[0], offer[chance.below(len(offer))])
    raise state.endless(most)


def outlook(game: Game, state: State, seat: i64, depth: i64, drawn: i64) -> float:
    """The best judgement the seat can reach before another seat acts or chance answers."""
    # Where several are asked at once, others act before the answer counts.
    if depth == 0 or state.chance.drawn != drawn or state.acting != [seat]:
        return game.judge(state, seat)
    best = float("-inf")
    for move in state.offer(seat):
        after = state.clone()
        after.apply(seat, move)
        best = max(best, outlook(game, after, seat, depth - 1, drawn))
    return best
