"""Storage on both databases: nothing acknowledged is lost, of two rows one gets in, schemas migrate."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, select, text

from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor
from tianxia.server.backup import backup, restore
from tianxia.server.store import Missing, Row, Store, open_store
from tianxia.server.store.migrate import migrations
from tianxia.server.store.schema import LOG, METADATA, PEOPLE


def running(database: str, work: Callable[[Store], Any]) -> Any:
    """Do something with an open store."""

    async def run() -> Any:
        store = open_store(database)
        await store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    return asyncio.run(run())


async def appended(store: Store, rows: list[Row]) -> list[Any]:
    """Append rows all at once; what became of each."""
    futures = []
    for row in rows:
        future = asyncio.get_running_loop().create_future()
        store.append(row, future.set_result)
        futures.append(future)
    return await asyncio.gather(*futures)


def row(table: str, seq: int, body: str = "x") -> Row:
    return Row(table, seq, "move", 0, body, 1_700_000_000_000 + seq)


def test_rows_come_back_as_they_were_written(database: str) -> None:
    bodies = ["", "a", "Zażółć 天下 🐉", '"\\\n\t{}', "x" * 5000]
    rows = [Row("t", seq, "move", seq % 3, body, 1_700_000_000_000) for seq, body in enumerate(bodies, 1)]

    async def work(store: Store) -> list[Row]:
        assert await appended(store, rows) == [True] * len(rows)
        assert await store.rows("t", 3) == rows[3:]
        return await store.rows("t")

    assert running(database, work) == rows
    assert running(database, lambda store: store.rows("t")) == rows


def test_of_two_rows_with_one_key_one_gets_in(database: str) -> None:
    async def work(store: Store) -> None:
        assert await appended(store, [row("t", 1, "first")]) == [True]
        mixed = [row("t", 1, "second"), row("t", 2), row("u", 1)]
        assert await appended(store, mixed) == [False, True, True]
        assert not await store.write([], row("t", 2, "late"))
        assert [found.body for found in await store.rows("t")] == ["first", "x"]

    running(database, work)


def test_a_row_that_cannot_be_written_takes_no_other_with_it(database: str) -> None:
    async def work(store: Store) -> None:
        outcomes = await appended(store, [row("t", 1), row("u", 1, "\ud800"), row("v", 1)])
        assert outcomes[0] is outcomes[2] is True and isinstance(outcomes[1], Exception)
        assert await appended(store, [row("t", 2)]) == [True]

    running(database, work)


def test_statements_happen_with_their_row_or_not_at_all(database: str) -> None:
    from sqlalchemy import insert

    from tianxia.server.store.schema import SEATS

    async def work(store: Store) -> None:
        sit = insert(SEATS).values(table_id="t", seat=0, person="p")
        assert await store.write([sit], row("t", 1))
        other = insert(SEATS).values(table_id="t", seat=1, person="p")
        assert not await store.write([other], row("t", 1))
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.write([sit])
        assert not await store.put(sit)
        assert len(await store.read(select(SEATS))) == 1

    running(database, work)


def test_migrations_lead_to_the_schema(database: str) -> None:
    async def work(store: Any) -> list[Any]:
        def difference(connection: Connection) -> list[Any]:
            return list(compare_metadata(MigrationContext.configure(connection), METADATA))

        if store.shared:
            async with store.engine.connect() as connection:
                return list(await connection.run_sync(difference))
        with store.engine.connect() as connection:
            return difference(connection)

    assert running(database, work) == []
    assert running(database, work) == []


def test_two_servers_never_share_a_sqlite_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/one.sqlite"

    async def work(_store: Store) -> None:
        with pytest.raises(Missing, match="Another server"):
            await open_store(database).start()

    running(database, work)
    running(database, lambda store: store.rows("t"))


def start_server(database: str, folder: Path) -> tuple[int, str]:
    """How a server ends that cannot use its database, and what it says."""
    command = [sys.executable, "-m", "tianxia.server", "--port", "0", "--database", database]
    done = subprocess.run(
        [*command, "--key-file", str(folder / "key")],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize("name", ["symbolic", "hard", "relative", "folder"])
def test_a_second_server_is_refused_by_whatever_name(tmp_path: Path, name: str) -> None:
    """The database is locked, not its name."""
    file = tmp_path / "data" / "one.sqlite"
    file.parent.mkdir()
    other = tmp_path / "other.sqlite"

    async def work(store: Store) -> None:
        assert await appended(store, [row("t", 1)]) == [True]
        if name == "symbolic":
            other.symlink_to(file)
        elif name == "hard":
            other.hardlink_to(file)
        elif name == "folder":
            (tmp_path / "elsewhere").symlink_to(file.parent)
        path = {"relative": "data/../data/one.sqlite", "folder": "elsewhere/one.sqlite"}.get(name, str(other))
        status, said = await asyncio.to_thread(start_server, f"sqlite:///{path}", tmp_path)
        assert status != 0 and "Another server is using this database" in said
        # In this process too, and a backup is no server.
        with pytest.raises(Missing, match="Another server"):
            await open_store(f"sqlite:///{other if other.exists() else file}").start()
        await asyncio.to_thread(backup, f"sqlite:///{file}", tmp_path / "copy")
        assert await appended(store, [row("t", 2)]) == [True]

    running(f"sqlite:///{file}", work)
    restore(tmp_path / "copy", f"sqlite:///{tmp_path}/restored.sqlite")
    assert running(f"sqlite:///{tmp_path}/restored.sqlite", lambda store: store.rows("t")) == [row("t", 1)]
    if name == "hard":
        with pytest.raises(Missing, match="second name"):
            running(f"sqlite:///{file}", lambda store: store.rows("t"))
        other.unlink()
    assert len(running(f"sqlite:///{file}", lambda store: store.rows("t"))) == 2


def test_a_file_in_the_place_of_a_database_in_use_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "one.sqlite"

    async def work(_store: Store) -> None:
        file.rename(tmp_path / "away.sqlite")
        for path in (file, tmp_path / "away.sqlite"):
            with pytest.raises(Missing, match="Another server"):
                await open_store(f"sqlite:///{path}").start()

    running(f"sqlite:///{file}", work)


@pytest.mark.parametrize("url", ["mysql://x", "x", "sqlite:relative"])
def test_unknown_databases_are_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(Missing, match="no database we know"):
        open_store(url)


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_backup_and_restore(
    database: str,
    target: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    serve: Callable[..., ThreadServer],
) -> None:
    server = serve(database)
    ann = Visitor(server.address)
    table = ann.table("connect_four", "me", "bot:easy", name="Zażółć")["id"]
    with ann.live(table) as live:
        live.move(0)
        live.until("update")
        live.until("update")
        live.send("chat", text="hello")
        live.until("chat")
        seen = live.view
        file = tmp_path / "club.backup"
        backup(database, file)  # while the server runs
    assert file.stat().st_mode & 0o077 == 0
    with pytest.raises(Missing, match=r"already"):
        restore(file, database)
    other = (
        f"sqlite:///{tmp_path}/other.sqlite"
        if target == "sqlite"
        else request.getfixturevalue("postgres").database()
    )
    restore(file, other)
    again = serve(other)
    ann.address = again.address
    ann.http.base_url = again.address
    with ann.live(table) as live:
        assert live.view == seen and live.whole["info"]["name"] == "Zażółć"
        assert [line["text"] for line in live.whole["chat"]] == ["hello"]
        live.move(0)
        live.until("update")


def test_a_backup_of_the_first_version_can_be_restored(database: str, tmp_path: Path) -> None:
    old = tmp_path / "old.backup"
    engine = create_engine(f"sqlite:///{old}")
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO people VALUES ('p', 'Ann', 'ann', 'x', 1.0)"))
    engine.dispose()
    restore(old, database)
    rows = running(database, lambda store: store.read(select(PEOPLE.c.name, PEOPLE.c.generation)))
    assert [tuple(found) for found in rows] == [("Ann", 0)]


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database at all, but long enough to be looked at" * 50)
    with pytest.raises(Missing, match="not a backup"):
        restore(tmp_path / "text", f"sqlite:///{tmp_path}/x.sqlite")
    with pytest.raises(Missing, match="no backup"):
        restore(tmp_path / "none", f"sqlite:///{tmp_path}/x.sqlite")
    with pytest.raises(Missing, match="no database"):
        backup(f"sqlite:///{tmp_path}/none.sqlite", tmp_path / "b")


def test_group_commit_loses_nothing_in_a_crowd(database: str) -> None:
    rows = [row(f"t{number % 40}", number // 40 + 1) for number in range(2000)]

    async def work(store: Store) -> int:
        assert all(outcome is True for outcome in await appended(store, rows))
        return len(await store.read(select(LOG.c.seq)))

    assert running(database, work) == 2000
