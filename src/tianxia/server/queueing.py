"""Who is thought for next: a fair queue before the bots' processes.

Tables at which somebody waits come first, then hints and whatever else was asked for, then tables whose
people are away. Bots among themselves and reviews take the time that is left. Among equals it is the
turn of whoever has used least of late, by person and by address. Now and then whoever has waited longest
is taken all the same, so nobody waits for ever.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from tianxia.server.faults import Refused
from tianxia.server.safety import CROWD

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable

MOST_WAITING: Final = 1000
MOST_ACCOUNTS: Final = 10_000
HALF_LIFE_SECONDS: Final = 60.0
"""After so long, half of what somebody used is forgotten."""

EXPECTED_SECONDS: Final = 1.0
"""What a thought is thought to take as long as it goes on."""

QUOTA_SECONDS: Final = 600.0
QUOTA_A_SECOND: Final = 0.5
"""A person's quota of thinking: a game against four of the strongest bots takes a third of a second each
second. Who has used it up is served in idle time."""

PATIENCE: Final = 12
"""One thought in so many is for whoever has waited longest."""

TELL_SECONDS: Final = 1.0
"""How often those who wait are told of their place."""


class Need(IntEnum):
    """How urgent a thought is, the most urgent first."""

    MOVE = 0
    """Somebody sits at the table, looks at it and waits for the bot."""
    ASKED = 1
    """Somebody has asked, for a hint or for a record to be checked."""
    AWAY = 2
    """People sit at the table and look elsewhere."""
    IDLE = 3
    """Bots among themselves, and reviews."""


class TooBusy(Refused):
    """There are too many in the queue already."""

    def __init__(self) -> None:
        super().__init__(503, "bots-busy", "The bots are busy; please try again later.")


class Ticket:
    """A place in the queue: how urgent it is, for whom, and whom to tell of it."""

    __slots__ = ("arrived", "need", "number", "people", "ready", "tell", "told")

    def __init__(
        self,
        need: Callable[[], Need] = lambda: Need.ASKED,
        people: Iterable[str] = (),
        tell: Callable[[int], None] | None = None,
    ) -> None:
        self.need = need
        self.people = tuple(people) or ("",)
        self.tell = tell
        self.told = 0
        self.arrived = 0.0
        self.number = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def say(self, place: int) -> None:
        """Tell those who wait of their place; 0 when they wait no longer."""
        if self.tell is not None and place != self.told:
            self.told = place
            self.tell(place)


class Account:
    """What a person or an address has used: of late, and of the quota."""

    __slots__ = ("left", "network", "then", "used")

    def __init__(self, now: float) -> None:
        self.used = 0.0
        self.left = QUOTA_SECONDS
        self.then = now
        self.network = ""

    def charge(self, seconds: float, now: float) -> None:
        """Bring the account up to the present, and charge it."""
        self.used = max(0.0, self.used_at(now) + seconds)
        self.left = min(QUOTA_SECONDS, self.left_at(now) - seconds)
        self.then = now

    def used_at(self, now: float) -> float:
        """What was used of late."""
        return self.used * math.pow(0.5, (now - self.then) / HALF_LIFE_SECONDS)

    def left_at(self, now: float) -> float:
        """What is left of the quota."""
        return min(QUOTA_SECONDS, self.left + (now - self.then) * QUOTA_A_SECOND)


class FairQueue:
    """Those who wait for one of a few processes, and those who have one.

    Idle work leaves a process free for people; where there is only one, people get a second beside it.
    """

    def __init__(self, count: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.count = count
        self.clock = clock
        self.most = MOST_WAITING
        self.waiting: dict[int, Ticket] = {}
        self.running: dict[Ticket, bool] = {}
        """Whether each is idle work."""
        self.accounts: OrderedDict[str, Account] = OrderedDict()
        self.entered = 0
        self.started = 0
        self.telling: asyncio.TimerHandle | None = None

    # Accounts -------------------------------------------------------------------------------------

    def account(self, who: str) -> Account:
        """Somebody's account; those that were not needed for longest are forgotten."""
        found = self.accounts.get(who)
        if found is None:
            found = self.accounts[who] = Account(self.clock())
            if len(self.accounts) > MOST_ACCOUNTS:
                self.accounts.popitem(last=False)
        self.accounts.move_to_end(who)
        return found

    def seen(self, person: str, network: str) -> None:
        """Somebody has come from an address."""
        if person:
            self.account(person).network = network

    def charge(self, ticket: Ticket, seconds: float) -> None:
        """Charge those a thought was for, each with a part, and their addresses."""
        now = self.clock()
        for person in ticket.people:
            account = self.account(person)
            account.charge(seconds / len(ticket.people), now)
            if account.network:
                self.account(f"at {account.network}").charge(seconds / len(ticket.people), now)

    def share(self, person: str, now: float) -> float:
        """What somebody has used of late; an address counts as a crowd of people."""
        account = self.accounts.get(person)
        if account is None:
            return 0.0
        address = self.accounts.get(f"at {account.network}") if account.network else None
        return max(account.used_at(now), 0.0 if address is None else address.used_at(now) / CROWD)

    def spent(self, ticket: Ticket, now: float) -> bool:
        """Whether all those a thought is for have used up their quota."""
        accounts = [self.accounts.get(person) for person in ticket.people]
        return all(account is not None and account.left_at(now) <= 0 for account in accounts)

    def rank(self, ticket: Ticket, now: float) -> tuple[int, float, int]:
        """The order in which tickets are taken."""
        need = Need.IDLE if self.spent(ticket, now) else ticket.need()
        return need, min(self.share(person, now) for person in ticket.people), ticket.number

    # Waiting --------------------------------------------------------------------------------------

    @asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[None]:
        """Wait for a process, and have it; raises `TooBusy` if too many wait."""
        self.enter(ticket)
        try:
            await ticket.ready
        except BaseException:
            self.waiting.pop(ticket.number, None)
            self.leave(ticket, 0)
            raise
        began = self.clock()
        try:
            yield
        finally:
            self.leave(ticket, self.clock() - began)

    def enter(self, ticket: Ticket) -> None:
        """Take a place in the queue; when it is full, whoever would come last has to go."""
        self.entered += 1
        ticket.number, ticket.arrived = self.entered, self.clock()
        self.waiting[ticket.number] = ticket
        if len(self.waiting) > self.most:
            now = self.clock()
            last = max(self.waiting.values(), key=lambda one: self.rank(one, now))
            del self.waiting[last.number]
            last.ready.set_exception(TooBusy())
        self.start_some()

    def leave(self, ticket: Ticket, seconds: float) -> None:
        """A thought has been thought, or is not wanted any more."""
        if self.running.pop(ticket, None) is not None:
            self.charge(ticket, seconds - EXPECTED_SECONDS)
        ticket.say(0)
        self.start_some()

    def start_some(self) -> None:
        """Hand free processes to those whose turn it is."""
        while self.waiting and (ticket := self.next()) is not None:
            self.started += 1
            del self.waiting[ticket.number]
            self.running[ticket] = self.rank(ticket, self.clock())[0] == Need.IDLE
            self.charge(ticket, EXPECTED_SECONDS)
            ticket.say(0)
            if not ticket.ready.done():
                ticket.ready.set_result(None)
        if self.waiting and self.telling is None:
            self.telling = asyncio.get_running_loop().call_later(TELL_SECONDS, self.tell_places)

    def next(self) -> Ticket | None:
        """Whose turn it is, if there is a process for them."""
        now = self.clock()
        idle, total = sum(self.running.values()), len(self.running)
        if (self.started + 1) % PATIENCE == 0 and total < self.count:
            return next(iter(self.waiting.values()))
        first = min(self.waiting.values(), key=lambda one: self.rank(one, now))
        if self.rank(first, now)[0] == Need.IDLE:
            free = total < self.count and idle < max(1, self.count - 1)
        else:
            free = total - idle < self.count and total < max(self.count, 2)
        return first if free else None

    def tell_places(self) -> None:
        """Tell those who have waited for a while of their place."""
        self.telling = None
        now = self.clock()
        order = sorted(self.waiting.values(), key=lambda one: self.rank(one, now))
        for place, ticket in enumerate(order, start=1):
            if now - ticket.arrived >= TELL_SECONDS:
                ticket.say(place)
        if self.waiting:
            self.telling = asyncio.get_running_loop().call_later(TELL_SECONDS, self.tell_places)

    def stop(self) -> None:
        """Tell nobody any more."""
        if self.telling is not None:
            self.telling.cancel()
            self.telling = None
