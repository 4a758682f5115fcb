"""Two server processes on one PostgreSQL share a table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cut import Console
from tests.server.postgres import Postgres
from tests.server.serving import ProcessServer, ThreadServer
from tests.server.visitor import Live, Visitor
from tianxia.server import presence, uptime

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


def moved(console: Console) -> int:
    """At how many tables somebody has moved."""
    return int(console.value("SELECT count(DISTINCT table_id) FROM log WHERE kind = 'move'"))


def wait_for(what: Callable[[], bool], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


@pytest.fixture
def quick_to_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process is missed soon after its next word should have come."""
    monkeypatch.setattr(uptime, "UNCERTAIN_SECONDS", uptime.BEAT_SECONDS + 2.5)
    monkeypatch.setattr(uptime, "WATCH_SECONDS", 0.2)


@pytest.mark.usefixtures("quick_to_notice")
def test_the_tables_of_a_killed_process_go_on_in_another(
    postgres: Postgres, tmp_path: Path, serve: Serve
) -> None:
    """Ten with a bot to move and ten with a fallen clock, none of which the other process has ever seen."""
    database = postgres.database()
    surviving = serve(database)
    dying = ProcessServer(database, tmp_path, "--bot-pause", "600", "--thinkers", "1")
    console = Console(database)
    try:
        ann = Visitor(dying.address)
        for _ in range(10):
            ann.table("tictactoe", "bot:easy", "bot:easy")
            ann.table("tictactoe", "me", "bot:easy", pace={"kind": "live", "minutes": 1})
        console.execute("UPDATE tables SET created = created - 120")
        # Nobody takes over from a process that lives.
        life = console.value("SELECT max(seen) FROM uptime")
        wait_for(lambda: console.value("SELECT max(seen) FROM uptime") > life + uptime.BEAT_SECONDS)
        assert moved(console) == 0 and not surviving.site.services.hub.tables
        dying.kill()
        wait_for(lambda: moved(console) == 20)
    finally:
        console.close()
        dying.kill()


def test_the_tables_of_a_process_that_stops_go_on_in_another(postgres: Postgres, serve: Serve) -> None:
    """It says that it ends, so that nobody has to wait."""
    database = postgres.database()
    leaving = serve(database, bot_pause=600)
    serve(database)
    console = Console(database)
    ann = Visitor(leaving.address)
    for _ in range(3):
        ann.table("tictactoe", "bot:easy", "bot:easy")
    leaving.stop()
    wait_for(lambda: moved(console) == 3)
    console.close()


def test_only_silence_counts_and_not_the_time_on_another_machine() -> None:
    mine = uptime.Uptime.__new__(uptime.Uptime)
    mine.life, mine.others, mine.over = "me", {}, set()
    long_ago = 1000.0
    assert mine.silent({"me": 5.0, "other": long_ago}, 0.0) == []
    assert mine.silent({"me": 5.0, "other": long_ago + 5}, 10.0) == [] and mine.living == ["me", "other"]
    assert mine.silent({"me": 5.0, "other": long_ago + 5}, 21.0) == []
    assert mine.silent({"me": 5.0, "other": long_ago + 5}, 23.0) == ["other"] and mine.living == ["me"]
    assert mine.silent({"me": 5.0, "other": long_ago + 5}, 50.0) == []
    # It was not gone after all, and then it says that it ends.
    assert mine.silent({"other": long_ago + 60}, 60.0) == [] and mine.living == ["me", "other"]
    mine.ended("other")
    assert mine.silent({"other": long_ago + 61}, 61.0) == [] == mine.silent({"other": long_ago + 61}, 99.0)
    assert mine.living == ["me"]


def online(live: Live) -> list[bool]:
    return [seat["online"] for seat in live.heard[-1]["info"]["seats"]]


def until_online(live: Live, *wanted: bool) -> None:
    """Wait until exactly these seats are online."""
    while online(live) != list(wanted):
        live.until("info")


def test_everybody_sees_who_is_there_in_other_processes(pair: tuple[ThreadServer, ThreadServer]) -> None:
    ann, bob, eve = Visitor(pair[0].address), Visitor(pair[1].address), Visitor(pair[0].address)
    table = ann.table("tictactoe", "me", "open")["id"]
    bob.post(f"/api/tables/{table}/join", {})
    with bob.live(table) as there:
        with ann.live(table) as here:
            until_online(here, True, True)
            until_online(there, True, True)
            with eve.live(table):
                while there.heard[-1].get("info", {}).get("spectators") != 1:
                    there.until("info")
            assert ann.get("/api/tables")[0]["seats"][1]["online"]
        until_online(there, False, True)
        while there.heard[-1]["info"]["spectators"]:
            there.until("info")
    wait_for(lambda: not ann.get("/api/tables")[0]["seats"][1]["online"])


def test_a_process_that_begins_asks_who_is_there(
    postgres: Postgres, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ANSWER_SECONDS", 1.5)
    database = postgres.database()
    first = serve(database)
    ann = Visitor(first.address)
    table = ann.table("tictactoe", "me", "me")["id"]
    with ann.live(table):
        second = serve(database)
        twin = visiting(ann, second)
        wait_for(lambda: twin.get(f"/api/tables/{table}")["seats"][0]["online"])
        # What it may have missed, it asks again.
        console = Console(database)
        console.end_sessions()
        console.close()
        wait_for(lambda: twin.get(f"/api/tables/{table}")["seats"][0]["online"])
    first.stop()
    wait_for(lambda: not twin.get(f"/api/tables/{table}")["seats"][0]["online"])


def test_coming_and_going_is_told_seldom(
    pair: tuple[ThreadServer, ThreadServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often a door opens, the others hear of it once in a while."""
    ann = Visitor(pair[0].address)
    table = ann.table("tictactoe", "me", "me")["id"]
    hub = pair[0].site.services.hub
    wait_for(lambda: not hub.presence.telling)
    monkeypatch.setattr(presence, "TELL_SECONDS", 3600.0)
    told: list[list[str]] = []
    tell = hub.store.tell_others

    async def counted(words: list[str]) -> None:
        told.append(words)
        await tell(words)

    monkeypatch.setattr(hub.store, "tell_others", counted)
    for _ in range(20):
        with ann.live(table):
            pass
    assert len(told) == 1 and len(told[0]) == 1


def test_a_new_name_reaches_other_processes(pair: tuple[ThreadServer, ThreadServer]) -> None:
    ann = Visitor(pair[0].address)
    ann.post("/api/account", {"name": "Ann", "password": "correct horse battery"})
    twin = visiting(ann, pair[1])
    table = ann.table("tictactoe", "me", "open")["id"]
    with twin.live(table) as live:
        assert twin.get("/api/me")["name"] == "Ann"
        assert ann.http.patch("/api/me", json={"name": "Anna"}).is_success
        wait_for(lambda: twin.get("/api/me")["name"] == "Anna")
        assert twin.get(f"/api/tables/{table}")["seats"][0]["name"] == "Anna"
        live.send("chat", text="hello")
        assert live.until("chat")["line"]["name"] == "Anna"
