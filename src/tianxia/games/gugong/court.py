"""What can happen in any phase: servants come and go, markers move, tokens and gifts are exchanged."""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.components import bit
from tianxia.games.gugong.pieces import (
    DAY,
    DUSK,
    IN_POOL,
    IN_SUPPLY,
    NIGHT,
    NOWHERE,
    TOKEN_BITS,
    TOKEN_MOST,
    Player,
    less,
    more,
    tokens_in,
)
from tianxia.games.gugong.state import Realm, one_of
from tianxia.games.gugong.vocabulary import (
    ACCEPT,
    ALL_TOKENS,
    AS_ONE,
    CARD,
    COUNT,
    DECLINE,
    DOUBLE,
    EXCHANGE,
    FOR_JADE,
    FOR_POINTS,
    FOR_SERVANT,
    LEAVE,
    PART,
    PLACES,
    PRIZES,
    REST,
    S_ENVOY,
    S_EXCHANGE,
    SERVANT,
    SPEND,
    SWAP,
    T_COUNTS_DOUBLE,
    T_DOUBLE_ICON,
    T_DOUBLE_VALUE,
    T_FOLLOW,
    T_GIFT_PLUS,
    T_SHIP,
    T_WALL,
    TAKE,
    TOKENS,
    TOLD_ARRIVED,
    TOLD_CLIMBED,
    TOLD_DREW,
    TOLD_EXCHANGED,
    TOLD_GAINED,
    TOLD_JADE,
    TOLD_LEFT,
    TOLD_PARTED,
    TOLD_SCORED,
    TOLD_SPENT,
    TOLD_STEPPED,
    TOLD_SWAPPED,
    TRAVEL,
    WALL,
    WALL_HELPER,
)
from tianxia.kernel import SYSTEM, BrokenGame, FollowUp, Frame, Message, Refusal
from tianxia.kernel.packed import append, i64, vec

# Points, jade, markers ----------------------------------------------------------------------------


def score(realm: Realm, who: i64, points: i64, source: i64) -> None:
    """Points at once."""
    if points > 0:
        realm.players[who].points += points
        realm.say(TOLD_SCORED, who, points, source)


def take_jade(realm: Realm, who: i64) -> None:
    """A piece of jade from the supply, which substitutes keep from running out."""
    realm.jade -= 1
    realm.players[who].jade += 1
    realm.say(TOLD_JADE, who, realm.players[who].jade)


def climb(realm: Realm, who: i64, spaces: i64) -> None:
    """Up the intrigue track; a marker on the last space stays as it lies."""
    player = realm.players[who]
    if player.intrigue >= realm.components.track:
        return
    player.intrigue = min(player.intrigue + spaces, realm.components.track)
    restack(realm, player)
    realm.say(TOLD_CLIMBED, who, player.intrigue)


def restack(realm: Realm, player: Player) -> None:
    """A marker that has moved comes to lie on top."""
    realm.stamps += 1
    player.stamp = realm.stamps


def step(realm: Realm, who: i64, steps: i64) -> None:
    """The envoy climbs towards the palace; every step once inside is a point."""
    player = realm.players[who]
    for _ in range(steps):
        if player.slot != NOWHERE:
            score(realm, who, 1, S_ENVOY)
            continue
        player.envoy += 1
        realm.say(TOLD_STEPPED, who, player.envoy)
        if player.envoy == realm.components.steps:
            player.slot = realm.arrived
            realm.arrived += 1
            realm.say(TOLD_ARRIVED, who, realm.components.arrival[player.slot])


# Servants -----------------------------------------------------------------------------------------


def gain(realm: Realm, who: i64, count: i64) -> None:
    """Servants from the supply into the pool, as many as there are; the double one may be among them."""
    player = realm.players[who]
    if count <= 0:
        return
    if player.double != IN_SUPPLY:
        receive(realm, who, min(count, player.supply), 0)
    elif player.supply < count:
        receive(realm, who, min(count - 1, player.supply), 1)
    else:
        realm.push(Gain(who, count))


MOST_MOVES: Final = 2
"""Each move of a journey may find a token that places a servant from the supply."""


def offer_servants(realm: Realm, who: i64, count: i64) -> None:
    """The servants of a token or an icon, which need not be taken: asked where they may be missed later."""
    if realm.revised and realm.players[who].can_gain() and may_be_missed(realm, who, count):
        realm.push(Accept(who, count))
    else:
        gain(realm, who, count)


def may_be_missed(realm: Realm, who: i64, count: i64) -> bool:
    """Whether so many servants out of the supply empty it, or leave fewer than the turn may place from it."""
    player = realm.players[who]
    left = player.supply + (1 if player.double == IN_SUPPLY else 0) - count
    return left < 1 or left < still_placed(realm, who)


def still_placed(realm: Realm, who: i64) -> i64:
    """How many servants a player may still place from the supply in this turn, at most."""
    total: i64 = 0
    for frame in realm.frames:
        name = frame.name
        if name == "bring":
            if frame.mark == who and frame.count in (T_WALL, T_SHIP):
                total += 1
        elif name == "actions":
            if frame.count == who:
                icon = realm.components.icon[realm.board[frame.mark]]
                total += placed_by(realm, who, icon) + placed_by(realm, who, frame.mark)
        elif frame.seat != who:
            continue
        elif name == "journey":
            total += frame.count
        elif name == "build-from-supply":
            total += 1
        elif name == "act":
            total += placed_by(realm, who, frame.mark & 7)
        elif name == "again":
            total += placed_by(realm, who, frame.mark)
    return total


def placed_by(realm: Realm, who: i64, icon: i64) -> i64:
    """How many servants the action of a location or an icon may place from the supply, at most."""
    player = realm.players[who]
    if icon == TRAVEL:
        placed: i64 = MOST_MOVES
    else:
        placed = 1 if icon == WALL and player.has(WALL_HELPER) else 0
    # A bonus token may repeat it.
    return 2 * placed if player.face_up(T_DOUBLE_ICON) > 0 else placed


class Accept(FollowUp[Realm]):
    """Take the servants of a token or an icon, or leave them in the supply; the count is how many."""

    name = "accept"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        return append(append(vec[i64](capacity=2), ACCEPT), LEAVE)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == ACCEPT:
            gain(state, seat, self.count)
        else:
            state.say(TOLD_LEFT, seat, self.count)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        return Refusal("take-or-leave", "6.1 R61", {"count": int(self.count)})

    def prompt(self, state: Realm) -> Message:
        return Message("ask-accept", {"count": int(self.count)})


def receive(realm: Realm, who: i64, servants: i64, double: i64) -> None:
    """Move servants from the supply into the pool."""
    player = realm.players[who]
    player.supply -= servants
    player.pool += servants
    if double:
        player.double = IN_POOL
    if servants + double > 0:
        realm.say(TOLD_GAINED, who, servants, double)


def gain_all(realm: Realm, counts: vec[i64]) -> None:
    """Everybody gains servants, in turn order; those who have a choice are asked in that order."""
    for stepped in range(realm.count()):
        who = (realm.first + stepped) % realm.count()
        if not has_choice(realm.players[who], counts[who]):
            gain(realm, who, counts[who])
    for stepped in range(realm.count()):
        who = (realm.first + realm.count() - 1 - stepped) % realm.count()
        if has_choice(realm.players[who], counts[who]):
            realm.push(Gain(who, counts[who]))


def has_choice(player: Player, count: i64) -> bool:
    """Whether the double servant may be among those gained, or not."""
    return count > 0 and player.double == IN_SUPPLY and player.supply >= count


class Gain(FollowUp[Realm]):
    """Whether the double servant is among the servants gained."""

    name = "gain"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        player = state.players[seat]
        moves = vec[i64](capacity=2)
        if player.double != IN_SUPPLY or player.supply >= self.count:
            moves = append(moves, TAKE + SERVANT)
        if player.double == IN_SUPPLY:
            moves = append(moves, TAKE + DOUBLE)
        return moves

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        double: i64 = 1 if move == TAKE + DOUBLE else 0
        receive(state, seat, min(self.count - double, state.players[seat].supply), double)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        return Refusal("take-servants", "6.1 R41", {"count": int(self.count)})

    def prompt(self, state: Realm) -> Message:
        return Message("ask-gain", {"count": int(self.count)})


def can_spend(player: Player, cost: i64, pieces: i64) -> bool:
    """Whether a price can be paid such that so many pieces stay in the pool."""
    return spares(player, cost, pieces, 0) or spares(player, cost, pieces, 1)


def spares(player: Player, cost: i64, pieces: i64, double: i64) -> bool:
    """Whether a price can be paid in one of the two ways, with the double servant for two or without it."""
    if double:
        return cost > 0 and player.double == IN_POOL and player.pool - max(cost - 2, 0) >= pieces
    left = player.pool - cost
    return left >= 0 and left + (1 if player.double == IN_POOL else 0) >= pieces


def spend(realm: Realm, who: i64, cost: i64, pieces: i64 = 0) -> None:
    """Pay servants from the pool into the supply; asked only where the double servant may help or not."""
    if cost <= 0:
        return
    player = realm.players[who]
    plain, double = spares(player, cost, pieces, 0), spares(player, cost, pieces, 1)
    if plain and double:
        realm.push(Spend(who, cost, pieces))
    else:
        pay_with(realm, who, cost, pieces, 1 if double else 0)


def pay_with(realm: Realm, who: i64, cost: i64, pieces: i64, double: i64) -> None:
    """Pay with the double servant or without; asked what it counts for where the supply is scarce."""
    if double and realm.revised and spares_one(realm, who, cost, pieces):
        realm.push(CountPaid(who, cost, pieces))
    else:
        pay(realm, who, cost, double)


def spares_one(realm: Realm, who: i64, cost: i64, pieces: i64) -> bool:
    """Whether the double servant may pay for one, and the servant paid beside it may be missed otherwise."""
    player = realm.players[who]
    if cost < 2 or player.pool - (cost - 1) < pieces:
        return False
    return player.supply + cost - 1 < still_placed(realm, who)


def pay(realm: Realm, who: i64, cost: i64, double: i64, worth: i64 = 2) -> None:
    """Move servants from the pool into the supply; the double one covers two, or one."""
    player = realm.players[who]
    servants = max(cost - worth, 0) if double else cost
    player.pool -= servants
    player.supply += servants
    if double:
        player.double = IN_SUPPLY
    realm.say(TOLD_SPENT, who, servants, double)


class Spend(FollowUp[Realm]):
    """Whether the double servant helps to pay. The mark is what must stay in the pool."""

    name = "spend"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=2)
        for piece in range(i64(DOUBLE + 1)):
            if spares(state.players[seat], self.count, self.mark, piece):
                moves = append(moves, SPEND + piece)
        return moves

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        pay_with(state, seat, self.count, self.mark, move - SPEND)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        return Refusal("pay-first", "6.1", {"cost": int(self.count)})

    def prompt(self, state: Realm) -> Message:
        return Message("ask-spend", {"cost": int(self.count)})


def one_or_two() -> vec[i64]:
    """The two things a double servant may count for."""
    return span(COUNT, 2)


class CountDouble(FollowUp[Realm]):
    """Whether the double servant counts as one or as two."""

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        return Refusal("count-double", "6.1 R60")


class CountPaid(CountDouble):
    """What the double servant counts for in a payment; the count is the price, the mark what must stay."""

    name = "count-paid"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        return one_or_two()

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        pay(state, seat, self.count, 1, 1 if move == COUNT + AS_ONE else 2)


# Travel tokens ------------------------------------------------------------------------------------


def store(realm: Realm, who: i64, kind: i64) -> None:
    """Put a token beside one's board; a few kinds stay face up."""
    player = realm.players[who]
    if kind == T_COUNTS_DOUBLE or kind >= T_DOUBLE_VALUE:
        player.up = more(player.up, kind)
    else:
        player.down = more(player.down, kind)


def turn_down(player: Player, kind: i64) -> None:
    """A bonus token has been used: it is an ordinary one from now on."""
    player.up = less(player.up, kind)
    player.down = more(player.down, kind)


KEEP_NONE: Final = -1
"""Every token may go into an exchange."""


def down_to_give(player: Player, kept: i64) -> i64:
    """How many face-down tokens may be given; a token that is being laid out is kept."""
    return tokens_in(player.down) - (1 if T_GIFT_PLUS <= kept <= T_FOLLOW else 0)


def up_to_give(player: Player, kind: i64, kept: i64) -> i64:
    """How many face-up tokens of a kind may be given; one that is being used is kept."""
    return player.face_up(kind) - (1 if kept == kind else 0)


def bonus_to_give(player: Player, kept: i64) -> i64:
    """How many bonus tokens that lie face up may be given."""
    bonus = tokens_in(player.up) - player.face_up(T_COUNTS_DOUBLE)
    return bonus - (1 if kept >= T_DOUBLE_VALUE else 0)


def face_down_needed(player: Player, need: i64, kept: i64) -> i64:
    """How many face-down tokens go into an exchange, or -1 if no tokens have exactly that value.

    Face-down ones go first, then those that count double, then bonus tokens. One of the kind `kept` stays.
    """
    down = min(down_to_give(player, kept), need)
    doubles = player.face_up(T_COUNTS_DOUBLE)
    bonus = bonus_to_give(player, kept)
    while down >= 0:
        rest = need - down
        if rest - 2 * min(doubles, rest // 2) <= bonus:
            return down
        down -= 1
    return -1


def can_exchange(realm: Realm, who: i64, prize: i64, kept: i64 = KEEP_NONE) -> bool:
    """Whether tokens can be exchanged for a prize while one of the kind `kept` stays."""
    player = realm.players[who]
    if not player.has_tokens():
        return False
    if prize == FOR_SERVANT and not player.can_gain():
        return False
    return face_down_needed(player, realm.components.rates[prize], kept) >= 0


def exchange(realm: Realm, who: i64, prize: i64, kept: i64 = KEEP_NONE) -> None:
    """Give tokens away for a servant, points or jade; one of the kind `kept` stays.

    The player chooses which. Mr. Meng, and everybody before version 2, gives face-down tokens first.
    """
    if realm.revised and not realm.is_meng(who):
        realm.push(Part(who, realm.components.rates[prize], prize + PRIZE_SPAN * (kept + 1)))
        return
    player = realm.players[who]
    need = realm.components.rates[prize]
    down = face_down_needed(player, need, kept)
    doubles = min(player.face_up(T_COUNTS_DOUBLE), (need - down) // 2)
    give_down(realm, who, down, kept)
    give_up(realm, player, T_COUNTS_DOUBLE, doubles)
    bonus = need - down - 2 * doubles
    for kind in range(T_DOUBLE_VALUE, ALL_TOKENS):
        given = min(bonus, up_to_give(player, kind, kept))
        give_up(realm, player, kind, given)
        bonus -= given
    win(realm, who, prize)


def win(realm: Realm, who: i64, prize: i64) -> None:
    """What an exchange brings."""
    realm.say(TOLD_EXCHANGED, who, prize)
    if prize == FOR_SERVANT:
        gain(realm, who, 1)
    elif prize == FOR_POINTS:
        score(realm, who, realm.components.worth, S_EXCHANGE)
    else:
        take_jade(realm, who)


def give_down(realm: Realm, who: i64, count: i64, kept: i64) -> None:
    """Discard face-down tokens in the order of the list; one of the kind `kept` stays."""
    player = realm.players[who]
    for kind in range(i64(ALL_TOKENS)):
        here = player.down >> TOKEN_BITS * kind & TOKEN_MOST
        given = min(count, here - 1 if kept == kind and kept < T_DOUBLE_VALUE else here)
        if given > 0:
            player.down = less(player.down, kind, given)
            realm.gone[kind] += given
            count -= given
    if count > 0:
        raise BrokenGame(f"{count} more tokens are to be given than there are.")


def give_up(realm: Realm, player: Player, kind: i64, count: i64) -> None:
    """Discard face-up tokens of a kind."""
    if count > 0:
        player.up = less(player.up, kind, count)
        realm.gone[kind] += count


PRIZE_SPAN: Final = 4
KIND_SPAN: Final = 32


class Part(FollowUp[Realm]):
    """Which tokens go into an exchange: face-up ones by name and in their order, then face-down ones.

    The count is the value still to be given. The mark holds the prize, the kind of which one stays, and the
    first kind that may still be named.
    """

    name = "part"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        player = state.players[seat]
        kept = self.mark // PRIZE_SPAN % KIND_SPAN - 1
        first = max(self.mark // PRIZE_SPAN // KIND_SPAN, T_COUNTS_DOUBLE)
        moves = vec[i64](capacity=5)
        units = down_to_give(player, kept)
        down = units
        # From the last kind to the first: what comes after a kind decides whether it may be named.
        named: i64 = 0
        for kind in range(i64(ALL_TOKENS) - 1, T_COUNTS_DOUBLE, -1):
            here = up_to_give(player, kind, kept) if kind >= T_DOUBLE_VALUE and kind >= first else 0
            units += here
            if here > 0 and self.count <= units:
                named |= 1 << kind
        doubles = up_to_give(player, T_COUNTS_DOUBLE, kept) if first == T_COUNTS_DOUBLE else 0
        if doubles > 0 and self.count >= 2 and self.count - 2 * min(doubles, self.count // 2) <= units:
            named |= 1 << T_COUNTS_DOUBLE
        for kind in range(T_COUNTS_DOUBLE, i64(ALL_TOKENS)):
            if named >> kind & 1:
                moves = append(moves, PART + kind)
        return append(moves, REST) if self.count <= down else moves

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        prize = self.mark % PRIZE_SPAN
        kept = self.mark // PRIZE_SPAN % KIND_SPAN - 1
        if move == REST:
            give_down(state, seat, self.count, kept)
            win(state, seat, prize)
            return
        kind = move - PART
        give_up(state, state.players[seat], kind, 1)
        state.say(TOLD_PARTED, seat, kind)
        left = self.count - (2 if kind == T_COUNTS_DOUBLE else 1)
        if left > 0:
            state.push(Part(seat, left, prize + PRIZE_SPAN * (kept + 1 + KIND_SPAN * kind)))
        else:
            win(state, seat, prize)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        values: dict[str, object] = {"need": int(self.count)}
        if PART <= move < PART + ALL_TOKENS:
            return Refusal("cannot-part-with", "6.2 R39", {"token": TOKENS[move - PART], **values})
        return Refusal("name-tokens", "6.2 R39", values)

    def prompt(self, state: Realm) -> Message:
        return Message("ask-part", {"left": int(self.count), "prize": PRIZES[self.mark % PRIZE_SPAN]})


def with_exchanges(moves: vec[i64], realm: Realm, who: i64) -> vec[i64]:
    """Moves with every exchange of tokens that is possible."""
    if not realm.players[who].has_tokens():
        return moves
    for prize in range(i64(len(PRIZES))):
        if can_exchange(realm, who, prize):
            moves = append(moves, EXCHANGE + prize)
    return moves


def with_servant(moves: vec[i64], realm: Realm, who: i64, use: i64, kept: i64 = KEEP_NONE) -> vec[i64]:
    """Moves with an exchange for a servant, if fewer than could be of use are in the pool.

    The double servant does not count: without it another choice may be open.
    """
    if realm.players[who].pool < use and can_exchange(realm, who, FOR_SERVANT, kept):
        moves = append(moves, EXCHANGE + FOR_SERVANT)
    return moves


def no_exchange(realm: Realm, who: i64, move: i64) -> Refusal:
    """Why tokens cannot be exchanged."""
    prize = move - EXCHANGE
    if prize == FOR_SERVANT and not realm.players[who].can_gain():
        return Refusal("supply-empty", "6.2")
    values: dict[str, object] = {
        "prize": PRIZES[prize],
        "need": int(realm.components.rates[prize]),
        "have": int(realm.players[who].token_value()),
    }
    return Refusal("too-few-tokens", "6.2", values)


def make_room(realm: Realm, who: i64, kept: i64 = KEEP_NONE) -> None:
    """Beyond the limit, tokens must be exchanged first; one of the kind `kept` has to stay."""
    if realm.players[who].tokens() > realm.components.limit:
        realm.push(MakeRoom(who, 0, kept))


class CheckRoom(Frame[Realm]):
    """Whether there is room after an exchange; the count is the player, the mark a kind that must stay."""

    name = "check-room"

    def run(self, state: Realm) -> None:
        make_room(state, self.count, self.mark)


class MakeRoom(FollowUp[Realm]):
    """Exchange tokens until no more are left than there is room for. The mark is a kind that must stay."""

    name = "make-room"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=3)
        for prize in range(i64(FOR_JADE + 1)):
            if can_exchange(state, seat, prize, self.mark):
                moves = append(moves, EXCHANGE + prize)
        return moves

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if state.revised:
            # Which tokens go is still to be asked.
            state.push(CheckRoom(SYSTEM, seat, self.mark))
            exchange(state, seat, move - EXCHANGE, self.mark)
        else:
            exchange(state, seat, move - EXCHANGE, self.mark)
            make_room(state, seat, self.mark)

    def considered(self, state: Realm, seat: i64) -> vec[i64]:
        return span(EXCHANGE, FOR_JADE + 1)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if EXCHANGE <= move <= EXCHANGE + FOR_JADE:
            return no_exchange(state, seat, move)
        return Refusal("make-room-first", "6.2 R4", {"limit": int(state.components.limit)})

    def prompt(self, state: Realm) -> Message:
        return Message("ask-make-room", {"limit": int(state.components.limit)})


# Gifts --------------------------------------------------------------------------------------------


def draw_gift(realm: Realm, who: i64) -> None:
    """A gift from the draw pile, which only its new owner sees."""
    card = one_of(realm.draw, realm.chance)
    realm.draw &= ~bit(card)
    player = realm.players[who]
    player.dark |= bit(card)
    if not realm.is_meng(who):
        player.hand |= bit(card)
        realm.tell(TOLD_DREW, who, card, audience=who)
    elif realm.phase == DUSK or realm.phase == NIGHT or keeps_gift(realm):
        player.pile |= bit(card)
        realm.stack = append(realm.stack, card)
    else:
        realm.queue = append(realm.queue, card)


def keeps_gift(realm: Realm) -> bool:
    """Whether Mr. Meng keeps a gift that he wins by day for tomorrow, as may be agreed."""
    return realm.phase == DAY and realm.setup.options["harbour"] == "tomorrow"


def leave_with(realm: Realm, who: i64, card: i64, location: i64) -> i64:
    """Lay a gift before an official; the one that lay there is the result."""
    taken = realm.board[location]
    realm.board[location] = card
    player = realm.players[who]
    player.unsure &= ~bit(card)
    player.dark &= ~bit(card)
    return taken


class Swap(FollowUp[Realm]):
    """Swap a gift of hand or pile with one on the board; the new one goes where the old one was."""

    name = "swap"

    def moves(self, state: Realm, seat: i64) -> vec[i64]:
        player = state.players[seat]
        moves = vec[i64](capacity=57)
        own = player.hand | player.pile
        for card in range(i64(len(CARD.tokens))):
            if own >> card & 1:
                for location in range(i64(PLACES)):
                    moves = append(moves, SWAP + card * PLACES + location)
        return append(moves, DECLINE)

    def play(self, state: Realm, seat: i64, move: i64) -> None:
        if move == DECLINE:
            return
        player = state.players[seat]
        card, location = (move - SWAP) // PLACES, (move - SWAP) % PLACES
        taken = leave_with(state, seat, card, location)
        if player.hand & bit(card):
            player.hand = (player.hand & ~bit(card)) | bit(taken)
        else:
            player.pile = (player.pile & ~bit(card)) | bit(taken)
        state.say(TOLD_SWAPPED, seat, card, location, taken)

    def why_not(self, state: Realm, seat: i64, move: i64) -> Refusal:
        if SWAP <= move < SWAP + len(CARD.tokens) * PLACES:
            return Refusal("not-your-gift", "4.3", {"card": CARD.tokens[(move - SWAP) // PLACES]})
        return Refusal("not-asked-now", "4.3")


def in_turn(realm: Realm, steps: i64) -> i64:
    """The player so many places after the first one."""
    return (realm.first + steps) % realm.count()


def span(first: i64, count: i64) -> vec[i64]:
    """Consecutive moves."""
    moves = vec[i64](capacity=count)
    for number in range(count):
        moves = append(moves, first + number)
    return moves


def with_span(moves: vec[i64], first: i64, count: i64) -> vec[i64]:
    """Moves with consecutive ones at their end; the old array is void."""
    for number in range(count):
        moves = append(moves, first + number)
    return moves


def has_gift(realm: Realm, who: i64) -> bool:
    """Whether a player has a gift to give today."""
    if realm.players[who].hand != 0:
        return True
    return realm.is_meng(who) and len(realm.queue) > 0
