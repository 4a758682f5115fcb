"""Every game with every number of seats, and with options that change what is seen."""

from __future__ import annotations

from typing import Any, Final

import tianxia

TABLES: Final[list[tuple[str, int, dict[str, Any]]]] = [
    *[(game.key, seats, {}) for game in tianxia.catalogue() for seats in game.seats],
    ("china", 4, {"board": "border"}),
    ("kingdom", 3, {"two_bids": True}),
]


def named(table: tuple[str, int, dict[str, Any]]) -> str:
    """What a table is called in a test's name."""
    return "-".join(map(str, [table[0], table[1], *table[2]]))
