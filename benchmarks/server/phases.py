"""What is measured of a server, phase by phase."""

import asyncio
import math
import time
from dataclasses import dataclass
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
AT_A_TIME = 50
REST = 1.0


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    sockets: int = 1_000
    many: int = 5_000
    warm_up: float = 2.0
    closed: float = 6.0
    open: float = 8.0


async def loaded(server: Ours | Theirs, plan: Plan) -> Numbers:
    """A fresh server with the usual number of sockets: closed loop, then open loop."""
    tables = await seated(server, plan.sockets // SOCKETS)
    found = await loop(server, Closed(), tables, plan.warm_up, plan.closed, "closed")
    found |= await loop(server, Open(), tables, plan.warm_up / 2, plan.open, "open")
    leave(tables)
    return found


async def crowded(server: Ours | Theirs, plan: Plan) -> Numbers:
    """A fresh server with many sockets: what they weigh while nothing happens, then open loop."""
    await loop(server, Closed(), tables := await seated(server, 10), 0.0, plan.warm_up / 2, "warm")
    leave(tables)
    await asyncio.sleep(REST)
    before = server.process.memory()
    tables = await seated(server, plan.many // SOCKETS)
    await asyncio.sleep(2 * REST)
    found = {"idle.kB": (server.process.memory() - before) / len(tables) / SOCKETS / 1024}
    # Both are measured warm: just-in-time compilers need some work to compile for.
    await loop(server, Closed(), tables[: plan.sockets // SOCKETS], 0.0, plan.warm_up, "warm")
    found |= await loop(server, Open(), tables, plan.warm_up / 2, plan.open, "many")
    leave(tables)
    return found


async def seated(server: Ours | Theirs, count: int) -> list[Table]:
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
    server: Ours | Theirs, kind: Closed | Open, tables: list[Table], warm_up: float, seconds: float, name: str
) -> Numbers:
    """Run one loop; what was found carries the name."""
    sent = sum(table.bytes for table in tables), sum(sum(table.updates) for table in tables)
    with undisturbed():
        used, own, began = server.process.seconds(), time.process_time(), time.perf_counter()
        counted = await kind.run(tables, warm_up, seconds)
        took = time.perf_counter() - began
        used, own = server.process.seconds() - used, time.process_time() - own
        lost = await settle(tables)
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
        "work": updates / SOCKETS / used if used else float("nan"),
        "load": own / took,
        "bytes": size / max(updates, 1),
        "lost": float(lost),
    }
    return {f"{name}.{key}": value for key, value in found.items()}
