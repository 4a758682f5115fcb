"""Snapshots: a long table opens from its newest one; whatever is wrong with that, the log is the truth."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from tests.server.serving import ThreadServer
from tests.server.visitor import Json, Visitor
from tests.toys import TOY
from tianxia import games
from tianxia.kernel import Match
from tianxia.server import hub
from tianxia.server.store.schema import SNAPSHOTS
from tianxia.server.table import Table

Serve = Callable[..., ThreadServer]


@pytest.fixture(autouse=True)
def soon_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "OLD_ROWS", 4)
    monkeypatch.setitem(games.FOUND, "toy", TOY)


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many moves were played, each time a match was folded."""
    counts: list[int] = []
    fold = Table.fold

    def counted(table: Table, moves: list[tuple[int, int]]) -> None:
        counts.append(len(moves))
        fold(table, moves)

    monkeypatch.setattr(Table, "fold", counted)
    return counts


def store(server: ThreadServer) -> Any:
    return server.site.services.store


def snapshots(server: ThreadServer, expected: Callable[[list[Any]], bool]) -> list[Any]:
    """All snapshots, once they are as expected."""
    deadline = time.monotonic() + 120
    while not expected(found := server.call(store(server).read(select(SNAPSHOTS)))):
        assert time.monotonic() < deadline, found
        time.sleep(0.01)
    return list(found)


def snapshot(server: ThreadServer, seq: int) -> Any:
    """The only snapshot, once it is that of a version."""
    return snapshots(server, lambda found: [kept.seq for kept in found] == [seq])[0]


def forget(server: ThreadServer) -> None:
    """Let the server forget all tables, as after a start."""

    async def clear() -> None:
        server.site.services.hub.tables.clear()

    server.call(clear())


def play(visitor: Visitor, table: str, moves: int) -> None:
    with visitor.live(table) as live:
        for _ in range(moves):
            seat = live.view["acting"][0]
            if live.view["you"] != seat:
                live.send("eyes", seat=seat)
                live.until("table")
            live.move(seat)
            live.until("update")


def opened(visitor: Visitor, table: str) -> Json:
    with visitor.live(table) as live:
        whole = dict(live.whole)
    info = dict(whole["info"])
    info.pop("spectators")
    return whole | {"info": info}


@pytest.mark.parametrize("game", ["connect_four", "dragon", "toy"])
def test_a_cold_table_opens_from_its_snapshot(
    serve: Serve, database: str, game: str, folded: list[int]
) -> None:
    server = serve(database)
    ann = Visitor(server.address)
    table = ann.table(game, "me", "me")["id"]
    play(ann, table, 4)
    snapshot(server, 4)
    live = server.site.services.hub.tables[table]
    server.call(live.change(lambda: live.draft_move(live.table.acting[0], legal(live), live.table.version)))
    before = opened(ann, table)
    forget(server)
    del folded[:]
    assert opened(ann, table) == before, "a snapshot, and a move after it"
    assert folded == []
    log = ann.get(f"/api/tables/{table}/log")
    assert len(before["log"]) == 6 and log == before["log"]
    assert folded == [5], "who looks back makes the game be folded"


def legal(live: Any) -> int:
    return int(live.table.match.state.legal(live.table.acting[0])[0])


def test_undo_goes_behind_a_snapshot(serve: Serve, database: str, folded: list[int]) -> None:
    server = serve(database)
    ann = Visitor(server.address)
    table = ann.table("connect_four", "me", "me")["id"]
    play(ann, table, 3)
    shorter = opened(ann, table)
    play(ann, table, 1)
    snapshot(server, 4)
    forget(server)
    del folded[:]
    with ann.live(table) as live:
        live.send("undo", seat=1, version=live.version)
        undone = live.until("undone")
    assert folded == [3]
    assert undone["version"] == 5 and undone["log"] == shorter["log"]
    forget(server)
    again = opened(ann, table)
    assert again["log"] == shorter["log"] and again["info"]["moves"] == 3


SPOILT = {
    "other rules": {"fit": "0.0 connect_four 99 "},
    "not JSON": {"body": "{"},
    "something else": {"body": '{"version":4}'},
    "a row that is not there": {"seq": 77},
    "another row": {"seq": 3},
}


@pytest.mark.parametrize("spoilt", SPOILT.values(), ids=SPOILT)
def test_a_snapshot_that_is_of_no_use_is_passed_over(
    serve: Serve, database: str, spoilt: Json, folded: list[int]
) -> None:
    server = serve(database)
    ann = Visitor(server.address)
    table = ann.table("connect_four", "me", "me")["id"]
    play(ann, table, 4)
    kept = snapshot(server, 4)
    before = opened(ann, table)
    server.call(store(server).write([update(SNAPSHOTS).values(spoilt)]))
    forget(server)
    del folded[:]
    assert opened(ann, table) == before
    assert folded == [4]
    snapshots(server, lambda found: found == [kept])  # it is made anew
    server.call(store(server).write([delete(SNAPSHOTS)]))
    forget(server)
    assert opened(ann, table) == before


def test_a_snapshot_of_another_position_is_passed_over(serve: Serve, folded: list[int]) -> None:
    server = serve()
    ann = Visitor(server.address)
    table = ann.table("connect_four", "me", "me")["id"]
    play(ann, table, 4)
    body = snapshot(server, 4).body
    before = opened(ann, table)
    assert '"contents":{' in body
    spoilt = body.replace('"contents":{', '"contents":{"new":1,', 1)
    server.call(store(server).write([update(SNAPSHOTS).values(body=spoilt)]))
    forget(server)
    del folded[:]
    assert opened(ann, table) == before and folded == [4]


def test_a_record_that_was_brought_opens_from_a_snapshot(serve: Serve, folded: list[int]) -> None:
    server = serve()
    ann = Visitor(server.address)
    table = ann.table("connect_four", "me", "me")["id"]
    play(ann, table, 6)
    record = ann.get(f"/api/tables/{table}/record")
    seedless = Match(server.site.services.hub.tables[table].table.match.record).record.as_json()
    brought = ann.post("/api/records", record | {"seed": seedless["seed"]})["id"]
    snapshots(server, lambda found: len(found) == 2)
    before = opened(ann, brought)
    forget(server)
    del folded[:]
    assert opened(ann, brought) == before and folded == []
