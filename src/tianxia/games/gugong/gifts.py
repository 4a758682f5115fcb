"""Phase 2, day: in turn, everybody exchanges a gift with an official and takes the actions it allows."""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.actions import Act, use_icon
from tianxia.games.gugong.components import MOST_SEATS, bit, lowest, size_of
from tianxia.games.gugong.court import (
    can_exchange,
    exchange,
    leave_with,
    no_exchange,
    spend,
    turn_down,
    with_exchanges,
    with_servant,
)
from tianxia.games.gugong.pieces import DEAR
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import (
    CARD,
    DISCARD,
    DOUBLE_VALUE,
    EQUAL_GIFT,
    EXCHANGE,
    FOR_JADE,
    FOR_SERVANT,
    FORGO,
    GIFTS,
    GIVE,
    LOCATIONS,
    PAY,
    PLACES,
    T_DOUBLE_VALUE,
    TOLD_DISCARDED,
    TOLD_DISCARDED_CARD,
    TOLD_DOUBLED,
    TOLD_FORWENT,
    TOLD_GAVE,
    value_of,
)
from tianxia.kernel import SYSTEM, FollowUp, Frame, Message, Quick, Refusal
from tianxia.kernel.packed import append, i64, vec

DOUBLED_IS_ENOUGH: Final = 8
"""In the mark of a price: twice the value would do."""


class Turn(Frame[Realm]):
    """Give a gift to an official and take his; tokens may be exchanged before."""

    name = "turn"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=45)
        hand = state.players[seat].hand
        while hand != 0:
            first = GIVE + lowest(hand) * PLACES
            hand &= hand - 1
            for location in range(i64(PLACES)):
                moves = append(moves, first + location)
        return with_exchanges(moves, state, seat)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move >= EXCHANGE:
            state.push(self)
            exchange(state, seat, move - EXCHANGE)
            return
        card, location = (move - GIVE) // PLACES, (move - GIVE) % PLACES
        compared = state.compare(seat, card, location)
        enough = doubled_is_enough(state, seat, card, location)
        player = state.players[seat]
        player.hand &= ~bit(card)
        taken = leave_with(state, seat, card, location)
        player.pile |= bit(taken)
        state.say(TOLD_GAVE, seat, card, location, taken)
        if compared == DEAR:
            state.push(Price(seat, 0, location | DOUBLED_IS_ENOUGH if enough else location))
        else:
            take_actions(state, seat, location)

    def warning(self, state: Realm, seat: i64, move: i64) -> Refusal | None:
        if move >= EXCHANGE:
            return None
        card, location = (move - GIVE) // PLACES, (move - GIVE) % PLACES
        if state.compare(seat, card, location) != DEAR:
            # An icon may bring what the action takes, so it is looked at only where the action takes more.
            possible = len(Act(seat, 0, location).moves(state, seat)) > 1
            return None if possible else comes_to_nothing(state, seat, move)
        player = state.players[seat]
        penalty = state.components.penalty
        if player.can_pay(penalty) or player.hand != bit(card) or can_exchange(state, seat, FOR_SERVANT):
            return None
        if doubled_is_enough(state, seat, card, location):
            return None
        values: dict[str, object] = {"need": int(penalty), "have": int(player.strength())}
        return Refusal("no-way-to-pay", "4.2", values)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        moves = self.moves(state, seat)
        if state.players[seat].tokens() > 0:
            for prize in range(i64(FOR_JADE + 1)):
                if not can_exchange(state, seat, prize):
                    moves = append(moves, EXCHANGE + prize)
        return moves

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if GIVE <= move < GIVE + GIFTS * PLACES:
            return Refusal("not-in-hand", "4.1", {"card": CARD.tokens[(move - GIVE) // PLACES]})
        if EXCHANGE <= move <= EXCHANGE + FOR_JADE:
            return no_exchange(state, seat, move)
        return Refusal("give-a-gift", "4.1")


def doubled_is_enough(realm: Realm, who: i64, card: i64, location: i64) -> bool:
    """Whether a bonus token that doubles a gift would make it worth more."""
    player = realm.players[who]
    if player.face_up(T_DOUBLE_VALUE) == 0:
        return False
    doubled = 2 * (value_of(card) + realm.added_value(who))
    theirs = value_of(realm.board[location])
    return doubled > theirs or (doubled == theirs and player.has(EQUAL_GIFT))


def comes_to_nothing(realm: Realm, seat: i64, move: i64) -> Refusal | None:
    """What to say of a move after which nothing can be done at the location, if nothing else is asked."""
    twin = realm.clone()
    twin.events = None
    twin.chance = Quick(0)  # what is to come is not looked at
    beneath = len(twin.frames) - 1
    twin.frames.pop().play(twin, seat, move)
    while len(twin.frames) > beneath and twin.chance.drawn == 0:
        top = twin.frames.pop()
        if top.seat == SYSTEM:
            top.run(twin)
            continue
        answers = top.moves(twin, top.seat)
        if len(answers) > 1:
            return None
        if isinstance(top, Act) and top.mark < PLACES:
            return Refusal("nothing-can-be-done", "4.4", {"location": LOCATIONS[top.mark]})
        top.play(twin, top.seat, answers[0])
    return None


def take_actions(realm: Realm, who: i64, location: i64) -> None:
    """The icon of the gift that was given, then the action of the location; each may be declined."""
    realm.push(Act(who, 0, location))
    use_icon(realm, who, realm.components.icon[realm.board[location]], 0)


class Price(FollowUp[Realm]):
    """A gift that is not worth more: pay servants, discard another gift, or forgo the actions."""

    name = "price"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        player = state.players[seat]
        moves = vec[i64](capacity=9)
        if player.can_pay(state.components.penalty):
            moves = append(moves, PAY)
        hand = player.hand
        while hand != 0:
            moves = append(moves, DISCARD + lowest(hand))
            hand &= hand - 1
        # The token may have been given away since the gift was.
        if self.mark & DOUBLED_IS_ENOUGH and player.face_up(T_DOUBLE_VALUE) > 0:
            moves = append(moves, DOUBLE_VALUE)
        moves = append(moves, FORGO)
        return with_servant(moves, state, seat, self.use(state, seat))

    def use(self, state: Realm, seat: i64) -> i64:
        """How many servants in the pool are of use; before version 2, none to who can pay."""
        if not state.revised and state.players[seat].can_pay(state.components.penalty):
            return 0
        return state.components.penalty

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        location = self.mark % DOUBLED_IS_ENOUGH
        player = state.players[seat]
        if move == FORGO:
            state.say(TOLD_FORWENT, seat, location)
            return
        if move == EXCHANGE + FOR_SERVANT:
            state.push(self)
            exchange(state, seat, FOR_SERVANT)
            return
        if move == PAY:
            # The actions come after the payment, which may be a question.
            state.push(Actions(SYSTEM, seat, location))
            spend(state, seat, state.components.penalty)
            return
        if move == DOUBLE_VALUE:
            turn_down(player, T_DOUBLE_VALUE)
            given = value_of(state.board[location]) + state.added_value(seat)
            state.say(TOLD_DOUBLED, seat, 2 * given)
        else:
            discard(state, seat, move - DISCARD)
        take_actions(state, seat, location)

    def warning(self, state: Realm, seat: i64, move: i64) -> Refusal | None:
        return None if move == FORGO else comes_to_nothing(state, seat, move)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=9)
        moves = append(moves, PAY)
        for move in self.moves(state, seat):
            if move != PAY:
                moves = append(moves, move)
        return moves

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        player = state.players[seat]
        if move == PAY:
            values: dict[str, object] = {
                "need": int(state.components.penalty),
                "have": int(player.strength()),
            }
            return Refusal("too-few-servants", "4.2", values)
        if DISCARD <= move < DISCARD + GIFTS:
            return Refusal("not-in-hand", "4.2", {"card": CARD.tokens[move - DISCARD]})
        if move == DOUBLE_VALUE:
            if self.mark & DOUBLED_IS_ENOUGH:
                return Refusal("token-given-away", "8 R63")
            return Refusal("doubling-does-not-help", "8 R45")
        if move == EXCHANGE + FOR_SERVANT and player.pool < self.use(state, seat):
            return no_exchange(state, seat, move)
        return Refusal("pay-or-forgo", "4.2")

    def prompt(self, state: Realm) -> Message:
        location = self.mark % DOUBLED_IS_ENOUGH
        return Message(
            "ask-price",
            {
                "location": LOCATIONS[location],
                "card": CARD.tokens[state.board[location]],
                "servants": int(state.components.penalty),
            },
        )


class Actions(Frame[Realm]):
    """The price has been paid: the actions follow. The count is the player, the mark the location."""

    name = "actions"

    def run(self, state: Realm) -> None:
        take_actions(state, self.count, self.mark)


def discard(realm: Realm, who: i64, card: i64) -> None:
    """Put another gift face down onto one's own pile."""
    player = realm.players[who]
    if size_of(player.hand) > 1:
        player.unsure |= player.hand
    player.hand &= ~bit(card)
    player.pile |= bit(card)
    realm.say(TOLD_DISCARDED, who)
    realm.tell(TOLD_DISCARDED_CARD, who, card, audience=who)


TURNS_OF: Final = [Turn(seat) for seat in range(MOST_SEATS)]
