"""The pieces of the game and how they are written down: families, tokens, ships, servants at their posts."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.games.gugong.components import bit
from tianxia.games.gugong.vocabulary import ALL_TOKENS, T_COUNTS_DOUBLE, T_GIFT_PLUS, TOKENS
from tianxia.kernel.packed import adjusted, held_in_all, i64, vec

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

UPRIGHT: Final = 16
"""In the number of a double servant on the wall: it stands upright and counts one."""

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

    def has_tokens(self) -> bool:
        """Whether any token is stored."""
        return self.down != 0 or self.up != 0

    def tokens(self) -> i64:
        """How many tokens are stored."""
        return tokens_in(self.down) + tokens_in(self.up)

    def token_value(self) -> i64:
        """What the stored tokens are worth in an exchange, the one that counts double twice."""
        return self.tokens() + self.face_up(T_COUNTS_DOUBLE)


def tokens_in(packed: i64) -> i64:
    """How many tokens a packed count holds."""
    return held_in_all(packed, TOKEN_BITS)


def one_token(kind: i64) -> i64:
    """One token of a kind as a packed count."""
    return bit(TOKEN_BITS * kind)


def less(packed: i64, kind: i64, count: i64 = 1) -> i64:
    """A packed count with so many fewer tokens of a kind, which must be there."""
    return adjusted(packed, kind, -count, TOKEN_BITS)


def more(packed: i64, kind: i64) -> i64:
    """A packed count with one more token of a kind."""
    return adjusted(packed, kind, 1, TOKEN_BITS)


def kinds_in(packed: i64) -> list[str]:
    """The tokens of a packed count by name."""
    names: list[str] = []
    for kind in range(ALL_TOKENS):
        names += [TOKENS[kind]] * int(packed >> TOKEN_BITS * kind & TOKEN_MOST)
    return names


def wall_piece(owner: i64, double: i64, worth: i64) -> i64:
    """A servant on the wall as a number: whose it is, whether it is the double one, what that counts."""
    return owner * 2 + double + (UPRIGHT if double and worth < 2 else 0)


def builder_of(piece: i64) -> i64:
    """Whose servant stands there."""
    return piece >> 1 & 7


def worth_of(piece: i64) -> i64:
    """What a servant on the wall counts: two for a double one, unless it stands upright."""
    return 1 + (piece & 1) - (piece >> 4)


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


def numbers(values: vec[i64]) -> list[int]:
    """A packed array as a list."""
    return [int(value) for value in values]


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
