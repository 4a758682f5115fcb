"""Ratings for many players a game: OpenSkill's Plackett–Luce model over all games played.

The model's own doubt is no interval of a rating: it expects players who change, and is two to five times as
wide as ratings really differ from one contest to the next. The interval is found by resampling (a
bootstrap): deals are drawn anew from those that were played, rated in the same way, and the spread of what
comes out is the error. It says how far a rating would move with other deals of the same contest; how good
somebody is against others it cannot say.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tianxia.arena.tallies import NORMAL, student

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tianxia.arena.games import GamePlayed
    from tianxia.arena.results import Results

ORDERS: Final = 8
"""The order of games matters a little to the model: it is averaged away over so many."""

AVERAGE: Final = 1500.0
SCALE: Final = 60.0
"""OpenSkill begins at 25; shown are numbers as players of chess know them."""

INTERVAL: Final = NORMAL

FEWEST: Final = 16
MOST: Final = 100
"""So many resamples at least and at most."""

WORK: Final = 250_000
"""Games that are rated for all resamples together, where that leaves the fewest: a second or two."""

Outcome = list[list[int]]
"""The entrants of a game, best first; those who share a place together, and once for each of their seats."""


class Skill(NamedTuple):
    """What the model thinks of a player."""

    mean: float
    deviation: float


@dataclass(frozen=True)
class Rating:
    """A rating, and half the width of its 95 % interval."""

    value: float
    error: float


def rate(results: Results) -> list[Rating]:
    """The rating of each entrant; the average of all who played is 1500.

    Who has not played yet stands in the middle, with an error without end. After a single deal there is
    nothing to draw from, and the error is the model's own doubt, which is also the most it can be.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    deals = [[outcome(game) for games in shared for game in games] for shared in results.by_shuffle()]
    games = [places for shared in deals for places in shared]
    played = sorted({who for places in games for tied in places for who in tied})
    count = len(results.contest.entrants)
    passes = [rated(model, shuffled(games, Random(order)), count) for order in range(ORDERS)]
    means = [fmean(one[who].mean for one in passes) for who in range(count)]
    doubts = [fmean(one[who].deviation for one in passes) for who in range(count)]
    errors = spread(model, deals, played)
    middle = fmean(means[who] for who in played) if played else 0.0
    found = [Rating(AVERAGE, inf)] * count
    for who, error in zip(played, errors, strict=True):
        value = AVERAGE + SCALE * (means[who] - middle)
        found[who] = Rating(value, min(error, INTERVAL * SCALE * doubts[who]))
    return found


def outcome(game: GamePlayed) -> Outcome:
    """Who came where in a game."""
    return [
        [who for who, other in zip(game.seating, game.places, strict=True) if other == place]
        for place in sorted(set(game.places))
    ]


def shuffled(games: list[Outcome], chance: Random) -> list[Outcome]:
    """The games in one of many orders."""
    found = games[:]
    chance.shuffle(found)
    return found


def rated(model: Any, games: list[Outcome], entrants: int) -> list[Skill]:
    """What the model thinks of everybody after all games in this order.

    These are the formulas of `model.rate`, written out for players without teams: thousands of games are
    rated hundreds of times, and here that is ten times as fast.
    """
    noise, drift, least = model.beta**2, model.tau**2, model.kappa
    skills = [Skill(model.mu, model.sigma)] * entrants
    for places in games:
        seated = [who for tied in places for who in tied]
        variances = [skills[who].deviation ** 2 + drift for who in seated]
        scale = sqrt(sum(variances) + noise * len(seated))
        worth = [exp(skills[who].mean / scale) for who in seated]
        after: list[Skill] = []
        chances = squares = 0.0
        for tied in places:
            # The chance of a place is a player's worth among all who are left for it.
            left = sum(worth[len(after) :])
            chances += 1.0 / left
            squares += 1.0 / (left * left)
            for who in tied:
                seat = len(after)
                own, variance = worth[seat], variances[seat]
                better = (1.0 / len(tied) - own * chances) * variance / scale
                surer = (own * chances - own * own * squares) * (variance / (scale * scale)) ** 1.5
                after.append(Skill(skills[who].mean + better, sqrt(variance * max(1.0 - surer, least))))
        for who, skill in learnt(seated, after):
            skills[who] = skill
    return skills


def learnt(seated: list[int], after: list[Skill]) -> Iterable[tuple[int, Skill]]:
    """What a game taught everybody; who sits several times learns from each seat."""
    each = zip(seated, after, strict=True)
    if len(set(seated)) == len(seated):
        return each
    found: dict[int, list[Skill]] = {}
    for who, skill in each:
        found.setdefault(who, []).append(skill)
    return [(who, between(skills)) for who, skills in found.items()]


def between(skills: list[Skill]) -> Skill:
    """The middle of several."""
    return Skill(fmean(skill.mean for skill in skills), fmean(skill.deviation for skill in skills))


def spread(model: Any, deals: list[list[Outcome]], played: list[int]) -> list[float]:
    """Half the width of the 95 % interval of everybody who played: what resampling the deals tells.

    The games of a shuffle are drawn together, for only shuffles are independent of each other. Always the
    same for the same results.
    """
    if len(deals) < 2:
        return [inf] * len(played)
    chance = Random("ratings")
    resamples = max(FEWEST, min(MOST, WORK // (ORDERS * sum(map(len, deals)))))
    found = [standings(model, redrawn(deals, chance), played, chance) for _ in range(resamples)]
    # A resample deviates from the deals it was drawn from, which are one degree of freedom short themselves.
    factor = student(min(len(deals), resamples) - 1) * sqrt(len(deals) / (len(deals) - 1))
    return [factor * SCALE * stdev(values) for values in zip(*found, strict=True)]


def redrawn(deals: list[list[Outcome]], chance: Random) -> list[Outcome]:
    """The games of as many deals, drawn from those that were played and one more that is imagined.

    In that one all comes out the other way round: who won every deal may yet lose the next, and without it
    nothing would be in doubt where all deals came out alike.
    """
    games: list[Outcome] = []
    for _ in deals:
        drawn = chance.randrange(len(deals) + 1)
        if drawn < len(deals):
            games += deals[drawn]
        else:
            games += [places[::-1] for places in chance.choice(deals)]
    return games


def standings(model: Any, games: list[Outcome], played: list[int], chance: Random) -> list[float]:
    """The means of all who played, less the middle of them: as in `rate`, in other orders."""
    passes = [rated(model, shuffled(games, chance), max(played) + 1) for _ in range(ORDERS)]
    means = [fmean(one[who].mean for one in passes) for who in played]
    middle = fmean(means)
    return [mean - middle for mean in means]
