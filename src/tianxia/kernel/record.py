"""Records, matches and what rests on them: replay, undo, the sealed seed and its verification.

A record is `game, rules_version, edition, seats, options, seed, moves`. It replays to the same
bytes on any machine. A match is a record being written, with the position it has reached.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from tianxia.kernel.chance import Quick, Sealed, commitment
from tianxia.kernel.edition import Edition
from tianxia.kernel.errors import BadRecord, TianxiaError
from tianxia.kernel.game import new_seed
from tianxia.kernel.state import LETTERS, Event, State, restored

if TYPE_CHECKING:
    from collections.abc import Callable

    from tianxia.kernel.game import Game, Setup

FORMAT: Final = "tianxia record 1"
IMAGINED: Final = 32
"""How many positions a seat might be in are tried to see whether its move revealed something."""


class Record:
    """A game from its agreement to its last move."""

    __slots__ = ("commitment", "moves", "result", "seed", "setup")

    def __init__(self, setup: Setup, seed: str | None, seal: str) -> None:
        self.setup = setup
        self.seed = seed
        self.commitment = seal
        self.moves: list[tuple[int, int]] = []
        self.result: list[int] | None = None

    def as_json(self, *, with_seed: bool = True) -> dict[str, object]:
        """The record as plain data; without the seed while a game is being played among strangers."""
        setup = self.setup
        game = setup.game
        data: dict[str, object] = {
            "format": FORMAT,
            "game": game.key,
            "rules_version": setup.rules,
            "edition": edition_json(setup),
            "seats": setup.seats,
            "options": dict(setup.options),
            "commitment": self.commitment,
            "seed": self.seed if with_seed else None,
            "moves": [f"{LETTERS[seat]} {game.moves.text(move)}" for seat, move in self.moves],
            "scores": self.result,
        }
        return data

    def as_text(self, *, with_seed: bool = True) -> str:
        """The record as a JSON file people can read: a line a move."""
        return json.dumps(self.as_json(with_seed=with_seed), ensure_ascii=False, indent=1) + "\n"


def edition_json(setup: Setup) -> dict[str, object] | None:
    """An edition in a record: its name and fingerprint, and the tables themselves where they are not ours."""
    edition = setup.edition
    if edition is None:
        return None
    data: dict[str, object] = {"name": edition.name, "digest": edition.digest}
    tables = setup.tables
    if tables is not None:
        data["tables"] = tables
    return data


def field(data: dict[str, object], name: str, kind: type, expected: str) -> object:
    """A field of a record, of the right type."""
    value = data.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadRecord(f"The record's field “{name}” must be {expected}.")
    return value


def is_text(value: object) -> bool:
    """Whether a value is a text of whole characters; JSON can also spell half ones."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def read_record(text: str, find: Callable[[str], Game]) -> Record:
    """The record in a text; `BadRecord` says in a sentence what is wrong and where.

    `find` looks a game up by its key.
    """
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadRecord(f"This is not a record: the file is not JSON ({error}).") from None
    except RecursionError:
        raise BadRecord("This is not a record: the file is nested too deeply.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f"This is not a record of Tianxia: expected an object with “format”: “{FORMAT}”.")
    game = find(str(field(data, "game", str, "the key of a game")))
    version = field(data, "rules_version", int, "a whole number")
    assert isinstance(version, int)
    if not game.plays(version):
        raise BadRecord(
            f"The record was played under version {version} of the rules of {game.title}; "
            f"this programme knows {known_versions(game)}."
        )
    seats = field(data, "seats", int, "a number of players")
    options = field(data, "options", dict, "an object with the options")
    assert isinstance(seats, int) and isinstance(options, dict)
    edition = read_edition(data, game, version)
    setup = game.agree(seats, edition, {str(k): v for k, v in options.items()}, version)
    seed = data.get("seed")
    if seed is not None and not is_text(seed):
        raise BadRecord("The record's field “seed” must be a text, or null while the game is being played.")
    seal = str(field(data, "commitment", str, "the fingerprint of the seed"))
    record = Record(setup, None if seed is None else str(seed), seal)
    moves = field(data, "moves", list, "a list of moves such as “A take taxes”")
    assert isinstance(moves, list)
    for number, entry in enumerate(moves, start=1):
        record.moves.append(read_move(game, setup.seats, entry, number))
    scores = data.get("scores")
    if scores is not None:
        if (
            not isinstance(scores, list)
            or len(scores) != setup.seats
            or not all(isinstance(score, int) and not isinstance(score, bool) for score in scores)
        ):
            raise BadRecord(f"The record's field “scores” must be null or {setup.seats} whole numbers.")
        record.result = [int(score) for score in scores]
    return record


def known_versions(game: Game) -> str:
    """The versions of the rules that can be played, in words."""
    oldest, newest = game.oldest_rules or game.rules_version, game.rules_version
    return f"version {newest}" if oldest == newest else f"versions {oldest} to {newest}"


def read_edition(data: dict[str, object], game: Game, version: int) -> Edition | None:
    """The edition a record was played with."""
    given = data.get("edition")
    standard = game.edition_under(version)
    if standard is None:
        if given is not None:
            raise BadRecord(f"The record names an edition, but {game.title} has none.")
        return None
    if not isinstance(given, dict):
        raise BadRecord("The record's field “edition” must be an object with name and digest.")
    tables = given.get("tables")
    edition = standard if tables is None else Edition(str(tables), "the record's edition")
    if edition.digest != given.get("digest"):
        raise BadRecord(
            f"The record was played with other tables of edition “{given.get('name')}” than those at hand."
        )
    return edition


def read_move(game: Game, seats: int, entry: object, number: int) -> tuple[int, int]:
    """A line of a record: the seat's letter and the move's words."""
    if not isinstance(entry, str) or " " not in entry:
        raise BadRecord(f"Move {number} of the record must be a text such as “A take taxes”, not {entry!r}.")
    letter, _, words = entry.partition(" ")
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise BadRecord(
            f"Move {number} of the record names seat “{letter}”; seats are {', '.join(LETTERS[:seats])}."
        )
    try:
        return LETTERS.index(letter), game.moves.parse(words)
    except TianxiaError as error:
        raise BadRecord(f"Move {number} of the record: {error}") from None


class Step:
    """A move that may be made, and the position it leads to."""

    __slots__ = ("move", "seat", "state")

    def __init__(self, seat: int, move: int, state: State) -> None:
        self.seat = seat
        self.move = move
        self.state = state


class Match:
    """A game being played: its record, the position reached, and what everybody was told on the way."""

    __slots__ = ("known", "log", "record", "since", "state", "turn")

    def __init__(self, record: Record) -> None:
        """Start from a record that has its seed, and play the moves it holds already."""
        if record.seed is None:
            raise BadRecord(
                "The record does not hold its seed, so it cannot be replayed before the game is over."
            )
        self.record = Record(record.setup, record.seed, record.commitment)
        self.state = opening(record)
        # The position before the moves that one seat has made since anybody else moved or chance answered,
        # how many moves led to it, and of those since, whether they told their maker anything.
        self.turn = self.state.clone()
        self.since = 0
        self.known: list[bool] = []
        self.log: list[list[Event]] = [self.hear()]
        for number, (seat, move) in enumerate(record.moves, start=1):
            try:
                self.play(seat, move)
            except TianxiaError as error:
                raise BadRecord(f"Move {number} of the record cannot be made: {error}") from None
        self.record.result = record.result if record.result is not None else self.record.result

    def hear(self) -> list[Event]:
        """Take the events told since the last time."""
        events = self.state.events
        self.state.events = []
        return events if events is not None else []

    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move, write it down, and return what happened."""
        drawn = self.state.chance.drawn
        before = self.state.clone() if self.changes_hands(seat) else None
        self.state.play(seat, move)
        self.mark(before, drawn)
        return self.noted(seat, move)

    def foresee(self, seat: int, move: int) -> Step:
        """Try a move without making it: `take` makes it later, if no other was made meanwhile."""
        after = self.state.clone()
        after.events = []
        after.play(seat, move)
        return Step(seat, move, after)

    def take(self, step: Step) -> list[Event]:
        """Make a move that was foreseen from this position, without playing it again."""
        before = self.state
        self.state = step.state
        self.mark(before if self.changes_hands(step.seat) else None, before.chance.drawn)
        return self.noted(step.seat, step.move)

    def changes_hands(self, seat: int) -> bool:
        """Whether somebody else made the last move."""
        moves = self.record.moves
        return not moves or moves[-1][0] != seat

    def mark(self, before: State | None, drawn: int) -> None:
        """Keep the position from which moves may be taken back, if the one being noted has changed it."""
        if self.state.chance.drawn != drawn:
            self.turn, self.since, self.known = self.state.clone(), len(self.record.moves) + 1, []
        elif before is not None:
            self.turn, self.since, self.known = before, len(self.record.moves), []

    def noted(self, seat: int, move: int) -> list[Event]:
        """Write down a move that was made, and return what happened."""
        self.record.moves.append((seat, move))
        self.log.append(self.hear())
        if self.state.over:
            self.record.result = self.state.scores
        return self.log[-1]

    def undo_point(self, seat: int) -> int:
        """How many moves would be left if `seat` took back all it may: as many as now if it may not.

        A seat may go back over its own moves as long as nobody else has moved since, chance has
        not answered and nothing hidden has been revealed to it.
        """
        moves = self.record.moves
        if self.changes_hands(seat):
            return len(moves)
        state = self.turn.clone()
        point = self.since
        for number in range(self.since, len(moves)):
            move = moves[number][1]
            before = state.clone()
            state.events = []
            state.play(seat, move)
            if number - self.since == len(self.known):
                self.known.append(revealed(before, state, seat, move))
            if self.known[number - self.since]:
                point = number + 1
        return point

    def dump(self) -> list[object]:
        """The position, and the one from which moves may be taken back, as plain data for `resume`."""
        return [self.state.dump(), self.turn.dump(), self.since]

    def resume(self, moves: list[tuple[int, int]], dumped: list[Any]) -> None:
        """Go on where a match of the same record was dumped after these moves; its log begins there."""
        setup, seed = self.record.setup, self.record.seed
        assert seed is not None
        states = [restored(setup, Sealed(seed, data["chance"][1]), data) for data in dumped[:2]]
        self.state, self.turn = states[0], states[1]
        self.since, self.known = dumped[2], []
        self.state.events = []
        self.record.moves = moves
        self.record.result = self.state.scores if self.state.over else None
        self.log = []

    def undo(self, seat: int) -> bool:
        """Take back the seat's last move, if it may; says whether it did."""
        moves = self.record.moves
        if self.undo_point(seat) >= len(moves):
            return False
        shorter = Record(self.record.setup, self.record.seed, self.record.commitment)
        shorter.moves = moves[:-1]
        again = Match(shorter)
        self.record = again.record
        self.state = again.state
        self.turn, self.since, self.known = again.turn, again.since, again.known
        self.log = again.log
        return True


def opening(record: Record) -> State:
    """The position a record starts from, with somebody listening."""
    setup = record.setup
    assert record.seed is not None
    return setup.game.lay_out(setup, record.seed)


def revealed(before: State, after: State, seat: int, move: int) -> bool:
    """Whether a move told its maker something it could not have known: imagined games come out otherwise."""
    if not after.setup.game.facts.hidden:
        return False
    seen = after.view(seat)
    chance = Quick(len(seen))
    for _ in range(IMAGINED):
        imagined = before.sample(seat, chance)
        imagined.play(seat, move)
        if imagined.view(seat) != seen:
            return True
    return False


def new_match(setup: Setup, seed: str | None = None) -> Match:
    """A match from its first move, under a seed that is sealed until the end."""
    chosen = seed if seed is not None else new_seed()
    return Match(Record(setup, chosen, commitment(chosen)))


def verify(record: Record) -> State:
    """Replay a finished record and check seal, moves and scores; `BadRecord` says what does not hold."""
    if record.seed is None:
        raise BadRecord("The record does not hold its seed; the seed is shown when the game is over.")
    if commitment(record.seed) != record.commitment:
        raise BadRecord("The seed is not the one that was sealed at the start: its fingerprint differs.")
    match = Match(record)
    if record.result is not None and record.result != match.state.scores:
        raise BadRecord(
            f"The record claims the scores {record.result}, but its moves lead to {match.state.scores}."
        )
    return match.state
