"""A bot in twenty lines: it imagines what it cannot see, tries every move, and plays each game out at random.

Run it:  tianxia arena leduc --bots examples/twenty_line_bot.py:PlayoutBot,greedy --deals 50
"""

from tianxia.bots import Bot
from tianxia.kernel import Knowledge, playout


class PlayoutBot(Bot):
    """Makes the move after which random play goes best, over a few imagined positions."""

    def choose(self, knowledge: Knowledge) -> int:
        worth = dict.fromkeys(knowledge.legal, 0.0)
        for _ in range(30):
            imagined = knowledge.sample(self.chance)
            for move in worth:
                future = imagined.clone()
                future.play(knowledge.seat, move)
                playout(future, self.chance)
                worth[move] += future.scores[knowledge.seat]
        return max(worth, key=lambda move: worth[move])
