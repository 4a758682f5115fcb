"""Numbers as people type them: within limits, or not at all."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from typing import Final, TypeVar

LONGEST_SEED: Final = 18
"""A seed of so many digits fits where numbers of 64 bits are kept."""

Kind = TypeVar("Kind", int, float)


def within(kind: type[Kind], text: str, least: float, most: float) -> Kind | None:
    """The number a text is, whole or not, if it lies within limits; what is no number (nan) lies nowhere."""
    with suppress(ValueError):
        found = kind(text)
        if least <= found <= most:
            return found
    return None


def all_within(text: str, least: int, most: int) -> list[int] | None:
    """The whole numbers of a list such as 2,4, if all of them lie within limits."""
    found = [within(int, part, least, most) for part in text.split(",")]
    whole = [number for number in found if number is not None]
    return whole if len(whole) == len(found) else None


def seed(text: str) -> int:
    """The number a seed stands for: itself, or for any other text one that depends on nothing else."""
    if text.isascii() and text.isdecimal() and len(text) <= LONGEST_SEED:
        return int(text)
    # An argument may hold bytes that are no text; they are a seed as well.
    told = f"tianxia seed {text}".encode(errors="surrogateescape")
    return int.from_bytes(sha256(told).digest()[:4], "big")
