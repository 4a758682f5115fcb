"""The rules in the order of the rulebook: turns round the table until the pile has run out twice.

The stack of frames is what is left to be done. A turn plays cards for a province and then places the
piece (`placing`), or exchanges a card; cards are drawn (`drawing`); with two players the Emperor follows
(`emperor`). Numbers such as R5 are the rulings on the rules page.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.china.border import why_no_post
from tianxia.games.china.cards import count_of, one
from tianxia.games.china.components import MOST_SEATS
from tianxia.games.china.drawing import refill
from tianxia.games.china.emperor import (
    EMPERORS_MOVE,
    call_the_emperor,
    special_moves,
    swap_cards,
    why_no_special,
)
from tianxia.games.china.ending import finish
from tianxia.games.china.placing import considered, placements, use_cards, why_no_placement
from tianxia.games.china.state import Table
from tianxia.games.china.vocabulary import (
    ALL_PROVINCES,
    COLOUR_COUNT,
    COLOURS,
    EMPEROR_FIRST,
    EXCHANGE,
    PALACE,
    POST_BOTH,
    REST,
    SWAP_CARDS,
    TOLD_EXCHANGED,
    TOLD_PASSED,
)
from tianxia.kernel import SYSTEM, Frame, Refusal
from tianxia.kernel.packed import append, i64, vec


class NextTurn(Frame[Table]):
    """The next player's turn, or the end: the last round is finished, so that all have had as many turns."""

    name = "next-turn"

    def run(self, state: Table) -> None:
        if state.is_last_round() and state.turn % state.seats == 0:
            finish(state, early=False)
            return
        state.turn += 1
        state.played = 0
        state.placed = 0
        state.targets = 0
        state.elsewhere = 0
        state.push(NEXT_TURN)
        if state.has_emperor():
            state.emperor_due = True
            state.push(EMPERORS_MOVE)
        state.push(OWN_TURN)


class OwnTurn(Frame[Table]):
    """Ask for a player's own turn; who can neither place nor exchange passes (R13).

    Special cards are played before that turn and change what it can be: the Emperor may take the last space
    or the last card. So it comes back after them, and the turn is put to this test again.
    """

    name = "own-turn"

    def run(self, state: Table) -> None:
        seat = state.seat_to_play()
        if can_exchange(state, seat) or len(placements(state, seat, ALL_PROVINCES)) > 0:
            state.push(TURNS_OF[seat])
        else:
            state.tell(TOLD_PASSED, seat, 0)


class Turn(Frame[Table]):
    """Play cards for a piece, or exchange a card. With two players, special cards may come before that."""

    name = "turn"

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        moves = placements(state, seat, ALL_PROVINCES)
        if can_exchange(state, seat):
            hand = state.players[seat].hand
            for card in range(i64(COLOUR_COUNT)):
                if count_of(hand, card) > 0:
                    moves = append(moves, EXCHANGE + card)
        return special_moves(moves, state, seat) if state.has_emperor() else moves

    def play(self, state: Table, seat: i64, move: i64) -> None:
        if move < PALACE:
            use_cards(state, seat, move)
        elif move == EMPEROR_FIRST:
            state.push(OWN_TURN)
            call_the_emperor(state, seat)
        elif move >= SWAP_CARDS:
            state.push(OWN_TURN)
            swap_cards(state, seat, move)
        else:
            exchange(state, seat, move - EXCHANGE)

    def considered(self, state: Table, seat: i64) -> vec[i64]:
        moves = considered(state, seat)
        hand = state.players[seat].hand
        for card in range(i64(COLOUR_COUNT)):
            if count_of(hand, card) > 0:
                moves = append(moves, EXCHANGE + card)
        return append(moves, EMPEROR_FIRST) if state.has_emperor() else moves

    def why_not(self, state: Table, seat: i64, move: i64) -> Refusal:
        if move < POST_BOTH:
            return why_no_placement(state, seat, move)
        if move < PALACE:
            return why_no_post(state, seat, move, ALL_PROVINCES)
        if EXCHANGE <= move < EXCHANGE + COLOUR_COUNT:
            if count_of(state.players[seat].hand, move - EXCHANGE) == 0:
                return Refusal("no-card-in-hand", "3.5", {"card": COLOURS[move - EXCHANGE]})
            return Refusal("nothing-to-take", "3.5 R11")
        if EMPEROR_FIRST <= move < REST:
            return why_no_special(state, seat, move)
        return Refusal("cards-first", "3.1")


def can_exchange(table: Table, seat: i64) -> bool:
    """Whether a player has a card, and there is one to take for it."""
    return table.players[seat].hand != 0 and table.cards_to_take()


def exchange(table: Table, seat: i64, card: i64) -> None:
    """Discard a card and take another: the whole turn."""
    table.players[seat].give(card)
    table.throw_away(one(card), card)
    table.tell(TOLD_EXCHANGED, seat, card)
    refill(table, seat)


NEXT_TURN: Final = NextTurn(SYSTEM)
OWN_TURN: Final = OwnTurn(SYSTEM)
TURNS_OF: Final = [Turn(seat) for seat in range(MOST_SEATS)]
