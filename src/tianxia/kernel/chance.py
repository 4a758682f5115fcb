"""Where randomness comes from.

A game at a table draws from a `Sealed` source: a keyed hash in counter mode. Its seed can be
committed to before the first move and shown after the last, and nobody can work it out from
what they have seen meanwhile. Samples and search draw from a `Quick` source.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

from mypy_extensions import mypyc_attr

from tianxia.kernel.errors import BrokenGame
from tianxia.kernel.packed import i64, vec

WORD: Final = 0xFFFFFFFF
WORDS_A_BLOCK: Final = 16

REDRAWS: Final = 1000
"""Every second word is good at worst, so only a source that repeats itself comes to so many."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of random words that can be copied; `drawn` counts how often it was asked."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn: i64 = 0

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def clone(self) -> Chance:
        """A source that will go on exactly as this one does."""
        raise NotImplementedError

    def dump(self) -> list[int]:
        """Everything there is to know of the source, as integers."""
        raise NotImplementedError

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound` - 1, each equally likely."""
        if bound < 1 or bound > WORD + 1:
            raise BrokenGame(
                f"Chance was asked for one of {bound} things; it can choose from 1 to {WORD + 1}."
            )
        product = self.word() * bound
        if (product & WORD) < bound:
            # Redraw the few words that would make small numbers likelier.
            uneven = (WORD + 1 - bound) % bound
            redrawn: i64 = 0
            while (product & WORD) < uneven:
                if redrawn == REDRAWS:
                    raise BrokenGame(f"A source of chance has repeated itself {REDRAWS} times.")
                product = self.word() * bound
                redrawn += 1
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Put `items` into random order, in place."""
        last = i64(len(items)) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


class Quick(Chance):
    """A fast source for samples and search (xorshift)."""

    __slots__ = ("bits",)

    def __init__(self, seed: i64) -> None:
        self.drawn = 0
        # Seeds are often small and close together; spread their bits over the whole word.
        mixed = (seed ^ (seed >> 32)) & WORD
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B + 0x6D2B79F5) & WORD
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & WORD
        self.bits: i64 = mixed if mixed != 0 else 1

    def word(self) -> i64:
        self.drawn += 1
        bits = self.bits
        bits ^= (bits << 13) & WORD
        bits ^= bits >> 17
        bits ^= (bits << 5) & WORD
        self.bits = bits
        return bits

    def clone(self) -> Chance:
        twin = Quick(0)
        twin.bits = self.bits
        twin.drawn = self.drawn
        return twin

    def dump(self) -> list[int]:
        return [self.bits, self.drawn]


class Sealed(Chance):
    """A source nobody can foresee: blocks of a keyed hash of the seed, one after another."""

    __slots__ = ("block", "key", "seed")

    def __init__(self, seed: str, drawn: i64 = 0) -> None:
        self.drawn = drawn
        self.seed = seed
        # Both are computed when the first word is drawn.
        self.key = b""
        self.block = b""

    def word(self) -> i64:
        position = self.drawn % WORDS_A_BLOCK
        if position == 0 or not self.block:
            self.turn_page()
        self.drawn += 1
        block = self.block
        first = position * 4
        high = i64(block[first]) << 24 | i64(block[first + 1]) << 16
        return high | i64(block[first + 2]) << 8 | i64(block[first + 3])

    def turn_page(self) -> None:
        """Compute the block that holds the next word."""
        if not self.key:
            self.key = sha256(b"tianxia seed " + self.seed.encode()).digest()
        number: int = self.drawn // WORDS_A_BLOCK
        self.block = blake2b(number.to_bytes(8, "big"), key=self.key).digest()

    def clone(self) -> Chance:
        twin = Sealed(self.seed)
        twin.drawn = self.drawn
        twin.key = self.key
        twin.block = self.block
        return twin

    def dump(self) -> list[int]:
        return [int.from_bytes(sha256(self.seed.encode()).digest(), "big"), self.drawn]


def commitment(seed: str) -> str:
    """What is shown of a seed at the start: enough to check it at the end, useless before."""
    return sha256(b"tianxia commitment " + seed.encode()).hexdigest()
