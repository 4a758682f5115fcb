"""Clocks, computed from the times in a table's log, so that every process reads the same."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from tianxia.server.messages import Clock

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tianxia.server.messages import Pace

DAY: Final = 86_400.0
MINUTE: Final = 60.0


class Clocks:
    """The time each seat has left. Bots' clocks stand still."""

    def __init__(self, pace: Pace, seats: int, outages: Sequence[tuple[float, float]] = ()) -> None:
        self.pace = pace
        self.outages = outages
        """When there was no server, in order: nobody is charged for that."""
        self.left = [pace.days * DAY if pace.kind == "turn" else pace.minutes * MINUTE] * seats
        self.running: list[int] = []
        self.since = 0.0

    @property
    def used(self) -> bool:
        """Whether the table has clocks at all."""
        return self.pace.kind != "none"

    def turn(self, now: float, running: list[int]) -> None:
        """Something happened: charge who was on the move, and let the clocks of others run."""
        if not self.used:
            return
        elapsed = self.elapsed(now)
        for seat in self.running:
            self.left[seat] -= elapsed
            if seat not in running and self.pace.kind == "live":
                self.left[seat] += self.pace.increment_seconds
        if self.pace.kind == "turn":
            for seat in running:
                if seat not in self.running:
                    self.left[seat] = self.pace.days * DAY
        self.since = now
        self.running = running

    def elapsed(self, now: float) -> float:
        """How long the clocks that run have run."""
        return max(0.0, now - self.since - self.away(now))

    def away(self, until: float) -> float:
        """How long there was no server since the clocks that run began to."""
        total = 0.0
        for began, ended in reversed(self.outages):
            if ended <= self.since:
                break
            total += max(0.0, min(ended, until) - max(began, self.since))
        return total

    def fallen(self, now: float) -> list[int]:
        """The seats whose time is up."""
        if not self.used:
            return []
        elapsed = self.elapsed(now)
        return [seat for seat in self.running if self.left[seat] <= elapsed]

    def next_fall(self) -> float | None:
        """When the next flag falls if nobody moves."""
        if not self.running:
            return None
        return self.since + self.away(math.inf) + min(self.left[seat] for seat in self.running)

    def shown(self, now: float) -> list[Clock] | None:
        """The clocks as clients see them."""
        if not self.used:
            return None
        elapsed = self.elapsed(now)
        return [
            Clock(
                left_seconds=round(left - elapsed if seat in self.running else left, 1),
                running=seat in self.running,
            )
            for seat, left in enumerate(self.left)
        ]
