"""The words of the game as tables: persons, tiles, cards, events; every kind of move and of news."""

from __future__ import annotations

from typing import Final

from tianxia.kernel.packed import i64
from tianxia.kernel.vocabulary import NUMBER, Domain, EventKind, Kind, Vocabulary, numbered

# Types of person. From the fourth on, a type has young and old tiles.
PERSONS: Final = (
    "craftsman",
    "lady",
    "collector",
    "pyrotechnist",
    "warrior",
    "monk",
    "healer",
    "farmer",
    "scholar",
)
CRAFTSMAN: Final = 0
LADY: Final = 1
COLLECTOR: Final = 2
PYROTECHNIST: Final = 3
WARRIOR: Final = 4
MONK: Final = 5
HEALER: Final = 6
FARMER: Final = 7
SCHOLAR: Final = 8
TYPES: Final = 9
FIRST_SPLIT: Final = 3
"""The first type that has two ages."""

WILD: Final = 9
"""The wild person card: it takes any tile."""

# Tiles: the nine young ones in the order of the types, then the six old ones.
TILES: Final = 15
OLD: Final = TYPES - FIRST_SPLIT
"""The distance from a young tile of a split type to the old one."""

# Action cards.
ACTIONS: Final = ("taxes", "build", "harvest", "fireworks", "parade", "research", "privilege")
TAXES: Final = 0
BUILD: Final = 1
HARVEST: Final = 2
FIREWORKS: Final = 3
PARADE: Final = 4
RESEARCH: Final = 5
PRIVILEGE: Final = 6
CARDS: Final = 7

# Events.
HAPPENINGS: Final = ("peace", "tribute", "drought", "festival", "mongols", "epidemic")
PEACE: Final = 0
TRIBUTE: Final = 1
DROUGHT: Final = 2
FESTIVAL: Final = 3
MONGOLS: Final = 4
EPIDEMIC: Final = 5

SMALL: Final = 0
LARGE: Final = 1

MOST_PALACES: Final = 28
"""More than a court can ever hold; an edition that could need more is refused.

A seat's thirteen persons can have lived in thirteen palaces at most. A palace nobody ever lived in
loses a floor each month, so all such palaces together keep at most ten floors from month to month
(of fifteen, at most three to a palace, a third decays), and a month's building adds five at most.
"""


def type_of(tile: i64) -> i64:
    """The type of person on a tile."""
    return tile if tile < TYPES else tile - OLD


def is_old(tile: i64) -> bool:
    """Whether a tile shows an old person."""
    return tile >= TYPES


def old_of(person: i64) -> i64:
    """The old tile of a split type."""
    return person + OLD


CARD: Final = Domain("card", ACTIONS)
HAND: Final = Domain("hand", (*PERSONS, "wild"))
TILE: Final = Domain("tile", (*PERSONS, *[f"old-{person}" for person in PERSONS[FIRST_SPLIT:]]))
PERSON: Final = Domain("person", TILE.tokens)
PALACE: Final = numbered("palace", MOST_PALACES)
SIZE: Final = Domain("privilege", ("small", "large"))
EVENT: Final = Domain("event", HAPPENINGS)

MOVES: Final = Vocabulary(
    Kind("take", CARD),
    Kind("refill"),
    Kind("buy", SIZE),
    Kind("build", PALACE),
    Kind("found"),
    Kind("play", HAND),
    Kind("hire", TILE),
    Kind("house", PALACE),
    Kind("release", PALACE, PERSON, refs=("person:{palace}:{person}",)),
    Kind("dismiss"),
)

TAKE: Final[i64] = MOVES.offset("take")
REFILL: Final[i64] = MOVES.offset("refill")
BUY: Final[i64] = MOVES.offset("buy")
EXTEND: Final[i64] = MOVES.offset("build")
FOUND: Final[i64] = MOVES.offset("found")
PLAY: Final[i64] = MOVES.offset("play")
HIRE: Final[i64] = MOVES.offset("hire")
HOUSE: Final[i64] = MOVES.offset("house")
RELEASE: Final[i64] = MOVES.offset("release")
DISMISS: Final[i64] = MOVES.offset("dismiss")

EVENTS: Final = (
    EventKind("month", month=NUMBER, event=EVENT),
    EventKind("took", card=CARD, surcharge=NUMBER),
    EventKind("refilled", yuan=NUMBER),
    EventKind("yielded", card=CARD, amount=NUMBER),
    EventKind("bought", privilege=SIZE, price=NUMBER),
    EventKind("extended", palace=PALACE, floors=NUMBER),
    EventKind("founded", palace=PALACE),
    EventKind("played", hand=HAND),
    EventKind("nobody-left", hand=HAND),
    EventKind("housed", tile=TILE, palace=PALACE, steps=NUMBER),
    EventKind("dismissed", tile=TILE),
    EventKind("released", tile=TILE, palace=PALACE),
    EventKind("happened", event=EVENT),
    EventKind("tribute", paid=NUMBER, missing=NUMBER),
    EventKind("drought", rice=NUMBER, unfed=NUMBER),
    EventKind("festival", points=NUMBER, returned=NUMBER),
    EventKind("mongols", points=NUMBER, lost=NUMBER),
    EventKind("epidemic", mortars=NUMBER, lost=NUMBER),
    EventKind("decayed", palace=PALACE, floors=NUMBER),
    EventKind("scored", palaces=NUMBER, ladies=NUMBER, dragons=NUMBER, points=NUMBER),
    EventKind("final", persons=NUMBER, monks=NUMBER, money=NUMBER, points=NUMBER),
)

# The kinds of news by their place in the table.
TOLD_MONTH: Final = 0
TOLD_TOOK: Final = 1
TOLD_REFILLED: Final = 2
TOLD_YIELDED: Final = 3
TOLD_BOUGHT: Final = 4
TOLD_EXTENDED: Final = 5
TOLD_FOUNDED: Final = 6
TOLD_PLAYED: Final = 7
TOLD_NOBODY_LEFT: Final = 8
TOLD_HOUSED: Final = 9
TOLD_DISMISSED: Final = 10
TOLD_RELEASED: Final = 11
TOLD_HAPPENED: Final = 12
TOLD_TRIBUTE: Final = 13
TOLD_DROUGHT: Final = 14
TOLD_FESTIVAL: Final = 15
TOLD_MONGOLS: Final = 16
TOLD_EPIDEMIC: Final = 17
TOLD_DECAYED: Final = 18
TOLD_SCORED: Final = 19
TOLD_FINAL: Final = 20
