"""What is measured of a server, phase by phase."""

import asyncio
import math
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.server.load import (
    SOCKETS,
    Closed,
    Open,
    Table,
    check,
    connect_all,
    settle,
    share,
    undisturbed,
)
from benchmarks.server.ours import Ours
from benchmarks.server.theirs import Theirs

Numbers = dict[str, float]
Subject = Ours | Theirs
Found = list[tuple[str, Numbers]]
"""Whose numbers, and which; one entry a turn."""

AT_A_TIME = 50
REST = 1.0
RUN_UP = 0.1
"""The seconds at the beginning of a turn that do not count."""

FLUSHES = 100


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    sockets: int = 1_000
    many: int = 5_000
    warm_up: float = 3.0
    turns: int = 6
    closed: float = 1.0
    open: float = 4.0


async def loaded(subjects: list[Subject], plan: Plan) -> Found:
    """Fresh servers with the usual number of sockets: closed and open loop, in turns."""
    seats = [(server, await seated(server, plan.sockets // SOCKETS)) for server in subjects]
    # All are measured warm: just-in-time compilers need some work to compile for.
    for server, tables in seats:
        await loop(server, Closed(), tables, 0.0, plan.warm_up, "warm")
    found: Found = []
    for turn in range(plan.turns):
        for server, tables in seats if turn % 2 == 0 else seats[::-1]:
            if isinstance(server, Ours):
                found.append((server.name, flushing(server.folder)))
            found.append((server.name, await loop(server, Closed(), tables, RUN_UP, plan.closed, "closed")))
            found.append((server.name, await loop(server, Open(), tables, RUN_UP, plan.open, "open")))
    for _, tables in seats:
        leave(tables)
    return found


async def crowded(subjects: list[Subject], plan: Plan) -> Found:
    """Fresh servers with many sockets: what they weigh while nothing happens, then open loop in turns."""
    found: Found = []
    seats: list[tuple[Subject, list[Table]]] = []
    for server in subjects:
        await loop(server, Closed(), tables := await seated(server, 10), 0.0, plan.warm_up / 2, "warm")
        leave(tables)
        await asyncio.sleep(REST)
        before = server.process.memory()
        seats.append((server, tables := await seated(server, plan.many // SOCKETS)))
        await asyncio.sleep(2 * REST)
        weight = (server.process.memory() - before) / len(tables) / SOCKETS / 1024
        found.append((server.name, {"idle.kB": weight}))
        await loop(server, Closed(), tables[: plan.sockets // SOCKETS], 0.0, plan.warm_up, "warm")
    for turn in range(plan.turns):
        for server, tables in seats if turn % 2 == 0 else seats[::-1]:
            found.append((server.name, await loop(server, Open(), tables, RUN_UP, plan.open, "many")))
    for _, tables in seats:
        leave(tables)
    return found


def flushing(folder: Path) -> Numbers:
    """How long the disk itself takes to keep a page: no move of ours can be told sooner."""
    if not hasattr(os, "fdatasync"):
        return {}
    times = []
    with (folder / "flushes").open("wb", buffering=0) as file:
        file.write(bytes(4096 * FLUSHES))
        os.fsync(file)
        for number in range(FLUSHES):
            os.pwrite(file.fileno(), b"x" * 4096, 4096 * number)
            began = time.perf_counter()
            os.fdatasync(file)
            times.append(1e3 * (time.perf_counter() - began))
    return {"disk.p50": share(times, 0.50), "disk.p99": share(times, 0.99)}


async def seated(server: Subject, count: int) -> list[Table]:
    """New tables with all their sockets open, made some at a time as people would come."""
    tables: list[Table] = []
    while len(tables) < count:
        some = [server.table() for _ in range(min(AT_A_TIME, count - len(tables)))]
        await connect_all(some)
        tables += some
    await asyncio.sleep(REST)
    return tables


def leave(tables: list[Table]) -> None:
    """Close all sockets."""
    for table in tables:
        table.close()


async def loop(
    server: Subject, kind: Closed | Open, tables: list[Table], warm_up: float, seconds: float, name: str
) -> Numbers:
    """Run one loop; what was found carries the name."""
    sent = sum(table.bytes for table in tables), sum(sum(table.updates) for table in tables)
    with undisturbed():
        used, own, began = server.process.seconds(), time.process_time(), time.perf_counter()
        counted = await kind.run(tables, warm_up, seconds)
        lost = await settle(tables)
        took = time.perf_counter() - began
        used, own = server.process.seconds() - used, time.process_time() - own
    check(tables)
    # A move that is never told has taken for ever; to leave it out would flatter whoever lost it.
    kind.latencies += [math.inf] * lost
    size = sum(table.bytes for table in tables) - sent[0]
    updates = sum(sum(table.updates) for table in tables) - sent[1]
    found: dict[str, Any] = {
        "moves": (len(kind.latencies) - lost) / counted,
        "p50": 1e3 * share(kind.latencies, 0.50),
        "p99": 1e3 * share(kind.latencies, 0.99),
        "most": 1e3 * max(kind.latencies, default=float("nan")),
        "cpu": used / took,
        "us": 1e6 * used / (updates / SOCKETS) if updates else float("nan"),
        "load": own / took,
        "bytes": size / max(updates, 1),
        "lost": float(lost),
    }
    return {f"{name}.{key}": value for key, value in found.items()}
