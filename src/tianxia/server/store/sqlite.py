"""SQLite: one file, one writer thread, and a commit for all that is waiting.

All rows of a turn of the event loop go to the writer together, which wakes it once, and a batch is one
INSERT in autocommit mode. So the thread gives Python's lock away once for the whole batch with its
flush to the disk, and never has to win it back row by row.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sqlite3
import struct
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from sqlalchemy import create_engine, event, insert, select
from sqlalchemy.exc import IntegrityError

from tianxia.server.settings import sqlite_file
from tianxia.server.store.base import Found, Missing, Outcome, Store
from tianxia.server.store.migrate import migrate
from tianxia.server.store.schema import BROKEN, CHAT, LOG, SNAPSHOTS, TABLES, Row

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection, Engine, Executable
    from sqlalchemy.sql import Select

APPEND: Final = """
INSERT INTO log (table_id, seq, kind, seat, body, time)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each(?) WHERE true
ON CONFLICT DO NOTHING
"""
FIND: Final = "SELECT kind, seat, body, time FROM log WHERE table_id = ? AND seq = ?"
READ: Final = (
    "SELECT table_id, seq, kind, seat, body, time FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq"
)
READERS: Final = 2
BUSY_SECONDS: Final = 10
CHECKPOINT_PAGES: Final = 8000
"""Pages are written back when the log is so long: a page that is written often is written back once."""

AT_A_TIME: Final = 64
"""How many results are told before the event loop looks for what else there is to do."""

BEYOND: Final = 1 << 62
"""A byte that no database reaches; SQLite itself locks bytes behind the first gigabyte."""

IN_USE: Final = "Another server is using this database. One file serves one process; several need PostgreSQL."
LOGGER: Final = logging.getLogger("tianxia")

Job = Callable[["Connection"], Any]
Append = tuple[Row, Callable[[Outcome], None]]
Finished = tuple[Callable[[Any], None], Any]
"""Whom to tell, in the event loop, and what."""


def connect(database: str) -> Engine:
    """An engine whose connections flush every commit to the disk and never block readers."""
    engine = create_engine(database, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.info.get("writer") else "BEGIN")

    return engine


def append_rows(database: sqlite3.Connection, rows: list[Row]) -> list[Outcome]:
    """Append rows in one commit; which of them got in."""
    done = database.execute(APPEND, (msgspec.json.encode(rows).decode(),)).rowcount
    if done == len(rows):
        return [True] * len(rows)
    return [database.execute(FIND, row[:2]).fetchone() == row[2:] for row in rows]


class SqliteStore(Store):
    """A file that one server process writes to."""

    def __init__(self, database: str) -> None:
        super().__init__()
        self.database = database
        self.engine: Engine
        self.loop: asyncio.AbstractEventLoop
        self.appends: list[Append] = []
        self.waiting: SimpleQueue[list[Append] | Asked | None] = SimpleQueue()
        self.lock: Lock | None = None
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.writer = Thread(target=self.work, name="store-writer", daemon=True)

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        file = sqlite_file(self.database)
        assert file is not None
        file.parent.mkdir(parents=True, exist_ok=True)
        # Seeds and hashed passwords are nobody else's business.
        file.touch(mode=0o600)
        self.lock = Lock(file)
        self.engine = connect(self.database)
        await asyncio.to_thread(migrate, self.engine)
        self.writer.start()

    async def stop(self) -> None:
        self.hand_over()
        self.waiting.put(None)
        if self.writer.ident is not None:
            await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        self.engine.dispose()
        if self.lock is not None:
            self.lock.release()

    def append(self, row: Row, then: Callable[[Outcome], None]) -> None:
        if not self.appends:
            self.loop.call_soon(self.hand_over)
        self.appends.append((row, then))

    def hand_over(self) -> None:
        """Give the writer the rows of this turn of the loop."""
        if self.appends:
            self.waiting.put(self.appends)
            self.appends = []

    async def write(self, statements: Sequence[Executable], row: Row | None = None) -> bool:
        def job(connection: Connection) -> bool:
            with connection.begin():
                if row is not None:
                    try:
                        connection.execute(insert(LOG).values(row))
                    except IntegrityError:
                        return False
                for statement in statements:
                    connection.execute(statement)
            return True

        return bool(await self.ask_writer(job))

    async def put(self, statement: Executable, talk: tuple[str, int] | None = None) -> bool:
        def job(connection: Connection) -> bool:
            try:
                with connection.begin():
                    connection.execute(statement)
            except IntegrityError:
                return False
            return True

        return bool(await self.ask_writer(job))

    async def read(self, statement: Select[Any]) -> list[Any]:
        def query() -> list[Any]:
            with self.engine.connect() as connection:
                return list(connection.execute(statement).all())

        return await self.loop.run_in_executor(self.readers, query)

    async def whole(self, table: str) -> Found | None:
        def query() -> Found | None:
            with self.engine.connect() as connection:
                about = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
                if about is None:
                    return None
                kept = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).first()
                chat = connection.execute(
                    select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.n)
                ).all()
                raw = connection.connection.driver_connection
                assert isinstance(raw, sqlite3.Connection)
                rows = raw.execute(READ, (table, kept.seq if kept else 0))
                broken = connection.execute(select(BROKEN).where(BROKEN.c.table_id == table)).first()
                return Found(about, kept, [Row(*found) for found in rows], list(chat), broken)

        return await self.loop.run_in_executor(self.readers, query)

    async def ask_writer(self, job: Job) -> Any:
        """Have the writer run a job, and wait for its result."""
        future: asyncio.Future[Any] = self.loop.create_future()
        self.waiting.put(Asked(job, future))
        return await future

    def tell(self, finished: list[Finished]) -> None:
        """Tell what the writer has done, and let others have their turn after some of it."""
        for then, result in finished[:AT_A_TIME]:
            try:
                then(result)
            except Exception:
                LOGGER.exception("What the store had written could not be told")
        if len(finished) > AT_A_TIME:
            self.loop.call_soon(self.tell, finished[AT_A_TIME:])

    # In the writer's thread -----------------------------------------------------------------------

    def work(self) -> None:
        """Write until the store is closed and nothing is waiting."""
        with self.engine.connect() as connection:
            connection.info["writer"] = True
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            closing = False
            while not closing:
                batch = [self.waiting.get()]
                with suppress(Empty):
                    while True:
                        batch.append(self.waiting.get_nowait())
                closing = None in batch
                appends = [append for entry in batch if isinstance(entry, list) for append in entry]
                finished = self.run_appends(raw, appends) if appends else []
                finished += [self.run_job(connection, asked) for asked in batch if isinstance(asked, Asked)]
                self.loop.call_soon_threadsafe(self.tell, finished)

    def run_appends(self, raw: sqlite3.Connection, appends: list[Append]) -> list[Finished]:
        """Append rows; returns what the event loop has to be told."""
        outcomes: list[Outcome]
        try:
            outcomes = append_rows(raw, [row for row, _ in appends])
        except Exception as error:
            if len(appends) > 1 and not isinstance(error, sqlite3.Error):
                # One of them cannot be written at all; the others are not to suffer for it.
                return [self.run_appends(raw, [append])[0] for append in appends]
            outcomes = [error] * len(appends)
        return [(then, outcome) for (_, then), outcome in zip(appends, outcomes, strict=True)]

    def run_job(self, connection: Connection, asked: Asked) -> Finished:
        """Run a job; returns what the event loop has to be told."""
        try:
            return asked.resolve, asked.job(connection)
        except Exception as error:
            return asked.fail, error


class Asked:
    """A job for the writer, and who waits for its result."""

    __slots__ = ("future", "job")

    def __init__(self, job: Job, future: asyncio.Future[Any]) -> None:
        self.job = job
        self.future = future

    def resolve(self, result: Any) -> None:
        """Give the result to whoever still waits for it."""
        if not self.future.done():
            self.future.set_result(result)

    def fail(self, error: Exception) -> None:
        """Give an error to whoever still waits."""
        if not self.future.done():
            self.future.set_exception(error)


class Lock:
    """Holds a database for one server, whatever name it was opened by; `Missing` if another has it.

    Two servers on one file would overwrite each other's games. The lock lies on the file itself, beyond the
    bytes that SQLite locks, and so follows it through symbolic and hard links. A lock on a file beside it
    does the same where the system has no locks of open files, and for a file that was put in another's place.
    """

    held: ClassVar[set[tuple[int, int]]] = set()
    """The files this process holds. Opening and closing one of them again would drop SQLite's own locks."""

    def __init__(self, file: Path) -> None:
        real = file.resolve()
        found = real.stat()
        self.key = (found.st_dev, found.st_ino)
        self.descriptors: list[int] = []
        if self.key in self.held:
            raise Missing(IN_USE)
        try:
            self.take(f"{real}.lock", lock_file)
            self.take(str(real), lock_beyond)
            if found.st_nlink > 1:
                raise Missing(
                    f"{real} has a second name (a hard link). SQLite keeps a log for each name, "
                    "and games would be lost: remove one of the names, or use a symbolic link."
                )
        except BaseException:
            self.close()
            raise
        self.held.add(self.key)

    def take(self, path: str, lock: Callable[[int], bool]) -> None:
        """Lock a file; it stays open for as long as the lock is held."""
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        self.descriptors.append(descriptor)
        if not lock(descriptor):
            raise Missing(IN_USE)

    def close(self) -> None:
        """Close the files, which unlocks them."""
        while self.descriptors:
            os.close(self.descriptors.pop())

    def release(self) -> None:
        """Let another server have the database."""
        self.close()
        self.held.discard(self.key)


def lock_file(descriptor: int) -> bool:
    """Lock a whole file; False if another process has it."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def lock_beyond(descriptor: int) -> bool:
    """Lock one byte far behind the end of a file; False if another process has it."""
    try:
        from fcntl import F_OFD_SETLK, F_WRLCK, fcntl
    except ImportError:
        return True
    try:
        fcntl(descriptor, F_OFD_SETLK, struct.pack("hhqqi", F_WRLCK, os.SEEK_SET, BEYOND, 1, 0))
    except OSError as error:
        # Some file systems have no such locks; there the file beside it has to do.
        return error.errno not in (errno.EAGAIN, errno.EACCES)
    return True
