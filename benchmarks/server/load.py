"""The load: tables of four sockets, each of whose moves must come back to all four.

Both servers get the same moves, for the same rules, from the same loops; a server's own part is only how a
table is made, how a move is written, and how its update is recognised.
"""

import asyncio
import gc
import time
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from heapq import heapify, heapreplace
from random import Random
from typing import Protocol

from benchmarks.server.wire import Client

SEATS, SOCKETS = 2, 4
"""Two play, two look on."""

ORDER = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""The cells in an order that fills the board without a line."""

PERIOD = 2.0
"""Open loop: the seconds between two moves of a table."""

AT_ONCE = 40
LAST_SECONDS = 20.0
now = time.perf_counter


class Loop(Protocol):
    """What decides when a table moves."""

    def came(self, table: "Table", at: float) -> None:
        """A table's move has reached the last of its sockets."""


class Table:
    """A table with four sockets. One move is under way at any moment, or none."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.clients: list[Client] = []
        self.loop: Loop | None = None
        self.posts = 0
        self.posted = 0.0
        self.missing = 0
        self.awaited = b"?"
        self.overdue: list[float] = []
        self.updates = [0] * SOCKETS
        self.bytes = 0
        self.trouble: list[str] = []
        self.opened = [asyncio.Event() for _ in range(SOCKETS)]

    @abstractmethod
    def client(self, number: int) -> Client:
        """A socket that is not connected yet: seats first, then those who look on."""

    @abstractmethod
    def write(self, seat: int, cell: int) -> bytes:
        """Say what the update of the next move will contain, and return the frame that posts it."""

    async def connect(self) -> None:
        """Open all sockets, each when the last has been shown the table."""
        host, _, port = self.address.partition(":")
        for number in range(SOCKETS):
            client = self.client(number)
            client.lost = self.lost
            self.clients.append(client)
            await asyncio.get_running_loop().create_connection(lambda it=client: it, host, int(port))  # type: ignore[misc]
            await asyncio.wait_for(self.opened[number].wait(), LAST_SECONDS)

    def lost(self, how: str) -> None:
        """A socket was closed, and not by us."""
        self.trouble.append(f"a socket was lost: {how}")
        for event in self.opened:
            event.set()

    def close(self) -> None:
        """Close all sockets."""
        for client in self.clients:
            client.lost = lambda _: None
            client.transport.close()

    def post(self, since: float) -> None:
        """Make the next move; its time counts from `since`."""
        number = self.posts
        self.posts = number + 1
        self.posted = since
        self.missing = SOCKETS
        seat = number % SEATS
        self.clients[seat].write(self.write(seat, ORDER[number % 9]))

    def arrived(self, number: int, size: int) -> None:
        """An update has reached a socket."""
        self.updates[number] += 1
        self.bytes += size
        self.missing -= 1
        if not self.missing:
            self.awaited = b"?"
            assert self.loop is not None
            self.loop.came(self, now())


class Closed:
    """Each table moves again as soon as all its sockets have its last move."""

    def __init__(self) -> None:
        self.going = True
        self.counting = False
        self.latencies: list[float] = []

    def came(self, table: Table, at: float) -> None:
        if self.counting:
            self.latencies.append(at - table.posted)
        if self.going:
            table.post(at)

    async def run(self, tables: list[Table], warm_up: float, seconds: float) -> float:
        """Play; returns how long was counted."""
        for table in tables:
            table.loop = self
            table.post(now())
        await asyncio.sleep(warm_up)
        self.counting = True
        began = now()
        await asyncio.sleep(seconds)
        self.counting = False
        self.going = False
        return now() - began


class Open:
    """Each table moves at its own times, whatever the server does; latency counts from the intended time."""

    def __init__(self) -> None:
        self.going = True
        self.first = 0.0
        self.latencies: list[float] = []
        self.due: list[tuple[float, int]] = []
        self.tables: list[Table] = []

    def came(self, table: Table, at: float) -> None:
        if table.posted >= self.first:
            self.latencies.append(at - table.posted)
        if table.overdue:
            table.post(table.overdue.pop(0))

    def tick(self) -> None:
        """Post what is due, then sleep until shortly before the next and wait for it awake."""
        if not self.going:
            return
        due, loop, at = self.due, asyncio.get_running_loop(), now()
        while due[0][0] <= at:
            when, number = due[0]
            heapreplace(due, (when + PERIOD, number))
            table = self.tables[number]
            if table.missing:
                table.overdue.append(when)
            else:
                table.post(when)
        left = due[0][0] - now()
        if left > 0.003:
            loop.call_later(left - 0.002, self.tick)
        else:
            loop.call_soon(self.tick)

    async def run(self, tables: list[Table], warm_up: float, seconds: float) -> float:
        """Play; returns how long was counted."""
        self.tables = tables
        for table in tables:
            table.loop = self
        begin, dice = now() + 0.05, Random(7)
        places = list(range(len(tables)))
        dice.shuffle(places)
        self.due = [
            (begin + PERIOD * (place + dice.random()) / len(tables), n) for n, place in enumerate(places)
        ]
        heapify(self.due)
        self.first = begin + warm_up
        self.tick()
        await asyncio.sleep(0.05 + warm_up + seconds)
        self.going = False
        return seconds


async def settle(tables: list[Table]) -> int:
    """Let the moves come in that are under way; returns how many never did, those waiting behind them too."""
    end = now() + LAST_SECONDS
    while now() < end and any(table.missing for table in tables):
        await asyncio.sleep(0.02)
    return sum(1 + len(table.overdue) for table in tables if table.missing)


async def connect_all(tables: list[Table]) -> None:
    """Open the sockets of all tables, some tables at a time."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with turns:
            await table.connect()

    await asyncio.gather(*[one(table) for table in tables])
    check(tables)


def check(tables: list[Table]) -> None:
    """Raise what went wrong at a table: a lost socket, a refused move, a socket that was left out."""
    for table in tables:
        if table.trouble:
            raise RuntimeError(f"{table.trouble[0]} ({sum(len(t.trouble) for t in tables)} such things)")
        if len(set(table.updates)) > 1 and not table.missing:
            raise RuntimeError(f"the sockets of a table were sent {table.updates} updates")


@contextmanager
def undisturbed() -> Iterator[None]:
    """No garbage collection of our own while we measure."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def share(values: list[float], part: float) -> float:
    """The value that so large a part of the values stays below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")
