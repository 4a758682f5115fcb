"""Bots from files, each in a process of its own, where there is no table: it is told what its seat knows.

A process is kept for the next game of its bot. It never serves two seats of one game.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
from contextlib import suppress
from math import inf
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tianxia.arena.guest import Answer
from tianxia.kernel import TianxiaError

if TYPE_CHECKING:
    from tianxia.arena.entrants import Entrant

BEGIN: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; del sys.argv[1:]; from tianxia.arena.guest import main; main()"
)
"""What the process runs: it finds modules where this one does."""

LONGEST_LINE: Final = 1 << 16
"""An answer is a short line."""

START: Final = 60.0
"""Seconds a process has to be ready; no bot is in it yet."""

BEAT: Final = 1.0
"""After so many seconds without an answer it is looked whether the process is still there."""

NONE: Final = (
    "No process can be started for a bot from a file ({reason}); with fewer --jobs there may be one."
)

PATIENCE: Final = 5.0
"""Seconds a process that has fallen silent has to end."""


class Overtime(BaseException):
    """A bot thought for too long. It is no `Exception`: a bot that catches all of them does not catch it."""


class Misbehaved(Exception):
    """What a bot did that it must not do, as its forfeit says it."""


class Crashed(Misbehaved):
    """A bot's own error; `missing` if its file has no such bot."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"crashed ({answer.crash})")
        self.error = answer.crash
        self.missing = answer.missing


class GuestLost(TianxiaError):
    """A process for a bot that cannot be had."""


class Guest:
    """A process for a bot of a file."""

    def __init__(self) -> None:
        command = [sys.executable, "-P", "-c", BEGIN, *map(str, sys.path)]
        # A session of its own: what is typed at the terminal to interrupt the arena is not for the bot.
        try:
            self.process = Popen(command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        except OSError as error:
            raise GuestLost(NONE.format(reason=error)) from None
        self.questions: SimpleQueue[bytes] = SimpleQueue()
        self.answers: SimpleQueue[bytes] = SimpleQueue()
        self.thinking = False
        self.ended = False
        self.thread = Thread(target=self.converse, daemon=True)
        self.thread.start()

    def converse(self) -> None:
        """Carry questions there and answers back, in a thread: the arena waits only as long as it likes."""
        to, back = self.process.stdin, self.process.stdout
        assert to is not None and back is not None
        with suppress(OSError), back, to:
            while question := self.questions.get():
                to.write(question)
                to.flush()
                self.answers.put(back.readline(LONGEST_LINE))
        self.answers.put(b"")

    def prepare(self, agreed: dict[str, Any]) -> None:
        """Wait until it is ready for games of a setup, told in plain data. This is no bot's time."""
        try:
            self.ask({"setup": agreed}, monotonic() + START)
        except (Misbehaved, Overtime) as error:
            self.end()
            reason = str(error) or f"it was not ready after {START:g} s"
            raise GuestLost(NONE.format(reason=reason)) from None

    def make(self, entrant: Entrant, seed: int, until: float = inf) -> None:
        """Make a fresh bot for one game."""
        told = {"source": entrant.source, "path": entrant.path, "bot": entrant.bot, "seed": seed}
        self.ask(told, until)

    def choose(self, known: dict[str, Any], until: float = inf) -> int:
        """The move the bot makes with what its seat knows."""
        answer = self.ask({"knowledge": known}, until)
        if answer.move is None:
            raise Misbehaved(f"made a move that is not legal ({answer.other})")
        return answer.move

    def ask(self, question: dict[str, Any], until: float) -> Answer:
        """What it answers. Who does not answer in time, or nothing that can be understood, is ended."""
        self.thinking = True
        self.questions.put(msgspec.json.encode(question) + b"\n")
        line = self.hear(until)
        if not line:
            raise Misbehaved(self.loss())
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except Exception:
            self.end()
            raise Misbehaved("wrote to the arena what is no answer") from None
        self.thinking = False
        if answer.crash:
            raise Crashed(answer)
        return answer

    def hear(self, until: float) -> bytes:
        """The next line, or nothing if none will come; whoever is late is ended."""
        while True:
            left = until - monotonic()
            try:
                return self.answers.get(timeout=max(0.0, min(left, BEAT)))
            except Empty:
                if left <= BEAT:
                    self.end()
                    raise Overtime from None
                if self.process.poll() is not None:
                    return b""

    def loss(self) -> str:
        """How the process came to its end."""
        with suppress(TimeoutExpired):
            self.process.wait(PATIENCE)
        code = self.process.poll()
        self.end()
        if code is None:
            return "closed its line to the arena"
        return f"its process ended ({f'code {code}' if code >= 0 else f'signal {-code}'})"

    def end(self) -> None:
        """End the process, whatever it is doing, and those it has started."""
        if self.ended:
            return
        self.ended = True
        with suppress(AttributeError, OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        self.questions.put(b"")
        self.thread.join(PATIENCE)


# Those who wait ---------------------------------------------------------------------------------------

IDLE: Final[dict[Entrant, list[Guest]]] = {}
"""Processes that wait for the next game of their bot. They end with the contest, at the latest with ours."""


def welcome(entrant: Entrant, agreed: dict[str, Any]) -> Guest:
    """A process for a bot in one seat of a game, ready to be asked."""
    waiting = IDLE.setdefault(entrant, [])
    while waiting:
        guest = waiting.pop()
        # What a bot left behind may have ended it since.
        with suppress(GuestLost):
            guest.prepare(agreed)
            return guest
    guest = Guest()
    guest.prepare(agreed)
    return guest


def release(entrant: Entrant, guest: Guest) -> None:
    """Keep a process for the next game, unless it is gone or still thinking."""
    if guest.thinking:
        guest.end()
    elif not guest.ended:
        IDLE.setdefault(entrant, []).append(guest)


def dismiss_guests() -> None:
    """End all processes that wait."""
    for waiting in IDLE.values():
        for guest in waiting:
            guest.end()
    IDLE.clear()


atexit.register(dismiss_guests)
