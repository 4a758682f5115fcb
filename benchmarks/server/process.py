"""A server in a process of its own, pinned to a core; its memory and processor time are read from outside."""

import contextlib
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import IO

SERVER_CORE, LOAD_CORE = 0, 1
CAN_PIN = sys.platform == "linux" and {SERVER_CORE, LOAD_CORE} <= os.sched_getaffinity(0)
"""Whether server and load can each have a core of their own; asked before this process keeps to one."""

FILES = 16_384
START_SECONDS = 60.0


def pin(core: int) -> None:
    """Keep this process, and what it starts, on one core."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {core})


def allow_files() -> int:
    """Allow this process, and what it starts, as many open files as may be; returns how many."""
    try:
        import resource
    except ImportError:
        return 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class Process:
    """A running server."""

    def __init__(self, command: list[str], environment: dict[str, str], folder: Path, greeting: str) -> None:
        """Start it and wait for the line that begins with `greeting`; what follows is kept as `told`."""
        self.child = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            preexec_fn=(lambda: pin(SERVER_CORE)) if CAN_PIN else None,  # noqa: PLW1509 - no threads yet that hold a lock
        )
        self.lines: list[str] = []
        said: queue.Queue[str | None] = queue.Queue()
        assert self.child.stdout is not None
        threading.Thread(target=self.read, args=(self.child.stdout, said), daemon=True).start()
        self.told = ""
        with contextlib.suppress(queue.Empty):
            while (line := said.get(timeout=START_SECONDS)) is not None:
                if line.startswith(greeting):
                    self.told = line.removeprefix(greeting).strip()
                    return
        self.stop()
        raise RuntimeError("The server did not start:\n" + "\n".join(self.lines[-20:]))

    def read(self, stream: IO[str], said: "queue.Queue[str | None]") -> None:
        """Keep what the server says."""
        for line in stream:
            self.lines.append(line.rstrip())
            said.put(line)
        said.put(None)

    def stop(self) -> None:
        """End it."""
        self.child.terminate()
        try:
            self.child.wait(10)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()

    def memory(self) -> int:
        """The bytes it holds in memory."""
        status = Path(f"/proc/{self.child.pid}/status")
        if status.exists():
            found = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        else:
            asked = ["ps", "-o", "rss=", "-p", str(self.child.pid)]
            found = "rss " + subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        return int(found.split()[1]) * 1024

    def seconds(self) -> float:
        """The processor time it has used in all its threads, where the system tells."""
        threads = Path(f"/proc/{self.child.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


@contextlib.contextmanager
def running(process: Process) -> Iterator[Process]:
    """A server that is stopped at the end."""
    try:
        yield process
    finally:
        process.stop()
