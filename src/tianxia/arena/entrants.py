"""Who enters: one of our bots with a budget, or a bot from a file."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from tianxia import bots
from tianxia.arena.guest import bot_of
from tianxia.arena.guests import Crashed, Guest, Misbehaved, Overtime
from tianxia.bots.manner import Manner
from tianxia.kernel import TianxiaError

if TYPE_CHECKING:
    from tianxia.bots import Bot

BUDGET: Final = re.compile(r"(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s)?")
MANNERED: Final = re.compile(r"(?s)(.*?)((?: +(?:\w+=\S+|plain))*)")
"""A bot, and the settings of its search. A file's path may have spaces too."""

NAMED: Final = re.compile(r"(?P<name>[\w .@-]+)=(?P<rest>.+)")

LONGEST_MAKING: Final = 60.0
"""Seconds in which a bot of a file must be made when it enters."""


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
    path: str = ""
    """Where that file lay: a bot may look for what lies beside it."""

    @property
    def foreign(self) -> bool:
        """Whether the bot is not one of ours: then it plays in a process of its own, never at the table."""
        return bool(self.source)

    def create(self, seed: int) -> Bot:
        """A fresh bot in this process, where a contest lets none of a file in."""
        if self.source:
            return bot_of(self.source, self.path, self.bot, seed)
        return bots.create(self.bot, seed, self.simulations, self.milliseconds, self.manner)

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
    if what.endswith(".py"):
        raise BadEntrant(f"Say which bot of {what} enters: {what}:NameOfTheClass.")
    if manner and bot != "search":
        raise BadEntrant(f"Only search takes settings; write “{what}” without “{manner.strip()}”.")
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
    made = Entrant(name, bot, source=source, path=str(path.absolute()))
    guest = Guest()
    try:
        guest.make(made, 0, monotonic() + LONGEST_MAKING)
    except Crashed as crash:
        if crash.missing:
            raise BadEntrant(f"There is no bot “{bot}” in {path}; write {path}:NameOfTheClass.") from None
        raise BadEntrant(f"The bot “{bot}” of {path} cannot be made ({crash.error}).") from None
    except Misbehaved as error:
        raise BadEntrant(f"The bot “{bot}” of {path} cannot be made ({error}).") from None
    except Overtime:
        raise BadEntrant(
            f"The bot “{bot}” of {path} cannot be made in {LONGEST_MAKING:g} s; let it do its work in choose."
        ) from None
    finally:
        guest.end()
    return made
