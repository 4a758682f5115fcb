"""What lies on the table: the calendar, the action groups, the supply, and each player's court."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.games.dragon.components import Components
from tianxia.games.dragon.vocabulary import (
    ACTIONS,
    CARDS,
    FIRST_SPLIT,
    HAND,
    HAPPENINGS,
    LARGE,
    MOST_PALACES,
    PRIVILEGE,
    SIZE,
    TILE,
    TILES,
    TYPES,
    WILD,
    old_of,
)
from tianxia.kernel import Chance, Setup, State
from tianxia.kernel.packed import append, i64, insert_sorted, vec, without
from tianxia.kernel.state import turn_order

NO_TILE: Final = -1

CARD_BITS: Final = 4
CARD_MOST: Final = 15
"""A hand is one number: so many bits tell how many cards there are of each kind. So are a court's tiles."""

PHASES: Final = {
    "action": "action",
    "build": "action",
    "privilege": "action",
    "card": "person",
    "hire": "person",
    "house": "person",
    "make-room": "person",
    "release": "event",
    "unfed": "event",
}
"""The phase each question belongs to."""


class Palace:
    """A palace: its floors and the persons who live there. It never changes; another takes its place.

    There are not many different ones, so each exists once, for all courts of all games, and remembers
    which one takes its place when somebody moves in or leaves. `palace_with` finds it.
    """

    __slots__ = ("floors", "joined", "left", "lodgers", "persons", "tiles")

    def __init__(self, floors: i64, persons: vec[i64]) -> None:
        self.floors = floors
        self.persons = persons
        # How many they are, in all and of each kind of tile.
        self.lodgers: i64 = len(persons)
        self.tiles: i64 = 0
        for tile in persons:
            self.tiles += cards_alike(tile, 1)
        self.joined: list[Palace | None] = [None] * TILES
        self.left: list[Palace | None] = [None] * TILES

    def is_occupied(self) -> bool:
        """Whether anybody lives there."""
        return self.lodgers > 0

    def has_room(self) -> bool:
        """Whether a floor is free: each holds one person."""
        return self.lodgers < self.floors

    def with_person(self, tile: i64) -> Palace:
        """The palace after somebody has moved in."""
        found = self.joined[tile]
        if found is None:
            self.joined[tile] = found = palace_with(self.floors, insert_sorted(self.persons, tile))
        return found

    def without_person(self, tile: i64) -> Palace:
        """The palace after somebody has left."""
        found = self.left[tile]
        if found is None:
            self.left[tile] = found = palace_with(self.floors, without(self.persons, tile))
        return found

    def with_floors(self, floors: i64) -> Palace:
        """The palace after it was extended or has decayed."""
        return palace_with(floors, self.persons)

    def symbols(self, person: i64, components: Components) -> i64:
        """The symbols of all persons of one type who live there."""
        return symbols_of(self.tiles, person, components)


ALL_PALACES: Final[dict[int, Palace]] = {}
"""Every palace that was ever asked for."""


def palace_with(floors: i64, persons: vec[i64]) -> Palace:
    """The palace with so many floors and these persons, in ascending order."""
    key = int(floors)
    for tile in persons:
        key = key * (TILES + 1) + int(tile) + 1
    found = ALL_PALACES.get(key)
    if found is None:
        ALL_PALACES[key] = found = Palace(floors, persons)
    return found


@mypyc_attr(acyclic=True)
class Player:
    """A prince: marker positions, goods, privileges, person cards and palaces."""

    __slots__ = (
        "arrival",
        "fireworks",
        "hand",
        "large",
        "palaces",
        "place",
        "points",
        "rice",
        "small",
        "track",
        "yuan",
    )

    def __init__(self, yuan: i64, hand: i64, palaces: list[Palace]) -> None:
        self.points: i64 = 0
        self.track: i64 = 0
        # When the marker came to its space: the latest arrival lies on top.
        self.arrival: i64 = 0
        # How many act before this one: what `precedence` says, kept up by `advance`.
        self.place: i64 = 0
        self.yuan = yuan
        self.rice: i64 = 0
        self.fireworks: i64 = 0
        self.small: i64 = 0
        self.large: i64 = 0
        self.hand = hand
        self.palaces = palaces

    def precedence(self) -> i64:
        """Orders the seats by the person track: furthest first, on one space the top marker first."""
        return (self.track << 32) + self.arrival

    def clone(self) -> Player:
        """A copy; palaces are shared because they never change."""
        twin = Player(self.yuan, self.hand, self.palaces[:])
        twin.points = self.points
        twin.track = self.track
        twin.arrival = self.arrival
        twin.place = self.place
        twin.rice = self.rice
        twin.fireworks = self.fireworks
        twin.small = self.small
        twin.large = self.large
        return twin

    def symbols(self, person: i64, components: Components) -> i64:
        """The symbols of one type in all palaces."""
        tiles: i64 = 0
        for palace in self.palaces:
            tiles += palace.tiles
        return symbols_of(tiles, person, components)

    def persons(self) -> i64:
        """How many persons live at the court."""
        total: i64 = 0
        for palace in self.palaces:
            total += palace.lodgers
        return total

    def occupied(self) -> i64:
        """How many palaces are lived in."""
        total: i64 = 0
        for palace in self.palaces:
            if palace.is_occupied():
                total += 1
        return total

    def has_room(self) -> bool:
        """Whether any palace has a free floor."""
        for palace in self.palaces:
            if palace.has_room():
                return True
        return False

    def can_take_in(self) -> bool:
        """Whether anybody new can live there: on a free floor, or in the place of somebody else."""
        return self.has_room() or self.persons() > 0

    def cards_left(self) -> i64:
        """How many person cards are in hand."""
        total: i64 = 0
        for card in range(i64(TYPES + 1)):
            total += self.cards_of(card)
        return total

    def cards_of(self, card: i64) -> i64:
        """How many cards of a kind are in hand."""
        return self.hand >> CARD_BITS * card & CARD_MOST

    def hand_counts(self) -> vec[i64]:
        """How many cards are in hand of each kind."""
        counts = vec[i64](capacity=TYPES + 1)
        for card in range(i64(TYPES + 1)):
            counts = append(counts, self.cards_of(card))
        return counts


class Year(State):
    """The whole table."""

    __slots__ = (
        "arrivals",
        "calendar",
        "components",
        "discard",
        "dragons",
        "gone",
        "group_of",
        "large_price",
        "month",
        "pairs",
        "players",
        "supply",
    )

    def __init__(self, setup: Setup, chance: Chance, components: Components, players: list[Player]) -> None:
        super().__init__(setup, chance)
        self.components = components
        self.players = players
        self.large_price: i64 = 0
        # Months are counted from 1; 0 is the set-up.
        self.month: i64 = 0
        self.calendar: vec[i64] = vec[i64]()
        # The group each action card lies in, and on each group the dragons, as a set of seats.
        self.group_of: vec[i64] = vec[i64]()
        self.dragons: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        # Tiles that have left the game, and person cards that were played.
        self.gone: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        # How often any marker has moved: it stamps arrivals.
        self.arrivals: i64 = 0
        # Pairs of starting persons already taken.
        self.pairs: vec[i64] = vec[i64]()

    def clone(self) -> Year:
        twin = Year(self.setup, self.chance.clone(), self.components, [p.clone() for p in self.players])
        twin.frames = self.frames[:]
        twin.large_price = self.large_price
        twin.month = self.month
        twin.calendar = self.calendar
        twin.group_of = self.group_of
        twin.dragons = self.dragons[:]
        twin.supply = self.supply[:]
        twin.gone = self.gone[:]
        twin.discard = self.discard[:]
        twin.arrivals = self.arrivals
        twin.pairs = self.pairs
        return twin

    def line_up(self) -> None:
        """Find everybody's place by the markers; before the first person, the lower seat acts first."""
        keys = vec[i64](capacity=self.seats)
        for player in self.players:
            keys = append(keys, player.precedence())
        order = turn_order(keys)
        for place in range(self.seats):
            self.players[order[place]].place = place

    def turn_order(self) -> vec[i64]:
        """The seats by their markers on the person track: furthest first, on one space the top one first."""
        order = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            order[self.players[seat].place] = seat
        return order

    def event(self) -> i64:
        """The event of the present month."""
        return self.calendar[self.month - 1]

    def price(self, size: i64) -> i64:
        """What a privilege costs."""
        return self.large_price if size == LARGE else self.components.price_small

    def surcharge(self, card: i64) -> i64:
        """What must be paid first for a card: something, if a dragon lies on its group."""
        return self.components.surcharge if self.dragons[self.group_of[card]] != 0 else 0

    def points(self, seat: i64) -> i64:
        return self.players[seat].points

    def standing(self, seat: i64) -> i64:
        # R21: equal points go to the marker further on, on one space to the one on top.
        player = self.players[seat]
        return (player.points << 40) + (player.track << 20) + player.arrival

    def picture(self, seat: i64 | None) -> dict[str, object]:
        open_hands = self.setup.chosen("open_hands")
        return {
            "month": int(self.month),
            "phase": self.phase(),
            "hired": None if self.tile_in_hand() == NO_TILE else TILE.tokens[self.tile_in_hand()],
            "calendar": [HAPPENINGS[event] for event in self.calendar],
            "amounts": self.components.amounts(),
            "groups": self.groups_pictured(),
            "icons": {ACTIONS[card]: int(self.components.icons[card]) for card in range(PRIVILEGE)},
            "order": [int(s) for s in self.turn_order()],
            "supply": {TILE.tokens[tile]: int(self.supply[tile]) for tile in range(TILES)},
            "tiles": {
                TILE.tokens[tile]: {
                    "steps": int(self.components.value[tile]),
                    "symbols": int(self.components.symbols[tile]),
                }
                for tile in range(TILES)
            },
            "discard": counted(self.discard, HAND.tokens),
            "prices": {SIZE.tokens[size]: int(self.price(size)) for size in range(len(SIZE.tokens))},
            "refill": int(self.components.refill),
            "spared": self.spared(),
            "players": [
                self.player_pictured(s, open_hands or (seat is not None and s == seat))
                for s in range(self.seats)
            ],
        }

    def phase(self) -> str:
        """Where in the month the game stands."""
        if not self.frames:
            return "end"
        if self.month == 0:
            return "setup"
        return PHASES[self.frames[-1].name]

    def tile_in_hand(self) -> i64:
        """The tile that was hired and has no palace yet."""
        if self.frames and self.frames[-1].name in ("house", "make-room"):
            return self.frames[-1].mark
        return NO_TILE

    def spared(self) -> list[int]:
        """The acting player's palaces that have lost somebody to the drought already, counted from 1."""
        if not self.frames or self.frames[-1].name != "unfed":
            return []
        marks = self.frames[-1].mark
        return [number + 1 for number in range(MOST_PALACES) if marks >> number & 1]

    def groups_pictured(self) -> list[object]:
        """The groups of action cards with the dragons on them, which lie there for the action phase."""
        groups: list[object] = []
        if self.phase() != "action":
            # All have acted: the dragons are back with their owners, and the cards are collected.
            return groups
        for group in range(len(self.dragons)):
            seats = [int(s) for s in range(self.seats) if self.dragons[group] >> s & 1]
            groups.append(
                {
                    "cards": [ACTIONS[card] for card in range(CARDS) if self.group_of[card] == group],
                    "dragons": seats,
                    "surcharge": int(self.components.surcharge) if seats else 0,
                }
            )
        return groups

    def player_pictured(self, seat: i64, open_hand: bool) -> dict[str, object]:
        """One court as others see it, with the hand if it is open to the viewer."""
        player = self.players[seat]
        return {
            "points": int(player.points),
            "track": int(player.track),
            "yuan": int(player.yuan),
            "rice": int(player.rice),
            "fireworks": int(player.fireworks),
            "privileges": {"small": int(player.small), "large": int(player.large)},
            "palaces": [
                {"floors": int(palace.floors), "persons": [TILE.tokens[tile] for tile in palace.persons]}
                for palace in player.palaces
            ],
            "cards": int(player.cards_left()),
            "hand": counted(player.hand_counts(), HAND.tokens) if open_hand else None,
        }

    def contents(self) -> dict[str, object]:
        return {
            "month": int(self.month),
            "calendar": [int(event) for event in self.calendar],
            "group_of": [int(group) for group in self.group_of],
            "dragons": [int(seats) for seats in self.dragons],
            "supply": [int(count) for count in self.supply],
            "gone": [int(count) for count in self.gone],
            "discard": [int(count) for count in self.discard],
            "arrivals": int(self.arrivals),
            "pairs": [int(pair) for pair in self.pairs],
            "large_price": int(self.large_price),
            "players": [
                [
                    int(p.points),
                    int(p.track),
                    int(p.arrival),
                    int(p.yuan),
                    int(p.rice),
                    int(p.fireworks),
                    int(p.small),
                    int(p.large),
                    [int(count) for count in p.hand_counts()],
                    [[int(palace.floors), *[int(tile) for tile in palace.persons]] for palace in p.palaces],
                ]
                for p in self.players
            ],
        }

    def restore(self, contents: dict[str, Any]) -> None:
        self.month = contents["month"]
        self.calendar = vec[i64](contents["calendar"])
        self.group_of = vec[i64](contents["group_of"])
        self.dragons = vec[i64](contents["dragons"])
        self.supply = vec[i64](contents["supply"])
        self.gone = vec[i64](contents["gone"])
        self.discard = vec[i64](contents["discard"])
        self.arrivals = contents["arrivals"]
        self.pairs = vec[i64](contents["pairs"])
        self.large_price = contents["large_price"]
        self.players = [player_from(data) for data in contents["players"]]
        self.line_up()

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {"action cards": len(self.group_of), "events": len(self.calendar)}
        for tile in range(TILES):
            total = self.supply[tile] + self.gone[tile]
            for player in self.players:
                for palace in player.palaces:
                    for person in palace.persons:
                        if person == tile:
                            total += 1
            if self.tile_in_hand() == tile:
                total += 1
            counts[f"tile {TILE.tokens[tile]}"] = int(total)
        for card in range(WILD + 1):
            held: i64 = self.discard[card]
            for player in self.players:
                held += player.cards_of(card)
            counts[f"card {HAND.tokens[card]}"] = int(held)
        return counts


def symbols_of(tiles: i64, person: i64, components: Components) -> i64:
    """The symbols of one type of person among tiles."""
    total = (tiles >> CARD_BITS * person & CARD_MOST) * components.symbols[person]
    if person >= FIRST_SPLIT:
        old = old_of(person)
        total += (tiles >> CARD_BITS * old & CARD_MOST) * components.symbols[old]
    return total


def counted(counts: vec[i64], tokens: tuple[str, ...]) -> dict[str, int]:
    """How many there are of each, leaving out what there is none of."""
    return {token: int(counts[number]) for number, token in enumerate(tokens) if counts[number] > 0}


def player_from(data: list[Any]) -> Player:
    """A player as `Year.contents` tells it."""
    player = Player(
        data[3], hand_with(vec[i64](data[8])), [palace_with(told[0], vec[i64](told[1:])) for told in data[9]]
    )
    player.points = data[0]
    player.track = data[1]
    player.arrival = data[2]
    player.rice = data[4]
    player.fireworks = data[5]
    player.small = data[6]
    player.large = data[7]
    return player


def cards_alike(card: i64, count: i64) -> i64:
    """So many cards of one kind."""
    return count << CARD_BITS * card


def hand_with(counts: vec[i64]) -> i64:
    """A hand with so many cards of each kind."""
    hand: i64 = 0
    for card in range(i64(len(counts))):
        hand += cards_alike(card, counts[card])
    return hand


def full_hand(components: Components) -> i64:
    """The person cards every player begins with."""
    counts = vec[i64]([components.cards_each] * (TYPES + 1))
    counts[WILD] = components.cards_wild
    return hand_with(counts)
