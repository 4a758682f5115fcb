"""Set up a position in a few named lines, as one would on a table."""

from __future__ import annotations

from typing import Any, Final

import tianxia
from tianxia.games.kingdom.gains import update_goals
from tianxia.games.kingdom.rules import ASSIGNMENT, NEW_DISPLAY, TURN
from tianxia.games.kingdom.state import Kingdom
from tianxia.games.kingdom.vocabulary import BID_CARDS, CARDS, GOALS, KINDS, SLOTS, TYPES
from tianxia.kernel.packed import i64, vec

KINGDOM: Final = tianxia.game("kingdom")
A, B, C, D, E = range(5)


def new_table(seats: int = 4, **options: object) -> Kingdom:
    """A table with full hands, everything else still in the deck, and nothing asked yet."""
    state = KINGDOM.lay_out(KINGDOM.agree(seats, None, options), "1")
    assert isinstance(state, Kingdom)
    state.frames = []
    state.events = []
    for kind in state.display:
        state.deck[kind] += 1
        state.deck_left += 1
    state.display = vec[i64]()
    return state


def from_deck(state: Kingdom, card: str) -> int:
    """Find a card in the deck and take it out."""
    kind = CARDS.index(card)
    assert state.deck[kind] > 0, f"there is no {card} left"
    state.deck[kind] -= 1
    state.deck_left -= 1
    return kind


def display(state: Kingdom, *cards: str) -> None:
    """Put these cards on display."""
    state.display = vec[i64]([from_deck(state, card) for card in cards])


def give(state: Kingdom, seat: int, *cards: str, **counts: int) -> None:
    """Give a player dynasty cards: give(state, A, "philosopher", general=2). Goals follow."""
    for card in [*cards, *[name for name, count in counts.items() for _ in range(count)]]:
        state.players[seat].cards[from_deck(state, "noble-two" if card == "noble" else card)] += 1
    update_goals(state)


def own(state: Kingdom, seat: int, *goals: str) -> None:
    """Let a player own goals, whoever has most cards."""
    for goal in goals:
        state.owners[GOALS.index(goal)] = seat


def hold(state: Kingdom, seat: int, hand: str, tied: str = "") -> None:
    """Give a player exactly these bid cards; the rest is spent, unless it is tied."""
    player = state.players[seat]
    player.hand = sum(1 << BID_CARDS.index(card) for card in hand.split())
    kept = player.hand
    for place, card in enumerate(sorted(tied.split())):
        state.bottom[seat * SLOTS + place] = BID_CARDS.index(card)
        kept |= 1 << BID_CARDS.index(card)
    player.discard = 255 & ~kept


def stack_deck(state: Kingdom, *cards: str) -> None:
    """Leave only these cards in the deck."""
    for kind in range(KINDS):
        state.removed[kind] += state.deck[kind]
        state.deck[kind] = 0
    for card in cards:
        kind = CARDS.index(card)
        assert state.removed[kind] > 0
        state.removed[kind] -= 1
        state.deck[kind] += 1
    state.deck_left = len(cards)


def begin(state: Kingdom) -> Kingdom:
    """Begin a turn with what is on display."""
    state.turn += 1
    state.push(TURN)
    state.settle()
    return state


def assign_dragon(state: Kingdom) -> int | None:
    """Come to phase 3; says who has the Dragon then."""
    state.push(ASSIGNMENT)
    state.settle()
    return int(state.dragon) if state.dragon >= 0 else None


def new_display(state: Kingdom) -> None:
    """Come to phase 4."""
    state.push(NEW_DISPLAY)
    state.settle()


def play(state: Kingdom, seat: int, *moves: str) -> None:
    """A seat's moves as typed."""
    for move in moves:
        state.play(seat, KINGDOM.moves.parse(move))


def bids(state: Kingdom, *moves: str) -> None:
    """Everybody's bids, seat by seat; `-` for who is not asked now, `1,2` for two bids."""
    for seat, move in enumerate(moves):
        for card in move.split(","):
            if card != "-":
                play(state, seat, card if " " in card else f"bid {card}")


def legal(state: Kingdom, seat: int) -> list[str]:
    return [KINGDOM.moves.text(move) for move in state.legal(seat)]


def refusal(state: Kingdom, seat: int, move: str) -> tuple[str, str]:
    """Why a move is refused: key and rule."""
    why = state.why_not(seat, KINGDOM.moves.parse(move))
    assert why is not None
    return why.key, why.rule


def told(state: Kingdom, kind: str) -> list[dict[str, Any]]:
    """What was told of one kind, in order."""
    return [{"seat": event.seat, **event.values} for event in state.events or [] if event.kind == kind]


def order(state: Kingdom) -> list[tuple[int, str]]:
    """The claims of this turn as they were told: seat and value."""
    return [(event["seat"], event["value"]) for event in told(state, "claims")]


def hand(state: Kingdom, seat: int) -> str:
    return shown(state.players[seat].hand)


def discard(state: Kingdom, seat: int) -> str:
    return shown(state.players[seat].discard)


def shown(cards: int) -> str:
    return " ".join(name for card, name in enumerate(BID_CARDS) if cards >> card & 1)


def tied(state: Kingdom, seat: int) -> str:
    """The cards of a seat that lie tied on the table."""
    places = [state.bottom[seat * SLOTS + place] for place in range(SLOTS)]
    return " ".join(BID_CARDS[card] for card in places if card)


def cards(state: Kingdom, seat: int) -> dict[str, int]:
    """A player's dynasty cards."""
    player = state.players[seat]
    held = {name: int(player.cards[kind]) for kind, name in enumerate(CARDS) if player.cards[kind]}
    held.update({f"merchant in {name}": int(n) for name, n in zip(TYPES, player.moved, strict=True) if n})
    return held


def owner(state: Kingdom, goal: str) -> int | None:
    seat = int(state.owners[GOALS.index(goal)])
    return seat if seat >= 0 else None


def table(state: Kingdom, seat: int | None = None) -> dict[str, Any]:
    """The picture a seat or a spectator sees."""
    return state.picture(seat)


def line(state: Kingdom, seat: int, name: str) -> tuple[object, int]:
    """A line of a seat's scoring: what was counted, and the points."""
    [found] = [row for row in table(state)["scoring"][seat] if row["line"] == name]
    return found["count"], found["points"]
