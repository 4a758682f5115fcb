"""The process that outlives the server: it holds the listening socket, and starts the server when it must.

A rule that never ends holds the server's Python for good, so nothing within that process can notice. This one
looks twice a second at the note of which table's rules are at work (`watch.py`). Where one piece of work
stands still for longer than the rules may take, it ends the server and starts another, which sets that table
aside before it touches anything. Connections that come meanwhile wait in the socket's queue.

It imports nothing heavy, and does nothing but wait.
"""

from __future__ import annotations

import logging
import os
import pickle
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from mmap import mmap
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Final

from tianxia.server.watch import SIZE, beat, noted

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from tianxia.server.settings import Settings

LOG: Final = logging.getLogger("tianxia")
LOOK_SECONDS: Final = 0.5
LONGEST_LOOK: Final = 2.0
"""So much of a look counts at most: a machine that slept was not at work."""

PATIENCE: Final = 6.0
"""Work that uses no processor, or gets none on a busy machine, may take so many times as long."""

HEART_PATIENCE: Final = 3.0
"""An event loop that stands still for another reason may do so for so many times as long."""

LAST_WORDS_SECONDS: Final = 0.3
"""How long a server that is ended may take to say where it stood."""

GRACE_SECONDS: Final = 20.0
"""How long a server that was asked to end may take."""

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 30.0
SETTLED_SECONDS: Final = 60.0
"""A server that has lived so long is started again at once when it dies."""

ON_PURPOSE: Final = (0, -signal.SIGTERM, -signal.SIGINT, 130, 143)
"""How a server ends that somebody has ended."""

READY: Final = b"ready"
"""What a server says when it can be reached."""

SIZE_BYTES: Final = 4
COMMAND: Final = (sys.executable, "-m", "tianxia.server.supervised")


def possible() -> bool:
    """Whether this process can supervise another: not on Windows, nor from a thread."""
    return sys.platform != "win32" and current_thread() is main_thread()


def processor_seconds(pid: int) -> float | None:
    """The processor time a process has used, where the system tells."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace")
        fields = told.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return None


class Standstill:
    """How long one piece of work has been under way, in looks and in processor time."""

    def __init__(self) -> None:
        self.number = 0
        self.waited = 0.0
        self.used: float | None = None

    def seen(self, number: int, elapsed: float, used: float | None) -> None:
        """The piece of work that is under way now, how long after the last look, and the time used so far."""
        if number == 0 or number != self.number:
            self.number, self.waited, self.used = number, 0.0, used
        else:
            self.waited += min(elapsed, LONGEST_LOOK)

    def past(self, limit: float, used: float | None) -> bool:
        """Whether it has taken longer than it may."""
        if self.number == 0 or self.waited < limit:
            return False
        if used is None or self.used is None:
            return True
        return used - self.used >= limit or self.waited >= limit * PATIENCE


class Server:
    """One life of the server process."""

    def __init__(self, settings: Settings, listening: socket.socket, blamed: list[tuple[str, str]]) -> None:
        self.work, self.heart = Standstill(), Standstill()
        self.ready = False
        self.failure: Exception | None = None
        self.began = time.monotonic()
        note = memory_file()
        os.truncate(note, SIZE)
        self.block = mmap(note, SIZE)
        orders, give = os.pipe()
        self.news, tell = os.pipe()
        given = (listening.fileno(), note, orders, tell)
        try:
            self.process = subprocess.Popen(
                [*COMMAND, *map(str, (os.getpid(), *given))],
                pass_fds=given,
                start_new_session=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        finally:
            for descriptor in (note, orders, tell):
                os.close(descriptor)
        # It is held open as long as we live: at its end the server knows that it is alone.
        self.lifeline = os.fdopen(give, "wb", buffering=0)
        order = pickle.dumps((settings, blamed))
        with suppress(BrokenPipeError):
            self.lifeline.write(len(order).to_bytes(SIZE_BYTES, "big") + order)

    def listen(self, seconds: float) -> bytes | None:
        """What the server says within some seconds; None if nothing, b"" if it has ended."""
        heard, _, _ = select.select([self.news], [], [], seconds)
        return os.read(self.news, 1 << 16) if heard else None

    def stuck(self, elapsed: float, limit: float) -> bool:
        """Whether the rules of one table take longer than they may, or the event loop has stopped at all."""
        number, _ = noted(self.block)
        used = processor_seconds(self.process.pid)
        self.work.seen(number, elapsed, used)
        self.heart.seen(beat(self.block), elapsed, used)
        return self.work.past(limit, used) or self.heart.past(limit * HEART_PATIENCE, used)

    def at_work(self) -> str:
        """The table whose rules are at work, or were when the process died; empty if none."""
        number, table = noted(self.block)
        return table if number else ""

    def kill(self) -> None:
        """End the process, and the bots that think for it, at once; it says where it stands first."""
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGUSR2)
            time.sleep(LAST_WORDS_SECONDS)
            os.killpg(self.process.pid, signal.SIGKILL)

    def close(self) -> int:
        """Take leave of the process; its exit code."""
        code = self.process.wait()
        # Its bots may still be thinking.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.lifeline.close()
        os.close(self.news)
        self.block.close()
        return code


def memory_file() -> int:
    """A file without a name, for a block of memory that two processes share."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("tianxia")
    from tempfile import TemporaryFile

    with TemporaryFile() as file:
        return os.dup(file.fileno())


class Supervisor:
    """Keeps a server alive until somebody ends it."""

    def __init__(self, settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
        self.settings = settings
        self.listening = listening
        self.ready = ready
        self.server: Server | None = None
        self.stopped: int | None = None
        """The signal that ended us."""
        self.asked_at = 0.0
        self.suspect = ""
        """The table at work when the last process crashed."""
        self.blamed: list[tuple[str, str]] = []
        """What the next server has to set aside, until one has said that it is there."""

    def stopping(self) -> bool:
        """Whether somebody has ended us."""
        return self.stopped is not None

    def run(self) -> None:
        """Supervise until somebody ends it; ends as the server would have."""
        handled = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.stop) for number in handled}
        try:
            self.supervise()
        finally:
            if self.server is not None:
                self.server.kill()
                self.server.close()
            for number, handler in before.items():
                signal.signal(number, handler)
        if self.stopped is not None:
            signal.raise_signal(self.stopped)

    def stop(self, number: int, _frame: object) -> None:
        """Somebody ends us: the server is asked to end too, and takes its time."""
        self.stopped = self.stopped if self.stopped is not None else number
        self.asked_at = self.asked_at or time.monotonic()
        if self.server is not None:
            with suppress(ProcessLookupError):
                self.server.process.send_signal(number)

    def supervise(self) -> None:
        """One server after another."""
        wait, served = 0.0, False
        while not self.stopping():
            self.pause(wait)
            if self.stopping():
                return
            self.server = Server(self.settings, self.listening, self.blamed)
            stuck = self.attend(self.server)
            server, self.server = self.server, None
            table, code = server.at_work(), server.close()
            served = served or server.ready
            if self.stopping():
                return
            if not stuck:
                if not served and not table:
                    raise self.failed(server, code)
                if code in ON_PURPOSE:
                    return
            self.judge(table, stuck, code)
            at_once = stuck or (server.ready and time.monotonic() - server.began > SETTLED_SECONDS)
            wait = 0.0 if at_once else min(max(FIRST_WAIT, wait * 2), LONGEST_WAIT)

    def pause(self, seconds: float) -> None:
        """Wait before another attempt, unless somebody ends us."""
        until = time.monotonic() + seconds
        while not self.stopping() and (left := until - time.monotonic()) > 0:
            time.sleep(min(left, LOOK_SECONDS))

    def attend(self, server: Server) -> bool:
        """Look after a server until it ends; whether it had to be ended because it was stuck."""
        looked, limit = time.monotonic(), self.settings.rules_limit
        said = b""
        while True:
            heard = server.listen(LOOK_SECONDS)
            if heard == b"":
                return False
            if heard is not None:
                said += heard
                self.told(server, said)
            now = time.monotonic()
            if self.stopping():
                self.listening.close()  # who comes now is not kept waiting for nobody
                if now - self.asked_at > GRACE_SECONDS:
                    server.kill()
                    return False
            if limit > 0 and now - looked >= LOOK_SECONDS:
                if server.stuck(now - looked, limit):
                    server.kill()
                    return True
                looked = now

    def told(self, server: Server, said: bytes) -> None:
        """The server has said that it is there, or why it cannot be."""
        if said == READY:
            server.ready = True
            self.blamed = []
            self.ready()
        else:
            with suppress(Exception):  # it may not have said everything yet
                server.failure = pickle.loads(said)

    def failed(self, server: Server, code: int) -> BaseException:
        """Why no server could be started at all."""
        return server.failure if server.failure is not None else SystemExit(code if code > 0 else 1)

    def judge(self, table: str, stuck: bool, code: int) -> None:
        """A server has died: blame the table it was working at, if that is certain."""
        limit = f"{self.settings.rules_limit:g}"
        if stuck:
            why = f"the rules did not come to an end within {limit} seconds"
        else:
            why = f"the server crashed twice in a row while the rules were at work ({ended(code)})"
        guilty = bool(table) and (stuck or table == self.suspect)
        self.suspect = "" if stuck else table
        if guilty:
            self.blamed.append((table, why))
            LOG.error("Table %s is set aside: %s. The server starts again.", table, why)
        elif stuck:
            LOG.error("The server stood still, at work on no table. It starts again.")
        else:
            at = f" at work on table {table}" if table else ""
            LOG.error("The server ended unexpectedly (%s)%s. It starts again.", ended(code), at)


def ended(code: int) -> str:
    """An exit code in words."""
    if code >= 0:
        return f"exit code {code}"
    with suppress(ValueError):
        return signal.Signals(-code).name
    return f"signal {-code}"
