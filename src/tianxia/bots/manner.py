"""How to search: what the arena has measured, and what is worth trying.

A manner is written as text, `ahead=8 policy=2`, so that it can be named on a command line, kept in a file of
results, and entered in a contest beside another one.
"""

from __future__ import annotations

from typing import Final

from tianxia.kernel import TianxiaError
from tianxia.kernel.packed import i64

TO_THE_END: Final = -1
UNTOLD: Final = -1.0
"""A setting that depends on others."""

PLAIN: Final = "plain"
"""The manner of a search that knows nothing of any game."""

RANGES: Final[dict[str, tuple[float, float]]] = {
    "ahead": (-1.0, 100_000.0),
    "cores": (1.0, 256.0),
    "curiosity": (0.0, 1000.0),
    "follow": (0.0, 100.0),
    "habit": (0.0, 100.0),
    "hurry": (0.0, 1.0),
    "keep": (0.0, 1.0),
    "margin": (0.0, 1.0),
    "policy": (0.0, 1000.0),
    "reach": (0.0, 1_000_000.0),
    "rivals": (1.0, 1000.0),
    "sense": (0.0, 100.0),
    "softness": (0.001, 1000.0),
    "trust": (0.0, 1.0),
}
"""The least and the most that each setting may be. A network is a setting too, and no number."""


class BadManner(TianxiaError):
    """A manner that cannot be understood."""


class Manner:
    """How a search looks at moves and positions; without settings, it knows nothing of any game."""

    def __init__(self, text: str = "") -> None:
        self.curiosity = 0.7
        """How much a move that was tried seldom is preferred."""

        self.ahead: i64 = TO_THE_END
        """So many decisions are played beyond the tree before the position is judged."""

        self.sense: i64 = 0
        """So many of a hundred moves beyond the tree are the better of two by judgement, not any."""

        self.follow: i64 = 0
        """So many of a hundred moves beyond the tree are drawn as the network would play."""

        self.habit: i64 = 0
        """So many of a hundred moves beyond the tree are the best of a few by what they brought so far."""

        self.rivals: i64 = 2
        """From so many moves, drawn at random, habit chooses."""

        self.reach = 0.0
        """Sets how much what a move brought anywhere counts while it has been tried seldom here."""

        self.policy = 0.0
        """Moves are tried in proportion to what judgement thinks of them; they are twice
        as likely for about so many points more. With 0, all are tried."""

        self.softness = 0.15
        """How quickly a judged lead becomes a certain win, as a part of the widest lead met."""

        self.margin = UNTOLD
        """How much of the worth of a result is the lead, not the win: half of it, with a network all."""

        self.network = ""
        """The file of a network that judges positions and moves, or `own`: the game's, if it has one."""

        self.cores: i64 = 1
        """In so many processes at once the search is made; their findings are added up."""

        self.trust = 0.0
        """How much of the worth of a new position the network tells; with 1, nothing is played on."""

        self.keep = False
        """Whether what was thought of one's own next decision is kept until it comes."""

        self.hurry = True
        """Whether a search with a clock ends as soon as no move can overtake the favourite."""

        for setting in text.split():
            if setting != PLAIN:
                self.set(setting)

    def set(self, setting: str) -> None:
        """Change one setting, `name=number`."""
        name, _, number = setting.partition("=")
        if name == "network" and number:
            self.network = number
            return
        try:
            value = float(number)
        except ValueError:
            raise BadManner(f"“{setting}” is no setting of a search; write such as ahead=8.") from None
        if name not in RANGES:
            names = ", ".join(sorted([*RANGES, "network"]))
            raise BadManner(f"A search has no setting “{name}”; it has {names}.")
        least, most = RANGES[name]
        if not least <= value <= most:
            raise BadManner(f"“{setting}” is out of range; {name} is a number from {least:g} to {most:g}.")
        if name == "ahead":
            self.ahead = i64(int(value))
        elif name == "cores":
            self.cores = i64(int(value))
        elif name == "sense":
            self.sense = i64(int(value))
        elif name == "follow":
            self.follow = i64(int(value))
        elif name == "habit":
            self.habit = i64(int(value))
        elif name == "hurry":
            self.hurry = value != 0.0
        elif name == "keep":
            self.keep = value != 0.0
        elif name == "rivals":
            self.rivals = i64(int(value))
        elif name == "reach":
            self.reach = value
        elif name == "curiosity":
            self.curiosity = value
        elif name == "policy":
            self.policy = value
        elif name == "softness":
            self.softness = value
        elif name == "trust":
            self.trust = value
        else:
            self.margin = value
