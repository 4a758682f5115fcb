"""The end of the game: the last wall, the decrees of the third level, the palace, jade."""

from __future__ import annotations

from tianxia.games.gugong.components import size_of
from tianxia.games.gugong.court import can_exchange, exchange, score
from tianxia.games.gugong.pieces import NOWHERE, Player
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import (
    DECLINE,
    DECREE_POINTS,
    EXCHANGE,
    FOR_JADE,
    FOR_POINTS,
    HARBOUR_POINTS,
    JADE_POINTS,
    PLAIN_POINTS,
    S_ARRIVAL,
    S_FINAL_DECREE,
    S_JADE,
    THIRD_OF_POINTS,
    TOLD_SHUT_OUT,
)
from tianxia.games.gugong.wall import score_wall
from tianxia.kernel import FollowUp, Frame, Refusal
from tianxia.kernel.packed import append, i64, vec


class LastExchange(FollowUp[Realm]):
    """The last chance to exchange tokens."""

    name = "last-exchange"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=3)
        for prize in range(i64(FOR_POINTS), i64(FOR_JADE + 1)):
            if can_exchange(state, seat, prize):
                moves = append(moves, EXCHANGE + prize)
        return append(moves, DECLINE)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move != DECLINE:
            state.push(self)
            exchange(state, seat, move - EXCHANGE)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        return Refusal("last-exchange-only", "10 R39")


class Final(Frame[Realm]):
    """Final scoring, in the order of the rulebook."""

    name = "final"

    def run(self, state: Realm) -> None:
        # No rewards of the intrigue track this time (R15).
        score_wall(state)
        for who in range(state.count()):
            if state.players[who].has(THIRD_OF_POINTS):
                third = state.players[who].points // state.components.final[THIRD_OF_POINTS]
                score(state, who, min(third, state.components.final_most), S_FINAL_DECREE)
        for who in range(state.count()):
            score(state, who, decree_points(state, who), S_FINAL_DECREE)
        for who in range(state.count()):
            player = state.players[who]
            if player.slot != NOWHERE:
                score(state, who, state.components.arrival[player.slot], S_ARRIVAL)
        for who in range(state.count()):
            score(state, who, jade_points(state, state.players[who].jade), S_JADE)
        for who in range(state.seats):
            player = state.players[who]
            if player.slot == NOWHERE:
                state.say(TOLD_SHUT_OUT, who, player.points)
                player.points = 0


def decree_points(realm: Realm, who: i64) -> i64:
    """What the decrees of the third level bring, but for the one that goes first."""
    player = realm.players[who]
    final = realm.components.final
    total: i64 = 0
    if player.has(PLAIN_POINTS):
        total += final[PLAIN_POINTS]
    if player.has(JADE_POINTS):
        total += min(final[JADE_POINTS] * player.jade, realm.components.final_most)
    if player.has(DECREE_POINTS):
        total += final[DECREE_POINTS] * size_of(player.decrees)
    if player.has(HARBOUR_POINTS):
        total += final[HARBOUR_POINTS] * harbour_servants(player)
    return total


def harbour_servants(player: Player) -> i64:
    """How many harbour rewards a player has taken."""
    return player.rewards[0] + player.rewards[1] + player.rewards[2]


def jade_points(realm: Realm, jade: i64) -> i64:
    """What so many pieces of jade are worth."""
    table = realm.components.jade_points
    most = i64(len(table))
    if jade == 0:
        return 0
    if jade <= most:
        return table[jade - 1]
    return table[most - 1] + (jade - most) * realm.components.jade_further
