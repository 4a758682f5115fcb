"""Who does the work: the cores of this machine, or a Ray cluster. Which one changes no result."""

from __future__ import annotations

import multiprocessing
import os
from typing import TYPE_CHECKING, Any

from tianxia.arena.contest import Deal, from_json
from tianxia.arena.games import GamePlayed, play_game
from tianxia.kernel import TianxiaError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from tianxia.arena.contest import Contest
    from tianxia.arena.results import Results

Game = tuple[Deal, tuple[int, ...]]
"""A deal, and who sits where. Games of slow bots last long, so they are what is shared out, not deals."""

Work = tuple[dict[str, Any], int, tuple[int, ...], tuple[int, ...]]
"""A game told in plain data: the contest, the deal's number and lineup, the seating."""


class NoCluster(TianxiaError):
    """A Ray cluster that cannot be used, and why."""


def hold(
    contest: Contest,
    results: Results,
    *,
    jobs: int = 0,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Play what is still to be played; a deal is kept as soon as all its games are finished."""
    schedule = list(contest.schedule())
    done = results.done()
    left = {deal.key: contest.seatings(deal) for deal in schedule if deal.key not in done}
    work = [(deal, seating) for deal in schedule for seating in left.get(deal.key, [])]
    count = len(schedule) - len(left)
    tell = progress or (lambda *_: None)
    tell(count, len(schedule))
    jobs = jobs or os.cpu_count() or 1
    if ray is not None:
        played = on_cluster(contest, work, ray)
    elif jobs == 1 or len(work) == 1:
        played = (play_game(contest, deal, seating) for deal, seating in work)
    else:
        played = on_cores(contest, work, min(jobs, len(work)))
    finished: dict[str, list[GamePlayed]] = {}
    for game in played:
        games = finished.setdefault(game.deal, [])
        games.append(game)
        seatings = left[game.deal]
        if len(games) == len(seatings):
            results.add(sorted(games, key=lambda game: seatings.index(tuple(game.seating))))
            del finished[game.deal]
            count += 1
            tell(count, len(schedule))


def carry_out(work: Work) -> GamePlayed:
    """Play one game, told in plain data, in whatever process."""
    data, number, lineup, seating = work
    return play_game(from_json(data), Deal(number, tuple(lineup)), tuple(seating))


def told(contest: Contest, games: Iterable[Game]) -> list[Work]:
    """The games as plain data."""
    data = contest.as_json()
    return [(data, deal.number, deal.lineup, seating) for deal, seating in games]


def on_cores(contest: Contest, games: list[Game], jobs: int) -> Iterator[GamePlayed]:
    """Play on this machine, a process a core."""
    if not games:
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(carry_out, told(contest, games))


def on_cluster(contest: Contest, games: list[Game], address: str) -> Iterator[GamePlayed]:
    """Play on a Ray cluster; `local` starts one on this machine."""
    try:
        import ray
    except ImportError:
        raise NoCluster("Playing on a cluster needs Ray: pip install 'tianxia[cluster]'.") from None
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(f"There is no Ray cluster at “{address}”: {error}") from None
    try:
        task = ray.remote(carry_out)
        waiting = [task.remote(work) for work in told(contest, games)]
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(ready)
    finally:
        ray.shutdown()
