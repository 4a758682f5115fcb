"""Who chooses: random, greedy, search. Every bot sees only its seat's knowledge."""

from __future__ import annotations

from typing import Final

from tianxia.bots.bot import Bot, RandomBot
from tianxia.bots.greedy import GreedyBot
from tianxia.bots.search import SearchBot
from tianxia.kernel import TianxiaError

__all__ = ["NAMES", "Bot", "GreedyBot", "RandomBot", "SearchBot", "UnknownBot", "create"]

NAMES: Final = ("random", "greedy", "search")


class UnknownBot(TianxiaError):
    """No bot of that name, or a budget it cannot have."""


def create(name: str, seed: int = 0, simulations: int = 0, milliseconds: int = 0) -> Bot:
    """A bot by name. Search takes a budget of simulations, or of milliseconds a move."""
    if simulations < 0 or milliseconds < 0:
        raise UnknownBot("A bot's budget of simulations or milliseconds cannot be negative.")
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "search":
        return SearchBot(seed, simulations or 1000, milliseconds)
    raise UnknownBot(f"There is no bot “{name}”; the bots are: {', '.join(NAMES)}.")
