"""What the games add up to: shares of wins and points, with the error that so few deals leave."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from tianxia.kernel.rewards import leads as leads_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tianxia.arena.games import GamePlayed
    from tianxia.arena.results import Results

# Student's t for an interval of 95 %, by degrees of freedom; beyond the last, the normal distribution.
STUDENT: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
NORMAL: Final = 1.96


@dataclass(frozen=True)
class Mean:
    """A mean of independent deals, and half the width of its 95 % interval."""

    value: float
    error: float

    @property
    def low(self) -> float:
        """Where the interval begins."""
        return self.value - self.error

    @property
    def high(self) -> float:
        """Where it ends."""
        return self.value + self.error


def mean(values: Sequence[float]) -> Mean:
    """The mean of independent values with its error; a single value tells nothing of its error."""
    if len(values) < 2:
        return Mean(fmean(values) if values else 0.0, inf)
    freedom = len(values) - 1
    factor = STUDENT[freedom - 1] if freedom <= len(STUDENT) else NORMAL
    return Mean(fmean(values), factor * stdev(values) / sqrt(len(values)))


@dataclass
class Tally:
    """How one entrant did: in all its games, or in those of one lineup."""

    games: int = 0
    share: Mean = field(default_factory=lambda: mean([]))
    fair: float = 0.0
    """The share it would have if all were equal."""
    points: Mean = field(default_factory=lambda: mean([]))
    lead: Mean = field(default_factory=lambda: mean([]))
    """Its points less those of the best other."""
    places: list[int] = field(default_factory=list)
    """How often it came first, second and so on."""
    milliseconds: float = 0.0
    """A choice, on average."""
    forfeits: list[str] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    """All its scores, for plots."""


def tally(results: Results, who: int, against: int | None = None) -> Tally:
    """How an entrant did in all, or where it met another.

    A deal counts once, with the mean of its rotations: only deals are independent of each other.
    """
    shares: list[float] = []
    points: list[float] = []
    leads: list[float] = []
    fair: list[float] = []
    made = Tally(places=[0] * results.contest.setup.seats)
    seconds, choices = 0.0, 0
    for games in results.by_deal().values():
        mine = [
            game for game in games if who in game.seating and (against is None or against in game.seating)
        ]
        seats = [(game, seat) for game in mine for seat in seats_of(game, who)]
        if not seats:
            continue
        # Where an entrant sits several times, its share is that of all its seats together.
        shares.append(fmean(sum(game.shares[seat] for seat in seats_of(game, who)) for game in mine))
        fair.append(fmean(len(seats_of(game, who)) / len(game.seating) for game in mine))
        points.append(fmean(game.scores[seat] for game, seat in seats))
        leads.append(fmean(lead(game, seat) for game, seat in seats))
        for game, seat in seats:
            made.games += 1
            made.places[game.places[seat] - 1] += 1
            made.scores.append(game.scores[seat])
            seconds += game.seconds[seat]
            choices += game.choices[seat]
            if seat in game.forfeits:
                made.forfeits.append(game.forfeits[seat])
    made.share, made.points, made.lead = mean(shares), mean(points), mean(leads)
    made.fair = fmean(fair) if fair else 0.0
    made.milliseconds = 1000 * seconds / max(choices, 1)
    return made


def seats_of(game: GamePlayed, who: int) -> list[int]:
    """Where an entrant sat."""
    return [seat for seat, entrant in enumerate(game.seating) if entrant == who]


def lead(game: GamePlayed, seat: int) -> float:
    """A seat's points less those of the best other seat."""
    return leads_of([float(score) for score in game.scores])[seat]


def seat_shares(results: Results) -> list[Mean]:
    """What each seat won, whoever sat in it: the advantage of the seat itself."""
    by_seat: list[list[float]] = [[] for _ in range(results.contest.setup.seats)]
    for games in results.by_deal().values():
        for seat, values in enumerate(by_seat):
            values.append(fmean(game.shares[seat] for game in games))
    return [mean(values) for values in by_seat]
