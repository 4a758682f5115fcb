"""The words of the game as tables: colours, provinces, spaces; every kind of move and of news."""

from __future__ import annotations

from typing import Final

from tianxia.kernel.packed import i64
from tianxia.kernel.vocabulary import NUMBER, Domain, EventKind, Kind, Vocabulary, numbered

# Colours of cards and provinces, in the order of their cards.
COLOURS: Final = ("red", "green", "yellow", "orange", "violet")
COLOUR_COUNT: Final = 5

PROVINCES: Final = ("zhao", "wei", "chin", "shu", "chu", "wu", "lu", "qi", "han")
PROVINCE_COUNT: Final = 9
ALL_PROVINCES: Final = 511
PREFIXES: Final = "ZECSUWLQH"
"""The letters that begin the names of a province's spaces."""

MOST_SPACES: Final[tuple[int, ...]] = (7, 7, 7, 7, 8, 7, 7, 7, 7)
"""No province has more than seven palace spaces but Chu, which has eight."""

POST_PREFIX: Final = "B"
POST_COUNT: Final = 6

SPACES: Final = tuple(
    [
        f"{prefix}{number + 1}"
        for prefix, most in zip(PREFIXES, MOST_SPACES, strict=True)
        for number in range(most)
    ]
    + [f"{POST_PREFIX}{number + 1}" for number in range(POST_COUNT)]
)
"""Every palace space any board may have: those of the provinces, then the border posts."""

SPACE_COUNT: Final = 70
FIRST_POST: Final = 64

TILES: Final = ("yellow", "orange", "green")
TILE_COUNT: Final = 3

BOARDS: Final = ("3-4", "4-5", "border")
SIDE_34: Final = 0
SIDE_45: Final = 1

ALLIANCES: Final = 15

# The three special cards of a game for two.
SPECIALS: Final = ("first", "two", "swap")
FIRST: Final = 1
TWO: Final = 2
SWAP: Final = 4
ALL_SPECIALS: Final = 7

CARD: Final = Domain("card", COLOURS)
MARKET: Final = Domain("market", COLOURS)
PROVINCE: Final = Domain("province", PROVINCES)
SPACE: Final = Domain("space", SPACES)
POST: Final = Domain("post", SPACES[FIRST_POST:])
TILE: Final = Domain("tile", TILES)
ALLIANCE: Final = numbered("alliance", ALLIANCES)

MOVES: Final = Vocabulary(
    # Which card, and for which province; what is placed comes next.
    Kind("play", CARD, PROVINCE),
    Kind("joker", CARD, PROVINCE, refs=("card:{card}", "move:joker", "province:{province}")),
    # A border post: with a card of each of its provinces, or with a pair of one.
    Kind("post", POST, refs=("space:{post}", "move:both")),
    Kind("pair", CARD, POST, refs=("card:{card}", "space:{post}")),
    Kind("palace", SPACE, refs=("space:{space}", "piece:palace")),
    Kind("fort", SPACE, refs=("space:{space}", "piece:fort")),
    Kind("emissary", PROVINCE, refs=("dragon:{province}", "piece:emissary")),
    Kind("reveal", refs=("piece:palace", "move:reveal")),
    Kind("done"),
    Kind("exchange", CARD, refs=("card:{card}", "move:exchange")),
    Kind("take", MARKET),
    Kind("draw", refs=("pile:draw",)),
    # With two players only.
    Kind("keep", CARD, refs=("played:{card}",)),
    Kind("first", refs=("special:first",)),
    Kind("swap", CARD, MARKET, refs=("special:swap", "card:{card}", "market:{market}")),
    Kind("rest"),
)

PLAY: Final[i64] = MOVES.offset("play")
JOKER: Final[i64] = MOVES.offset("joker")
POST_BOTH: Final[i64] = MOVES.offset("post")
POST_PAIR: Final[i64] = MOVES.offset("pair")
PALACE: Final[i64] = MOVES.offset("palace")
FORT: Final[i64] = MOVES.offset("fort")
EMISSARY: Final[i64] = MOVES.offset("emissary")
REVEAL: Final[i64] = MOVES.offset("reveal")
DONE: Final[i64] = MOVES.offset("done")
EXCHANGE: Final[i64] = MOVES.offset("exchange")
TAKE: Final[i64] = MOVES.offset("take")
DRAW: Final[i64] = MOVES.offset("draw")
KEEP: Final[i64] = MOVES.offset("keep")
EMPEROR_FIRST: Final[i64] = MOVES.offset("first")
SWAP_CARDS: Final[i64] = MOVES.offset("swap")
REST: Final[i64] = MOVES.offset("rest")

EVENTS: Final = (
    EventKind("starts"),
    EventKind("dealt", card=CARD),
    EventKind("turned-up", market=MARKET),
    EventKind("played", card=CARD, province=PROVINCE),
    EventKind("joker", card=CARD, province=PROVINCE),
    EventKind("built", space=SPACE),
    EventKind("posted", space=SPACE),
    EventKind("fortified", space=SPACE),
    EventKind("sent", province=PROVINCE),
    EventKind("scored", province=PROVINCE, points=NUMBER),
    EventKind("exchanged", card=CARD),
    EventKind("took", market=MARKET),
    EventKind("drew"),
    EventKind("drawn", card=CARD),
    EventKind("reshuffled", cards=NUMBER),
    EventKind("last-round"),
    EventKind("passed", emperor=NUMBER),
    # Bonus tiles.
    EventKind("revealed", space=SPACE, tile=TILE),
    EventKind("won-tile", tile=TILE),
    # The Emperor, with two players.
    EventKind("kept", card=CARD),
    EventKind("influence", card=CARD),
    EventKind("emperor-first"),
    EventKind("swapped", card=CARD, market=MARKET),
    EventKind("two-provinces"),
    EventKind("emperor-played", card=CARD, province=PROVINCE),
    EventKind("emperor-joker", card=CARD, province=PROVINCE),
    EventKind("emperor-built", space=SPACE),
    EventKind("emperor-sent", province=PROVINCE),
    EventKind("emperor-drew", card=CARD),
    EventKind("emperor-scored", province=PROVINCE, points=NUMBER),
    # The final scoring.
    EventKind("ended", early=NUMBER),
    EventKind("open", province=PROVINCE, points=NUMBER),
    EventKind("allied", alliance=ALLIANCE, points=NUMBER),
    EventKind("linked", palaces=NUMBER, points=NUMBER),
    EventKind("ports", points=NUMBER),
    EventKind("most-tiles", tile=TILE, points=NUMBER),
)

# The kinds of news by their place in the table.
TOLD_STARTS: Final = 0
TOLD_DEALT: Final = 1
TOLD_TURNED_UP: Final = 2
TOLD_PLAYED: Final = 3
TOLD_JOKER: Final = 4
TOLD_BUILT: Final = 5
TOLD_POSTED: Final = 6
TOLD_FORTIFIED: Final = 7
TOLD_SENT: Final = 8
TOLD_SCORED: Final = 9
TOLD_EXCHANGED: Final = 10
TOLD_TOOK: Final = 11
TOLD_DREW: Final = 12
TOLD_DRAWN: Final = 13
TOLD_RESHUFFLED: Final = 14
TOLD_LAST_ROUND: Final = 15
TOLD_PASSED: Final = 16
TOLD_REVEALED: Final = 17
TOLD_WON_TILE: Final = 18
TOLD_KEPT: Final = 19
TOLD_INFLUENCE: Final = 20
TOLD_EMPEROR_FIRST: Final = 21
TOLD_SWAPPED: Final = 22
TOLD_TWO_PROVINCES: Final = 23
TOLD_EMPEROR_PLAYED: Final = 24
TOLD_EMPEROR_JOKER: Final = 25
TOLD_EMPEROR_BUILT: Final = 26
TOLD_EMPEROR_SENT: Final = 27
TOLD_EMPEROR_DREW: Final = 28
TOLD_EMPEROR_SCORED: Final = 29
TOLD_ENDED: Final = 30
TOLD_OPEN: Final = 31
TOLD_ALLIED: Final = 32
TOLD_LINKED: Final = 33
TOLD_PORTS: Final = 34
TOLD_MOST_TILES: Final = 35
