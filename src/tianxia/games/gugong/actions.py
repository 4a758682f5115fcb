"""The actions of the seven locations, taken at a location, through the icon of a gift, or by following."""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.canal import (
    THEN_SAIL,
    TOGETHER_ONLY,
    Load,
    any_can_sail,
    can_load_two,
    free_holds,
)
from tianxia.games.gugong.court import (
    KEEP_NONE,
    Swap,
    can_spend,
    climb,
    exchange,
    no_exchange,
    offer_servants,
    score,
    span,
    spend,
    step,
    take_jade,
    turn_down,
    with_servant,
)
from tianxia.games.gugong.pieces import NOBODY, Player
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.travel import Journey
from tianxia.games.gugong.vocabulary import (
    ACT,
    ALL_DECREES,
    BUY,
    CANAL,
    CANAL_A,
    CANAL_B,
    CHEAP_DECREE,
    CHEAP_JADE,
    CHEAP_TRAVEL,
    DECLINE,
    DECREE,
    DECREES,
    ENACT,
    EXCHANGE,
    FOR_SERVANT,
    FORMS,
    HOUSE,
    ICON_SERVANT,
    ICON_SERVANTS,
    ICON_SWAP,
    INTRIGUE,
    INTRIGUE_A,
    INTRIGUE_B,
    JADE,
    LOCATIONS,
    NO_ICON,
    PALACE,
    PALACE_A,
    PALACE_B,
    PLACES,
    REBATE,
    REPEAT,
    S_DECREE,
    S_TOLL,
    SLOTS,
    SQUARE,
    T_DISCOUNT,
    T_DOUBLE_ICON,
    T_FOLLOW,
    T_GIFT_PLUS,
    T_TOLL,
    TOLD_ACTED,
    TOLD_BOUGHT,
    TOLD_ENACTED,
    TOLD_FOLLOWED,
    TOLD_MEDAL,
    TOLD_REBATED,
    TOLD_REPEATED,
    TOLD_SCORED,
    TOLD_TOLL,
    TRAVEL,
    TRAVEL_A,
    TRAVEL_B,
    WALL_A,
    WALL_B,
    level_of,
)
from tianxia.games.gugong.wall import wall_action
from tianxia.kernel import FollowUp, Message, Refusal
from tianxia.kernel.packed import append, i64, vec

# What the mark of an action says beside its location.
COPY: Final = 8
"""The action is a copy: it is neither tolled nor followed."""
FROM_GIFT: Final = 16
"""The action is the icon of a gift, which a bonus token may repeat."""
REBATED: Final = 32
"""A bonus token makes it cheaper."""

TRAVEL_COST: Final = 2
PALACE_COST: Final = 2
CHEAPER: Final = 1
BONUS_CHEAPER: Final = 2
STRONG_INTRIGUE: Final = 3


# What actions cost --------------------------------------------------------------------------------


def travel_cost(player: Player) -> i64:
    """What a double move costs."""
    return TRAVEL_COST - CHEAPER if player.has(CHEAP_TRAVEL) else TRAVEL_COST


def jade_cost(realm: Realm, who: i64, house: i64, rebate: bool) -> i64:
    """What a piece of jade costs in a house, or on the square."""
    price = realm.components.square_price if house == SQUARE else realm.prices[house]
    if realm.players[who].has(CHEAP_JADE):
        price -= CHEAPER
    if rebate:
        price -= BONUS_CHEAPER
    return max(price, 0)


def is_sold(realm: Realm, house: i64) -> bool:
    """Whether jade is to be had in a house; on the square only when all houses are empty."""
    if house == SQUARE:
        return realm.houses == 0
    return realm.houses >> house & 1 == 1


def decree_cost(realm: Realm, who: i64, decree: i64, rebate: bool) -> i64:
    """What a decree costs beside the servant that stays there."""
    cost = realm.components.decree_cost[level_of(decree)] + realm.occupants(decree, who)
    if realm.players[who].has(CHEAP_DECREE):
        cost -= CHEAPER
    if rebate:
        cost -= BONUS_CHEAPER
    return max(cost, 0)


def can_enact(realm: Realm, who: i64, decree: i64, rebate: bool) -> bool:
    """Whether a player can get a decree: pay for it and leave a servant other than the double one."""
    player = realm.players[who]
    if player.has(decree) or player.pool == 0:
        return False
    return player.strength() - 1 >= decree_cost(realm, who, decree, rebate)


def is_laid_out(realm: Realm, decree: i64) -> bool:
    """Whether a decree is in the game."""
    for slot in range(SLOTS):
        if realm.decrees[slot] == decree:
            return True
    return False


def form_allowed(realm: Realm, who: i64, form: i64) -> bool:
    """Whether a form of an action can be taken and does anything."""
    player = realm.players[who]
    if form == TRAVEL_A:
        return realm.reach(who) != 0
    if form == TRAVEL_B:
        return player.can_pay(travel_cost(player)) and realm.reach(who) != 0
    if form == WALL_A:
        return player.pieces() > 0
    if form == WALL_B:
        return can_spend(player, 1, 1)
    if form == INTRIGUE_A:
        return player.intrigue < realm.components.track or realm.medal == NOBODY
    if form == INTRIGUE_B:
        return player.can_pay(1) and player.intrigue < realm.components.track
    if form == PALACE_A:
        return True
    if form == PALACE_B:
        return player.can_pay(PALACE_COST)
    if form == CANAL_A:
        return (player.pieces() > 0 and free_holds(realm, who) > 0) or any_can_sail(realm, who)
    assert form == CANAL_B
    return can_spend(player, 1, 2) and can_load_two(realm, who)


def useful(realm: Realm, who: i64, location: i64) -> i64:
    """How many servants the dearest form of an action could use, as version 1 of the rules counts them."""
    player = realm.players[who]
    if location == TRAVEL:
        return travel_cost(player)
    if location == INTRIGUE:
        return 1
    if location == PALACE:
        return PALACE_COST
    most: i64 = 0
    if location == JADE:
        for house in range(i64(len(realm.prices))):
            if is_sold(realm, house):
                most = max(most, jade_cost(realm, who, house, False))
        return most if realm.houses != 0 else jade_cost(realm, who, SQUARE, False)
    if location == DECREE:
        for slot in range(SLOTS):
            if not player.has(realm.decrees[slot]):
                most = max(most, decree_cost(realm, who, realm.decrees[slot], False) + 1)
        return most
    return 3  # the wall and the canal: one to pay, two to place


def of_use(realm: Realm, who: i64, location: i64, rebate: bool) -> i64:
    """How many servants in the pool an action could use: with fewer, an exchange of tokens opens a choice.

    The double servant is left out: not to need it is a choice, too.
    """
    player = realm.players[who]
    if location == TRAVEL:
        return travel_cost(player) if realm.reach(who) != 0 else 0
    if location == INTRIGUE:
        return 1 if player.intrigue < realm.components.track else 0
    if location == CANAL:
        # One to pay and two to place; without room for two, none is paid.
        return 3 if can_load_two(realm, who) else min(free_holds(realm, who), 1)
    most: i64 = 0
    if location == JADE:
        if realm.houses == 0:
            return jade_cost(realm, who, SQUARE, rebate)
        for house in range(i64(len(realm.prices))):
            if is_sold(realm, house):
                most = max(most, jade_cost(realm, who, house, rebate))
        return most
    if location == DECREE:
        for slot in range(SLOTS):
            if not player.has(realm.decrees[slot]):
                most = max(most, decree_cost(realm, who, realm.decrees[slot], rebate) + 1)
        return most
    return PALACE_COST if location == PALACE else 3


FIRST_FORM: Final[tuple[int, ...]] = (TRAVEL_A, WALL_A, -1, INTRIGUE_A, PALACE_A, -1, CANAL_A)
"""The plain form of each location that has two."""


class Act(FollowUp[Realm]):
    """Take the action of a location in one of its forms, or not. The mark is the location with some signs."""

    name = "act"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        location = self.mark & 7
        moves = vec[i64](capacity=12)
        if location in (JADE, DECREE):
            moves = self.bargains(moves, state, seat, self.mark & REBATED != 0)
            if self.may_rebate(state, seat):
                moves = append(moves, REBATE)
        else:
            form = i64(FIRST_FORM[location])
            if form_allowed(state, seat, form):
                moves = append(moves, ACT + form)
            if form_allowed(state, seat, form + 1):
                moves = append(moves, ACT + form + 1)
        if state.players[seat].has_tokens():
            moves = with_servant(moves, state, seat, self.use(state, seat), self.kept())
        return append(moves, DECLINE)

    def use(self, state: Realm, seat: i64) -> i64:
        """How many servants in the pool are of use."""
        if state.revised:
            return of_use(state, seat, self.mark & 7, self.mark & REBATED != 0)
        # Before version 2 the double servant counted as two of them.
        need = useful(state, seat, self.mark & 7)
        return need if state.players[seat].strength() < need else 0

    def kept(self) -> i64:
        """The kind of token that is being used, and so cannot be exchanged."""
        return T_DISCOUNT if self.mark & REBATED else KEEP_NONE

    def may_rebate(self, state: Realm, seat: i64) -> bool:
        """Whether a bonus token could make anything cheaper that can be had then."""
        if self.mark & REBATED or state.players[seat].face_up(T_DISCOUNT) == 0:
            return False
        return len(self.bargains(vec[i64](capacity=12), state, seat, True)) > 0

    def bargains(self, moves: vec[i64], state: Realm, seat: i64, rebate: bool) -> vec[i64]:
        """Moves with what can be bought: jade, or decrees. A rebate is only for what costs something."""
        player = state.players[seat]
        if self.mark & 7 == JADE:
            for house in range(i64(SQUARE + 1)):
                if not is_sold(state, house) or (rebate and jade_cost(state, seat, house, False) == 0):
                    continue
                if player.can_pay(jade_cost(state, seat, house, rebate)):
                    moves = append(moves, BUY + house)
            return moves
        for decree in range(i64(ALL_DECREES)):
            if not is_laid_out(state, decree) or (rebate and decree_cost(state, seat, decree, False) == 0):
                continue
            if can_enact(state, seat, decree, rebate):
                moves = append(moves, ENACT + decree)
        return moves

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == DECLINE:
            return
        if move == REBATE:
            state.push(Act(seat, self.count, self.mark | REBATED))
            return
        if move == EXCHANGE + FOR_SERVANT:
            state.push(self)
            exchange(state, seat, FOR_SERVANT, self.kept())
            return
        location = self.mark & 7
        if self.mark & FROM_GIFT and self.count == 0:
            ask_again(state, seat, location)
        if self.mark & COPY:
            state.say(TOLD_FOLLOWED, seat, location)
        else:
            toll_and_follow(state, seat, location)
        if move < BUY:
            take_form(state, seat, move - ACT)
        elif move < ENACT:
            buy(state, seat, move - BUY, self.mark & REBATED != 0)
        else:
            enact(state, seat, move - ENACT, self.mark & REBATED != 0)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        location = self.mark & 7
        moves = vec[i64](capacity=12)
        if location == JADE:
            moves = append(span(BUY, i64(len(state.prices))), BUY + SQUARE)
        elif location == DECREE:
            for decree in range(i64(ALL_DECREES)):
                if is_laid_out(state, decree):
                    moves = append(moves, ENACT + decree)
        else:
            moves = span(ACT + FIRST_FORM[location], 2)
        return append(moves, DECLINE)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        location = self.mark & 7
        if (
            ACT <= move < BUY
            and (move - ACT) // 2 == i64(FIRST_FORM[location]) // 2
            and location not in (2, 5)
        ):
            return no_form(state, seat, move - ACT)
        if BUY <= move < ENACT and location == JADE:
            return no_jade(state, seat, move - BUY, self.mark & REBATED != 0)
        if ENACT <= move < REBATE and location == DECREE:
            return no_decree(state, seat, move - ENACT, self.mark & REBATED != 0)
        if move == EXCHANGE + FOR_SERVANT and state.players[seat].pool < self.use(state, seat):
            return no_exchange(state, seat, move)
        return Refusal("not-asked-now", "4.4")

    def prompt(self, state: Realm) -> Message:
        values: dict[str, object] = {"location": LOCATIONS[self.mark & 7]}
        if self.mark & COPY:
            return Message("ask-follow", values)
        if self.mark & FROM_GIFT:
            return Message("ask-icon", values)
        return Message("ask-act", values)


def take_form(realm: Realm, who: i64, form: i64) -> None:
    """Carry out one of the two forms of an action; whatever it costs is paid first."""
    realm.say(TOLD_ACTED, who, form)
    if form == TRAVEL_A:
        realm.push(Journey(who, 1))
    elif form == TRAVEL_B:
        realm.push(Journey(who, 2))
        spend(realm, who, travel_cost(realm.players[who]))
    elif form == WALL_A:
        wall_action(realm, who, 1)
    elif form == WALL_B:
        wall_action(realm, who, 2)
        spend(realm, who, 1, 1)
    elif form == INTRIGUE_A:
        climb(realm, who, 1)
        take_medal(realm, who)
    elif form == INTRIGUE_B:
        climb(realm, who, STRONG_INTRIGUE)
        spend(realm, who, 1)
    elif form == PALACE_A:
        step(realm, who, 1)
    elif form == PALACE_B:
        step(realm, who, 2)
        climb(realm, who, 1)
        spend(realm, who, PALACE_COST)
    elif form == CANAL_A:
        realm.push(Load(who, 1, THEN_SAIL))
    else:
        realm.push(Load(who, 2, TOGETHER_ONLY))
        spend(realm, who, 1, 2)


def take_medal(realm: Realm, who: i64) -> None:
    """The first to choose the plain form of intrigue on a day begins the next day."""
    if realm.medal == NOBODY:
        realm.medal = who
        realm.say(TOLD_MEDAL, who)


def buy(realm: Realm, who: i64, house: i64, rebate: bool) -> None:
    """Buy a piece of jade."""
    price = jade_cost(realm, who, house, rebate)
    use_rebate(realm, who, rebate)
    realm.say(TOLD_BOUGHT, who, house, price)
    take_jade(realm, who)
    if house != SQUARE:
        # The piece came from the house, not from the supply.
        realm.jade += 1
        realm.houses &= ~(1 << house)
    spend(realm, who, price)


def enact(realm: Realm, who: i64, decree: i64, rebate: bool) -> None:
    """Get a decree: a servant stays on it, the others paid go to the supply, and it may score at once."""
    cost = decree_cost(realm, who, decree, rebate)
    use_rebate(realm, who, rebate)
    realm.say(TOLD_ENACTED, who, decree, cost)
    player = realm.players[who]
    player.pool -= 1
    player.decrees |= 1 << decree
    score(realm, who, realm.components.decree_points[decree], S_DECREE)
    spend(realm, who, cost)


def use_rebate(realm: Realm, who: i64, rebate: bool) -> None:
    """A bonus token was used up."""
    if rebate:
        turn_down(realm.players[who], T_DISCOUNT)
        realm.say(TOLD_REBATED, who)


def toll_and_follow(realm: Realm, who: i64, location: i64) -> None:
    """Bonus tokens of others at a location: a toll is paid at once; followers act after all consequences."""
    if len(realm.posts) == 0:
        return
    seats = realm.count()
    for stepped in range(1, seats):
        owner = (who + stepped) % seats
        for post in realm.posts:
            if post & 3 == T_TOLL - T_GIFT_PLUS and post >> 2 & 7 == owner and post >> 5 & 7 == location:
                realm.say(TOLD_TOLL, owner, location, who)
                realm.players[owner].points += 1
                realm.say(TOLD_SCORED, owner, 1, S_TOLL)
                if realm.players[who].points > 0:
                    realm.players[who].points -= 1
                    realm.say(TOLD_SCORED, who, -1, S_TOLL)
    for stepped in range(1, seats):
        owner = (who + seats - stepped) % seats
        for post in realm.posts:
            if post & 3 == T_FOLLOW - T_GIFT_PLUS and post >> 2 & 7 == owner and post >> 5 & 7 == location:
                realm.push(Act(owner, 0, location | COPY))


# The icons of gifts -------------------------------------------------------------------------------


def use_icon(realm: Realm, who: i64, icon: i64, times: i64) -> None:
    """The action of a gift; a count of 1 says that it is being repeated."""
    if icon == NO_ICON:
        return
    if icon < PLACES:
        realm.push(Act(who, times, icon | FROM_GIFT))
        return
    if times == 0:
        ask_again(realm, who, icon)
    if icon == ICON_SERVANT:
        offer_servants(realm, who, 1)
    elif icon == ICON_SERVANTS:
        offer_servants(realm, who, 2)
    else:
        assert icon == ICON_SWAP
        realm.push(Swap(who))


def ask_again(realm: Realm, who: i64, icon: i64) -> None:
    """Ask whether a bonus token is to repeat the icon, once what it did is done."""
    if realm.players[who].face_up(T_DOUBLE_ICON) > 0:
        realm.push(Again(who, 0, icon))


class Again(FollowUp[Realm]):
    """Use a bonus token to do the icon of the gift a second time; the mark is the icon."""

    name = "again"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=2)
        if self.worthwhile(state, seat):
            moves = append(moves, REPEAT)
        return append(moves, DECLINE)

    def worthwhile(self, state: Realm, seat: i64) -> bool:
        """Whether the icon could do anything again."""
        if state.players[seat].face_up(T_DOUBLE_ICON) == 0:
            return False
        if self.mark in (ICON_SERVANT, ICON_SERVANTS):
            return state.players[seat].can_gain()
        if self.mark >= PLACES:
            return True
        return len(Act(seat, 1, self.mark | FROM_GIFT).moves(state, seat)) > 1

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == REPEAT:
            turn_down(state.players[seat], T_DOUBLE_ICON)
            state.say(TOLD_REPEATED, seat)
            use_icon(state, seat, self.mark, 1)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        return Refusal("not-asked-now", "8")


# Refusals -----------------------------------------------------------------------------------------


def no_form(realm: Realm, who: i64, form: i64) -> Refusal:
    """Why a form of an action cannot be taken."""
    player = realm.players[who]
    location = FORMS[form].partition("-")[0]
    if location == "travel":
        if realm.reach(who) == 0:
            return Refusal("no-token-in-reach", "5.1 R36")
        return Refusal(
            "too-few-servants", "5.1", {"need": int(travel_cost(player)), "have": int(player.strength())}
        )
    if location == "wall":
        return Refusal(
            "too-few-pieces", "5.2", {"need": 1 if form == WALL_A else 2, "have": int(player.pieces())}
        )
    if location == "intrigue":
        if player.intrigue >= realm.components.track:
            return Refusal("end-of-track", "5.4", {"spaces": int(realm.components.track)})
        return Refusal("too-few-servants", "5.4", {"need": 1, "have": 0})
    if location == "palace":
        return Refusal("too-few-servants", "5.5", {"need": PALACE_COST, "have": int(player.strength())})
    if form == CANAL_B and not can_spend(player, 1, 2):
        return Refusal("too-few-pieces", "5.7", {"need": 3, "have": int(player.pieces())})
    if form == CANAL_B and not can_load_two(realm, who):
        return Refusal("no-room-on-ships", "5.7 R46")
    return Refusal("nothing-to-load-or-sail", "5.7")


def no_jade(realm: Realm, who: i64, house: i64, rebate: bool) -> Refusal:
    """Why jade cannot be bought in a house."""
    values: dict[str, object] = {"house": HOUSE.tokens[house]}
    if house == SQUARE and realm.houses != 0:
        return Refusal("square-closed", "5.3", values)
    if house != SQUARE and (house >= i64(len(realm.prices)) or not is_sold(realm, house)):
        return Refusal("house-empty", "5.3", values)
    if rebate and jade_cost(realm, who, house, False) == 0:
        return Refusal("free-already", "8 R45")
    need = int(jade_cost(realm, who, house, rebate))
    return Refusal("too-few-servants", "5.3", {"need": need, "have": int(realm.players[who].strength())})


def no_decree(realm: Realm, who: i64, decree: i64, rebate: bool) -> Refusal:
    """Why a decree cannot be had."""
    player = realm.players[who]
    values: dict[str, object] = {"decree": DECREES[decree]}
    if not is_laid_out(realm, decree):
        return Refusal("decree-not-in-play", "5.6", values)
    if player.has(decree):
        return Refusal("decree-yours-already", "5.6", values)
    if rebate and decree_cost(realm, who, decree, False) == 0:
        return Refusal("free-already", "8 R45")
    if player.pool == 0:
        return Refusal("decree-needs-servant", "5.6", values)
    values["need"] = int(decree_cost(realm, who, decree, rebate))
    values["have"] = int(player.strength())
    return Refusal("too-few-for-decree", "5.6", values)
