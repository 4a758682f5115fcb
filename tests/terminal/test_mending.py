"""`tianxia mend`: a host sees which tables are set aside, and has them tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import insert

from tianxia.server.store import open_store
from tianxia.server.store.schema import BROKEN, TABLES

if TYPE_CHECKING:
    from tests.terminal.conftest import Ran


async def filled(database: str, *tables: str) -> None:
    """A database in which these tables are set aside."""
    store = open_store(database)
    await store.start()
    about = {"game": "lanterns", "setup": "{}", "seed": "x", "host": "ann", "watchable": True}
    for name in tables:
        row = {**about, "id": name, "name": f"At {name}’s", "status": "playing", "created": 0, "updated": 0}
        why = {"table_id": name, "why": "KeyError: 'lamp' (rules.py:7)", "time": 1_700_000_000}
        await store.write([insert(TABLES).values(row), insert(BROKEN).values(why)])
    await store.stop()


def test_tables_are_listed_and_tried_again(run: Callable[..., Ran], home: Path) -> None:
    database = f"sqlite:///{home}/club.sqlite"
    asyncio.run(filled(database, "one", "two", "six"))
    told = run(f"mend --database {database}").out
    assert "one  lanterns  At one’s" in told and told.count("KeyError: 'lamp' (rules.py:7)") == 3
    assert "2023-11-1" in told
    assert "1 table is tried again" in run(f"mend two --database {database}").out
    refused = run(f"mend two --database {database}")
    assert (refused.code, refused.err) == (2, "Table two is not set aside.\n")
    assert "2 tables are tried again" in run(f"mend --all --database {database}").out
    assert run(f"mend --database {database}").out == "No table is set aside.\n"


def test_there_must_be_a_database(run: Callable[..., Ran], home: Path) -> None:
    assert run(f"mend --database sqlite:///{home}/nowhere.sqlite").err.startswith("There is no database at ")
    assert not (home / "nowhere.sqlite").exists()
