"""Learning from lessons with nothing but NumPy: a small network that judges positions and moves.

What comes out is a plain file of arrays, which `search network=FILE` plays with; any other library may write
such a file (`tianxia.bots.network` describes it). The value of a position is trained on `worth_of_lead` of
how the game ended, the likings of moves on the teacher's attention.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tianxia.research.lessons import joined, play_lessons

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from tianxia.kernel import Setup
    from tianxia.research.lessons import Lessons

Array = Any
BATCH = (32, 512)
"""So many lessons a step: few where there are few."""
RATE = 0.002
DECAY = 1e-5
HELD_BACK = 0.05
"""So much of the lessons is not learnt but examined on."""

WITH_NETWORK = "policy=0.3 curiosity=0.7"
"""How a search uses a network: its likings lead the way, and games are played out as ever."""


class Learner:
    """A network of some hidden layers with heads for value and policy, and its optimiser (Adam)."""

    def __init__(
        self,
        scale: NDArray[np.float64],
        seats: int,
        moves: int,
        hidden: tuple[int, ...],
        spread: float,
        seed: int = 0,
    ) -> None:
        self.random = np.random.default_rng(seed)
        self.scale = scale.astype(np.float32)
        self.spread = spread
        self.depth = len(hidden)
        self.arrays: dict[str, Array] = {}
        inputs = len(scale)
        for number, size in enumerate(hidden, start=1):
            self.add(f"weights_{number}", f"bias_{number}", inputs, size, (2 / inputs) ** 0.5)
            inputs = size
        self.add("value_weights", "value_bias", inputs, seats, 0.1 * inputs**-0.5)
        self.add("policy_weights", "policy_bias", inputs, moves, 0.1 * inputs**-0.5)
        self.steps = 0
        self.first = {name: np.zeros_like(array) for name, array in self.arrays.items()}
        self.second = {name: np.zeros_like(array) for name, array in self.arrays.items()}

    def add(self, weights: str, bias: str, inputs: int, outputs: int, size: float) -> None:
        """A layer with small random weights."""
        self.arrays[weights] = self.random.normal(0, size, (inputs, outputs)).astype(np.float32)
        self.arrays[bias] = np.zeros(outputs, np.float32)

    def forward(self, rows: Array) -> tuple[list[Array], Array, Array]:
        """The signal after each layer, the values before they are squeezed, and the likings of all moves."""
        signals = [rows.astype(np.float32) * self.scale]
        for number in range(1, self.depth + 1):
            heard = signals[-1] @ self.arrays[f"weights_{number}"] + self.arrays[f"bias_{number}"]
            signals.append(np.maximum(heard, 0))
        last = signals[-1]
        values = last @ self.arrays["value_weights"] + self.arrays["value_bias"]
        likings = last @ self.arrays["policy_weights"] + self.arrays["policy_bias"]
        return signals, values, likings

    def learn(self, lessons: Lessons, chosen: Array, rate: float) -> tuple[float, float]:
        """One step on some of the lessons; returns how wrong values and likings were."""
        signals, values, likings = self.forward(lessons.rows[chosen])
        worth = squeezed(lessons.leads[chosen] / self.spread)
        odds, legal = dense(lessons, chosen, likings.shape[1])
        thought = squeezed(values)
        drawn = softmax(likings, legal)
        taught = odds.sum(1, keepdims=True)
        count = len(chosen)
        value_error = (thought - worth) / count
        policy_error = (drawn - odds) * taught / count
        back = value_error @ self.arrays["value_weights"].T + policy_error @ self.arrays["policy_weights"].T
        gradients = {
            "value_weights": signals[-1].T @ value_error,
            "value_bias": value_error.sum(0),
            "policy_weights": signals[-1].T @ policy_error,
            "policy_bias": policy_error.sum(0),
        }
        for number in range(self.depth, 0, -1):
            back = back * (signals[number] > 0)
            gradients[f"weights_{number}"] = signals[number - 1].T @ back
            gradients[f"bias_{number}"] = back.sum(0)
            if number > 1:
                back = back @ self.arrays[f"weights_{number}"].T
        self.descend(gradients, rate)
        surprise = -(odds * np.log(np.maximum(drawn, 1e-9))).sum() / max(taught.sum(), 1)
        return float(((thought - worth) ** 2).mean()), float(surprise)

    def descend(self, gradients: dict[str, Array], rate: float) -> None:
        """A step of Adam."""
        self.steps += 1
        for name, gradient in gradients.items():
            first, second = self.first[name], self.second[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            step = (first / (1 - 0.9**self.steps)) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            self.arrays[name] -= rate * (step + DECAY * self.arrays[name])

    def examine(self, lessons: Lessons, chosen: Array) -> tuple[float, float]:
        """How wrong values are (mean square), and how often the likeliest move is the teacher's."""
        wrong = right = taught = 0.0
        for part in np.array_split(chosen, max(1, len(chosen) // 4096)):
            _, values, likings = self.forward(lessons.rows[part])
            wrong += ((squeezed(values) - squeezed(lessons.leads[part] / self.spread)) ** 2).mean(1).sum()
            odds, legal = dense(lessons, part, likings.shape[1])
            known = odds.sum(1) > 0
            best = np.where(legal, likings, -np.inf).argmax(1)
            right += (best == odds.argmax(1))[known].sum()
            taught += known.sum()
        return wrong / len(chosen), right / max(taught, 1.0)

    def save(self, path: Path) -> None:
        """Write the network to a file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        arrays = {"scale": self.scale, "spread": np.array([self.spread], np.float32)}
        # Half precision is enough to play with.
        arrays |= {name: array.astype(np.float16) for name, array in self.arrays.items()}
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)  # type: ignore[arg-type]  # NumPy's types confuse it with a flag


def squeezed(numbers: Array) -> Array:
    """Numbers between 0 and 1."""
    return 1 / (1 + np.exp(-np.clip(numbers, -30, 30)))


def softmax(likings: Array, legal: Array) -> Array:
    """The probability of each move among the legal ones."""
    odds = np.where(legal, likings, -np.inf)
    odds = np.exp(odds - odds.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


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


def scale_of(lessons: Lessons) -> NDArray[np.float64]:
    """What makes each number of an observation about as large as any other."""
    size = np.sqrt((lessons.rows.astype(np.float64) ** 2).mean(0))
    return np.where(size > 0, 1 / np.maximum(size, 0.05), 0.0) * 0.5


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
    learner = Learner(scale_of(lessons), lessons.leads.shape[1], moves, hidden, spread, seed)
    count = len(lessons)
    # Decisions of one game lie together: those held back are whole games, not neighbours of what is learnt.
    held = max(1, round(count * HELD_BACK))
    known = np.arange(count - held)
    steps = max(1, len(known) // min(max(len(known) // 64, BATCH[0]), BATCH[1]))
    whole = passes * steps
    done = 0
    for _ in range(passes):
        learner.random.shuffle(known)
        for part in np.array_split(known, steps):
            wrong, _ = learner.learn(lessons, part, rate * max(0.05, 1 - done / whole))
            done += 1
            if progress and done % 50 == 0:
                progress(done, whole, wrong)
    return (learner, *learner.examine(lessons, np.arange(count - held, count)))


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


def school(
    setup: Setup,
    path: Path,
    *,
    rounds: int = 2,
    games: int = 200,
    simulations: int = 200,
    hidden: tuple[int, ...] = (64,),
    seed: int = 0,
    jobs: int = 0,
    lessons: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Report]:
    """Learn from a search, then from a search with what was learnt, and so on; the network is in `path`.

    Lessons are kept in the folder `lessons`, a file a round, if one is named. Each round learns from its own
    lessons and those of the round before.
    """
    teacher = f"search:{simulations} plain"
    taken: list[Lessons] = []
    for number in range(rounds):
        taken.append(play_lessons(setup, teacher, games, seed=seed + number, jobs=jobs, progress=progress))
        if lessons is not None:
            taken[-1].save(lessons / f"{setup.game.key}-{setup.seats}-{number + 1}.npz")
        together = joined(taken[-2:])
        learner, wrong, agreed = learn(together, setup.game.moves.size, hidden=hidden, seed=seed, passes=8)
        learner.save(path)
        teacher = f"search:{simulations} network={path} {WITH_NETWORK}"
        varied = float(squeezed(together.leads / learner.spread).var(0).mean())
        yield Report(number + 1, len(taken[-1]), wrong, varied, agreed)
