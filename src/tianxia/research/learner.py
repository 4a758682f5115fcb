"""A small network while it learns: hidden layers with heads for value and policy, and its optimiser.

It needs nothing but NumPy. Given CuPy in NumPy's place, the same lines run on a graphics processor.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from tianxia.drafts import drafted
from tianxia.kernel import TianxiaError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from numpy.typing import ArrayLike

Array = Any
"""An array of NumPy's or of CuPy's."""

Arrays = Any
"""NumPy, or CuPy."""

RATE = 0.002
DECAY = 1e-5
TINY = 1e-9
"""Less than this is nothing but rounding."""
RAREST = 0.05
"""A number that is nearly always nought is not made larger than one that has this mean square's root."""


class NoGraphics(TianxiaError):
    """There is no graphics processor, or nothing to use it with."""


class Unwritten(TianxiaError):
    """Arrays that could not be written to their file."""


def arrays_on(place: str) -> Arrays:
    """What computes there: NumPy on the `cpu`, CuPy on the `gpu`."""
    if place == "cpu":
        return np
    try:
        cupy = import_module("cupy")
        cupy.zeros(1)
    except Exception as error:
        raise NoGraphics(f"CuPy and a graphics processor are needed to learn there: {error}.") from None
    return cupy


class Learner:
    """A network of some hidden layers with heads for value and policy, and its optimiser (Adam)."""

    def __init__(
        self,
        scale: ArrayLike,
        seats: int,
        moves: int,
        hidden: tuple[int, ...],
        spread: float,
        seed: int = 0,
        arrays: Arrays = np,
    ) -> None:
        self.random = np.random.default_rng(seed)
        self.on = arrays
        self.scale = arrays.asarray(scale, np.float32)
        self.spread = spread
        self.depth = len(hidden)
        self.arrays: dict[str, Array] = {}
        inputs = len(self.scale)
        for number, size in enumerate(hidden, start=1):
            self.add(f"weights_{number}", f"bias_{number}", inputs, size, (2 / inputs) ** 0.5)
            inputs = size
        self.add("value_weights", "value_bias", inputs, seats, 0.1 * inputs**-0.5)
        self.add("policy_weights", "policy_bias", inputs, moves, 0.1 * inputs**-0.5)
        self.steps = 0
        self.first = {name: arrays.zeros_like(array) for name, array in self.arrays.items()}
        self.second = {name: arrays.zeros_like(array) for name, array in self.arrays.items()}

    def add(self, weights: str, bias: str, inputs: int, outputs: int, size: float) -> None:
        """A layer with small random weights."""
        drawn = self.random.normal(0, size, (inputs, outputs))
        self.arrays[weights] = self.on.asarray(drawn, np.float32)
        self.arrays[bias] = self.on.zeros(outputs, np.float32)

    def forward(self, rows: Array) -> tuple[list[Array], Array, Array]:
        """The signal after each layer, the values before they are squeezed, and the likings of all moves."""
        signals = [rows.astype(np.float32) * self.scale]
        for number in range(1, self.depth + 1):
            heard = signals[-1] @ self.arrays[f"weights_{number}"] + self.arrays[f"bias_{number}"]
            signals.append(self.on.maximum(heard, 0))
        last = signals[-1]
        values = last @ self.arrays["value_weights"] + self.arrays["value_bias"]
        likings = last @ self.arrays["policy_weights"] + self.arrays["policy_bias"]
        return signals, values, likings

    def correct(self, signals: list[Array], value_error: Array, policy_error: Array, rate: float) -> None:
        """One step against the errors of the values and the likings that came of these signals."""
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

    def descend(self, gradients: dict[str, Array], rate: float) -> None:
        """A step of Adam."""
        self.steps += 1
        for name, gradient in gradients.items():
            first, second = self.first[name], self.second[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            size = self.on.sqrt(second / (1 - 0.999**self.steps)) + 1e-8
            step = (first / (1 - 0.9**self.steps)) / size
            self.arrays[name] -= rate * (step + DECAY * self.arrays[name])

    def adopt(self, path: Path) -> None:
        """Know from now on what the network in a file knows; its layers must be as large as these."""
        with np.load(path, allow_pickle=False) as file:
            self.scale = self.on.asarray(file["scale"], np.float32)
            self.spread = float(file["spread"][0])
            for name in self.arrays:
                self.arrays[name] = self.on.asarray(file[name], np.float32)

    def save(self, path: Path) -> None:
        """Write the network to a file."""
        arrays = {"scale": fetched(self.scale), "spread": np.array([self.spread], np.float32)}
        # Half precision is enough to play with.
        arrays |= {name: fetched(array).astype(np.float16) for name, array in self.arrays.items()}
        write_arrays(path, arrays)


def write_arrays(path: Path, arrays: Mapping[str, Array]) -> None:
    """Write a file of arrays, whole or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with drafted(path) as draft, draft.open("wb") as file:
            np.savez_compressed(file, **arrays)
    except OSError as error:
        raise Unwritten(f"“{path}” cannot be written: {error.strerror or error}.") from None


def foreseen(wrong: float, varied: float) -> float:
    """How much of what varied was foreseen, 1 being all; where nothing varied, nothing."""
    return 1 - wrong / varied if varied > TINY else 0.0


def scale_for(squares: Array, arrays: Arrays = np) -> Array:
    """What makes each number of an observation about as large as any other, from its mean square."""
    size = arrays.sqrt(squares)
    return arrays.where(size > 0, 0.5 / arrays.maximum(size, RAREST), 0.0)


def fetched(array: Array) -> Array:
    """An array in this computer's own memory."""
    return array.get() if hasattr(array, "get") else array


def squeezed(numbers: Array, arrays: Arrays = np) -> Array:
    """Numbers between 0 and 1."""
    return 1 / (1 + arrays.exp(-arrays.clip(numbers, -30, 30)))


def softmax(likings: Array, legal: Array, arrays: Arrays = np) -> Array:
    """The probability of each move among the legal ones."""
    odds = arrays.where(legal, likings, -np.inf)
    odds = arrays.exp(odds - odds.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)
