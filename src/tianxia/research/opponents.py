"""The bots a learner sits down with: by their names, or as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tianxia import bots
from tianxia.bots import Bot
from tianxia.kernel import BadSetup

if TYPE_CHECKING:
    from tianxia.kernel import Setup

Opponents = str | Bot | Sequence[str | Bot]
"""One for all other seats, or one for each in the order of play after the learner's: `"greedy"`."""


def seated(setup: Setup, opponents: Opponents, seed: int) -> list[Bot]:
    """A bot for each seat but the learner's. Those told by name are made anew, with seeds of their own."""
    others = setup.seats - 1
    told = [opponents] * others if isinstance(opponents, str | Bot) else list(opponents)
    if len(told) != others:
        raise BadSetup(
            f"{setup.seats} seats need {others} opponents, or one for all; {len(told)} were given."
        )
    return [
        bots.create(who, seed + number) if isinstance(who, str) else who for number, who in enumerate(told)
    ]


def check_own_seat(setup: Setup, seat: int | None) -> int | None:
    """The learner's seat, if there is such a one; `None` stands for a different one from game to game."""
    if seat is not None and not 0 <= seat < setup.seats:
        raise BadSetup(f"There is no seat {seat}; seats are numbered from 0 to {setup.seats - 1}.")
    return seat
