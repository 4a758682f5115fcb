"""Clocks stand still while there is no server: a crash costs nobody time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import ProcessServer
from tests.server.visitor import Visitor
from tianxia.server.clocks import Clocks
from tianxia.server.messages import Pace
from tianxia.server.store import Store, open_store
from tianxia.server.uptime import BEAT_SECONDS, UNCERTAIN_SECONDS, Uptime, gaps

LIVE = Pace(kind="live", minutes=1, increment_seconds=0)


def test_gaps_lie_between_lives() -> None:
    assert gaps([]) == gaps([(5, 9)]) == []
    assert gaps([(20, 30), (0, 10)]) == [(10, 20)]
    assert gaps([(0, 10), (2, 25), (20, 22), (30, 31)]) == [(25, 30)]
    assert gaps([(0, 10), (12, 20), (40, 50)], shortest=5) == [(20, 40)]


def test_nobody_is_charged_for_an_outage() -> None:
    clocks = Clocks(LIVE, 2, [(0.0, 90.0), (110.0, 510.0)])
    clocks.turn(100.0, [0])
    assert clocks.next_fall() == 100 + 400 + 60
    assert clocks.fallen(520.0) == [] and clocks.fallen(560.5) == [0]
    shown = clocks.shown(520.0)
    assert shown is not None and shown[0].left_seconds == 40.0
    clocks.turn(530.0, [1])
    assert clocks.left == [30.0, 60.0]
    clocks.turn(540.0, [0])
    assert clocks.left == [30.0, 50.0]


def test_a_move_between_two_outages_is_charged_for_what_was_served() -> None:
    clocks = Clocks(LIVE, 1, [(10.0, 20.0), (30.0, 40.0)])
    clocks.turn(5.0, [0])
    clocks.turn(35.0, [0])  # written by a process whose life was not seen to the end
    assert clocks.left == [60.0 - 15.0]
    clocks.turn(45.0, [])
    assert clocks.left == [60.0 - 20.0]


def with_store(database: str, work: Any) -> None:
    async def run() -> None:
        store = open_store(database)
        await store.start()
        try:
            await work(store)
        finally:
            await store.stop()

    asyncio.run(run())


async def begun(store: Store, now: float, monkeypatch: pytest.MonkeyPatch) -> Uptime:
    monkeypatch.setattr(time, "time", lambda: now)
    uptime = Uptime(store)
    await uptime.start()
    return uptime


def test_lives_and_outages_are_written_down(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        first = await begun(store, 1000.0, monkeypatch)
        assert first.outages == []
        await first.tick(1002.0, BEAT_SECONDS)
        await first.tick(1006.0, BEAT_SECONDS)
        await first.tick(1008.0, BEAT_SECONDS)  # the last word was at 1006
        second = await begun(store, 1100.0, monkeypatch)
        assert second.outages == [(1006.0, 1100.0)]
        await second.stop()
        short = 1100.0 + UNCERTAIN_SECONDS - 1
        third = await begun(store, short, monkeypatch)
        # Where processes share a database, another may have lived on.
        assert third.outages == [(1006.0, 1100.0), *([] if store.shared else [(1100.0, short)])]

    with_store(database, work)


def test_a_machine_that_slept_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        uptime = await begun(store, 1000.0, monkeypatch)
        clocks = Clocks(LIVE, 1, uptime.outages)
        clocks.turn(1001.0, [0])
        await uptime.tick(1001.0, 1.0)
        await uptime.tick(9000.0, 1.0)
        assert clocks.left[0] - clocks.elapsed(9010.0) == 50.0
        assert (await begun(store, 9000.0, monkeypatch)).outages == [(1001.0, 9000.0)]

    with_store(f"sqlite:///{tmp_path}/test.sqlite", work)


def test_a_killed_server_costs_nobody_time(database: str, tmp_path: Path) -> None:
    server = ProcessServer(database, tmp_path, "--thinkers", "1")
    try:
        ann = Visitor(server.address)
        table = ann.table(
            "tictactoe", "me", "me", pace={"kind": "live", "minutes": 1, "increment_seconds": 0}
        )["id"]
        with ann.live(table) as live:
            began = time.monotonic()  # the second clock does not run yet
            live.move(0, 4)
            before = live.until("update")["clocks"][1]["left_seconds"]
        server.kill()
        away = 3.0 if database.startswith("sqlite") else UNCERTAIN_SECONDS + 3
        time.sleep(away)
        server.start()
        after = ann.get(f"/api/tables/{table}")["clocks"][1]
        assert after["running"]
        assert before - after["left_seconds"] <= time.monotonic() - began - away
    finally:
        server.stop()
