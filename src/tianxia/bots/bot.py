"""What a bot is: somebody who is given a seat's knowledge and answers with a move."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tianxia.kernel import Knowledge, Quick


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves. A bot with the same seed makes the same choices."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Quick(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """The move the bot makes: one of `knowledge.legal`."""
        raise NotImplementedError


class RandomBot(Bot):
    """Makes any legal move, each as likely as another."""

    def choose(self, knowledge: Knowledge) -> int:
        legal = knowledge.legal
        return legal[self.chance.below(len(legal))]
