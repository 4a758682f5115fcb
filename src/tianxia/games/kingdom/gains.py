"""Phase 2, gains: the Dragon's swap, claims, stacks tied twice, the Heir; and what a gain does to goals."""

from __future__ import annotations

from typing import Final

from tianxia.games.kingdom.components import MOST_SEATS
from tianxia.games.kingdom.ending import finish
from tianxia.games.kingdom.scoring import NOBODY
from tianxia.games.kingdom.state import Kingdom
from tianxia.games.kingdom.vocabulary import (
    A_MERCHANT,
    BID_TIED_AGAIN,
    DECLINE,
    DISPLAY,
    HEIR,
    INHERIT,
    KINDS,
    MARKET,
    MERCHANT,
    MIDDLE,
    ON_DISPLAY,
    PHASE_CLAIMS,
    PHASE_DRAWS,
    PHASE_HEIR,
    PHASE_SWAP,
    PHILOSOPHER,
    PILES,
    PLACE,
    SET_ASIDE,
    SLOTS,
    SWAP,
    TAKE,
    THE_DRAGON,
    TOLD_DECLINED,
    TOLD_DREW,
    TOLD_ENDED_BY_TIE,
    TOLD_GOAL,
    TOLD_INHERITED,
    TOLD_NOTHING_LEFT,
    TOLD_PLACED,
    TOLD_SWAPPED,
    TOLD_TOKEN,
    TOLD_TOOK,
    TYPES,
    type_of,
)
from tianxia.kernel import SYSTEM, FollowUp, Frame, Message, Refusal
from tianxia.kernel.packed import append, i64, vec, without

# Gains and goals --------------------------------------------------------------------------------------


def draw(state: Kingdom) -> i64:
    """A dynasty card from the deck, at random from all that are left."""
    number = state.chance.below(state.deck_left)
    kind: i64 = 0
    while number >= state.deck[kind]:
        number -= state.deck[kind]
        kind += 1
    state.deck[kind] -= 1
    state.deck_left -= 1
    return kind


def gain(state: Kingdom, seat: i64, kind: i64) -> None:
    """Add a card to the pile of its type, or ask the Market's owner; then see to the goals at once."""
    state.last_gainer = seat
    if kind == A_MERCHANT and state.owners[MARKET] == seat:
        # M7: the Market must be owned before the gain.
        state.waiting += 1
        state.push(Place(seat, 1, piles_held(state, seat)))
        return
    state.players[seat].cards[kind] += 1
    update_goal(state, type_of(kind))


def gain_displayed(state: Kingdom, seat: i64, kind: i64) -> None:
    """Gain a card that is on display."""
    state.display = without(state.display, kind)
    gain(state, seat, kind)


def piles_held(state: Kingdom, seat: i64) -> i64:
    """The types a seat has a card of, as a set of bits; the Philosopher is one (M33)."""
    piles: i64 = 0
    for pile in range(i64(PILES)):
        if state.players[seat].own_cards(pile) > 0:
            piles |= 1 << pile
    return piles


def update_goal(state: Kingdom, goal: i64) -> None:
    """Give a goal to who is alone ahead of all others with enough cards (M8, M9); its owner keeps it else."""
    most: i64 = 0
    best: i64 = NOBODY
    for seat in range(state.seats):
        count = state.count(seat, goal)
        if count > most:
            most = count
            best = seat
        elif count == most:
            best = NOBODY
    if best == NOBODY or most < state.components.fewest or best == state.owners[goal]:
        return
    state.owners[goal] = best
    state.tell(TOLD_GOAL, best, goal, most)


def update_goals(state: Kingdom) -> None:
    """See to all goals."""
    for goal in range(i64(PILES)):
        update_goal(state, goal)


class Place(FollowUp[Kingdom]):
    """The Market: a gained Merchant goes to its own pile, or to one that held a card (M33, M45)."""

    name = "market"

    def moves(self, state: Kingdom, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=PILES)
        for pile in range(i64(PILES)):
            if pile == MERCHANT or self.mark >> pile & 1:
                moves = append(moves, PLACE + pile)
        return moves

    def play(self, state: Kingdom, seat: i64, move: i64) -> None:
        pile = move - PLACE
        player = state.players[seat]
        state.waiting -= 1
        if pile == MERCHANT:
            player.cards[A_MERCHANT] += 1
        else:
            player.moved[pile] += 1
        state.tell(TOLD_PLACED, seat, pile)
        if self.count > 1:
            state.push(Place(seat, self.count - 1, self.mark))
        else:
            update_goals(state)

    def considered(self, state: Kingdom, seat: i64) -> vec[i64]:
        return span(PLACE, PILES)

    def why_not(self, state: Kingdom, seat: i64, move: i64) -> Refusal:
        if PLACE <= move < PLACE + PILES:
            return Refusal("no-card-in-pile", "3.4", {"pile": TYPES[move - PLACE]})
        return Refusal("place-the-merchant", "3.4")

    def prompt(self, state: Kingdom) -> Message:
        return Message("ask-market", {"left": int(self.count)})


def span(first: i64, count: i64) -> vec[i64]:
    """Consecutive moves."""
    moves = vec[i64](capacity=count)
    for number in range(count):
        moves = append(moves, first + number)
    return moves


def on_display(state: Kingdom) -> i64:
    """The kinds of dynasty card on display, as a set of bits."""
    kinds: i64 = 0
    for kind in state.display:
        kinds |= 1 << kind
    return kinds


def each_of(kinds: i64, first: i64) -> vec[i64]:
    """A move for each kind in a set."""
    moves = vec[i64](capacity=KINDS + 1)
    for kind in range(i64(KINDS)):
        if kinds >> kind & 1:
            moves = append(moves, first + kind)
    return moves


def not_displayed(kind: i64, rule: str) -> Refusal:
    """The refusal for a card that is not there."""
    return Refusal("not-on-display", rule, {"display": DISPLAY.tokens[kind]})


# The Celestial Dragon -----------------------------------------------------------------------------------


class Dragon(Frame[Kingdom]):
    """The Dragon's holder must swap it for a card on display, before any claim."""

    name = "dragon-power"

    def run(self, state: Kingdom) -> None:
        if state.dragon >= 0:
            state.phase = PHASE_SWAP
            state.push(SWAPS[state.dragon])


def largest_piles(state: Kingdom, seat: i64) -> i64:
    """The types a seat has the most cards of, as a set of bits; none without any card (M22, M24)."""
    player = state.players[seat]
    most: i64 = 1
    largest: i64 = 0
    for pile in range(i64(PILES)):
        size = player.own_cards(pile) if state.ignores_merchants else player.size(pile)
        if size > most:
            most = size
            largest = 0
        if size == most:
            largest |= 1 << pile
    return largest


def may_be_swapped(state: Kingdom, seat: i64) -> i64:
    """The kinds the Dragon may be swapped for; all on display if there is no other (M23)."""
    shown = on_display(state)
    barred = largest_piles(state, seat)
    kinds: i64 = 0
    for kind in range(i64(KINDS)):
        if shown >> kind & 1 and kind != PHILOSOPHER and not barred >> type_of(kind) & 1:
            kinds |= 1 << kind
    return kinds if kinds != 0 else shown


class Swap(FollowUp[Kingdom]):
    """Take a card, but neither the Philosopher nor one of a type one has most of."""

    name = "swap"

    def moves(self, state: Kingdom, seat: i64) -> vec[i64]:
        return each_of(may_be_swapped(state, seat), SWAP)

    def play(self, state: Kingdom, seat: i64, move: i64) -> None:
        kind = move - SWAP
        state.dragon = ON_DISPLAY
        state.tell(TOLD_SWAPPED, seat, kind)
        gain_displayed(state, seat, kind)

    def considered(self, state: Kingdom, seat: i64) -> vec[i64]:
        return each_of(on_display(state), SWAP)

    def why_not(self, state: Kingdom, seat: i64, move: i64) -> Refusal:
        if not SWAP <= move < SWAP + KINDS:
            return Refusal("swap-the-dragon", "3.4")
        kind = move - SWAP
        if not on_display(state) >> kind & 1:
            return not_displayed(kind, "3.4")
        if kind == PHILOSOPHER:
            return Refusal("philosopher-barred", "3.4")
        return Refusal("largest-pile", "3.4 M22", {"pile": TYPES[type_of(kind)]})


# Claims -------------------------------------------------------------------------------------------------


class Claims(Frame[Kingdom]):
    """The next bid claims a card, while there are any."""

    name = "claims"

    def run(self, state: Kingdom) -> None:
        while state.claimed < i64(len(state.order)):
            seat = state.order[state.claimed] // SLOTS
            if len(state.display) > 0 or state.dragon == ON_DISPLAY:
                state.phase = PHASE_CLAIMS
                state.push(CLAIMING)
                state.push(CLAIMS_OF[seat])
                return
            state.claimed += 1
            state.tell(TOLD_NOTHING_LEFT, seat)


class Claim(FollowUp[Kingdom]):
    """Take a dynasty card, or the Dragon for a prestige token; something must be taken (M10, M47)."""

    name = "claim"

    def moves(self, state: Kingdom, seat: i64) -> vec[i64]:
        moves = each_of(on_display(state), TAKE)
        return append(moves, TAKE + THE_DRAGON) if state.dragon == ON_DISPLAY else moves

    def play(self, state: Kingdom, seat: i64, move: i64) -> None:
        kind = move - TAKE
        state.claimed += 1
        if kind == THE_DRAGON:
            state.dragon = SET_ASIDE
            state.players[seat].tokens += 1
            state.tell(TOLD_TOKEN, seat, state.players[seat].tokens)
        else:
            state.tell(TOLD_TOOK, seat, kind)
            gain_displayed(state, seat, kind)

    def why_not(self, state: Kingdom, seat: i64, move: i64) -> Refusal:
        if TAKE <= move <= TAKE + THE_DRAGON:
            return not_displayed(move - TAKE, "3.4")
        return Refusal("take-a-card", "3.3 M10")


# Stacks tied a second time --------------------------------------------------------------------------------


class Draws(Frame[Kingdom]):
    """A card from the deck for each stack that tied again, clockwise from the last gainer (M20, M44)."""

    name = "draws"

    def run(self, state: Kingdom) -> None:
        stacks: i64 = 0
        for status in state.status:
            if status == BID_TIED_AGAIN:
                stacks += 1
        if stacks == 0:
            return
        state.phase = PHASE_DRAWS
        if state.deck_left < stacks:
            # M21: nobody draws, and the game is over at once. M50: the Dragon is nobody's.
            state.tell(TOLD_ENDED_BY_TIE, SYSTEM, state.deck_left, stacks)
            state.dragon = MIDDLE
            finish(state)
            return
        draw_for_stacks(state)


def draw_for_stacks(state: Kingdom) -> None:
    """Draw, place all cards at once, and only then see to the goals."""
    market = state.owners[MARKET]
    held = piles_held(state, market) if market >= 0 else 0
    first = state.last_gainer + 1
    merchants: i64 = 0
    for step in range(state.seats):
        seat = (first + step) % state.seats
        for bid in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if state.status[bid] != BID_TIED_AGAIN:
                continue
            kind = draw(state)
            state.last_gainer = seat
            state.tell(TOLD_DREW, seat, kind)
            if kind == A_MERCHANT and seat == market:
                merchants += 1
            else:
                state.players[seat].cards[kind] += 1
    if merchants > 0:
        state.waiting = merchants
        state.push(Place(market, merchants, held))
    else:
        update_goals(state)


# The Heir -------------------------------------------------------------------------------------------------


class Heir(Frame[Kingdom]):
    """The Heir's owner may take a dynasty card that is left."""

    name = "heir-power"

    def run(self, state: Kingdom) -> None:
        if state.owners[HEIR] >= 0 and len(state.display) > 0:
            state.phase = PHASE_HEIR
            state.push(INHERITANCES[state.owners[HEIR]])


class Inheritance(Frame[Kingdom]):
    """Take one of the dynasty cards left, or none; never the Dragon (M25)."""

    name = "heir"

    def moves(self, state: Kingdom, seat: i64) -> vec[i64]:
        return append(each_of(on_display(state), INHERIT), DECLINE)

    def play(self, state: Kingdom, seat: i64, move: i64) -> None:
        if move == DECLINE:
            state.tell(TOLD_DECLINED, seat)
            return
        state.tell(TOLD_INHERITED, seat, move - INHERIT)
        gain_displayed(state, seat, move - INHERIT)

    def why_not(self, state: Kingdom, seat: i64, move: i64) -> Refusal:
        if INHERIT <= move < INHERIT + KINDS:
            return not_displayed(move - INHERIT, "3.4")
        if move == TAKE + THE_DRAGON:
            return Refusal("heir-no-dragon", "3.4 M25")
        return Refusal("inherit-or-not", "3.4")


DRAGON_POWER: Final = Dragon(SYSTEM)
CLAIMING: Final = Claims(SYSTEM)
DRAWING: Final = Draws(SYSTEM)
HEIR_POWER: Final = Heir(SYSTEM)
SWAPS: Final = [Swap(seat) for seat in range(MOST_SEATS)]
CLAIMS_OF: Final = [Claim(seat) for seat in range(MOST_SEATS)]
INHERITANCES: Final = [Inheritance(seat) for seat in range(MOST_SEATS)]
