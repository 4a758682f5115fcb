"""A table: the fold of its log. No I/O here; the same rows give the same table in every process.

Everything a client may see is made here, through the kernel's views, once for each pair of eyes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET, Raw

from tianxia.kernel import Edition, Game, Match, Record, Setup, commitment
from tianxia.kernel.state import EVERYONE
from tianxia.server.clocks import Clocks
from tianxia.server.messages import (
    ChatLine,
    Info,
    MadeMove,
    SeatInfo,
    Status,
    TableInfo,
    TableSummary,
    Undone,
    Update,
    WholeTable,
)
from tianxia.server.seating import PLACE

if TYPE_CHECKING:
    from collections.abc import Collection

    from tianxia.kernel import Event
    from tianxia.server.seating import Agreement, Place
    from tianxia.server.store import Row

ENCODER = msgspec.json.Encoder()
MADE: Final[dict[tuple[Game, int, int], Raw]] = {}
"""Moves, encoded. There are as many as the games' vocabularies hold."""

Eyes = int | None
"""A seat, or a spectator."""


def setup_of(game: Game, agreement: Agreement) -> Setup:
    """The kernel's setup of what was agreed."""
    edition = None if agreement.edition is None else Edition(agreement.edition, "the table's edition")
    return game.agree(agreement.seats, edition, agreement.options)


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
    ) -> None:
        self.id = table_id
        self.agreement = agreement
        self.name = name
        self.host = host
        self.watchable = watchable
        self.created = created
        self.updated = created
        self.places = list(agreement.places)
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
        self.clocks = Clocks(agreement.pace, agreement.seats)
        self._views: dict[Eyes, Raw] = {}
        self._told: tuple[int, Raw, Raw | None] | None = None
        self._logs: dict[Eyes, list[bytes]] = {}
        self.settle(created)

    # What happened --------------------------------------------------------------------------------

    def apply(self, row: Row) -> None:
        """Let a row of the log happen."""
        self.follow(row)
        self.settle(self.updated)

    def replay(self, rows: list[Row]) -> None:
        """Let many rows happen, of which only the last will be seen."""
        if self.clocks.used or self.game.facts.simultaneous:
            for row in rows:
                self.apply(row)
        elif rows:
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
        self.match = self.replayed(moves)
        self.chance_spoke = bool(moves) and self.match.undo_point(moves[-1][0]) == len(moves)

    def replayed(self, moves: list[tuple[int, int]]) -> Match:
        """The match with other moves."""
        record = Record(self.match.record.setup, self.match.record.seed, self.match.record.commitment)
        record.moves = moves
        return Match(record)

    def follow(self, row: Row) -> None:
        """Do what a row says."""
        assert row.seq == self.version + 1, (self.id, row.seq, self.version)
        match = self.match
        if row.kind == "move":
            drawn = match.state.chance.drawn
            together = match.state.acting if self.game.facts.simultaneous else []
            match.play(row.seat, self.game.moves.parse(row.body))
            self.chance_spoke = match.state.chance.drawn != drawn
            # Answering one question together, nobody's answer makes another's stale.
            together = [seat for seat in together if seat != row.seat]
            if not together or match.state.acting != together:
                self.asked = row.seq
        elif row.kind == "undo":
            self.match = self.replayed(match.record.moves[: int(row.body)])
            self._logs.clear()
            self.chance_spoke = self.match.undo_point(row.seat) == self.moves
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
        else:
            self.status = "waiting" if any(place.vacant for place in self.places) else "playing"
        self.acting = self.match.state.acting if self.status == "playing" else []
        if self.clocks.used:
            self.clocks.turn(now, [seat for seat in self.acting if self.places[seat].kind == "person"])

    # What is so -----------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.record.setup.game

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

    @property
    def secretive(self) -> bool:
        """Whether moves themselves may be secret."""
        facts = self.game.facts
        return facts.hidden or facts.simultaneous

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

    def can_undo(self, seat: Eyes) -> bool:
        """Whether a seat may take its last move back."""
        moves = self.match.record.moves
        if seat is None or not moves or moves[-1][0] != seat or self.status != "playing":
            return False
        # Where nothing is hidden nothing can be revealed, and only chance speaks against it.
        if self.chance_spoke or not self.game.facts.hidden:
            return not self.chance_spoke
        return self.match.undo_point(seat) < len(moves)

    # What clients see -----------------------------------------------------------------------------

    def view(self, eyes: Eyes) -> Raw:
        """The view, encoded once for each version."""
        found = self._views.get(eyes)
        if found is None:
            found = self._views[eyes] = Raw(ENCODER.encode(self.match.state.view(eyes)))
        return found

    def log(self, eyes: Eyes) -> Raw:
        """Everything somebody was told, move by move."""
        parts = self._logs.setdefault(eyes, [])
        for n in range(len(parts), len(self.match.log)):
            parts.append(ENCODER.encode({"n": n, "events": events_json(self.match.log[n], eyes)}))
        return Raw(b"[" + b",".join(parts) + b"]")

    def told(self) -> tuple[int, Raw, Raw | None]:
        """Who made the last move, which, and what happened if all may see the same; encoded once."""
        if self._told is None:
            seat, move = self.match.record.moves[-1]
            events = self.match.log[-1]
            public = all(event.audience == EVERYONE for event in events)
            shared = Raw(ENCODER.encode(events_json(events, None))) if public else None
            self._told = (seat, self.made_once(seat, move), shared)
        return self._told

    def made_once(self, seat: int, move: int) -> Raw:
        """A move as clients read it, encoded once for all tables."""
        key = (self.game, seat, move)
        found = MADE.get(key)
        if found is None:
            found = MADE[key] = Raw(ENCODER.encode(self.made(seat, move)))
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
        """The message that tells of the last move."""
        seat, move, events = self.told()
        message = Update(
            version=self.version,
            n=self.moves,
            # Others learn from the events what they may know of a secret move.
            move=move if eyes == seat or not self.secretive else None,  # type: ignore[arg-type]
            events=events if events is not None else events_json(self.match.log[-1], eyes),  # type: ignore[arg-type]
            view=self.view(eyes),  # type: ignore[arg-type]
            undo=self.can_undo(eyes),
            clocks=self.clocks.shown(now),
        )
        return ENCODER.encode(message)

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
            "view": self.view(eyes),
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
            "view": self.view(eyes),
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
        state = self.match.state
        return TableInfo(
            id=self.id,
            name=self.name,
            game=self.game.key,
            options=dict(record.setup.options),
            edition=record.setup.edition_name,
            rules_version=self.game.rules_version,
            seats=[self.seat_info(place, person, online) for place in self.places],
            status=self.status,
            version=self.version,
            moves=self.moves,
            acting=self.acting,
            scores=state.scores,
            ranking=state.ranking if state.over else None,
            commitment=record.commitment,
            seed=self.seed if self.finished else None,
            pace=self.agreement.pace,
            clocks=self.clocks.shown(now),
            host=self.host == person,
            spectators=watching,
            watchable=self.watchable,
            created=self.created,
        )

    def seat_info(self, place: Place, person: str, online: Collection[str]) -> SeatInfo:
        """A seat as one person sees it."""
        return SeatInfo(
            kind=place.kind,
            name=place.name,
            mine=bool(person) and place.person == person,
            online=place.kind == "bot" or place.person in online,
            resigned=place.resigned,
            level=place.level if place.kind == "bot" else UNSET,
            invite=place.invite if place.invite and self.host == person else UNSET,
        )

    def summary(self, person: str, online: Collection[str]) -> TableSummary:
        """A line in a list of tables."""
        mine = self.seats_of(person)
        return TableSummary(
            id=self.id,
            name=self.name,
            game=self.game.key,
            seats=[self.seat_info(place, person, online) for place in self.places],
            status=self.status,
            moves=self.moves,
            acting=self.acting,
            my_turn=any(seat in mine for seat in self.acting),
            scores=self.match.state.scores,
            ranking=self.match.state.ranking if self.match.state.over else None,
            pace=self.agreement.pace,
            host=self.host == person,
            created=self.created,
            updated=self.updated,
        )
