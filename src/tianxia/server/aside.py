"""Tables that are set aside: shown with what is known without their game, and never played on.

Nothing here runs a line of a game's code: it is what brought the table down.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, cast

import msgspec

from tianxia.games import FOUND
from tianxia.kernel import commitment
from tianxia.kernel.state import LETTERS
from tianxia.server.faults import Broken, Refused
from tianxia.server.messages import Pace, RawLog, SeatInfo, TableInfo, TableSummary
from tianxia.server.seating import AGREEMENT, PLACE, Agreement

if TYPE_CHECKING:
    from typing import Any

    from tianxia.server.messages import Choice
    from tianxia.server.seating import Place
    from tianxia.server.sessions import Person
    from tianxia.server.store import Found, Row


def agreed(setup: str) -> Agreement:
    """What was agreed, or nothing if even that cannot be read."""
    try:
        return AGREEMENT.decode(setup)
    except msgspec.DecodeError:
        return Agreement(0, {}, [], Pace())


class SetAside:
    """A table whose rules or log have failed."""

    def __init__(self, found: Found, rows: list[Row], why: str) -> None:
        self.about: Any = found.about
        self.why = why
        self.agreement = agreed(found.about.setup)
        self.places: list[Place] = list(self.agreement.places)
        self.moves: list[tuple[int, str]] = []
        self.version = 0
        self.updated: float = found.about.updated
        for row in rows:
            self.follow(row)

    def follow(self, row: Row) -> None:
        """Keep what a row of the log tells without the rules."""
        self.version = row.seq
        self.updated = row.time / 1000
        if row.kind == "move":
            self.moves.append((row.seat, row.body))
        elif row.kind == "undo" and row.body.isdecimal():
            del self.moves[int(row.body) :]
        elif row.kind == "seat" and 0 <= row.seat < len(self.places):
            with suppress(msgspec.DecodeError):
                self.places[row.seat] = PLACE.decode(row.body)

    def refusal(self) -> Broken:
        """What is said to whoever wants to do something here."""
        return Broken(self.why)

    @property
    def finished(self) -> bool:
        """Whether everything may be known."""
        return self.agreement.archive or self.about.status == "over"

    def owned_by(self, person: str) -> bool:
        """Whether somebody has a seat here."""
        return any(place.person == person and person for place in self.places)

    def may_watch(self, person: str) -> bool:
        """Whether somebody may see what lay on the table."""
        return self.about.watchable or self.about.host == person or self.owned_by(person)

    def seats(self, person: str) -> list[SeatInfo]:
        """The seats as one person sees them."""
        known = self.may_watch(person)
        return [
            SeatInfo(
                kind=place.kind,
                name=place.name if known else "",
                mine=bool(person) and place.person == person,
                online=False,
                resigned=place.resigned,
                flagged=place.flagged or place.why == "flag",
                account=place.account,
                lent=place.helped,
            )
            for place in self.places
        ]

    def info(self, person: Person) -> TableInfo:
        """The table as one person sees it."""
        about = self.about
        return TableInfo(
            id=about.id,
            name=about.name if self.may_watch(person.id) else "",
            game=about.game,
            options=cast("dict[str, Choice]", self.agreement.options),
            edition="",
            rules_version=0,
            seats=self.seats(person.id),
            status="broken",
            version=self.version,
            moves=len(self.moves),
            acting=[],
            scores=[],
            ranking=None,
            commitment=self.agreement.commitment or commitment(about.seed),
            seed=None,
            pace=self.agreement.pace,
            clocks=None,
            host=about.host == person.id,
            spectators=0,
            watchable=about.watchable,
            created=about.created,
        )

    def summary(self, person: Person) -> TableSummary:
        """A line in a list of tables."""
        about = self.about
        return TableSummary(
            id=about.id,
            name=about.name,
            game=about.game,
            seats=self.seats(person.id),
            status="broken",
            moves=len(self.moves),
            acting=[],
            my_turn=False,
            scores=[],
            ranking=None,
            pace=self.agreement.pace,
            clocks=None,
            host=about.host == person.id,
            spectators=0,
            created=about.created,
            updated=self.updated,
        )

    def check_watching(self, person: Person) -> None:
        """Refuse strangers at a private table."""
        if not self.may_watch(person.id):
            raise Refused(403, "not-watchable", "This table is not open to spectators.")

    def raw_log(self, person: Person) -> RawLog:
        """The moves as they were written; of a game with secrets only when it is over."""
        self.check_watching(person)
        # A game that is not loaded is not loaded for this; it may have secrets.
        game = FOUND.get(self.about.game)
        if not self.finished and (game is None or game.facts.hidden or game.facts.simultaneous):
            raise Refused(409, "not-over", "The record of this game is secret until it is over.")
        return RawLog(
            game=self.about.game,
            seats=self.agreement.seats,
            options=cast("dict[str, Choice]", self.agreement.options),
            tables=self.agreement.edition,
            commitment=self.agreement.commitment or commitment(self.about.seed),
            seed=self.about.seed if self.finished else None,
            moves=[f"{LETTERS[seat % len(LETTERS)]} {text}" for seat, text in self.moves],
        )
