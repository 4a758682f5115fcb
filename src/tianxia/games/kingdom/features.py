"""What a player knows of the kingdom as numbers with names: the observation for learning."""

from __future__ import annotations

from typing import Final

from tianxia.games.kingdom.players import how_many
from tianxia.games.kingdom.state import Kingdom
from tianxia.games.kingdom.vocabulary import (
    BID_CARDS,
    BID_CLAIMS,
    BID_TIED,
    BID_TIED_AGAIN,
    CARDS,
    GOALS,
    HAND,
    KINDS,
    NO_CARD,
    ON_DISPLAY,
    PALACE,
    PHASES,
    PILES,
    SLOTS,
    TYPES,
)
from tianxia.kernel.features import Feature, put, put_all, put_one_of
from tianxia.kernel.game import Setup
from tianxia.kernel.packed import append, i64, vec

QUESTIONS: Final = ("bid", "palace", "harvest", "emperor", "swap", "claim", "market", "heir")
"""The frames that ask somebody, in the order of a turn."""

MANY: Final = 999.0
"""No pile comes near it."""

OUTCOMES: Final = ("claims", "tied", "tied again")


def features(setup: Setup) -> tuple[Feature, ...]:
    """The names of all numbers: deck, display and goals, then every player, the observer first."""
    seats = setup.seats
    cards = ", ".join(CARDS)
    table = [
        Feature("turn", "the turn", MANY),
        Feature("deck", "dynasty cards in the deck", MANY),
        Feature("undrawn", f"what the deck holds, in an order nobody knows: {cards}", MANY, KINDS),
        Feature("display", f"cards on display: {cards}", MANY, KINDS),
        Feature("dragon_displayed", "whether the Celestial Dragon is on display"),
        Feature("phase", f"where in the turn the game stands: {', '.join(PHASES)}", count=len(PHASES)),
        Feature("question", f"what is asked: {', '.join(QUESTIONS)}", count=len(QUESTIONS)),
        Feature("asked", "whom: the observer, the next seat, and so on", count=seats),
        Feature("claims_made", "how many bids have claimed", 2 * seats),
        Feature("peasant_points", "points for 0, 1, 2 … peasants left over", MANY, 7),
    ]
    for seat in range(seats):
        who = "the observer" if seat == 0 else f"the player {seat} after the observer"
        table += player_features(f"{seat}.", who)
    return tuple(table)


def player_features(mark: str, who: str) -> list[Feature]:
    """The names of the numbers of one player."""
    types = ", ".join(TYPES)
    bid_cards = ", ".join(BID_CARDS)
    return [
        Feature(mark + "points", f"points of {who} if the game ended now", MANY, low=-MANY),
        Feature(mark + "cards", f"dynasty cards of {who}: {', '.join(CARDS)}", MANY, KINDS),
        Feature(mark + "moved", f"Merchants of {who} in other piles: {types}", MANY, PILES),
        Feature(mark + "counts", f"what the piles of {who} count for the goals: {types}", MANY, PILES),
        Feature(mark + "goals", f"goals of {who}: {', '.join(GOALS)}", count=PILES),
        Feature(mark + "dragon", f"whether {who} holds the Celestial Dragon"),
        Feature(mark + "had_dragon", f"the last turn in which {who} was given it", MANY),
        Feature(mark + "tokens", f"prestige tokens of {who}", MANY),
        Feature(mark + "hand", f"bid cards of {who} in hand or face down: {bid_cards}", count=HAND),
        Feature(mark + "discard", f"bid cards of {who} that were spent: {bid_cards}", count=HAND),
        Feature(mark + "to_bid", f"cards {who} has still to lay", SLOTS),
        Feature(mark + "face_down", f"cards {who} has laid face down", SLOTS),
        Feature(mark + "bids_last", f"whether {who} bids after the show (Palace)"),
        Feature(mark + "tied", f"tied cards of {who}, at each place for a bid", HAND, SLOTS),
        Feature(
            mark + "laid",
            f"for each place of {who}, the card laid there, as far as it is known: {bid_cards}",
            count=SLOTS * HAND,
        ),
        Feature(mark + "crowned", "for each place, whether the Emperor adds to it", count=SLOTS),
        Feature(
            mark + "outcome",
            f"for each place, what became of the bid: {', '.join(OUTCOMES)}",
            count=SLOTS * len(OUTCOMES),
        ),
        Feature(mark + "claim", "for each place, how many claims come before its own", 2 * HAND, SLOTS),
    ]


def observe(state: Kingdom, seat: i64) -> vec[float]:
    """The numbers that `features` names."""
    row = vec[float](capacity=128 + 96 * state.seats)
    row = put(row, state.turn)
    row = put(row, state.deck_left)
    row = put_all(row, state.deck)
    displayed = vec[i64]([0] * KINDS)
    for kind in state.display:
        displayed[kind] += 1
    row = put_all(row, displayed)
    row = put(row, 1 if state.dragon == ON_DISPLAY else 0)
    row = put_one_of(row, state.phase, len(PHASES))
    row = put_question(row, state, seat)
    row = put(row, state.claimed)
    row = put_all(row, state.peasants)
    for step in range(state.seats):
        row = put_player(row, state, (seat + step) % state.seats, step == 0)
    return row


def put_question(row: vec[float], state: Kingdom, seat: i64) -> vec[float]:
    """What is asked, and whom."""
    if not state.frames:
        return put_one_of(row, -1, len(QUESTIONS) + state.seats)
    name = state.frames[-1].name
    for question in QUESTIONS:
        row = append(row, 1.0 if question == name else 0.0)
    acting: i64 = 0
    for other in state.acting:
        acting |= 1 << i64(other)
    for step in range(state.seats):
        row = put(row, acting >> (seat + step) % state.seats & 1)
    return row


def put_bits(row: vec[float], bits: i64, count: i64) -> vec[float]:
    """A set of bits, one number each."""
    for number in range(count):
        row = put(row, bits >> number & 1)
    return row


def put_player(row: vec[float], state: Kingdom, seat: i64, own: bool) -> vec[float]:
    """One player: only the observer's own cards are seen while they lie face down."""
    player = state.players[seat]
    row = put(row, state.points(seat))
    row = put_all(row, player.cards)
    row = put_all(row, player.moved)
    for pile in range(i64(PILES)):
        row = put(row, state.count(seat, pile))
    for goal in range(i64(PILES)):
        row = put(row, 1 if state.owners[goal] == seat else 0)
    row = put(row, 1 if state.dragon == seat else 0)
    row = put(row, player.had)
    row = put(row, player.tokens)
    laid = state.laid(seat)
    row = put_bits(row, player.hand if state.shown else player.hand | laid, HAND)
    row = put_bits(row, player.discard, HAND)
    row = put(row, state.rest[seat] if state.shown else state.due(seat))
    row = put(row, 0 if state.shown else how_many(laid))
    row = put(row, 1 if state.later > 0 and seat == state.owners[PALACE] else 0)
    return put_bids(row, state, seat, own or state.shown)


def put_bids(row: vec[float], state: Kingdom, seat: i64, seen: bool) -> vec[float]:
    """The places for a player's bids, with the cards laid there if they are seen."""
    first = seat * SLOTS
    for bid in range(first, first + SLOTS):
        row = put(row, state.bottom[bid])
    for bid in range(first, first + SLOTS):
        row = put_one_of(row, state.top[bid] if seen else NO_CARD, HAND)
    for bid in range(first, first + SLOTS):
        row = put(row, 1 if bid == state.crowned else 0)
    for bid in range(first, first + SLOTS):
        for status in (BID_CLAIMS, BID_TIED, BID_TIED_AGAIN):
            row = put(row, 1 if state.status[bid] == status else 0)
    for bid in range(first, first + SLOTS):
        row = put(row, claims_before(state, bid))
    return row


def claims_before(state: Kingdom, bid: i64) -> i64:
    """How many claims come before a bid's; none if it does not claim."""
    for number in range(i64(len(state.order))):
        if state.order[number] == bid:
            return number
    return 0
