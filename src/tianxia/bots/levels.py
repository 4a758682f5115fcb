"""How well to play: levels from a friendly beginner to the strongest, each with its time for a move."""

from __future__ import annotations

from typing import Final

from tianxia.bots.bot import Bot, RandomBot
from tianxia.bots.greedy import GreedyBot
from tianxia.bots.search import SearchBot
from tianxia.kernel import Knowledge

SLIPS: Final = 3
"""A beginner plays without thinking one time in so many."""


class BeginnerBot(Bot):
    """Looks one move ahead, when it looks at all."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.careful = GreedyBot(seed)
        self.careless = RandomBot(seed)

    def choose(self, knowledge: Knowledge) -> int:
        who: Bot = self.careless if self.chance.below(SLIPS) == 0 else self.careful
        return who.choose(knowledge)


class Level:
    """A level of play: its name, and how many milliseconds of search a move is worth."""

    __slots__ = ("milliseconds", "name")

    def __init__(self, name: str, milliseconds: int) -> None:
        self.name = name
        self.milliseconds = milliseconds

    def create(self, seed: int, pace: float = 1.0) -> Bot:
        """A bot that plays at this level; `pace` stretches its time."""
        if self.name == "beginner":
            return BeginnerBot(seed)
        if self.milliseconds == 0:
            return GreedyBot(seed)
        return SearchBot(seed, milliseconds=max(1, round(self.milliseconds * pace)))


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("beginner", 0),
        Level("easy", 0),
        Level("normal", 100),
        Level("hard", 500),
        Level("master", 2000),
    )
}
