"""Games played in another process, watched from this one: a rule that loops for ever cannot stop the watcher.

Each worker writes on a board, which both processes see, what it is about to do. When nothing new is written
for a while, the worker is ended, and the board still tells what it was doing.
"""

from __future__ import annotations

import faulthandler
import os
import random
import signal
import time
import traceback
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests import toys
from tests.promises.cases import Case, all_cases
from tests.promises.checks import PROMISES
from tests.promises.elsewhere import same_bytes_elsewhere
from tests.promises.play import PLAYERS, RandomGame, retold

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from tianxia.kernel import Event

SOUND: Final = "every_step_is_sound"
DEAR: Final = tuple(promise for promise in PROMISES if promise not in (SOUND, "nothing_is_lost"))
"""What is asked of a game after it was played, mostly at a few of its positions; the rest is in the other."""

TEXTS: Final = "texts"
ELSEWHERE: Final = "elsewhere"
FUZZ: Final = 20
"""So many spoilt texts are one job."""

STAGES: Final = ("getting ready", "choosing a move", "making a move", "looking at the table", *DEAR)
MOST_MOVES: Final = 20_000
WAITS: Final = 20
"""A worker that uses no processor's time may take so many times as long."""


@dataclass(frozen=True)
class Job:
    """Something for a worker to do: a game of a case, or texts for a parser. All follows from the seed."""

    case: str
    seed: int
    taste: str
    promise: str = ""

    @property
    def game(self) -> str:
        return self.case.split(" ")[0].rpartition("-")[0]

    @property
    def player(self) -> str:
        """Who plays."""
        return next((player for player, tastes in PLAYERS.items() if self.taste in tastes), self.taste)

    def __str__(self) -> str:
        return f"{self.case}, seed {self.seed}, {self.taste}"

    @property
    def again(self) -> str:
        """The command that does this job alone."""
        words = f"'{self.case}' {self.seed} '{self.taste}'"
        return f"python -m tests.soak --again {words}" + (
            f" --promise {self.promise}" if self.promise else ""
        )


@dataclass
class Done:
    """What came of a job: how many decisions were made and which promises were tried, or what is broken."""

    job: Job
    decisions: int = 0
    tried: list[str] = field(default_factory=list)
    broken: str = ""


class Board:
    """What a worker is about to do, in memory that the watcher sees too."""

    def __init__(self, cells: Any) -> None:
        self.cells = cells

    def clear(self) -> None:
        """Begin a game."""
        self.cells[1] = self.cells[2] = 0
        self.cells[0] += 1

    def enter(self, stage: str) -> None:
        """Say what is done now."""
        self.cells[1] = STAGES.index(stage)
        self.cells[0] += 1

    def note(self, seat: int, move: int) -> None:
        """Write down a move before it is made."""
        count = self.cells[2]
        self.cells[3 + 2 * count] = seat
        self.cells[4 + 2 * count] = move
        self.cells[2] = count + 1
        self.enter("making a move")

    @property
    def beats(self) -> int:
        """Changes with everything that is written."""
        return int(self.cells[0])

    @property
    def stage(self) -> str:
        return STAGES[int(self.cells[1])]

    @property
    def moves(self) -> list[tuple[int, int]]:
        """The moves noted so far; the last may not have been made."""
        return [(self.cells[3 + 2 * n], self.cells[4 + 2 * n]) for n in range(self.cells[2])]


class WatchedGame(RandomGame):
    """A game that says on a board what happens next."""

    board: Board

    def next_move(self) -> tuple[int, int]:
        self.board.enter("choosing a move")
        return super().next_move()

    def make(self, seat: int, move: int) -> list[Event]:
        stage = self.board.stage
        self.board.note(seat, move)
        events = super().make(seat, move)
        self.board.enter("looking at the table" if self.told is None else stage)
        return events


# ---- In the worker -------------------------------------------------------------------------------


@cache
def named_cases(key: str) -> dict[str, Case]:
    """All cases of a game by their names."""
    return {case.name: case for case in all_cases(toys.find(key))}


def play(job: Job, board: Board, owed: float) -> tuple[Done, float]:
    """Play a game with what is asked after every decision, then try other promises on the same game.

    Those take about as long as the games do: what is owed is the time that they may still take.
    """
    board.clear()
    done, promise = Done(job, tried=[SOUND]), SOUND
    game = WatchedGame(named_cases(job.game)[job.case].setup, job.seed, job.taste)
    try:
        began = time.process_time()
        game.board = board
        PROMISES[promise](game)
        done.decisions, moves = game.decisions, list(game.match.record.moves)
        owed += time.process_time() - began
        for promise in [job.promise] if job.promise else random.Random(job.seed).sample(DEAR, len(DEAR)):
            if owed < 0 and not job.promise:
                break
            began = time.process_time()
            board.clear()
            board.enter(promise)
            game = WatchedGame(game.setup, job.seed, job.taste, moves)
            game.board = board
            PROMISES[promise](game)
            done.tried.append(promise)
            owed -= time.process_time() - began
    except Exception as error:
        error.add_note(f"{promise} of {job.case}: {game.retold()}")
        done.broken = "".join(traceback.format_exception(error))
        done.job = Job(job.case, job.seed, job.taste, "" if promise == SOUND else promise)
    return done, owed


def spoil(job: Job) -> Done:
    """Have a game's parsers read some nonsense."""
    # Hypothesis takes longer to load than all the rest.
    from tests.promises.parsing import fuzz

    return without_fault(job, job.promise, lambda: fuzz(toys.find(job.game), job.promise, job.seed, FUZZ))


def compare(job: Job) -> Done:
    """See whether records lead to the same bytes in another process."""
    cases = random.Random(job.seed).sample(list(named_cases(job.game).values()), 1)
    return without_fault(job, "same_bytes_elsewhere", lambda: same_bytes_elsewhere(cases))


def without_fault(job: Job, promise: str, attempt: Callable[[], None]) -> Done:
    """What came of trying something."""
    try:
        attempt()
    except Exception:
        return Done(job, broken=traceback.format_exc())
    return Done(job, tried=[promise])


def work(calls: Connection, cells: Any) -> None:
    """Do jobs until there are no more."""
    # An interrupt is for the watcher, which then says what was done.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    faulthandler.enable()
    board, owed = Board(cells), 0.0
    while (job := calls.recv()) is not None:
        board.clear()
        if job.taste == TEXTS:
            done = spoil(job)
        elif job.taste == ELSEWHERE:
            done = compare(job)
        else:
            done, owed = play(job, board, owed)
        calls.send(done)


# ---- In the watcher ------------------------------------------------------------------------------


class Worker:
    """A process that plays, and what is known of it here."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.calls, theirs = context.Pipe()
        self.board = Board(context.RawArray("q", 3 + 2 * MOST_MOVES))
        self.process = context.Process(target=work, args=(theirs, self.board.cells), daemon=True)
        self.process.start()
        theirs.close()
        self.job: Job | None = None
        self.look()

    def look(self) -> None:
        """Remember what is on the board, and when it was seen first."""
        self.seen, self.since, self.used = self.board.beats, time.monotonic(), self.spent()

    def spent(self) -> float:
        """How much of a processor's time the worker has used, in seconds."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return time.monotonic()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def give(self, job: Job) -> None:
        """Give the worker something to do."""
        self.job = job
        self.look()
        self.calls.send(job)

    def stands_still(self, patience: float) -> bool:
        """Whether it has been at one thing for longer than that."""
        ready = self.board.beats > 0 and self.job is not None and self.job.taste not in (TEXTS, ELSEWHERE)
        if self.board.beats != self.seen or not ready:
            self.look()
            return False
        waited = time.monotonic() - self.since
        return self.spent() - self.used > patience or waited > WAITS * patience

    def abort(self) -> None:
        """End a process that stands still; it says on standard error where it stood."""
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGABRT)
        self.process.join(5)
        self.end()

    def end(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join()

    def lost(self, why: str) -> Done:
        """What is known of a job whose worker did not come back."""
        assert self.job is not None
        setup = named_cases(self.job.game)[self.job.case].setup
        told = retold(setup, self.job.seed, self.job.taste, self.board.moves)
        return Done(self.job, broken=f"It {why} while {self.board.stage}: {told}\n")
