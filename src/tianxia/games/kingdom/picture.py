"""What is seen of the table, as plain data: everything but the cards that others have laid face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.kingdom.players import NEVER, Player, how_many
from tianxia.games.kingdom.scoring import NOBODY
from tianxia.games.kingdom.vocabulary import (
    BID_CARDS,
    BID_CLAIMS,
    BID_OPEN,
    BID_RESET,
    BID_TIED,
    BID_TIED_AGAIN,
    BY_EMPEROR,
    BY_STACK,
    BY_TOP,
    BY_VALUE,
    CARDS,
    GOALS,
    NO_CARD,
    ON_DISPLAY,
    PALACE,
    PHASE_CLAIMS,
    PHASES,
    PLACES,
    SLOTS,
    TYPES,
    VALUE,
    type_of,
)
from tianxia.kernel import Message
from tianxia.kernel.packed import i64, vec

if TYPE_CHECKING:
    from tianxia.games.kingdom.state import Kingdom


def pictured(state: Kingdom, seat: i64 | None) -> dict[str, object]:
    """What `seat` (or a spectator) sees."""
    return {
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "bids_each": int(state.bids_each),
        "display_size": int(state.display_size),
        "deck": int(state.deck_left),
        "display": [CARDS[kind] for kind in state.display]
        + (["dragon"] if state.dragon == ON_DISPLAY else []),
        "removed": counted(state.removed),
        "waiting": int(state.waiting),
        "goals": {name: goal_pictured(state, goal) for goal, name in enumerate(GOALS)},
        "dragon": {
            "where": PLACES[0] if state.dragon >= 0 else PLACES[-state.dragon],
            "holder": int(state.dragon) if state.dragon >= 0 else None,
            "points": int(state.components.goal_points[len(GOALS)]),
        },
        "bids": bids_pictured(state),
        "players": [
            player_pictured(state, s, not state.shown and seat is not None and s == seat)
            for s in range(state.seats)
        ],
        "scoring": None if state.frames else [state.account(s).lines() for s in range(state.seats)],
        "worth": {name: int(state.components.points[kind]) for kind, name in enumerate(CARDS)},
        "peasants": [int(points) for points in state.peasants],
    }


def goal_pictured(state: Kingdom, goal: i64) -> dict[str, object]:
    """A goal: who owns it, what it brings, and how far everybody is from taking it."""
    owner = state.owners[goal]
    return {
        "type": TYPES[goal],
        "points": int(state.components.goal_points[goal]),
        "owner": int(owner) if owner >= 0 else None,
        "counts": [int(state.count(s, goal)) for s in range(state.seats)],
        "needs": [
            None if s == owner or not state.frames else int(state.needs(s, goal)) for s in range(state.seats)
        ],
        "lead": None if owner < 0 or not state.frames else int(1 - state.needs(owner, goal)),
    }


def player_pictured(state: Kingdom, seat: i64, own: bool) -> dict[str, object]:
    """One player as others see it; to whoever laid them, with the cards that lie face down."""
    player = state.players[seat]
    laid = state.laid(seat)
    face_down = 0 if state.shown else int(how_many(laid))
    bids = range(seat * SLOTS, seat * SLOTS + SLOTS)
    return {
        "cards": int(player.dynasty()),
        "piles": {name: pile_pictured(state, player, pile) for pile, name in enumerate(TYPES)},
        "goals": [name for goal, name in enumerate(GOALS) if state.owners[goal] == seat],
        "tokens": int(player.tokens),
        "had_dragon": int(player.had) if player.had != NEVER else None,
        # Everybody can work out who holds which bid cards; only what lies face down is secret.
        "hand": bid_cards(player.hand if state.shown else player.hand | laid),
        "discard": bid_cards(player.discard),
        "tied": [BID_CARDS[state.bottom[bid]] for bid in bids if state.bottom[bid] > 0],
        "aside": state.aside == seat,
        "to_bid": int(state.due(seat)) if not state.shown else int(state.rest[seat]),
        "bids_last": bool(state.later > 0 and seat == state.owners[PALACE] and state.rest[seat] > 0),
        "face_down": face_down,
        "laid": [bid_pictured(state, bid) for bid in bids if state.top[bid] != NO_CARD] if own else None,
    }


def pile_pictured(state: Kingdom, player: Player, pile: i64) -> dict[str, object]:
    """A pile: its cards by kind, Merchants put there, and what it counts for the goal."""
    cards = {
        name: int(player.cards[k])
        for k, name in enumerate(CARDS)
        if type_of(k) == pile and player.cards[k] > 0
    }
    return {
        "cards": cards,
        "moved": int(player.moved[pile]),
        "size": int(player.size(pile)),
        "count": int(player.count(pile, state.components)),
    }


def bid_pictured(state: Kingdom, bid: i64) -> dict[str, object]:
    """A bid: the tied card below, the card laid this turn, and its value."""
    return {
        "tied": BID_CARDS[state.bottom[bid]] if state.bottom[bid] > 0 else None,
        "card": BID_CARDS[state.top[bid]],
        "emperor": bool(bid == state.crowned),
        "value": None if state.is_lone_reset(bid) else VALUE.tokens[state.halves(bid)],
    }


def bids_pictured(state: Kingdom) -> list[object]:
    """Bids once they are shown: in the order of their claims, then tied ones, then Resets."""
    if not state.shown or not state.frames:
        return []
    bids = list(state.order)
    for status in (BID_OPEN, BID_TIED, BID_TIED_AGAIN, BID_RESET):
        bids += [
            bid
            for bid in range(state.seats * SLOTS)
            if state.status[bid] == status and state.top[bid] != NO_CARD
        ]
    rows: list[object] = []
    for number, bid in enumerate(bids):
        why = explained(state, bid, number)
        rows.append(
            {
                "seat": int(bid // SLOTS),
                **bid_pictured(state, bid),
                "place": number + 1 if state.status[bid] == BID_CLAIMS else None,
                "state": outcome(state, bid, number),
                "why": None if why is None else why.as_json(),
            }
        )
    return rows


def outcome(state: Kingdom, bid: i64, number: i64) -> str:
    """Where a bid stands: it waits, takes now, has taken, found nothing, is tied, or never claims."""
    status = state.status[bid]
    if status == BID_OPEN:
        return "shown"
    if status == BID_TIED:
        return "tied"
    if status == BID_TIED_AGAIN:
        return "tied-again"
    if status == BID_RESET:
        return "reset"
    if number < state.claimed:
        return "done"
    if len(state.display) == 0 and state.dragon != ON_DISPLAY:
        return "nothing"
    return "takes" if number == state.claimed and state.phase == PHASE_CLAIMS else "waits"


def explained(state: Kingdom, bid: i64, number: i64) -> Message | None:
    """Why a bid stands where it does."""
    status = state.status[bid]
    if status == BID_OPEN:
        return None
    if status == BID_RESET:
        return Message("why-reset")
    if status == BID_CLAIMS:
        reason, rival = reason_of(state, number)
        if reason == BY_EMPEROR:
            return Message("why-emperor", {"rivals": int(rival)})
        if reason == BY_STACK:
            return Message("why-stack", {"rivals": int(rival)})
        if reason == BY_TOP:
            return Message("why-top", {"rivals": int(rival)})
        return Message("why-value", {"place": int(number) + 1})
    rivals = [seat for seat in tied_seats(state, bid) if seat != bid // SLOTS]
    if status == BID_TIED:
        return Message("why-tied", {"card": BID_CARDS[state.top[bid]], "rivals": rivals})
    return Message("why-tied-again", {"rivals": rivals})


def tied_seats(state: Kingdom, bid: i64) -> list[int]:
    """The seats whose bids are tied with one, its own included."""
    return [
        int(other // SLOTS)
        for other in range(state.seats * SLOTS)
        if state.status[other] == state.status[bid]
        and state.top[other] != NO_CARD
        and state.same_cards(other, bid)
    ]


def reason_of(state: Kingdom, number: i64) -> tuple[i64, i64]:
    """Why a claim comes before the next one, and whose claim or bid that says something about."""
    bid = state.order[number]
    if bid == state.crowned:
        for other in range(state.seats * SLOTS):
            if other != bid and state.top[other] != NO_CARD and state.same_cards(other, bid):
                return BY_EMPEROR, other // SLOTS
    if number + 1 < i64(len(state.order)):
        following = state.order[number + 1]
        if state.halves(bid) == state.halves(following):
            return (BY_STACK if state.bottom[following] == 0 else BY_TOP), following // SLOTS
    return BY_VALUE, NOBODY


def counted(kinds: vec[i64]) -> dict[str, int]:
    """Dynasty cards by name, leaving out what there is none of."""
    return {name: int(kinds[kind]) for kind, name in enumerate(CARDS) if kinds[kind] > 0}


def bid_cards(cards: i64) -> list[str]:
    """A set of bid cards by name."""
    return [name for card, name in enumerate(BID_CARDS) if cards >> card & 1]
