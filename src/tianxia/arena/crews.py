"""Who does the work: the cores of this machine, or a Ray cluster. Which one changes no result."""

from __future__ import annotations

import multiprocessing
import os
from typing import TYPE_CHECKING, Any

from tianxia.arena.contest import Deal, from_json
from tianxia.arena.games import GamePlayed, play_deal
from tianxia.kernel import TianxiaError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from tianxia.arena.contest import Contest
    from tianxia.arena.results import Results

Work = tuple[dict[str, Any], int, tuple[int, ...]]


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
    """Play what is still to be played; every finished deal is kept at once."""
    schedule = list(contest.schedule())
    done = results.done()
    work = [deal for deal in schedule if deal.key not in done]
    count = len(schedule) - len(work)
    tell = progress or (lambda *_: None)
    tell(count, len(schedule))
    jobs = jobs or os.cpu_count() or 1
    if ray is not None:
        played = on_cluster(contest, work, ray)
    elif jobs == 1 or len(work) == 1:
        played = (play_deal(contest, deal) for deal in work)
    else:
        played = on_cores(contest, work, min(jobs, len(work)))
    for games in played:
        results.add(games)
        count += 1
        tell(count, len(schedule))


def carry_out(work: Work) -> list[GamePlayed]:
    """Play one deal, told in plain data, in whatever process."""
    data, number, lineup = work
    return play_deal(from_json(data), Deal(number, tuple(lineup)))


def told(contest: Contest, deals: Iterable[Deal]) -> list[Work]:
    """The deals as plain data."""
    data = contest.as_json()
    return [(data, deal.number, deal.lineup) for deal in deals]


def on_cores(contest: Contest, deals: list[Deal], jobs: int) -> Iterator[list[GamePlayed]]:
    """Play on this machine, a process a core."""
    if not deals:
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(carry_out, told(contest, deals))


def on_cluster(contest: Contest, deals: list[Deal], address: str) -> Iterator[list[GamePlayed]]:
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
        waiting = [task.remote(work) for work in told(contest, deals)]
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(ready)
    finally:
        ray.shutdown()
