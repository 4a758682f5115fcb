"""Observations: what a seat knows as a row of whole numbers, each with a name, a range and a meaning."""

from __future__ import annotations

from typing import Any

from tianxia.kernel.packed import append, i32, i64, vec
from tianxia.kernel.state import NOT_NUMBERED, Frame


class Feature:
    """One named part of an observation: so many numbers in a row, their range, and what they mean."""

    __slots__ = ("count", "high", "low", "meaning", "name")

    def __init__(self, name: str, meaning: str, high: float = 1.0, count: int = 1, low: float = 0.0) -> None:
        self.name = name
        self.meaning = meaning
        self.high = high
        self.count = count
        self.low = low


class Questions:
    """The frames of a game that ask somebody, by their names; each has its number."""

    __slots__ = ("kinds", "names", "numbers")

    def __init__(self, *names: str) -> None:
        self.names = names
        # The kinds of frames as they are met, and their numbers: to ask a frame for its name takes longer.
        self.kinds: list[object] = []
        self.numbers: vec[i64] = vec[i64]()

    def number(self, frame: Frame[Any]) -> i64:
        """The number of what a frame asks; -1 if it is none of these."""
        if frame.question == NOT_NUMBERED:
            frame.question = self.look_up(frame)
        return frame.question

    def look_up(self, frame: Frame[Any]) -> i64:
        """The same, found by the kind of the frame."""
        kind = type(frame)
        for at, met in enumerate(self.kinds):
            if met is kind:
                return self.numbers[at]
        name = frame.name
        found: i64 = self.names.index(name) if name in self.names else -1
        self.kinds.append(kind)
        self.numbers = append(self.numbers, found)
        return found


class Row:
    """A row of noughts that is filled from left to right; what is left out stays nought."""

    __slots__ = ("at", "numbers")

    def __init__(self, numbers: vec[i32], at: i64 = 0) -> None:
        self.numbers = numbers
        self.at = at

    def put(self, value: i64) -> None:
        """A number."""
        self.numbers[self.at] = i32(value)
        self.at += 1

    def put_if(self, true: bool) -> None:
        """A one if something is true, otherwise nought."""
        if true:
            self.numbers[self.at] = 1
        self.at += 1

    def put_one_of(self, chosen: i64, count: i64) -> None:
        """So many noughts with a one where `chosen` points; none if it points outside."""
        if 0 <= chosen < count:
            self.numbers[self.at + chosen] = 1
        self.at += count

    def put_bits(self, bits: i64, count: i64) -> None:
        """A one for each of the lowest `count` bits that is set."""
        numbers = self.numbers
        at = self.at
        while bits and at < self.at + count:
            if bits & 1:
                numbers[at] = 1
            bits >>= 1
            at += 1
        self.at += count

    def put_packed(self, packed: i64, bits: i64, count: i64) -> None:
        """So many numbers that lie in one, the first in its lowest bits, each in as many."""
        numbers = self.numbers
        field = (1 << bits) - 1
        at = self.at
        while packed and at < self.at + count:
            numbers[at] = i32(packed & field)
            packed >>= bits
            at += 1
        self.at += count

    def put_all(self, values: vec[i64]) -> None:
        """All these numbers."""
        numbers = self.numbers
        at = self.at
        for value in values:
            numbers[at] = i32(value)
            at += 1
        self.at = at

    def skip(self, count: i64) -> None:
        """Leave so many numbers as they are."""
        self.at += count

    def count_ahead(self, place: i64) -> None:
        """One more of what is counted so many places further on."""
        self.numbers[self.at + place] += 1
