"""Packed arrays of integers: the one module that knows where they come from.

`vec[i64]` is mypyc's packed array. Compiled it is a C array; interpreted it is an ordinary
(slower) object with the same behaviour. Should it ever have to go, lists of `int` in this
module's place are the way back.
"""

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from tianxia.kernel.errors import BrokenGame

__all__ = ["adjusted", "append", "held", "held_in_all", "i32", "i64", "insert_sorted", "u8", "vec", "without"]


def insert_sorted(items: vec[i64], item: i64) -> vec[i64]:
    """A new array with `item` at its place among ascending `items`."""
    result = vec[i64](capacity=len(items) + 1)
    placed = False
    for other in items:
        if not placed and item < other:
            result = append(result, item)
            placed = True
        result = append(result, other)
    if not placed:
        result = append(result, item)
    return result


def without(items: vec[i64], item: i64) -> vec[i64]:
    """A new array with the first `item` left out; the same content if there is none."""
    result = vec[i64](capacity=len(items))
    removed = False
    for other in items:
        if not removed and other == item:
            removed = True
        else:
            result = append(result, other)
    return result


# ---- Several small counts in one integer, so many bits each --------------------------------------
#
# Copying a position then copies no array. A count that is lowered below 0 borrows from its neighbours and
# makes the whole negative, and a negative number shifted to the right never comes to 0: so it is an error.


def held(counts: i64, kind: i64, bits: i64) -> i64:
    """How many of a kind a packed count holds."""
    field: i64 = 1
    field <<= bits
    return counts >> bits * kind & field - 1


def adjusted(counts: i64, kind: i64, by: i64, bits: i64) -> i64:
    """A packed count with so many more of a kind, or fewer; `BrokenGame` if there are too few or no room."""
    field: i64 = 1
    field <<= bits
    count = held(counts, kind, bits) + by
    if counts < 0 or count < 0 or count >= field:
        raise BrokenGame(f"A packed count would hold {count} of kind {kind}; it can hold 0 to {field - 1}.")
    unit: i64 = 1
    unit <<= bits * kind
    return counts + by * unit


def held_in_all(counts: i64, bits: i64) -> i64:
    """How many a packed count holds of all kinds together."""
    if counts < 0:
        raise BrokenGame(f"A packed count is negative ({counts}): what it held has fallen below zero.")
    field: i64 = 1
    field <<= bits
    found: i64 = 0
    while counts != 0:
        found += counts & field - 1
        counts >>= bits
    return found
