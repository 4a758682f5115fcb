"""Observations: what a seat knows as a row of numbers, each with a name, a range and a meaning."""

from __future__ import annotations

from tianxia.kernel.packed import append, i64, vec


class Feature:
    """One named part of an observation: so many numbers in a row, their range, and what they mean."""

    __slots__ = ("count", "high", "low", "meaning", "name")

    def __init__(self, name: str, meaning: str, high: float = 1.0, count: int = 1, low: float = 0.0) -> None:
        self.name = name
        self.meaning = meaning
        self.high = high
        self.count = count
        self.low = low


def put(row: vec[float], value: i64) -> vec[float]:
    """The row with a whole number at its end; the old row is void."""
    return append(row, float(value))


def put_one_of(row: vec[float], chosen: i64, count: i64) -> vec[float]:
    """The row with `count` noughts and a one where `chosen` points; none if it points outside."""
    for number in range(count):
        row = append(row, 1.0 if number == chosen else 0.0)
    return row


def put_bits(row: vec[float], bits: i64, count: i64) -> vec[float]:
    """The row with a one for each of the lowest `count` bits that is set."""
    for number in range(count):
        row = append(row, float(bits >> number & 1))
    return row


def put_all(row: vec[float], values: vec[i64]) -> vec[float]:
    """The row with all these numbers at its end."""
    for value in values:
        row = append(row, float(value))
    return row
