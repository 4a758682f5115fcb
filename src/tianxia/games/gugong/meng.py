"""Mr. Meng, who plays by himself: a turn, a dusk and a morning, each step told with the rule behind it."""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.actions import (
    PALACE_COST,
    STRONG_INTRIGUE,
    decree_cost,
    is_sold,
    jade_cost,
    take_medal,
    travel_cost,
)
from tianxia.games.gugong.canal import put_aboard, unload
from tianxia.games.gugong.components import bit
from tianxia.games.gugong.court import (
    can_exchange,
    climb,
    draw_gift,
    exchange,
    gain,
    leave_with,
    pay,
    score,
    step,
    store,
    take_jade,
)
from tianxia.games.gugong.pieces import (
    DUSK,
    NO_SHIP,
    NO_TOKEN,
    NOWHERE,
    load_of,
    owner_of,
)
from tianxia.games.gugong.state import Realm, one_of
from tianxia.games.gugong.vocabulary import (
    CANAL,
    DECREE,
    FOR_JADE,
    FOR_SERVANT,
    ICON_SERVANT,
    ICON_SERVANTS,
    ICON_SWAP,
    INTRIGUE,
    JADE,
    LEVELS,
    MORNING_ENVOY,
    MORNING_INTRIGUE,
    MORNING_SERVANT,
    MORNING_SHIP,
    MOST_PORTS,
    NO_ICON,
    PALACE,
    R_CARD,
    R_POINTS,
    S_DECREE,
    S_HARBOUR,
    S_MENG,
    S_TOKEN,
    SERVANT,
    SOLO_KINDS,
    SPECIAL,
    SQUARE,
    T_CARD_FOR_JADE,
    T_ENVOY,
    T_INTRIGUE,
    T_POINTS,
    T_RECOVER,
    T_SERVANT,
    T_SERVANTS,
    T_SERVANTS_FOR_JADE,
    T_SHIP,
    T_SWAP,
    T_WALL,
    TOLD_BOUGHT,
    TOLD_CLAIMED,
    TOLD_DISCARDED_CARD,
    TOLD_DUSK,
    TOLD_ENACTED,
    TOLD_GAVE,
    TOLD_MENG_REVEALED,
    TOLD_RECOVERED,
    TOLD_TRAVELLED,
    TOLD_USED,
    TRAVEL,
    W_CANNOT_PAY,
    W_CARD_FOR_JADE,
    W_CHEAPEST,
    W_DUSK,
    W_DUSK_TRAVEL,
    W_FIRST_STOP,
    W_HARBOUR_CARD,
    W_HARBOUR_POINTS,
    W_HIGHER,
    W_ICON,
    W_LEVEL,
    W_LOWER,
    W_MORNING_POINT,
    W_NEW_SHIP,
    W_NO_DECREE,
    W_NO_EFFECT,
    W_NO_ICON,
    W_NO_TOKEN,
    W_NOTHING_TO_PLACE,
    W_OFF_RING,
    W_OWN_SHIP,
    W_PAIRS,
    W_PLAIN,
    W_RECOVER,
    W_REVEALS,
    W_RING,
    W_SIX_TOKENS,
    W_SPECIAL,
    W_SWAP_POINT,
    W_TOKEN_NOTHING,
    W_TOKEN_POINT,
    W_VALUES,
    W_WAITS,
    WALL,
    WALL_HELPER,
)
from tianxia.games.gugong.wall import CheckWall, place
from tianxia.kernel import SYSTEM, Frame
from tianxia.kernel.packed import append, i64, vec

MENG: Final = 1
"""His number among the players: the one after the only seat."""

DUSK_CLIMB: Final = 2
MORNING_CLIMB: Final = 2


# His turn -----------------------------------------------------------------------------------------


class MengTurn(Frame[Realm]):
    """He turns up a solo card and a gift, exchanges it, and takes both actions."""

    name = "meng-turn"

    def run(self, state: Realm) -> None:
        solo = draw_solo(state)
        if solo < 0:
            # Every solo card lies in today's row: he has no turn left.
            drop_gifts(state)
            return
        card = top_gift(state)
        state.today = append(state.today, solo)
        state.step = 1
        state.explain(W_REVEALS)
        state.say(TOLD_MENG_REVEALED, MENG, solo, card)
        location = state.focus if solo == SPECIAL else solo
        special: i64 = 1 if solo == SPECIAL else 0
        state.step = 2
        state.explain(W_VALUES)
        taken = leave_with(state, MENG, card, location)
        lay_down(state, taken)
        state.say(TOLD_GAVE, MENG, card, location, taken)
        state.push(MengStep(SYSTEM, 5, 0))
        state.push(MengStep(SYSTEM, 4, location * 2 + special))
        state.push(MengStep(SYSTEM, 3, state.components.icon[card] * 2 + special))


class MengStep(Frame[Realm]):
    """One step of his turn: 3, the icon; 4, the location; 5, the solo card. The mark says which and how."""

    name = "meng-step"

    def run(self, state: Realm) -> None:
        state.step = self.count
        what, special = self.mark // 2, self.mark % 2 == 1
        if self.count == 5:
            state.explain(W_WAITS)
        elif self.count == 4:
            state.explain(W_SPECIAL if special else W_PLAIN)
            meng_acts(state, what, special)
        elif what == NO_ICON:
            state.explain(W_NO_ICON)
        elif what == ICON_SWAP:
            state.explain(W_SWAP_POINT)
            score(state, MENG, 1, S_MENG)
        else:
            state.explain(W_ICON)
            if what == ICON_SERVANT:
                gain(state, MENG, 1)
            elif what == ICON_SERVANTS:
                gain(state, MENG, 2)
            else:
                meng_acts(state, what, special)


def draw_solo(realm: Realm) -> i64:
    """His next solo card; an empty deck is made of the cards of earlier days."""
    left = total_of(realm.deck)
    if left == 0:
        realm.deck = realm.past
        realm.past = vec[i64]([0] * SOLO_KINDS)
        left = total_of(realm.deck)
    if left == 0:
        return -1
    skip = realm.chance.below(left)
    card: i64 = 0
    while skip >= realm.deck[card]:
        skip -= realm.deck[card]
        card += 1
    realm.deck[card] -= 1
    return card


def total_of(counts: vec[i64]) -> i64:
    """The sum of some counts."""
    total: i64 = 0
    for count in counts:
        total += count
    return total


def top_gift(realm: Realm) -> i64:
    """His next gift: one of the shuffled ones, then those that joined today."""
    meng = realm.players[MENG]
    if meng.hand != 0:
        card = one_of(meng.hand, realm.chance)
        meng.hand &= ~bit(card)
        return card
    card = realm.queue[0]
    realm.queue = realm.queue[1:]
    return card


def drop_gifts(realm: Realm) -> None:
    """Gifts he cannot give any more today go to his pile."""
    meng = realm.players[MENG]
    while meng.hand != 0 or len(realm.queue) > 0:
        lay_down(realm, top_gift(realm))


def lay_down(realm: Realm, card: i64) -> None:
    """A gift goes onto his pile."""
    realm.players[MENG].pile |= bit(card)
    realm.stack = append(realm.stack, card)


# Servants and tokens ------------------------------------------------------------------------------


def afford(realm: Realm, need: i64) -> bool:
    """Whether he has so many servants in his pool, after exchanging as many pairs of tokens as that takes."""
    meng = realm.players[MENG]
    missing = need - meng.pool
    if missing <= 0:
        return True
    if meng.supply < missing or meng.token_value() < missing * realm.components.rates[FOR_SERVANT]:
        return False
    before = meng.pool
    while meng.pool < need and can_exchange(realm, MENG, FOR_SERVANT):
        if meng.pool == before:
            realm.explain(W_PAIRS)
        exchange(realm, MENG, FOR_SERVANT)
    return meng.pool >= need


def could_afford(realm: Realm, need: i64) -> bool:
    """Whether he could pay so much, with his tokens."""
    meng = realm.players[MENG]
    missing = need - meng.pool
    if missing <= 0:
        return True
    return meng.supply >= missing and meng.token_value() >= missing * realm.components.rates[FOR_SERVANT]


def collect(realm: Realm, kind: i64) -> None:
    """He stores a token; as soon as he has six, they are jade."""
    store(realm, MENG, kind)
    if can_exchange(realm, MENG, FOR_JADE):
        realm.explain(W_SIX_TOKENS)
        exchange(realm, MENG, FOR_JADE)


# The actions --------------------------------------------------------------------------------------


def meng_acts(realm: Realm, location: i64, special: bool) -> None:
    """An action by day: in its plain form, or with a special card in its strong form for nothing."""
    if location == TRAVEL:
        if special:
            realm.push(MengTravels(SYSTEM))
        meng_travels(realm)
    elif location == WALL:
        meng_builds(realm, special)
    elif location == JADE:
        meng_buys(realm, special)
    elif location == INTRIGUE:
        if special:
            climb(realm, MENG, STRONG_INTRIGUE)
        else:
            climb(realm, MENG, 1)
            take_medal(realm, MENG)
    elif location == PALACE:
        step(realm, MENG, 2 if special else 1)
        if special:
            climb(realm, MENG, 1)
    elif location == DECREE:
        meng_enacts(realm, special)
    else:
        assert location == CANAL
        meng_ships(realm, special)


def meng_builds(realm: Realm, special: bool) -> None:
    """One servant of his pool for the wall; with a special card two, of the supply first."""
    placed: i64 = 0
    if special:
        for _ in range(2):
            placed += place_one(realm)
    elif afford(realm, 1):
        place(realm, MENG, SERVANT, False)
        placed = 1
    if placed == 0:
        realm.explain(W_NOTHING_TO_PLACE)
        return
    if realm.players[MENG].has(WALL_HELPER) and realm.players[MENG].supply > 0:
        place(realm, MENG, SERVANT, True)
    realm.push(CheckWall(SYSTEM))


def place_one(realm: Realm) -> i64:
    """A servant of the supply, or else of the pool, for the wall; how many that were."""
    meng = realm.players[MENG]
    if meng.supply + meng.pool == 0:
        return 0
    place(realm, MENG, SERVANT, meng.supply > 0)
    return 1


def cheapest_house(realm: Realm) -> i64:
    """Where jade is cheapest."""
    best: i64 = SQUARE
    for house in range(i64(len(realm.prices))):
        if is_sold(realm, house) and (best == SQUARE or realm.prices[house] < realm.prices[best]):
            best = house
    return best


def meng_buys(realm: Realm, special: bool) -> None:
    """The cheapest jade, if he can pay for it; with a special card for nothing."""
    house = cheapest_house(realm)
    price = jade_cost(realm, MENG, house, False)
    if special:
        price = 0
    elif not afford(realm, price):
        realm.explain(W_CANNOT_PAY)
        return
    realm.explain(W_CHEAPEST)
    realm.say(TOLD_BOUGHT, MENG, house, price)
    take_jade(realm, MENG)
    if house != SQUARE:
        realm.jade += 1
        realm.houses &= ~(1 << house)
    if price > 0:
        pay(realm, MENG, price, 0)


def meng_enacts(realm: Realm, special: bool) -> None:
    """A decree of the level of the day, else of a lower one, else of a higher one."""
    level = min(realm.day, LEVELS) - 1
    for number in range(i64(LEVELS)):
        tried = level - number if number <= level else number
        decree = preferred(realm, tried)
        if decree < 0:
            continue
        meng = realm.players[MENG]
        cost: i64 = 0 if special else decree_cost(realm, MENG, decree, False)
        if special:
            if meng.supply + meng.pool == 0:
                continue
        elif not could_afford(realm, cost + 1) or not afford(realm, cost + 1):
            continue
        realm.explain(W_LEVEL if tried == level else W_LOWER if tried < level else W_HIGHER)
        realm.say(TOLD_ENACTED, MENG, decree, cost)
        if special and meng.supply > 0:
            meng.supply -= 1
        else:
            meng.pool -= 1
        meng.decrees |= 1 << decree
        if cost > 0:
            pay(realm, MENG, cost, 0)
        score(realm, MENG, realm.components.decree_points[decree], S_DECREE)
        return
    realm.explain(W_NO_DECREE)


def preferred(realm: Realm, level: i64) -> i64:
    """Which decree of a level he wants: the cheaper, then the one without the human, then the lower tile."""
    upper, lower = realm.decrees[2 * level], realm.decrees[2 * level + 1]
    meng = realm.players[MENG]
    if meng.has(upper):
        return -1 if meng.has(lower) else lower
    if meng.has(lower):
        return upper
    costs = decree_cost(realm, MENG, upper, False) - decree_cost(realm, MENG, lower, False)
    if costs == 0:
        costs = realm.occupants(upper, MENG) - realm.occupants(lower, MENG)
    return upper if costs < 0 else lower


def meng_ships(realm: Realm, special: bool) -> None:
    """One servant of his pool for a ship; with a special card two, of the supply first. He moves no ship."""
    meng = realm.players[MENG]
    if not special:
        if afford(realm, 1):
            ship_one(realm, False)
        else:
            realm.explain(W_NOTHING_TO_PLACE)
        return
    for _ in range(2):
        if meng.supply + meng.pool > 0:
            ship_one(realm, meng.supply > 0)
        else:
            realm.explain(W_NOTHING_TO_PLACE)


def berth(realm: Realm) -> i64:
    """The port of his ship, or else the first free one; nowhere if there is none."""
    for port in range(i64(MOST_PORTS)):
        ship = realm.ports[port]
        if ship != NO_SHIP and owner_of(ship) == MENG:
            return port
    for path in range(realm.path_count):
        port = realm.first_free(path)
        if port != NOWHERE:
            return port
    return NOWHERE


def ship_one(realm: Realm, supply: bool) -> None:
    """A servant goes onto his ship, or onto a new one; a third one claims a reward at once, in any port."""
    port = berth(realm)
    if port == NOWHERE:
        realm.explain(W_NOTHING_TO_PLACE)
        return
    realm.explain(W_NEW_SHIP if realm.ports[port] == NO_SHIP else W_OWN_SHIP)
    put_aboard(realm, MENG, SERVANT, port, supply)
    if load_of(realm.ports[port]) < realm.components.hold:
        return
    meng = realm.players[MENG]
    unload(realm, port)
    if meng.rewards[R_CARD] + realm.marker < realm.components.spaces[R_CARD] and realm.draw != 0:
        realm.explain(W_HARBOUR_CARD)
        meng.rewards[R_CARD] += 1
        realm.say(TOLD_CLAIMED, MENG, port, R_CARD)
        draw_gift(realm, MENG)
    else:
        realm.explain(W_HARBOUR_POINTS)
        meng.rewards[R_POINTS] += 1
        realm.say(TOLD_CLAIMED, MENG, port, R_POINTS)
        score(realm, MENG, realm.components.harbour_points, S_HARBOUR)


# Travel -------------------------------------------------------------------------------------------


class MengTravels(Frame[Realm]):
    """His second move of a double travel."""

    name = "meng-travels"

    def run(self, state: Realm) -> None:
        meng_travels(state)


def meng_travels(realm: Realm) -> None:
    """To the next city of the ring that has a token; off it only if no city of the ring has one."""
    city = next_city(realm)
    if city == NOWHERE:
        realm.explain(W_NO_TOKEN)
        return
    kind = realm.cities[city]
    realm.cities[city] = NO_TOKEN
    realm.players[MENG].traveller = city
    realm.say(TOLD_TRAVELLED, MENG, realm.land.cities[city], kind)
    collect(realm, kind)
    meng_token(realm, kind)


def next_city(realm: Realm) -> i64:
    """Where he goes, with the reason."""
    ring = realm.land.ring
    length = i64(len(ring))
    for ahead in range(1, length + 1):
        place_on_ring = (realm.ring_at + ahead) % length
        city = ring[place_on_ring]
        if realm.cities[city] != NO_TOKEN:
            realm.explain(W_FIRST_STOP if realm.ring_at == NOWHERE else W_RING)
            realm.ring_at = place_on_ring
            return city
    start = realm.players[MENG].traveller
    city = nearest(realm, ring[0] if start == NOWHERE else start)
    if city != NOWHERE:
        realm.explain(W_OFF_RING)
    return city


def nearest(realm: Realm, start: i64) -> i64:
    """The city with a token that is fewest roads away; of several, the first."""
    laid = realm.tokens_laid()
    seen = bit(start)
    while seen & laid == 0:
        wider = seen
        for city in range(i64(len(realm.cities))):
            if seen >> city & 1:
                wider |= realm.land.roads[city]
        if wider == seen:
            return NOWHERE
        seen = wider
    for city in range(i64(len(realm.cities))):
        if (seen & laid) >> city & 1:
            return city
    return NOWHERE


def meng_token(realm: Realm, kind: i64) -> None:
    """What a token brings him: mostly what it brings anybody."""
    meng = realm.players[MENG]
    dusk = realm.phase == DUSK
    if kind == T_SERVANT:
        gain(realm, MENG, 1)
    elif kind == T_SERVANTS:
        gain(realm, MENG, 2)
    elif kind == T_ENVOY:
        step(realm, MENG, 1)
    elif kind == T_INTRIGUE:
        climb(realm, MENG, 1)
    elif kind == T_POINTS:
        score(realm, MENG, realm.components.worth, S_TOKEN)
    elif kind == T_SWAP or (dusk and kind in (T_RECOVER, T_CARD_FOR_JADE)):
        realm.explain(W_TOKEN_POINT)
        score(realm, MENG, 1, S_MENG)
    elif kind == T_RECOVER and len(realm.stack) > 0:
        realm.explain(W_RECOVER)
        card = realm.stack[-1]
        realm.stack = realm.stack[:-1]
        meng.pile &= ~bit(card)
        realm.queue = append(realm.queue, card)
        realm.say(TOLD_RECOVERED, MENG)
    elif kind == T_CARD_FOR_JADE and (meng.hand != 0 or len(realm.queue) > 0):
        realm.explain(W_CARD_FOR_JADE)
        card = top_gift(realm)
        meng.dark &= ~bit(card)
        lay_down(realm, card)
        realm.say(TOLD_DISCARDED_CARD, MENG, card)
        take_jade(realm, MENG)
    elif kind == T_WALL and meng.supply > 0:
        place(realm, MENG, SERVANT, True)
        realm.push(CheckWall(SYSTEM))
    elif kind == T_SHIP and meng.supply > 0:
        ship_one(realm, True)
    elif kind == T_SERVANTS_FOR_JADE and meng.pool >= realm.components.jade_price:
        pay(realm, MENG, realm.components.jade_price, 0)
        take_jade(realm, MENG)
    elif kind in (T_RECOVER, T_CARD_FOR_JADE, T_WALL, T_SHIP, T_SERVANTS_FOR_JADE):
        realm.explain(W_TOKEN_NOTHING)


# Dusk ---------------------------------------------------------------------------------------------


class Dusk(Frame[Realm]):
    """The solo cards of the day once more, in their order, from below; the count is the next one."""

    name = "dusk"

    def run(self, state: Realm) -> None:
        state.phase = DUSK
        if self.count == i64(len(state.today)):
            for card in state.today:
                state.past[card] += 1
            state.today = vec[i64]()
            return
        state.push(Dusk(SYSTEM, self.count + 1))
        state.step = self.count + 1
        card = state.today[self.count]
        state.say(TOLD_DUSK, MENG, card)
        dusk_action(state, card)


def dusk_action(realm: Realm, card: i64) -> None:
    """The lower half of a solo card, if he can pay for it and it does anything."""
    meng = realm.players[MENG]
    if card in (JADE, DECREE, SPECIAL):
        realm.explain(W_DUSK_TRAVEL)
        meng_travels(realm)
        return
    cost: i64 = 1
    places: i64 = 0
    effect = True
    if card == TRAVEL:
        cost = travel_cost(meng)
        effect = realm.tokens_laid() != 0
    elif card == PALACE:
        cost = PALACE_COST
    elif card == INTRIGUE:
        effect = meng.intrigue < realm.components.track
    else:
        places = 1
        effect = card == WALL or berth(realm) != NOWHERE
    if not effect:
        realm.explain(W_NO_EFFECT)
        return
    if not could_afford(realm, cost + places) or not afford(realm, cost + places):
        realm.explain(W_CANNOT_PAY)
        return
    realm.explain(W_DUSK)
    pay(realm, MENG, cost, 0)
    if card == TRAVEL:
        meng_travels(realm)
    elif card == PALACE:
        step(realm, MENG, 1)
        climb(realm, MENG, 1)
    elif card == INTRIGUE:
        climb(realm, MENG, DUSK_CLIMB)
    elif card == WALL:
        place(realm, MENG, SERVANT, False)
        realm.push(CheckWall(SYSTEM))
    else:
        assert card == CANAL
        ship_one(realm, False)


# Morning ------------------------------------------------------------------------------------------


def morning_order(realm: Realm) -> vec[i64]:
    """The two decrees of the first level by their place; before version 2, in the order of the list."""
    upper, lower = realm.decrees[0], realm.decrees[1]
    if lower < upper and not realm.revised:
        upper, lower = lower, upper
    return append(append(vec[i64](capacity=2), upper), lower)


def meng_morning(realm: Realm) -> None:
    """His decrees of the morning; instead of a swap he gets a point."""
    meng = realm.players[MENG]
    realm.step = 0
    for decree in morning_order(realm):
        if not meng.has(decree):
            continue
        realm.say(TOLD_USED, MENG, decree)
        if decree == MORNING_INTRIGUE:
            climb(realm, MENG, MORNING_CLIMB)
        elif decree == MORNING_SHIP:
            if meng.supply > 0:
                ship_one(realm, True)
        elif decree == MORNING_SERVANT:
            gain(realm, MENG, 1)
        elif decree == MORNING_ENVOY:
            step(realm, MENG, 1)
        else:
            realm.explain(W_MORNING_POINT)
            score(realm, MENG, 1, S_MENG)
