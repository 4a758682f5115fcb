"""What a player thinks of a position: the greedy bot's judgement, and what a move brings at once.

A careful player counts the cards in front of everybody as if the game ended now, adds what goals and their
powers will still bring, keeps an eye on the bid cards left in hand, and guesses what the present bids claim.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tianxia.games.kingdom.components import MOST_NET
from tianxia.games.kingdom.players import how_many
from tianxia.games.kingdom.state import Kingdom
from tianxia.games.kingdom.vocabulary import (
    A_BUREAUCRAT,
    A_PEASANT,
    BID_CLAIMS,
    BID_OPEN,
    BID_RESET,
    BID_TIED,
    EMPEROR,
    FULL_HAND,
    GENERAL,
    HAND,
    HEIR,
    INHERIT,
    KINDS,
    MERCHANT,
    NO_CARD,
    ON_DISPLAY,
    PHASE_BIDS,
    PHILOSOPHER,
    PILES,
    PLACE,
    RESET,
    SLOTS,
    SWAP,
    TAKE,
    THE_DRAGON,
    type_of,
)
from tianxia.kernel.packed import append, i64, vec

POWERS: Final[tuple[float, ...]] = (4.0, 4.0, 1.5, 2.0, 4.0)
"""What the power of each goal brings in a whole game: Emperor, Palace, Harvest, Market, Heir."""

DOUBT: Final = 0.5
"""How many cards of a lead are luck, although no card of the type is to come."""

DOUBT_TO_COME: Final = 1.5
"""How many more are for the cards of the type that may still come: it grows with their square root."""

A_BUREAUCRAT_TO_BE: Final = 0.4
"""What a Bureaucrat is worth while the Philosopher is still to come."""

BEYOND: Final = MOST_NET + 1
"""The place in the table for more peasants than it tells."""

RIVALRY: Final = 0.4
"""How much the strongest rival's gains hurt."""

CARD_POINT: Final = 0.03
"""What a point on a bid card in hand is worth."""

SPARE_CARD: Final = 0.2
"""What it is worth to hold a bid card at all: the fewer are left, the nearer is a Reset turn."""

TIED_CARD: Final = 1.2
"""What a tied card promises for the next turn."""


def judge(state: Kingdom, seat: i64) -> float:
    """An estimate of how a seat will fare, in points."""
    if state.over:
        return float(state.points(seat))
    rival = float("-inf")
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, holdings(state, other))
    own = holdings(state, seat) + prospects(state, seat) + bid_cards(state, seat)
    return own - RIVALRY * rival


def to_come(state: Kingdom) -> float:
    """How much of the game is left, from 1 at the start to 0 at the end."""
    return float(state.deck_left) / float(state.components.all_cards)


# What lies there --------------------------------------------------------------------------------------


def holdings(state: Kingdom, seat: i64) -> float:
    """Cards, tokens and goals, with what the goals will still do."""
    account = state.account(seat)
    left = to_come(state)
    total = float(
        account.generals()
        + account.nobles()
        + account.philosopher()
        + account.token_points()
        + account.peasant_points()
        + account.bureaucrat_points()
        - account.missing_points()
    )
    if state.deck[PHILOSOPHER] > 0:
        total += A_BUREAUCRAT_TO_BE * float(state.players[seat].cards[A_BUREAUCRAT])
    for goal in range(i64(PILES)):
        total += goal_worth(state, seat, goal, left)
    if state.dragon == seat:
        # Held at the end it brings points, before that a card of the second choice.
        total += 2.0
    return total


def goal_worth(state: Kingdom, seat: i64, goal: i64, left: float, more: i64 = 0) -> float:
    """What a goal promises a seat, perhaps with a card more: points and power, as likely as they are."""
    points = float(state.components.goal_points[goal]) if goal != HEIR else 0.0
    if goal == GENERAL:
        # The Heir's own points go to most Generals in the end.
        points += float(state.components.goal_points[HEIR])
    # Its owner keeps it when another draws level.
    lead = float(1 - state.needs(seat, goal) + more) + (0.5 if state.owners[goal] == seat else -0.5)
    doubt = DOUBT + DOUBT_TO_COME * sqrt(float(to_come_of(state, goal)))
    return (points + POWERS[goal] * left) / (1.0 + exp(-lead / doubt))


def to_come_of(state: Kingdom, pile: i64) -> i64:
    """How many cards of a type are in the deck."""
    count: i64 = 0
    for kind in range(i64(KINDS)):
        if type_of(kind) == pile:
            count += state.deck[kind]
    return count


def bid_cards(state: Kingdom, seat: i64) -> float:
    """What the bid cards that will be in hand next turn are good for, while there are turns to come."""
    player = state.players[seat]
    hand = player.hand
    tied = 0.0
    resets = state.aside == seat
    for bid in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.top[bid] == RESET:
            resets = True
        if (state.bottom[bid] > 0 and state.top[bid] == NO_CARD) or state.status[bid] == BID_TIED:
            tied += TIED_CARD
    if resets:
        hand = FULL_HAND
    total = 0.0
    for card in range(i64(HAND)):
        if hand >> card & 1:
            total += SPARE_CARD + CARD_POINT * float(card)
    turns = float(state.deck_left) / float(state.display_size)
    return (total + tied) * min(1.0, turns / 4.0)


# What the bids will claim -------------------------------------------------------------------------------


def prospects(state: Kingdom, seat: i64) -> float:
    """What a seat's bids of this turn will probably claim."""
    total = 0.0
    choices = worth_of_display(state, seat)
    taken: i64 = 0
    for bid in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.is_lone_reset(bid) or state.status[bid] == BID_RESET:
            continue
        if state.top[bid] == NO_CARD:
            # Who is still to bid will come somewhere in the middle.
            if state.phase == PHASE_BIDS and bid - seat * SLOTS < state.bids_each:
                total += at_place(choices, 0.5 * float(state.seats * state.bids_each - 1))
        elif state.status[bid] == BID_CLAIMS:
            before = claims_before(state, bid)
            if before >= 0:
                total += at_place(choices, float(before))
        elif state.status[bid] == BID_OPEN:
            before_it, alone = outranked(state, seat, bid)
            total += alone * at_place(choices, before_it + float(taken))
            total += (1.0 - alone) * TIED_CARD
            taken += 1
    return total


def claims_before(state: Kingdom, bid: i64) -> i64:
    """How many claims come before a bid's; -1 if it has claimed already."""
    for number in range(state.claimed, i64(len(state.order))):
        if state.order[number] == bid:
            return number - state.claimed
    return -1


def outranked(state: Kingdom, seat: i64, bid: i64) -> tuple[float, float]:
    """How many claims will probably come before a bid that lies face down, and how likely it is not tied."""
    mine = state.halves(bid) + (1 if state.owners[EMPEROR] == seat else 0)
    before = 0.0
    alone = 1.0
    for other in range(state.seats):
        if other == seat:
            continue
        # What others have laid is a guess in any case, so all their cards are thought equally likely.
        cards = state.players[other].hand | state.laid(other)
        held = float(how_many(cards))
        for place in range(other * SLOTS, other * SLOTS + state.bids_each):
            tied = state.bottom[place]
            higher = 0.0
            equal = 0.0
            for card in range(i64(HAND)):
                if not cards >> card & 1 or (card == RESET and tied == 0):
                    continue
                theirs = 2 * (tied + card) + (1 if state.owners[EMPEROR] == other else 0)
                if theirs > mine or (theirs == mine and tied > state.bottom[bid]):
                    higher += 1.0
                elif theirs == mine and tied == state.bottom[bid]:
                    equal += 1.0
            before += higher / held
            alone *= 1.0 - equal / held
    return before, alone


def worth_of_display(state: Kingdom, seat: i64) -> vec[float]:
    """What each card on display is worth to a seat, best first."""
    worths = vec[float](capacity=len(state.display) + 1)
    for kind in state.display:
        worths = append(worths, worth_of_card(state, seat, kind))
    if state.dragon == ON_DISPLAY:
        worths = append(worths, float(state.components.token_points))
    for place in range(i64(1), i64(len(worths))):
        worth = worths[place]
        before = place - 1
        while before >= 0 and worths[before] < worth:
            worths[before + 1] = worths[before]
            before -= 1
        worths[before + 1] = worth
    return worths


def worth_of_card(state: Kingdom, seat: i64, kind: i64) -> float:
    """What a card would add to a seat's holdings."""
    pile = type_of(kind)
    left = to_come(state)
    worth = float(state.components.points[kind])
    if not state.players[seat].has_type(pile):
        worth += float(state.components.missing_points)
    if kind == A_PEASANT:
        net = state.account(seat).peasants
        worth += float(state.peasants[min(net + 1, BEYOND)] - state.peasants[min(net, BEYOND)])
    elif kind == PHILOSOPHER:
        worth += float(state.players[seat].cards[A_BUREAUCRAT] * state.components.bureaucrat_points)
    elif kind == A_BUREAUCRAT and state.players[seat].cards[PHILOSOPHER] > 0:
        worth += float(state.components.bureaucrat_points)
    elif kind == A_BUREAUCRAT and state.deck[PHILOSOPHER] > 0:
        worth += A_BUREAUCRAT_TO_BE
    return worth + goal_worth(state, seat, pile, left, 1) - goal_worth(state, seat, pile, left)


def at_place(worths: vec[float], before: float) -> float:
    """What is left for who chooses after so many others, on average."""
    first = i64(int(before))
    count = i64(len(worths))
    if first >= count:
        return 0.0
    lower = worths[first + 1] if first + 1 < count else 0.0
    part = before - float(first)
    return worths[first] * (1.0 - part) + lower * part


# What a move brings at once -------------------------------------------------------------------------------


def effects(state: Kingdom, seat: i64, move: i64) -> dict[str, int]:
    """The points on a card and the goals it would bring."""
    if move == TAKE + THE_DRAGON:
        return {"points": int(state.components.token_points)}
    if PLACE <= move < PLACE + PILES:
        pile = move - PLACE
        counts = 1 if pile == MERCHANT else state.components.moved_counts
        return {"goals": takes_goal(state, seat, pile, counts)}
    for first in (SWAP, TAKE, INHERIT):
        if first <= move < first + KINDS:
            kind = move - first
            goals = takes_goal(state, seat, type_of(kind), 1)
            return {"points": int(state.components.points[kind]), "goals": goals}
    return {}


def takes_goal(state: Kingdom, seat: i64, pile: i64, more: i64) -> int:
    """One, if so many cards more would bring a goal."""
    return 1 if state.owners[pile] != seat and state.needs(seat, pile) <= more else 0
