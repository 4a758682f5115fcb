"""New tables: from what somebody chose, or from a record."""

from __future__ import annotations

import logging
import secrets
import time
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

import tianxia
from tianxia.games import ordered
from tianxia.kernel import Match, Record, TianxiaError, UnknownGame, read_record
from tianxia.kernel.game import new_seed
from tianxia.server.faults import Refused
from tianxia.server.messages import FactSheet, GameInfo, OptionInfo, Pace, SeatCounts
from tianxia.server.people import clean_name
from tianxia.server.rules import Rules, passing, reason
from tianxia.server.seating import Agreement, Place
from tianxia.server.store.schema import Row
from tianxia.words import figures

if TYPE_CHECKING:
    from tianxia.kernel import Game
    from tianxia.server.hub import Hub
    from tianxia.server.messages import Choice, NewSeat, NewTable, RecordFile
    from tianxia.server.people import Person
    from tianxia.server.tables import LiveTable

LOG: Final = logging.getLogger("tianxia")


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)


@cache
def all_games() -> list[GameInfo]:
    """Every installed game as clients read of it; one that cannot be loaded costs the others nothing."""
    found = []
    for key in ordered():
        try:
            found.append(described(tianxia.game(key)))
        except Exception:
            LOG.exception("The game %s cannot be loaded", key)
    return found


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


def place_for(seat: NewSeat, person: Person) -> Place:
    """A seat as it is at the start."""
    if seat.kind == "me":
        return Place("person", person.id, clean_name(seat.name) if seat.name.strip() else person.name)
    if seat.kind == "bot":
        return Place("bot", name=seat.name, level=seat.level)
    if seat.kind == "friend":
        return Place("friend", name=seat.name, invite=new_id())
    return Place("open")


async def make_table(hub: Hub, person: Person, wanted: NewTable) -> LiveTable:
    """Make the table somebody wants."""
    try:
        game = tianxia.game(wanted.game)
        setup = game.agree(len(wanted.seats), None, dict(wanted.options))
    except UnknownGame as error:
        raise Refused(404, "no-such-game", str(error)) from None
    except TianxiaError as error:
        raise Refused(409, "bad-setup", str(error)) from None
    agreement = Agreement(
        setup.seats, dict(setup.options), [place_for(seat, person) for seat in wanted.seats], wanted.pace
    )
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
        with Rules("", hub.watch).trying():
            record = read_record(msgspec.json.encode(brought).decode(), tianxia.game)
            Match(record)
    except TianxiaError as error:
        raise Refused(409, "bad-record", str(error)) from None
    except Exception as error:
        if passing(error):
            raise
        LOG.warning("The rules of %s fail with a record that was brought: %s", brought.game, reason(error))
        raise Refused(409, "bad-record", "The rules of the game fail with this record.") from None
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
