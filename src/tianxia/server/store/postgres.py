"""PostgreSQL: several processes share the work.

All rows that are waiting go in with one statement, which also notifies the other processes; so a
notice commits or vanishes with its row. Of two processes that write the same (table, sequence),
one gets its row back and the other nothing.

Connections drop. What may be done twice is then tried again for a while, and a row of the log may: if the
first attempt went through although no answer came, the second finds the row in its place and knows it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg
from sqlalchemy import insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError
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
WORD: Final = "tianxia_word"
AGAIN_SECONDS: Final = 1.0
PATIENCE_SECONDS: Final = 10.0
"""For how long a database that is out of reach is tried again before anybody is told."""

FIRST_PAUSE_SECONDS: Final = 0.05
CONNECTING_SECONDS: Final = 10.0
COMMAND_SECONDS: Final = 30.0
"""A connection that has not answered for so long is given up."""

LISTENING_SECONDS: Final = 15.0
"""How often the connection that listens is asked whether it is still there."""

CLOSING_SECONDS: Final = 5.0
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
FIND: Final = """
SELECT log.table_id, log.seq, kind, seat, body, time
FROM log JOIN unnest($1::text[], $2::int[]) AS wanted (table_id, seq) USING (table_id, seq)
"""
TELL: Final = f"SELECT pg_notify('{WORD}', word) FROM unnest($1::text[]) AS word"
OUR_FAULT: Final = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.SyntaxOrAccessError,
    ValueError,
    TypeError,
)
"""What will fail again, however often it is tried."""

LOGGER: Final = logging.getLogger("tianxia")

T = TypeVar("T")
Waiting = tuple[Row, Callable[[Outcome], None]]


def engine_for(database: str, **options: Any) -> AsyncEngine:
    """An engine for a PostgreSQL URL."""
    url = f"postgresql+asyncpg://{database.partition('://')[2]}"
    # What was to be stored, seeds among it, is nothing for a log.
    return create_async_engine(url, hide_parameters=True, **options)


def lost(error: BaseException) -> bool:
    """Whether the database was out of reach, so that the same may succeed in a moment."""
    if isinstance(error, DBAPIError):
        cause = error.orig.__cause__ if error.orig is not None else None
        return error.connection_invalidated or (cause is not None and lost(cause))
    return isinstance(
        error, (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    ) and not isinstance(error, OUR_FAULT)


async def patiently(work: Callable[[bool], Awaitable[T]]) -> T:
    """Do something that may be done twice; again while the database is out of reach, but not for ever.

    The work is told whether it is done again: then an earlier attempt may have succeeded without our knowing.
    """
    end = time.monotonic() + PATIENCE_SECONDS
    pause = FIRST_PAUSE_SECONDS
    again = False
    while True:
        try:
            return await work(again)
        except Exception as error:
            if not lost(error) or time.monotonic() + pause > end:
                raise
        again = True
        await asyncio.sleep(pause)
        pause = min(2 * pause, AGAIN_SECONDS)


class PostgresStore(Store):
    """A database that several server processes may use."""

    shared = True

    def __init__(self, database: str) -> None:
        super().__init__()
        self.database = database
        self.engine = engine_for(
            database,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECTING_SECONDS, "command_timeout": COMMAND_SECONDS},
        )
        self.pool: asyncpg.Pool[Any]
        self.appends: list[Waiting] = []
        self.writing = 0
        """How many batches are under way."""
        self.wanted = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        migrating = engine_for(self.database)
        try:
            async with migrating.begin() as connection:
                await connection.run_sync(migrate_connection)
        finally:
            await migrating.dispose()
        self.pool = await asyncpg.create_pool(
            self.database,
            min_size=1,
            max_size=WRITERS + 1,
            timeout=CONNECTING_SECONDS,
            command_timeout=COMMAND_SECONDS,
        )
        listening = asyncio.Event()
        work = [self.listen(listening), *[self.pump() for _ in range(WRITERS)]]
        self.tasks = [asyncio.ensure_future(each) for each in work]
        await listening.wait()

    async def stop(self) -> None:
        end = time.monotonic() + PATIENCE_SECONDS
        while (self.appends or self.writing) and time.monotonic() < end:
            self.wanted.set()
            await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await asyncio.wait_for(self.pool.close(), CLOSING_SECONDS)
        except Exception:
            self.pool.terminate()
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
            if not batch:
                continue
            self.writing += 1
            try:
                outcomes = await self.append_rows([row for row, _ in batch])
            finally:
                self.writing -= 1
            for (_, then), outcome in zip(batch, outcomes, strict=True):
                try:
                    then(outcome)
                except Exception:
                    LOGGER.exception("What the store had written could not be told")

    async def append_rows(self, rows: list[Row]) -> list[Outcome]:
        """Append rows in one transaction; which of them got in."""
        try:
            return await patiently(lambda again: self.append_once(rows, again))
        except Exception as error:
            if len(rows) == 1 or lost(error):
                return [error] * len(rows)
        # One of them cannot be written at all; the others are not to suffer for it.
        return [(await self.append_rows([row]))[0] for row in rows]

    async def append_once(self, rows: list[Row], again: bool) -> list[Outcome]:
        """Append rows. One that is there already, from an attempt we did not hear back of, has got in."""
        columns = [list(column) for column in zip(*rows, strict=True)]
        done = {tuple(found)[:2] for found in await self.pool.fetch(APPEND, *columns)}
        if len(done) == len(rows) or not again:
            return [row[:2] in done for row in rows]
        found = {row[:2]: row for row in (Row(*each) for each in await self.pool.fetch(FIND, *columns[:2]))}
        return [row[:2] in done or found[row[:2]] == row for row in rows]

    async def write(self, statements: Sequence[Executable], row: Row | None = None) -> bool:
        if row is None:
            await self.write_once(statements, None)
            return True
        return await patiently(lambda again: self.write_row(statements, row, again))

    async def write_row(self, statements: Sequence[Executable], row: Row, again: bool) -> bool:
        """Run statements with a row, or find that another has its place, or that it is there already."""
        try:
            await self.write_once(statements, row)
        except IntegrityError:
            there = [found for found in await self.rows(row.table_id, row.seq - 1) if found.seq == row.seq]
            if not there:
                raise  # something else stood in the way, and would the next time
            return again and there == [row]
        return True

    async def write_once(self, statements: Sequence[Executable], row: Row | None) -> None:
        """Run statements in one transaction with a row of the log."""
        async with self.engine.begin() as connection:
            if row is not None:
                await connection.execute(insert(LOG).values(row))
                await connection.execute(notice(NEWS, row.table_id, row.seq))
            for statement in statements:
                await connection.execute(statement)

    async def put(self, statement: Executable, talk: tuple[str, int] | None = None) -> bool:
        try:
            if talk is None:
                await self.put_once(statement, None)
            else:
                await patiently(lambda _: self.put_once(statement, talk))
        except IntegrityError:
            return False
        return True

    async def put_once(self, statement: Executable, talk: tuple[str, int] | None) -> None:
        """Insert one thing, and tell of it."""
        async with self.engine.begin() as connection:
            await connection.execute(statement)
            if talk is not None:
                await connection.execute(notice(TALK, *talk))

    async def read(self, statement: Select[Any]) -> list[Any]:
        return await patiently(lambda _: self.read_once(statement))

    async def read_once(self, statement: Select[Any]) -> list[Any]:
        """The rows of a query."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).all())

    async def tell_others(self, words: Sequence[str]) -> None:
        await self.pool.execute(TELL, list(words))

    async def listen(self, listening: asyncio.Event) -> None:
        """Hear what other processes write; after a lost connection, look everywhere."""
        while True:
            try:
                connection = await asyncpg.connect(
                    self.database, timeout=CONNECTING_SECONDS, command_timeout=COMMAND_SECONDS
                )
                try:
                    gone = asyncio.Event()
                    connection.add_termination_listener(lambda _, gone=gone: gone.set())
                    for channel in (NEWS, TALK, VOID, WORD):
                        await connection.add_listener(channel, self.told)
                    if listening.is_set():
                        self.on_gap()
                    listening.set()
                    while not gone.is_set():
                        with suppress(TimeoutError):
                            await asyncio.wait_for(gone.wait(), LISTENING_SECONDS)
                            continue
                        await connection.execute("SELECT 1")
                finally:
                    connection.terminate()
            except Exception as error:
                LOGGER.warning("The database is out of reach: %s", type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    def told(self, _connection: object, _process: int, channel: str, payload: object) -> None:
        """Another process, or this one, has written something."""
        if channel == WORD:
            self.on_word(str(payload))
            return
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
