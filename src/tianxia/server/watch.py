"""A note of which table's rules are at work, in memory that another process reads.

The engine is compiled, and a loop in it holds Python's lock: no thread of this process and no signal handler
runs until it ends. So the note lies in a shared block, where the supervisor looks at it (`supervisor.py`).
"""

from __future__ import annotations

import asyncio
from mmap import mmap
from struct import Struct
from typing import Final

NOTE: Final = Struct("<Q24s")
"""How many pieces of work were begun, or 0 while none is under way, and the table of the last one."""

NUMBER: Final = Struct("<Q")
BEAT: Final = NOTE.size
"""Where the heartbeat of the event loop lies: a number that grows every second."""

SIZE: Final = BEAT + NUMBER.size
BEAT_SECONDS: Final = 1.0


class Watch:
    """The note of this process. All rules run in the event loop, so there is one piece of work at a time.

    Nothing is awaited between `begin` and `end`: what others do meanwhile would be noted as the same work.
    """

    __slots__ = ("beats", "blamed", "block", "count", "depth")

    def __init__(
        self, block: mmap | bytearray | None = None, blamed: list[tuple[str, str]] | None = None
    ) -> None:
        self.block = block if block is not None else bytearray(SIZE)
        self.count = 0
        self.depth = 0
        self.beats = 0
        self.blamed = blamed if blamed is not None else []
        """The tables that brought the process before this one down, each with the reason."""

    def begin(self, table: bytes) -> None:
        """The rules of a table are at work from now on."""
        self.depth += 1
        if self.depth == 1:
            self.count += 1
            NOTE.pack_into(self.block, 0, self.count, table)

    def end(self) -> None:
        """They have done what they were asked for."""
        self.depth -= 1
        if self.depth == 0:
            NUMBER.pack_into(self.block, 0, 0)

    async def live(self) -> None:
        """Let the heart beat as long as the event loop does."""
        while True:
            self.beats += 1
            NUMBER.pack_into(self.block, BEAT, self.beats)
            await asyncio.sleep(BEAT_SECONDS)


def beat(block: mmap | bytearray) -> int:
    """The last heartbeat; 0 before the first."""
    found: int = NUMBER.unpack_from(block, BEAT)[0]
    return found


def noted(block: mmap | bytearray) -> tuple[int, str]:
    """The number of the piece of work under way, or 0, and its table."""
    number, table = NOTE.unpack_from(block, 0)
    return number, table.rstrip(b"\0").decode("ascii", "replace")
