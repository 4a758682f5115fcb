"""What a player knows of the court as numbers with names: the observation for learning."""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.actions import COPY, FROM_GIFT
from tianxia.games.gugong.components import DAYS, components_of, size_of
from tianxia.games.gugong.pieces import (
    NO_SHIP,
    NOBODY,
    PHASES,
    PLACES_OF_DOUBLE,
    load_of,
    owner_of,
    tokens_in,
)
from tianxia.games.gugong.state import Realm
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
    T_DOUBLE_ICON,
    T_DOUBLE_VALUE,
    TOKENS,
    VALUES,
    value_of,
)
from tianxia.kernel.features import Feature, Questions, Row
from tianxia.kernel.game import Setup
from tianxia.kernel.packed import i64

QUESTIONS: Final = Questions(
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
        Feature("question", f"what is asked: {', '.join(QUESTIONS.names)}", count=len(QUESTIONS.names)),
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


def write(row: Row, realm: Realm, seat: i64) -> None:
    """The numbers that `features` names."""
    players = realm.count()
    row.put(realm.day)
    row.put_one_of(realm.phase, len(PHASES))
    put_question(row, realm, seat)
    row.put_all(realm.dice)
    row.put_one_of((realm.first - seat + players) % players, players)
    row.put_one_of(-1 if realm.medal == NOBODY else (realm.medal - seat + players) % players, players)
    for card in realm.board:
        row.put(value_of(card))
    for card in realm.board:
        row.put_one_of(realm.components.icon[card], len(ICONS))
    for token in realm.cities:
        row.put_one_of(token, ALL_TOKENS)
    row.put_bits(realm.reach(seat), i64(len(realm.cities)))
    row.put_all(realm.piles)
    row.put(size_of(realm.draw))
    row.put(realm.wall_total())
    row.put(realm.wall_needed())
    laid: i64 = 0
    for decree in realm.decrees:
        laid |= 1 << decree
    row.put_bits(laid, ALL_DECREES)
    row.put_bits(realm.houses, HOUSES)
    for house in range(i64(HOUSES)):
        row.put(realm.prices[house] if house < i64(len(realm.prices)) else 0)
    put_canal(row, realm, seat)
    put_posts(row, realm, seat)
    row.put_bits(realm.players[seat].hand, GIFTS)
    row.put_bits(realm.players[seat].pile, GIFTS)
    for step in range(players):
        put_family(row, realm, (seat + step) % players)
    if realm.solo():
        row.put_one_of(realm.focus, PLACES)
        row.put_all(realm.deck)
        for card in realm.today:
            row.count_ahead(card)
        row.skip(SOLO_KINDS)


def put_question(row: Row, realm: Realm, seat: i64) -> None:
    """What is asked, whom, and about which location."""
    if not realm.frames:
        row.skip(len(QUESTIONS.names) + realm.seats + 3 + PLACES)
        return
    top = realm.frames[-1]
    row.put_one_of(QUESTIONS.number(top), len(QUESTIONS.names))
    row.put_one_of((top.seat - seat + realm.seats) % realm.seats, realm.seats)
    row.put(top.count)
    located = top.name in ("act", "price")
    row.put_one_of(top.mark & 7 if located else -1, PLACES)
    acting = top.name == "act"
    row.put_if(acting and top.mark & FROM_GIFT != 0)
    row.put_if(acting and top.mark & COPY != 0)


def put_canal(row: Row, realm: Realm, seat: i64) -> None:
    """The ships on the canal: whose they are, and how full."""
    players = realm.count()
    ports = realm.path_count * PORTS
    for port in range(ports):
        ship = realm.ports[port]
        owner: i64 = -1 if ship == NO_SHIP else (owner_of(ship) - seat + players) % players
        row.put_one_of(owner, players)
    for port in range(ports):
        row.put(0 if realm.ports[port] == NO_SHIP else load_of(realm.ports[port]))


def put_posts(row: Row, realm: Realm, seat: i64) -> None:
    """Tolls and followers at each location, the observer's and others'."""
    for post in realm.posts:
        kind = (post & 3) - 1
        if kind >= 0:
            mine: i64 = 0 if post >> 2 & 7 == seat else 1
            row.count_ahead((post >> 5 & 7) * 4 + kind * 2 + mine)
    row.skip(4 * PLACES)


def put_family(row: Row, realm: Realm, who: i64) -> None:
    """One family."""
    player = realm.players[who]
    row.put(player.points)
    row.put(player.pool)
    row.put(player.supply)
    row.put_one_of(player.double, len(PLACES_OF_DOUBLE))
    row.put(player.jade)
    row.put(tokens_in(player.down))
    row.put(player.face_up(T_COUNTS_DOUBLE))
    row.put(player.face_up(T_DOUBLE_VALUE))
    row.put(player.face_up(T_DOUBLE_ICON))
    row.put(player.face_up(T_DISCOUNT))
    row.put(player.envoy)
    row.put_if(realm.is_inside(who))
    row.put(player.intrigue)
    above: i64 = 0
    own = realm.influence(who)
    for other in range(realm.count()):
        if realm.influence(other) > own:
            above += 1
    row.put(above)
    row.put(size_of(player.hand) + (i64(len(realm.queue)) if realm.is_meng(who) else 0))
    row.put(size_of(player.pile))
    row.put_all(player.rewards)
    row.put(realm.wall_strength(who))
    row.put_bits(player.decrees, ALL_DECREES)
    row.put_one_of(player.traveller, i64(len(realm.cities)))
