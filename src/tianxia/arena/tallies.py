"""What the games add up to: shares of wins and points, with the error that so few deals leave."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import fsum, inf, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final

from tianxia.kernel.rewards import leads as leads_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tianxia.arena.games import GamePlayed
    from tianxia.arena.results import Results

# Student's t for an interval of 95 %, by degrees of freedom.
STUDENT: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
NORMAL: Final = 1.96

ERRING: Final = 0.05
"""What an interval of 95 % leaves to chance."""

ROUNDING: Final = 1e-9
"""An error below this is none: sums of thirds are not exact."""


@dataclass(frozen=True)
class Mean:
    """A mean over deals, and half the width of its 95 % interval: endless where there is none to tell."""

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


def student(freedom: int) -> float:
    """How many standard errors an interval of 95 % reaches, with so many degrees of freedom."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    # The first term of its expansion, right to three digits from here on.
    return NORMAL + (NORMAL**3 + NORMAL) / (4 * freedom)


def mean(shuffles: Sequence[Sequence[float]]) -> Mean:
    """The mean of all deals with its error; a single shuffle tells nothing of its error.

    Deals of a shuffle are those of the lineups that met in it: what luck there is they share, so only
    shuffles are independent of each other. Each deal counts the same. A shuffle that not all lineups have
    played yet, in a contest cut short, counts by the deals it has (a ratio estimate: the mean is the sum of
    all values over the number of all deals, and what a shuffle is off is the sum of what its deals are
    off).
    """
    count = sum(map(len, shuffles))
    middle = fsum(map(fsum, shuffles)) / max(count, 1)
    if len(shuffles) < 2:
        return Mean(middle, inf)
    off = [fsum(values) - middle * len(values) for values in shuffles]
    freedom = len(shuffles) - 1
    deviation = sqrt(fsum(each * each for each in off) * len(shuffles) / freedom) / count
    return Mean(middle, student(freedom) * deviation)


def share(shuffles: Sequence[Sequence[float]]) -> Mean:
    """The mean of shares of a win: its error knows that they lie between nothing and all.

    Where every shuffle came out alike, Student's interval has no width, but nothing is certain. It is
    replaced by the rule of three: so many of all shuffles may come out otherwise that in one contest of
    twenty none would have shown, and each of those may be off by as much as a share can be. No error is
    ever wider than that.
    """
    found = mean(shuffles)
    if found.error == inf:
        return found
    most = max(found.value, 1.0 - found.value)
    if found.error < ROUNDING:
        return Mean(found.value, most * (1.0 - ERRING ** (1.0 / len(shuffles))))
    return Mean(found.value, min(found.error, most))


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

    A deal counts once, with the mean of its rotations. Where several lineups meet in a shuffle, their deals
    are not independent of each other, and the errors take them together (`mean`).
    """
    met = [[meetings(games, who, against) for games in shared] for shared in results.by_shuffle()]
    met = [found for shared in met if (found := [games for games in shared if games])]
    deals = [games for shared in met for games in shared]
    made = Tally(
        # Where an entrant sits several times, its share is that of all its seats together.
        share=share([[fmean(won(game, who) for game in games) for games in shared] for shared in met]),
        fair=fmean(fair(games, who) for games in deals) if deals else 0.0,
        points=mean([[fmean(points(games, who)) for games in shared] for shared in met]),
        lead=mean([[fmean(leads(games, who)) for games in shared] for shared in met]),
        places=[0] * results.contest.setup.seats,
    )
    seconds, choices = 0.0, 0
    for game, seat in [(one, seat) for games in deals for one in games for seat in seats_of(one, who)]:
        made.games += 1
        made.places[game.places[seat] - 1] += 1
        made.scores.append(game.scores[seat])
        seconds += game.seconds[seat]
        choices += game.choices[seat]
        if seat in game.forfeits:
            made.forfeits.append(game.forfeits[seat])
    made.milliseconds = 1000 * seconds / max(choices, 1)
    return made


def meetings(games: list[GamePlayed], who: int, against: int | None) -> list[GamePlayed]:
    """Those games of a deal in which an entrant sat, with another if one is named."""
    return [game for game in games if who in game.seating and (against is None or against in game.seating)]


def seats_of(game: GamePlayed, who: int) -> list[int]:
    """Where an entrant sat."""
    return [seat for seat, entrant in enumerate(game.seating) if entrant == who]


def won(game: GamePlayed, who: int) -> float:
    """The share of the win of all seats of an entrant."""
    return fsum(game.shares[seat] for seat in seats_of(game, who))


def fair(games: list[GamePlayed], who: int) -> float:
    """The share of a deal's wins that would be an entrant's if all were equal."""
    return fmean(len(seats_of(game, who)) / len(game.seating) for game in games)


def points(games: list[GamePlayed], who: int) -> list[float]:
    """What an entrant scored in a deal, seat by seat."""
    return [float(game.scores[seat]) for game in games for seat in seats_of(game, who)]


def leads(games: list[GamePlayed], who: int) -> list[float]:
    """An entrant's points less those of the best opponent, seat by seat."""
    return [
        leads_of(
            [float(score) for score in game.scores], None if game.automaton is None else float(game.automaton)
        )[seat]
        for game in games
        for seat in seats_of(game, who)
    ]


def seat_shares(results: Results) -> list[Mean]:
    """What each seat won, whoever sat in it: the advantage of the seat itself."""
    shuffles = results.by_shuffle()
    return [
        share([[fmean(game.shares[seat] for game in games) for games in shared] for shared in shuffles])
        for seat in range(results.contest.setup.seats)
    ]
