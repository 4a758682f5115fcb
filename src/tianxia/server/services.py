"""What the server consists of, in one place for the handlers."""

from __future__ import annotations

from tianxia.server.advising import Adviser
from tianxia.server.hub import Hub
from tianxia.server.people import People
from tianxia.server.replay import Replays
from tianxia.server.safety import (
    GUESSES_A_SECOND,
    GUESSES_AT_ONCE,
    MAKING_A_SECOND,
    MAKING_AT_ONCE,
    REQUESTS_A_SECOND,
    REQUESTS_AT_ONCE,
    Limits,
)
from tianxia.server.settings import Settings
from tianxia.server.store import open_store


class Services:
    """Store, tables, people and limits of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.database)
        self.hub = Hub(settings, self.store)
        self.people = People(self.store, settings.key())
        self.store.on_void = self.void
        self.hub.on_name = self.people.forget
        self.replays = Replays()
        self.adviser = Adviser(self.hub, self.replays)
        scale = settings.limits
        self.by_address = Limits(REQUESTS_A_SECOND, REQUESTS_AT_ONCE, scale)
        self.by_person = Limits(REQUESTS_A_SECOND, REQUESTS_AT_ONCE, scale)
        self.guesses = Limits(GUESSES_A_SECOND, GUESSES_AT_ONCE, scale)
        self.making = Limits(MAKING_A_SECOND, MAKING_AT_ONCE, scale)

    async def start(self) -> None:
        """Open the store and go on where games were left."""
        await self.store.start()
        await self.hub.start()

    def void(self, person: str) -> None:
        """Somebody's cookies have become void: ask who is there, and end what they look at."""
        self.people.forget(person)
        self.hub.show_out(person)

    async def stop(self) -> None:
        """Stop bots and close the store."""
        await self.hub.stop()
        await self.store.stop()
