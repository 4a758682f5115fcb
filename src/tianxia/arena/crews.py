"""Who does the work: the cores of this machine, or a Ray cluster. Which one changes no result."""

from __future__ import annotations

import os
from contextlib import closing, suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from signal import SIG_IGN, SIGTERM, signal
from typing import TYPE_CHECKING, Any

from tianxia.arena.contest import Deal, from_json
from tianxia.arena.games import GamePlayed, play_game
from tianxia.arena.guests import dismiss_guests
from tianxia.kernel import TianxiaError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable
    from multiprocessing.connection import Connection

    from tianxia.arena.contest import Contest
    from tianxia.arena.results import Results

Game = tuple[Deal, tuple[int, ...]]
"""A deal, and who sits where. Games of slow bots last long, so they are what is shared out, not deals."""

Work = tuple[dict[str, Any], int, tuple[int, ...], tuple[int, ...]]
"""A game told in plain data: the contest, the deal's number and lineup, the seating."""


PATIENCE = 5.0
"""Seconds a process has to end by itself."""


class WorkerLost(TianxiaError):
    """A process that played games is gone."""


class Dismissed(BaseException):
    """This process is not needed any more. It is not `SystemExit`, which may be a bot's."""


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
        played = here(contest, work)
    else:
        played = on_cores(contest, work, min(jobs, len(work)))
    finished: dict[str, list[GamePlayed]] = {}
    with closing(played):
        for game in played:
            games = finished.setdefault(game.deal, [])
            games.append(game)
            seatings = left[game.deal]
            if len(games) == len(seatings):
                results.add(sorted(games, key=lambda game: seatings.index(tuple(game.seating))))
                del finished[game.deal]
                count += 1
                tell(count, len(schedule))


def here(contest: Contest, games: list[Game]) -> Generator[GamePlayed]:
    """Play in this process, one game after another."""
    try:
        for deal, seating in games:
            yield play_game(contest, deal, seating)
    finally:
        dismiss_guests()


def carry_out(work: Work) -> GamePlayed:
    """Play one game, told in plain data, in whatever process."""
    data, number, lineup, seating = work
    return play_game(from_json(data), Deal(number, tuple(lineup)), tuple(seating))


def told(contest: Contest, games: Iterable[Game]) -> list[Work]:
    """The games as plain data."""
    data = contest.told()
    return [(data, deal.number, deal.lineup, seating) for deal, seating in games]


class Worker:
    """A process that plays one game after another, and may have processes of its own."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,))
        self.process.start()
        # Only the process has this end now: should it die, nothing more can come, and the wait is over.
        theirs.close()
        self.game: Work | None = None

    def begin(self, game: Work) -> None:
        """Let it play a game; what came of it is for `finish`."""
        self.game = game
        # A process that is gone already is noticed when its answer is read.
        with suppress(OSError):
            self.pipe.send(game)

    def finish(self) -> GamePlayed:
        """What came of its game."""
        try:
            found = self.pipe.recv()
        except (EOFError, OSError):
            raise WorkerLost(self.loss()) from None
        if isinstance(found, GamePlayed):
            return found
        raise found

    def loss(self) -> str:
        """What can be said of a process that is gone."""
        assert self.game is not None
        data, number, _, seating = self.game
        self.process.join()
        names = [str(bot["name"]) for bot in data["entrants"]]
        playing = ", ".join(names[place] for place in seating)
        return (
            f"A process ended (code {self.process.exitcode}) while it played deal {number} with {playing} "
            "seated in this order. One of them may have ended it, or memory may be short. What was played is "
            "kept where results go to a file; the same command goes on from there."
        )


def serve(pipe: Connection) -> None:
    """Play the games that are asked for, until nobody asks any more."""
    try:
        with suppress(EOFError, OSError, KeyboardInterrupt, Dismissed):
            # Leave as a program does that has come to its end, so that processes of a bot's own end as well.
            signal(SIGTERM, leave)
            while True:
                work = pipe.recv()
                found: GamePlayed | Exception
                try:
                    found = carry_out(work)
                except Exception as error:
                    # It is raised where the game is waited for.
                    found = error
                pipe.send(found)
    finally:
        dismiss_guests()


def leave(*_: object) -> None:
    """End this process from within, and once only."""
    signal(SIGTERM, SIG_IGN)
    raise Dismissed


def on_cores(contest: Contest, games: list[Game], jobs: int) -> Generator[GamePlayed]:
    """Play on this machine, a process a core."""
    work = told(contest, games)
    crew: list[Worker] = []
    try:
        busy: dict[Any, Worker] = {}
        for game in work[:jobs]:
            worker = Worker()
            crew.append(worker)
            worker.begin(game)
            busy[worker.pipe] = worker
        waiting = work[jobs:]
        while busy:
            for pipe in wait(list(busy)):
                worker = busy.pop(pipe)
                played = worker.finish()
                if waiting:
                    worker.begin(waiting.pop(0))
                    busy[pipe] = worker
                yield played
    finally:
        dismiss(crew)


def dismiss(crew: list[Worker]) -> None:
    """End processes, whatever they are doing."""
    for worker in crew:
        worker.process.terminate()
    for worker in crew:
        worker.process.join(PATIENCE)
        worker.process.kill()
        worker.process.join()
        worker.pipe.close()


def on_cluster(contest: Contest, games: list[Game], address: str) -> Generator[GamePlayed]:
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
