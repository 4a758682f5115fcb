"""Who chooses: random, greedy, search, and levels made of them. Every bot sees only its seat's knowledge."""

from __future__ import annotations

from typing import Final

from tianxia.bots.advice import Advice
from tianxia.bots.bot import Bot, RandomBot
from tianxia.bots.greedy import GreedyBot
from tianxia.bots.levels import LEVELS, Level
from tianxia.bots.search import SearchBot
from tianxia.kernel import TianxiaError

__all__ = [
    "LEVELS",
    "NAMES",
    "Advice",
    "Bot",
    "GreedyBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "create",
]

NAMES: Final = ("random", "greedy", "search", *LEVELS)


class UnknownBot(TianxiaError):
    """No bot of that name, or a budget it cannot have."""


def create(name: str, seed: int = 0, simulations: int = 0, milliseconds: int = 0, manner: str = "") -> Bot:
    """A bot by name. Search takes a budget of simulations, or of milliseconds a move, and a manner."""
    if simulations < 0 or milliseconds < 0:
        raise UnknownBot("A bot's budget of simulations or milliseconds cannot be negative.")
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "search":
        return SearchBot(seed, simulations or 1000, milliseconds, manner)
    if name in LEVELS:
        return LEVELS[name].create(seed)
    raise UnknownBot(f"There is no bot “{name}”; the bots are: {', '.join(NAMES)}.")
