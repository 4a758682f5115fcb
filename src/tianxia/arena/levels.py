"""How strong each level is, measured: for every game and number of seats, on one scale whose middle is 1500.

Each level meets the next one up (a ladder): who is far apart has little to tell about each other. What was
measured is published in `tianxia.study.strengths`; `make ratings` measures it anew.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from tianxia.arena.contest import Contest
from tianxia.arena.crews import hold
from tianxia.arena.entrants import entrant
from tianxia.arena.ratings import rate
from tianxia.arena.results import Results
from tianxia.arena.tallies import tally
from tianxia.bots import LEVELS
from tianxia.study.strengths import PUBLISHED, Strength, published

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tianxia.kernel import Setup


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
    whole = Results(Contest(setup, tuple(entrant(name) for name in names), deals=1))
    shares: dict[str, tuple[float, float]] = {}
    for number, (low, high) in enumerate(pairwise(names)):
        contest = rung(setup, low, high, deals[high])
        results = Results(contest, folder / f"{setup.game.key}-{setup.seats}-{high}.jsonl")

        def tell(done: int, of: int, high: str = high) -> None:
            if progress is not None:
                progress(high, done, of)

        hold(contest, results, jobs=jobs, progress=tell)
        who = [number + 1, number]
        for game in results.games:
            key = f"{number}-{number + 1}/{game.deal.rpartition('/')[2]}"
            seating = [who[one] for one in game.seating]
            whole.games.append(msgspec.structs.replace(game, deal=key, seating=seating))
        found = tally(results, 0)
        shares[high] = found.share.value, found.share.error
    return [
        Strength(
            setup.game.key,
            setup.seats,
            name,
            round(rating.value, 1),
            round(rating.error, 1),
            sum(1 for game in whole.games if who in game.seating),
            *(round(number, 4) for number in shares.get(name, ())),
        )
        for who, (name, rating) in enumerate(zip(names, rate(whole), strict=True))
    ]
