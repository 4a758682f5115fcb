"""Learning from lessons with nothing but NumPy: a small network that judges positions and moves.

What comes out is a plain file of arrays, which `search network=FILE` plays with; any other library may write
such a file (`tianxia.bots.network` describes it). The value of a position is trained on `worth_of_lead` of
how the game ended, the likings of moves on the teacher's attention.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tianxia.research.learner import RATE, Learner, foreseen, scale_for, softmax, squeezed
from tianxia.research.lessons import joined, play_lessons

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tianxia.kernel import Setup
    from tianxia.research.learner import Array
    from tianxia.research.lessons import Lessons

BATCH = (32, 512)
"""So many lessons a step: few where there are few."""
HELD_BACK = 0.05
"""So much of the lessons is not learnt but examined on."""

WITH_NETWORK = "policy=0.3 curiosity=0.7"
"""How a search uses a network: its likings lead the way, and games are played out as ever."""


def study(learner: Learner, lessons: Lessons, chosen: Array, rate: float) -> tuple[float, float]:
    """One step on some of the lessons; returns how wrong values and likings were."""
    signals, values, likings = learner.forward(lessons.rows[chosen])
    worth = squeezed(lessons.leads[chosen] / learner.spread)
    odds, legal = dense(lessons, chosen, likings.shape[1])
    thought = squeezed(values)
    drawn = softmax(likings, legal)
    taught = odds.sum(1, keepdims=True)
    count = len(chosen)
    learner.correct(signals, (thought - worth) / count, (drawn - odds) * taught / count, rate)
    surprise = -(odds * np.log(np.maximum(drawn, 1e-9))).sum() / max(taught.sum(), 1)
    return float(((thought - worth) ** 2).mean()), float(surprise)


def examine(learner: Learner, lessons: Lessons, chosen: Array) -> tuple[float, float]:
    """How wrong values are (mean square), and how often the likeliest move is the teacher's."""
    wrong = right = taught = 0.0
    for part in np.array_split(chosen, max(1, len(chosen) // 4096)):
        _, values, likings = learner.forward(lessons.rows[part])
        wrong += ((squeezed(values) - squeezed(lessons.leads[part] / learner.spread)) ** 2).mean(1).sum()
        odds, legal = dense(lessons, part, likings.shape[1])
        known = odds.sum(1) > 0
        best = np.where(legal, likings, -np.inf).argmax(1)
        right += (best == odds.argmax(1))[known].sum()
        taught += known.sum()
    return wrong / len(chosen), right / max(taught, 1.0)


def dense(lessons: Lessons, chosen: Array, moves: int) -> tuple[Array, Array]:
    """The teacher's attention and the legal moves of some decisions, a row for each."""
    counts = lessons.first[chosen + 1] - lessons.first[chosen]
    rows = np.repeat(np.arange(len(chosen)), counts)
    starts = np.repeat(lessons.first[chosen] - np.concatenate([[0], np.cumsum(counts)[:-1]]), counts)
    places = starts + np.arange(len(rows))
    odds = np.zeros((len(chosen), moves), np.float32)
    legal = np.zeros((len(chosen), moves), bool)
    odds[rows, lessons.moves[places]] = lessons.odds[places]
    legal[rows, lessons.moves[places]] = True
    return odds, legal


def learn(
    lessons: Lessons,
    moves: int,
    *,
    hidden: tuple[int, ...] = (64,),
    passes: int = 4,
    spread: float = 0.0,
    seed: int = 0,
    rate: float = RATE,
    progress: Callable[[int, int, float], None] | None = None,
) -> tuple[Learner, float, float]:
    """Learn from lessons, several times over; returns the learner and its examination on those held back.

    Without a `spread`, half the usual lead is taken.
    """
    spread = spread or float(max(lessons.leads.std() / 2, 1e-3))
    scale = scale_for((lessons.rows.astype(np.float64) ** 2).mean(0))
    learner = Learner(scale, lessons.leads.shape[1], moves, hidden, spread, seed)
    count = len(lessons)
    # Decisions of one game lie together: those held back are whole games, not neighbours of what is learnt.
    held = max(1, round(count * HELD_BACK))
    known = np.arange(max(1, count - held))
    steps = max(1, len(known) // min(max(len(known) // 64, BATCH[0]), BATCH[1]))
    whole = passes * steps
    done = 0
    for _ in range(passes):
        learner.random.shuffle(known)
        for part in np.array_split(known, steps):
            wrong, _ = study(learner, lessons, part, rate * max(0.05, 1 - done / whole))
            done += 1
            if progress and done % 50 == 0:
                progress(done, whole, wrong)
    return (learner, *examine(learner, lessons, np.arange(count - held, count)))


@dataclass
class Report:
    """How a round of learning went."""

    number: int
    lessons: int
    """Decisions noted in this round."""
    wrong: float
    """The mean square error of the values, on lessons held back."""
    varied: float
    """The same of always saying the mean: what there was to explain."""
    agreed: float
    """How often the move liked best was the teacher's."""

    @property
    def explained(self) -> float:
        """How much of how games end was foreseen, 1 being all; less than nothing where the mean says more."""
        return foreseen(self.wrong, self.varied)


def lessons_file(folder: Path, setup: Setup, number: int) -> Path:
    """Where the lessons of a round are kept, the first one being 1."""
    return folder / f"{setup.game.key}-{setup.seats}-{number}.npz"


def school(
    setup: Setup,
    path: Path,
    *,
    rounds: int = 2,
    games: int = 200,
    simulations: int = 200,
    teacher: str = "",
    hidden: tuple[int, ...] = (64,),
    seed: int = 0,
    jobs: int = 0,
    lessons: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Report]:
    """Learn from a teacher, then from a search with what was learnt, and so on; the network is in `path`.

    The teacher is written as in the arena; a plain search, unless another one is told.
    Lessons are kept in the folder `lessons`, a file a round, if one is named. Each round learns from its own
    lessons and those of the round before.
    """
    teacher = teacher or f"search:{simulations} plain"
    taken: list[Lessons] = []
    for number in range(rounds):
        taken.append(play_lessons(setup, teacher, games, seed=seed + number, jobs=jobs, progress=progress))
        if lessons is not None:
            taken[-1].save(lessons_file(lessons, setup, number + 1))
        together = joined(taken[-2:])
        learner, wrong, agreed = learn(together, setup.game.moves.size, hidden=hidden, seed=seed, passes=8)
        learner.save(path)
        teacher = f"search:{simulations} network={path} {WITH_NETWORK}"
        varied = float(squeezed(together.leads / learner.spread).var(0).mean())
        yield Report(number + 1, len(taken[-1]), wrong, varied, agreed)
