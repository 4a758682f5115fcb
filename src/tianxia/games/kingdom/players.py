"""A player's cards: bid cards in hand and discarded, dynasty cards by kind, tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tianxia.games.kingdom.components import Components
from tianxia.games.kingdom.vocabulary import (
    A_BUREAUCRAT,
    A_MERCHANT,
    BUREAUCRAT,
    FULL_HAND,
    HAND,
    KINDS,
    MERCHANT,
    NOBLE,
    NOBLE_FOUR,
    NOBLE_THREE,
    NOBLE_TWO,
    PHILOSOPHER,
    PILES,
)
from tianxia.kernel.packed import i64, vec

NEVER: Final = 0
"""The turn in which a player who never had the Dragon last had it."""


@mypyc_attr(acyclic=True)
class Player:
    """What lies before a player, and what is in hand. Sets of bid cards are bits."""

    __slots__ = ("cards", "discard", "had", "hand", "moved", "tokens")

    def __init__(self) -> None:
        self.hand: i64 = FULL_HAND
        self.discard: i64 = 0
        # Dynasty cards by kind; a Merchant that was put elsewhere is counted under that type instead.
        self.cards: vec[i64] = vec[i64]([0] * KINDS)
        self.moved: vec[i64] = vec[i64]([0] * PILES)
        self.tokens: i64 = 0
        # The last turn at whose end this player was given the Dragon.
        self.had: i64 = NEVER

    def clone(self) -> Player:
        """A copy."""
        twin = Player()
        twin.hand = self.hand
        twin.discard = self.discard
        twin.cards = self.cards[:]
        twin.moved = self.moved[:]
        twin.tokens = self.tokens
        twin.had = self.had
        return twin

    def own_cards(self, pile: i64) -> i64:
        """The cards of a type in its own pile."""
        cards = self.cards
        if pile == BUREAUCRAT:
            return cards[A_BUREAUCRAT] + cards[PHILOSOPHER]
        if pile == NOBLE:
            return cards[NOBLE_TWO] + cards[NOBLE_THREE] + cards[NOBLE_FOUR]
        return cards[pile] if pile < BUREAUCRAT else cards[pile + 1]

    def size(self, pile: i64) -> i64:
        """How many cards lie in a pile, Merchants put there included (M22)."""
        return self.own_cards(pile) + self.moved[pile]

    def count(self, pile: i64, components: Components) -> i64:
        """What a pile counts for its goal."""
        return self.own_cards(pile) + self.moved[pile] * components.moved_counts

    def merchants(self) -> i64:
        """All Merchants, wherever they lie."""
        total = self.cards[A_MERCHANT]
        for number in self.moved:
            total += number
        return total

    def dynasty(self) -> i64:
        """How many dynasty cards there are in all piles."""
        total: i64 = 0
        for number in self.cards:
            total += number
        for number in self.moved:
            total += number
        return total

    def has_type(self, pile: i64) -> bool:
        """Whether any card is of a type, once Merchants are back in their pile."""
        return self.merchants() > 0 if pile == MERCHANT else self.own_cards(pile) > 0


def how_many(cards: i64) -> i64:
    """How many bid cards are in a set."""
    total: i64 = 0
    for card in range(i64(HAND)):
        total += cards >> card & 1
    return total
