"""What a player knows of the court as numbers with names: the observation for learning."""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.actions import COPY, FROM_GIFT
from tianxia.games.gugong.components import DAYS, components_of, size_of
from tianxia.games.gugong.state import (
    NO_SHIP,
    NOBODY,
    PHASES,
    PLACES_OF_DOUBLE,
    Realm,
    load_of,
    owner_of,
    tokens_in,
)
from tianxia.games.gugong.vocabulary import (
    ALL_DECREES,
    ALL_TOKENS,
    CARD,
    DECREES,
    DICE,
    GIFTS,
    HOUSES,
    ICONS,
    LOCATIONS,
    PLACES,
    PORTS,
    SOLO_CARDS,
    SOLO_KINDS,
    T_COUNTS_DOUBLE,
    T_DISCOUNT,
    T_DOUBLE_VALUE,
    TOKENS,
    VALUES,
    value_of,
)
from tianxia.kernel.features import Feature, put, put_all, put_one_of
from tianxia.kernel.game import Setup
from tianxia.kernel.packed import append, i64, vec

QUESTIONS: Final = (
    "turn",
    "price",
    "act",
    "again",
    "gain",
    "spend",
    "journey",
    "make-room",
    "sell-gift",
    "recover",
    "pay-for-jade",
    "swap",
    "carry",
    "lay-out",
    "build",
    "build-from-supply",
    "favour",
    "turn-die",
    "load",
    "sail",
    "claim",
    "morning-decrees",
    "last-exchange",
)
"""The frames that ask somebody."""

MANY: Final = 999.0
FACE_UP: Final = (T_COUNTS_DOUBLE, T_DOUBLE_VALUE, T_DOUBLE_VALUE + 1, T_DISCOUNT)


def features(setup: Setup) -> tuple[Feature, ...]:
    """The names of all numbers: the board, the observer's gifts, then every family, the observer's first."""
    assert setup.edition is not None
    components = components_of(setup.edition)
    side = components.side(setup.seats)
    cities = components.maps[side].names
    players = max(setup.seats, 2)
    ports = int(components.paths[side]) * PORTS
    gifts = ", ".join(CARD.tokens)
    table = [
        Feature("day", "the day", DAYS, low=1.0),
        Feature("phase", f"the phase: {', '.join(PHASES)}", count=len(PHASES)),
        Feature("question", f"what is asked: {', '.join(QUESTIONS)}", count=len(QUESTIONS)),
        Feature("asked", "whom: the observer, the next seat, and so on", count=setup.seats),
        Feature("open", "what is still open of the question: moves, servants", MANY),
        Feature("where", f"the location in question: {', '.join(LOCATIONS)}", count=PLACES),
        Feature("how", "whether it is the icon of a gift, and whether it is a copy", count=2),
        Feature("dice", "what the destiny dice show", VALUES, DICE, low=1.0),
        Feature("first", "who is first player: the observer, the next, and so on", count=players),
        Feature("medal", "who has the medal, likewise; noughts while it is free", count=players),
        Feature("officials", f"value of the gift at {', '.join(LOCATIONS)}", VALUES, PLACES, low=1.0),
        Feature("icons", f"its icon, for each of them: {', '.join(ICONS)}", count=PLACES * len(ICONS)),
        Feature(
            "cities",
            f"for each city ({', '.join(cities)}) its token: {', '.join(TOKENS)}",
            count=len(cities) * ALL_TOKENS,
        ),
        Feature("reach", "for each city, whether the observer's traveller could go there", count=len(cities)),
        Feature("piles", "tokens face down in the two piles", MANY, 2),
        Feature("draw", "gifts in the draw pile", MANY),
        Feature("wall", "how much stands on the wall, and how much completes it", MANY, 2),
        Feature("laid-out", f"decrees in the game: {', '.join(DECREES)}", count=ALL_DECREES),
        Feature("houses", "houses that have jade, and then their prices", MANY, 2 * HOUSES),
        Feature("ports", "for each port, whose ship is there", count=ports * players),
        Feature("loads", "for each port, how many holds of the ship are filled", 3, ports),
        Feature("posts", "for each location, tolls (own, others') and followers", 9, 4 * PLACES),
        Feature("hand", f"gifts in the observer's hand: {gifts}", count=GIFTS),
        Feature("tomorrow", "gifts in the observer's pile, likewise", count=GIFTS),
    ]
    for number in range(players):
        who = "the observer" if number == 0 else f"the player {number} after the observer"
        if setup.seats == 1 and number == 1:
            who = "Mr. Meng"
        table += family_features(f"{number}.", who, cities, players)
    if setup.seats == 1:
        table += [
            Feature("meng.focus", f"Mr. Meng's focus: {', '.join(LOCATIONS)}", count=PLACES),
            Feature("meng.deck", f"his solo cards to come: {', '.join(SOLO_CARDS)}", 9, SOLO_KINDS),
            Feature("meng.row", "his solo cards of today, likewise", 9, SOLO_KINDS),
        ]
    return tuple(table)


def family_features(mark: str, who: str, cities: list[str], players: int) -> list[Feature]:
    """The names of the numbers of one family."""
    return [
        Feature(mark + "points", f"points of {who}", MANY),
        Feature(mark + "pool", f"servants in the pool of {who}", MANY),
        Feature(mark + "supply", f"servants in the supply of {who}", MANY),
        Feature(
            mark + "double",
            f"the double servant of {who}: {', '.join(PLACES_OF_DOUBLE)}",
            count=len(PLACES_OF_DOUBLE),
        ),
        Feature(mark + "jade", f"jade of {who}", MANY),
        Feature(mark + "tokens", f"tokens of {who} face down, then face up of four kinds", MANY, 5),
        Feature(mark + "envoy", f"step of the envoy of {who}, then whether it is inside", MANY, 2),
        Feature(mark + "intrigue", f"space of {who} on the intrigue track", MANY),
        Feature(mark + "above", f"how many markers are above that of {who}", players - 1),
        Feature(mark + "cards", f"gifts in hand and pile of {who}", MANY, 2),
        Feature(mark + "harbour", f"harbour rewards of {who}: points, cards, double servant", MANY, 3),
        Feature(mark + "wall", f"strength of {who} on the wall", MANY),
        Feature(mark + "decrees", f"decrees of {who}: {', '.join(DECREES)}", count=ALL_DECREES),
        Feature(mark + "traveller", f"where the traveller of {who} is", count=len(cities)),
    ]


def observe(realm: Realm, seat: i64) -> vec[float]:
    """The numbers that `features` names."""
    row = vec[float](capacity=900)
    players = realm.count()
    row = put(row, realm.day)
    row = put_one_of(row, realm.phase, len(PHASES))
    row = put_question(row, realm, seat)
    row = put_all(row, realm.dice)
    row = put_one_of(row, (realm.first - seat + players) % players, players)
    row = put_one_of(row, -1 if realm.medal == NOBODY else (realm.medal - seat + players) % players, players)
    for card in realm.board:
        row = put(row, value_of(card))
    for card in realm.board:
        row = put_one_of(row, realm.components.icon[card], len(ICONS))
    for token in realm.cities:
        row = put_one_of(row, token, ALL_TOKENS)
    row = put_set(row, realm.reach(seat), i64(len(realm.cities)))
    row = put_all(row, realm.piles)
    row = put(row, size_of(realm.draw))
    row = put(put(row, realm.wall_total()), realm.wall_needed())
    laid: i64 = 0
    for decree in realm.decrees:
        laid |= 1 << decree
    row = put_set(row, laid, ALL_DECREES)
    row = put_set(row, realm.houses, HOUSES)
    for house in range(i64(HOUSES)):
        row = put(row, realm.prices[house] if house < i64(len(realm.prices)) else 0)
    row = put_canal(row, realm, seat)
    row = put_posts(row, realm, seat)
    row = put_set(row, realm.players[seat].hand, GIFTS)
    row = put_set(row, realm.players[seat].pile, GIFTS)
    for step in range(players):
        row = put_family(row, realm, (seat + step) % players)
    if realm.solo():
        row = put_one_of(row, realm.focus, PLACES)
        row = put_all(row, realm.deck)
        counts = vec[i64]([0] * SOLO_KINDS)
        for card in realm.today:
            counts[card] += 1
        row = put_all(row, counts)
    return row


def put_set(row: vec[float], members: i64, count: i64) -> vec[float]:
    """The row with a one for each member of a set."""
    for number in range(count):
        row = append(row, 1.0 if members >> number & 1 else 0.0)
    return row


def put_question(row: vec[float], realm: Realm, seat: i64) -> vec[float]:
    """What is asked, whom, and about which location."""
    if not realm.frames:
        return put(put_one_of(row, -1, len(QUESTIONS) + realm.seats + 2 + PLACES), 0)
    top = realm.frames[-1]
    for name in QUESTIONS:
        row = append(row, 1.0 if name == top.name else 0.0)
    row = put_one_of(row, (top.seat - seat + realm.seats) % realm.seats, realm.seats)
    row = put(row, top.count)
    located = top.name in ("act", "price")
    row = put_one_of(row, top.mark & 7 if located else -1, PLACES)
    acting = top.name == "act"
    row = append(row, 1.0 if acting and top.mark & FROM_GIFT else 0.0)
    return append(row, 1.0 if acting and top.mark & COPY else 0.0)


def put_canal(row: vec[float], realm: Realm, seat: i64) -> vec[float]:
    """The ships on the canal: whose they are, and how full."""
    players = realm.count()
    ports = realm.path_count * PORTS
    for port in range(ports):
        ship = realm.ports[port]
        owner: i64 = -1 if ship == NO_SHIP else (owner_of(ship) - seat + players) % players
        row = put_one_of(row, owner, players)
    for port in range(ports):
        row = put(row, 0 if realm.ports[port] == NO_SHIP else load_of(realm.ports[port]))
    return row


def put_posts(row: vec[float], realm: Realm, seat: i64) -> vec[float]:
    """Tolls and followers at each location, the observer's and others'."""
    counts = vec[i64]([0] * (4 * PLACES))
    for post in realm.posts:
        kind = (post & 3) - 1
        if kind >= 0:
            mine: i64 = 0 if post >> 2 & 7 == seat else 1
            counts[(post >> 5 & 7) * 4 + kind * 2 + mine] += 1
    return put_all(row, counts)


def put_family(row: vec[float], realm: Realm, who: i64) -> vec[float]:
    """One family."""
    player = realm.players[who]
    row = put(row, player.points)
    row = put(row, player.pool)
    row = put(row, player.supply)
    row = put_one_of(row, player.double, len(PLACES_OF_DOUBLE))
    row = put(row, player.jade)
    row = put(row, tokens_in(player.down))
    for kind in FACE_UP:
        row = put(row, player.face_up(kind))
    row = put(row, player.envoy)
    row = append(row, 1.0 if realm.is_inside(who) else 0.0)
    row = put(row, player.intrigue)
    above: i64 = 0
    for other in range(realm.count()):
        if realm.influence(other) > realm.influence(who):
            above += 1
    row = put(row, above)
    row = put(row, size_of(player.hand) + (i64(len(realm.queue)) if realm.is_meng(who) else 0))
    row = put(row, size_of(player.pile))
    row = put_all(row, player.rewards)
    row = put(row, realm.wall_strength(who))
    row = put_set(row, player.decrees, ALL_DECREES)
    return put_one_of(row, player.traveller, i64(len(realm.cities)))
