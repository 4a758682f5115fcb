"""Travel: from city to city along the roads, taking tokens and what they bring."""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.canal import FROM_SUPPLY, MAY_DECLINE, Load
from tianxia.games.gugong.components import bit, size_of
from tianxia.games.gugong.court import (
    KEEP_NONE,
    Swap,
    climb,
    exchange,
    make_room,
    no_exchange,
    offer_servants,
    score,
    spend,
    step,
    store,
    take_jade,
    with_servant,
)
from tianxia.games.gugong.pieces import (
    AT_POST,
    IN_POOL,
    NO_TOKEN,
    less,
    post_of,
)
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import (
    CARD,
    CARRY,
    CITY,
    DECLINE,
    DISCARD,
    DOUBLE,
    EXCHANGE,
    FOR_SERVANT,
    GIFTS,
    GO,
    PAY,
    PLACES,
    POST,
    RECOVER,
    S_TOKEN,
    SERVANT,
    T_CARD_FOR_JADE,
    T_ENVOY,
    T_FOLLOW,
    T_GIFT_PLUS,
    T_INTRIGUE,
    T_POINTS,
    T_RECOVER,
    T_SERVANT,
    T_SERVANTS,
    T_SERVANTS_FOR_JADE,
    T_SHIP,
    T_SWAP,
    T_TOLL,
    T_WALL,
    TOKENS,
    TOLD_CARRIED,
    TOLD_DISCARDED_CARD,
    TOLD_POSTED,
    TOLD_RECOVERED,
    TOLD_RECOVERED_CARD,
    TOLD_TRAVELLED,
    value_of,
)
from tianxia.games.gugong.wall import BuildFromSupply, CheckWall
from tianxia.kernel import SYSTEM, FollowUp, Frame, Message, Refusal
from tianxia.kernel.packed import append, i64, vec

BESIDE_BOARD: Final = 7
"""Where a token lies that adds to the value of gifts: no location."""


class Journey(FollowUp[Realm]):
    """Move the traveller to a city with a token; the count is the moves left, the mark those made."""

    name = "journey"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=24)
        reach = state.reach(seat)
        cities = state.land.cities
        for city in range(i64(len(cities))):
            if reach >> city & 1:
                moves = append(moves, GO + cities[city])
        # The second move of a double journey used to be optional.
        if (self.mark > 0 and not state.revised) or len(moves) == 0:
            moves = append(moves, DECLINE)
        return moves

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == DECLINE:
            return
        if self.count > 1:
            state.push(Journey(seat, self.count - 1, self.mark + 1))
        city: i64 = 0
        while state.land.cities[city] != move - GO:
            city += 1
        arrive(state, seat, city)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=24)
        for city in state.land.cities:
            moves = append(moves, GO + city)
        return moves

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if not GO <= move < GO + len(CITY.tokens):
            return Refusal("go-somewhere", "5.1 R64")
        values: dict[str, object] = {"city": CITY.tokens[move - GO]}
        if CITY.tokens[move - GO] not in state.land.names:
            return Refusal("no-such-city", "5.1", values)
        city = state.land.names.index(CITY.tokens[move - GO])
        if state.cities[city] == NO_TOKEN:
            return Refusal("city-without-token", "5.1", values)
        return Refusal("city-out-of-reach", "5.1", values)

    def prompt(self, state: Realm) -> Message:
        return Message("ask-journey", {"left": int(self.count)})


def arrive(realm: Realm, who: i64, city: i64) -> None:
    """The traveller takes the token of a city; what it brings follows, after room was made for it."""
    kind = realm.cities[city]
    realm.cities[city] = NO_TOKEN
    realm.players[who].traveller = city
    realm.say(TOLD_TRAVELLED, who, realm.land.cities[city], kind)
    store(realm, who, kind)
    if realm.players[who].tokens() <= realm.components.limit:
        bring(realm, who, kind)
        return
    realm.push(Bring(SYSTEM, kind, who))
    # A token that is to be laid out cannot be given away to make room for itself.
    make_room(realm, who, kind if T_GIFT_PLUS <= kind <= T_FOLLOW else KEEP_NONE)


class Bring(Frame[Realm]):
    """A token brings its reward, now that there is room; the count is its kind, the mark the player."""

    name = "bring"

    def run(self, state: Realm) -> None:
        bring(state, self.mark, self.count)


def bring(realm: Realm, who: i64, kind: i64) -> None:
    """What a token brings at once. What can only help is taken without asking; all else may be declined."""
    if kind == T_SERVANT:
        offer_servants(realm, who, 1)
    elif kind == T_SERVANTS:
        offer_servants(realm, who, 2)
    elif kind == T_ENVOY:
        step(realm, who, 1)
    elif kind == T_INTRIGUE:
        climb(realm, who, 1)
    elif kind == T_POINTS:
        score(realm, who, realm.components.worth, S_TOKEN)
    elif kind == T_CARD_FOR_JADE:
        realm.push(SellGift(who))
    elif kind == T_RECOVER:
        realm.push(Recover(who))
    elif kind == T_SWAP:
        realm.push(Swap(who))
    elif kind == T_WALL:
        realm.push(CheckWall(SYSTEM))
        realm.push(BuildFromSupply(who))
    elif kind == T_SHIP:
        realm.push(Load(who, 1, FROM_SUPPLY | MAY_DECLINE))
    elif kind == T_SERVANTS_FOR_JADE:
        realm.push(PayForJade(who))
    elif kind == T_GIFT_PLUS:
        realm.push(Carry(who))
    elif kind in (T_TOLL, T_FOLLOW):
        realm.push(LayOut(who, 0, kind))


class SellGift(Frame[Realm]):
    """Discard a valuable gift from hand for jade, or not. Asked even of a hand without one: it is secret."""

    name = "sell-gift"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        hand = state.players[seat].hand
        moves = vec[i64](capacity=7)
        for card in range(i64(GIFTS)):
            if hand >> card & 1 and value_of(card) >= state.components.jade_value:
                moves = append(moves, DISCARD + card)
        return append(moves, DECLINE)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == DECLINE:
            return
        card = move - DISCARD
        player = state.players[seat]
        player.hand &= ~bit(card)
        player.pile |= bit(card)
        # Its value has to be shown.
        player.unsure &= ~bit(card)
        player.dark &= ~bit(card)
        state.say(TOLD_DISCARDED_CARD, seat, card)
        take_jade(state, seat)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=7)
        for card in range(i64(GIFTS)):
            if state.players[seat].hand >> card & 1:
                moves = append(moves, DISCARD + card)
        return append(moves, DECLINE)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if DISCARD <= move < DISCARD + GIFTS:
            values: dict[str, object] = {
                "card": CARD.tokens[move - DISCARD],
                "least": int(state.components.jade_value),
            }
            if state.players[seat].hand >> (move - DISCARD) & 1:
                return Refusal("gift-too-cheap", "6.3 R9", values)
            return Refusal("not-in-hand", "6.3 R9", values)
        return Refusal("not-asked-now", "6.3")

    def prompt(self, state: Realm) -> Message:
        return Message("ask-sell-gift", {"least": int(state.components.jade_value)})


class Recover(FollowUp[Realm]):
    """Take a gift of one's pile back to hand, or not."""

    name = "recover"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        pile = state.players[seat].pile
        moves = vec[i64](capacity=9)
        for card in range(i64(GIFTS)):
            if pile >> card & 1:
                moves = append(moves, RECOVER + card)
        return append(moves, DECLINE)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == DECLINE:
            return
        card = move - RECOVER
        player = state.players[seat]
        if size_of(player.pile) > 1:
            player.unsure |= player.pile
        player.pile &= ~bit(card)
        player.hand |= bit(card)
        state.say(TOLD_RECOVERED, seat)
        state.tell(TOLD_RECOVERED_CARD, seat, card, audience=seat)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if RECOVER <= move < RECOVER + GIFTS:
            return Refusal("not-in-pile", "6.3 R8", {"card": CARD.tokens[move - RECOVER]})
        return Refusal("not-asked-now", "6.3")


class PayForJade(FollowUp[Realm]):
    """Pay servants for jade, or not."""

    name = "pay-for-jade"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        player = state.players[seat]
        moves = vec[i64](capacity=3)
        if player.can_pay(state.components.jade_price):
            moves = append(moves, PAY)
        return append(with_servant(moves, state, seat, self.use(state, seat)), DECLINE)

    def use(self, state: Realm, seat: i64) -> i64:
        """How many servants in the pool are of use; before version 2, none to who can pay."""
        if not state.revised and state.players[seat].can_pay(state.components.jade_price):
            return 0
        return state.components.jade_price

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == PAY:
            take_jade(state, seat)
            spend(state, seat, state.components.jade_price)
        elif move != DECLINE:
            state.push(self)
            exchange(state, seat, FOR_SERVANT)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=3)
        moves = append(moves, PAY)
        if state.players[seat].pool < self.use(state, seat):
            moves = append(moves, EXCHANGE + FOR_SERVANT)
        return append(moves, DECLINE)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        price = int(state.components.jade_price)
        if move == PAY:
            return Refusal(
                "too-few-servants", "6.3", {"need": price, "have": int(state.players[seat].strength())}
            )
        if move == EXCHANGE + FOR_SERVANT and state.players[seat].pool < self.use(state, seat):
            return no_exchange(state, seat, move)
        return Refusal("not-asked-now", "6.3")

    def prompt(self, state: Realm) -> Message:
        return Message("ask-pay-for-jade", {"cost": int(state.components.jade_price)})


# Bonus tokens that are laid out with a servant ----------------------------------------------------


def lay_out(realm: Realm, who: i64, kind: i64, piece: i64, location: i64) -> None:
    """A token leaves the store and lies with a servant of the pool until the day ends."""
    player = realm.players[who]
    player.down = less(player.down, kind)
    if piece == DOUBLE:
        player.double = AT_POST
    else:
        player.pool -= 1
    realm.posts = append(realm.posts, post_of(kind, who, location, piece))


def pieces_in_pool(realm: Realm, seat: i64, piece: i64) -> bool:
    """Whether a servant of that sort is in the pool."""
    player = realm.players[seat]
    return player.double == IN_POOL if piece == DOUBLE else player.pool > 0


class Carry(FollowUp[Realm]):
    """Lay the token that adds to one's gifts beside one's board, with a servant."""

    name = "carry"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=3)
        for piece in range(i64(DOUBLE + 1)):
            if pieces_in_pool(state, seat, piece):
                moves = append(moves, CARRY + piece)
        if state.revised:
            moves = with_servant(moves, state, seat, 1, T_GIFT_PLUS)
        return append(moves, DECLINE)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == EXCHANGE + FOR_SERVANT:
            state.push(self)
            exchange(state, seat, FOR_SERVANT, T_GIFT_PLUS)
        elif move != DECLINE:
            lay_out(state, seat, T_GIFT_PLUS, move - CARRY, BESIDE_BOARD)
            state.say(TOLD_CARRIED, seat)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        return append(append(append(vec[i64](capacity=3), CARRY + SERVANT), CARRY + DOUBLE), DECLINE)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if CARRY <= move <= CARRY + DOUBLE:
            return no_piece(move - CARRY)
        return no_servant(state, seat, move)


class LayOut(FollowUp[Realm]):
    """Lay a toll or a token to follow with at a location, with a servant; the mark is the token."""

    name = "lay-out"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=15)
        for piece in range(i64(DOUBLE + 1)):
            if pieces_in_pool(state, seat, piece):
                for location in range(i64(PLACES)):
                    moves = append(moves, POST + piece * PLACES + location)
        if state.revised:
            moves = with_servant(moves, state, seat, 1, self.mark)
        return append(moves, DECLINE)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == EXCHANGE + FOR_SERVANT:
            state.push(self)
            exchange(state, seat, FOR_SERVANT, self.mark)
        elif move != DECLINE:
            piece, location = (move - POST) // PLACES, (move - POST) % PLACES
            lay_out(state, seat, self.mark, piece, location)
            state.say(TOLD_POSTED, seat, self.mark, location)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if POST <= move < POST + 2 * PLACES:
            return no_piece((move - POST) // PLACES)
        return no_servant(state, seat, move)

    def prompt(self, state: Realm) -> Message:
        return Message("ask-lay-out", {"token": TOKENS[self.mark]})


def no_piece(piece: i64) -> Refusal:
    """Why no servant can go with a token."""
    if piece == DOUBLE:
        return Refusal("double-not-in-pool", "8")
    return Refusal("no-servant-in-pool", "8 R31")


def no_servant(realm: Realm, seat: i64, move: i64) -> Refusal:
    """Why no tokens can be exchanged for a servant that would go with a token."""
    if move == EXCHANGE + FOR_SERVANT and realm.revised and realm.players[seat].pool == 0:
        return no_exchange(realm, seat, move)
    return Refusal("not-asked-now", "8")
