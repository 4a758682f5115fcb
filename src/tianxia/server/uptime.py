"""When the server was there: the clocks of a game stand still while it was not.

Each process says now and then that it lives. What lies between the last word of one and the first of
the next was an outage, and nobody is charged for it. As a crash comes between two words, the few
seconds before it are a present to whoever was on the move.

Where processes share a database, each also looks whether the others still speak. One that has fallen silent
is gone, and its tables want somebody to look after them.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select, update

from tianxia.server.store.schema import UPTIME

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy import Executable

    from tianxia.server.store import Store

LOG: Final = logging.getLogger("tianxia")
Span = tuple[float, float]
"""Two times, in seconds since 1970."""

TICK_SECONDS: Final = 1.0
BEAT_SECONDS: Final = 5.0
"""How often a process says that it lives while live clocks run; slow clocks need it less often."""

SLOW_BEAT_SECONDS: Final = 60.0
WATCH_SECONDS: Final = 3.0
"""How often a process looks whether the others live."""

UNCERTAIN_SECONDS: Final = 12.0
"""Of several processes one may live and be about to say so: a shorter silence is no outage."""

LATELY_SECONDS: Final = 3600.0
"""Processes that have been silent for so long are not looked at any more."""

KEPT_SECONDS: Final = 90 * 86_400.0
"""No turn lasts longer, so no clock asks for what was before."""


def gaps(lives: Iterable[Span], shortest: float = 0.0) -> list[Span]:
    """The times between lives that none of them covers, in order."""
    found: list[Span] = []
    end = math.inf
    for started, seen in sorted(lives):
        if started - end > shortest:
            found.append((end, started))
        end = seen if end == math.inf else max(end, seen)
    return found


class Uptime:
    """The lives of this process and those before it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.outages: list[Span] = []
        """In order. Clocks hold this very list."""
        self.life = ""
        self.said = 0.0
        self.awake = 0.0
        self.others: dict[str, tuple[float, float]] = {}
        """The other processes: their last word, and when by our own clock it came; `inf` for those gone."""
        self.over: set[str] = set()
        """The processes that have said that they end."""

    async def start(self) -> None:
        """Learn of the outages before, and begin a life."""
        now = time.time()
        rows = await self.store.read(select(UPTIME.c.started, UPTIME.c.seen))
        shortest = UNCERTAIN_SECONDS if self.store.shared else 0.0
        self.outages[:] = gaps([*[(row.started, row.seen) for row in rows], (now, now)], shortest)
        await self.store.write([delete(UPTIME).where(UPTIME.c.seen < now - KEPT_SECONDS), self.born(now)])

    async def stop(self) -> None:
        """Say the last word, if it can still be written."""
        if self.life:
            with suppress(Exception):
                await self.say(time.time())

    def born(self, now: float) -> Executable:
        """The statement that begins a life."""
        self.life, self.said, self.awake = secrets.token_hex(8), now, now
        return insert(UPTIME).values(id=self.life, started=now, seen=now)

    async def say(self, now: float) -> None:
        """Write down that this process lives."""
        await self.store.write([update(UPTIME).where(UPTIME.c.id == self.life).values(seen=now)])
        self.said = now

    async def live(self, beat: Callable[[], float]) -> None:
        """Say so as often as `beat` asks for, until cancelled."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.tick(time.time(), min(beat(), BEAT_SECONDS) if self.store.shared else beat())
            except Exception as error:
                LOG.warning("The database is out of reach: %s", type(error).__name__)

    async def tick(self, now: float, beat: float) -> None:
        """A second has passed, or the whole machine has slept."""
        slept = now - self.awake > BEAT_SECONDS and not self.store.shared
        self.awake = now
        if slept:
            self.outages.append((self.said, now))
            await self.store.write([self.born(now)])
        elif now - self.said >= beat:
            await self.say(now)

    # Others ---------------------------------------------------------------------------------------

    async def watch(self, gone: Callable[[list[str]], None]) -> None:
        """Look whether the other processes live, and tell of those that do no more; until cancelled."""
        while True:
            try:
                lives = await self.store.read(
                    select(UPTIME.c.id, UPTIME.c.seen).where(UPTIME.c.seen > time.time() - LATELY_SECONDS)
                )
                silent = self.silent({life.id: life.seen for life in lives}, time.monotonic())
                if silent:
                    gone(silent)
            except Exception as error:
                LOG.warning("The database is out of reach: %s", type(error).__name__)
            await asyncio.sleep(WATCH_SECONDS)

    def silent(self, lives: dict[str, float], now: float) -> list[str]:
        """The processes that have fallen silent since we last looked.

        Only whether their word changes counts, not what time it names: clocks of machines differ.
        """
        for life, seen in lives.items():
            if life != self.life and life not in self.over and self.others.get(life, (0.0, 0.0))[0] != seen:
                self.others[life] = (seen, now)
        silent = [life for life, (_, told) in self.others.items() if now - told > UNCERTAIN_SECONDS]
        for life in silent:
            # Its last word stays, so that it counts as living only if it speaks again.
            self.others[life] = (self.others[life][0], math.inf)
        return silent

    @property
    def living(self) -> list[str]:
        """All processes that live, this one among them, in the order that all of them know."""
        return sorted([self.life, *[life for life, (_, told) in self.others.items() if told != math.inf]])

    def ended(self, life: str) -> None:
        """A process has said that it ends."""
        self.over.add(life)
        self.others.pop(life, None)
