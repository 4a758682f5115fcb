"""Bots think for those who wait first, for everybody in turn, and for nobody for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.serving import ThreadServer
from tests.server.test_bots import SLEEPER, thinking_with
from tests.server.visitor import Visitor
from tianxia.server import advising, queueing
from tianxia.server.queueing import PATIENCE, QUOTA_SECONDS, FairQueue, Need, Ticket, TooBusy

Serve = Callable[..., ThreadServer]


class House:
    """A queue with a clock of its own, and a note of who was served in which order."""

    def __init__(self, count: int = 1) -> None:
        self.now = 1000.0
        self.queue = FairQueue(count, lambda: self.now)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.ends: dict[str, asyncio.Event] = {}

    async def come(self, name: str, need: Need, *people: str, seconds: float = 2.0, **more: Any) -> None:
        """Somebody wants a thought that ends when we say so."""
        self.ends[name] = asyncio.Event()
        self.tasks.append(asyncio.create_task(self.think(name, need, people, seconds, **more)))
        await settled()

    async def think(
        self, name: str, need: Need, people: tuple[str, ...], seconds: float, **more: Any
    ) -> None:
        async with self.queue.turn(Ticket(lambda: need, people, **more)):
            self.served.append(name)
            await self.ends[name].wait()
            self.now += seconds

    async def go_on(self, thoughts: int = 1) -> None:
        """Let the thoughts that were begun first come to their end."""
        for _ in range(thoughts):
            running = [name for name in self.served if not self.ends[name].is_set()]
            self.ends[running[0]].set()
            await settled()

    async def close(self) -> None:
        self.queue.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.queue.stop()
        assert not self.queue.waiting and not self.queue.running


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(story: Callable[[House], Awaitable[None]], count: int = 1) -> None:
    async def told() -> None:
        house = House(count)
        try:
            await story(house)
        finally:
            await house.close()

    asyncio.run(told())


@pytest.mark.parametrize("count", [1, 2, 4])
def test_who_waits_does_not_wait_for_bots_among_themselves(count: int) -> None:
    async def story(house: House) -> None:
        for n in range(58):
            await house.come(f"mallory {n}", Need.IDLE, "mallory")
        assert len(house.served) == max(1, count - 1), "one process is left for people"
        await house.come("ann", Need.MOVE, "ann")
        assert house.served[-1] == "ann"
        await house.come("bob", Need.MOVE, "bob")
        await house.go_on(count + 1)
        assert "bob" in house.served[: 2 * count + 1]

    run(story, count)


def test_needs_have_an_order() -> None:
    async def story(house: House) -> None:
        await house.come("first", Need.MOVE, "x")
        for need in reversed(Need):
            await house.come(need.name, need, need.name)
        await house.go_on(4)
        assert house.served == ["first", "MOVE", "ASKED", "AWAY", "IDLE"]

    run(story)


def test_everybody_has_a_share() -> None:
    async def story(house: House) -> None:
        for n in range(30):
            await house.come(f"mallory {n}", Need.MOVE, "mallory")
        for n in range(3):
            await house.come(f"ann {n}", Need.MOVE, "ann")
        await house.go_on(7)
        assert [name for name in house.served if name.startswith("ann")] == ["ann 0", "ann 1", "ann 2"]

    run(story)


def test_an_address_has_a_share_however_many_names_it_has() -> None:
    async def story(house: House) -> None:
        for n in range(60):
            house.queue.seen(f"mallory {n}", "192.0.2.1")
            await house.come(f"mallory {n}", Need.MOVE, f"mallory {n}")
        await house.go_on(30)
        house.queue.seen("ann", "192.0.2.2")
        await house.come("ann", Need.MOVE, "ann")
        await house.go_on()
        assert house.served[-1] == "ann"

    run(story)


def test_a_club_is_served_like_people_at_home() -> None:
    async def story(house: House) -> None:
        for n in range(20):
            house.queue.seen(f"member {n}", "192.0.2.1")
            house.queue.charge(Ticket(people=[f"member {n}"]), 10)
        house.queue.charge(Ticket(people=["ann"]), 11)
        await house.come("first", Need.MOVE, "x")
        await house.come("ann", Need.MOVE, "ann")
        for n in range(3):
            await house.come(f"member {n}", Need.MOVE, f"member {n}")
        await house.go_on()
        assert house.served[1:] == ["member 0"], "whatever the other members have used"

    run(story)


def test_who_has_used_up_the_quota_is_served_in_idle_time() -> None:
    async def story(house: House) -> None:
        house.queue.charge(Ticket(people=["mallory"]), QUOTA_SECONDS + 60)
        await house.come("first", Need.MOVE, "x")
        await house.come("mallory", Need.MOVE, "mallory")
        house.queue.charge(Ticket(people=["ann"]), QUOTA_SECONDS - 30)
        house.now += 1
        await house.come("ann", Need.AWAY, "ann")
        await house.go_on(2)
        assert house.served == ["first", "ann", "mallory"]
        house.now += 3600
        assert not house.queue.spent(Ticket(people=["mallory"]), house.now), "it fills again"

    run(story)


def test_nobody_waits_for_ever() -> None:
    async def story(house: House) -> None:
        await house.come("first", Need.MOVE, "ann")
        await house.come("idle", Need.IDLE, "mallory")
        for n in range(2 * PATIENCE):
            await house.come(f"ann {n}", Need.MOVE, "ann")
            await house.go_on()
        assert "idle" in house.served

    run(story)


def test_the_queue_has_an_end() -> None:
    async def story(house: House) -> None:
        house.queue.most = 5
        await house.come("first", Need.MOVE, "x")
        for n in range(10):
            await house.come(f"mallory {n}", Need.IDLE, "mallory")
        assert len(house.queue.waiting) == 5
        await house.come("ann", Need.MOVE, "ann")
        assert len(house.queue.waiting) == 5, "the last of the others had to go"
        refused = [task for task in house.tasks if task.done()]
        assert len(refused) == 6 and all(isinstance(task.exception(), TooBusy) for task in refused)
        await house.go_on()
        assert house.served[-1] == "ann"

    run(story)


def test_accounts_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queueing, "MOST_ACCOUNTS", 10)

    async def story(house: House) -> None:
        for n in range(100):
            house.queue.seen(f"guest {n}", "192.0.2.1")
        assert len(house.queue.accounts) == 10 and "guest 99" in house.queue.accounts

    run(story)


def test_a_place_in_the_queue_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queueing, "TELL_SECONDS", 0.0)
    told: list[int] = []

    async def story(house: House) -> None:
        await house.come("first", Need.MOVE, "x")
        for n in range(2):
            await house.come(f"before {n}", Need.MOVE, "ann")
        await house.come("bob", Need.AWAY, "bob", tell=told.append)
        await house.go_on(3)
        assert told == [3, 2, 1, 0]

    run(story)


def test_people_are_answered_while_bots_play_among_themselves(serve: Serve) -> None:
    server = serve(thinking=0.2)
    queue: FairQueue = server.site.services.hub.thinkers.queue
    mallory, ann = Visitor(server.address), Visitor(server.address)
    for _ in range(20):
        mallory.table("connect_four", "bot:hard", "bot:hard")
    with ann.live(ann.table("connect_four", "me", "bot:easy")["id"]) as live:
        for _ in range(3):
            before = queue.started
            live.move(0)
            while live.until("update")["move"]["seat"] != 1:
                pass
            assert queue.started - before <= 4, "one that was begun before, and one that waited longest"


def test_those_who_wait_for_a_bot_are_told(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queueing, "TELL_SECONDS", 0.05)
    server = serve(bot_limit=3600)
    thinking_with(server, SLEEPER)
    ann = Visitor(server.address)
    first, second = (ann.table("tictactoe", "bot:hard", "me")["id"] for _ in range(2))
    bots = ann.table("tictactoe", "bot:hard", "bot:hard")["id"]
    with ann.live(second) as waiting, ann.live(bots) as watching:
        told = waiting.until("queued")
        assert told["place"] >= 1 and not told["idle"]
        assert watching.until("queued")["idle"]
        with ann.live(second) as late:
            assert late.until("queued")["place"] >= 1
    assert first != second


def test_reviews_wait_in_a_short_queue(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "MOST_ASKED", 2)
    server = serve(bot_limit=3600)
    thinking_with(server, SLEEPER)
    ann, bob = Visitor(server.address), Visitor(server.address)
    tables = [played(ann) for _ in range(4)]
    statuses = [ann.http.post(f"/api/tables/{table}/review").status_code for table in tables]
    assert statuses == [200, 200, 429, 429]
    assert bob.http.post(f"/api/tables/{tables[2]}/review").status_code == 200, "others are served"


def played(visitor: Visitor) -> str:
    """A finished game of a person against themselves."""
    table: str = visitor.table("tictactoe", "me", "me")["id"]
    with visitor.live(table) as live:
        for turn, cell in enumerate((0, 3, 1, 4, 2)):
            live.move(turn % 2, cell)
            live.until("update")
    return table
