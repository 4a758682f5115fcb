"""What lies on the table: seven officials with their gifts, the boards around them, and each family's own."""

from __future__ import annotations

from typing import Any, Final

from tianxia.games.gugong.components import Components, Map, bit, lowest, matches, size_of
from tianxia.games.gugong.picture import pictured
from tianxia.games.gugong.pieces import (
    AT_FOCUS,
    DAY,
    DEAR,
    EQUAL,
    FREE,
    IN_POOL,
    IN_SUPPLY,
    LOCKED,
    NO_SHIP,
    NOBODY,
    NOWHERE,
    ONE_BEATS_NINE,
    TOKEN_BITS,
    TOKEN_MOST,
    Player,
    builder_of,
    double_on,
    numbers,
    owner_of,
    player_from,
    player_told,
    servants_on,
)
from tianxia.games.gugong.vocabulary import (
    ALL_TOKENS,
    DICE,
    EQUAL_GIFT,
    MOST_PORTS,
    PLACES,
    PORTS,
    SECTION_OF,
    T_GIFT_PLUS,
    TOKENS,
    TOLD_MENG,
    VALUES,
    value_of,
)
from tianxia.kernel import AUTOMATON, Chance, Setup, State
from tianxia.kernel.packed import append, i64, vec

REVISED: Final = 2
"""The version of the rules since which choices are left to the player that the programme used to make."""


class Realm(State):
    """The whole table."""

    __slots__ = (
        "arrived",
        "bag",
        "board",
        "cities",
        "components",
        "day",
        "deck",
        "decrees",
        "dice",
        "draw",
        "first",
        "focus",
        "gone",
        "houses",
        "jade",
        "land",
        "marker",
        "medal",
        "past",
        "path_count",
        "phase",
        "piles",
        "players",
        "ports",
        "posts",
        "prices",
        "queue",
        "revised",
        "ring_at",
        "stack",
        "stamps",
        "step",
        "today",
        "turn",
        "wall",
    )

    def __init__(self, setup: Setup, chance: Chance, components: Components, players: list[Player]) -> None:
        super().__init__(setup, chance)
        self.components = components
        # Whether the corrections of version 2 of the rules hold; old records go on without them.
        self.revised: bool = setup.rules >= REVISED
        # With one seat, Mr. Meng is the second player.
        self.players = players
        side = components.side(self.seats)
        self.land: Map = components.maps[side]
        self.prices: vec[i64] = components.prices[side]
        self.path_count: i64 = components.paths[side]
        self.day: i64 = 1
        self.phase: i64 = DAY
        self.first: i64 = 0
        # Who is next to exchange a gift.
        self.turn: i64 = 0
        self.medal: i64 = NOBODY
        self.dice: vec[i64] = vec[i64]([1] * DICE)
        # The gift of each official, and the gifts in the draw pile, which have no order.
        self.board: vec[i64] = vec[i64]([0] * PLACES)
        self.draw: i64 = 0
        # The token of each city; tokens face down in the two piles, by kind and by pile; discarded ones.
        self.cities: vec[i64] = vec[i64]()
        self.bag: vec[i64] = vec[i64]()
        self.piles: vec[i64] = vec[i64]([0, 0])
        self.gone: vec[i64] = vec[i64]()
        # The servants on the wall from left to right, as `wall_piece` writes them.
        self.wall: vec[i64] = vec[i64]()
        self.decrees: vec[i64] = vec[i64]()
        # The houses that still have jade; the common supply, which substitutes keep from running out.
        self.houses: i64 = 0
        self.jade: i64 = 0
        self.ports: vec[i64] = vec[i64]([NO_SHIP] * MOST_PORTS)
        self.arrived: i64 = 0
        self.stamps: i64 = 0
        # Bonus tokens that are laid out for the day.
        self.posts: vec[i64] = vec[i64]()
        # Mr. Meng: his focus, his cards by kind, those of today in order, those of earlier days; gifts
        # that joined his shuffled ones today, his discards in order; whether he began with an extra gift,
        # his place on the ring, his step in the present turn.
        self.focus: i64 = NOWHERE
        self.deck: vec[i64] = vec[i64]()
        self.today: vec[i64] = vec[i64]()
        self.past: vec[i64] = vec[i64]()
        self.queue: vec[i64] = vec[i64]()
        self.stack: vec[i64] = vec[i64]()
        self.marker: i64 = 0
        self.ring_at: i64 = NOWHERE
        self.step: i64 = 0

    def clone(self) -> Realm:
        twin = Realm(self.setup, self.chance.clone(), self.components, [p.clone() for p in self.players])
        twin.frames = self.frames[:]
        twin.day = self.day
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.medal = self.medal
        twin.dice = self.dice[:]
        twin.board = self.board[:]
        twin.draw = self.draw
        twin.cities = self.cities[:]
        twin.bag = self.bag[:]
        twin.piles = self.piles[:]
        twin.gone = self.gone[:]
        twin.wall = self.wall[:]
        twin.decrees = self.decrees
        twin.houses = self.houses
        twin.jade = self.jade
        twin.ports = self.ports[:]
        twin.arrived = self.arrived
        twin.stamps = self.stamps
        twin.posts = self.posts[:]
        twin.focus = self.focus
        if self.solo():
            twin.deck = self.deck[:]
            twin.today = self.today[:]
            twin.past = self.past[:]
            twin.queue = self.queue[:]
            twin.stack = self.stack[:]
            twin.marker = self.marker
            twin.ring_at = self.ring_at
            twin.step = self.step
        return twin

    # Who is who ----------------------------------------------------------------------------------

    def solo(self) -> bool:
        """Whether one plays alone against Mr. Meng."""
        return self.seats == 1

    def is_meng(self, who: i64) -> bool:
        """Whether a player is Mr. Meng, who holds no seat."""
        return who >= self.seats

    def count(self) -> i64:
        """How many play, Mr. Meng included."""
        return i64(len(self.players))

    def say(self, kind: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody what happened to a player."""
        if self.events is not None:
            self.tell(kind, AUTOMATON if who >= self.seats else who, a, b, c, d)

    def explain(self, why: i64) -> None:
        """Tell why Mr. Meng does what he does, with the section of the rules."""
        if self.events is not None:
            self.tell(TOLD_MENG, AUTOMATON, self.step, why, SECTION_OF[why])

    def influence(self, who: i64) -> i64:
        """Orders the players on the intrigue track: further is more, on one space the upper marker is."""
        player = self.players[who]
        return (player.intrigue << 32) + player.stamp

    # Questions about the board ---------------------------------------------------------------------

    def compare(self, who: i64, card: i64, location: i64) -> i64:
        """Whether a gift is enough for an official, and why."""
        mine = value_of(card) + self.added_value(who)
        theirs = value_of(self.board[location])
        if mine > theirs:
            return FREE
        # The printed value counts, whatever is added.
        if value_of(card) == 1 and theirs == VALUES:
            return ONE_BEATS_NINE
        if mine == theirs and self.players[who].has(EQUAL_GIFT):
            return EQUAL
        return DEAR

    def added_value(self, who: i64) -> i64:
        """What bonus tokens beside a player's board add to each gift today."""
        added: i64 = 0
        for post in self.posts:
            if post & 3 == 0 and post >> 2 & 7 == who:
                added += 1
        return added

    def tokens_laid(self) -> i64:
        """The set of cities that have a token."""
        found: i64 = 0
        for city in range(i64(len(self.cities))):
            if self.cities[city] >= 0:
                found |= bit(city)
        return found

    def reach(self, who: i64) -> i64:
        """The set of cities a traveller may go to: the next ones with a token along every road."""
        laid = self.tokens_laid()
        start = self.players[who].traveller
        if start == NOWHERE:
            return laid
        found: i64 = 0
        seen = bit(start)
        waiting = seen
        roads = self.land.roads
        while waiting != 0:
            city = lowest(waiting)
            waiting &= waiting - 1
            near = roads[city] & ~seen
            seen |= near
            found |= near & laid
            waiting |= near & ~laid
        return found

    def wall_strength(self, who: i64) -> i64:
        """How much a player has on the wall; a double servant counts two, or one where it stands upright."""
        total: i64 = 0
        # Owner and worth are read as `pieces` does, without a call: this is asked often.
        for piece in self.wall:
            if piece >> 1 & 7 == who:
                total += 1 + (piece & 1) - (piece >> 4)
        return total

    def wall_total(self) -> i64:
        """How much stands on the wall."""
        total: i64 = 0
        for piece in self.wall:
            total += 1 + (piece & 1) - (piece >> 4)
        return total

    def wall_needed(self) -> i64:
        """How much completes the wall."""
        return self.components.wall_needed[self.seats - 1]

    def occupants(self, decree: i64, but: i64) -> i64:
        """How many others have a servant on a decree."""
        total: i64 = 0
        for who in range(self.count()):
            if who != but and self.players[who].has(decree):
                total += 1
        return total

    def ships_of(self, who: i64) -> i64:
        """How many ships of a player are on the canal."""
        total: i64 = 0
        for ship in self.ports:
            if ship != NO_SHIP and owner_of(ship) == who:
                total += 1
        return total

    def first_free(self, path: i64) -> i64:
        """The first free port of a path, or nowhere."""
        for port in range(path * PORTS, (path + 1) * PORTS):
            if self.ports[port] == NO_SHIP:
                return port
        return NOWHERE

    def next_free(self, port: i64) -> i64:
        """The next free port ahead on the same path, or nowhere."""
        last = (port // PORTS + 1) * PORTS
        for ahead in range(port + 1, last):
            if self.ports[ahead] == NO_SHIP:
                return ahead
        return NOWHERE

    def is_inside(self, who: i64) -> bool:
        """Whether an envoy has reached the palace."""
        return self.players[who].slot != NOWHERE

    def pairs(self, cards: i64) -> i64:
        """How many pairs of a gift and a die that shows its value there are."""
        total: i64 = 0
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            total += matches(card, self.dice)
        return total

    # Points and places --------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        return self.players[seat].points

    def standing(self, seat: i64) -> i64:
        # Who is not inside cannot win; equal points go to the marker further along the intrigue track.
        if not self.is_inside(seat) and not self.is_meng(seat):
            return 0
        player = self.players[seat]
        return ((player.points + 1) << 48) + (player.intrigue << 32) + player.stamp

    def to_beat(self) -> i64:
        if self.solo():
            return self.standing(1)
        for seat in range(self.seats):
            if self.is_inside(seat):
                return 0
        # Nobody reached the palace: nobody wins.
        return 1

    def automaton_points(self) -> i64 | None:
        return self.players[1].points if self.solo() else None

    def picture(self, seat: i64 | None) -> dict[str, object]:
        return pictured(self, seat)

    # Everything, and what cannot be known ---------------------------------------------------------------

    def contents(self) -> dict[str, object]:
        return {
            "table": [
                int(number)
                for number in (
                    self.day,
                    self.phase,
                    self.first,
                    self.turn,
                    self.medal,
                    self.draw,
                    self.houses,
                    self.jade,
                    self.arrived,
                    self.stamps,
                    self.focus,
                    self.marker,
                    self.step,
                    self.ring_at,
                )
            ],
            "dice": numbers(self.dice),
            "board": numbers(self.board),
            "cities": numbers(self.cities),
            "bag": numbers(self.bag),
            "piles": numbers(self.piles),
            "gone": numbers(self.gone),
            "wall": numbers(self.wall),
            "decrees": numbers(self.decrees),
            "ports": numbers(self.ports),
            "posts": numbers(self.posts),
            "deck": numbers(self.deck),
            "today": numbers(self.today),
            "past": numbers(self.past),
            "queue": numbers(self.queue),
            "stack": numbers(self.stack),
            "players": [player_told(player) for player in self.players],
        }

    def restore(self, contents: dict[str, Any]) -> None:
        table: list[int] = contents["table"]
        self.day = table[0]
        self.phase = table[1]
        self.first = table[2]
        self.turn = table[3]
        self.medal = table[4]
        self.draw = table[5]
        self.houses = table[6]
        self.jade = table[7]
        self.arrived = table[8]
        self.stamps = table[9]
        self.focus = table[10]
        self.marker = table[11]
        self.step = table[12]
        self.ring_at = table[13]
        self.dice = vec[i64](contents["dice"])
        self.board = vec[i64](contents["board"])
        self.cities = vec[i64](contents["cities"])
        self.bag = vec[i64](contents["bag"])
        self.piles = vec[i64](contents["piles"])
        self.gone = vec[i64](contents["gone"])
        self.wall = vec[i64](contents["wall"])
        self.decrees = vec[i64](contents["decrees"])
        self.ports = vec[i64](contents["ports"])
        self.posts = vec[i64](contents["posts"])
        self.deck = vec[i64](contents["deck"])
        self.today = vec[i64](contents["today"])
        self.past = vec[i64](contents["past"])
        self.queue = vec[i64](contents["queue"])
        self.stack = vec[i64](contents["stack"])
        self.players = [player_from(data) for data in contents["players"]]

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for who in range(self.count()):
            servants, doubles = self.servants_of(who)
            counts[f"servants {who}"] = int(servants)
            counts[f"double servants {who}"] = int(doubles)
        all_cards = self.draw
        total = size_of(self.draw) + PLACES + i64(len(self.queue))
        for player in self.players:
            all_cards |= player.hand | player.pile
            total += size_of(player.hand) + size_of(player.pile)
        for card in [*self.board, *self.queue]:
            all_cards |= bit(card)
        counts["gifts"] = int(total)
        counts["different gifts"] = int(size_of(all_cards))
        counts["jade"] = int(self.jade + size_of(self.houses)) + sum([int(p.jade) for p in self.players])
        for kind in range(ALL_TOKENS):
            counts[f"token {TOKENS[kind]}"] = int(self.tokens_of(kind))
        counts["tokens in piles"] = sum(counts[f"token {name}"] for name in TOKENS) - self.tokens_seen()
        counts["tokens in piles"] -= sum([int(count) for count in self.piles])
        counts["below zero"] = self.below_zero()
        if self.solo():
            cards = [*self.deck, *self.past]
            counts["solo cards"] = sum([int(count) for count in cards]) + len(self.today)
        return counts

    def below_zero(self) -> int:
        """How many counts have fallen below zero, which none may."""
        counts = [*self.bag, *self.gone, *self.piles]
        for player in self.players:
            counts += [player.pool, player.supply, player.points, player.jade, player.intrigue]
        return sum([1 for count in counts if count < 0])

    def tokens_seen(self) -> int:
        """The tokens that do not lie in a pile."""
        total = sum([int(count) for count in self.gone]) + len(self.posts)
        total += sum([1 for token in self.cities if token >= 0])
        return total + sum([int(player.tokens()) for player in self.players])

    def tokens_of(self, kind: i64) -> i64:
        """How many tokens of a kind there are, wherever they lie."""
        total = self.bag[kind] + self.gone[kind]
        for token in self.cities:
            if token == kind:
                total += 1
        for player in self.players:
            total += (player.down >> TOKEN_BITS * kind & TOKEN_MOST) + player.face_up(kind)
        for post in self.posts:
            if T_GIFT_PLUS + (post & 3) == kind:
                total += 1
        return total

    def servants_of(self, who: i64) -> tuple[i64, i64]:
        """How many servants a player has, wherever they are: normal and double ones."""
        player = self.players[who]
        servants = player.pool + player.supply + size_of(player.decrees)
        doubles: i64 = 1 if player.double in (LOCKED, IN_POOL, IN_SUPPLY, AT_FOCUS) else 0
        if not self.is_meng(who):
            for taken in player.rewards:
                servants += taken
        for piece in self.wall:
            if builder_of(piece) == who:
                doubles += piece & 1
                servants += 1 - (piece & 1)
        for ship in self.ports:
            if ship != NO_SHIP and owner_of(ship) == who:
                servants += servants_on(ship)
                doubles += 1 if double_on(ship) > 0 else 0
        for post in self.posts:
            if post >> 2 & 7 == who:
                doubles += post >> 8
                servants += 1 - (post >> 8)
        return servants, doubles

    def redeal(self, seat: i64, chance: Chance) -> None:
        if not self.frames:
            return  # at the end all gifts are shown
        hidden = self.draw
        for who in range(self.count()):
            if who != seat:
                hidden |= self.players[who].dark
        for who in range(self.count()):
            if who == seat:
                continue
            player = self.players[who]
            was = vec[i64](capacity=4)
            now = vec[i64](capacity=4)
            dark = player.dark
            player.dark = 0
            while dark != 0:
                card = one_of(hidden, chance)
                hidden &= ~bit(card)
                player.dark |= bit(card)
                was = append(was, lowest(dark))
                now = append(now, card)
                dark &= dark - 1
            self.rename(player, was, now)
            reshuffle_unsure(player, chance)
        self.draw = hidden

    def rename(self, player: Player, was: vec[i64], now: vec[i64]) -> None:
        """Let gifts that only their owner has seen be others, all at once."""
        hand, pile, unsure = player.hand, player.pile, player.unsure
        for card in was:
            player.hand &= ~bit(card)
            player.pile &= ~bit(card)
            player.unsure &= ~bit(card)
        queue = self.queue[:]
        stack = self.stack[:]
        for number in range(i64(len(was))):
            old, new = was[number], now[number]
            if hand & bit(old):
                player.hand |= bit(new)
            if pile & bit(old):
                player.pile |= bit(new)
            if unsure & bit(old):
                player.unsure |= bit(new)
            for place in range(i64(len(queue))):
                if self.queue[place] == old:
                    queue[place] = new
            for place in range(i64(len(stack))):
                if self.stack[place] == old:
                    stack[place] = new
        self.queue = queue
        self.stack = stack


def one_of(cards: i64, chance: Chance) -> i64:
    """A card at random from a set that is not empty."""
    skip = chance.below(size_of(cards))
    while skip > 0:
        cards &= cards - 1
        skip -= 1
    return lowest(cards)


def reshuffle_unsure(player: Player, chance: Chance) -> None:
    """Deal anew which of the gifts of uncertain place lie in hand and which in the pile."""
    unsure = player.unsure & (player.hand | player.pile)
    in_hand = size_of(unsure & player.hand)
    player.hand &= ~unsure
    player.pile &= ~unsure
    while in_hand > 0:
        card = one_of(unsure, chance)
        unsure &= ~bit(card)
        player.hand |= bit(card)
        in_hand -= 1
    player.pile |= unsure
