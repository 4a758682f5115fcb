"""Set up a position in a few named lines, as one would on a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import tianxia
from tianxia.games.gugong.components import bit
from tianxia.games.gugong.gifts import TURNS_OF
from tianxia.games.gugong.pieces import (
    IN_POOL,
    NO_SHIP,
    NO_TOKEN,
    Player,
    one_token,
    ship_of,
)
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import CARD, DECREES, LOCATIONS, PORT, TOKENS
from tianxia.kernel import Event, State
from tianxia.kernel.packed import i64, vec

GUGONG = tianxia.game("gugong")

# Gifts by value, icon and where they come from, as the standard edition numbers them.
FAN_INTRIGUE, GO_SERVANTS, VASE_SERVANT, STATUE = "2b", "3b", "5b", "9a"
LUTE, LUTE_SERVANT, FRUIT, FRUIT_PALACE = "8a", "8d", "1b", "1a"


def packed(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def gifts(names: str) -> int:
    """Gifts as a set: gifts("2b 3b")."""
    return sum(bit(CARD.index[name]) for name in names.split())


def new_realm(seats: int, rules: int | None = None, **options: object) -> Realm:
    """A table after set-up, with empty hands and boards, and nothing left to be done."""
    realm = GUGONG.lay_out(GUGONG.agree(seats, None, options, rules), "a test", listening=False)
    assert isinstance(realm, Realm)
    realm.frames.clear()
    realm.events = []
    realm.first = realm.turn = 0
    realm.cities = packed([NO_TOKEN] * len(realm.cities))
    realm.dice = packed([9, 9, 9])
    for seat, one in enumerate(realm.players):
        one.hand = one.pile = one.dark = 0
        one.pool, one.supply = 0, 12
        one.stamp = seat + 1
    realm.stamps = len(realm.players)
    officials(realm, **dict.fromkeys(LOCATIONS, "1a"))
    return realm


def player(realm: Realm, seat: int, hand: str = "", pile: str = "", **things: int) -> Player:
    """Give a seat gifts and things: player(realm, 0, "9a", pool=3); the supply has the other servants."""
    one = realm.players[seat]
    one.hand, one.pile = gifts(hand), gifts(pile)
    for name, amount in things.items():
        setattr(one, name, amount)
    if "pool" in things and "supply" not in things:
        one.supply = 12 - things["pool"]
    return one


def tokens(realm: Realm, seat: int, *kinds: str, up: str = "") -> None:
    """Give a seat tokens face down, and some face up."""
    one = realm.players[seat]
    one.down = sum(one_token(TOKENS.index(kind)) for kind in kinds)
    one.up = sum(one_token(TOKENS.index(kind)) for kind in up.split())


def officials(realm: Realm, **cards: str) -> None:
    """Lay gifts before officials: officials(realm, jade="8a")."""
    for location, card in cards.items():
        realm.board[LOCATIONS.index(location)] = CARD.index[card]


def cities(realm: Realm, **laid: str) -> None:
    """Lay tokens: cities(realm, A1="points")."""
    for city, token in laid.items():
        realm.cities[realm.land.names.index(city)] = TOKENS.index(token)


def at(realm: Realm, seat: int, city: str) -> None:
    """Put a traveller into a city."""
    realm.players[seat].traveller = realm.land.names.index(city)


def decrees(realm: Realm, *names: str) -> None:
    """Lay out decrees, by slot."""
    laid = [DECREES.index(name) for name in names]
    others = [d for level in range(3) for d in range(5 * level, 5 * level + 5) if d not in laid]
    slots = [-1] * 6
    for decree in laid:
        level = decree // 5
        slots[2 * level if slots[2 * level] < 0 else 2 * level + 1] = decree
    for slot in range(6):
        if slots[slot] < 0:
            slots[slot] = next(d for d in others if d // 5 == slot // 2 and d not in slots)
    realm.decrees = packed(slots)


def enacted(realm: Realm, seat: int, *names: str) -> None:
    """Put servants of a seat on decrees."""
    for name in names:
        realm.players[seat].decrees |= 1 << DECREES.index(name)


def wall(realm: Realm, *counts: int) -> None:
    """So many servants of each player on the wall."""
    realm.wall = packed([2 * seat for seat, count in enumerate(counts) for _ in range(count)])


def ships(realm: Realm, **ports: tuple[int, int]) -> None:
    """Put ships into ports: ships(realm, L2=(seat, servants))."""
    for port, (seat, servants) in ports.items():
        realm.ports[PORT.index[port]] = ship_of(seat, servants, 0)


def no_ships(realm: Realm) -> None:
    realm.ports = packed([NO_SHIP] * 10)


def to_move(realm: Realm, *seats: int) -> None:
    """These seats are to give a gift, in this order, and then the game stops."""
    for seat in reversed(seats):
        realm.push(TURNS_OF[seat])


def play(realm: Realm, seat: int, *moves: str) -> None:
    """Play moves as people type them."""
    for move in moves:
        realm.play(seat, GUGONG.moves.parse(move))


def legal(realm: State, seat: int) -> list[str]:
    """What a seat may do, as people type it."""
    return [GUGONG.moves.text(move) for move in realm.legal(seat)]


def refusal(realm: State, seat: int, move: str) -> tuple[str, str]:
    """Why a seat may not do something: key and rule."""
    why = realm.why_not(seat, GUGONG.moves.parse(move))
    assert why is not None
    return why.key, why.rule


def told(realm: Realm, kind: str) -> list[Event]:
    """The events of a kind that were told."""
    return [event for event in realm.events or [] if event.kind == kind]


def why(realm: Realm) -> list[str]:
    """The reasons Mr. Meng gave."""
    return [str(event.values["why"]) for event in told(realm, "meng")]


def table(realm: State, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees."""
    view = realm.view(seat)["table"]
    assert isinstance(view, dict)
    return view


def settle(realm: Realm) -> None:
    """Run what runs by itself."""
    realm.settle()


def with_double(realm: Realm, seat: int) -> None:
    """The double servant is in the pool."""
    realm.players[seat].double = IN_POOL
