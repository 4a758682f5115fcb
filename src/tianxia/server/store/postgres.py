"""PostgreSQL: several processes share the work.

All rows that are waiting go in with one statement, which also notifies the other processes; so a
notice commits or vanishes with its row. Of two processes that write the same (table, sequence),
one gets its row back and the other nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import asyncpg
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from tianxia.server.store.base import Outcome, Store
from tianxia.server.store.migrate import migrate_connection
from tianxia.server.store.schema import LOG, Row

if TYPE_CHECKING:
    from sqlalchemy import Executable
    from sqlalchemy.ext.asyncio import AsyncEngine
    from sqlalchemy.sql import Select

NEWS: Final = "tianxia_news"
TALK: Final = "tianxia_talk"
VOID: Final = "tianxia_void"
AGAIN_SECONDS: Final = 1.0
WRITERS: Final = 2
"""How many batches may be under way at once: while one is flushed, the next is sent."""

# Rows go in by their key, so that two processes never wait for each other in a circle.
APPEND: Final = f"""
WITH new AS (
    INSERT INTO log (table_id, seq, kind, seat, body, time)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::bigint[])
    ORDER BY 1, 2
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq
)
SELECT table_id, seq, pg_notify('{NEWS}', table_id || ' ' || seq) FROM new
"""
PROBLEMS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
LOGGER: Final = logging.getLogger("tianxia")

Waiting = tuple[Row, Callable[[Outcome], None]]


def engine_for(database: str) -> AsyncEngine:
    """An engine for a PostgreSQL URL."""
    # What was to be stored, seeds among it, is nothing for a log.
    return create_async_engine(f"postgresql+asyncpg://{database.partition('://')[2]}", hide_parameters=True)


class PostgresStore(Store):
    """A database that several server processes may use."""

    shared = True

    def __init__(self, database: str) -> None:
        super().__init__()
        self.database = database
        self.engine = engine_for(database)
        self.pool: asyncpg.Pool[Any]
        self.appends: list[Waiting] = []
        self.wanted = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate_connection)
        self.pool = await asyncpg.create_pool(self.database, min_size=1, max_size=WRITERS)
        listening = asyncio.Event()
        work = [self.listen(listening), *[self.pump() for _ in range(WRITERS)]]
        self.tasks = [asyncio.ensure_future(each) for each in work]
        await listening.wait()

    async def stop(self) -> None:
        while self.appends:
            self.wanted.set()
            await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
        await self.engine.dispose()

    def append(self, row: Row, then: Callable[[Outcome], None]) -> None:
        self.appends.append((row, then))
        self.wanted.set()

    async def pump(self) -> None:
        """Write whatever is waiting, again and again."""
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            batch, self.appends = self.appends, []
            if batch:
                outcomes = await self.append_rows([row for row, _ in batch])
                for (_, then), outcome in zip(batch, outcomes, strict=True):
                    then(outcome)

    async def append_rows(self, rows: list[Row]) -> list[Outcome]:
        """Append rows in one transaction; which of them got in."""
        try:
            done = await self.pool.fetch(APPEND, *[list(column) for column in zip(*rows, strict=True)])
        except PROBLEMS as error:
            return [error] * len(rows)
        kept = {(found["table_id"], found["seq"]) for found in done}
        return [row[:2] in kept for row in rows]

    async def write(self, statements: Sequence[Executable], row: Row | None = None) -> bool:
        try:
            async with self.engine.begin() as connection:
                if row is not None:
                    await connection.execute(insert(LOG).values(row))
                    await connection.execute(notice(NEWS, row.table_id, row.seq))
                for statement in statements:
                    await connection.execute(statement)
        except IntegrityError:
            if row is None:
                raise
            return False
        return True

    async def put(self, statement: Executable, talk: tuple[str, int] | None = None) -> bool:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(statement)
                if talk is not None:
                    await connection.execute(notice(TALK, *talk))
        except IntegrityError:
            return False
        return True

    async def read(self, statement: Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).all())

    async def listen(self, listening: asyncio.Event) -> None:
        """Hear what other processes write; after a lost connection, look everywhere."""
        while True:
            try:
                connection = await asyncpg.connect(self.database)
                try:
                    lost = asyncio.Event()
                    connection.add_termination_listener(lambda _, lost=lost: lost.set())
                    for channel in (NEWS, TALK, VOID):
                        await connection.add_listener(channel, self.told)
                    if listening.is_set():
                        self.on_gap()
                    listening.set()
                    await lost.wait()
                finally:
                    with suppress(*PROBLEMS):
                        await connection.close(timeout=1)
            except PROBLEMS as error:
                LOGGER.warning("The database is out of reach: %s", type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    def told(self, _connection: object, _process: int, channel: str, payload: object) -> None:
        """Another process, or this one, has written something."""
        what, _, number = str(payload).partition(" ")
        if channel == VOID:
            self.on_void(what)
        else:
            (self.on_news if channel == NEWS else self.on_talk)(what, int(number))

    def voiding(self, person: str) -> list[Executable]:
        return [notice(VOID, person)]


def notice(channel: str, *payload: str | int) -> Executable:
    """The statement that tells the other processes when the transaction commits."""
    return text("SELECT pg_notify(:channel, :payload)").bindparams(
        channel=channel, payload=" ".join(map(str, payload))
    )
