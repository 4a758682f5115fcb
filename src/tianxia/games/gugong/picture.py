"""What is seen of the table, as plain data: everything but what others keep to themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.gugong.components import DAYS, matches, size_of
from tianxia.games.gugong.pieces import (
    COMPARED,
    NO_SHIP,
    NO_TOKEN,
    NOBODY,
    NOWHERE,
    PHASES,
    PLACES_OF_DOUBLE,
    PORT_REWARDS,
    builder_of,
    double_on,
    kinds_in,
    load_of,
    owner_of,
    servants_on,
    tokens_in,
    worth_of,
)
from tianxia.games.gugong.vocabulary import (
    CARD,
    DECREES,
    FAVOURS,
    GIFTS,
    HOUSE,
    ICONS,
    LOCATIONS,
    PLACES,
    PORT,
    PORTS,
    PRIZES,
    REASONS,
    SLOTS,
    SOLO_CARDS,
    T_GIFT_PLUS,
    TOKENS,
    VALUES,
    level_of,
    value_of,
)
from tianxia.kernel.packed import i64

if TYPE_CHECKING:
    from tianxia.games.gugong.state import Realm


def pictured(realm: Realm, seat: i64 | None) -> dict[str, object]:
    """What `seat` (or a spectator) sees."""
    picture: dict[str, object] = {
        "day": int(realm.day),
        "days": DAYS,
        "phase": PHASES[realm.phase] if realm.frames else "end",
        "first": int(realm.first),
        "order": [int((realm.first + step) % realm.count()) for step in range(realm.count())],
        "medal": None if realm.medal == NOBODY else int(realm.medal),
        "daily": [int(count) for count in realm.components.daily],
        "dice": [int(face) for face in realm.dice],
        "faces": [[int(face) for face in die] for die in realm.components.faces],
        "locations": {LOCATIONS[place]: location_pictured(realm, place) for place in range(PLACES)},
        "cards": cards_pictured(realm),
        "draw": int(size_of(realm.draw)),
        "map": map_pictured(realm),
        "exchange": {PRIZES[prize]: int(realm.components.rates[prize]) for prize in range(len(PRIZES))},
        "wall": {
            "servants": [
                {"player": int(builder_of(p)), "double": bool(p & 1), "counts": int(worth_of(p))}
                for p in realm.wall
            ],
            "total": int(realm.wall_total()),
            "needed": int(realm.wall_needed()),
            "points": int(realm.components.wall_points),
        },
        "palace": {"steps": int(realm.components.steps), "slots": slots_pictured(realm)},
        "intrigue": {
            "spaces": int(realm.components.track),
            "stacks": stacks_pictured(realm),
            "costs": {name: int(realm.components.favour_costs[n]) for n, name in enumerate(FAVOURS)},
        },
        "jade": {
            "houses": [
                {"house": HOUSE.tokens[n], "price": int(price), "jade": bool(realm.houses >> n & 1)}
                for n, price in enumerate(realm.prices)
            ],
            "square": int(realm.components.square_price),
            "open": bool(realm.houses == 0),
            "left": max(int(realm.jade), 0),
        },
        "decrees": [decree_pictured(realm, slot) for slot in range(SLOTS)],
        "canal": [path_pictured(realm, path) for path in range(realm.path_count)],
        "players": [
            player_pictured(realm, s, not realm.frames or (seat is not None and s == seat))
            for s in range(realm.seats)
        ],
    }
    if realm.solo():
        picture["meng"] = meng_pictured(realm)
    return picture


def location_pictured(realm: Realm, place: i64) -> dict[str, object]:
    """One official: the gift before him, and the bonus tokens laid out there."""
    posts = [
        {
            "player": int(post >> 2 & 7),
            "token": TOKENS[T_GIFT_PLUS + (post & 3)],
            "double": bool(post >> 8),
        }
        for post in realm.posts
        if post & 3 != 0 and post >> 5 & 7 == place
    ]
    return {"card": CARD.tokens[realm.board[place]], "posts": posts, "focus": bool(realm.focus == place)}


def cards_pictured(realm: Realm) -> dict[str, object]:
    """The face of every gift in the game, and how many dice it matches."""
    found: dict[str, object] = {}
    for value in range(VALUES):
        for copy in range(realm.components.copies[value]):
            card = value * (len(CARD.tokens) // VALUES) + copy
            found[CARD.tokens[card]] = {
                "value": int(value_of(card)),
                "icon": ICONS[realm.components.icon[card]],
                "matches": int(matches(card, realm.dice)),
            }
    return found


def map_pictured(realm: Realm) -> dict[str, object]:
    """The cities with tokens and travellers, the roads, the piles, and where each traveller may go."""
    land = realm.land
    cities: list[object] = []
    roads: list[object] = []
    for city, name in enumerate(land.names):
        token = realm.cities[city]
        here = [int(w) for w in range(realm.count()) if realm.players[w].traveller == city]
        cities.append(
            {"city": name, "token": None if token == NO_TOKEN else TOKENS[token], "travellers": here}
        )
        near = land.roads[city]
        roads += [[name, other] for n, other in enumerate(land.names) if n > city and near >> n & 1]
    return {
        "cities": cities,
        "roads": roads,
        "ring": [land.names[city] for city in land.ring] if realm.solo() else [],
        "piles": [int(count) for count in realm.piles],
        "discarded": {name: int(realm.gone[n]) for n, name in enumerate(TOKENS) if realm.gone[n]},
        "reach": [cities_named(realm, realm.reach(who)) for who in range(realm.count())],
    }


def cities_named(realm: Realm, cities: i64) -> list[str]:
    """A set of cities by name."""
    return [name for number, name in enumerate(realm.land.names) if cities >> number & 1]


def slots_pictured(realm: Realm) -> list[object]:
    """The spaces in the palace: points, and whose envoy stands there."""
    slots: list[object] = []
    for slot in range(realm.count()):
        who = [int(w) for w in range(realm.count()) if realm.players[w].slot == slot]
        slots.append({"points": int(realm.components.arrival[slot]), "player": who[0] if who else None})
    return slots


def stacks_pictured(realm: Realm) -> list[object]:
    """The markers on the intrigue track: each space with its stack from bottom to top."""
    stacks: list[object] = []
    for space in range(realm.components.track + 1):
        here = [w for w in range(realm.count()) if realm.players[w].intrigue == space]
        if here:
            order = sorted([(int(realm.players[w].stamp), int(w)) for w in here])
            stacks.append({"space": int(space), "players": [who for _, who in order]})
    return stacks


def decree_pictured(realm: Realm, slot: i64) -> dict[str, object]:
    """One decree: what it costs and brings, and who is on it."""
    decree = realm.decrees[slot]
    level = level_of(decree)
    return {
        "decree": DECREES[decree],
        "level": int(level) + 1,
        "cost": int(realm.components.decree_cost[level]),
        "points": int(realm.components.decree_points[decree]),
        "players": [int(w) for w in range(realm.count()) if realm.players[w].has(decree)],
    }


def path_pictured(realm: Realm, path: i64) -> list[object]:
    """One path of the canal: its ports with their ships."""
    ports: list[object] = []
    for number in range(PORTS):
        ship = realm.ports[path * PORTS + number]
        shown: dict[str, object] | None = None
        if ship != NO_SHIP:
            shown = {
                "player": int(owner_of(ship)),
                "servants": int(servants_on(ship)),
                "double": int(double_on(ship)),
                "load": int(load_of(ship)),
            }
        ports.append(
            {"port": PORT.tokens[path * PORTS + number], "reward": PORT_REWARDS[number], "ship": shown}
        )
    return ports


def player_pictured(realm: Realm, who: i64, open_cards: bool) -> dict[str, object]:
    """One family as others see it; its gifts only if they are open to the viewer."""
    player = realm.players[who]
    posts = [TOKENS[T_GIFT_PLUS + (post & 3)] for post in realm.posts if post >> 2 & 7 == who]
    own = [slot for slot in range(SLOTS) if player.has(realm.decrees[slot])]
    return {
        "points": int(player.points),
        "pool": int(player.pool),
        "supply": int(player.supply),
        "double": PLACES_OF_DOUBLE[player.double],
        "jade": int(player.jade),
        "tokens": {
            "down": int(tokens_in(player.down)),
            "up": kinds_in(player.up),
            "value": int(player.token_value()),
            "limit": int(realm.components.limit),
        },
        "posts": posts,
        "ships": int(realm.components.ships - realm.ships_of(who)),
        "rewards": {
            name: {"taken": int(player.rewards[n]), "spaces": int(realm.components.spaces[n])}
            for n, name in enumerate(("points", "card", "double"))
        },
        "envoy": int(player.envoy),
        "inside": bool(player.slot != NOWHERE),
        "intrigue": int(player.intrigue),
        "traveller": None if player.traveller == NOWHERE else realm.land.names[player.traveller],
        "wall": int(realm.wall_strength(who)),
        "decrees": [DECREES[realm.decrees[slot]] for slot in own],
        "cards": int(size_of(player.hand)),
        "pile": int(size_of(player.pile)),
        "hand": hand_pictured(realm, who) if open_cards else None,
        "tomorrow": cards_named(player.pile) if open_cards else None,
        "pairs": int(realm.pairs(player.pile)) if open_cards else None,
    }


def hand_pictured(realm: Realm, who: i64) -> list[object]:
    """The gifts in hand, each with how it compares with every official's."""
    added = realm.added_value(who)
    return [
        {
            "card": CARD.tokens[card],
            "value": int(value_of(card) + added),
            "offers": {
                LOCATIONS[place]: COMPARED[realm.compare(who, card, place)] for place in range(PLACES)
            },
        }
        for card in range(GIFTS)
        if realm.players[who].hand >> card & 1
    ]


def meng_pictured(realm: Realm) -> dict[str, object]:
    """Mr. Meng: a family like the others, and his cards."""
    picture = player_pictured(realm, 1, False)
    picture["cards"] = int(size_of(realm.players[1].hand)) + len(realm.queue)
    picture.update(
        {
            "level": str(realm.setup.options["level"]),
            "focus": LOCATIONS[realm.focus],
            "deck": sum([int(count) for count in realm.deck]),
            "row": [SOLO_CARDS[card] for card in realm.today],
            "past": {name: int(realm.past[n]) for n, name in enumerate(SOLO_CARDS) if realm.past[n]},
            "tonight": int(realm.components.meng_matches[realm.day - 1]),
            "extra": int(realm.marker),
            "last": last_gift(realm),
            "reasons": dict(REASONS),
        }
    )
    return picture


def last_gift(realm: Realm) -> str | None:
    """The gift on top of Mr. Meng's pile, unless nobody has seen it."""
    if len(realm.stack) == 0 or realm.players[1].dark >> realm.stack[-1] & 1:
        return None
    return CARD.tokens[realm.stack[-1]]


def cards_named(cards: i64) -> list[str]:
    """A set of gifts by name."""
    return [name for number, name in enumerate(CARD.tokens) if cards >> number & 1]
