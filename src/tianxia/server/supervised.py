"""The server process that a supervisor starts: `python -m tianxia.server.supervised`.

It is handed the supervisor's process id and four open files: the socket to serve on, the block for its note,
a pipe that brings the settings and ends when the supervisor does, and one to say that it is ready.
"""

from __future__ import annotations

import faulthandler
import os
import pickle
import signal
import socket
import sys
from mmap import mmap
from threading import Thread
from typing import Final

from tianxia.kernel import TianxiaError
from tianxia.server.parent import die_with_parent
from tianxia.server.running import run_here
from tianxia.server.supervisor import READY, SIZE_BYTES
from tianxia.server.watch import SIZE, Watch

INTERRUPTED: Final = 130


def die_with(parent: int, lifeline: int) -> None:
    """End when the supervisor does, whatever ended it."""
    die_with_parent(parent)

    def wait() -> None:
        while os.read(lifeline, 1):
            pass
        os.kill(os.getpid(), signal.SIGKILL)

    Thread(target=wait, name="lifeline", daemon=True).start()


def main(arguments: list[str]) -> int:
    """Serve for a supervisor until it ends or asks for it."""
    parent, listening, note, orders, tell = map(int, arguments)
    for descriptor in (listening, note, orders, tell):
        os.set_inheritable(descriptor, False)
    size = int.from_bytes(read(orders, SIZE_BYTES), "big")
    settings, blamed = pickle.loads(read(orders, size))
    die_with(parent, orders)
    # A loop in compiled rules runs no handler in Python; these are in C, and say where it stands.
    faulthandler.enable(all_threads=False)
    faulthandler.register(signal.SIGUSR2, all_threads=False)
    watch = Watch(mmap(note, SIZE), blamed)
    started = False

    def ready() -> None:
        nonlocal started
        started = True
        os.write(tell, READY)

    try:
        run_here(settings, socket.socket(fileno=listening), ready, watch)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (TianxiaError, OSError) as error:
        if started:
            raise
        os.write(tell, told(error))
        return 1
    return 0


def read(descriptor: int, size: int) -> bytes:
    """So many bytes from a pipe."""
    found = b""
    while len(found) < size and (more := os.read(descriptor, size - len(found))):
        found += more
    return found


def told(error: Exception) -> bytes:
    """An error as the supervisor can raise it."""
    try:
        said = pickle.dumps(error)
        pickle.loads(said)
    except Exception:
        said = pickle.dumps(TianxiaError(str(error)))
    return said


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
