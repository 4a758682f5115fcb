"""New tables: from what somebody chose, or from a record."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import cache
from typing import TYPE_CHECKING, Final, cast

import msgspec

import tianxia
from tianxia.games import ordered
from tianxia.kernel import TianxiaError, UnknownGame
from tianxia.kernel.game import new_seed
from tianxia.server.bots import BotFailed
from tianxia.server.checking import PREPARED
from tianxia.server.faults import Refused
from tianxia.server.messages import FactSheet, GameInfo, OptionInfo, SeatCounts
from tianxia.server.names import clean_name
from tianxia.server.queueing import Ticket
from tianxia.server.seating import Agreement, Place
from tianxia.server.table import edition_of
from tianxia.words import figures

if TYPE_CHECKING:
    from tianxia.kernel import Game
    from tianxia.server.hub import Hub
    from tianxia.server.messages import Choice, NewSeat, NewTable, RecordFile
    from tianxia.server.sessions import Person
    from tianxia.server.tables import LiveTable

LOG: Final = logging.getLogger("tianxia")
CHECK_SECONDS: Final = 5.0
"""How long a record may take to be checked; the longest of ours takes a fifth of a second."""


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
    agreement = Agreement(setup.seats, dict(setup.options), places, wanted.pace, rules=setup.rules)
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
    """Lay a record on a table, to look at; it is checked in a process of the bots, within limits."""
    text, table_id, now = msgspec.json.encode(brought).decode(), new_id(), int(time.time() * 1000)
    asked = {"record": text, "table": table_id, "now": now}
    try:
        answer = await hub.thinkers.think(lambda: asked, Ticket(people=(person.id,)), CHECK_SECONDS)
    except BotFailed as error:
        late = str(error) == TimeoutError.__name__
        why = (
            "That record takes too long to check." if late else "The rules of its game fail with this record."
        )
        raise Refused(409, "bad-record", why) from None
    if "prepared" not in answer:
        raise Refused(409, "bad-record", str(answer.get("refused", "That record cannot be read.")))
    ready = PREPARED.decode(answer["prepared"])
    if ready.agreement.edition is not None:
        await asyncio.to_thread(edition_of, ready.agreement.edition)
    return await hub.make(
        person,
        ready.agreement,
        id=table_id,
        game=ready.game,
        seed=ready.seed,
        name=ready.title,
        watchable=True,
        rows=ready.rows,
        kept=ready.snapshot,
    )
