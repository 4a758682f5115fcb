"""The words of the game as tables: bid cards, dynasty cards, goals; every kind of move and of news."""

from __future__ import annotations

from typing import Final

from tianxia.kernel.packed import i64
from tianxia.kernel.vocabulary import NUMBER, Domain, EventKind, Kind, Vocabulary

# The five types of dynasty card, each with the goal that most of them bring.
TYPES: Final = ("general", "bureaucrat", "peasant", "merchant", "noble")
GENERAL: Final = 0
BUREAUCRAT: Final = 1
PEASANT: Final = 2
MERCHANT: Final = 3
NOBLE: Final = 4
PILES: Final = 5

GOALS: Final = ("emperor", "palace", "harvest", "market", "heir")
EMPEROR: Final = 0
PALACE: Final = 1
HARVEST: Final = 2
MARKET: Final = 3
HEIR: Final = 4

# The dynasty cards: the Philosopher lies with the Bureaucrats, and Nobles bring two, three or four points.
CARDS: Final = (
    "general",
    "bureaucrat",
    "philosopher",
    "peasant",
    "merchant",
    "noble-two",
    "noble-three",
    "noble-four",
)
A_GENERAL: Final = 0
A_BUREAUCRAT: Final = 1
PHILOSOPHER: Final = 2
A_PEASANT: Final = 3
A_MERCHANT: Final = 4
NOBLE_TWO: Final = 5
NOBLE_THREE: Final = 6
NOBLE_FOUR: Final = 7
KINDS: Final = 8
THE_DRAGON: Final = 8
"""The Celestial Dragon where it lies among the dynasty cards on display."""

# Bid cards: a card is its number, and the Reset is 0.
RESET: Final = 0
HIGHEST: Final = 7
HAND: Final = 8
FULL_HAND: Final = 255
"""All eight bid cards as a set of bits."""


# Where the Celestial Dragon is, when it lies before nobody.
MIDDLE: Final = -1
ON_DISPLAY: Final = -2
SET_ASIDE: Final = -3
PLACES: Final = ("held", "middle", "display", "aside")

# Bids. Each player has two places for them; in most games only the first is used.
SLOTS: Final = 2
"""A bid is known by its seat times two, plus its place."""

NO_BID: Final = -1
NO_CARD: Final = -1
"""On top of a place where no card was laid this turn."""

# What became of a bid.
BID_OPEN: Final = 0
BID_CLAIMS: Final = 1
BID_TIED: Final = 2
BID_TIED_AGAIN: Final = 3
BID_RESET: Final = 4

PHASES: Final = ("bids", "palace", "harvest", "emperor", "swap", "claims", "draws", "heir", "end")
PHASE_BIDS: Final = 0
PHASE_PALACE: Final = 1
PHASE_HARVEST: Final = 2
PHASE_EMPEROR: Final = 3
PHASE_SWAP: Final = 4
PHASE_CLAIMS: Final = 5
PHASE_DRAWS: Final = 6
PHASE_HEIR: Final = 7
PHASE_END: Final = 8


def type_of(kind: i64) -> i64:
    """The type of a dynasty card."""
    if kind <= A_BUREAUCRAT:
        return kind
    return NOBLE if kind >= NOBLE_TWO else kind - 1


def value_tokens() -> tuple[str, ...]:
    """Values of bids, counted in halves: 0, ½, 1, 1½ and so on."""
    tokens = []
    for halves in range(4 * HAND):
        whole = str(halves // 2) if halves != 1 else ""
        tokens.append(whole + ("½" if halves % 2 else ""))
    return tuple(tokens)


BID_CARDS: Final = ("reset", "1", "2", "3", "4", "5", "6", "7")
CARD: Final = Domain("card", BID_CARDS)
LAID: Final = Domain("laid", BID_CARDS)
TIED: Final = Domain("tied", BID_CARDS[1:])
DYNASTY: Final = Domain("dynasty", CARDS)
DISPLAY: Final = Domain("display", (*CARDS, "dragon"))
PILE: Final = Domain("pile", TYPES)
GOAL: Final = Domain("goal", (*GOALS, "dragon"))
VALUE: Final = Domain("value", value_tokens())
REASON: Final = Domain("reason", ("value", "emperor", "stack", "top"))
"""Why a bid claims before the next one: a higher value, the Emperor's half, a stack, a higher top card."""

BY_VALUE: Final = 0
BY_EMPEROR: Final = 1
BY_STACK: Final = 2
BY_TOP: Final = 3

MOVES: Final = Vocabulary(
    Kind("bid", CARD),
    Kind("add", CARD, TIED),
    Kind("change", LAID, CARD),
    Kind("replace", CARD),
    Kind("keep"),
    Kind("crown", LAID, refs=("laid:{laid}",)),
    Kind("swap", DYNASTY, refs=("display:{dynasty}",)),
    Kind("take", DISPLAY),
    Kind("place", PILE),
    Kind("inherit", DYNASTY, refs=("display:{dynasty}",)),
    Kind("decline"),
)

BID: Final[i64] = MOVES.offset("bid")
ADD: Final[i64] = MOVES.offset("add")
CHANGE: Final[i64] = MOVES.offset("change")
REPLACE: Final[i64] = MOVES.offset("replace")
KEEP: Final[i64] = MOVES.offset("keep")
CROWN: Final[i64] = MOVES.offset("crown")
SWAP: Final[i64] = MOVES.offset("swap")
TAKE: Final[i64] = MOVES.offset("take")
PLACE: Final[i64] = MOVES.offset("place")
INHERIT: Final[i64] = MOVES.offset("inherit")
DECLINE: Final[i64] = MOVES.offset("decline")

EVENTS: Final = (
    EventKind("turn", turn=NUMBER, deck=NUMBER),
    EventKind("appeared", dynasty=DYNASTY),
    EventKind("forced"),
    EventKind("laid", card=CARD),
    EventKind("added", card=CARD, tied=TIED),
    EventKind("changed", laid=LAID, card=CARD),
    EventKind("has-bid"),
    EventKind("shown", card=CARD),
    EventKind("shown-on", card=CARD, tied=TIED),
    EventKind("replaced", card=CARD),
    EventKind("kept"),
    EventKind("crowned", laid=LAID, value=VALUE),
    EventKind("tied", card=CARD, rivals=NUMBER),
    EventKind("tied-again", tied=TIED, card=CARD, rivals=NUMBER),
    EventKind("claims", place=NUMBER, value=VALUE, reason=REASON, rivals=NUMBER),
    EventKind("swapped", dynasty=DYNASTY),
    EventKind("took", dynasty=DYNASTY),
    EventKind("token", tokens=NUMBER),
    EventKind("nothing-left"),
    EventKind("drew", dynasty=DYNASTY),
    EventKind("placed", pile=PILE),
    EventKind("goal", goal=GOAL, count=NUMBER),
    EventKind("inherited", dynasty=DYNASTY),
    EventKind("declined"),
    EventKind("discarded", count=NUMBER),
    EventKind("recovered", count=NUMBER),
    EventKind("dragon", goals=NUMBER, cards=NUMBER),
    EventKind("no-dragon"),
    EventKind("ended", deck=NUMBER, display=NUMBER),
    EventKind("ended-by-tie", deck=NUMBER, stacks=NUMBER),
    EventKind("final-heir", count=NUMBER),
    EventKind("heir-removed", count=NUMBER),
    EventKind("returned", count=NUMBER),
    EventKind("final", points=NUMBER, cards=NUMBER),
)

# The kinds of news by their place in the table.
TOLD_TURN: Final = 0
TOLD_APPEARED: Final = 1
TOLD_FORCED: Final = 2
TOLD_LAID: Final = 3
TOLD_ADDED: Final = 4
TOLD_CHANGED: Final = 5
TOLD_HAS_BID: Final = 6
TOLD_SHOWN: Final = 7
TOLD_SHOWN_ON: Final = 8
TOLD_REPLACED: Final = 9
TOLD_KEPT: Final = 10
TOLD_CROWNED: Final = 11
TOLD_TIED: Final = 12
TOLD_TIED_AGAIN: Final = 13
TOLD_CLAIMS: Final = 14
TOLD_SWAPPED: Final = 15
TOLD_TOOK: Final = 16
TOLD_TOKEN: Final = 17
TOLD_NOTHING_LEFT: Final = 18
TOLD_DREW: Final = 19
TOLD_PLACED: Final = 20
TOLD_GOAL: Final = 21
TOLD_INHERITED: Final = 22
TOLD_DECLINED: Final = 23
TOLD_DISCARDED: Final = 24
TOLD_RECOVERED: Final = 25
TOLD_DRAGON: Final = 26
TOLD_NO_DRAGON: Final = 27
TOLD_ENDED: Final = 28
TOLD_ENDED_BY_TIE: Final = 29
TOLD_FINAL_HEIR: Final = 30
TOLD_HEIR_REMOVED: Final = 31
TOLD_RETURNED: Final = 32
TOLD_FINAL: Final = 33
