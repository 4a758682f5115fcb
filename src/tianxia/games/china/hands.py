"""What a player has: points, pieces in supply, cards in hand, and what the others know of them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tianxia.games.china.cards import count_of, gathered, listed, one, total
from tianxia.kernel.packed import i64


@mypyc_attr(acyclic=True)
class Player:
    """A player, or the Emperor. Cards are counted as in `cards`.

    Of the cards in hand, those taken face up are `known` to all. Of the rest, all know how many were
    there when the pile was last shuffled anew (`before`), and which colours have been `spent` since.
    """

    __slots__ = (
        "before",
        "emissaries_left",
        "forts_left",
        "hand",
        "kept",
        "known",
        "palaces_left",
        "points",
        "specials",
        "spent",
        "tiles",
    )

    def __init__(self, palaces: i64, emissaries: i64, forts: i64) -> None:
        self.points: i64 = 0
        self.palaces_left = palaces
        self.emissaries_left = emissaries
        self.forts_left = forts
        self.hand: i64 = 0
        self.known: i64 = 0
        self.before: i64 = 0
        self.spent: i64 = 0
        # Cards kept for influence, special cards not used yet, bonus tiles won.
        self.kept: i64 = 0
        self.specials: i64 = 0
        self.tiles: i64 = 0

    def clone(self) -> Player:
        """A copy."""
        twin = Player(self.palaces_left, self.emissaries_left, self.forts_left)
        twin.points = self.points
        twin.hand = self.hand
        twin.known = self.known
        twin.before = self.before
        twin.spent = self.spent
        twin.kept = self.kept
        twin.specials = self.specials
        twin.tiles = self.tiles
        return twin

    def pieces_left(self) -> i64:
        """The pieces in supply."""
        return self.palaces_left + self.emissaries_left + self.forts_left

    def hidden(self) -> i64:
        """The cards in hand that the others have not seen."""
        return self.hand - self.known

    def take_openly(self, colour: i64) -> None:
        """A card everybody sees comes into the hand."""
        self.hand += one(colour)
        self.known += one(colour)

    def take_hidden(self, colour: i64) -> None:
        """A card nobody else sees comes into the hand."""
        self.hand += one(colour)

    def give(self, colour: i64) -> None:
        """A card leaves the hand for all to see."""
        if count_of(self.known, colour) > 0:
            self.known -= one(colour)
        elif self.spent == 0 and total(self.hidden()) == total(self.before):
            # All hidden cards date from before the shuffle, and so does this one.
            self.before -= one(colour)
        else:
            self.spent += one(colour)
        self.hand -= one(colour)

    def remember_shuffle(self) -> None:
        """The discards become the pile: what is hidden now cannot be in it."""
        self.before = self.hidden()
        self.spent = 0

    def contents(self) -> list[object]:
        """Everything, as plain data."""
        figures = [
            self.points,
            self.palaces_left,
            self.emissaries_left,
            self.forts_left,
            self.specials,
            self.tiles,
        ]
        hands = [self.hand, self.known, self.before, self.spent, self.kept]
        return [*[int(figure) for figure in figures], *[listed(cards) for cards in hands]]

    def restore(self, data: list[object]) -> None:
        """Take over what `contents` told."""
        figures = [value for value in data if isinstance(value, int)]
        hands = [gathered(value) for value in data if isinstance(value, list)]
        self.points = figures[0]
        self.palaces_left = figures[1]
        self.emissaries_left = figures[2]
        self.forts_left = figures[3]
        self.specials = figures[4]
        self.tiles = figures[5]
        self.hand = hands[0]
        self.known = hands[1]
        self.before = hands[2]
        self.spent = hands[3]
        self.kept = hands[4]
