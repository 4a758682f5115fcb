"""What a search has found out about a move."""

from __future__ import annotations


class Advice:
    """What a search thinks of a move: how much of its time it gave it, and what it expects of it."""

    __slots__ = ("move", "points", "rival", "seat", "shares", "tried")

    def __init__(
        self,
        seat: int,
        move: int,
        tried: int,
        shares: list[float],
        points: float,
        rival: float | None = None,
    ) -> None:
        self.seat = seat
        self.move = move
        self.tried = tried
        """In how many simulations."""
        self.shares = shares
        """Everybody's share of wins."""
        self.points = points
        """The points of its maker at the end."""
        self.rival = rival
        """The points of an opponent whom the rules play, where there is one."""

    @property
    def share(self) -> float:
        """The share of wins of its maker."""
        return self.shares[self.seat]
