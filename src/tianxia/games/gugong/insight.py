"""What a player thinks of a position: the greedy bot's judgement, and what a move brings at once.

The judgement adds up what a careful player counts: points in hand, the way to the palace, without which
all is lost, what servants, gifts, tokens and decrees will still bring in the turns that are left, and what
jade, ships and the wall are about to.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.actions import (
    PALACE_COST,
    REBATED,
    STRONG_INTRIGUE,
    Act,
    decree_cost,
    jade_cost,
    travel_cost,
)
from tianxia.games.gugong.components import DAYS, lowest, matches, size_of
from tianxia.games.gugong.pieces import (
    DEAR,
    LOCKED,
    MORNING,
    NIGHT,
    NO_SHIP,
    NOWHERE,
    Player,
    load_of,
    owner_of,
    tokens_in,
)
from tianxia.games.gugong.scoring import harbour_servants, jade_points
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import (
    ACCEPT,
    ACT,
    BUY,
    CANAL_B,
    CHEAP_DECREE,
    CHEAP_JADE,
    CHEAP_TRAVEL,
    CITIES,
    COUNT,
    DECREE_POINTS,
    DISCARD,
    ENACT,
    EQUAL_GIFT,
    EXCHANGE,
    F_JADE,
    F_SERVANTS,
    FAVOURS,
    FOR_JADE,
    FOR_POINTS,
    FOR_SERVANT,
    GET_FAVOUR,
    GIFTS,
    GIVE,
    GO,
    HARBOUR_POINTS,
    ICON_SERVANT,
    ICON_SERVANTS,
    INTRIGUE_A,
    INTRIGUE_B,
    JADE_POINTS,
    MORNING_ENVOY,
    MORNING_INTRIGUE,
    MORNING_SERVANT,
    MORNING_SHIP,
    MORNING_SWAP,
    NO_ICON,
    PALACE_A,
    PALACE_B,
    PART,
    PAY,
    PLACES,
    PLAIN_POINTS,
    PORTS,
    REBATE,
    REST,
    T_COUNTS_DOUBLE,
    T_POINTS,
    T_SERVANTS,
    THIRD_OF_POINTS,
    TRAVEL_B,
    WALL_B,
    WALL_HELPER,
    value_of,
)
from tianxia.kernel.packed import i64

A_TURN: Final = 3.0
"""What a gift to give is worth: one more exchange."""

A_STEP: Final = 3.2
"""What a step towards the palace is worth to who is not inside: without arriving, nothing counts."""

STEPS_A_TURN: Final = 0.9
"""So many steps a turn can be made when it must be."""

NEVER_ARRIVING: Final = 9.0
"""What each step costs that can hardly be made any more."""

A_SERVANT: Final = 1.0
A_SPARE_SERVANT: Final = 0.35
ENOUGH_SERVANTS: Final = 6
IN_THE_SUPPLY: Final = 0.2
A_TOKEN: Final = 0.55
A_SPACE: Final = 0.45
A_RIVAL: Final = 0.15
"""What a point of the best rival costs."""


def judge(realm: Realm, seat: i64) -> float:
    """An estimate of the points a seat will have in the end."""
    player = realm.players[seat]
    if not realm.frames:
        return float(player.points)
    turns = turns_left(realm, seat)
    left = float(turns) / 16.0
    return (
        float(player.points)
        + audience(realm, player, turns)
        + servants(player, left)
        + gifts(realm, player)
        + float(jade_points(realm, player.jade))
        + 1.2 * float(player.jade) * left
        + A_TOKEN * float(player.token_value())
        + A_SPACE * float(player.intrigue) * (0.25 + left)
        + (1.0 if realm.medal == seat and realm.day < DAYS else 0.0)
        + decrees(realm, player)
        + harbour(realm, seat, left)
        + on_the_wall(realm, seat)
        + bonuses(realm, seat)
        - A_RIVAL * best_rival(realm, seat)
    )


def days_left(realm: Realm) -> i64:
    """Days still to come, today not counted."""
    return DAYS - realm.day


def turns_left(realm: Realm, seat: i64) -> i64:
    """About how many gifts a seat will still give."""
    player = realm.players[seat]
    today = size_of(player.hand)
    tomorrow = today + size_of(player.pile)
    if realm.phase == MORNING or realm.phase == NIGHT:
        today = tomorrow if realm.phase == MORNING else 0
    return today + tomorrow * days_left(realm)


def audience(realm: Realm, player: Player, turns: i64) -> float:
    """The way to the palace: every step counts, and falling behind is dangerous."""
    steps = realm.components.steps
    if player.slot != NOWHERE:
        return A_STEP * float(steps) + float(realm.components.arrival[player.slot])
    missing = steps - player.envoy
    hope = float(realm.components.arrival[min(realm.arrived, 4)]) * float(player.envoy) / float(steps)
    late = float(missing) - STEPS_A_TURN * float(turns)
    return A_STEP * float(player.envoy) + hope - (NEVER_ARRIVING * late if late > 0.0 else 0.0)


def servants(player: Player, left: float) -> float:
    """Servants in the pool, the first ones most; those in the supply may come back."""
    pool = player.strength()
    useful = min(pool, ENOUGH_SERVANTS)
    worth = A_SERVANT * float(useful) + A_SPARE_SERVANT * float(pool - useful)
    worth += IN_THE_SUPPLY * float(min(player.supply, 5))
    if player.double != LOCKED:
        worth += 4.0 * left
    if left < 0.07:
        worth *= 0.2  # hardly anything can be done with them any more
    return worth


def gifts(realm: Realm, player: Player) -> float:
    """Gifts to give today and tomorrow: a turn each, more for a high value or a good icon."""
    total = 0.0
    cards = player.hand
    while cards != 0:
        total += A_TURN + quality(realm, lowest(cards))
        cards &= cards - 1
    cards = player.pile
    coming = days_left(realm) > 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if coming:
            total += A_TURN * 0.9 + quality(realm, card)
        total += 1.1 * float(matches(card, realm.dice))
    return total


def quality(realm: Realm, card: i64) -> float:
    """What a gift is worth beside the turn it gives."""
    icon = realm.components.icon[card]
    worth = 0.16 * float(value_of(card))
    if icon < PLACES:
        return worth + 1.2
    if icon == ICON_SERVANTS:
        return worth + 1.5
    if icon == ICON_SERVANT:
        return worth + 0.8
    return worth if icon == NO_ICON else worth + 0.4


def decrees(realm: Realm, player: Player) -> float:
    """What decrees will still bring."""
    if player.decrees == 0:
        return 0.0
    mornings = float(days_left(realm))
    days = mornings + 0.5
    total = 0.0
    if player.has(MORNING_INTRIGUE):
        total += 0.9 * mornings
    if player.has(MORNING_SHIP):
        total += 1.2 * mornings
    if player.has(MORNING_SERVANT):
        total += 1.0 * mornings
    if player.has(MORNING_ENVOY):
        total += (1.0 if player.slot != NOWHERE else 2.6) * mornings
    if player.has(MORNING_SWAP):
        total += 0.7 * mornings
    if player.has(CHEAP_TRAVEL):
        total += 0.6 * days
    if player.has(CHEAP_JADE):
        total += 0.6 * days
    if player.has(WALL_HELPER):
        total += 0.8 * days
    if player.has(EQUAL_GIFT):
        total += 1.2 * days
    if player.has(CHEAP_DECREE):
        total += 0.7 * days
    final = realm.components.final
    most = float(realm.components.final_most)
    if player.has(THIRD_OF_POINTS):
        expected = (float(player.points) + 5.0 * days) / float(final[THIRD_OF_POINTS])
        total += min(expected, most)
    if player.has(PLAIN_POINTS):
        total += float(final[PLAIN_POINTS])
    if player.has(JADE_POINTS):
        total += min(float(final[JADE_POINTS]) * (float(player.jade) + 0.5 * days), most)
    if player.has(DECREE_POINTS):
        total += float(final[DECREE_POINTS]) * (float(size_of(player.decrees)) + 0.3 * days)
    if player.has(HARBOUR_POINTS):
        total += float(final[HARBOUR_POINTS]) * (float(harbour_servants(player)) + 0.5 * days)
    return total


def harbour(realm: Realm, seat: i64, left: float) -> float:
    """Ships: what is aboard, and what the port ahead will pay for a full ship."""
    total = 0.0
    player = realm.players[seat]
    for port in range(realm.path_count * PORTS):
        ship = realm.ports[port]
        if ship == NO_SHIP or owner_of(ship) != seat:
            continue
        load = load_of(ship)
        total += 1.0 * float(load)
        if load == realm.components.hold:
            total += port_value(realm, player, port % PORTS, left)
        elif days_left(realm) == 0:
            total -= 0.9 * float(load)
    return total


def port_value(realm: Realm, player: Player, number: i64, left: float) -> float:
    """What a full ship in a port may still be traded for."""
    points = 3.0 if player.rewards[0] < realm.components.spaces[0] else 0.0
    card = 12.0 * left if player.rewards[1] < realm.components.spaces[1] else 0.0
    double = 7.0 * left if player.rewards[2] < realm.components.spaces[2] else 0.0
    if number == 0:
        return 1.0
    if number == 1:
        return max(points, 0.6 * card)
    if number == 2:
        return max(card, 0.6 * double)
    if number == 3:
        return max(double, 0.6 * max(points, card))
    return max(points, card, double) * 0.7


def on_the_wall(realm: Realm, seat: i64) -> float:
    """Servants on the wall: a share in favours, and the prize for the strongest."""
    own = realm.wall_strength(seat)
    if own == 0:
        return 0.0
    best: i64 = 0
    for who in range(realm.count()):
        if who != seat:
            best = max(best, realm.wall_strength(who))
    if own > best:
        return 0.9 * float(own) + 1.8
    return 0.7 * float(own)


def bonuses(realm: Realm, seat: i64) -> float:
    """Bonus tokens that are kept for use, or laid out for the rest of the day."""
    player = realm.players[seat]
    total = 0.0
    if player.up != 0:
        kept = tokens_in(player.up) - player.face_up(T_COUNTS_DOUBLE)
        total += 0.9 * float(kept)
    for post in realm.posts:
        if post >> 2 & 7 == seat:
            total += A_TOKEN + 0.5 + 0.6 * float(size_of(player.hand))
    return total


def best_rival(realm: Realm, seat: i64) -> float:
    """The points of the best of the others."""
    best: i64 = 0
    for who in range(realm.count()):
        if who != seat:
            best = max(best, realm.players[who].points)
    return float(best)


# What a move brings at once --------------------------------------------------------------------


def effects(realm: Realm, seat: i64, move: i64) -> dict[str, int]:
    """What a legal move costs and gains at once."""
    if GIVE <= move < PAY:
        return gift_effects(realm, seat, move)
    if move == PAY:
        price = realm.components.penalty if realm.frames[-1].name == "price" else realm.components.jade_price
        found = {"servants": -int(price)}
        if realm.frames[-1].name != "price":
            found["jade"] = 1
        return found
    if DISCARD <= move < DISCARD + GIFTS:
        return {"gifts": -1, "jade": 1} if realm.frames[-1].name == "sell-gift" else {"gifts": -1}
    if ACT <= move < BUY:
        return form_effects(realm, seat, move - ACT)
    if BUY <= move < REBATE:
        return bargain_effects(realm, seat, move)
    if GO <= move < GO + len(CITIES):
        return city_effects(realm, move)
    if GET_FAVOUR <= move < GET_FAVOUR + len(FAVOURS):
        favour = move - GET_FAVOUR
        found = {"spaces": -int(realm.components.favour_costs[favour])}
        if favour <= F_SERVANTS:
            found["servants"] = int(favour) + 1
        elif favour == F_JADE:
            found["jade"] = 1
        return found
    if EXCHANGE <= move <= EXCHANGE + FOR_JADE:
        prize = move - EXCHANGE
        found = {"tokens": -int(realm.components.rates[prize])}
        if prize == FOR_SERVANT:
            found["servants"] = 1
        elif prize == FOR_POINTS:
            found["points"] = int(realm.components.worth)
        else:
            found["jade"] = 1
        return found
    if move >= COUNT:
        return answer_effects(realm, move)
    return {}


def answer_effects(realm: Realm, move: i64) -> dict[str, int]:
    """What an answer to a question that completes a move costs or brings."""
    count = int(realm.frames[-1].count)
    if move == ACCEPT:
        return {"servants": count}
    if move == REST:
        return {"tokens": -count}
    return {"tokens": -1} if PART <= move < REST else {}


def gift_effects(realm: Realm, seat: i64, move: i64) -> dict[str, int]:
    """What an exchange costs beyond the gift, and whether the gift taken matches a die."""
    card, location = (move - GIVE) // PLACES, (move - GIVE) % PLACES
    found: dict[str, int] = {}
    if realm.compare(seat, card, location) == DEAR and realm.frames[-1].warning(realm, seat, move) is None:
        found["penalty"] = -int(realm.components.penalty)
    pairs = matches(realm.board[location], realm.dice)
    if pairs > 0:
        found["matches"] = int(pairs)
    return found


def form_effects(realm: Realm, seat: i64, form: i64) -> dict[str, int]:
    """What a form of an action costs and brings."""
    if form == TRAVEL_B:
        return {"servants": -int(travel_cost(realm.players[seat]))}
    if form == INTRIGUE_A:
        return {"spaces": 1}
    if form == INTRIGUE_B:
        return {"servants": -1, "spaces": STRONG_INTRIGUE}
    if form == PALACE_A:
        return {"steps": 1}
    if form == PALACE_B:
        return {"servants": -PALACE_COST, "steps": 2, "spaces": 1}
    return {"servants": -1} if form in (WALL_B, CANAL_B) else {}


def bargain_effects(realm: Realm, seat: i64, move: i64) -> dict[str, int]:
    """What jade or a decree costs and brings."""
    top = realm.frames[-1]
    rebate = isinstance(top, Act) and top.mark & REBATED != 0
    if move < ENACT:
        return {"servants": -int(jade_cost(realm, seat, move - BUY, rebate)), "jade": 1}
    decree = move - ENACT
    found = {"servants": -int(decree_cost(realm, seat, decree, rebate)) - 1}
    if realm.components.decree_points[decree] > 0:
        found["points"] = int(realm.components.decree_points[decree])
    return found


def city_effects(realm: Realm, move: i64) -> dict[str, int]:
    """What the token of a city brings."""
    for city in range(len(realm.cities)):
        if realm.land.cities[city] == move - GO:
            kind = realm.cities[city]
            if kind <= T_SERVANTS:
                return {"servants": int(kind) + 1}
            if kind == T_POINTS:
                return {"points": int(realm.components.worth)}
    return {}
