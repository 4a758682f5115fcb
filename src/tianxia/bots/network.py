"""A network that judges positions and moves, read from a plain file of arrays: no other library is needed.

The file is NumPy's `.npz`. With `n` numbers in an observation, hidden layers of `h` and so many `moves`:

    scale            n            what each number of the observation is multiplied by
    weights_1        n × h        the first hidden layer; further ones are weights_2, weights_3 …
    bias_1           h
    value_weights    h × seats    how well each seat stands, the observer's first
    value_bias       seats
    policy_weights   h × moves    how much the observer is drawn to each move (may be left out)
    policy_bias      moves
    spread           1            a lead of so many points in the end is worth a value of 0.73

Hidden layers keep what is positive. A value is squeezed between 0 and 1: it is trained on `worth_of_lead`.
"""

from __future__ import annotations

import ast
import struct
import zipfile
import zlib
from math import exp, isfinite
from pathlib import Path
from typing import Final

from tianxia.kernel import Chance, Setup, State, TianxiaError
from tianxia.kernel.packed import i32, i64, vec

MAGIC: Final = b"\x93NUMPY"
KINDS: Final = {"<f2": ("e", 2), "<f4": ("f", 4), "<f8": ("d", 8)}

GRAIN: Final = 2.0**-20
"""The first layer's weights are whole multiples of this."""

MANY_CHANGES: Final = 32
"""An observation that differs more is remembered instead of the one before."""

FINE: Final = 1 << 30
"""Chance between 0 and 1 comes in so many steps."""

OWN: Final = "own"
"""The name of the network a game comes with."""


class BadNetwork(TianxiaError):
    """A file that holds no network, or one for another game."""


class Layer:
    """Weights from every input to every output, and a bias for each output."""

    __slots__ = ("bias", "inputs", "outputs", "weights")

    def __init__(self, weights: list[float], bias: list[float]) -> None:
        self.outputs: i64 = len(bias)
        self.inputs: i64 = len(weights) // len(bias)
        # The weights of one input lie together: most inputs are nought and are passed over.
        self.weights = vec[float](weights)
        self.bias = vec[float](bias)

    def heard(self, signal: vec[float]) -> vec[float]:
        """The outputs for these inputs."""
        sums = self.bias[:]
        weights = self.weights
        outputs = self.outputs
        first: i64 = 0
        for strength in signal:
            if strength != 0.0:
                for output in range(outputs):
                    sums[output] += strength * weights[first + output]
            first += outputs
        return sums


class Eye:
    """The first layer. It knows what it saw, and hears again only what is different now.

    An observation is of whole numbers, and so are the weights, in grains: sums are exact, and what was seen
    before makes no difference to them.
    """

    __slots__ = ("inputs", "outputs", "seen", "sums", "weights")

    def __init__(self, weights: vec[float], bias: vec[float]) -> None:
        self.outputs: i64 = len(bias)
        self.inputs: i64 = len(weights) // len(bias)
        self.weights = weights
        # Nothing, to begin with.
        self.seen = vec[i32]([0] * self.inputs)
        self.sums = bias

    def look(self, numbers: vec[i32]) -> vec[float]:
        """What the layer says of an observation: what is positive."""
        seen = self.seen
        outputs = self.outputs
        weights = self.weights
        sums = self.sums[:]
        changes: i64 = 0
        for place in range(self.inputs):
            if numbers[place] != seen[place]:
                changes += 1
                change = float(i64(numbers[place]) - i64(seen[place]))
                first = place * outputs
                for output in range(outputs):
                    sums[output] += change * weights[first + output]
        if changes > MANY_CHANGES:
            self.seen = numbers
            self.sums = sums[:]
        for output in range(outputs):
            sums[output] = max(sums[output], 0.0) * GRAIN
        return sums


def in_grains(number: float) -> float:
    """How many grains a number has, to the nearest whole one."""
    return float(round(number / GRAIN))


class Network:
    """Layers, and what the last position looked like to them: one network for one thread at a time."""

    __slots__ = ("eyes", "hidden", "moves", "policy", "seats", "signal", "spread", "value", "width")

    def __init__(
        self, scale: list[float], hidden: list[Layer], value: Layer, policy: Layer | None, spread: float
    ) -> None:
        self.width: i64 = len(scale)
        self.hidden = hidden
        self.value = value
        self.policy = policy
        self.spread = spread
        self.seats: i64 = value.outputs
        self.moves: i64 = policy.outputs if policy is not None else 0
        first = hidden[0]
        outputs = int(first.outputs)
        weights = vec[float]([in_grains(w * scale[i // outputs]) for i, w in enumerate(first.weights)])
        bias = vec[float]([in_grains(b) for b in first.bias])
        # Each seat sees the table from its own side.
        self.eyes = [Eye(weights, bias) for _ in range(self.seats)]
        self.signal = vec[float]()

    def suits(self, setup: Setup) -> bool:
        """Whether the network was made for such a game.

        A game appends new kinds of move to its vocabulary, so a network may know fewer of them.
        """
        sizes = self.width == setup.width() and self.seats == setup.seats
        return sizes and (self.policy is None or self.moves <= setup.game.moves.size)

    def look(self, state: State, seat: i64) -> None:
        """Take in what a seat knows."""
        signal = self.eyes[seat].look(state.setup.game.observe(state, seat))
        for layer in self.hidden[1:]:
            signal = layer.heard(signal)
            for place in range(layer.outputs):
                signal[place] = max(signal[place], 0.0)
        self.signal = signal

    def values(self, seat: i64) -> list[float]:
        """What the position that was looked at is worth to everybody, by seats; `seat` has looked."""
        sums = self.value.heard(self.signal)
        seats = self.seats
        found = [0.0] * seats
        for step in range(seats):
            found[(seat + step) % seats] = squeezed(sums[step])
        return found

    def liking(self, move: i64) -> float:
        """How much whoever has looked is drawn to a move; the logarithm of its odds.

        It is 0 for a move that came after the network: among new moves all are alike to it.
        """
        policy = self.policy
        if policy is None or move >= policy.outputs:
            return 0.0
        total = policy.bias[move]
        place = move
        for strength in self.signal:
            if strength != 0.0:
                total += strength * policy.weights[place]
            place += policy.outputs
        return total

    def draw(self, state: State, seat: i64, offer: vec[i64], chance: Chance) -> i64:
        """One of the moves on offer to a seat, each as likely as it is drawn to it."""
        count = i64(len(offer))
        if count == 1:
            return offer[0]
        self.look(state, seat)
        odds = vec[float]([0.0] * int(count))
        best = self.liking(offer[0])
        for place in range(count):
            odds[place] = self.liking(offer[place])
            best = max(best, odds[place])
        whole = 0.0
        for place in range(count):
            odds[place] = exp(odds[place] - best)
            whole += odds[place]
        left = whole * float(chance.below(FINE)) / float(FINE)
        for place in range(count):
            left -= odds[place]
            if left < 0.0:
                return offer[place]
        return offer[count - 1]


def squeezed(number: float) -> float:
    """A number between 0 and 1 for any number."""
    if number < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-number))


def worth_of_lead(lead: float, spread: float) -> float:
    """What a lead at the end is worth: a half if there is none, nearly all if it is large."""
    return squeezed(lead / spread)


# Reading ----------------------------------------------------------------------------------------------


def read_network(path: str) -> Network:
    """The network of a file; `BadNetwork` says what is wrong with it."""
    arrays = read_arrays(path)
    hidden: list[Layer] = []
    width = len(wanted(arrays, "scale", path))
    inputs = width
    while f"weights_{len(hidden) + 1}" in arrays or not hidden:
        layer = layer_of(arrays, f"weights_{len(hidden) + 1}", f"bias_{len(hidden) + 1}", inputs, path)
        hidden.append(layer)
        inputs = int(layer.outputs)
    value = layer_of(arrays, "value_weights", "value_bias", inputs, path)
    policy: Layer | None = None
    if "policy_weights" in arrays:
        policy = layer_of(arrays, "policy_weights", "policy_bias", inputs, path)
    spread = wanted(arrays, "spread", path)
    if len(spread) != 1 or spread[0] <= 0.0:
        raise BadNetwork(f"“{path}” is no network: its spread must be one positive number.")
    return Network(arrays["scale"], hidden, value, policy, spread[0])


def wanted(arrays: dict[str, list[float]], name: str, path: str) -> list[float]:
    """An array that must be there."""
    if name not in arrays:
        raise BadNetwork(f"“{path}” is no network: the array “{name}” is missing.")
    return arrays[name]


def layer_of(arrays: dict[str, list[float]], weights: str, bias: str, inputs: int, path: str) -> Layer:
    """A layer, if its arrays are there and fit together."""
    across, along = wanted(arrays, weights, path), wanted(arrays, bias, path)
    if not along or len(across) != inputs * len(along):
        raise BadNetwork(
            f"“{path}” is no network: “{weights}” should have {inputs} × {len(along)} numbers, "
            f"and has {len(across)}."
        )
    return Layer(across, along)


def read_arrays(path: str) -> dict[str, list[float]]:
    """All arrays of floating point numbers in a file that NumPy wrote, row after row."""
    found: dict[str, list[float]] = {}
    try:
        with zipfile.ZipFile(path) as file:
            for entry in file.namelist():
                found[entry.removesuffix(".npy")] = numbers_of(file.read(entry), f"{path}: {entry}")
    except (OSError, zipfile.BadZipFile, zlib.error, EOFError, RuntimeError) as error:
        raise BadNetwork(f"“{path}” is no file of arrays: {error}.") from None
    return found


def numbers_of(content: bytes, name: str) -> list[float]:
    """The numbers of one array as NumPy stores it: a line that describes it, then the numbers."""
    try:
        if content[:6] != MAGIC:
            raise ValueError("it does not begin as an array does")
        wide = content[6] > 1
        start = 12 if wide else 10
        length = int.from_bytes(content[8:start], "little")
        header = ast.literal_eval(content[start : start + length].decode("latin-1"))
        kind, size = KINDS[header["descr"]]
        if header["fortran_order"] and len(header["shape"]) > 1:
            raise ValueError("its columns lie together, not its rows")
        count = 1
        for length_along in header["shape"]:
            count *= int(length_along)
        told = content[start + length :]
        if len(told) != count * size:
            raise ValueError(f"it should hold {count} numbers and holds {len(told) // size}")
        numbers = [float(number) for number in struct.unpack(f"<{count}{kind}", told)]
        if not all(isfinite(number) for number in numbers):
            raise ValueError("some of its numbers have no end or are none")
    except (ValueError, KeyError, SyntaxError, TypeError, IndexError) as error:
        raise BadNetwork(f"“{name}” is no array of floating point numbers: {error}.") from None
    return numbers


READ: Final[dict[str, tuple[float, Network]]] = {}
"""Networks read so far, with the age of their files: a bot a game need not read its network again."""


def has_own(setup: Setup) -> bool:
    """Whether a game comes with a network for so many seats; not if options change what is to be seen."""
    path = setup.game.network(setup.seats)
    return bool(path) and kept(path).suits(setup)


def network_of(name: str, setup: Setup) -> Network:
    """The network of a file, or a game's own, which must be for such a game."""
    path = setup.game.network(setup.seats) if name == OWN else name
    if not path:
        raise BadNetwork(f"{setup.game.title} comes with no network for {setup.seats} seats.")
    network = kept(path)
    if not network.suits(setup):
        raise BadNetwork(
            f"The network “{path}” is not for {setup.game.title} with {setup.seats} seats: it takes "
            f"{network.width} numbers and values {network.seats} seats, and they have {setup.width()}."
        )
    return network


def kept(path: str) -> Network:
    """The network of a file, read once."""
    try:
        age = Path(path).stat().st_mtime
    except OSError as error:
        raise BadNetwork(f"“{path}” cannot be read: {error.strerror}.") from None
    if path not in READ or READ[path][0] != age:
        READ[path] = (age, read_network(path))
    return READ[path][1]
