"""The course of a day: morning, the turns, night; and the end after the fourth."""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.canal import (
    FROM_SUPPLY,
    MAY_DECLINE,
    Load,
    all_ports_of,
    ask_claims,
    free_holds,
    lose_ship,
)
from tianxia.games.gugong.components import DAYS, bit, lowest
from tianxia.games.gugong.court import (
    Swap,
    climb,
    gain,
    gain_all,
    has_gift,
    in_turn,
    make_room,
    score,
    step,
    store,
)
from tianxia.games.gugong.gifts import TURNS_OF
from tianxia.games.gugong.meng import Dusk, MengTurn, meng_morning
from tianxia.games.gugong.pieces import (
    DAY,
    IN_SUPPLY,
    MORNING,
    NIGHT,
    NO_SHIP,
    NO_TOKEN,
    NOBODY,
)
from tianxia.games.gugong.scoring import Final as FinalScoring
from tianxia.games.gugong.scoring import LastExchange
from tianxia.games.gugong.state import Realm
from tianxia.games.gugong.vocabulary import (
    ALL_TOKENS,
    DECLINE,
    DECREES,
    DICE,
    MORNING_ENVOY,
    MORNING_INTRIGUE,
    MORNING_SERVANT,
    MORNING_SHIP,
    MORNING_SWAP,
    PORTS,
    S_NIGHT,
    T_GIFT_PLUS,
    TOLD_DAY,
    TOLD_FIRST,
    TOLD_LAID,
    TOLD_MATCHED,
    TOLD_NIGHT,
    TOLD_RETURNED,
    TOLD_ROLLED,
    TOLD_SAILED,
    TOLD_SHOWN,
    TOLD_USED,
    USE,
    W_MATCHES,
)
from tianxia.kernel import SYSTEM, FollowUp, Frame, Refusal
from tianxia.kernel.packed import append, i64, vec

MORNING_CLIMB: Final = 2
MORNING_DECREES: Final = (1 << (MORNING_SWAP + 1)) - 1


class Opening(Frame[Realm]):
    """Tell how the table is laid; the first morning is part of the set-up."""

    name = "opening"

    def run(self, state: Realm) -> None:
        state.tell(TOLD_DAY, SYSTEM, state.day)
        state.say(TOLD_FIRST, state.first)
        state.tell(TOLD_ROLLED, SYSTEM, state.dice[0], state.dice[1], state.dice[2])
        state.push(NEXT_TURN)


# Morning ------------------------------------------------------------------------------------------


class Morning(Frame[Realm]):
    """A new first player, new tokens, new dice; then the decrees of the morning, then new servants."""

    name = "morning"

    def run(self, state: Realm) -> None:
        state.day += 1
        state.phase = MORNING
        state.tell(TOLD_DAY, SYSTEM, state.day)
        if state.medal != NOBODY:
            state.first = state.medal
            state.medal = NOBODY
        state.say(TOLD_FIRST, state.first)
        state.turn = state.first
        for player in state.players:
            player.hand |= player.pile
            player.pile = 0
            player.unsure = 0
        if state.solo():
            # Mr. Meng's gifts are shuffled.
            for card in state.queue:
                state.players[1].hand |= bit(card)
            state.queue = vec[i64]()
            state.stack = vec[i64]()
        refill(state)
        roll(state)
        state.tell(TOLD_ROLLED, SYSTEM, state.dice[0], state.dice[1], state.dice[2])
        state.push(NEW_SERVANTS)
        for stepped in range(state.count()):
            who = in_turn(state, state.count() - 1 - stepped)
            if state.players[who].decrees & MORNING_DECREES:
                if state.is_meng(who):
                    state.push(MengMorning(SYSTEM))
                else:
                    state.push(MorningDecrees(who, 0, state.players[who].decrees & MORNING_DECREES))


def roll(realm: Realm) -> None:
    """Roll the destiny dice."""
    for die in range(DICE):
        faces = realm.components.faces[die]
        realm.dice[die] = faces[realm.chance.below(len(faces))]


def refill(realm: Realm) -> None:
    """A new token for every city that has neither token nor traveller."""
    for city in range(i64(len(realm.cities))):
        if realm.cities[city] != NO_TOKEN or is_visited(realm, city):
            continue
        realm.cities[city] = draw_token(realm)
        if realm.cities[city] == NO_TOKEN:
            return
        realm.tell(TOLD_LAID, SYSTEM, realm.land.cities[city], realm.cities[city])


def is_visited(realm: Realm, city: i64) -> bool:
    """Whether a traveller is in a city."""
    for player in realm.players:
        if player.traveller == city:
            return True
    return False


def draw_token(realm: Realm) -> i64:
    """A token from the piles; when both are empty, what was discarded makes new ones."""
    if realm.piles[0] + realm.piles[1] == 0:
        stack_tokens(realm)
    left = realm.piles[0] + realm.piles[1]
    if left == 0:
        return NO_TOKEN
    skip = realm.chance.below(left)
    kind: i64 = 0
    while skip >= realm.bag[kind]:
        skip -= realm.bag[kind]
        kind += 1
    realm.bag[kind] -= 1
    realm.piles[0 if realm.piles[0] > 0 else 1] -= 1
    return kind


def stack_tokens(realm: Realm) -> None:
    """Make two piles of the discarded tokens; an odd one goes to the first."""
    total: i64 = 0
    for kind in range(ALL_TOKENS):
        total += realm.gone[kind]
        realm.bag[kind] += realm.gone[kind]
        realm.gone[kind] = 0
    realm.piles[0] = (total + 1) // 2
    realm.piles[1] = total // 2


class MorningDecrees(FollowUp[Realm]):
    """Use the decrees of the morning in any order, or leave them; the mark is the set of those left."""

    name = "morning-decrees"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=4)
        for decree in range(i64(MORNING_SWAP + 1)):
            if self.mark >> decree & 1 and does_something(state, seat, decree):
                moves = append(moves, USE + decree)
        return append(moves, DECLINE)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == DECLINE:
            return
        decree = move - USE
        state.push(MorningDecrees(seat, 0, self.mark & ~(1 << decree)))
        state.say(TOLD_USED, seat, decree)
        if decree == MORNING_INTRIGUE:
            climb(state, seat, MORNING_CLIMB)
        elif decree == MORNING_SHIP:
            state.push(Load(seat, 1, FROM_SUPPLY | MAY_DECLINE))
        elif decree == MORNING_SERVANT:
            gain(state, seat, 1)
        elif decree == MORNING_ENVOY:
            step(state, seat, 1)
        else:
            state.push(Swap(seat))

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if USE <= move < USE + len(DECREES):
            values: dict[str, object] = {"decree": DECREES[move - USE]}
            if not state.players[seat].has(move - USE):
                return Refusal("not-your-decree", "3.1", values)
            if not self.mark >> (move - USE) & 1:
                return Refusal("decree-not-now", "3.1", values)
            return Refusal("decree-does-nothing", "3.1", values)
        return Refusal("not-asked-now", "3.1")


def does_something(realm: Realm, who: i64, decree: i64) -> bool:
    """Whether a decree of the morning can be used."""
    player = realm.players[who]
    if decree == MORNING_INTRIGUE:
        return player.intrigue < realm.components.track
    if decree == MORNING_SHIP:
        return player.can_gain() and free_holds(realm, who) > 0
    if decree == MORNING_SERVANT:
        return player.can_gain()
    if decree == MORNING_SWAP:
        return player.hand != 0
    return True


class MengMorning(Frame[Realm]):
    """Mr. Meng uses his decrees of the morning."""

    name = "meng-morning"

    def run(self, state: Realm) -> None:
        meng_morning(state)


class NewServants(Frame[Realm]):
    """The last step of the morning: new servants for everybody; then the day begins."""

    name = "new-servants"

    def run(self, state: Realm) -> None:
        state.push(START_DAY)
        counts = vec[i64]([state.components.daily[state.day - 1]] * state.count())
        gain_all(state, counts)


class StartDay(Frame[Realm]):
    """From morning to day."""

    name = "start-day"

    def run(self, state: Realm) -> None:
        state.phase = DAY
        state.push(NEXT_TURN)


# Day ----------------------------------------------------------------------------------------------


class NextTurn(Frame[Realm]):
    """Whose turn it is: the next player who has a gift. When nobody has, the day is over."""

    name = "next-turn"

    def run(self, state: Realm) -> None:
        for stepped in range(state.count()):
            who = (state.turn + stepped) % state.count()
            if has_gift(state, who):
                state.turn = (who + 1) % state.count()
                state.push(NEXT_TURN)
                if state.is_meng(who):
                    state.push(MengTurn(SYSTEM))
                else:
                    state.push(TURNS_OF[who])
                return
        state.push(END_OF_DAY)


class EndOfDay(Frame[Realm]):
    """Bonus tokens come back, their servants go to the supply; dusk for Mr. Meng, then night."""

    name = "end-of-day"

    def run(self, state: Realm) -> None:
        state.push(NIGHT_FALLS)
        if state.solo():
            state.push(Dusk(SYSTEM))
        posts = state.posts
        state.posts = vec[i64]()
        for post in posts:
            who, kind = post >> 2 & 7, T_GIFT_PLUS + (post & 3)
            store(state, who, kind)
            state.say(TOLD_RETURNED, who, kind)
            if post >> 8:
                state.players[who].double = IN_SUPPLY
            else:
                state.players[who].supply += 1
        for stepped in range(state.count()):
            make_room(state, in_turn(state, state.count() - 1 - stepped))


# Night --------------------------------------------------------------------------------------------


class NightFalls(Frame[Realm]):
    """Gifts that match the dice bring servants, most matches points and a step; then the ships move on."""

    name = "night-falls"

    def run(self, state: Realm) -> None:
        state.phase = NIGHT
        state.tell(TOLD_NIGHT, SYSTEM)
        counts = vec[i64]([0] * state.count())
        best: i64 = NOBODY
        for stepped in range(state.count()):
            who = in_turn(state, stepped)
            counts[who] = self.matches_of(state, who)
            state.say(TOLD_MATCHED, who, counts[who])
            if counts[who] == 0:
                continue
            if (
                best == NOBODY
                or counts[who] > counts[best]
                or (counts[who] == counts[best] and state.influence(who) > state.influence(best))
            ):
                best = who
        state.push(SHIPS_MOVE)
        gain_all(state, counts)
        if best != NOBODY:
            score(state, best, state.components.night_points, S_NIGHT)
            step(state, best, 1)

    def matches_of(self, state: Realm, who: i64) -> i64:
        """How many pairs of gift and die a player has, who shows the pile; Mr. Meng's depend on the day."""
        player = state.players[who]
        if state.is_meng(who):
            state.step = 0
            state.explain(W_MATCHES)
            return state.components.meng_matches[state.day - 1]
        unseen = player.dark & player.pile
        while unseen != 0:
            state.say(TOLD_SHOWN, who, lowest(unseen))
            unseen &= unseen - 1
        player.dark &= ~player.pile
        player.unsure = 0
        return state.pairs(player.pile)


class ShipsMove(Frame[Realm]):
    """Every ship moves on by one port, the foremost first; from the last port it is lost. Then claims."""

    name = "ships-move"

    def run(self, state: Realm) -> None:
        for path in range(state.path_count):
            last = path * PORTS + PORTS - 1
            if state.ports[last] != NO_SHIP:
                lose_ship(state, last)
            for back in range(1, PORTS):
                port = last - back
                if state.ports[port] != NO_SHIP:
                    state.ports[port + 1] = state.ports[port]
                    state.ports[port] = NO_SHIP
                    state.say(TOLD_SAILED, state.ports[port + 1] & 7, port, port + 1)
        state.push(TOMORROW)
        for stepped in range(state.count()):
            who = in_turn(state, state.count() - 1 - stepped)
            if not state.is_meng(who):
                ask_claims(state, who, all_ports_of(state, who))


class Tomorrow(Frame[Realm]):
    """A new morning, or the end."""

    name = "tomorrow"

    def run(self, state: Realm) -> None:
        if state.day < DAYS:
            state.push(NEW_MORNING)
            return
        state.push(FINAL)
        for stepped in range(state.count()):
            who = in_turn(state, state.count() - 1 - stepped)
            if not state.is_meng(who):
                state.push(LastExchange(who))


NEXT_TURN: Final = NextTurn(SYSTEM)
END_OF_DAY: Final = EndOfDay(SYSTEM)
NIGHT_FALLS: Final = NightFalls(SYSTEM)
SHIPS_MOVE: Final = ShipsMove(SYSTEM)
TOMORROW: Final = Tomorrow(SYSTEM)
NEW_MORNING: Final = Morning(SYSTEM)
NEW_SERVANTS: Final = NewServants(SYSTEM)
START_DAY: Final = StartDay(SYSTEM)
FINAL: Final = FinalScoring(SYSTEM)
