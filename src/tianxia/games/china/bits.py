"""Sets of spaces and of provinces as bits of one number."""

from __future__ import annotations

from typing import Final

from tianxia.kernel.packed import i64, vec

MOST_BITS: Final = 62
"""How many things a set can tell apart."""

PRIME: Final = 67
"""The powers of two leave different remainders when divided by it."""


def powers_of_two() -> vec[i64]:
    """The sets with one member. A table, because a shifted literal is only 32 bits wide when compiled."""
    table = vec[i64]([1] * MOST_BITS)
    for number in range(i64(1), i64(MOST_BITS)):
        table[number] = table[number - 1] * 2
    return table


def numbers_by_remainder() -> vec[i64]:
    """For each remainder, which power of two leaves it."""
    table = vec[i64]([0] * PRIME)
    for number in range(i64(MOST_BITS)):
        table[POWERS[number] % PRIME] = number
    return table


POWERS: Final = powers_of_two()
NUMBER_OF: Final = numbers_by_remainder()


def lowest(bits: i64) -> i64:
    """The number of the lowest member of a set that is not empty."""
    return NUMBER_OF[(bits & -bits) % PRIME]


def bit(number: i64) -> i64:
    """The set with one member."""
    return POWERS[number]


def size(bits: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def members(bits: i64) -> list[int]:
    """The members of a set, ascending."""
    found: list[int] = []
    while bits != 0:
        found.append(int(lowest(bits)))
        bits &= bits - 1
    return found


# Small counts, one for each province, in one number: four bits a province.

NIBBLE: Final = 4


def tally_of(tallies: i64, province: i64) -> i64:
    """The count of a province."""
    return tallies >> (NIBBLE * province) & 15


def one_in(province: i64) -> i64:
    """A count of one in a province, to be added."""
    return POWERS[NIBBLE * province]
