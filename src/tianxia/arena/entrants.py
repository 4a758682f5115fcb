"""Who enters: one of our bots with a budget, or a bot from a file."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from tianxia import bots
from tianxia.bots import Bot
from tianxia.bots.manner import Manner
from tianxia.kernel import TianxiaError

BUDGET: Final = re.compile(r"(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s)?")
MANNERED: Final = re.compile(r"(?s)(.*?)((?: +(?:\w+=\S+|plain))*)")
"""A bot, and the settings of its search. A file's path may have spaces too."""

NAMED: Final = re.compile(r"(?P<name>[\w .@-]+)=(?P<rest>.+)")


class BadEntrant(TianxiaError):
    """Somebody who cannot enter, and why."""


@dataclass(frozen=True)
class Entrant:
    """A bot as it enters: its name in the tables, and how to make one for a seat."""

    name: str
    bot: str
    simulations: int = 0
    milliseconds: int = 0
    manner: str = ""
    source: str = ""
    """The text of the file a foreign bot comes from: it travels, so that other machines need no copy."""

    @property
    def foreign(self) -> bool:
        """Whether the bot is not one of ours: then it is given a copy of what it knows, never the table."""
        return bool(self.source)

    def create(self, seed: int) -> Bot:
        """A fresh bot for one seat of one game."""
        if not self.source:
            return bots.create(self.bot, seed, self.simulations, self.milliseconds, self.manner)
        space: dict[str, Any] = {"__name__": "entrant"}
        exec(compile(self.source, self.name, "exec"), space)
        made = space[self.bot](seed)
        if not isinstance(made, Bot):
            raise TypeError(f"{self.bot} does not extend tianxia.bots.Bot")
        return made

    def as_json(self) -> dict[str, object]:
        """The entrant as plain data."""
        return asdict(self)


def entrant(text: str) -> Entrant:
    """An entrant as typed: `greedy`, `search:500`, `my_bot.py:MyBot`, `Name=search:200ms ahead=8`."""
    first, *settings = text.split() or [""]
    # What begins with a bot has no name of its own: “search ahead=8” is a search with a setting.
    named = None if settings and first.partition(":")[0] in bots.NAMES else NAMED.fullmatch(text.strip())
    name, typed = (named["name"].strip(), named["rest"].strip()) if named else ("", text.strip())
    what, manner = MANNERED.fullmatch(typed).groups()  # type: ignore[union-attr]  # anything matches
    bot, _, budget = what.rpartition(":") if ":" in what else (what, "", "")
    if bot.endswith(".py"):
        return from_file(name or budget, Path(bot), budget)
    found = BUDGET.fullmatch(budget) if budget else None
    if budget and found is None:
        raise BadEntrant(
            f"“{budget}” is no budget; write a number of simulations (search:500) or a time a move "
            "(search:200ms, search:0.5s)."
        )
    simulations = milliseconds = 0
    if found is not None:
        number, unit = float(found["number"]), found["unit"]
        milliseconds = round(number * {"ms": 1, "s": 1000}[unit]) if unit else 0
        simulations = 0 if unit else int(number)
        if max(milliseconds, simulations) == 0:
            raise BadEntrant(f"“{budget}” is no budget: it must be more than nothing.")
        if bot != "search":
            raise BadEntrant(f"Only search takes a budget; write “{bot}” without “:{budget}”.")
    if manner and bot != "search":
        raise BadEntrant(f"Only search takes settings; write “{what}” without “{manner.strip()}”.")
    Manner(manner)
    made = Entrant(name or typed, bot, simulations, milliseconds, manner.strip())
    made.create(0)
    return made


def from_file(name: str, path: Path, bot: str) -> Entrant:
    """A bot from a file; what is wrong with it is said before anything is played."""
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadEntrant(f"The file “{path}” cannot be read: {error}.") from None
    made = Entrant(name, bot, source=source)
    try:
        made.create(0)
    except KeyError:
        raise BadEntrant(f"There is no bot “{bot}” in {path}; write {path}:NameOfTheClass.") from None
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise BadEntrant(f"The bot “{bot}” of {path} cannot be made ({problem}).") from None
    return made
