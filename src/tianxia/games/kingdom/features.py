"""What a player knows of the kingdom as numbers with names: the observation for learning."""

from __future__ import annotations

from typing import Final

from tianxia.games.kingdom.players import how_many
from tianxia.games.kingdom.state import Kingdom
from tianxia.games.kingdom.vocabulary import (
    BID_CARDS,
    BID_CLAIMS,
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
from tianxia.kernel.features import Feature, Questions, Row
from tianxia.kernel.game import Setup
from tianxia.kernel.packed import i64

QUESTIONS: Final = Questions("bid", "palace", "harvest", "emperor", "swap", "claim", "market", "heir")
"""The frames that ask somebody, in the order of a turn."""


MANY: Final = 999.0
"""No pile comes near it."""

OUTCOMES: Final = ("claims", "tied", "tied again")
"""What becomes of a bid, from `BID_CLAIMS` on."""


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
        Feature("question", f"what is asked: {', '.join(QUESTIONS.names)}", count=len(QUESTIONS.names)),
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


def write(row: Row, state: Kingdom, seat: i64) -> None:
    """The numbers that `features` names."""
    row.put(state.turn)
    row.put(state.deck_left)
    row.put_all(state.deck)
    for kind in state.display:
        row.count_ahead(kind)
    row.skip(KINDS)
    row.put_if(state.dragon == ON_DISPLAY)
    row.put_one_of(state.phase, len(PHASES))
    put_question(row, state, seat)
    row.put(state.claimed)
    row.put_all(state.peasants)
    for step in range(state.seats):
        put_player(row, state, (seat + step) % state.seats, step == 0)


def put_question(row: Row, state: Kingdom, seat: i64) -> None:
    """What is asked, and whom."""
    if not state.frames:
        row.skip(len(QUESTIONS.names) + state.seats)
        return
    row.put_one_of(QUESTIONS.number(state.frames[-1]), len(QUESTIONS.names))
    acting: i64 = 0
    for other in state.acting:
        acting |= 1 << i64(other)
    for step in range(state.seats):
        row.put(acting >> (seat + step) % state.seats & 1)


def put_player(row: Row, state: Kingdom, seat: i64, own: bool) -> None:
    """One player: only the observer's own cards are seen while they lie face down."""
    player = state.players[seat]
    row.put(state.points(seat))
    row.put_all(player.cards)
    row.put_all(player.moved)
    for pile in range(i64(PILES)):
        row.put(state.count(seat, pile))
    for goal in range(i64(PILES)):
        row.put_if(state.owners[goal] == seat)
    row.put_if(state.dragon == seat)
    row.put(player.had)
    row.put(player.tokens)
    laid = state.laid(seat)
    row.put_bits(player.hand if state.shown else player.hand | laid, HAND)
    row.put_bits(player.discard, HAND)
    row.put(state.rest[seat] if state.shown else state.due(seat))
    row.put(0 if state.shown else how_many(laid))
    row.put_if(state.later > 0 and seat == state.owners[PALACE])
    put_bids(row, state, seat, own or state.shown)


def put_bids(row: Row, state: Kingdom, seat: i64, seen: bool) -> None:
    """The places for a player's bids, with the cards laid there if they are seen."""
    first = seat * SLOTS
    for bid in range(first, first + SLOTS):
        row.put(state.bottom[bid])
    for bid in range(first, first + SLOTS):
        row.put_one_of(state.top[bid] if seen else NO_CARD, HAND)
    for bid in range(first, first + SLOTS):
        row.put_if(bid == state.crowned)
    for bid in range(first, first + SLOTS):
        row.put_one_of(state.status[bid] - BID_CLAIMS, len(OUTCOMES))
    for bid in range(first, first + SLOTS):
        row.put(claims_before(state, bid))


def claims_before(state: Kingdom, bid: i64) -> i64:
    """How many claims come before a bid's; none if it does not claim."""
    for number in range(i64(len(state.order))):
        if state.order[number] == bid:
            return number
    return 0
