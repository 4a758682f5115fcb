"""A record that somebody brings, checked and made ready: work for a process of the bots.

To read an edition and to play a whole game takes long, and as long as whoever wrote them likes. The server's
loop is handed the result: what was agreed, the moves, and the position they lead to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

import tianxia
from tianxia.kernel import Match, TianxiaError, read_record
from tianxia.server.messages import Pace
from tianxia.server.seating import Agreement, Place
from tianxia.server.snapshots import Snapshot
from tianxia.server.store.schema import Row
from tianxia.server.table import Table
from tianxia.server.texts import check_all

if TYPE_CHECKING:
    from tianxia.kernel import Record


class Prepared(Struct):
    """A table of the archive, all but laid."""

    agreement: Agreement
    game: str
    title: str
    seed: str
    rows: list[Row]
    snapshot: Snapshot | None
    """The table after its last move; None for a game whose positions cannot be written down."""


PREPARED: Final = msgspec.json.Decoder(Prepared)


def prepared(text: str, table_id: str, now: int) -> bytes:
    """A record as a table of the archive, as JSON; raises what is wrong with it.

    `now` is in milliseconds.
    """
    record = read_record(text, tianxia.game)
    if record.setup.edition is not None:
        # Its text was checked; what it spells out with escapes was not.
        check_all(record.setup.edition.data, "edition", lines=True)
    Match(record)
    game, moves = record.setup.game, record.moves
    rows = [
        Row(table_id, seq, "move", seat, game.moves.text(move), now)
        for seq, (seat, move) in enumerate(moves, start=1)
    ]
    agreement, seed = archived(record), record.seed or ""
    table = Table(
        table_id, game, agreement, seed=seed, name=game.title, host="", watchable=True, created=now / 1000
    )
    table.replay(rows)
    snapshot = table.snapshot() if game.frames else None
    return msgspec.json.encode(Prepared(agreement, game.key, game.title, seed, rows, snapshot))


def archived(record: Record) -> Agreement:
    """The agreement of a table that only shows a record."""
    setup = record.setup
    return Agreement(
        setup.seats,
        dict(setup.options),
        [Place("bot") for _ in range(setup.seats)],
        Pace(),
        edition=setup.tables,
        rules=setup.rules,
        archive=True,
        commitment=record.commitment,
        scores=record.result,
    )


def checked(text: str, table_id: str, now: int) -> dict[str, str]:
    """What the process answers: the table, or in a sentence why there is none."""
    try:
        return {"prepared": prepared(text, table_id, now).decode()}
    except TianxiaError as error:
        return {"refused": str(error)}
