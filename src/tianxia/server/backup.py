"""Backup and restore: one portable file, whatever the database.

A backup is a SQLite file with our schema. Of a SQLite database it is made while the server runs;
of PostgreSQL it is one consistent snapshot. It can be restored into either, which is also how a
club moves from one to the other.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import create_engine, insert, select

from tianxia.drafts import drafted
from tianxia.server.settings import sqlite_file
from tianxia.server.store import Missing
from tianxia.server.store.migrate import migrate, migrate_connection
from tianxia.server.store.schema import METADATA

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection, Table

AT_ONCE: Final = 5000


def backup(database: str, file: Path) -> None:
    """Write a database to a file. What was there is replaced only when the backup is complete."""
    file = Path(file)
    source = sqlite_file(database)
    if source is not None and not source.is_file():
        raise Missing(f"There is no database at {source}.")
    with drafted(file) as draft:
        draft.unlink(missing_ok=True)  # of a backup that was cut short
        if source is not None:
            copy_file(source, draft)
        else:
            asyncio.run(from_postgres(database, draft))
        with draft.open("rb") as written:
            os.fsync(written.fileno())


def restore(file: Path, database: str) -> None:
    """Fill a database from a backup. It must be new: nothing is ever overwritten."""
    file = Path(file)
    if not file.is_file():
        raise Missing(f"There is no backup at {file}.")
    check_backup(file)
    target = sqlite_file(database)
    if target is not None:
        if target.exists():
            raise Missing(f"{target} exists already; a backup is restored into a new database.")
        target.parent.mkdir(parents=True, exist_ok=True)
        copy_file(file, target)
        engine = create_engine(f"sqlite:///{target}", hide_parameters=True)
        migrate(engine)
        engine.dispose()
    else:
        asyncio.run(into_postgres(file, database))


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database, even while somebody writes to it."""
    target.touch(mode=0o600)
    reading, writing = sqlite3.connect(source), sqlite3.connect(target)
    try:
        reading.backup(writing)
        # One file, without a log beside it.
        writing.execute("PRAGMA journal_mode = DELETE")
    finally:
        writing.close()
        reading.close()


def check_backup(file: Path) -> None:
    """Refuse a file that is no backup of ours, or a damaged one."""
    database = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    try:
        sound = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError:
        raise Missing(f"{file} is not a backup of Tianxia.") from None
    finally:
        database.close()
    if not sound or not {"tables", "log", "alembic_version"} <= tables:
        raise Missing(f"{file} is not a backup of Tianxia, or it is damaged.")


async def from_postgres(database: str, file: Path) -> None:
    """Copy everything from PostgreSQL into a new SQLite file."""
    engine = postgres_engine(database)
    target = create_engine(f"sqlite:///{file}", hide_parameters=True)
    file.touch(mode=0o600)
    try:
        migrate(target)
        async with engine.connect() as reading:
            await reading.execution_options(isolation_level="REPEATABLE READ")
            with target.begin() as writing:
                await reading.run_sync(copy_rows, writing)
    finally:
        target.dispose()
        await engine.dispose()


async def into_postgres(file: Path, database: str) -> None:
    """Copy everything from a SQLite file into PostgreSQL; an old one is migrated on the way."""
    engine = postgres_engine(database)
    folder = TemporaryDirectory(prefix="tianxia-")
    copy = Path(folder.name, "backup")
    copy_file(file, copy)
    source = create_engine(f"sqlite:///{copy}", hide_parameters=True)
    try:
        migrate(source)
        async with engine.begin() as writing:
            await writing.run_sync(migrate_connection)
            for table in METADATA.sorted_tables:
                if (await writing.execute(select(table).limit(1))).first() is not None:
                    raise Missing("The database holds data already; a backup is restored into a new one.")
            with source.connect() as reading:
                await writing.run_sync(lambda target: copy_rows(reading, target))
    finally:
        source.dispose()
        folder.cleanup()
        await engine.dispose()


def postgres_engine(database: str) -> Any:
    """An engine for a PostgreSQL URL."""
    from tianxia.server.store.postgres import engine_for

    return engine_for(database)


def copy_rows(reading: Connection, writing: Connection) -> None:
    """Copy all our tables."""
    for table in METADATA.sorted_tables:
        for rows in batches(reading, table):
            writing.execute(insert(table), rows)


def batches(reading: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """A table's rows, some thousand at a time."""
    for part in reading.execute(select(table)).partitions(AT_ONCE):
        yield [{key: storable(value) for key, value in row._mapping.items()} for row in part]


def storable(value: Any) -> Any:
    """A value as any database can store it: PostgreSQL knows no NUL, which texts could hold once."""
    return value.replace("\x00", "\ufffd") if isinstance(value, str) else value
