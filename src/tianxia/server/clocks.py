"""Clocks, computed from the times in a table's log, so that every process reads the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.server.messages import Clock

if TYPE_CHECKING:
    from tianxia.server.messages import Pace

DAY: Final = 86_400.0
MINUTE: Final = 60.0


class Clocks:
    """The time each seat has left. Bots' clocks stand still."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
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
        elapsed = max(0.0, now - self.since)
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

    def fallen(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return (
            [seat for seat in self.running if self.left[seat] - (now - self.since) <= 0] if self.used else []
        )

    def next_fall(self) -> float | None:
        """When the next flag falls if nobody moves."""
        return self.since + min(self.left[seat] for seat in self.running) if self.running else None

    def shown(self, now: float) -> list[Clock] | None:
        """The clocks as clients see them."""
        if not self.used:
            return None
        elapsed = max(0.0, now - self.since)
        return [
            Clock(
                left_seconds=round(left - elapsed if seat in self.running else left, 1),
                running=seat in self.running,
            )
            for seat, left in enumerate(self.left)
        ]
