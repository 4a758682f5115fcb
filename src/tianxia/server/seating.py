"""Who sits where, and what was agreed when a table was made: kept as JSON in the store."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from tianxia import bots
from tianxia.server.messages import Level, LevelInfo, Pace
from tianxia.study.strengths import published

LEVELS: Final[list[LevelInfo]] = [
    msgspec.convert(
        {
            "name": level.name,
            "words_key": f"level-{level.name}",
            "milliseconds": level.milliseconds,
            "ratings": [
                {"game": one.game, "seats": one.seats, "rating": one.rating, "error": one.error}
                for one in published()
                if one.level == level.name
            ],
        },
        LevelInfo,
    )
    for level in bots.LEVELS.values()
]
"""How well bots play."""

Why = Literal["", "taken", "handed", "returned", "resigned", "flag", "bot-failed", "renamed"]


class Place(Struct, omit_defaults=True):
    """A seat: who plays it now, whose it is, and how it came to that."""

    kind: Literal["person", "bot", "open", "friend"]
    person: str = ""
    name: str = ""
    level: Level = "normal"
    resigned: bool = False
    flagged: bool = False
    invite: str = ""
    why: Why = ""
    account: bool = False
    """Whether it is named after an account."""
    lent: bool = False
    """Whether a bot has played for its owner, who then took it back."""

    @property
    def helped(self) -> bool:
        """Whether a bot plays for its owner, or has."""
        return bool(self.person) and (self.lent or self.kind == "bot")

    @property
    def vacant(self) -> bool:
        """Whether somebody is still to come."""
        return self.kind in ("open", "friend")


class Agreement(Struct, omit_defaults=True):
    """What was agreed when a table was made."""

    seats: int
    options: dict[str, Any]
    places: list[Place]
    pace: Pace
    edition: str | None = None
    """The text of tables that are not the game's own."""
    rules: int = 0
    """The version of the rules that is played; 0 at tables made before it was kept: the oldest there is."""
    archive: bool = False
    commitment: str = ""
    scores: list[int] | None = None


LENT_LEVEL: Final[Level] = "normal"
"""The highest level of a bot that plays for somebody in a game with other people."""


def too_strong(level: Level) -> bool:
    """Whether a bot is too strong to play for somebody in a game with other people."""
    names = list(bots.LEVELS)
    return names.index(level) > names.index(LENT_LEVEL)


PLACE: Final = msgspec.json.Decoder(Place)
AGREEMENT: Final = msgspec.json.Decoder(Agreement)
