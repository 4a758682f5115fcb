"""Drawing cards: the hand is filled card by card, then the row of face-up cards; the pile runs out twice."""

from __future__ import annotations

from typing import Final

from tianxia.games.china.cards import one, total
from tianxia.games.china.components import MOST_SEATS
from tianxia.games.china.state import EMPEROR, NO_CARD, PASSES, Table
from tianxia.games.china.vocabulary import (
    COLOUR_COUNT,
    COLOURS,
    DRAW,
    TAKE,
    TOLD_DRAWN,
    TOLD_DREW,
    TOLD_EMPEROR_DREW,
    TOLD_LAST_ROUND,
    TOLD_RESHUFFLED,
    TOLD_TOOK,
    TOLD_TURNED_UP,
)
from tianxia.kernel import SYSTEM, FollowUp, Message, Refusal
from tianxia.kernel.packed import append, i64, vec


class Refill(FollowUp[Table]):
    """Take the next card: face up, or from the pile. While there are cards, the hand must be filled (R12)."""

    name = "refill"

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=COLOUR_COUNT + 1)
        shown = state.display_mask()
        for colour in range(i64(COLOUR_COUNT)):
            if shown >> colour & 1:
                moves = append(moves, TAKE + colour)
        return append(moves, DRAW) if state.pile != 0 else moves

    def play(self, state: Table, seat: i64, move: i64) -> None:
        player = state.players[seat]
        if move == DRAW:
            colour = state.draw_from_pile()
            player.take_hidden(colour)
            state.tell(TOLD_DREW, seat)
            state.tell(TOLD_DRAWN, seat, colour, audience=seat)
            look_at_the_pile(state)
        else:
            colour = move - TAKE
            state.take_from_display(colour)
            player.take_openly(colour)
            state.tell(TOLD_TOOK, seat, colour)
        refill(state, seat)

    def considered(self, state: Table, seat: i64) -> vec[i64]:
        return append(self.moves(state, seat), DRAW) if state.pile == 0 else self.moves(state, seat)

    def why_not(self, state: Table, seat: i64, move: i64) -> Refusal:
        if TAKE <= move < TAKE + COLOUR_COUNT:
            return Refusal("not-face-up", "3.6", {"market": COLOURS[move - TAKE]})
        if move == DRAW:
            return Refusal("pile-empty", "5.1 R12")
        return Refusal("fill-hand-first", "3.6 R12", {"left": self.missing(state)})

    def missing(self, table: Table) -> int:
        """How many cards the hand lacks."""
        return int(table.components.hand - total(table.players[self.seat].hand))

    def prompt(self, state: Table) -> Message:
        return Message("ask-refill", {"left": self.missing(state)})


def refill(table: Table, seat: i64) -> None:
    """Ask for another card while the hand lacks one; then the face-up cards are made up to four."""
    if total(table.players[seat].hand) < table.components.hand and table.cards_to_take():
        table.push(REFILLS_OF[seat])
    else:
        fill_display(table)


def fill_display(table: Table) -> None:
    """Turn cards up until the row is full or the pile is empty."""
    while i64(len(table.display)) < table.components.display and table.pile != 0:
        colour = table.draw_from_pile()
        table.stock -= one(colour)
        table.put_on_display(colour)
        table.tell(TOLD_TURNED_UP, SYSTEM, colour)
        look_at_the_pile(table)


def emperor_refills(table: Table) -> None:
    """The Emperor's open cards are made up to three, from the pile alone."""
    emperor = table.players[EMPEROR]
    while total(emperor.hand) < table.components.hand and table.pile != 0:
        colour = table.draw_from_pile()
        table.stock -= one(colour)
        emperor.hand += one(colour)
        table.tell(TOLD_EMPEROR_DREW, SYSTEM, colour)
        look_at_the_pile(table)


def look_at_the_pile(table: Table) -> None:
    """When the last card has gone, the discards become the pile; the second time, the last round begins."""
    if table.pile != 0:
        return
    if table.emptied == 0 and table.discard != 0:
        table.emptied = 1
        table.pile = table.discard
        table.stock = table.discard
        table.discard = 0
        table.top = NO_CARD
        for seat in range(table.seats):
            table.players[seat].remember_shuffle()
        table.tell(TOLD_RESHUFFLED, SYSTEM, total(table.pile))
    elif table.emptied < PASSES:
        # R25: without discards there is nothing to shuffle, and the first time is the last.
        table.emptied = PASSES
        table.tell(TOLD_LAST_ROUND, SYSTEM)


REFILLS_OF: Final = [Refill(seat) for seat in range(MOST_SEATS)]
