"""The rules in the order of the rulebook: turns of bids, gains, the Dragon and a new display.

The stack of frames is what is left of the turn. Numbers such as M5 are the rulings on the rules page.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.kingdom.bids import (
    BIDS,
    EMPEROR_POWER,
    HARVEST_POWER,
    PALACE_POWER,
    RESOLVE,
    SHOW,
    begin_bids,
)
from tianxia.games.kingdom.ending import finish
from tianxia.games.kingdom.gains import CLAIMING, DRAGON_POWER, DRAWING, HEIR_POWER, draw
from tianxia.games.kingdom.players import how_many
from tianxia.games.kingdom.scoring import NOBODY
from tianxia.games.kingdom.state import Kingdom
from tianxia.games.kingdom.vocabulary import (
    BID_TIED,
    BID_TIED_AGAIN,
    MIDDLE,
    NO_CARD,
    PHASE_BIDS,
    RESET,
    SLOTS,
    TOLD_APPEARED,
    TOLD_DISCARDED,
    TOLD_DRAGON,
    TOLD_ENDED,
    TOLD_NO_DRAGON,
    TOLD_RECOVERED,
    TOLD_TURN,
)
from tianxia.kernel import SYSTEM, Frame
from tianxia.kernel.packed import append, i64, vec


class Turn(Frame[Kingdom]):
    """Begin a turn: bids, powers over bids, gains, and what comes after."""

    name = "turn"

    def run(self, state: Kingdom) -> None:
        state.phase = PHASE_BIDS
        begin_bids(state)
        state.push(NEW_DISPLAY)
        state.push(ASSIGNMENT)
        state.push(CLEARING)
        state.push(HEIR_POWER)
        state.push(DRAWING)
        state.push(CLAIMING)
        state.push(DRAGON_POWER)
        state.push(RESOLVE)
        state.push(EMPEROR_POWER)
        state.push(HARVEST_POWER)
        state.push(PALACE_POWER)
        state.push(SHOW)
        for seat in range(state.seats):
            if state.due(seat) > 0:
                state.push(BIDS)
                break


class Clearing(Frame[Kingdom]):
    """End of phase 2: cards left over leave the game, bids are discarded, Resets bring them back."""

    name = "clearing"

    def run(self, state: Kingdom) -> None:
        left = i64(len(state.display))
        if left > 0:
            for kind in state.display:
                state.removed[kind] += 1
            state.display = vec[i64]()
            state.tell(TOLD_DISCARDED, SYSTEM, left)
        if state.dragon < 0:
            state.dragon = MIDDLE
        for seat in range(state.seats):
            clear_bids(state, seat)


def clear_bids(state: Kingdom, seat: i64) -> None:
    """Discard a seat's bids but for single cards that tied; a Reset takes the discard back (3.8)."""
    player = state.players[seat]
    # A Reset that found no place among tied cards lies in the discard already (`play_alone`).
    resets = state.aside == seat or player.discard & 1 << RESET != 0
    kept: i64 = 0
    for bid in range(seat * SLOTS, seat * SLOTS + SLOTS):
        top = state.top[bid]
        if top == NO_CARD:
            continue
        state.top[bid] = NO_CARD
        if state.status[bid] == BID_TIED:
            state.bottom[bid] = top
            continue
        cards: i64 = 1 << top
        if state.bottom[bid] > 0:
            cards |= 1 << state.bottom[bid]
            state.bottom[bid] = 0
        player.discard |= cards
        if top == RESET:
            resets = True
        elif state.status[bid] == BID_TIED_AGAIN:
            # M17: a stack that tied this turn is not taken back, unless the Reset is in it (M18); in the
            # other reading its lower card is.
            kept |= 1 << top if state.tied_returns else cards
    if state.aside == seat:
        player.discard |= 1 << RESET
        state.aside = NOBODY
    if resets:
        state.tell(TOLD_RECOVERED, seat, how_many(player.discard & ~kept))
        player.hand |= player.discard & ~kept
        player.discard &= kept
    sort_tied(state, seat)


def sort_tied(state: Kingdom, seat: i64) -> None:
    """Tied cards lie in their order, before an empty place."""
    first = seat * SLOTS
    one = state.bottom[first]
    other = state.bottom[first + 1]
    if other > 0 and (one == 0 or one > other):
        state.bottom[first] = other
        state.bottom[first + 1] = one


class Assignment(Frame[Kingdom]):
    """Phase 3: once enough goals are owned (M27), the Dragon goes to who is furthest behind."""

    name = "assignment"

    def run(self, state: Kingdom) -> None:
        owned: i64 = 0
        for owner in state.owners:
            if owner >= 0:
                owned += 1
        if owned < state.components.dragon_goals:
            return
        seat = furthest_behind(state)
        if seat == NOBODY:
            state.tell(TOLD_NO_DRAGON, SYSTEM)
            return
        state.dragon = seat
        player = state.players[seat]
        player.had = state.turn
        state.tell(TOLD_DRAGON, seat, state.goals_of(seat), player.dynasty())


def furthest_behind(state: Kingdom) -> i64:
    """Fewest goals, fewest dynasty cards, longest without the Dragon; nobody if still equal (M28)."""
    best: i64 = NOBODY
    fewest: i64 = -1
    for seat in range(state.seats):
        player = state.players[seat]
        key = (state.goals_of(seat) << 40) + (player.dynasty() << 20) + player.had
        if fewest < 0 or key < fewest:
            fewest = key
            best = seat
        elif key == fewest:
            best = NOBODY
    return best


class NewDisplay(Frame[Kingdom]):
    """Phase 4: show new cards; when the deck cannot fill the display, the game is over."""

    name = "new-display"

    def run(self, state: Kingdom) -> None:
        if state.deck_left < state.display_size:
            state.tell(TOLD_ENDED, SYSTEM, state.deck_left, state.display_size)
            finish(state)
            return
        state.turn += 1
        display = vec[i64](capacity=state.display_size)
        for _ in range(state.display_size):
            display = append(display, draw(state))
        state.display = display
        if state.events is not None:
            state.tell(TOLD_TURN, SYSTEM, state.turn, state.deck_left)
            for kind in display:
                state.tell(TOLD_APPEARED, SYSTEM, kind)
        state.push(TURN)


TURN: Final = Turn(SYSTEM)
CLEARING: Final = Clearing(SYSTEM)
ASSIGNMENT: Final = Assignment(SYSTEM)
NEW_DISPLAY: Final = NewDisplay(SYSTEM)
