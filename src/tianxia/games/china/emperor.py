"""Two players and the Emperor: like a game for three, except that the third plays by the hands of both.

After the own turn a player may place one piece of the Emperor's with his open cards. Both have
three special cards, each used once: the Emperor first, two provinces (`placing.choose_province`),
exchange a card.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.china.cards import count_of, some
from tianxia.games.china.placing import (
    Place,
    card_of,
    considered_placements,
    placements,
    province_of,
    why_no_placement,
)
from tianxia.games.china.state import EMPEROR, Table
from tianxia.games.china.vocabulary import (
    ALL_PROVINCES,
    COLOUR_COUNT,
    COLOURS,
    EMPEROR_FIRST,
    FIRST,
    JOKER,
    POST_BOTH,
    PROVINCES,
    REST,
    SWAP,
    SWAP_CARDS,
    TOLD_EMPEROR_FIRST,
    TOLD_EMPEROR_JOKER,
    TOLD_EMPEROR_PLAYED,
    TOLD_PASSED,
    TOLD_SWAPPED,
)
from tianxia.kernel import SYSTEM, Frame, Refusal
from tianxia.kernel.packed import append, i64, vec


def emperor_placements(table: Table) -> vec[i64]:
    """What the Emperor may do with his cards; an empty province only if no other can be had (R40)."""
    settled = placements(table, EMPEROR, table.land.entered)
    if len(settled) > 0:
        return settled
    return placements(table, EMPEROR, ALL_PROVINCES & ~table.land.entered)


class EmperorsMove(Frame[Table]):
    """After a turn: ask for the Emperor's move, if it is still to come and he can place anything."""

    name = "emperors-move"

    def run(self, state: Table) -> None:
        if state.emperor_due and len(emperor_placements(state)) > 0:
            state.push(COMMANDS_OF[state.seat_to_play()])


class Command(Frame[Table]):
    """Play a card of the Emperor's for a piece of his, or let him rest. Called first (1), he must place."""

    name = "emperor"

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        moves = emperor_placements(state)
        return append(moves, REST) if self.count == 0 else moves

    def play(self, state: Table, seat: i64, move: i64) -> None:
        state.emperor_due = False
        if move == REST:
            state.tell(TOLD_PASSED, seat, 1)
            return
        card, province = card_of(move), province_of(move)
        count = state.components.joker if move >= JOKER else 1
        state.players[EMPEROR].hand -= some(card, count)
        state.throw_away(some(card, count), card)
        told = TOLD_EMPEROR_JOKER if move >= JOKER else TOLD_EMPEROR_PLAYED
        state.tell(told, seat, card, province)
        state.push(Place(seat, EMPEROR, province))

    def considered(self, state: Table, seat: i64) -> vec[i64]:
        return append(considered_placements(state, EMPEROR), REST)

    def why_not(self, state: Table, seat: i64, move: i64) -> Refusal:
        if move == REST:
            return Refusal("emperor-must-place", "7.3 R29")
        if move >= POST_BOTH:
            return Refusal("emperor-now", "7.1")
        province = province_of(move)
        why = why_no_placement(state, EMPEROR, move)
        if why.key == "nothing-to-place" and not state.land.entered >> province & 1:
            return Refusal("emperor-empty-province", "7.1 R40", {"province": PROVINCES[province]})
        return Refusal(f"emperor-{why.key}", why.rule, why.values)


# Special cards -----------------------------------------------------------------------------------


def special_moves(moves: vec[i64], table: Table, seat: i64) -> vec[i64]:
    """Add the special cards that may be used now."""
    player = table.players[seat]
    if player.specials & FIRST and table.emperor_due and len(emperor_placements(table)) > 0:
        moves = append(moves, EMPEROR_FIRST)
    if player.specials & SWAP:
        shown = table.display_mask()
        for card in range(i64(COLOUR_COUNT)):
            if count_of(player.hand, card) == 0:
                continue
            for market in range(i64(COLOUR_COUNT)):
                if shown >> market & 1 and market != card:
                    moves = append(moves, SWAP_CARDS + card * COLOUR_COUNT + market)
    return moves


def call_the_emperor(table: Table, seat: i64) -> None:
    """The Emperor moves before the own turn instead of after it."""
    table.players[seat].specials &= ~FIRST
    table.emperor_due = False
    table.tell(TOLD_EMPEROR_FIRST, seat)
    table.push(CALLED_BY[seat])


def swap_cards(table: Table, seat: i64, move: i64) -> None:
    """A card of the hand changes places with a face-up one."""
    card = (move - SWAP_CARDS) // COLOUR_COUNT
    market = (move - SWAP_CARDS) % COLOUR_COUNT
    player = table.players[seat]
    player.specials &= ~SWAP
    player.give(card)
    table.take_from_display(market)
    player.take_openly(market)
    table.put_on_display(card)
    table.tell(TOLD_SWAPPED, seat, card, market)


def why_no_special(table: Table, seat: i64, move: i64) -> Refusal:
    """Why a special card may not be used."""
    player = table.players[seat]
    if not table.has_emperor():
        return Refusal("only-for-two", "7.3")
    if move == EMPEROR_FIRST:
        if not player.specials & FIRST:
            return Refusal("special-used", "7.3")
        return Refusal("emperor-cannot-place", "7.3 R29")
    if not player.specials & SWAP:
        return Refusal("special-used", "7.3")
    card = (move - SWAP_CARDS) // COLOUR_COUNT
    market = (move - SWAP_CARDS) % COLOUR_COUNT
    if count_of(player.hand, card) == 0:
        return Refusal("no-card-in-hand", "7.3", {"card": COLOURS[card]})
    if table.on_display(market) == 0:
        return Refusal("not-face-up", "3.6", {"market": COLOURS[market]})
    return Refusal("swap-alike", "7.3 R30", {"card": COLOURS[card]})


EMPERORS_MOVE: Final = EmperorsMove(SYSTEM)
COMMANDS_OF: Final = [Command(seat) for seat in range(EMPEROR)]
CALLED_BY: Final = [Command(seat, 1) for seat in range(EMPEROR)]
