"""What the server consists of, in one place for the handlers."""

from __future__ import annotations

import asyncio

from tianxia.server.advising import Adviser
from tianxia.server.gate import Gate
from tianxia.server.hub import Hub
from tianxia.server.names import prototypes
from tianxia.server.people import People
from tianxia.server.replay import Replays
from tianxia.server.safety import Limiter
from tianxia.server.sessions import Sessions
from tianxia.server.settings import Settings
from tianxia.server.store import open_store
from tianxia.server.watch import Watch


class Services:
    """Store, tables, people and limits of one server process."""

    def __init__(self, settings: Settings, watch: Watch | None = None) -> None:
        self.settings = settings
        self.store = open_store(settings.database)
        self.hub = Hub(settings, self.store, watch)
        self.sessions = Sessions(self.store, settings.keys())
        self.people = People(self.store, self.sessions)
        self.store.on_void = self.void
        self.store.on_gap = self.missed
        self.hub.on_name = self.sessions.forget
        self.replays = Replays()
        self.adviser = Adviser(self.hub, self.replays)
        self.limiter = Limiter(settings.limits)
        self.gate = Gate(settings)

    async def start(self) -> None:
        """Open the store and go on where games were left."""
        await self.store.start()
        await asyncio.to_thread(prototypes)  # once, before anybody waits for it
        await self.hub.start()
        self.hub.spawn(self.sessions.keep_tidy())

    def void(self, person: str) -> None:
        """Sessions of somebody have ended: ask who is there, and end what they look at."""
        self.sessions.forget(person)
        self.hub.show_out(person)

    def missed(self) -> None:
        """News may have been missed: of tables, and of sessions that were ended."""
        self.sessions.forget_all()
        self.hub.hear_all()
        self.hub.spawn(self.look_who_is_there())

    async def look_who_is_there(self) -> None:
        """End the live connections whose sessions have ended."""
        for live in list(self.hub.tables.values()):
            for socket in list(live.sockets):
                if not await self.sessions.still(socket.person):
                    await socket.end()

    async def stop(self) -> None:
        """Stop bots and close the store."""
        await self.hub.stop()
        await self.store.stop()
