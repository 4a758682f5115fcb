"""The end of the game: the Heir goes to the Generals, Merchants go home, and everything is counted."""

from __future__ import annotations

from tianxia.games.kingdom.scoring import NOBODY, most_generals
from tianxia.games.kingdom.state import Kingdom
from tianxia.games.kingdom.vocabulary import (
    A_MERCHANT,
    GENERAL,
    HEIR,
    KINDS,
    PHASE_END,
    PILES,
    TOLD_FINAL,
    TOLD_FINAL_HEIR,
    TOLD_HEIR_REMOVED,
    TOLD_RETURNED,
)
from tianxia.kernel import SYSTEM
from tianxia.kernel.packed import i64, vec


def finish(state: Kingdom) -> None:
    """End the game: nothing more is asked."""
    state.frames = []
    state.phase = PHASE_END
    clear_table(state)
    assign_heir(state)
    return_merchants(state)
    if state.events is not None:
        for seat in range(state.seats):
            state.tell(TOLD_FINAL, seat, state.points(seat), state.players[seat].dynasty())


def clear_table(state: Kingdom) -> None:
    """What is left of deck and display leaves the game."""
    for kind in range(i64(KINDS)):
        state.removed[kind] += state.deck[kind]
        state.deck[kind] = 0
    state.deck_left = 0
    for kind in state.display:
        state.removed[kind] += 1
    state.display = vec[i64]()


def assign_heir(state: Kingdom) -> None:
    """The Heir goes to who has most Generals, alone (M30); its owner until now loses it."""
    heir = most_generals(state.players, state.components)
    state.owners[HEIR] = heir
    if heir == NOBODY:
        most: i64 = 0
        for seat in range(state.seats):
            most = max(most, state.count(seat, GENERAL))
        state.tell(TOLD_HEIR_REMOVED, SYSTEM, most)
    else:
        state.tell(TOLD_FINAL_HEIR, heir, state.count(heir, GENERAL))


def return_merchants(state: Kingdom) -> None:
    """Merchants go back to their own pile; no goal moves on that account (M31)."""
    for seat in range(state.seats):
        player = state.players[seat]
        away = player.merchants() - player.cards[A_MERCHANT]
        if away > 0:
            player.cards[A_MERCHANT] += away
            player.moved = vec[i64]([0] * PILES)
            state.tell(TOLD_RETURNED, seat, away)
