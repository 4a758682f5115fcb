"""What a host can do about tables that are set aside: list them, and have them tried again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from sqlalchemy import delete, select

from tianxia.server.settings import sqlite_file
from tianxia.server.store import Missing
from tianxia.server.store.migrate import migrate_connection
from tianxia.server.store.schema import BROKEN, TABLES

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

T = TypeVar("T")


class BrokenTable(NamedTuple):
    """A table that is set aside."""

    id: str
    game: str
    name: str
    why: str
    time: float


def broken_tables(database: str) -> list[BrokenTable]:
    """The tables that are set aside, the latest first."""
    query = (
        select(TABLES.c.id, TABLES.c.game, TABLES.c.name, BROKEN.c.why, BROKEN.c.time)
        .join(TABLES, TABLES.c.id == BROKEN.c.table_id)
        .order_by(BROKEN.c.time.desc())
    )
    return connected(database, lambda connection: [BrokenTable(*row) for row in connection.execute(query)])


def mend(database: str, tables: list[str] | None = None) -> list[str]:
    """Clear the mark of some tables, or of all; which of them had one. The server tries them when asked."""

    def clear(connection: Connection) -> list[str]:
        marked = connection.execute(select(BROKEN.c.table_id).order_by(BROKEN.c.time)).scalars()
        found = [table for table in marked if tables is None or table in tables]
        connection.execute(delete(BROKEN).where(BROKEN.c.table_id.in_(found)))
        return found

    return connected(database, clear)


def connected(database: str, work: Callable[[Connection], T]) -> T:
    """Do something in one transaction, while a server may be running."""
    file = sqlite_file(database)
    if file is None:
        return asyncio.run(with_postgres(database, work))
    if not file.is_file():
        raise Missing(f"There is no database at {file}.")
    from tianxia.server.store.sqlite import connect

    engine = connect(database)
    try:
        with engine.connect() as connection:
            connection.info["writer"] = True
            with connection.begin():
                migrate_connection(connection)
                return work(connection)
    finally:
        engine.dispose()


async def with_postgres(database: str, work: Callable[[Connection], T]) -> T:
    """The same in PostgreSQL."""
    from tianxia.server.backup import postgres_engine

    engine = postgres_engine(database)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate_connection)
            found: T = await connection.run_sync(work)
            return found
    finally:
        await engine.dispose()
