"""Packed arrays of integers: the one module that knows where they come from.

`vec[i64]` is mypyc's packed array. Compiled it is a C array; interpreted it is an ordinary
(slower) object with the same behaviour. Should it ever have to go, lists of `int` in this
module's place are the way back.
"""

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

__all__ = ["append", "i32", "i64", "insert_sorted", "u8", "vec", "without"]


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
