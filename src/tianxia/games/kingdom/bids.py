"""Phase 1, bids: laid in secret, shown together; then the Palace, the Harvest, the Emperor, and the order."""

from __future__ import annotations

from typing import Final

from tianxia.games.kingdom.components import MOST_SEATS
from tianxia.games.kingdom.laying import (
    TIED_CARDS,
    card_of,
    lay,
    laying_moves,
    open_tied,
    place_of,
    take_back,
    was_played_alone,
)
from tianxia.games.kingdom.picture import reason_of, tied_seats
from tianxia.games.kingdom.players import how_many
from tianxia.games.kingdom.scoring import NOBODY
from tianxia.games.kingdom.state import Kingdom
from tianxia.games.kingdom.vocabulary import (
    ADD,
    BID,
    BID_CARDS,
    BID_CLAIMS,
    BID_OPEN,
    BID_RESET,
    BID_TIED,
    BID_TIED_AGAIN,
    CARD,
    CHANGE,
    CROWN,
    EMPEROR,
    HAND,
    HARVEST,
    KEEP,
    LAID,
    NO_BID,
    NO_CARD,
    PALACE,
    PHASE_EMPEROR,
    PHASE_HARVEST,
    PHASE_PALACE,
    REPLACE,
    RESET,
    SLOTS,
    SWAP,
    TOLD_ADDED,
    TOLD_CHANGED,
    TOLD_CLAIMS,
    TOLD_CROWNED,
    TOLD_FORCED,
    TOLD_HAS_BID,
    TOLD_KEPT,
    TOLD_LAID,
    TOLD_REPLACED,
    TOLD_SHOWN,
    TOLD_SHOWN_ON,
    TOLD_TIED,
    TOLD_TIED_AGAIN,
)
from tianxia.kernel import SYSTEM, TOGETHER, Event, FollowUp, Frame, Message, Refusal
from tianxia.kernel.packed import append, i64, vec
from tianxia.kernel.state import EVERYONE

# Laying cards ---------------------------------------------------------------------------------------


def begin_bids(state: Kingdom) -> None:
    """See how many cards everybody lays this turn; what cannot be chosen lies there at once."""
    state.shown = False
    state.crowned = NO_BID
    state.aside = NOBODY
    state.order = vec[i64]()
    state.claimed = 0
    for bid in range(state.seats * SLOTS):
        state.status[bid] = BID_OPEN
    palace = state.owners[PALACE]
    state.later = 0
    for seat in range(state.seats):
        held = how_many(state.players[seat].hand)
        if state.last_alone and held == 1 and open_tied(state, seat) > 0:
            play_alone(state, seat)
            continue
        state.rest[seat] = min(state.bids_each, held)
        # Two bids each: who has only the Reset lays it with the others, even with the Palace (M46).
        if seat == palace and (state.bids_each == 1 or held > 1):
            state.later = 1
    for seat in range(state.seats):
        if state.due(seat) > 0 and is_forced(state, seat):
            state.tell(TOLD_FORCED, seat)
            lay_the_rest(state, seat)


def play_alone(state: Kingdom, seat: i64) -> None:
    """Lay the last card, the Reset, by itself although cards are tied, which then bid again (M11, M39)."""
    state.tell(TOLD_FORCED, seat)
    state.rest[seat] = 0
    for bid in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.bottom[bid] == 0:
            lay(state, seat, RESET, bid)
            state.rest[seat] = 0
            break
    else:
        # Tied cards take both places. A Reset by itself neither ties nor claims, so it is discarded at once.
        player = state.players[seat]
        player.hand &= ~(1 << RESET)
        player.discard |= 1 << RESET
    state.tell(TOLD_HAS_BID, seat)


def is_forced(state: Kingdom, seat: i64) -> bool:
    """Whether all that a seat has in hand must be laid, and can lie in one way only."""
    due = state.due(seat)
    if how_many(state.players[seat].hand) != due:
        return False
    tied = open_tied(state, seat)
    return tied == 0 or (due == 1 and tied == 1)


def lay_the_rest(state: Kingdom, seat: i64) -> None:
    """Lay what cannot be laid in another way."""
    while state.due(seat) > 0:
        move = laying_moves(state, seat)[0]
        lay(state, seat, card_of(move), place_of(state, seat, move))
    state.tell(TOLD_HAS_BID, seat)


class Bid(Frame[Kingdom]):
    """Everybody lays bid cards face down at once; until the last one lies, they can be changed."""

    name = "bid"

    def acting(self, state: Kingdom) -> list[int]:
        return [int(seat) for seat in range(state.seats) if state.due(seat) > 0]

    def changing(self, state: Kingdom) -> list[int]:
        return [
            int(seat)
            for seat in range(state.seats)
            if state.due(seat) == 0 and len(changing_moves(state, seat)) > 0
        ]

    def first(self, state: Kingdom) -> i64:
        seat: i64 = 0
        while state.due(seat) == 0:
            seat += 1
        return seat

    def takes(self, state: Kingdom, seat: i64) -> bool:
        return state.due(seat) > 0 or len(changing_moves(state, seat)) > 0

    def moves(self, state: Kingdom, seat: i64) -> vec[i64]:
        return laying_moves(state, seat) if state.due(seat) > 0 else changing_moves(state, seat)

    def play(self, state: Kingdom, seat: i64, move: i64) -> None:
        if state.due(seat) == 0:
            change(state, seat, move)
        else:
            lay_secretly(state, seat, move)
            if state.due(seat) > 0 and is_forced(state, seat):
                lay_the_rest(state, seat)
            elif state.due(seat) == 0:
                state.tell(TOLD_HAS_BID, seat)
        for other in range(state.seats):
            if state.due(other) > 0:
                state.push(self)
                return

    def considered(self, state: Kingdom, seat: i64) -> vec[i64]:
        return every_card(self.moves(state, seat))

    def why_not(self, state: Kingdom, seat: i64, move: i64) -> Refusal:
        if move < CHANGE:
            return why_not_lay(state, seat, move)
        if move < REPLACE:
            return why_not_change(state, seat, move)
        return Refusal("bid-first", "3.2")

    def prompt(self, state: Kingdom) -> Message:
        return Message("ask-bid", {"bids": int(state.bids_each)})


def lay_secretly(state: Kingdom, seat: i64, move: i64) -> None:
    """Lay a card face down and tell nobody else."""
    card = card_of(move)
    bid = place_of(state, seat, move)
    lay(state, seat, card, bid)
    if move < ADD:
        state.tell(TOLD_LAID, seat, card, audience=seat)
    else:
        state.tell(TOLD_ADDED, seat, card, state.bottom[bid] - 1, audience=seat)


# Changing a bid -------------------------------------------------------------------------------------


def changing_moves(state: Kingdom, seat: i64) -> vec[i64]:
    """Every other bid in the place of one that lies face down."""
    laid = state.laid(seat)
    if laid == 0 or was_played_alone(state, seat):
        return vec[i64]()
    if how_many(laid) > 1:
        return exchanges(state, seat)
    # With one card down, another answer simply takes its place.
    first = seat * SLOTS
    bid = first if state.top[first] != NO_CARD else first + 1
    present = BID + state.top[bid]
    if state.bids_each > 1 and state.bottom[bid] > 0:
        present = ADD + state.top[bid] * TIED_CARDS + state.bottom[bid] - 1
    others = vec[i64](capacity=HAND)
    for move in laying_moves(state, seat, bid):
        if move != present:
            others = append(others, move)
    return others


def exchanges(state: Kingdom, seat: i64) -> vec[i64]:
    """With two cards down: another card for one of them, or the two for each other."""
    moves = vec[i64](capacity=2 * HAND)
    laid = state.laid(seat)
    hand = state.players[seat].hand
    first = seat * SLOTS
    trade = state.bottom[first] != state.bottom[first + 1]
    for old in range(i64(HAND)):
        if laid >> old & 1:
            for new in range(i64(HAND)):
                if hand >> new & 1 or (trade and new > old and laid >> new & 1):
                    moves = append(moves, CHANGE + old * HAND + new)
    return moves


def change(state: Kingdom, seat: i64, move: i64) -> None:
    """Put another bid in the place of one that lies face down."""
    if move < CHANGE:
        take_back(state, seat)
        lay_secretly(state, seat, move)
        return
    old = (move - CHANGE) // HAND
    new = (move - CHANGE) % HAND
    first = seat * SLOTS
    one = first if state.top[first] == old else first + 1
    if state.laid(seat) >> new & 1:
        state.top[one] = new
        state.top[one ^ 1] = old
    else:
        state.players[seat].hand |= 1 << old
        state.rest[seat] += 1
        state.top[one] = NO_CARD
        lay(state, seat, new, one)
    state.tell(TOLD_CHANGED, seat, old, new, audience=seat)


# Refusals -------------------------------------------------------------------------------------------


def every_card(legal: vec[i64]) -> vec[i64]:
    """The moves a player thinks of when asked for a bid: all eight cards, and what else is legal."""
    if len(legal) == 0 or legal[0] >= ADD:
        return legal
    moves = vec[i64](capacity=HAND + len(legal))
    for card in range(i64(HAND)):
        moves = append(moves, BID + card)
    for move in legal:
        if move >= ADD:
            moves = append(moves, move)
    return moves


def why_not_card(state: Kingdom, seat: i64, card: i64) -> Refusal | None:
    """Why a bid card cannot be laid, if it is because of where it lies."""
    values: dict[str, object] = {"card": CARD.tokens[card]}
    if state.players[seat].discard >> card & 1:
        return Refusal("card-spent", "3.8", values)
    if state.laid(seat) >> card & 1:
        return Refusal("card-laid", "3.2", values)
    for bid in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if card > 0 and state.bottom[bid] == card:
            return Refusal("card-tied", "3.3", values)
    return None


def why_not_lay(state: Kingdom, seat: i64, move: i64) -> Refusal:
    """Why a card cannot be laid there."""
    lying = why_not_card(state, seat, card_of(move))
    if lying is not None:
        return lying
    if state.due(seat) == 0 and not state.shown:
        return Refusal("change-one-of-two", "4")
    if move < ADD:
        return Refusal("goes-on-tied", "4 M37")
    tied = (move - ADD) % TIED_CARDS + 1
    if state.bids_each == 1:
        return Refusal("added-by-itself", "3.2")
    return Refusal("no-such-tied", "4 M37", {"tied": BID_CARDS[tied]})


def why_not_change(state: Kingdom, seat: i64, move: i64) -> Refusal:
    """Why one card cannot take another's place."""
    old = (move - CHANGE) // HAND
    new = (move - CHANGE) % HAND
    if not state.laid(seat) >> old & 1:
        return Refusal("not-laid", "3.2", {"laid": LAID.tokens[old]})
    if state.bids_each == 1:
        return Refusal("lay-another", "3.2")
    if state.due(seat) > 0:
        return Refusal("second-bid-first", "4")
    if state.laid(seat) >> new & 1:
        return Refusal("nothing-changes", "3.2")
    lying = why_not_card(state, seat, new)
    return lying if lying is not None else Refusal("lay-another", "3.2")


# The show and the Palace ----------------------------------------------------------------------------


class Show(Frame[Kingdom]):
    """All face-down cards are shown together."""

    name = "show"

    def run(self, state: Kingdom) -> None:
        state.shown = True
        for bid in range(state.seats * SLOTS):
            tell_shown(state, bid)
        for seat in range(state.seats):
            if state.players[seat].discard >> RESET & 1:
                # It found no place beside two tied cards (`play_alone`).
                state.tell(TOLD_SHOWN, seat, RESET)


def tell_shown(state: Kingdom, bid: i64) -> None:
    """Tell a bid as it lies open."""
    if state.top[bid] == NO_CARD:
        return
    if state.bottom[bid] > 0:
        state.tell(TOLD_SHOWN_ON, bid // SLOTS, state.top[bid], state.bottom[bid] - 1)
    else:
        state.tell(TOLD_SHOWN, bid // SLOTS, state.top[bid])


class Palace(Frame[Kingdom]):
    """The Palace's owner bids when all other bids are open."""

    name = "palace-power"

    def run(self, state: Kingdom) -> None:
        if state.later > 0:
            state.phase = PHASE_PALACE
            state.push(LATE_BIDS[state.owners[PALACE]])


class LateBid(FollowUp[Kingdom]):
    """Bid with everybody else's bids in sight."""

    name = "palace"

    def moves(self, state: Kingdom, seat: i64) -> vec[i64]:
        return laying_moves(state, seat)

    def play(self, state: Kingdom, seat: i64, move: i64) -> None:
        bid = place_of(state, seat, move)
        lay(state, seat, card_of(move), bid)
        state.later = 0
        tell_shown(state, bid)

    def considered(self, state: Kingdom, seat: i64) -> vec[i64]:
        return every_card(laying_moves(state, seat))

    def why_not(self, state: Kingdom, seat: i64, move: i64) -> Refusal:
        return why_not_lay(state, seat, move) if move < CHANGE else Refusal("bid-first", "3.2")


# The Harvest ----------------------------------------------------------------------------------------


class Harvest(Frame[Kingdom]):
    """The Harvest's owner may replace a Reset, with one to three other cards left in hand (M12, M13)."""

    name = "harvest-power"

    def run(self, state: Kingdom) -> None:
        seat = state.owners[HARVEST]
        if seat < 0 or not state.laid(seat) & 1:
            return
        left = how_many(state.players[seat].hand)
        if 0 < left <= state.components.harvest_most:
            state.phase = PHASE_HARVEST
            state.push(REPLACEMENTS[seat])


class Replacement(Frame[Kingdom]):
    """Set the Reset aside and play another card instead, or leave it."""

    name = "harvest"

    def moves(self, state: Kingdom, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=HAND)
        for card in range(i64(HAND)):
            if state.players[seat].hand >> card & 1:
                moves = append(moves, REPLACE + card)
        return append(moves, KEEP)

    def play(self, state: Kingdom, seat: i64, move: i64) -> None:
        if move == KEEP:
            state.tell(TOLD_KEPT, seat)
            return
        card = move - REPLACE
        first = seat * SLOTS
        bid = first if state.top[first] == RESET else first + 1
        state.aside = seat
        state.players[seat].hand &= ~(1 << card)
        state.top[bid] = card
        state.tell(TOLD_REPLACED, seat, card)

    def considered(self, state: Kingdom, seat: i64) -> vec[i64]:
        return all_replacements()

    def why_not(self, state: Kingdom, seat: i64, move: i64) -> Refusal:
        if REPLACE <= move < KEEP:
            lying = why_not_card(state, seat, move - REPLACE)
            if lying is not None:
                return lying
        return Refusal("replace-or-keep", "3.2 M12")


def all_replacements() -> vec[i64]:
    """Every bid card a player could think of for the Harvest, and to leave the Reset."""
    moves = vec[i64](capacity=HAND + 1)
    for card in range(i64(HAND)):
        moves = append(moves, REPLACE + card)
    return append(moves, KEEP)


# The Emperor ----------------------------------------------------------------------------------------


class Emperor(Frame[Kingdom]):
    """The Emperor adds a half to a bid of its owner's, but never to a Reset by itself."""

    name = "emperor-power"

    def run(self, state: Kingdom) -> None:
        bare_cards_bid(state)
        seat = state.owners[EMPEROR]
        if seat < 0:
            return
        first = seat * SLOTS
        one = bears_crown(state, first)
        other = bears_crown(state, first + 1)
        if one and other:
            state.phase = PHASE_EMPEROR
            state.push(CROWNS[seat])
        elif one or other:
            crown(state, first if one else first + 1)


def bare_cards_bid(state: Kingdom) -> None:
    """A tied card that got no other on top bids again by itself (M39)."""
    for bid in range(state.seats * SLOTS):
        if state.bottom[bid] > 0 and state.top[bid] == NO_CARD:
            state.top[bid] = state.bottom[bid]
            state.bottom[bid] = 0
            tell_shown(state, bid)


def bears_crown(state: Kingdom, bid: i64) -> bool:
    """Whether the Emperor can add to a bid."""
    return state.top[bid] != NO_CARD and not state.is_lone_reset(bid)


def crown(state: Kingdom, bid: i64) -> None:
    """Add the half."""
    state.crowned = bid
    state.tell(TOLD_CROWNED, bid // SLOTS, state.top[bid], state.halves(bid))


class Crown(Frame[Kingdom]):
    """Name the bid that gets the Emperor's half, when all bids are open (M40)."""

    name = "emperor"

    def moves(self, state: Kingdom, seat: i64) -> vec[i64]:
        one = state.top[seat * SLOTS]
        other = state.top[seat * SLOTS + 1]
        return vec[i64]([CROWN + min(one, other), CROWN + max(one, other)])

    def play(self, state: Kingdom, seat: i64, move: i64) -> None:
        first = seat * SLOTS
        crown(state, first if state.top[first] == move - CROWN else first + 1)

    def why_not(self, state: Kingdom, seat: i64, move: i64) -> Refusal:
        if CROWN <= move < SWAP:
            return Refusal("not-your-bid", "4 M40", {"laid": LAID.tokens[move - CROWN]})
        return Refusal("crown-a-bid", "4 M40")


# Ties and the order of claims -----------------------------------------------------------------------


class Resolve(Frame[Kingdom]):
    """Find the ties and put all other bids in the order of their claims; from now on values are frozen."""

    name = "resolve"

    def run(self, state: Kingdom) -> None:
        bids = state.seats * SLOTS
        keys = vec[i64]([0] * bids)
        order = vec[i64](capacity=bids)
        for bid in range(bids):
            if state.top[bid] == NO_CARD:
                continue
            if state.is_lone_reset(bid):
                # M2: however many there are, they are no tie.
                state.status[bid] = BID_RESET
            elif is_tied(state, bid):
                state.status[bid] = BID_TIED if state.bottom[bid] == 0 else BID_TIED_AGAIN
            else:
                state.status[bid] = BID_CLAIMS
                keys[bid] = rank(state, bid)
                order = append(order, bid)
        for place in range(i64(1), i64(len(order))):
            bid = order[place]
            before = place - 1
            while before >= 0 and keys[order[before]] < keys[bid]:
                order[before + 1] = order[before]
                before -= 1
            order[before + 1] = bid
        state.order = order
        if state.events is not None:
            tell_ties(state)
            tell_order(state)


def rank(state: Kingdom, bid: i64) -> i64:
    """A number that orders claims: value, then stacks before single cards, then the higher top card."""
    stack = 1 if state.bottom[bid] > 0 else 0
    return (state.halves(bid) << 8) + (stack << 4) + state.top[bid]


def is_tied(state: Kingdom, bid: i64) -> bool:
    """Whether another bid has the same cards in the same order, and the Emperor is on neither (M3)."""
    if bid == state.crowned:
        return False
    for other in range(state.seats * SLOTS):
        if other != bid and other != state.crowned and state.same_cards(bid, other):
            return True
    return False


def tell_ties(state: Kingdom) -> None:
    """Each tie in a sentence."""
    assert state.events is not None
    for bid in range(state.seats * SLOTS):
        status = state.status[bid]
        if state.top[bid] == NO_CARD or status not in (BID_TIED, BID_TIED_AGAIN):
            continue
        rivals = tied_seats(state, bid)
        if rivals[0] != bid // SLOTS:
            continue
        kind = TOLD_TIED if status == BID_TIED else TOLD_TIED_AGAIN
        told = state.setup.game.events[kind]
        values: dict[str, object] = {"card": BID_CARDS[state.top[bid]], "rivals": rivals}
        if status == BID_TIED_AGAIN:
            values["tied"] = BID_CARDS[state.bottom[bid]]
        state.events.append(Event(told.name, SYSTEM, values, EVERYONE))


def tell_order(state: Kingdom) -> None:
    """Each claim with its place, its value, and why it comes before the next."""
    for number in range(i64(len(state.order))):
        bid = state.order[number]
        reason, rival = reason_of(state, number)
        state.tell(TOLD_CLAIMS, bid // SLOTS, number + 1, state.halves(bid), reason, rival)


BIDS: Final = Bid(TOGETHER)
SHOW: Final = Show(SYSTEM)
PALACE_POWER: Final = Palace(SYSTEM)
HARVEST_POWER: Final = Harvest(SYSTEM)
EMPEROR_POWER: Final = Emperor(SYSTEM)
RESOLVE: Final = Resolve(SYSTEM)
LATE_BIDS: Final = [LateBid(seat) for seat in range(MOST_SEATS)]
REPLACEMENTS: Final = [Replacement(seat) for seat in range(MOST_SEATS)]
CROWNS: Final = [Crown(seat) for seat in range(MOST_SEATS)]
