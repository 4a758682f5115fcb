"""What lies on the table: seven officials with their gifts, the boards around them, and each family's own."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.games.gugong.components import DAYS, Components, Map, bit, lowest, matches, size_of
from tianxia.games.gugong.vocabulary import (
    ALL_TOKENS,
    CARD,
    DECREES,
    DICE,
    EQUAL_GIFT,
    FAVOURS,
    GIFTS,
    HOUSE,
    ICONS,
    LOCATIONS,
    MOST_PORTS,
    PLACES,
    PORT,
    PORTS,
    PRIZES,
    REASONS,
    SECTION_OF,
    SLOTS,
    SOLO_CARDS,
    T_COUNTS_DOUBLE,
    T_GIFT_PLUS,
    TOKENS,
    TOLD_MENG,
    VALUES,
    level_of,
    value_of,
)
from tianxia.kernel import AUTOMATON, Chance, Setup, State
from tianxia.kernel.packed import append, i64, vec

NOBODY: Final = -1
NOWHERE: Final = -1
NO_SHIP: Final = -1
NO_TOKEN: Final = -1

# The phases of a day.
MORNING: Final = 0
DAY: Final = 1
DUSK: Final = 2
NIGHT: Final = 3
PHASES: Final = ("morning", "day", "dusk", "night")

# Where a double servant is.
LOCKED: Final = 0
IN_POOL: Final = 1
IN_SUPPLY: Final = 2
ON_WALL: Final = 3
ABOARD: Final = 4
AT_POST: Final = 5
AT_FOCUS: Final = 6
PLACES_OF_DOUBLE: Final = ("locked", "pool", "supply", "wall", "ship", "post", "focus")

# How a gift compares with an official's.
DEAR: Final = 0
FREE: Final = 1
ONE_BEATS_NINE: Final = 2
EQUAL: Final = 3
COMPARED: Final = ("priced", "free", "one-beats-nine", "equal")

PORT_REWARDS: Final = ("none", "points", "card", "double", "any")

TOKEN_BITS: Final = 3
TOKEN_MOST: Final = 7


@mypyc_attr(acyclic=True)
class Player:
    """A family: servants, gifts, tokens, jade, and where its pieces stand. Mr. Meng is one too."""

    __slots__ = (
        "dark",
        "decrees",
        "double",
        "down",
        "envoy",
        "hand",
        "intrigue",
        "jade",
        "pile",
        "points",
        "pool",
        "rewards",
        "slot",
        "stamp",
        "supply",
        "traveller",
        "unsure",
        "up",
    )

    def __init__(self) -> None:
        self.points: i64 = 0
        # Servants other than the double one.
        self.pool: i64 = 0
        self.supply: i64 = 0
        self.double: i64 = LOCKED
        # Gifts as sets of bits: in hand, and in the pile that is tomorrow's hand.
        self.hand: i64 = 0
        self.pile: i64 = 0
        # Gifts that lie in hand or pile, but only the owner knows in which; and those nobody else has seen.
        self.unsure: i64 = 0
        self.dark: i64 = 0
        # Travel tokens face down and face up, three bits for each kind.
        self.down: i64 = 0
        self.up: i64 = 0
        self.jade: i64 = 0
        self.envoy: i64 = 0
        self.slot: i64 = NOWHERE
        self.intrigue: i64 = 0
        # When the marker came to its space: the latest lies on top.
        self.stamp: i64 = 0
        self.traveller: i64 = NOWHERE
        # Decrees as a set of bits; harbour rewards taken: points, cards, double servant.
        self.decrees: i64 = 0
        self.rewards: vec[i64] = vec[i64]([0] * 3)

    def clone(self) -> Player:
        """A copy."""
        twin = Player()
        twin.points = self.points
        twin.pool = self.pool
        twin.supply = self.supply
        twin.double = self.double
        twin.hand = self.hand
        twin.pile = self.pile
        twin.unsure = self.unsure
        twin.dark = self.dark
        twin.down = self.down
        twin.up = self.up
        twin.jade = self.jade
        twin.envoy = self.envoy
        twin.slot = self.slot
        twin.intrigue = self.intrigue
        twin.stamp = self.stamp
        twin.traveller = self.traveller
        twin.decrees = self.decrees
        twin.rewards = self.rewards[:]
        return twin

    def has(self, decree: i64) -> bool:
        """Whether a servant of this family is on a decree."""
        return self.decrees >> decree & 1 == 1

    def pieces(self) -> i64:
        """Servants in the pool, the double one counted once."""
        return self.pool + 1 if self.double == IN_POOL else self.pool

    def strength(self) -> i64:
        """Servants in the pool, the double one counted twice: what can be paid at most."""
        return self.pool + 2 if self.double == IN_POOL else self.pool

    def can_pay(self, count: i64) -> bool:
        """Whether so many servants can be paid."""
        return self.strength() >= count

    def can_gain(self) -> bool:
        """Whether any servant is left in the supply."""
        return self.supply > 0 or self.double == IN_SUPPLY

    def face_up(self, kind: i64) -> i64:
        """How many tokens of a kind lie face up."""
        return self.up >> TOKEN_BITS * kind & TOKEN_MOST

    def tokens(self) -> i64:
        """How many tokens are stored."""
        return tokens_in(self.down) + tokens_in(self.up)

    def token_value(self) -> i64:
        """What the stored tokens are worth in an exchange, the one that counts double twice."""
        return self.tokens() + self.face_up(T_COUNTS_DOUBLE)


def tokens_in(packed: i64) -> i64:
    """How many tokens a packed count holds."""
    count: i64 = 0
    while packed != 0:
        count += packed & TOKEN_MOST
        packed >>= TOKEN_BITS
    return count


def one_token(kind: i64) -> i64:
    """One token of a kind as a packed count."""
    return bit(TOKEN_BITS * kind)


def kinds_in(packed: i64) -> list[str]:
    """The tokens of a packed count by name."""
    names: list[str] = []
    for kind in range(ALL_TOKENS):
        names += [TOKENS[kind]] * int(packed >> TOKEN_BITS * kind & TOKEN_MOST)
    return names


def ship_of(owner: i64, servants: i64, double: i64) -> i64:
    """A ship as a number: whose it is, its servants, and how many holds the double servant fills."""
    return owner + servants * 8 + double * 32


def owner_of(ship: i64) -> i64:
    """Whose ship it is."""
    return ship & 7


def servants_on(ship: i64) -> i64:
    """The servants aboard, other than the double one."""
    return ship >> 3 & 3


def double_on(ship: i64) -> i64:
    """How many holds the double servant fills; 0 if it is not aboard."""
    return ship >> 5


def load_of(ship: i64) -> i64:
    """How many holds are filled."""
    return (ship >> 3 & 3) + (ship >> 5)


def post_of(kind: i64, owner: i64, location: i64, double: i64) -> i64:
    """A token laid out for the day with its servant, as a number; beside one's board, the location is 7."""
    return (kind - T_GIFT_PLUS) + owner * 4 + location * 32 + double * 256


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
        # The servants on the wall from left to right: player × 2, plus 1 for a double servant.
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
        """How much a player has on the wall; a double servant counts two."""
        total: i64 = 0
        for piece in self.wall:
            if piece >> 1 == who:
                total += 1 + (piece & 1)
        return total

    def wall_total(self) -> i64:
        """How much stands on the wall."""
        total: i64 = 0
        for piece in self.wall:
            total += 1 + (piece & 1)
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

    # The picture ------------------------------------------------------------------------------------------

    def picture(self, seat: i64 | None) -> dict[str, object]:
        picture: dict[str, object] = {
            "day": int(self.day),
            "days": DAYS,
            "phase": PHASES[self.phase] if self.frames else "end",
            "first": int(self.first),
            "order": [int((self.first + step) % self.count()) for step in range(self.count())],
            "medal": None if self.medal == NOBODY else int(self.medal),
            "daily": [int(count) for count in self.components.daily],
            "dice": [int(face) for face in self.dice],
            "faces": [[int(face) for face in die] for die in self.components.faces],
            "locations": {LOCATIONS[place]: self.location_pictured(place) for place in range(PLACES)},
            "cards": self.cards_pictured(),
            "draw": int(size_of(self.draw)),
            "map": self.map_pictured(),
            "exchange": {PRIZES[prize]: int(self.components.rates[prize]) for prize in range(len(PRIZES))},
            "wall": {
                "servants": [{"player": int(p >> 1), "double": bool(p & 1)} for p in self.wall],
                "total": int(self.wall_total()),
                "needed": int(self.wall_needed()),
                "points": int(self.components.wall_points),
            },
            "palace": {"steps": int(self.components.steps), "slots": self.slots_pictured()},
            "intrigue": {
                "spaces": int(self.components.track),
                "stacks": self.stacks_pictured(),
                "costs": {name: int(self.components.favour_costs[n]) for n, name in enumerate(FAVOURS)},
            },
            "jade": {
                "houses": [
                    {"house": HOUSE.tokens[n], "price": int(price), "jade": bool(self.houses >> n & 1)}
                    for n, price in enumerate(self.prices)
                ],
                "square": int(self.components.square_price),
                "open": bool(self.houses == 0),
                "left": max(int(self.jade), 0),
            },
            "decrees": [self.decree_pictured(slot) for slot in range(SLOTS)],
            "canal": [self.path_pictured(path) for path in range(self.path_count)],
            "players": [
                self.player_pictured(s, not self.frames or (seat is not None and s == seat))
                for s in range(self.seats)
            ],
        }
        if self.solo():
            picture["meng"] = self.meng_pictured()
        return picture

    def location_pictured(self, place: i64) -> dict[str, object]:
        """One official: the gift before him, and the bonus tokens laid out there."""
        posts = [
            {
                "player": int(post >> 2 & 7),
                "token": TOKENS[T_GIFT_PLUS + (post & 3)],
                "double": bool(post >> 8),
            }
            for post in self.posts
            if post & 3 != 0 and post >> 5 & 7 == place
        ]
        return {"card": CARD.tokens[self.board[place]], "posts": posts, "focus": bool(self.focus == place)}

    def cards_pictured(self) -> dict[str, object]:
        """The face of every gift in the game, and how many dice it matches."""
        found: dict[str, object] = {}
        for value in range(VALUES):
            for copy in range(self.components.copies[value]):
                card = value * (len(CARD.tokens) // VALUES) + copy
                found[CARD.tokens[card]] = {
                    "value": int(value_of(card)),
                    "icon": ICONS[self.components.icon[card]],
                    "matches": int(matches(card, self.dice)),
                }
        return found

    def map_pictured(self) -> dict[str, object]:
        """The cities with tokens and travellers, the roads, the piles, and where each traveller may go."""
        land = self.land
        cities: list[object] = []
        roads: list[object] = []
        for city, name in enumerate(land.names):
            token = self.cities[city]
            here = [int(w) for w in range(self.count()) if self.players[w].traveller == city]
            cities.append(
                {"city": name, "token": None if token == NO_TOKEN else TOKENS[token], "travellers": here}
            )
            near = land.roads[city]
            roads += [[name, other] for n, other in enumerate(land.names) if n > city and near >> n & 1]
        return {
            "cities": cities,
            "roads": roads,
            "ring": [land.names[city] for city in land.ring] if self.solo() else [],
            "piles": [int(count) for count in self.piles],
            "discarded": {name: int(self.gone[n]) for n, name in enumerate(TOKENS) if self.gone[n]},
            "reach": [self.cities_named(self.reach(who)) for who in range(self.count())],
        }

    def cities_named(self, cities: i64) -> list[str]:
        """A set of cities by name."""
        return [name for number, name in enumerate(self.land.names) if cities >> number & 1]

    def slots_pictured(self) -> list[object]:
        """The spaces in the palace: points, and whose envoy stands there."""
        slots: list[object] = []
        for slot in range(self.count()):
            who = [int(w) for w in range(self.count()) if self.players[w].slot == slot]
            slots.append({"points": int(self.components.arrival[slot]), "player": who[0] if who else None})
        return slots

    def stacks_pictured(self) -> list[object]:
        """The markers on the intrigue track: each space with its stack from bottom to top."""
        stacks: list[object] = []
        for space in range(self.components.track + 1):
            here = [w for w in range(self.count()) if self.players[w].intrigue == space]
            if here:
                order = sorted([(int(self.players[w].stamp), int(w)) for w in here])
                stacks.append({"space": int(space), "players": [who for _, who in order]})
        return stacks

    def decree_pictured(self, slot: i64) -> dict[str, object]:
        """One decree: what it costs and brings, and who is on it."""
        decree = self.decrees[slot]
        level = level_of(decree)
        return {
            "decree": DECREES[decree],
            "level": int(level) + 1,
            "cost": int(self.components.decree_cost[level]),
            "points": int(self.components.decree_points[decree]),
            "players": [int(w) for w in range(self.count()) if self.players[w].has(decree)],
        }

    def path_pictured(self, path: i64) -> list[object]:
        """One path of the canal: its ports with their ships."""
        ports: list[object] = []
        for number in range(PORTS):
            ship = self.ports[path * PORTS + number]
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

    def player_pictured(self, who: i64, open_cards: bool) -> dict[str, object]:
        """One family as others see it; its gifts only if they are open to the viewer."""
        player = self.players[who]
        posts = [TOKENS[T_GIFT_PLUS + (post & 3)] for post in self.posts if post >> 2 & 7 == who]
        own = [slot for slot in range(SLOTS) if player.has(self.decrees[slot])]
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
                "limit": int(self.components.limit),
            },
            "posts": posts,
            "ships": int(self.components.ships - self.ships_of(who)),
            "rewards": {
                name: {"taken": int(player.rewards[n]), "spaces": int(self.components.spaces[n])}
                for n, name in enumerate(("points", "card", "double"))
            },
            "envoy": int(player.envoy),
            "inside": bool(player.slot != NOWHERE),
            "intrigue": int(player.intrigue),
            "traveller": None if player.traveller == NOWHERE else self.land.names[player.traveller],
            "wall": int(self.wall_strength(who)),
            "decrees": [DECREES[self.decrees[slot]] for slot in own],
            "cards": int(size_of(player.hand)),
            "pile": int(size_of(player.pile)),
            "hand": self.hand_pictured(who) if open_cards else None,
            "tomorrow": cards_named(player.pile) if open_cards else None,
            "pairs": int(self.pairs(player.pile)) if open_cards else None,
        }

    def hand_pictured(self, who: i64) -> list[object]:
        """The gifts in hand, each with how it compares with every official's."""
        added = self.added_value(who)
        return [
            {
                "card": CARD.tokens[card],
                "value": int(value_of(card) + added),
                "offers": {
                    LOCATIONS[place]: COMPARED[self.compare(who, card, place)] for place in range(PLACES)
                },
            }
            for card in range(GIFTS)
            if self.players[who].hand >> card & 1
        ]

    def pairs(self, cards: i64) -> i64:
        """How many pairs of a gift and a die that shows its value there are."""
        total: i64 = 0
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            total += matches(card, self.dice)
        return total

    def meng_pictured(self) -> dict[str, object]:
        """Mr. Meng: a family like the others, and his cards."""
        picture = self.player_pictured(1, False)
        picture["cards"] = int(size_of(self.players[1].hand)) + len(self.queue)
        picture.update(
            {
                "level": str(self.setup.options["level"]),
                "focus": LOCATIONS[self.focus],
                "deck": sum([int(count) for count in self.deck]),
                "row": [SOLO_CARDS[card] for card in self.today],
                "past": {name: int(self.past[n]) for n, name in enumerate(SOLO_CARDS) if self.past[n]},
                "tonight": int(self.components.meng_matches[self.day - 1]),
                "extra": int(self.marker),
                "last": self.last_gift(),
                "reasons": dict(REASONS),
            }
        )
        return picture

    def last_gift(self) -> str | None:
        """The gift on top of Mr. Meng's pile, unless nobody has seen it."""
        if len(self.stack) == 0 or self.players[1].dark >> self.stack[-1] & 1:
            return None
        return CARD.tokens[self.stack[-1]]

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
        if self.solo():
            cards = [*self.deck, *self.past]
            counts["solo cards"] = sum([int(count) for count in cards]) + len(self.today)
        return counts

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
            if piece >> 1 == who:
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


def numbers(values: vec[i64]) -> list[int]:
    """A packed array as a list."""
    return [int(value) for value in values]


def cards_named(cards: i64) -> list[str]:
    """A set of gifts by name."""
    return [name for number, name in enumerate(CARD.tokens) if cards >> number & 1]


def player_told(player: Player) -> list[object]:
    """Everything of one player."""
    fields = (
        player.points,
        player.pool,
        player.supply,
        player.double,
        player.hand,
        player.pile,
        player.unsure,
        player.dark,
        player.down,
        player.up,
        player.jade,
        player.envoy,
        player.slot,
        player.intrigue,
        player.stamp,
        player.traveller,
        player.decrees,
    )
    return [[int(field) for field in fields], numbers(player.rewards)]


def player_from(data: list[Any]) -> Player:
    """A player as `Realm.contents` tells it."""
    fields: list[int] = data[0]
    player = Player()
    player.points = fields[0]
    player.pool = fields[1]
    player.supply = fields[2]
    player.double = fields[3]
    player.hand = fields[4]
    player.pile = fields[5]
    player.unsure = fields[6]
    player.dark = fields[7]
    player.down = fields[8]
    player.up = fields[9]
    player.jade = fields[10]
    player.envoy = fields[11]
    player.slot = fields[12]
    player.intrigue = fields[13]
    player.stamp = fields[14]
    player.traveller = fields[15]
    player.decrees = fields[16]
    player.rewards = vec[i64](data[1])
    return player
