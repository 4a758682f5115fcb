"""Lessons: what teachers knew, chose and came to in many games, as arrays in one file, to learn from.

A teacher is a bot. Where it searches, a lesson keeps how its attention was divided among the moves; any other
bot gives all of it to the move it makes. Now and then somebody slips and makes any move, so that
lessons also come from positions a good player would not have reached; nobody learns the slips themselves.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, fields
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import numpy as np

from tianxia.arena.contest import setup_of, told_setup
from tianxia.arena.entrants import Entrant, entrant
from tianxia.arena.guest import as_move
from tianxia.bots import SearchBot
from tianxia.kernel import Quick, TianxiaError
from tianxia.kernel.rewards import rewards
from tianxia.research.arrays import NUMBERS, view
from tianxia.research.learner import write_arrays

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from tianxia.bots import Bot
    from tianxia.kernel import Setup, State

SLIPS = 0.1


class BadLessons(TianxiaError):
    """A file that holds no lessons, or those of another game."""


class BadTeacher(TianxiaError):
    """A teacher that cannot be learnt from, and why."""


@dataclass
class Lessons:
    """Decisions, one a row. A decision's moves are those from its `first` to the next one's."""

    rows: NDArray[np.int32]
    """What the seat that chose knew."""

    first: NDArray[np.int64]
    """Where the moves of each decision begin in `moves` and `odds`, and after the last one their number."""

    moves: NDArray[np.int32]
    """The legal moves of all decisions."""

    odds: NDArray[np.float32]
    """How much of the teacher's attention each of them had; all noughts where it slipped."""

    leads: NDArray[np.float32]
    """What came of it: by how many points each seat led in the end, who chose first."""

    shares: NDArray[np.float32]
    """And each seat's share of the win."""

    def __len__(self) -> int:
        return len(self.rows)

    def save(self, path: Path) -> None:
        """Write them to a file."""
        write_arrays(path, {field.name: getattr(self, field.name) for field in fields(self)})


def load(path: Path) -> Lessons:
    """The lessons of a file."""
    try:
        with np.load(path, allow_pickle=False) as file:
            return Lessons(**{field.name: file[field.name] for field in fields(Lessons)})
    except (OSError, ValueError, KeyError) as error:
        raise BadLessons(f"“{path}” holds no lessons: {error}.") from None


def joined(parts: list[Lessons]) -> Lessons:
    """The lessons of all parts, one after another."""
    starts = np.cumsum([0, *(len(part.moves) for part in parts)])
    first = [part.first[:-1] + start for part, start in zip(parts, starts, strict=False)]
    return Lessons(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([*first, starts[-1:]]),
        np.concatenate([part.moves for part in parts]),
        np.concatenate([part.odds for part in parts]),
        np.concatenate([part.leads for part in parts]),
        np.concatenate([part.shares for part in parts]),
    )


class Notebook:
    """Lessons while they are taken."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rows: list[Any] = []
        self.first: list[int] = [0]
        self.moves: list[int] = []
        self.odds: list[float] = []
        self.leads: list[list[float]] = []
        self.shares: list[list[float]] = []

    def note(self, state: State, seat: int, attention: dict[int, float]) -> None:
        """A decision and what the teacher thought of it."""
        legal = state.legal(seat)
        self.rows.append(view(self.setup.game.observe(state, seat), NUMBERS))
        self.moves += legal
        self.odds += [attention.get(move, 0.0) for move in legal]
        self.first.append(len(self.moves))

    def close(self, state: State, seats: list[int]) -> None:
        """The end of the game in which these seats decided, one after another."""
        ahead, shares = rewards(state, "lead"), state.rewards
        count = len(shares)
        for seat in seats:
            order = [(seat + step) % count for step in range(count)]
            self.leads.append([ahead[other] for other in order])
            self.shares.append([shares[other] for other in order])

    def lessons(self) -> Lessons:
        """All that was noted."""
        return Lessons(
            np.array(self.rows, np.int32).reshape(len(self.rows), -1),
            np.array(self.first, np.int64),
            np.array(self.moves, np.int32),
            np.array(self.odds, np.float32),
            np.array(self.leads, np.float32),
            np.array(self.shares, np.float32),
        )


def attention_of(bot: Bot, state: State, seat: int) -> dict[int, float]:
    """How a teacher divides its attention among the moves; the most of it on the one it would make."""
    knowledge = state.knowledge(seat)
    if isinstance(bot, SearchBot):
        advice = bot.advise(knowledge)
        whole = sum(found.tried for found in advice)
        return {found.move: found.tried / whole for found in advice}
    return {bot.choose(knowledge): 1.0}


@contextmanager
def blamed(teacher: Entrant) -> Iterator[None]:
    """Say what goes wrong with a teacher; what our own bots complain of is said already."""
    try:
        yield
    except Exception as error:
        if isinstance(error, TianxiaError) and not teacher.foreign:
            raise
        told = f"{type(error).__name__}: {error}"
        raise BadTeacher(
            f"The teacher “{teacher.name}” crashed ({told}); mend it, or choose another with --teacher."
        ) from None


def taught(teacher: Entrant, bot: Bot, state: State, seat: int) -> dict[int, float]:
    """A teacher's attention, if it is given to legal moves."""
    with blamed(teacher):
        attention = attention_of(bot, state, seat)
    legal = state.legal(seat)
    found: dict[int, float] = {}
    for answer, part in attention.items():
        move = as_move(answer)
        if move is None or move not in legal:
            raise BadTeacher(
                f"The teacher “{teacher.name}” made a move that is not legal ({answer!r}); "
                "mend it, or choose another with --teacher."
            )
        found[move] = part
    return found


def take(setup: Setup, teacher: Entrant, games: int, seed: int, slips: float = SLIPS) -> Lessons:
    """Play games in this process, and note every decision that was one."""
    chance = Quick(seed)
    book = Notebook(setup)
    for _ in range(games):
        state = setup.game.deal(setup, Quick(chance.word()))
        state.settle()
        with blamed(teacher):
            bots = [teacher.create(chance.below(2**31)) for _ in range(setup.seats)]
        decided: list[int] = []
        while not state.over:
            seat = int(state.actor())
            legal = state.legal(seat)
            if len(legal) == 1:
                state.play(seat, legal[0])
                continue
            attention: dict[int, float] = {}
            if chance.below(1000) < round(1000 * slips):
                move = legal[chance.below(len(legal))]
            else:
                attention = taught(teacher, bots[seat], state, seat)
                move = max(attention, key=lambda move: attention[move])
            book.note(state, seat, attention)
            decided.append(seat)
            state.play(seat, move)
        book.close(state, decided)
    return book.lessons()


def take_elsewhere(work: tuple[dict[str, Any], dict[str, Any], int, int, float]) -> Lessons:
    """The same in another process, told in plain data."""
    agreed, teacher, games, seed, slips = work
    return take(setup_of(agreed), Entrant(**teacher), games, seed, slips)


def play_lessons(
    setup: Setup,
    teacher: str,
    games: int,
    *,
    seed: int = 0,
    slips: float = SLIPS,
    jobs: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Lessons:
    """Lessons from so many games of a teacher with itself, on all cores or on so many jobs.

    The teacher is written as in the arena: `greedy`, `search:64 network=my.npz`. The same seed gives the
    same lessons wherever the teacher's choices do not depend on time.
    """
    who = entrant(teacher)
    portion = max(1, min(50, games // (4 * (jobs or os.cpu_count() or 1))))
    portions = [portion] * (games // portion) + ([games % portion] if games % portion else [])
    work = [
        # A long seed is made to fit into 64 bits.
        (told_setup(setup), who.as_json(), count, (seed * 1_000_003 + number) % 2**63, slips)
        for number, count in enumerate(portions)
    ]
    tell = progress or (lambda *_: None)
    parts: list[Lessons] = []
    done = 0
    if (jobs or os.cpu_count() or 1) == 1 or len(work) == 1:
        for task in work:
            parts.append(take_elsewhere(task))
            done += task[2]
            tell(done, games)
        return joined(parts)
    try:
        with ProcessPoolExecutor(jobs or os.cpu_count(), mp_context=get_context("spawn")) as pool:
            for task, part in zip(work, pool.map(take_elsewhere, work), strict=True):
                parts.append(part)
                done += task[2]
                tell(done, games)
    except BrokenProcessPool:
        raise BadTeacher(
            f"A process ended while the teacher “{who.name}” played in it: the teacher may have ended it, "
            "or memory may be short."
        ) from None
    return joined(parts)
