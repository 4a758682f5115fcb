"""Connections to PostgreSQL drop at the worst of moments: no table freezes, nothing is written twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.server.cut import Cable, Console
from tests.server.postgres import Postgres
from tests.server.serving import ThreadServer
from tests.server.test_store import appended, row, running
from tests.server.visitor import Live, Visitor
from tianxia.server.store import Store
from tianxia.server.store.schema import CHAT, LOG, SEATS

Serve = Callable[..., ThreadServer]
WAITING_FOR_A_LOCK = (
    "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
)
MOVE = "INSERT INTO log VALUES ($1, $2, 'move', $3, $4, 1700000000000)"


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture
def console(database: str) -> Iterator[Console]:
    opened = Console(database)
    yield opened
    opened.close()


@pytest.fixture
def cable(database: str) -> Iterator[Cable]:
    laid = Cable(database)
    yield laid
    laid.close()


def answered(live: Live, cell: int, seat: int) -> dict[str, Any]:
    """Move until the move is made: while the database was away, it may be refused."""
    while True:
        live.move(seat, cell)
        message = live.until("update", "stale", "error", "table", "refused")
        if message["type"] == "update":
            return message
        live.send("resync")
        live.until("table")


def test_a_race_lost_while_connections_drop_does_not_freeze_the_table(
    database: str, console: Console, serve: Serve
) -> None:
    """Another process is first, and just then every idle connection is gone."""
    ann = Visitor(serve(database).address)
    table = ann.table("tictactoe", "me", "me")["id"]
    with ann.live(table) as live:
        console.execute("BEGIN")
        console.execute(MOVE, table, 1, 0, "mark b2")
        live.move(0, 0)
        while not console.value(WAITING_FOR_A_LOCK):
            pass
        console.end_sessions("wait_event_type IS DISTINCT FROM 'Lock'")
        console.execute("COMMIT")
        assert live.until("update", "error")["type"] == "update"
        assert answered(live, 0, 1)["version"] == 2
    assert ann.get(f"/api/tables/{table}/record")["moves"] == ["A mark b2", "B mark a1"]


def test_a_table_catches_up_after_a_database_that_was_gone_for_long(
    database: str, console: Console, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The race is lost and what won cannot be read: the mover is told, and the table goes on."""
    server = serve(database)
    ann = Visitor(server.address)
    table = ann.table("tictactoe", "me", "me")["id"]
    store = server.site.services.store
    reading = store.rows

    async def out_of_reach(*_: Any) -> Any:
        raise OSError("out of reach")

    with ann.live(table) as live:
        console.execute("BEGIN")
        console.execute(MOVE, table, 1, 0, "mark b2")
        live.move(0, 0)
        while not console.value(WAITING_FOR_A_LOCK):
            pass
        monkeypatch.setattr(store, "rows", out_of_reach)
        console.execute("COMMIT")
        assert live.until("update", "error")["error"] == "storage"
        monkeypatch.setattr(store, "rows", reading)
        assert live.until("update")["version"] == 1
        assert answered(live, 0, 1)["version"] == 2


def test_what_happens_while_nobody_listens_is_found_afterwards(
    database: str, console: Console, serve: Serve
) -> None:
    here, there = serve(database), serve(database)
    ann = Visitor(here.address)
    twin = Visitor(there.address)
    twin.http.cookies = ann.http.cookies
    tables = [ann.table("tictactoe", "me", "me")["id"] for _ in range(3)]
    looking = [(ann.live(table), twin.live(table)) for table in tables]
    console.end_sessions()
    for mine, _ in looking:
        assert answered(mine, 4, 0)["version"] == 1
    looking[0][0].send("chat", text="hello")
    for _, theirs in looking:
        while theirs.version < 1:
            theirs.until("update")
    assert looking[0][1].until("chat")["line"]["text"] == "hello"
    for pair in looking:
        for live in pair:
            live.__exit__(None, None, None)


def test_no_table_freezes_when_connections_drop_in_the_middle_of_races(
    database: str, console: Console, serve: Serve
) -> None:
    """Both processes move at every table at the same time, and all sessions are ended again and again."""
    here, there = serve(database), serve(database)
    ann = Visitor(here.address)
    twin = Visitor(there.address)
    twin.http.cookies = ann.http.cookies
    tables = [ann.table("tictactoe", "me", "me")["id"] for _ in range(12)]
    looking = [(ann.live(table), twin.live(table)) for table in tables]
    for turn in range(4):
        for mine, theirs in looking:
            mine.send("move", seat=turn % 2, move=2 * turn, version=turn)
            theirs.send("move", seat=turn % 2, move=2 * turn + 1, version=turn)
        console.end_sessions()
        for pair in looking:
            for live in pair:
                while live.version <= turn:
                    kind = live.until("update", "error", "stale")["type"]
                    if kind == "error":  # nobody's fault: whoever it was tries again
                        live.send("move", seat=turn % 2, move=2 * turn, version=turn)
    for table, pair in zip(tables, looking, strict=True):
        assert pair[0].version == pair[1].version == 4
        assert answered(pair[1], 8, 0)["version"] == 5
        while pair[0].version < 5:
            pair[0].until("update")
        assert len(ann.get(f"/api/tables/{table}/record")["moves"]) == 5
        for live in pair:
            live.__exit__(None, None, None)


def test_a_commit_whose_answer_was_lost_is_found_again(cable: Cable) -> None:
    """Rows that went in although the connection was cut before we heard are ours, not another's."""

    async def work(store: Store) -> None:
        assert await appended(store, [row("warm", 1)]) == [True]
        cable.cut_at = b"unheard"
        assert await appended(store, [row("unheard", 1), row("other", 1)]) == [True, True]
        assert await appended(store, [row("unheard", 1, "another")]) == [False]
        cable.cut_at = b"COMMIT"
        sitting = insert(SEATS).values(table_id="unheard", seat=0, person="p")
        assert await store.write([sitting], row("unheard", 2))
        assert not await store.write([], row("unheard", 2, "another"))
        assert cable.cuts == 2
        assert len(await store.read(select(LOG).where(LOG.c.table_id == "unheard"))) == 2
        assert len(await store.read(select(SEATS))) == 1

    running(cable.database, work)


def test_a_line_of_chat_is_not_said_twice(cable: Cable, serve: Serve) -> None:
    server = serve(cable.database)
    ann = Visitor(server.address)
    table = ann.table("tictactoe", "me", "me")["id"]
    with ann.live(table) as live:
        live.send("chat", text="one")
        live.until("chat")
        cable.cut_at = b"COMMIT"
        live.send("chat", text="two")
        assert live.until("chat")["line"]["text"] == "two"
        live.send("chat", text="three")
        assert live.until("chat")["line"]["text"] == "three"
    said = server.call(server.site.services.store.read(select(CHAT.c.text).order_by(CHAT.c.n)))
    assert cable.cuts == 1 and [line.text for line in said] == ["one", "two", "three"]


def test_something_that_stands_in_the_way_of_a_row_is_no_lost_race(database: str) -> None:
    """Otherwise the table would look again for ever."""

    async def work(store: Store) -> None:
        sitting = insert(SEATS).values(table_id="t", seat=0, person="p")
        assert await store.write([sitting], row("t", 1))
        with pytest.raises(Exception, match="unique"):
            await store.write([sitting], row("t", 2))
        assert len(await store.rows("t")) == 1

    running(database, work)


def test_a_row_that_postgresql_refuses_takes_no_other_with_it(database: str) -> None:
    async def work(store: Store) -> None:
        outcomes = await appended(store, [row("t", 1), row("u", 1, "\x00"), row("v", 1)])
        assert outcomes[0] is outcomes[2] is True and isinstance(outcomes[1], Exception)

    running(database, work)


def test_who_fails_to_hear_does_not_stop_the_writers(database: str) -> None:
    def deaf(_outcome: Any) -> None:
        raise RuntimeError("deaf")

    async def work(store: Store) -> None:
        for seq in range(1, 5):
            store.append(row("t", seq), deaf)
            await asyncio.sleep(0.01)
        assert await appended(store, [row("u", 1)]) == [True]

    running(database, work)


def test_what_is_under_way_is_written_before_the_store_closes(database: str, console: Console) -> None:
    outcomes: list[Any] = []

    async def work(store: Store) -> None:
        console.execute("BEGIN")
        console.execute(MOVE, "t", 1, 0, "y")
        store.append(row("t", 1), outcomes.append)
        while not await asyncio.to_thread(console.value, WAITING_FOR_A_LOCK):
            pass
        console.loop.call_soon_threadsafe(console.loop.call_later, 0.1, console.connection.terminate)

    running(database, work)
    assert outcomes == [True]
