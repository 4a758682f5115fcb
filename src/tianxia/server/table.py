"""A table: the fold of its log. No I/O here; the same rows give the same table in every process.

Everything a client may see is made here, through the kernel's views, once for each pair of eyes. And here
runs whatever a game brings: `rules` sees to it that a game which fails costs this table alone.
"""

from __future__ import annotations

from functools import lru_cache
from secrets import compare_digest
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from msgspec import UNSET, Raw

from tianxia.bots import RandomBot
from tianxia.kernel import (
    BadRecord,
    Edition,
    Game,
    IllegalMove,
    Match,
    Record,
    Setup,
    UnknownMove,
    commitment,
    verify,
)
from tianxia.kernel.state import EVERYONE
from tianxia.server.bots import question
from tianxia.server.clocks import Clocks
from tianxia.server.messages import (
    Automaton,
    ChatLine,
    Info,
    MadeMove,
    SeatInfo,
    Status,
    TableInfo,
    TableSummary,
    Undone,
    WholeTable,
)
from tianxia.server.rules import Rules
from tianxia.server.seating import PLACE
from tianxia.server.snapshots import Snapshot, entry, packed, unpacked
from tianxia.server.watch import Watch

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from tianxia.kernel import Event, State, Step
    from tianxia.server.messages import Choice
    from tianxia.server.seating import Agreement, Place
    from tianxia.server.store import Row

ENCODER = msgspec.json.Encoder()
MADE: Final[dict[tuple[Game, int, int], bytes]] = {}
"""Moves, encoded. There are as many as the games' vocabularies hold."""

UPDATE: Final = b'{"type":"update","version":%d,"n":%d,"move":%b,"events":%b,"view":%b,"undo":%b,"clocks":%b}'

Eyes = int | None
"""A seat, or a spectator."""


def setup_of(game: Game, agreement: Agreement) -> Setup:
    """The kernel's setup of what was agreed."""
    edition = None if agreement.edition is None else edition_of(agreement.edition)
    rules = agreement.rules or game.oldest_rules or game.rules_version
    return game.agree(agreement.seats, edition, agreement.options, rules)


def check_order(row: Row, seq: int) -> None:
    """Refuse a log that has a gap, or a row out of its place."""
    if row.seq != seq:
        raise BadRecord(f"Row {seq} of the log is missing: row {row.seq} comes in its place.")


@lru_cache(maxsize=16)
def edition_of(text: str) -> Edition:
    """The edition in a text: what takes long to read is read once for several tables."""
    return Edition(text, "the table's edition")


def events_json(events: list[Event], eyes: Eyes, everything: bool = False) -> list[dict[str, object]]:
    """The events that somebody may see, as plain data."""
    return [event.as_json() for event in events if everything or event.seen_by(eyes)]


class Table:
    """One game with its seats, clocks and version."""

    def __init__(
        self,
        table_id: str,
        game: Game,
        agreement: Agreement,
        *,
        seed: str,
        name: str,
        host: str,
        watchable: bool,
        created: float,
        outages: Sequence[tuple[float, float]] = (),
        watch: Watch | None = None,
    ) -> None:
        self.id = table_id
        self.rules = Rules(table_id, watch if watch is not None else Watch())
        self.game = game
        self.secretive = game.facts.hidden or game.facts.simultaneous
        """Whether moves themselves may be secret."""
        self.agreement = agreement
        self.name = name
        self.host = host
        self.watchable = watchable
        self.created = created
        self.updated = created
        self.places = list(agreement.places)
        with self.rules:
            self.match = Match(
                Record(setup_of(game, agreement), seed, agreement.commitment or commitment(seed)),
            )
        self.version = 0
        self.status: Status = "waiting"
        self.acting: list[int] = []
        self.chance_spoke = False
        """Whether chance had a say in the last move; then it cannot be taken back."""
        self.asked = 0
        """The version at which the present question was put: posts on an older one are stale."""
        self.clocks = Clocks(agreement.pace, agreement.seats, outages)
        self._views: dict[Eyes, bytes] = {}
        self._told: tuple[int, bytes, bytes | None] | None = None
        self._logs: dict[Eyes, list[bytes]] = {}
        self._before: list[Raw] = []
        """What was told before the match's own log begins: of a table that a snapshot gave us."""
        with self.rules:
            self.settle(created)

    # What happened --------------------------------------------------------------------------------

    def apply(self, row: Row, step: Step | None = None) -> None:
        """Let a row of the log happen; of a move that was foreseen, `step` is what it leads to."""
        with self.rules:
            self.follow(row, step)
            self.settle(self.updated)

    def replay(self, rows: list[Row]) -> None:
        """Let many rows happen, of which only the last will be seen."""
        with self.rules:
            if self.version or self.clocks.used or self.game.facts.simultaneous:
                for row in rows:
                    self.apply(row)
            elif rows:
                for seq, row in enumerate(rows, self.version + 1):
                    check_order(row, seq)
                self.play_all(rows)
                self.version = rows[-1].seq
                self.updated = rows[-1].time / 1000
                self.settle(self.updated)

    def play_all(self, rows: list[Row]) -> None:
        """Play in one go what is left of many rows after every undo."""
        parse = self.game.moves.parse
        moves: list[tuple[int, int]] = []
        for row in rows:
            if row.kind == "move":
                moves.append((row.seat, parse(row.body)))
                self.asked = row.seq
            elif row.kind == "undo":
                del moves[int(row.body) :]
                self.asked = row.seq
            elif row.kind == "seat":
                self.places[row.seat] = PLACE.decode(row.body)
        self.fold(moves)
        self.chance_spoke = bool(moves) and self.match.undo_point(moves[-1][0]) == len(moves)

    def fold(self, moves: list[tuple[int, int]]) -> None:
        """Play the match again from the first move, with these."""
        record = Record(self.match.record.setup, self.match.record.seed, self.match.record.commitment)
        record.moves = moves
        self.match = Match(record)
        self._before = []
        self._logs.clear()

    def snapshot(self) -> Snapshot:
        """The table as it is, to `resume` it without its log; raises whatever speaks against it."""
        with self.rules.trying():
            return Snapshot(
                version=self.version,
                updated=self.updated,
                asked=self.asked,
                chance_spoke=self.chance_spoke,
                places=self.places,
                left=self.clocks.left,
                running=self.clocks.running,
                since=self.clocks.since,
                moves=self.match.record.moves,
                match=Raw(ENCODER.encode(self.match.dump())),
                log=packed(self._before, self.first_told, self.match.log),
            )

    def resume(self, kept: Snapshot) -> None:
        """Go on from a snapshot of this table; raises whatever is wrong with it, and is of no use then."""
        with self.rules.trying():
            self.match.resume(kept.moves, msgspec.json.decode(kept.match))
            if ENCODER.encode(self.match.dump()) != bytes(kept.match):
                raise BadRecord("The position does not come back as it was.")
            self.places = kept.places
            self.clocks.left, self.clocks.running, self.clocks.since = kept.left, kept.running, kept.since
            self.asked, self.chance_spoke = kept.asked, kept.chance_spoke
            self.version, self.updated = kept.version, kept.updated
            self._before = kept.log
            self.settle(self.updated)

    def follow(self, row: Row, step: Step | None) -> None:
        """Do what a row says."""
        check_order(row, self.version + 1)
        match = self.match
        if row.kind == "move":
            drawn = match.state.chance.drawn
            together = match.state.acting if self.game.facts.simultaneous else []
            if step is not None:
                match.take(step)
            else:
                match.play(row.seat, self.game.moves.parse(row.body))
            self.chance_spoke = match.state.chance.drawn != drawn
            # Answering one question together, nobody's answer makes another's stale; nor does a part of one,
            # nor one that takes the place of another.
            others = [seat for seat in together if seat != row.seat]
            if not others or [seat for seat in match.state.acting if seat != row.seat] != others:
                self.asked = row.seq
        elif row.kind == "undo":
            self.fold(match.record.moves[: int(row.body)])
            left = self.match.record.moves
            self.chance_spoke = bool(left) and self.match.undo_point(left[-1][0]) == len(left)
            self.asked = row.seq
        elif row.kind == "seat":
            self.places[row.seat] = PLACE.decode(row.body)
        self.version = row.seq
        self.updated = row.time / 1000
        self._views.clear()
        self._told = None

    def settle(self, now: float) -> None:
        """See where the table is between its making and its end, and whose clocks run."""
        if self.agreement.archive:
            self.status = "archive"
        elif self.match.state.over:
            self.status = "over"
        elif any(place.vacant for place in self.places):
            self.status = "waiting"
        else:
            self.status = "playing"
        self.acting = self.match.state.acting if self.status == "playing" else []
        if self.clocks.used:
            self.clocks.turn(now, [seat for seat in self.acting if self.places[seat].kind == "person"])

    # What is so -----------------------------------------------------------------------------------

    @property
    def seed(self) -> str:
        """The seed. It leaves this process only when the game is over."""
        assert self.match.record.seed is not None
        return self.match.record.seed

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.match.record.moves)

    @property
    def finished(self) -> bool:
        """Whether everything may be known: the game is over, or was brought here as a record."""
        return self.agreement.archive or self.match.state.over

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays."""
        return [
            seat
            for seat, place in enumerate(self.places)
            if place.kind == "person" and place.person == person
        ]

    def owned_by(self, person: str) -> list[int]:
        """The seats that belong to a person, though a bot may play them."""
        return [seat for seat, place in enumerate(self.places) if place.person == person and person]

    def first_eyes(self, person: str) -> Eyes:
        """How somebody sees the table on sitting down: through their only seat, else as a spectator."""
        seats = self.owned_by(person)
        return seats[0] if len(seats) == 1 else None

    def may_watch(self, person: str) -> bool:
        """Whether somebody may see what lies on the table."""
        return self.watchable or self.host == person or bool(self.owned_by(person))

    def invited(self, invite: str) -> bool:
        """Whether an invitation is to a free seat. Open seats of tables from before this need none."""
        return self.status == "waiting" and any(
            compare_digest(place.invite.encode(), invite.encode()) if place.invite else place.kind == "open"
            for place in self.places
            if place.vacant
        )

    def others(self, person: str) -> bool:
        """Whether other people have a seat here, though a bot may play it, or are still to come."""
        return any(place.vacant or place.person not in ("", person) for place in self.places)

    def can_undo(self, seat: Eyes) -> bool:
        """Whether a seat may take its last move back."""
        moves = self.match.record.moves
        if seat is None or not moves or moves[-1][0] != seat or self.status != "playing":
            return False
        # Where nothing is hidden nothing can be revealed, and only chance speaks against it.
        if self.chance_spoke or not self.game.facts.hidden:
            return not self.chance_spoke
        with self.rules:
            return self.match.undo_point(seat) < len(moves)

    # What is asked of the rules -------------------------------------------------------------------

    def foresee(self, seat: int, move: int) -> Step:
        """What a move leads to; `IllegalMove` or `UnknownMove` if it may not be made."""
        with self.rules:
            try:
                return self.match.foresee(seat, move)
            except (IllegalMove, UnknownMove) as error:
                if seat < len(self.places) and move in self.match.state.legal(seat):
                    raise BadRecord(f"A legal move cannot be made: {error}") from error
                refused = error
        raise refused

    def result(self, state: State) -> tuple[list[int], list[int]]:
        """The scores and the ranking of a position at the end."""
        with self.rules:
            return state.scores, state.ranking

    def question(self, seat: int, state: State | None = None, **about: Any) -> dict[str, Any] | None:
        """What a bot is asked in a seat, now or in an earlier position; None if positions cannot travel."""
        with self.rules:
            try:
                known = (state if state is not None else self.match.state).knowledge(seat)
                return question(self, known, **about)
            except NotImplementedError:
                return None

    def random_move(self, seat: int, seed: int) -> int:
        """Any of a seat's moves."""
        with self.rules:
            return RandomBot(seed).choose(self.match.state.knowledge(seat))

    def verdict(self) -> tuple[bool, list[int]]:
        """Whether seal and moves hold, and the scores they lead to."""
        with self.rules:
            try:
                return True, verify(self.match.record).scores
            except BadRecord:
                return False, self.match.state.scores

    # What clients see -----------------------------------------------------------------------------

    def view(self, eyes: Eyes) -> bytes:
        """The view, encoded once for each version."""
        found = self._views.get(eyes)
        if found is None:
            with self.rules:
                found = self._views[eyes] = ENCODER.encode(self.match.state.view(eyes))
        return found

    def log(self, eyes: Eyes) -> Raw:
        """Everything somebody was told, move by move."""
        if eyes not in self._logs:
            self._logs[eyes] = list(unpacked(self._before, eyes))
        parts, first = self._logs[eyes], self.first_told
        with self.rules:
            for n in range(len(parts) - len(self._before), len(self.match.log)):
                parts.append(entry(first + n, events_json(self.match.log[n], eyes)))
        return Raw(b"[" + b",".join(parts) + b"]")

    @property
    def first_told(self) -> int:
        """The first move whose news are in the match's own log; before it there are those of a snapshot."""
        return self.moves + 1 - len(self.match.log)

    def whole_log(self) -> list[list[Event]]:
        """What every move told, the set-up first; where only the end is in memory, the game is folded."""
        if self._before:
            with self.rules:
                self.fold(self.match.record.moves)
        return self.match.log

    def told(self) -> tuple[int, bytes, bytes | None]:
        """Who made the last move, which, and what happened if all may see the same; encoded once."""
        if self._told is None:
            seat, move = self.match.record.moves[-1]
            events = self.match.log[-1]
            public = all(event.audience == EVERYONE for event in events)
            shared = ENCODER.encode(events_json(events, None)) if public else None
            self._told = (seat, self.made_once(seat, move), shared)
        return self._told

    def made_once(self, seat: int, move: int) -> bytes:
        """A move as clients read it, encoded once for all tables."""
        key = (self.game, seat, move)
        found = MADE.get(key)
        if found is None:
            found = MADE[key] = ENCODER.encode(self.made(seat, move))
        return found

    def made(self, seat: int, move: int) -> MadeMove:
        """A move as clients read it."""
        moves = self.game.moves
        return MadeMove(
            seat=seat,
            id=move,
            text=moves.text(move),
            kind=moves.kind(move).name,
            arguments=moves.arguments(move),
        )

    def update(self, eyes: Eyes, now: float) -> bytes:
        """The message that tells of the last move: an `Update`, put together from what is encoded already."""
        with self.rules:
            seat, move, events = self.told()
            return UPDATE % (
                self.version,
                len(self.match.record.moves),
                # Others learn from the events what they may know of a secret move.
                move if eyes == seat or not self.secretive else b"null",
                events if events is not None else ENCODER.encode(events_json(self.match.log[-1], eyes)),
                self.view(eyes),
                b"true" if eyes == seat and self.can_undo(eyes) else b"false",
                ENCODER.encode(self.clocks.shown(now)) if self.clocks.used else b"null",
            )

    def whole(
        self,
        person: str,
        eyes: Eyes,
        online: Collection[str],
        watching: int,
        chat: list[ChatLine],
        now: float,
    ) -> bytes:
        """The message that tells everything."""
        whole: Any = {
            "version": self.version,
            "info": self.info(person, online, watching, now),
            "eyes": eyes,
            "view": Raw(self.view(eyes)),
            "undo": self.can_undo(eyes),
            "log": self.log(eyes),
            "chat": chat,
        }
        return ENCODER.encode(WholeTable(**whole))

    def undone(self, person: str, eyes: Eyes, online: Collection[str], watching: int, now: float) -> bytes:
        """The message that tells of moves taken back."""
        undone: Any = {
            "version": self.version,
            "info": self.info(person, online, watching, now),
            "eyes": eyes,
            "view": Raw(self.view(eyes)),
            "undo": self.can_undo(eyes),
            "log": self.log(eyes),
        }
        return ENCODER.encode(Undone(**undone))

    def news(self, person: str, online: Collection[str], watching: int, now: float) -> bytes:
        """The message that tells of seats, presence and status."""
        return ENCODER.encode(Info(version=self.version, info=self.info(person, online, watching, now)))

    def info(self, person: str, online: Collection[str], watching: int, now: float) -> TableInfo:
        """The table as one person sees it, apart from what lies on it."""
        record = self.match.record
        with self.rules:
            state = self.match.state
            scores, ranking = state.scores, state.ranking if state.over else None
        return TableInfo(
            id=self.id,
            name=self.name,
            game=self.game.key,
            options=cast("dict[str, Choice]", record.setup.options),
            edition=record.setup.edition_name,
            rules_version=record.setup.rules,
            seats=[self.seat_info(place, person, online) for place in self.places],
            status=self.status,
            version=self.version,
            moves=self.moves,
            acting=self.acting,
            scores=scores,
            ranking=ranking,
            commitment=record.commitment,
            seed=self.seed if self.finished else None,
            pace=self.agreement.pace,
            clocks=self.clocks.shown(now),
            host=self.host == person,
            spectators=watching,
            watchable=self.watchable,
            created=self.created,
            automaton=self.automaton,
        )

    @property
    def automaton(self) -> Automaton | None:
        """The opponent whom the rules play, where there is one."""
        found: Any = self.match.state.automaton
        return None if found is None else Automaton(**found)

    def seat_info(self, place: Place, person: str, online: Collection[str]) -> SeatInfo:
        """A seat as one person sees it."""
        return SeatInfo(
            kind=place.kind,
            name=place.name,
            mine=bool(person) and place.person == person,
            online=place.kind == "bot" or place.person in online,
            resigned=place.resigned,
            flagged=place.flagged or place.why == "flag",
            account=place.account,
            lent=place.helped and not (place.resigned or place.flagged),
            level=place.level if place.kind == "bot" else UNSET,
            invite=place.invite if place.invite and self.host == person else UNSET,
        )

    def summary(self, person: str, online: Collection[str], watching: int, now: float) -> TableSummary:
        """A line in a list of tables."""
        mine = self.seats_of(person)
        with self.rules:
            state = self.match.state
            scores, ranking = state.scores, state.ranking if state.over else None
        return TableSummary(
            id=self.id,
            name=self.name,
            game=self.game.key,
            seats=[self.seat_info(place, person, online) for place in self.places],
            status=self.status,
            moves=self.moves,
            acting=self.acting,
            my_turn=any(seat in mine for seat in self.acting),
            scores=scores,
            ranking=ranking,
            pace=self.agreement.pace,
            clocks=self.clocks.shown(now),
            host=self.host == person,
            spectators=watching,
            created=self.created,
            updated=self.updated,
            automaton=self.automaton,
        )
