"""Bots think in processes of their own, so that they never delay anybody else's move."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from tianxia.kernel import Knowledge, Quick
from tianxia.server.queueing import FairQueue

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import Callable, Coroutine

    from tianxia.server.queueing import Ticket
    from tianxia.server.table import Table

    Asking = Callable[[], dict[str, Any]]

T = TypeVar("T")

LONGEST_ANSWER: Final = 4 << 20
"""A game with all that was told of it; a move takes a few bytes."""

STARTING: Final = 60.0
"""So many seconds longer the first answer of a process may take: on a busy machine it starts slowly."""

THINKER: Final = (sys.executable, "-m", "tianxia.server.thinker")


class Thought(msgspec.Struct):
    """What a search thinks: move, share, points and simulations of each choice, and everybody's share."""

    choices: list[tuple[int, float, float, int, float | None]]
    shares: list[float]


class BotFailed(Exception):
    """A bot that crashed, took too long or made no sense."""


def question(table: Table, knowledge: Knowledge, **about: Any) -> dict[str, Any]:
    """All a bot is told: what was agreed, what its seat knows, and what is asked of it."""
    setup = table.match.record.setup
    chance = Quick(secrets.randbits(32))
    return {
        "game": table.game.key,
        "seats": setup.seats,
        "options": setup.options,
        "rules": setup.rules,
        "edition": table.agreement.edition,
        "seed": secrets.randbits(31),
        "knowledge": knowledge.dump(chance),
        **about,
    }


class Thinkers:
    """A few processes, started when they are first needed and replaced when they fail."""

    def __init__(self, count: int, limit: float) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.limit = limit
        self.starting = STARTING
        self.command: tuple[str, ...] = THINKER
        self.idle: list[Process] = []
        self.all: set[Process] = set()
        self.changing: set[asyncio.Future[Any]] = set()
        self.queue = FairQueue(self.count)

    async def choose(self, asking: Asking, ticket: Ticket) -> int:
        """The move a bot makes; `BotFailed` if it makes none."""
        move = (await self.think(asking, ticket)).get("move")
        if not isinstance(move, int):
            raise BotFailed("no move")
        return move

    async def advise(self, asking: Asking, ticket: Ticket) -> Thought:
        """What a search thinks of the moves there are; `BotFailed` if it does not say."""
        try:
            return msgspec.convert((await self.think(asking, ticket)).get("advice"), Thought)
        except msgspec.ValidationError as error:
            raise BotFailed(str(error)) from None

    async def think(self, asking: Asking, ticket: Ticket, limit: float | None = None) -> dict[str, Any]:
        """The answer to a question, made when it is its turn; `BotFailed` if there is none in time."""
        async with self.queue.turn(ticket):
            asked = asking()
            limit = self.limit if limit is None else limit
            while self.idle and self.idle[-1].returncode is not None:
                self.end(self.idle.pop())  # it was ended from outside, and nobody's thought is lost
            limit = limit if self.idle else limit + self.starting
            process = self.idle.pop() if self.idle else await self.start()
            try:
                reply = await asyncio.wait_for(self.ask(process, asked), limit)
            except (OSError, RuntimeError, TimeoutError, ValueError) as error:
                self.end(process)
                raise BotFailed(type(error).__name__) from None
            except BaseException:
                self.end(process)
                raise
            self.idle.append(process)
        if "failed" in reply:
            raise BotFailed(str(reply["failed"]))
        return reply

    async def start(self) -> Process:
        """A new process; one that nobody waits for any more is idle."""
        starting = self.hold(self.spawn())
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self.unwanted)
            raise

    async def spawn(self) -> Process:
        """Start a process and count it."""
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        self.all.add(process)
        return process

    def unwanted(self, started: asyncio.Future[Process]) -> None:
        """A process has started after all: keep it for the next question."""
        if not started.cancelled() and started.exception() is None:
            self.idle.append(started.result())

    async def ask(self, process: Process, asked: dict[str, Any]) -> dict[str, Any]:
        """Send a question and wait for the answer."""
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(asked) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        return msgspec.json.decode(line, type=dict[str, Any])

    def end(self, process: Process) -> None:
        """Do away with a process."""
        self.all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        self.hold(process.communicate(b""))

    def hold(self, work: Coroutine[Any, Any, T]) -> asyncio.Future[T]:
        """Do something that must be finished before the server ends, whoever waits for it."""
        task = asyncio.ensure_future(work)
        self.changing.add(task)
        task.add_done_callback(self.changing.discard)
        return task

    async def stop(self) -> None:
        """End all processes, those included that are being started; nobody asks them any more."""
        self.queue.stop()
        await asyncio.gather(*self.changing, return_exceptions=True)
        for process in list(self.all):
            self.end(process)
        await asyncio.gather(*self.changing, return_exceptions=True)
        self.idle.clear()
