"""How strong the levels of the bots are: what `tianxia.arena.levels` has measured and published."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

PUBLISHED: Final = Path(__file__).with_name("strengths.json")


class Strength(msgspec.Struct):
    """How strong a level is at one game with so many seats."""

    game: str
    seats: int
    level: str
    rating: float
    error: float
    """Half the width of the 95 % interval."""
    games: int
    share: float | None = None
    """Its share of wins against the level below, where it sits alone among them."""
    share_error: float | None = None
    """Half the width of its 95 % interval, at most 1."""


def published(path: Path = PUBLISHED) -> list[Strength]:
    """What was measured last; nothing where nothing was."""
    return msgspec.json.decode(path.read_bytes(), type=list[Strength]) if path.is_file() else []
