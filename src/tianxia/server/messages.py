"""The protocol: everything that travels between server and browser, as msgspec structs.

Views, events and clocks are encoded once for each pair of eyes and then only copied, so where a
struct says `View` it carries JSON that was written before.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tianxia.server.texts import Incoming

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=9)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
MOST_TABLES = 65_536
"""The text of an edition in a record: three times the longest of ours."""

Choice = str | int | bool
Level = Literal["beginner", "easy", "normal", "hard", "master"]


class Fault(Struct, kw_only=True):
    """What went wrong, as a key to translate and an English sentence."""

    error: str
    message: str
    values: dict[str, Any] = {}


# ---- People --------------------------------------------------------------------------------------


class Me(Struct, kw_only=True):
    """Who is asking. `waiting` counts the tables where it is their turn."""

    id: str
    name: str
    account: bool
    waiting: int


class Rename(Incoming, kw_only=True, forbid_unknown_fields=True):
    """A new name for a guest or an account's owner."""

    name: Name


class Credentials(Incoming, kw_only=True, forbid_unknown_fields=True):
    """A name and a password, to register or to log in."""

    name: Name
    password: Password


class NewPassword(Incoming, kw_only=True, forbid_unknown_fields=True):
    """The password an account has, and the one it is to have."""

    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password


class SessionInfo(Struct, kw_only=True):
    """A device somebody is signed in at; `current` is the one they ask with."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


class GameStatistics(Struct, kw_only=True):
    """What somebody did in one game so far.

    A game in which a bot played for them is played and never won, and its points do not count.
    """

    game: str
    played: int
    won: int
    best: int | None
    average: float | None


class Statistics(Struct, kw_only=True):
    """What somebody did so far, game by game."""

    games: list[GameStatistics]


# ---- Games ---------------------------------------------------------------------------------------


class SeatCounts(Struct, kw_only=True):
    """For how many players a game is."""

    least: int
    most: int
    usual: int


class OptionInfo(Struct, kw_only=True):
    """A choice made before the first move."""

    name: str
    default: Choice
    choices: list[Choice]


class FactSheet(Struct, kw_only=True):
    """The facts of a game."""

    hidden: bool
    simultaneous: bool
    chance: bool
    lowest: int
    highest: int
    longest: int


class GameInfo(Struct, kw_only=True):
    """A game one can make a table for."""

    key: str
    title: str
    seats: SeatCounts
    options: list[OptionInfo]
    facts: FactSheet
    rules_version: int
    edition: str
    stand_ins: list[str]
    figures: dict[str, int]
    """The numbers that help texts name, from the tables of the edition: `event-tribute`."""


class LevelRating(Struct, kw_only=True):
    """How strong a level is at a game with so many seats; half its 95 % interval is the error."""

    game: str
    seats: int
    rating: float
    error: float


class LevelInfo(Struct, kw_only=True):
    """How well a bot plays, and how many milliseconds it searches for a move; 0 if it does not search."""

    name: Level
    words_key: str
    milliseconds: int
    ratings: list[LevelRating]


# ---- Tables --------------------------------------------------------------------------------------


class NewSeat(Incoming, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit in a seat."""

    kind: Literal["me", "bot", "friend", "open"]
    level: Level = "normal"
    name: Annotated[str, Meta(max_length=40)] = ""


class Pace(Incoming, kw_only=True, forbid_unknown_fields=True):
    """No clock, a clock for the whole game with an increment a move, or so many days a turn."""

    kind: Literal["none", "live", "turn"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    increment_seconds: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[int, Meta(ge=1, le=60)] = 2


class NewTable(Incoming, kw_only=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Token
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    options: dict[str, Choice] = msgspec.field(default_factory=dict)
    name: Annotated[str, Meta(max_length=60)] = ""
    pace: Pace = msgspec.field(default_factory=Pace)
    spectators: bool = True


class SeatInfo(Struct, kw_only=True, omit_defaults=False):
    """A seat as one person sees it."""

    kind: Literal["person", "bot", "open", "friend"]
    name: str
    mine: bool
    online: bool
    resigned: bool
    flagged: bool
    account: bool
    """Whether whoever it is named after is an account, and so is who they say."""
    lent: bool
    """Whether a bot plays for its owner, or has played for them."""
    level: Level | UnsetType = UNSET
    invite: str | UnsetType = UNSET


class Clock(Struct, kw_only=True):
    """The time a seat has left, and whether it is running."""

    left_seconds: float
    running: bool


Status = Literal["waiting", "playing", "over", "archive", "broken"]
"""A broken table is set aside: the rules of its game failed there. Its log is kept."""


class Automaton(Struct, kw_only=True):
    """An opponent whom the rules play: it holds no seat; its place is known at the end."""

    points: int
    place: int | None


class TableInfo(Struct, kw_only=True):
    """A table as one person sees it, apart from what lies on it."""

    id: str
    name: str
    game: str
    options: dict[str, Choice]
    edition: str
    rules_version: int
    seats: list[SeatInfo]
    status: Status
    version: int
    moves: int
    acting: list[int]
    scores: list[int]
    ranking: list[int] | None
    commitment: str
    seed: str | None
    pace: Pace
    clocks: list[Clock] | None
    host: bool
    spectators: int
    watchable: bool
    created: float
    automaton: Automaton | None = None


class TableSummary(Struct, kw_only=True):
    """A line in a list of tables."""

    id: str
    name: str
    game: str
    seats: list[SeatInfo]
    status: Status
    moves: int
    acting: list[int]
    my_turn: bool
    scores: list[int]
    ranking: list[int] | None
    pace: Pace
    clocks: list[Clock] | None
    host: bool
    spectators: int
    created: float
    updated: float
    automaton: Automaton | None = None


class Join(Incoming, kw_only=True, forbid_unknown_fields=True):
    """The seat somebody wants, or the invitation they hold; neither for any open seat."""

    seat: Seat | None = None
    invite: Token | None = None


class Handing(Incoming, kw_only=True, forbid_unknown_fields=True):
    """The level of the bot a seat is handed to."""

    level: Level = "normal"


# ---- Advice --------------------------------------------------------------------------------------


class Considered(Struct, kw_only=True):
    """A move that could be made, and what a search expects of it."""

    move: MadeMove
    share: float
    """Its maker's share of wins."""
    points: float
    """Its maker's points at the end."""
    tried: int
    """In how many simulations."""
    automaton: float | None
    """The points at the end of an opponent whom the rules play, where there is one."""


class Advice(Struct, kw_only=True):
    """What a search thinks of a decision: the moves there are, the best one first."""

    choices: list[Considered]
    shares: list[float]
    """Everybody's share of wins, if the best move is made; empty where there is no choice."""


class Hint(Struct, kw_only=True):
    """What a search would do, asked by who is to move."""

    version: int
    """The version of the table that was looked at."""
    advice: Advice


class Reviewed(Struct, kw_only=True):
    """A move that was made, beside what could have been."""

    n: int
    """The number of the move, from 1."""
    seat: int
    made: int
    """Which of the choices it was."""
    advice: Advice
    cost: float
    """The share of wins it gave away."""


class Balance(Struct, kw_only=True):
    """How a seat came from the first estimate to its result: by luck and by choice."""

    first: float
    result: float
    luck: float
    choice: float


class Review(Struct, kw_only=True):
    """A finished game, looked at move by move with what each maker knew."""

    count: int
    done: int
    """How many moves have been looked at; when it is the count, the review is complete."""
    milliseconds: int
    """For how long each decision was searched."""
    moves: list[Reviewed]
    """Only moves of which there was a choice."""
    costly: list[int]
    """The numbers of the moves that cost most."""
    balances: list[Balance | None]
    """Of each seat, when the review is complete."""


# ---- What lies on the table ----------------------------------------------------------------------


class Prompt(Struct, kw_only=True):
    """A message key with its values."""

    key: str
    values: dict[str, Any]


class Why(Struct, kw_only=True):
    """Why a move is refused: a message key with its values, and the rule it rests on."""

    key: str
    values: dict[str, Any]
    rule: str


class LegalMove(Struct, kw_only=True):
    """A move that may be made."""

    id: int
    text: str
    kind: str
    arguments: dict[str, str]
    refs: list[str]
    effects: dict[str, int]
    warning: Why | UnsetType = UNSET
    """What it would give up without another question; who is asked for a move is asked again before it."""


class RefusedMove(Struct, kw_only=True):
    """A move one might think of, and why it may not be made."""

    id: int
    text: str
    kind: str
    arguments: dict[str, str]
    refs: list[str]
    why: Why


class View(Struct, kw_only=True):
    """All that a seat, or a spectator, may see."""

    game: str
    rules_version: int
    edition: str
    options: dict[str, Choice]
    seats: int
    you: int | None
    acting: list[int]
    over: bool
    scores: list[int]
    ranking: list[int] | None
    prompt: Prompt | None
    moves: list[LegalMove]
    refused: list[RefusedMove]
    table: dict[str, Any]
    changing: list[int] | UnsetType = UNSET
    """The seats that have answered and may still change it, where there are any."""
    automaton: Automaton | UnsetType = UNSET
    """The opponent whom the rules play, where there is one."""


class Event(Struct, kw_only=True):
    """Something that happened."""

    kind: str
    seat: int
    values: dict[str, Any]


class LogEntry(Struct, kw_only=True):
    """What happened with the n-th move; entry 0 is the set-up."""

    n: int
    events: list[Event]


class MadeMove(Struct, kw_only=True):
    """A move that was made."""

    seat: int
    id: int
    text: str
    kind: str
    arguments: dict[str, str]


class Moment(Struct, kw_only=True):
    """A game after n of its moves."""

    n: int
    count: int
    move: MadeMove | None
    view: View
    events: list[Event]


class Verdict(Struct, kw_only=True):
    """Whether seal, moves and scores of a finished game hold."""

    ok: bool
    commitment: str
    seed: str
    scores: list[int]


class RecordEdition(Incoming, kw_only=True, omit_defaults=True):
    """The component tables of a record: by name and fingerprint, with their text where it is not ours."""

    name: Annotated[str, Meta(max_length=200)]
    digest: Annotated[str, Meta(max_length=200)]
    tables: Annotated[str, Meta(max_length=MOST_TABLES)] | None = None


class RecordFile(Incoming, kw_only=True):
    """A game from its agreement to its last move."""

    format: Literal["tianxia record 1"]
    game: Token
    rules_version: Count
    edition: RecordEdition | None = None
    seats: Count
    options: dict[str, Choice]
    commitment: Annotated[str, Meta(max_length=200)]
    seed: Annotated[str, Meta(max_length=200)] | None = None
    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=2_000)]
    scores: Annotated[list[int], Meta(max_length=10)] | None = None


class RawLog(Struct, kw_only=True):
    """The moves of a table that is set aside, as they were written. No rule has looked at them."""

    game: str
    seats: int
    options: dict[str, Choice]
    tables: str | None
    """The text of an edition that is not the game's own."""
    commitment: str
    seed: str | None
    moves: list[str]


class ChatLine(Struct, kw_only=True):
    """A line of chat; `at` is the move it speaks of."""

    n: int
    at: int | None
    name: str
    seat: int | None
    text: str
    time: float
    account: bool = False


# ---- WebSocket, server to client -----------------------------------------------------------------


class WholeTable(Struct, kw_only=True, tag_field="type", tag="table"):
    """Everything, on connecting, after `eyes` and after `resync`."""

    version: int
    info: TableInfo
    eyes: int | None
    view: View
    undo: bool
    log: list[LogEntry]
    chat: list[ChatLine]


class Update(Struct, kw_only=True, tag_field="type", tag="update"):
    """A move was made."""

    version: int
    n: int
    move: MadeMove | None
    events: list[Event]
    view: View
    undo: bool
    clocks: list[Clock] | None


class Info(Struct, kw_only=True, tag_field="type", tag="info"):
    """Seats, presence or status have changed."""

    version: int
    info: TableInfo


class ChatNews(Struct, kw_only=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Refused(Struct, kw_only=True, tag_field="type", tag="refused"):
    """A move that may not be made."""

    why: Why
    version: int


class Stale(Struct, kw_only=True, tag_field="type", tag="stale"):
    """A post on an old version; the update is under way, or `resync` asks for everything."""

    version: int


class Error(Struct, kw_only=True, tag_field="type", tag="error"):
    """A message that could not be followed."""

    error: str
    message: str


class Undone(Struct, kw_only=True, tag_field="type", tag="undone"):
    """Moves were taken back."""

    version: int
    info: TableInfo
    eyes: int | None
    view: View
    undo: bool
    log: list[LogEntry]


class Pong(Struct, kw_only=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


class Queued(Struct, kw_only=True, tag_field="type", tag="queued"):
    """A bot of this table has to wait until other bots have thought."""

    place: int
    """Its place in the queue; 0 when it waits no longer."""
    idle: bool
    """Whether nobody plays at the table but bots: they think when nobody else needs them."""


ServerMessage = WholeTable | Update | Info | ChatNews | Refused | Stale | Error | Undone | Pong | Queued


# ---- WebSocket, client to server -----------------------------------------------------------------


class Move(Struct, kw_only=True, tag_field="type", tag="move"):
    """Make a move, as seen at a version."""

    version: Count
    seat: Seat
    move: Count


class Undo(Struct, kw_only=True, tag_field="type", tag="undo"):
    """Take the last move back."""

    version: Count
    seat: Seat


class Chat(Incoming, kw_only=True, tag_field="type", tag="chat"):
    """Say something, perhaps about a move."""

    text: ChatText
    at: Count | None = None


class Eyes(Struct, kw_only=True, tag_field="type", tag="eyes"):
    """Look through a seat of one's own, or as a spectator."""

    seat: Seat | None = None


class Resync(Struct, kw_only=True, tag_field="type", tag="resync"):
    """Send everything again."""


class Ping(Struct, kw_only=True, tag_field="type", tag="ping"):
    """Is anybody there?"""


ClientMessage = Move | Undo | Chat | Eyes | Resync | Ping
