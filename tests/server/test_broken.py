"""Promise 11: whatever a game does, it costs its own table; all others go on, before and after a restart."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server import breaking
from tests.server.serving import ProcessServer, ThreadServer
from tests.server.visitor import Json, Live, Visitor
from tests.toys import MOVES
from tianxia import games
from tianxia.kernel import Record, commitment
from tianxia.server import making
from tianxia.server.mending import broken_tables, mend
from tianxia.server.supervisor import PATIENCE, Standstill

Serve = Callable[..., ThreadServer]


@pytest.fixture(autouse=True)
def failing_games() -> Iterator[None]:
    """Games that fail are installed."""
    for game in breaking.EVERY:
        games.FOUND[game.key] = game
    yield
    for game in breaking.EVERY:
        games.FOUND.pop(game.key, None)


def database_of(folder: Path) -> Path:
    return folder / "own.sqlite"


def altered(folder: Path, statement: str, *values: Any) -> None:
    """Do something to the database that no server would do."""
    with closing(sqlite3.connect(database_of(folder))) as database, database:
        assert database.execute(statement, values).rowcount > 0


def fatal(live: Live) -> Json:
    """Make the move that goes wrong, and wait for the word that the table is set aside; then it is closed."""
    live.move(0, breaking.LAST)
    while (said := live.until("error"))["error"] != "broken-table":
        pass
    with pytest.raises(ConnectionClosed):
        live.until("never")
    return said


def check_set_aside(visitor: Visitor, table: str) -> None:
    """A table is shown as broken wherever it is shown, and nothing can be done there."""
    info = visitor.get(f"/api/tables/{table}")
    assert info["status"] == "broken" and info["seed"] is None and info["seats"][0]["mine"]
    mine = {line["id"]: line for line in visitor.get("/api/tables?list=mine")}
    assert mine[table]["status"] == "broken" and not mine[table]["my_turn"]
    for which in ("watch", "open"):
        assert table not in [line["id"] for line in visitor.get(f"/api/tables?list={which}")]
    assert visitor.get("/api/me")["waiting"] == sum(line["my_turn"] for line in mine.values())
    for path in ("record", "at/0", "log", "review"):
        assert visitor.get(f"/api/tables/{table}/{path}", status=409)["error"] == "broken-table"
    for path in ("join", "seats/0/bot", "seats/0/resign", "review", "seats/0/hint"):
        assert visitor.post(f"/api/tables/{table}/{path}", {}, status=409)["error"] == "broken-table"
    with pytest.raises(InvalidStatus) as refused:
        visitor.live(table)
    assert refused.value.response.status_code == 409


def check_goes_on(visitor: Visitor, table: str) -> None:
    """At another table, people and bots go on."""
    with visitor.live(table) as live:
        assert live.whole["info"]["status"] == "playing"
        seats = live.whole["info"]["seats"]
        while seats[live.view["acting"][0]]["kind"] == "bot":
            live.until("update")
        [seat] = live.view["acting"]
        live.move(seat, live.version % 7)  # a column: there are no moves in the view of who has both seats
        assert live.until("update")["move"]["seat"] == seat
        while seats[live.view["acting"][0]]["kind"] == "bot":
            live.until("update")


FAILURES = ("raises", "ends", "moveless", "unseen", "uncounted", "strange", "unknowing")


@pytest.mark.parametrize("key", FAILURES)
def test_a_game_that_fails_costs_its_table_alone(serve: Serve, key: str) -> None:
    server = serve()
    ann = Visitor(server.address)
    other = "bot:easy" if key in ("moveless", "unknowing") else "me"
    sound = ann.table("connect_four", "me", other)["id"]
    check_goes_on(ann, sound)
    table = ann.table(key, "me", other)["id"]
    with ann.live(table) as live:
        fatal(live)
    check_set_aside(ann, table)
    check_goes_on(ann, sound)
    ann.checked(ann.http.patch("/api/me", json={"name": "Another"}), 200)
    server.stop()

    again = serve()
    ann.http.base_url = ann.address = again.address
    check_goes_on(ann, sound)
    check_set_aside(ann, table)
    assert table not in again.site.services.hub.tables


def spoilt_log(folder: Path, table: str) -> None:
    altered(folder, "UPDATE log SET body = 'no such move' WHERE table_id = ? AND seq = 2", table)


def illegal_log(folder: Path, table: str) -> None:
    altered(
        folder,
        "UPDATE log SET body = (SELECT body FROM log AS first WHERE first.table_id = log.table_id"
        " AND first.seq = 1) WHERE table_id = ? AND seq = 3",
        table,
    )


def gap(folder: Path, table: str) -> None:
    altered(folder, "DELETE FROM log WHERE table_id = ? AND seq = 3", table)


def odd_agreement(folder: Path, table: str) -> None:
    altered(folder, "UPDATE tables SET setup = '{' WHERE id = ?", table)


def odd_edition(folder: Path, table: str) -> None:
    altered(
        folder, "UPDATE tables SET setup = json_set(setup, '$.edition', 'edition = ') WHERE id = ?", table
    )


SPOILT = [spoilt_log, illegal_log, gap, odd_agreement, odd_edition]


@pytest.mark.parametrize(
    ("spoil", "pace"),
    [*[(spoil, "none") for spoil in SPOILT], (illegal_log, "live"), (gap, "live")],
    ids=lambda found: getattr(found, "__name__", str(found)),
)
def test_a_record_that_no_longer_replays_costs_its_table_alone(
    serve: Serve, tmp_path: Path, spoil: Callable[[Path, str], None], pace: str
) -> None:
    server = serve()
    ann = Visitor(server.address)
    table = ann.table("tictactoe", "me", "me", pace={"kind": pace})["id"]
    sound = ann.table("connect_four", "me", "bot:easy" if spoil is gap else "me")["id"]
    with ann.live(table) as live:
        for turn in range(5):
            live.move(turn % 2, (0, 3, 1, 4, 8)[turn])
            live.until("update")
    server.stop()
    spoil(tmp_path, table)

    for _ in range(2):
        server = serve()
        ann.http.base_url = ann.address = server.address
        check_goes_on(ann, sound)
        if spoil is odd_agreement:
            assert ann.get(f"/api/tables/{table}")["status"] == "broken"
            assert len(ann.get("/api/tables?list=mine")) == 2
        else:
            check_set_aside(ann, table)
        server.stop()
    [found] = broken_tables(f"sqlite:///{database_of(tmp_path)}")
    assert found.id == table and found.why


def test_a_game_no_longer_installed_comes_back_with_it(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    ann = Visitor(server.address)
    table = ann.table("starves", "me", "me")["id"]
    sound = ann.table("connect_four", "me", "me")["id"]
    server.stop()
    game = games.FOUND.pop("starves")

    server = serve()
    ann.http.base_url = ann.address = server.address
    check_goes_on(ann, sound)
    check_set_aside(ann, table)
    assert not broken_tables(f"sqlite:///{database_of(tmp_path)}")
    games.FOUND["starves"] = game
    with ann.live(table) as live:
        live.move(0, 0)
        live.until("update")


def test_a_table_whose_cause_is_mended_goes_on(serve: Serve, tmp_path: Path) -> None:
    """While the server runs: the host clears the mark, and the table is loaded when somebody asks for it."""
    server = serve()
    ann = Visitor(server.address)
    table = ann.table("raises", "me", "me")["id"]
    other = ann.table("raises", "me", "me")["id"]
    for one in (table, other):
        with ann.live(one) as live:
            live.move(1, 0)
            live.until("update")
            fatal(live)
        check_set_aside(ann, one)  # by then it is written down
    database = f"sqlite:///{database_of(tmp_path)}"
    assert {(one.id, one.game) for one in broken_tables(database)} == {(table, "raises"), (other, "raises")}
    assert all("ZeroDivisionError: no such prize (breaking.py:" in one.why for one in broken_tables(database))
    assert mend(database, [table]) == [table]
    assert mend(database, ["nowhere"]) == []
    with ann.live(table) as live:
        assert live.whole["info"]["moves"] == 1
        live.move(0, 0)
        live.until("update")
    check_set_aside(ann, other)
    assert mend(database) == [other]


def test_what_was_written_can_be_kept(serve: Serve) -> None:
    server = serve()
    ann, bob = Visitor(server.address), Visitor(server.address)
    secret = ann.table("raises", "me", "me")["id"]
    with ann.live(secret) as live:
        fatal(live)
    assert ann.get(f"/api/tables/{secret}/raw", status=409)["error"] == "not-over"
    table = ann.table("tictactoe", "me", "me", spectators=False)["id"]
    assert ann.get(f"/api/tables/{table}/raw", status=409)["error"] == "not-broken"
    with ann.live(table) as live:
        for turn, cell in enumerate((4, 0, 8)):
            live.move(turn % 2, cell)
            live.until("update")
        live.send("undo", seat=0, version=live.version)
        live.until("undone")
    hub = server.site.services.hub

    async def fail() -> None:
        live = hub.tables[table]
        hub.set_aside(live, "for once", RuntimeError())

    server.call(fail())
    raw = ann.get(f"/api/tables/{table}/raw")
    assert raw["moves"] == ["A mark b2", "B mark a1"] and raw["seed"] is None and raw["game"] == "tictactoe"
    assert bob.get(f"/api/tables/{table}/raw", status=403)["error"] == "not-watchable"
    assert bob.get(f"/api/tables/{table}", status=403)["error"] == "not-watchable"
    assert ann.get(f"/api/tables/{table}")["status"] == "broken"


def test_nobody_is_set_aside_for_a_passing_shortage(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    ann = Visitor(server.address)
    table = ann.table("starves", "me", "me")["id"]
    with ann.live(table) as live:
        live.move(0, breaking.LAST)
        assert live.until("error")["error"] == "internal"
        live.move(0, 0)
        live.until("update")
    hub = server.site.services.hub

    async def lose() -> None:
        hub.forget(hub.tables[table])

    async def out_of_reach(_table: str) -> Any:
        raise OSError("the database is out of reach")

    server.call(lose())
    with monkeypatch.context() as patch:
        patch.setattr(hub.store, "whole", out_of_reach)
        assert ann.http.get(f"/api/tables/{table}").status_code == 500
    assert ann.get(f"/api/tables/{table}")["status"] == "playing"
    assert not broken_tables(f"sqlite:///{database_of(tmp_path)}")


def test_memory_that_was_short_when_a_move_landed_loses_nothing(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is on the disk; the table is read again from its log."""
    server = serve()
    ann = Visitor(server.address)
    table = ann.table("tictactoe", "me", "me")["id"]
    with ann.live(table) as live:
        kept = server.site.services.hub.tables[table]

        def short(*_: object) -> None:
            raise MemoryError

        monkeypatch.setattr(kept.table, "apply", short)
        live.move(0, 4)
        with pytest.raises(ConnectionClosed):
            live.until("update")
    with ann.live(table) as live:
        assert live.whole["info"]["moves"] == 1
        live.move(1, 0)
        live.until("update")


def test_a_game_that_cannot_be_dealt_or_loaded_costs_nothing(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "BUILT_IN", {**games.BUILT_IN, "nowhere": "tests.nowhere"})
    making.all_games.cache_clear()
    try:
        ann = Visitor(serve().address)
        shown = [game["key"] for game in ann.get("/api/games")]
        assert "tictactoe" in shown and "nowhere" not in shown
    finally:
        making.all_games.cache_clear()
    wanted = {"game": "undealt", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert ann.post("/api/tables", wanted, status=409)["error"] == "bad-setup"
    assert ann.get("/api/tables?list=mine") == []


def fatal_record(game: breaking.Breaking) -> Json:
    """A record whose only move goes wrong."""
    setup = game.agree(2)
    record = Record(setup, "x", commitment("x"))
    record.moves = [(0, breaking.LAST)]
    return record.as_json()


def test_a_record_on_which_the_rules_fail_is_refused(serve: Serve) -> None:
    ann = Visitor(serve().address)
    assert ann.post("/api/records", fatal_record(breaking.RAISES), status=409)["error"] == "bad-record"


# ---- Games that stop the whole process -----------------------------------------------------------


@pytest.fixture
def announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The games are announced to other processes as installed packages are."""
    folder = tmp_path / "site"
    folder.mkdir()
    breaking.announce(folder)
    monkeypatch.syspath_prepend(str(folder))


def answer(visitor: Visitor, path: str) -> Any:
    """What the server says, as soon as there is one."""
    for _ in range(100):
        try:
            return visitor.get(path)
        except httpx.TransportError:
            continue
    raise AssertionError("the server did not come back")


def play_fatal_move(visitor: Visitor, table: str) -> None:
    """Make the move that stops the server, and wait until the connection is lost."""
    with visitor.live(table) as live:
        live.move(0, breaking.LAST)
        with pytest.raises(ConnectionClosed):
            live.until("update", timeout=120)


@pytest.mark.usefixtures("announced")
def test_a_game_that_hangs_costs_its_table_alone(database: str, tmp_path: Path) -> None:
    server = ProcessServer(database, tmp_path, "--thinkers", "1", "--rules-limit", "1")
    try:
        ann = Visitor(server.address)
        sound = ann.table("connect_four", "me", "bot:easy")["id"]
        check_goes_on(ann, sound)
        table = ann.table("loops", "me", "me")["id"]
        with ann.live(table) as live:
            live.move(1, 0)
            live.until("update")
        play_fatal_move(ann, table)
        assert answer(ann, f"/api/tables/{table}")["status"] == "broken"
        check_goes_on(ann, sound)
        check_set_aside(ann, table)
        assert server.process.poll() is None
        server.kill()
        server.start()
        check_goes_on(ann, sound)
        check_set_aside(ann, table)
        [found] = broken_tables(database)
        assert found.why == "the rules did not come to an end within 1 seconds"
    finally:
        server.stop()


@pytest.mark.usefixtures("announced")
def test_a_game_that_waits_for_ever_costs_its_table_alone(tmp_path: Path) -> None:
    """It uses no processor, and is given longer."""
    database = f"sqlite:///{tmp_path}/test.sqlite"
    server = ProcessServer(database, tmp_path, "--thinkers", "1", "--rules-limit", "0.5")
    try:
        ann = Visitor(server.address)
        table = ann.table("sleeps", "me", "me")["id"]
        play_fatal_move(ann, table)
        assert answer(ann, f"/api/tables/{table}")["status"] == "broken"
    finally:
        server.stop()


@pytest.mark.usefixtures("announced")
def test_a_table_that_hangs_when_it_is_loaded_stops_nobody(tmp_path: Path) -> None:
    """Its log was written by rules that did not hang; the first start with these finds it."""
    database = f"sqlite:///{tmp_path}/test.sqlite"
    server = ProcessServer(database, tmp_path, "--thinkers", "1", "--rules-limit", "1")
    try:
        ann = Visitor(server.address)
        table = ann.table("loops", "me", "me")["id"]
        sound = ann.table("connect_four", "me", "me")["id"]
        server.kill()
        with closing(sqlite3.connect(tmp_path / "test.sqlite")) as data, data:
            last = MOVES.text(breaking.LAST)
            data.execute("DELETE FROM log WHERE table_id = ?", (table,))
            data.execute("INSERT INTO log VALUES (?, 1, 'move', 0, ?, 0)", (table, last))
        server.start()
        assert answer(ann, f"/api/tables/{table}")["status"] == "broken"
        check_goes_on(ann, sound)
        check_set_aside(ann, table)
    finally:
        server.stop()


@pytest.mark.usefixtures("announced")
def test_a_game_that_crashes_the_process_is_found_the_second_time(tmp_path: Path) -> None:
    """Once may be chance: the server starts again, and everything goes on. Twice is the game."""
    database = f"sqlite:///{tmp_path}/test.sqlite"
    server = ProcessServer(database, tmp_path, "--thinkers", "1")
    try:
        ann = Visitor(server.address)
        sound = ann.table("connect_four", "me", "bot:easy")["id"]
        table = ann.table("crashes", "me", "me")["id"]
        play_fatal_move(ann, table)
        assert answer(ann, f"/api/tables/{table}")["status"] == "playing"
        check_goes_on(ann, sound)
        play_fatal_move(ann, table)
        assert answer(ann, f"/api/tables/{table}")["status"] == "broken"
        check_goes_on(ann, sound)
        assert "SIGABRT" in broken_tables(database)[0].why
    finally:
        server.stop()


@pytest.mark.usefixtures("announced")
def test_what_hangs_before_there_is_a_table_costs_nobody_theirs(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/test.sqlite"
    server = ProcessServer(database, tmp_path, "--thinkers", "1", "--rules-limit", "0.5")
    try:
        ann = Visitor(server.address)
        sound = ann.table("connect_four", "me", "me")["id"]
        # Records are checked in a process of the bots, which is ended when it takes too long.
        for game in (breaking.RAISES, breaking.LOOPS):
            assert ann.post("/api/records", fatal_record(game), status=409)["error"] == "bad-record"
        assert answer(ann, f"/api/tables/{sound}")["status"] == "playing"
        with pytest.raises(httpx.TransportError):
            ann.table("disagrees", "me", "me", "me")
        assert answer(ann, f"/api/tables/{sound}")["status"] == "playing"
        check_goes_on(ann, sound)
        assert not broken_tables(database)
    finally:
        server.stop()


def test_only_work_that_stands_still_is_ended() -> None:
    """Its processor time counts where the system tells it, so nothing is ended for a busy machine's sake."""
    still = Standstill()
    for look in range(100):
        still.seen(look % 7, 0.5, look * 0.5)
        assert not still.past(2.0, look * 0.5)
    still.seen(8, 0.5, 50.0)
    for look in range(1, 4):
        still.seen(8, 0.5, 50.0 + look * 0.5)
        assert not still.past(2.0, 50.0 + look * 0.5)
    still.seen(8, 0.5, 52.0)
    assert still.past(2.0, 52.0)
    still.seen(0, 0.5, 52.0)
    assert not still.past(2.0, 60.0)


def test_work_that_gets_no_processor_is_given_longer() -> None:
    starved, limit = Standstill(), 2.0
    starved.seen(3, 0.5, 1.0)
    looks = 0
    while not starved.past(limit, 1.1):
        starved.seen(3, 0.5, 1.1)
        looks += 1
    assert looks * 0.5 == limit * PATIENCE
    asleep = Standstill()
    asleep.seen(3, 0.5, None)
    asleep.seen(3, 3600.0, None)  # the machine slept
    assert not asleep.past(10.0, None)
    for _ in range(20):
        asleep.seen(3, 0.5, None)
    assert asleep.past(10.0, None)


def test_one_broken_table_stops_no_round_of_all(serve: Serve) -> None:
    """Where news may have been missed, every table looks for itself."""
    server = serve()
    ann = Visitor(server.address)
    tables = [ann.table("tictactoe", "me", "me")["id"] for _ in range(3)]
    hub = server.site.services.hub
    row = "INSERT INTO log VALUES (?, ?, 'move', 0, ?, 0)"
    with closing(sqlite3.connect(hub.store.database.removeprefix("sqlite:///"))) as data, data:
        data.execute(row, (tables[0], 7, "mark b2"))
        data.execute(row, (tables[2], 1, "mark b2"))

    async def look() -> None:
        hub.hear_all()
        while hub.tasks - waiting:
            await asyncio.sleep(0)

    waiting = set(hub.tasks)
    server.call(look())
    assert ann.get(f"/api/tables/{tables[0]}")["status"] == "broken"
    assert [ann.get(f"/api/tables/{table}")["moves"] for table in tables[1:]] == [0, 1]
