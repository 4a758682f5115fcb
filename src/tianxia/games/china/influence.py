"""Influence, in the full game for two: of the cards played in a turn one is kept, face up.

The first card of a colour wins its influence card; later, whoever keeps one and then has at least as
many as the opponent. Its holder gets the Emperor's points for palaces in that colour. The light game
does without.
"""

from __future__ import annotations

from tianxia.games.china.cards import count_of, one, total
from tianxia.games.china.state import Table
from tianxia.games.china.vocabulary import COLOUR_COUNT, COLOURS, KEEP, TOLD_INFLUENCE, TOLD_KEPT
from tianxia.kernel import FollowUp, Message, Refusal
from tianxia.kernel.packed import append, i64, vec


class Keep(FollowUp[Table]):
    """Keep one of the cards played this turn; the others are discarded."""

    name = "keep"

    def moves(self, state: Table, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=COLOUR_COUNT)
        for colour in range(i64(COLOUR_COUNT)):
            if count_of(state.played, colour) > 0:
                moves = append(moves, KEEP + colour)
        return moves

    def play(self, state: Table, seat: i64, move: i64) -> None:
        colour = move - KEEP
        player = state.players[seat]
        player.kept += one(colour)
        state.tell(TOLD_KEPT, seat, colour)
        for other in range(i64(COLOUR_COUNT)):
            left = count_of(state.played - one(colour), other)
            for _ in range(left):
                state.throw_away(one(other), other)
        state.played = 0
        opponent = state.players[1 - seat]
        if count_of(player.kept, colour) >= count_of(opponent.kept, colour) and state.holder(colour) != seat:
            state.give_influence(colour, seat)
            state.tell(TOLD_INFLUENCE, seat, colour)

    def why_not(self, state: Table, seat: i64, move: i64) -> Refusal:
        if KEEP <= move < KEEP + COLOUR_COUNT:
            return Refusal("not-played", "7.2", {"card": COLOURS[move - KEEP]})
        return Refusal("keep-first", "7.2")

    def prompt(self, state: Table) -> Message:
        return Message("ask-keep", {"cards": int(total(state.played))})
