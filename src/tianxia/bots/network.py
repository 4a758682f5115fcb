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
from math import exp
from pathlib import Path
from typing import Final

from tianxia.kernel import Setup, State, TianxiaError
from tianxia.kernel.features import Row
from tianxia.kernel.packed import i32, i64, vec

MAGIC: Final = b"\x93NUMPY"
KINDS: Final = {"<f2": ("e", 2), "<f4": ("f", 4), "<f8": ("d", 8)}

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
        sums = vec[float](self.bias)
        weights = self.weights
        outputs = self.outputs
        first: i64 = 0
        for strength in signal:
            if strength != 0.0:
                for output in range(outputs):
                    sums[output] += strength * weights[first + output]
            first += outputs
        return sums


class Network:
    """Layers, and what the last position looked like to them."""

    __slots__ = ("hidden", "moves", "policy", "scale", "seats", "signal", "spread", "value", "width")

    def __init__(
        self, scale: list[float], hidden: list[Layer], value: Layer, policy: Layer | None, spread: float
    ) -> None:
        self.scale = vec[float](scale)
        self.width: i64 = len(scale)
        self.hidden = hidden
        self.value = value
        self.policy = policy
        self.spread = spread
        self.seats: i64 = value.outputs
        self.moves: i64 = policy.outputs if policy is not None else 0
        self.signal = vec[float]()

    def suits(self, setup: Setup) -> bool:
        """Whether the network was made for such a game."""
        sizes = self.width == setup.width() and self.seats == setup.seats
        return sizes and (self.policy is None or self.moves == setup.game.moves.size)

    def look(self, state: State, seat: i64) -> None:
        """Take in what a seat knows."""
        row = Row(vec[i32]([0] * self.width))
        state.setup.game.write(row, state, seat)
        numbers = row.numbers
        scale = self.scale
        signal = vec[float]([0.0] * self.width)
        for place in range(self.width):
            if numbers[place] != 0:
                signal[place] = float(i64(numbers[place])) * scale[place]
        for layer in self.hidden:
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
        """How much whoever has looked is drawn to a move; the logarithm of its odds."""
        policy = self.policy
        if policy is None:
            return 0.0
        total = policy.bias[move]
        place = move
        for strength in self.signal:
            if strength != 0.0:
                total += strength * policy.weights[place]
            place += policy.outputs
        return total


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
    except (ValueError, KeyError, SyntaxError, TypeError, IndexError) as error:
        raise BadNetwork(f"“{name}” is no array of floating point numbers: {error}.") from None
    return [float(number) for number in struct.unpack(f"<{count}{kind}", told)]


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
