"""How strong each level is, measured: for every game and number of seats, on one scale whose middle is 1500.

Each level meets the next one up (a ladder): who is far apart has little to tell about each other. The odds of
each rung say how high it is, and the rungs add up; a ladder needs no model that is fed game by game. What
was measured is published in `tianxia.study.strengths`; `make ratings` measures it anew.
"""

from __future__ import annotations

from itertools import accumulate, pairwise
from math import log, log10, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final

import msgspec

from tianxia.arena.contest import Contest
from tianxia.arena.crews import hold
from tianxia.arena.entrants import entrant
from tianxia.arena.ratings import AVERAGE, INTERVAL, Rating
from tianxia.arena.results import Results
from tianxia.arena.tallies import tally
from tianxia.bots import LEVELS
from tianxia.study.strengths import PUBLISHED, Strength, published

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tianxia.kernel import Setup

TENFOLD: Final = 400.0
"""Who is so many points stronger has ten times the odds: the scale of chess."""

DOUBT: Final = 0.5
"""Won and lost before the first game: who won all of ten may yet lose the next."""


def publish(strengths: list[Strength], path: Path = PUBLISHED) -> None:
    """Put new measurements in the place of older ones of the same game and number of seats."""
    new = {(strength.game, strength.seats) for strength in strengths}
    order = list(LEVELS)
    kept = [old for old in published(path) if (old.game, old.seats) not in new]
    whole = sorted([*kept, *strengths], key=lambda one: (one.game, one.seats, order.index(one.level)))
    path.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(one) for one in whole) + b"\n]\n")


def rung(setup: Setup, low: str, high: str, deals: int, seed: int = 0) -> Contest:
    """A level against the next one: the higher sits alone among those of the lower."""
    return Contest(setup, (entrant(high), entrant(low)), "gauntlet", deals, seed, limit=0.0)


def measure(
    setup: Setup,
    deals: dict[str, int],
    folder: Path,
    *,
    jobs: int = 0,
    progress: Callable[[str, int, int], None] | None = None,
) -> list[Strength]:
    """Climb the ladder: so many deals for each level against the one below; games are kept in a folder."""
    names = [name for name in LEVELS if deals.get(name, 0) or name == next(iter(LEVELS))]
    rungs: list[Rating] = []
    shares: list[tuple[float, float] | None] = [None]
    games = [0] * len(names)
    for number, (low, high) in enumerate(pairwise(names)):
        contest = rung(setup, low, high, deals[high])
        results = Results(contest, folder / f"{setup.game.key}-{setup.seats}-{high}.jsonl")

        def tell(done: int, of: int, high: str = high) -> None:
            if progress is not None:
                progress(high, done, of)

        hold(contest, results, jobs=jobs, progress=tell)
        found = tally(results, 0)
        rungs.append(height(found.share.value, found.games, setup.seats - 1))
        shares.append((round(found.share.value, 4), round(found.share.error, 4)))
        games[number] += found.games
        games[number + 1] += found.games
    return [
        Strength(
            setup.game.key,
            setup.seats,
            name,
            round(rating.value, 1),
            round(rating.error, 1),
            played,
            *(share or ()),
        )
        for name, rating, played, share in zip(names, ladder(rungs), games, shares, strict=True)
    ]


def height(share: float, games: int, rivals: int) -> Rating:
    """How far a level stands above the one below, if it won that share alone among so many rivals of it."""
    won = share * games + DOUBT
    lost = (1.0 - share) * games + DOUBT
    deviation = sqrt(1.0 / won + 1.0 / lost) / log(10.0)
    return Rating(TENFOLD * log10(rivals * won / lost), INTERVAL * TENFOLD * deviation)


def ladder(rungs: list[Rating]) -> list[Rating]:
    """The rating of each level from the lowest on, given how high the rungs between them are."""
    heights = list(accumulate((rung.value for rung in rungs), initial=0.0))
    middle, count = fmean(heights), len(heights)
    ratings = []
    for level, above in enumerate(heights):
        # A rung lifts all levels over it, and the middle by their part of all.
        lifts = [(below < level) - (count - 1 - below) / count for below in range(len(rungs))]
        error = sqrt(sum((lift * rung.error) ** 2 for lift, rung in zip(lifts, rungs, strict=True)))
        ratings.append(Rating(AVERAGE + above - middle, error))
    return ratings
