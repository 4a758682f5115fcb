"""Handfuls of cards: one number holds how many there are of each colour, eight bits a colour.

A hand, the pile, the discards are all such numbers, so that copying a position copies no arrays. Bonus
tiles are counted in the same way.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.china.vocabulary import COLOUR_COUNT
from tianxia.kernel.chance import Chance
from tianxia.kernel.packed import held_in_all, i64

BITS: Final = 8
FIELD: Final = 255
MOST_ALIKE: Final = 50
"""More cards of one colour than that would not fit with their sums."""


def one(colour: i64) -> i64:
    """A single card."""
    return some(colour, 1)


def some(colour: i64, count: i64) -> i64:
    """Several cards of one colour."""
    return count << (BITS * colour)


def count_of(cards: i64, colour: i64) -> i64:
    """How many cards of a colour there are."""
    return cards >> (BITS * colour) & FIELD


def total(cards: i64) -> i64:
    """How many cards there are."""
    return held_in_all(cards, BITS)


def any_of(cards: i64, chance: Chance) -> i64:
    """The colour of a card drawn blindly; there must be one."""
    number = chance.below(total(cards))
    colour: i64 = 0
    while number >= count_of(cards, colour):
        number -= count_of(cards, colour)
        colour += 1
    return colour


def beyond(cards: i64, others: i64) -> i64:
    """What is left of some cards when others, as far as they are among them, are taken away."""
    left: i64 = 0
    for colour in range(i64(COLOUR_COUNT)):
        surplus = count_of(cards, colour) - count_of(others, colour)
        if surplus > 0:
            left += some(colour, surplus)
    return left


def covers(cards: i64, others: i64) -> bool:
    """Whether all these others are among the cards."""
    return beyond(others, cards) == 0


def listed(cards: i64) -> list[int]:
    """The counts of all colours."""
    return [int(count_of(cards, colour)) for colour in range(i64(COLOUR_COUNT))]


def gathered(counts: list[int]) -> i64:
    """The cards that `listed` counts."""
    cards: i64 = 0
    for colour, count in enumerate(counts):
        cards += some(i64(colour), i64(count))
    return cards
