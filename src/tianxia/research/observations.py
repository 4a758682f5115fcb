"""Observations in words: what each number of a row is called, how far it reaches, and what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tianxia.kernel import Setup


def described(setup: Setup) -> str:
    """A table of all features of a game as agreed: place in the row, name, range, meaning."""
    lines = []
    place = 0
    for feature in setup.game.features(setup):
        last = place + feature.count - 1
        where = str(place) if last == place else f"{place}–{last}"
        lines.append(f"{where:>9}  {feature.name:<18} {feature.low:g} to {feature.high:g}: {feature.meaning}")
        place += feature.count
    return "\n".join(lines)


def explained(setup: Setup, row: Iterable[Any]) -> str:
    """An observation with the name of every number that is not nought."""
    numbers = iter(row)
    lines = []
    for feature in setup.game.features(setup):
        values = [int(next(numbers)) for _ in range(feature.count)]
        if any(values):
            told = " ".join(map(str, values))
            lines.append(f"{feature.name}: {told}  ({feature.meaning})")
    return "\n".join(lines)
