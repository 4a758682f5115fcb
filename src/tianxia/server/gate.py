"""How much visitors may hold at once: connections, live sockets, and bytes that they do not read.

Rates say how often something may be done; these say how much of it may be there. What is held is given
back when a connection ends, and one that does not read is cut off: it catches up when it comes back.
"""

from __future__ import annotations

import asyncio
import math
import time
from typing import TYPE_CHECKING, Final, Protocol

from tianxia.server.proxies import Proxies, parsed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tianxia.server.settings import Settings

LITTLE: Final = 16 << 10
"""So many unsent bytes are on their way; a socket with more is behind."""

MOST_UNSENT: Final = 1 << 20
"""For one socket: several times what a long game takes as a whole."""

MOST_UNSENT_EACH: Final = 16 << 20
"""For all sockets of an address."""

MOST_UNSENT_IN_ALL: Final = 64 << 20
SWEEP_SECONDS: Final = 5.0
OWN_FILES: Final = 100
"""Files the server has open beside its connections: the database, the bots' pipes."""


class Tally:
    """Counts what is held, by whom and in all."""

    def __init__(self, each: float, most: float) -> None:
        self.each = each
        self.most = most
        self.total = 0
        self.held: dict[str, int] = {}

    def enter(self, who: str, counted: bool = True) -> bool:
        """Hold one more, if that is not too many; `counted` is False for those who may hold any number."""
        count = self.held.get(who, 0)
        if self.total >= self.most or (counted and count >= self.each):
            return False
        self.total += 1
        self.held[who] = count + 1
        return True

    def leave(self, who: str) -> None:
        """Give one back."""
        self.total -= 1
        left = self.held.get(who, 0) - 1
        if left > 0:
            self.held[who] = left
        else:
            self.held.pop(who, None)


class Reader(Protocol):
    """A socket that may fall behind."""

    network: str
    unsent: int
    """The bytes that were unsent when last looked at; 0 for one that is not behind."""
    behind: float
    """Since when it has been behind."""

    def pending(self) -> int:
        """The bytes that are unsent now."""

    def cut(self) -> None:
        """End the connection at once, and forget what was unsent."""


class Backlog:
    """The sockets that are behind, and how many bytes wait for them."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """How long a socket may be behind without a break."""
        self.most = MOST_UNSENT
        self.most_each = MOST_UNSENT_EACH
        self.most_in_all = MOST_UNSENT_IN_ALL
        self.readers: set[Reader] = set()
        self.total = 0
        self.each: dict[str, int] = {}
        self.sweeping: asyncio.TimerHandle | None = None

    def note(self, reader: Reader, size: int) -> None:
        """Something was written to a socket, and so many bytes are unsent now."""
        if reader not in self.readers:
            self.readers.add(reader)
            reader.behind = time.monotonic()
        self.count(reader, size)
        if size > self.most:
            self.cut(reader)
        elif self.each[reader.network] > self.most_each:
            self.make_room([one for one in self.readers if one.network == reader.network], self.most_each)
        elif self.total > self.most_in_all:
            self.make_room(self.readers, self.most_in_all)
        if self.readers and self.sweeping is None:
            self.sweeping = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self.sweep)

    def count(self, reader: Reader, size: int) -> None:
        """Correct the sums."""
        change = size - reader.unsent
        reader.unsent = size
        self.total += change
        left = self.each.get(reader.network, 0) + change
        if left > 0:
            self.each[reader.network] = left
        else:
            self.each.pop(reader.network, None)

    def forget(self, reader: Reader) -> None:
        """A socket has caught up, or is gone."""
        if reader in self.readers:
            self.readers.discard(reader)
            self.count(reader, 0)

    def cut(self, reader: Reader) -> None:
        """End the connection of a socket that does not read."""
        self.forget(reader)
        reader.cut()

    def make_room(self, readers: Iterable[Reader], most: int) -> None:
        """Look at these sockets again; while they are too far behind together, cut off the worst."""
        found = sorted(readers, key=lambda reader: (reader.pending(), -reader.behind))
        for reader in found:
            self.count(reader, reader.pending())
        total = sum(reader.unsent for reader in found)
        while total > most * 3 // 4 and found and total > 0:
            worst = found.pop()
            total -= worst.unsent
            self.cut(worst)

    def sweep(self) -> None:
        """Forget those who have caught up, and cut off those who have been behind for too long."""
        self.sweeping = None
        now = time.monotonic()
        for reader in list(self.readers):
            size = reader.pending()
            if size <= LITTLE:
                self.forget(reader)
            elif now - reader.behind > self.seconds:
                self.cut(reader)
            else:
                self.count(reader, size)
        if self.readers:
            self.sweeping = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self.sweep)


def open_files() -> float:
    """How many files this process may have open beside those it needs itself."""
    try:
        import resource
    except ImportError:
        return math.inf
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return math.inf if most == resource.RLIM_INFINITY else max(most - OWN_FILES, OWN_FILES)


class Gate:
    """All that is counted, and how long we wait for slow ones."""

    def __init__(self, settings: Settings) -> None:
        each = settings.connections_per_address if settings.limits > 0 else math.inf
        most = min(settings.connections, open_files())
        self.connections = Tally(each, most)
        # Some connections are always left for pages and calls.
        self.sockets = Tally(each / 2, most * 3 // 4)
        self.head_seconds = 10.0
        self.body_seconds = 30.0
        self.reading_seconds = 60.0
        self.backlog = Backlog(self.reading_seconds)
        self.proxies = Proxies(settings.proxies)
        """Peers that speak for many: their connections are not counted as one visitor's."""

    def is_proxy(self, peer: str) -> bool:
        """Whether a peer is one of our proxies."""
        return self.proxies.trusts(parsed(peer))
