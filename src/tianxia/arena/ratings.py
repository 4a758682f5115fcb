"""Ratings for many players a game: OpenSkill's Plackett–Luce model over all games played."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tianxia.arena.games import GamePlayed
    from tianxia.arena.results import Results

ORDERS: Final = 8
"""The order of games matters a little to the model: it is averaged away over so many."""

AVERAGE: Final = 1500.0
SCALE: Final = 60.0
"""OpenSkill begins at 25; shown are numbers as players of chess know them."""

INTERVAL: Final = 1.96


@dataclass(frozen=True)
class Rating:
    """A rating, and half the width of its 95 % interval."""

    value: float
    error: float


def rate(results: Results) -> list[Rating]:
    """The rating of each entrant; the average of all is 1500."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    games = [game for deal in results.by_deal().values() for game in deal]
    passes: list[list[tuple[float, float]]] = []
    for order in range(ORDERS):
        shuffled = games[:]
        Random(order).shuffle(shuffled)
        passes.append(rated(model, shuffled, len(results.contest.entrants)))
    means = [fmean(one[who][0] for one in passes) for who in range(len(results.contest.entrants))]
    errors = [fmean(one[who][1] for one in passes) for who in range(len(results.contest.entrants))]
    middle = fmean(means)
    return [
        Rating(AVERAGE + SCALE * (mu - middle), INTERVAL * SCALE * sigma)
        for mu, sigma in zip(means, errors, strict=True)
    ]


def rated(model: Any, games: list[GamePlayed], entrants: int) -> list[tuple[float, float]]:
    """Mean and deviation of everybody after all games in this order."""
    ratings = [model.rating() for _ in range(entrants)]
    for game in games:
        teams = [[model.create_rating([ratings[who].mu, ratings[who].sigma])] for who in game.seating]
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        for who in set(game.seating):
            # Who sits several times learns from each seat.
            seats = [seat for seat, other in enumerate(game.seating) if other == who]
            mu = fmean(after[seat][0].mu for seat in seats)
            sigma = fmean(after[seat][0].sigma for seat in seats)
            ratings[who] = model.create_rating([mu, sigma])
    return [(rating.mu, rating.sigma) for rating in ratings]
