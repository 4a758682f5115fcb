"""What a player thinks of a position: the greedy bot's judgement, and what a move brings at once."""

from __future__ import annotations

from tianxia.games.dragon.state import Year
from tianxia.kernel.packed import i64


def judge(year: Year, seat: i64) -> float:
    """An estimate of the points a seat will have in the end."""
    return float(year.points(seat))


def effects(year: Year, seat: i64, move: i64) -> dict[str, int]:
    """What a legal move costs and gains at once."""
    return {}
