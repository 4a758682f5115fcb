"""How strong each level is, measured: for every game and number of seats, on one scale whose middle is 1500.

Each level meets the next one up (a ladder): who is far apart has little to tell about each other. The odds of
each rung say how high it is, and the rungs add up; a ladder needs no model that is fed game by game. What
was measured is published in `tianxia.study.strengths`; `make ratings` measures it anew.

Games are kept, and with them a signature of the levels that played them: when a judgement, a manner or a
network has changed since, they are put aside and played anew.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate, count, pairwise, takewhile
from math import log, log10, sqrt
from pathlib import Path
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
from tianxia.drafts import drafted
from tianxia.study.strengths import PUBLISHED, Strength, published

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tianxia.kernel import Setup

TENFOLD: Final = 400.0
"""Who is so many points stronger has ten times the odds: the scale of chess."""

DOUBT: Final = 0.5
"""Won and lost before the first game: who won all of ten may yet lose the next."""

SIGNATURES: Final = "signatures.json"
"""Beside the games that are kept: for each file, which levels played them."""


def publish(strengths: list[Strength], path: Path = PUBLISHED) -> None:
    """Put new measurements in the place of older ones of the same game and number of seats."""
    new = {(strength.game, strength.seats) for strength in strengths}
    order = list(LEVELS)
    kept = [old for old in published(path) if (old.game, old.seats) not in new]
    whole = sorted([*kept, *strengths], key=lambda one: (one.game, one.seats, order.index(one.level)))
    path.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(one) for one in whole) + b"\n]\n")


def signature(setup: Setup, level: str) -> str:
    """What a level is at a game with so many seats, in twelve letters: another one plays otherwise.

    It depends on the rules, on how the game judges a position and on the level's time; where the level
    searches, on the manner and the network for so many seats as well. What it cannot see is a change to the
    bots themselves.
    """
    game, time = setup.game, LEVELS[level].milliseconds
    place = Path(getattr(sys.modules[type(game).__module__], "__file__", None) or "nowhere").parent
    whole = sha256(f"{game.key} {game.rules_version} {setup.seats} {level} {time}".encode())
    files = [place / "insight.py"]
    if time:
        whole.update(game.manner(setup.seats, time).encode())
        files.append(Path(game.network(setup.seats) or "nowhere"))
    for file in files:
        whole.update(sha256(file.read_bytes() if file.is_file() else b"").digest())
    return whole.hexdigest()[:12]


def set_aside(path: Path, setup: Setup, low: str, high: str) -> Path | None:
    """Put a file of games aside if the levels that played them have changed since; the answer is where.

    Either way the levels are signed as they are now. Games without a signature, kept before there were any,
    are taken for those of the present levels.
    """
    book = path.with_name(SIGNATURES)
    known = msgspec.json.decode(book.read_bytes(), type=dict[str, str]) if book.is_file() else {}
    now = f"{low} {signature(setup, low)}, {high} {signature(setup, high)}"
    aside = None
    if path.exists() and known.get(path.stem, now) != now:
        names = (path.with_name(f"{path.stem}.old-{number}{path.suffix}") for number in count(1))
        aside = path.rename(next(name for name in names if not name.exists()))
    book.parent.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.encode({**known, path.stem: now}, order="sorted")
    with drafted(book) as draft:
        draft.write_bytes(msgspec.json.format(text) + b"\n")
    return aside


def rung(setup: Setup, low: str, high: str, deals: int, seed: int = 0) -> Contest:
    """A level against the next one: the higher sits alone among those of the lower."""
    return Contest(setup, (entrant(high), entrant(low)), "gauntlet", deals, seed, limit=0.0)


@dataclass(frozen=True)
class Rung:
    """What a level won against the one below, alone among them."""

    share: float
    error: float
    games: int


def measure(
    setup: Setup,
    deals: dict[str, int],
    folder: Path,
    *,
    before: Iterable[Strength] = (),
    jobs: int = 0,
    progress: Callable[[str, int, int], None] | None = None,
    say: Callable[[str], None] | None = None,
) -> list[Strength]:
    """Climb the ladder: so many deals for each level against the one below; games are kept in a folder.

    Rungs that are not asked for stay as they were `before`. Games of levels that have changed since are put
    aside, which is said.
    """
    rungs = climbed(before)
    for low, high in pairwise(LEVELS):
        if not deals.get(high):
            continue
        contest = rung(setup, low, high, deals[high])
        path = folder / f"{setup.game.key}-{setup.seats}-{high}.jsonl"
        aside = set_aside(path, setup, low, high)
        if aside is not None and say is not None:
            say(
                f"“{path}” holds games of levels that have changed since: it is put aside as “{aside.name}”, "
                "and they are played anew."
            )
        results = Results(contest, path)

        def tell(done: int, of: int, high: str = high) -> None:
            if progress is not None:
                progress(high, done, of)

        hold(contest, results, jobs=jobs, progress=tell)
        found = tally(results, 0)
        # A single deal tells nothing of its error: it may be all there is.
        error = min(found.share.error, 1.0)
        rungs[high] = Rung(round(found.share.value, 4), round(error, 4), found.games)
    return strengths(setup, rungs)


def climbed(before: Iterable[Strength]) -> dict[str, Rung]:
    """The rungs of a ladder that was published: a level's games are those of the rungs on both its sides."""
    found = {strength.level: strength for strength in before}
    rungs: dict[str, Rung] = {}
    games = 0
    for low, high in pairwise(LEVELS):
        one, other = found.get(low), found.get(high)
        if one is None or other is None or other.share is None or other.share_error is None:
            break
        games = one.games - games
        rungs[high] = Rung(other.share, min(other.share_error, 1.0), games)
    return rungs


def strengths(setup: Setup, rungs: dict[str, Rung]) -> list[Strength]:
    """The rating of every level up to the first rung that is missing."""
    known = list(takewhile(lambda level: level in rungs, list(LEVELS)[1:]))
    names = [next(iter(LEVELS)), *known]
    heights = [height(rungs[level].share, rungs[level].games, setup.seats - 1) for level in known]
    played = [rungs[level].games for level in known]
    found = []
    for number, (name, rating) in enumerate(zip(names, ladder(heights), strict=True)):
        games = sum(played[max(0, number - 1) : number + 1])
        own = rungs.get(name)
        shares = (own.share, own.error) if own is not None else ()
        key = setup.game.key
        found.append(
            Strength(key, setup.seats, name, round(rating.value, 1), round(rating.error, 1), games, *shares)
        )
    return found


def height(share: float, games: int, rivals: int) -> Rating:
    """How far a level stands above the one below, if it won that share alone among so many rivals of it."""
    won = share * games + DOUBT
    lost = (1.0 - share) * games + DOUBT
    deviation = sqrt(1.0 / won + 1.0 / lost) / log(10.0)
    return Rating(TENFOLD * log10(rivals * won / lost), INTERVAL * TENFOLD * deviation)


def ladder(rungs: list[Rating]) -> list[Rating]:
    """The rating of each level from the lowest on, given how high the rungs between them are."""
    heights = list(accumulate((rung.value for rung in rungs), initial=0.0))
    middle, levels = fmean(heights), len(heights)
    ratings = []
    for level, above in enumerate(heights):
        # A rung lifts all levels over it, and the middle by their part of all.
        lifts = [(below < level) - (levels - 1 - below) / levels for below in range(len(rungs))]
        error = sqrt(sum((lift * rung.error) ** 2 for lift, rung in zip(lifts, rungs, strict=True)))
        ratings.append(Rating(AVERAGE + above - middle, error))
    return ratings
