"""New tables: from what somebody chose, or from a record."""

from __future__ import annotations

import secrets
import time
from functools import cache
from typing import TYPE_CHECKING, Any, cast

import msgspec

import tianxia
from tianxia.kernel import Match, Record, TianxiaError, UnknownGame, read_record
from tianxia.kernel.game import new_seed
from tianxia.server.faults import Refused
from tianxia.server.messages import FactSheet, GameInfo, OptionInfo, Pace, SeatCounts
from tianxia.server.names import clean_name
from tianxia.server.seating import Agreement, Place
from tianxia.server.store.schema import Row
from tianxia.server.texts import check_all
from tianxia.words import figures

if TYPE_CHECKING:
    from tianxia.kernel import Game
    from tianxia.server.hub import Hub
    from tianxia.server.messages import Choice, NewSeat, NewTable, RecordFile
    from tianxia.server.sessions import Person
    from tianxia.server.tables import LiveTable


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)


@cache
def all_games() -> list[GameInfo]:
    """Every installed game as clients read of it."""
    return [described(game) for game in tianxia.catalogue()]


def described(game: Game) -> GameInfo:
    """A game as clients read of it."""
    facts = game.facts
    edition = game.standard_edition()
    return GameInfo(
        key=game.key,
        title=game.title,
        seats=SeatCounts(least=game.seats[0], most=game.seats[-1], usual=game.default_seats),
        options=[
            OptionInfo(
                name=option.name,
                default=cast("Choice", option.default),
                choices=cast("list[Choice]", list(option.choices)),
            )
            for option in game.options
        ],
        facts=FactSheet(
            hidden=facts.hidden,
            simultaneous=facts.simultaneous,
            chance=facts.chance,
            lowest=facts.lowest,
            highest=facts.highest,
            longest=facts.longest,
        ),
        rules_version=game.rules_version,
        edition="" if edition is None else edition.name,
        stand_ins=[] if edition is None else list(edition.stand_ins),
        figures={k: v for k, v in figures(game.agree(None)).items() if isinstance(v, int)},
    )


def place_for(seat: NewSeat, person: Person, watchable: bool) -> Place:
    """A seat as it is at the start. Who knows the id of a private table needs an invitation all the same."""
    if seat.kind == "me":
        name = clean_name(seat.name) if seat.name.strip() else person.name
        return Place("person", person.id, name, account=person.account and name == person.name)
    if seat.kind == "bot":
        return Place("bot", name=seat.name, level=seat.level)
    if seat.kind == "friend":
        return Place("friend", name=seat.name, invite=new_id())
    return Place("open", invite="" if watchable else new_id())


async def make_table(hub: Hub, person: Person, wanted: NewTable) -> LiveTable:
    """Make the table somebody wants."""
    try:
        game = tianxia.game(wanted.game)
        setup = game.agree(len(wanted.seats), None, dict(wanted.options))
    except UnknownGame as error:
        raise Refused(404, "no-such-game", str(error)) from None
    except TianxiaError as error:
        raise Refused(409, "bad-setup", str(error)) from None
    places = [place_for(seat, person, wanted.spectators) for seat in wanted.seats]
    agreement = Agreement(setup.seats, dict(setup.options), places, wanted.pace)
    return await hub.make(
        person,
        agreement,
        id=new_id(),
        game=game.key,
        seed=new_seed(),
        name=wanted.name.strip() or game.title,
        watchable=wanted.spectators,
    )


async def import_record(hub: Hub, person: Person, brought: RecordFile) -> LiveTable:
    """Lay a record on a table, to look at."""
    try:
        record = read_record(msgspec.json.encode(brought).decode(), tianxia.game)
        Match(record)
    except TianxiaError as error:
        raise Refused(409, "bad-record", str(error)) from None
    if record.setup.edition is not None:
        # Its text was checked; what it spells out with escapes was not.
        check_all(record.setup.edition.data, "edition")
    return await hub.make(person, archived(record), **archive_of(record))


def archived(record: Record) -> Agreement:
    """The agreement of a table that only shows a record."""
    setup = record.setup
    standard = setup.game.standard_edition()
    own = setup.edition is not None and (standard is None or standard.digest != setup.edition.digest)
    return Agreement(
        setup.seats,
        dict(setup.options),
        [Place("bot") for _ in range(setup.seats)],
        Pace(),
        edition=setup.edition.text if own and setup.edition is not None else None,
        archive=True,
        commitment=record.commitment,
        scores=record.result,
    )


def archive_of(record: Record) -> dict[str, Any]:
    """The rest of such a table: its moves as rows of a log."""
    table_id = new_id()
    now = int(time.time() * 1000)
    text = record.setup.game.moves.text
    return {
        "id": table_id,
        "game": record.setup.game.key,
        "seed": record.seed,
        "name": record.setup.game.title,
        "watchable": True,
        "rows": [
            Row(table_id, seq, "move", seat, text(move), now)
            for seq, (seat, move) in enumerate(record.moves, start=1)
        ],
    }
