"""Two server processes on one PostgreSQL share a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import Postgres
from tests.server.serving import ProcessServer, ThreadServer
from tests.server.visitor import Live, Visitor

Serve = Callable[..., ThreadServer]


@pytest.fixture
def pair(postgres: Postgres, serve: Serve) -> Iterator[tuple[ThreadServer, ThreadServer]]:
    """Two servers on one database."""
    database = postgres.database()
    yield serve(database), serve(database)


def visiting(visitor: Visitor, server: ThreadServer) -> Visitor:
    """The same person at another server."""
    other = Visitor(server.address)
    other.http.cookies = visitor.http.cookies
    return other


def test_two_people_on_two_servers(pair: tuple[ThreadServer, ThreadServer]) -> None:
    ann, bob = Visitor(pair[0].address), Visitor(pair[1].address)
    table = ann.table("tictactoe", "me", "friend")
    with ann.live(table["id"]) as first:
        bob.post(f"/api/tables/{table['id']}/join", {"invite": table["seats"][1]["invite"]})
        while first.until("info")["info"]["status"] != "playing":
            pass
        with bob.live(table["id"]) as second:
            for cell, (live, seat) in zip((0, 3, 1, 4, 2), ((first, 0), (second, 1)) * 3, strict=False):
                live.move(seat, cell, version=max(first.version, second.version))
                assert first.until("update")["version"] == second.until("update")["version"]
            assert first.until("info")["info"]["status"] == second.until("info")["info"]["status"] == "over"
            first.send("chat", text="well played")
            assert second.until("chat")["line"]["text"] == "well played"
    assert len(ann.get("/api/statistics")["games"]) == len(bob.get("/api/statistics")["games"]) == 1


def settled(live: Live) -> str:
    """How a post ended."""
    return str(live.until("update", "stale", "error")["type"])


def test_two_posts_on_one_version_and_exactly_one_wins(pair: tuple[ThreadServer, ThreadServer]) -> None:
    """The same person posts different moves at both servers at the same time."""
    ann = Visitor(pair[0].address)
    twin = visiting(ann, pair[1])
    for _ in range(4):
        table = ann.table("tictactoe", "me", "me")["id"]
        with ann.live(table) as here, twin.live(table) as there:
            for turn in range(4):
                version = turn
                here.send("move", seat=turn % 2, move=2 * turn, version=version)
                there.send("move", seat=turn % 2, move=2 * turn + 1, version=version)
                outcomes = sorted([settled(here), settled(there)])
                while outcomes != ["update", "update"]:
                    # The loser hears that it was stale, and then of the move that won.
                    assert "stale" in outcomes
                    outcomes = ["update", "update" if settled_later(here, there, version + 1) else ""]
                for live in (here, there):
                    while live.version <= version:
                        live.until("update")
                assert here.version == there.version == version + 1
            assert here.view["table"] == there.view["table"]
        assert len(ann.get(f"/api/tables/{table}/record")["moves"]) == 4


def settled_later(here: Live, there: Live, version: int) -> bool:
    """Wait until both have heard of a version."""
    for live in (here, there):
        while live.version < version or "view" not in live.heard[-1]:
            live.until("update", "table")
    return True


def test_a_table_survives_the_process_that_ran_its_bots(
    postgres: Postgres, tmp_path: Path, serve: Serve
) -> None:
    """The process that would have asked the bot is killed; another steps in."""
    database = postgres.database()
    dying = ProcessServer(database, tmp_path, "--bot-pause", "60")
    surviving = serve(database)
    ann = Visitor(dying.address)
    table = ann.table("tictactoe", "me", "bot:easy")["id"]
    twin = visiting(ann, surviving)
    with twin.live(table) as watching:
        with ann.live(table) as live:
            live.move(0)
            live.until("update")
        dying.kill()
        watching.until("update")
        assert watching.until("update")["move"]["seat"] == 1


def test_logging_out_everywhere_reaches_other_processes(pair: tuple[ThreadServer, ThreadServer]) -> None:
    ann = Visitor(pair[0].address)
    ann.post("/api/account", {"name": "Ann", "password": "correct horse battery"})
    twin = visiting(ann, pair[1])
    table = ann.table("tictactoe", "me", "me")["id"]
    assert twin.get("/api/me")["account"]
    with twin.live(table) as live:
        ann.post("/api/logout/everywhere")
        with pytest.raises(ConnectionClosed):
            live.until("update")
    assert not twin.get("/api/me")["account"]
