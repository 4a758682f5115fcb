"""How bid cards are laid: where the next one may go, and how the others' face-down cards are imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.kingdom.players import how_many
from tianxia.games.kingdom.vocabulary import ADD, BID, HAND, HIGHEST, NO_BID, NO_CARD, RESET, SLOTS
from tianxia.kernel import Chance
from tianxia.kernel.packed import append, i64, vec

if TYPE_CHECKING:
    from tianxia.games.kingdom.state import Kingdom

TIED_CARDS: Final = HIGHEST
"""How many cards can be tied: all but the Reset. So many moves add a given card to one of them."""


def is_open(state: Kingdom, bid: i64, vacated: i64) -> bool:
    """Whether a place has no card of this turn, or one that is to be taken back."""
    return state.top[bid] == NO_CARD or bid == vacated


def open_tied(state: Kingdom, seat: i64, vacated: i64 = NO_BID) -> i64:
    """How many tied cards of a seat have no card on top."""
    total: i64 = 0
    for bid in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.bottom[bid] > 0 and is_open(state, bid, vacated):
            total += 1
    return total


def free_place(state: Kingdom, seat: i64, vacated: i64 = NO_BID) -> i64:
    """Where a card bids by itself: a place without a tied card, unless the rest must go on those (M37)."""
    first = seat * SLOTS
    if state.bids_each == 1:
        # A single bid goes on the tied card by itself.
        return first if is_open(state, first, vacated) else NO_BID
    rest = state.rest[seat] + (0 if vacated == NO_BID else 1)
    if rest <= open_tied(state, seat, vacated):
        return NO_BID
    for bid in range(first, first + SLOTS):
        if state.bottom[bid] == 0 and is_open(state, bid, vacated):
            return bid
    return NO_BID


def tied_place(state: Kingdom, seat: i64, card: i64, vacated: i64 = NO_BID) -> i64:
    """Where a seat's tied card lies with nothing on top, if it is named at all: with two bids each."""
    if state.bids_each > 1:
        for bid in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if state.bottom[bid] == card and is_open(state, bid, vacated):
                return bid
    return NO_BID


def place_of(state: Kingdom, seat: i64, move: i64) -> i64:
    """The place that a move lays a card on."""
    if move < ADD:
        return free_place(state, seat)
    return tied_place(state, seat, (move - ADD) % TIED_CARDS + 1)


def card_of(move: i64) -> i64:
    """The card that a move lays."""
    return move - BID if move < ADD else (move - ADD) // TIED_CARDS


def lay(state: Kingdom, seat: i64, card: i64, bid: i64) -> None:
    """Put a card from the hand in its place."""
    state.players[seat].hand &= ~(1 << card)
    state.top[bid] = card
    state.rest[seat] -= 1
    first = seat * SLOTS
    one = state.top[first]
    other = state.top[first + 1]
    tied = state.bottom[first] + state.bottom[first + 1]
    if not state.shown and tied == 0 and NO_CARD < one < other:
        # Two face-down bids by themselves have no order: the higher one lies first.
        state.top[first] = other
        state.top[first + 1] = one


def take_back(state: Kingdom, seat: i64) -> None:
    """Pick up again what a seat has laid this turn."""
    for bid in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.top[bid] != NO_CARD:
            state.players[seat].hand |= 1 << state.top[bid]
            state.top[bid] = NO_CARD
            state.rest[seat] += 1


def was_played_alone(state: Kingdom, seat: i64) -> bool:
    """Whether a seat began the turn with the Reset alone, and it lies by itself by agreement (M11, M39)."""
    return state.last_alone and state.players[seat].hand == 0 and state.laid(seat) == 1 << RESET


def laying_moves(state: Kingdom, seat: i64, vacated: i64 = NO_BID) -> vec[i64]:
    """Every way to lay the next card; or, after taking one card back, to lay another answer."""
    moves = vec[i64](capacity=HAND)
    hand = state.players[seat].hand
    if vacated != NO_BID:
        hand |= 1 << state.top[vacated]
    if free_place(state, seat, vacated) != NO_BID:
        for card in range(i64(HAND)):
            if hand >> card & 1:
                moves = append(moves, BID + card)
    if state.bids_each > 1 and open_tied(state, seat, vacated) > 0:
        for card in range(i64(HAND)):
            if hand >> card & 1:
                for tied in range(i64(1), i64(HAND)):
                    if tied_place(state, seat, tied, vacated) != NO_BID:
                        moves = append(moves, ADD + card * TIED_CARDS + tied - 1)
    return moves


def redeal_bids(state: Kingdom, seat: i64, chance: Chance) -> None:
    """Lay the others' face-down cards anew, at random from all that they could have laid."""
    if state.shown:
        return
    for other in range(state.seats):
        cards = how_many(state.laid(other))
        if other == seat or cards == 0 or was_played_alone(state, other):
            continue
        take_back(state, other)
        for _ in range(cards):
            moves = laying_moves(state, other)
            move = moves[chance.below(len(moves))]
            lay(state, other, card_of(move), place_of(state, other, move))
