"""Storage: an append-only log for each table, and what is needed to find tables and people.

SQLite keeps everything in one file with one writer; PostgreSQL lets several processes share the
work. Both promise the same: a row is on the disk before anybody is told, and of two rows with
one (table, sequence) exactly one gets in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.server.store.base import Found, Missing, Store
from tianxia.server.store.schema import Row

if TYPE_CHECKING:
    from tianxia.server.store.base import Outcome

__all__ = ["Found", "Missing", "Outcome", "Row", "Store", "open_store"]


def open_store(database: str) -> Store:
    """The store of a database URL: `sqlite:///FILE` or `postgresql://…`."""
    if database.startswith("sqlite:///"):
        from tianxia.server.store.sqlite import SqliteStore

        return SqliteStore(database)
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from tianxia.server.store.postgres import PostgresStore
        except ImportError as error:
            raise Missing(
                f"PostgreSQL needs the extra: pip install 'tianxia[postgres]' (lacking: {error.name})."
            ) from None
        return PostgresStore(database)
    raise Missing(f"“{database.partition(':')[0]}” is no database we know: sqlite:///FILE or postgresql://….")
