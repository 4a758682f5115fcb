"""The words of the game as tables: locations, gifts, tokens, decrees; every kind of move and of news."""

from __future__ import annotations

from typing import Final

from tianxia.kernel.packed import i64
from tianxia.kernel.vocabulary import NUMBER, Domain, EventKind, Kind, Vocabulary, numbered

# Locations, in the order of the rulebook. Icons on gifts and solo cards use the same numbers.
LOCATIONS: Final = ("travel", "wall", "jade", "intrigue", "palace", "decree", "canal")
TRAVEL: Final = 0
WALL: Final = 1
JADE: Final = 2
INTRIGUE: Final = 3
PALACE: Final = 4
DECREE: Final = 5
CANAL: Final = 6
PLACES: Final = 7

# Icons on gifts: a location, or a bonus.
ICONS: Final = (*LOCATIONS, "servant", "servants", "swap", "none")
ICON_SERVANT: Final = 7
ICON_SERVANTS: Final = 8
ICON_SWAP: Final = 9
NO_ICON: Final = 10

# Gifts: a value from 1 to 9 and a letter that tells copies of a value apart.
VALUES: Final = 9
COPIES: Final = 7
GIFTS: Final = 63

# The two forms of an action. Jade and decrees have one form only, and moves of their own.
FORMS: Final = (
    "travel-a",
    "travel-b",
    "wall-a",
    "wall-b",
    "intrigue-a",
    "intrigue-b",
    "palace-a",
    "palace-b",
    "canal-a",
    "canal-b",
)
TRAVEL_A: Final = 0
TRAVEL_B: Final = 1
WALL_A: Final = 2
WALL_B: Final = 3
INTRIGUE_A: Final = 4
INTRIGUE_B: Final = 5
PALACE_A: Final = 6
PALACE_B: Final = 7
CANAL_A: Final = 8
CANAL_B: Final = 9

# Decrees: five of each level.
DECREES: Final = (
    "morning-intrigue",
    "morning-ship",
    "morning-servant",
    "morning-envoy",
    "morning-swap",
    "cheap-travel",
    "cheap-jade",
    "wall-helper",
    "equal-gift",
    "cheap-decree",
    "third-of-points",
    "plain-points",
    "jade-points",
    "decree-points",
    "harbour-points",
)
MORNING_INTRIGUE: Final = 0
MORNING_SHIP: Final = 1
MORNING_SERVANT: Final = 2
MORNING_ENVOY: Final = 3
MORNING_SWAP: Final = 4
CHEAP_TRAVEL: Final = 5
CHEAP_JADE: Final = 6
WALL_HELPER: Final = 7
EQUAL_GIFT: Final = 8
CHEAP_DECREE: Final = 9
THIRD_OF_POINTS: Final = 10
PLAIN_POINTS: Final = 11
JADE_POINTS: Final = 12
DECREE_POINTS: Final = 13
HARBOUR_POINTS: Final = 14
ALL_DECREES: Final = 15
LEVELS: Final = 3
A_LEVEL: Final = 5
"""Decrees of each level."""
LAID_OUT: Final = 2
"""Decrees of each level in a game."""
SLOTS: Final = 6

# Travel tokens: the base ones, then the bonus ones.
TOKENS: Final = (
    "servant",
    "servants",
    "envoy",
    "intrigue",
    "card-for-jade",
    "points",
    "recover",
    "swap",
    "wall",
    "ship",
    "servants-for-jade",
    "counts-double",
    "gift-plus",
    "toll",
    "follow",
    "double-value",
    "double-icon",
    "discount",
)
T_SERVANT: Final = 0
T_SERVANTS: Final = 1
T_ENVOY: Final = 2
T_INTRIGUE: Final = 3
T_CARD_FOR_JADE: Final = 4
T_POINTS: Final = 5
T_RECOVER: Final = 6
T_SWAP: Final = 7
T_WALL: Final = 8
T_SHIP: Final = 9
T_SERVANTS_FOR_JADE: Final = 10
T_COUNTS_DOUBLE: Final = 11
T_GIFT_PLUS: Final = 12
T_TOLL: Final = 13
T_FOLLOW: Final = 14
T_DOUBLE_VALUE: Final = 15
T_DOUBLE_ICON: Final = 16
T_DISCOUNT: Final = 17
BASE_TOKENS: Final = 12
ALL_TOKENS: Final = 18

# What tokens are exchanged for.
PRIZES: Final = ("servant", "points", "jade")
FOR_SERVANT: Final = 0
FOR_POINTS: Final = 1
FOR_JADE: Final = 2

# Servants.
SERVANT: Final = 0
DOUBLE: Final = 1

# The first answer to what the double servant counts for; the second is two.
AS_ONE: Final = 0

# Rewards of a port, and of the intrigue track.
R_POINTS: Final = 0
R_CARD: Final = 1
R_DOUBLE: Final = 2
FAVOURS: Final = ("servant", "servants", "die", "jade")
F_SERVANT: Final = 0
F_SERVANTS: Final = 1
F_DIE: Final = 2
F_JADE: Final = 3

# The canal: two paths of five ports at most.
PORTS: Final = 5
MOST_PORTS: Final = 10

HOUSES: Final = 8
SQUARE: Final = HOUSES
"""The square sells jade when every house is empty."""

ROWS: Final = "ABCD"
A_ROW: Final = 8
CITIES: Final = tuple(f"{row}{number}" for row in ROWS for number in range(1, A_ROW + 1))

DICE: Final = 3

# Mr. Meng's cards: a location, or the special one.
SOLO_CARDS: Final = (*LOCATIONS, "special")
SPECIAL: Final = 7
SOLO_KINDS: Final = 8

SOURCES: Final = (
    "wall",
    "night",
    "token",
    "exchange",
    "decree",
    "harbour",
    "envoy",
    "toll",
    "meng",
    "final-decree",
    "arrival",
    "jade",
)
S_WALL: Final = 0
S_NIGHT: Final = 1
S_TOKEN: Final = 2
S_EXCHANGE: Final = 3
S_DECREE: Final = 4
S_HARBOUR: Final = 5
S_ENVOY: Final = 6
S_TOLL: Final = 7
S_MENG: Final = 8
S_FINAL_DECREE: Final = 9
S_ARRIVAL: Final = 10
S_JADE: Final = 11

# Why Mr. Meng does what he does, each with its section of the rules page.
REASONS: Final = (
    ("reveals", "9.2"),
    ("values-never-matter", "9.2"),
    ("icon-first", "9.2"),
    ("no-icon", "9.2"),
    ("point-for-swap", "9.2"),
    ("plain-form", "9.3"),
    ("special-card", "9.3"),
    ("waits-for-dusk", "9.2"),
    ("dusk-action", "9.5"),
    ("dusk-travel", "9.5"),
    ("cannot-pay", "9.5"),
    ("no-effect", "9.5"),
    ("ring", "9.3"),
    ("first-stop", "9.3"),
    ("off-the-ring", "9.3"),
    ("no-token", "9.3"),
    ("six-tokens", "9.4"),
    ("pairs-for-servants", "9.4"),
    ("cheapest-jade", "9.3"),
    ("level-of-the-day", "9.3"),
    ("lower-level", "9.3"),
    ("higher-level", "9.3"),
    ("no-decree", "9.3"),
    ("own-ship", "9.3"),
    ("new-ship", "9.3"),
    ("harbour-card", "9.3"),
    ("harbour-points", "9.3"),
    ("favour-jade", "9.3"),
    ("favour-servant", "9.3"),
    ("no-favour", "9.3"),
    ("point-for-morning-swap", "9.1"),
    ("token-recover", "9.4"),
    ("token-card-for-jade", "9.4"),
    ("token-point", "9.4"),
    ("token-nothing", "9.4"),
    ("nothing-to-place", "9.3"),
    ("matches", "9.6"),
)
W_REVEALS: Final = 0
W_VALUES: Final = 1
W_ICON: Final = 2
W_NO_ICON: Final = 3
W_SWAP_POINT: Final = 4
W_PLAIN: Final = 5
W_SPECIAL: Final = 6
W_WAITS: Final = 7
W_DUSK: Final = 8
W_DUSK_TRAVEL: Final = 9
W_CANNOT_PAY: Final = 10
W_NO_EFFECT: Final = 11
W_RING: Final = 12
W_FIRST_STOP: Final = 13
W_OFF_RING: Final = 14
W_NO_TOKEN: Final = 15
W_SIX_TOKENS: Final = 16
W_PAIRS: Final = 17
W_CHEAPEST: Final = 18
W_LEVEL: Final = 19
W_LOWER: Final = 20
W_HIGHER: Final = 21
W_NO_DECREE: Final = 22
W_OWN_SHIP: Final = 23
W_NEW_SHIP: Final = 24
W_HARBOUR_CARD: Final = 25
W_HARBOUR_POINTS: Final = 26
W_FAVOUR_JADE: Final = 27
W_FAVOUR_SERVANT: Final = 28
W_NO_FAVOUR: Final = 29
W_MORNING_POINT: Final = 30
W_RECOVER: Final = 31
W_CARD_FOR_JADE: Final = 32
W_TOKEN_POINT: Final = 33
W_TOKEN_NOTHING: Final = 34
W_NOTHING_TO_PLACE: Final = 35
W_MATCHES: Final = 36

SECTIONS: Final = ("9.1", "9.2", "9.3", "9.4", "9.5", "9.6")


def value_of(card: i64) -> i64:
    """The value printed on a gift."""
    return card // COPIES + 1


def level_of(decree: i64) -> i64:
    """The level of a decree, from 0."""
    return decree // A_LEVEL


LOCATION: Final = Domain("location", LOCATIONS)
CARD: Final = Domain(
    "card", tuple(f"{card // COPIES + 1}{'abcdefg'[card % COPIES]}" for card in range(GIFTS))
)
FORM: Final = Domain("form", FORMS)
HOUSE: Final = Domain("house", (*[str(number + 1) for number in range(HOUSES)], "square"))
DECREE_TILE: Final = Domain("decree", DECREES)
CITY: Final = Domain("city", CITIES)
TOKEN: Final = Domain("token", TOKENS)
PRIZE: Final = Domain("prize", PRIZES)
PIECE: Final = Domain("piece", ("servant", "double"))
WORTH: Final = Domain("worth", ("one", "two"))
PORT: Final = Domain("port", tuple(f"{path}{number}" for path in "LR" for number in range(1, PORTS + 1)))
PATH: Final = Domain("path", ("left", "right"))
REWARD: Final = Domain("reward", ("points", "card", "double"))
FAVOUR: Final = Domain("favour", FAVOURS)
DIE: Final = numbered("die", DICE)
FACE: Final = numbered("face", VALUES)
SOURCE: Final = Domain("source", SOURCES)
SOLO: Final = Domain("solo", SOLO_CARDS)
WHY: Final = Domain("why", tuple(name for name, _ in REASONS))
SECTION: Final = Domain("section", SECTIONS)

SECTION_OF: Final[tuple[int, ...]] = tuple(SECTIONS.index(section) for _, section in REASONS)

MOVES: Final = Vocabulary(
    Kind("give", CARD, LOCATION),
    Kind("pay"),
    Kind("discard", CARD),
    Kind("double"),
    Kind("forgo"),
    Kind("act", FORM),
    Kind("buy", HOUSE),
    Kind("enact", DECREE_TILE),
    Kind("rebate"),
    Kind("go", CITY),
    Kind("build", PIECE),
    Kind("load", PIECE, PORT, refs=("ship:{port}", "piece:{piece}")),
    Kind("launch", PIECE, PATH, refs=("path:{path}", "piece:{piece}")),
    Kind("sail", PORT, refs=("ship:{port}",)),
    Kind("claim", PORT, REWARD, refs=("ship:{port}", "reward:{reward}")),
    Kind("swap", CARD, LOCATION),
    Kind("recover", CARD),
    Kind("favour", FAVOUR),
    Kind("turn", DIE, FACE),
    Kind("take", PIECE),
    Kind("spend", PIECE),
    Kind("use", DECREE_TILE),
    Kind("repeat"),
    Kind("carry", PIECE),
    Kind("post", PIECE, LOCATION),
    Kind("exchange", PRIZE),
    Kind("decline"),
    # Since version 2 of the rules. Networks and records know moves by number: new kinds go to the end.
    Kind("count", WORTH),
    Kind("part", TOKEN),
    Kind("rest"),
    Kind("accept"),
    Kind("leave"),
)

GIVE: Final[i64] = MOVES.offset("give")
PAY: Final[i64] = MOVES.offset("pay")
DISCARD: Final[i64] = MOVES.offset("discard")
DOUBLE_VALUE: Final[i64] = MOVES.offset("double")
FORGO: Final[i64] = MOVES.offset("forgo")
ACT: Final[i64] = MOVES.offset("act")
BUY: Final[i64] = MOVES.offset("buy")
ENACT: Final[i64] = MOVES.offset("enact")
REBATE: Final[i64] = MOVES.offset("rebate")
GO: Final[i64] = MOVES.offset("go")
BUILD: Final[i64] = MOVES.offset("build")
LOAD: Final[i64] = MOVES.offset("load")
LAUNCH: Final[i64] = MOVES.offset("launch")
SAIL: Final[i64] = MOVES.offset("sail")
CLAIM: Final[i64] = MOVES.offset("claim")
SWAP: Final[i64] = MOVES.offset("swap")
RECOVER: Final[i64] = MOVES.offset("recover")
GET_FAVOUR: Final[i64] = MOVES.offset("favour")
TURN: Final[i64] = MOVES.offset("turn")
TAKE: Final[i64] = MOVES.offset("take")
SPEND: Final[i64] = MOVES.offset("spend")
USE: Final[i64] = MOVES.offset("use")
REPEAT: Final[i64] = MOVES.offset("repeat")
CARRY: Final[i64] = MOVES.offset("carry")
POST: Final[i64] = MOVES.offset("post")
EXCHANGE: Final[i64] = MOVES.offset("exchange")
DECLINE: Final[i64] = MOVES.offset("decline")
COUNT: Final[i64] = MOVES.offset("count")
PART: Final[i64] = MOVES.offset("part")
REST: Final[i64] = MOVES.offset("rest")
ACCEPT: Final[i64] = MOVES.offset("accept")
LEAVE: Final[i64] = MOVES.offset("leave")

EVENTS: Final = (
    EventKind("day", day=NUMBER),
    EventKind("first"),
    EventKind("laid", city=CITY, token=TOKEN),
    EventKind("rolled", one=NUMBER, two=NUMBER, three=NUMBER),
    EventKind("gained", servants=NUMBER, double=NUMBER),
    EventKind("spent", servants=NUMBER, double=NUMBER),
    EventKind("gave", card=CARD, location=LOCATION, taken=CARD),
    EventKind("discarded"),
    EventKind("discarded-card", card=CARD),
    EventKind("forwent", location=LOCATION),
    EventKind("doubled", value=NUMBER),
    EventKind("repeated"),
    EventKind("rebated"),
    EventKind("acted", form=FORM),
    EventKind("travelled", city=CITY, token=TOKEN),
    EventKind("exchanged", prize=PRIZE),
    EventKind("stepped", space=NUMBER),
    EventKind("arrived", points=NUMBER),
    EventKind("climbed", space=NUMBER),
    EventKind("medal"),
    EventKind("bought", house=HOUSE, price=NUMBER),
    EventKind("jade", total=NUMBER),
    EventKind("enacted", decree=DECREE_TILE, price=NUMBER),
    EventKind("built", piece=PIECE, standing=NUMBER),
    EventKind("wall-built", servants=NUMBER),
    EventKind("favoured", favour=FAVOUR),
    EventKind("turned", die=DIE, face=FACE),
    EventKind("launched", port=PORT, piece=PIECE),
    EventKind("loaded", port=PORT, piece=PIECE),
    EventKind("sailed", port=PORT, to=PORT),
    EventKind("lost-at-sea", port=PORT),
    EventKind("claimed", port=PORT, reward=REWARD),
    EventKind("drew", card=CARD),
    EventKind("swapped", card=CARD, location=LOCATION, taken=CARD),
    EventKind("recovered"),
    EventKind("recovered-card", card=CARD),
    EventKind("posted", token=TOKEN, location=LOCATION),
    EventKind("carried"),
    EventKind("toll", location=LOCATION, acting=NUMBER),
    EventKind("followed", location=LOCATION),
    EventKind("returned", token=TOKEN),
    EventKind("used", decree=DECREE_TILE),
    EventKind("matched", pairs=NUMBER),
    EventKind("shown", card=CARD),
    EventKind("scored", points=NUMBER, source=SOURCE),
    EventKind("shut-out", points=NUMBER),
    EventKind("night"),
    EventKind("meng-revealed", solo=SOLO, card=CARD),
    EventKind("dusk", solo=SOLO),
    EventKind("meng", step=NUMBER, why=WHY, section=SECTION),
    EventKind("parted", token=TOKEN),
    EventKind("left", servants=NUMBER),
)

# The kinds of news by their place in the table.
TOLD_DAY: Final = 0
TOLD_FIRST: Final = 1
TOLD_LAID: Final = 2
TOLD_ROLLED: Final = 3
TOLD_GAINED: Final = 4
TOLD_SPENT: Final = 5
TOLD_GAVE: Final = 6
TOLD_DISCARDED: Final = 7
TOLD_DISCARDED_CARD: Final = 8
TOLD_FORWENT: Final = 9
TOLD_DOUBLED: Final = 10
TOLD_REPEATED: Final = 11
TOLD_REBATED: Final = 12
TOLD_ACTED: Final = 13
TOLD_TRAVELLED: Final = 14
TOLD_EXCHANGED: Final = 15
TOLD_STEPPED: Final = 16
TOLD_ARRIVED: Final = 17
TOLD_CLIMBED: Final = 18
TOLD_MEDAL: Final = 19
TOLD_BOUGHT: Final = 20
TOLD_JADE: Final = 21
TOLD_ENACTED: Final = 22
TOLD_BUILT: Final = 23
TOLD_WALL_BUILT: Final = 24
TOLD_FAVOURED: Final = 25
TOLD_TURNED: Final = 26
TOLD_LAUNCHED: Final = 27
TOLD_LOADED: Final = 28
TOLD_SAILED: Final = 29
TOLD_LOST: Final = 30
TOLD_CLAIMED: Final = 31
TOLD_DREW: Final = 32
TOLD_SWAPPED: Final = 33
TOLD_RECOVERED: Final = 34
TOLD_RECOVERED_CARD: Final = 35
TOLD_POSTED: Final = 36
TOLD_CARRIED: Final = 37
TOLD_TOLL: Final = 38
TOLD_FOLLOWED: Final = 39
TOLD_RETURNED: Final = 40
TOLD_USED: Final = 41
TOLD_MATCHED: Final = 42
TOLD_SHOWN: Final = 43
TOLD_SCORED: Final = 44
TOLD_SHUT_OUT: Final = 45
TOLD_NIGHT: Final = 46
TOLD_MENG_REVEALED: Final = 47
TOLD_DUSK: Final = 48
TOLD_MENG: Final = 49
TOLD_PARTED: Final = 50
TOLD_LEFT: Final = 51
