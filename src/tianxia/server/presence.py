"""Who looks at which table in other processes, and what people are called there.

Processes tell each other in short words through the store. Nothing of it is kept: a process that begins, or
that may have missed something, asks the others, and forgets those that are gone. A table is told of at most
once a second, and so are only so many tables at a time, however often people come and go.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tianxia.server.hub import Hub

LOG: Final = logging.getLogger("tianxia")
TELL_SECONDS: Final = 1.0
"""How often others are told, at most."""

TELL_AT_ONCE: Final = 500
"""How many tables they are told of at a time; the rest a moment later."""

ANSWER_SECONDS: Final = 5.0
"""How long after a question what nobody has confirmed is forgotten."""


class Here(msgspec.Struct, tag="here", array_like=True):
    """Who looks at a table in a process."""

    process: str
    table: str
    people: list[str]
    """Those of them who have a seat."""
    watching: int


class Asked(msgspec.Struct, tag="asked", array_like=True):
    """A process wants to know who is where."""

    process: str


class Gone(msgspec.Struct, tag="gone", array_like=True):
    """A process ends."""

    process: str


class Named(msgspec.Struct, tag="named", array_like=True):
    """Somebody has another name."""

    process: str
    person: str
    name: str


Word = Here | Asked | Gone | Named
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Word)
NOBODY: Final = Here("", "", [], 0)


class Presence:
    """What this process knows of the others, and tells them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.others: dict[str, dict[str, Here]] = {}
        """By process and table; only tables that somebody looks at."""
        self.unsure: set[tuple[str, str]] = set()
        """What has to be confirmed."""
        self.changed: dict[str, None] = {}
        """The tables of which the others are to be told, in order."""
        self.words: list[Word] = []
        self.telling = False

    @property
    def process(self) -> str:
        """The name of this process among the others."""
        return self.hub.uptime.life

    def elsewhere(self, table: str) -> Iterable[Here]:
        """Who looks at a table in other processes."""
        return [places[table] for places in self.others.values() if table in places]

    # Telling --------------------------------------------------------------------------------------

    def change(self, table: str) -> None:
        """Tell the others soon who is at a table now."""
        if self.hub.store.shared:
            self.changed[table] = None
            self.tell_soon()

    def say(self, word: Word) -> None:
        """Tell the others something soon."""
        if self.hub.store.shared:
            self.words.append(word)
            self.tell_soon()

    def ask(self) -> None:
        """Learn who is where; what nobody confirms is forgotten."""
        self.unsure = {(process, table) for process, places in self.others.items() for table in places}
        self.say(Asked(self.process))
        if self.unsure:
            asyncio.get_running_loop().call_later(ANSWER_SECONDS, self.forget_unsure)

    def tell_soon(self) -> None:
        """Have all that waits told together."""
        if not self.telling and not self.hub.closing:
            self.telling = True
            self.hub.spawn(self.tell())

    async def tell(self) -> None:
        """Tell the others what waits for it, at most once a second."""
        try:
            while self.changed or self.words:
                tables = list(self.changed)[:TELL_AT_ONCE]
                words, self.words = self.words, []
                for table in tables:
                    del self.changed[table]
                sent: list[Word] = [*words, *map(self.here, tables)]
                try:
                    await self.hub.store.tell_others([ENCODER.encode(word).decode() for word in sent])
                except Exception as error:
                    LOG.warning("Other processes could not be told: %s", type(error).__name__)
                    self.changed = {**dict.fromkeys(tables), **self.changed}
                    self.words = [*words, *self.words]
                await asyncio.sleep(TELL_SECONDS)
        finally:
            self.telling = False

    def here(self, table: str) -> Here:
        """Who looks at a table in this process."""
        live = self.hub.tables.get(table)
        if live is None:
            return Here(self.process, table, [], 0)
        seated = sorted(person for person in live.here if live.table.owned_by(person))
        return Here(self.process, table, seated, live.watching_here)

    async def end(self) -> None:
        """Tell the others that this process ends, if that can still be done."""
        if self.process and self.hub.store.shared:
            try:
                await self.hub.store.tell_others([ENCODER.encode(Gone(self.process)).decode()])
            except Exception as error:
                LOG.warning("Other processes could not be told: %s", type(error).__name__)

    # Being told -----------------------------------------------------------------------------------

    def told(self, payload: str) -> None:
        """A process has said something."""
        try:
            word: Any = DECODER.decode(payload)
        except msgspec.MsgspecError:
            return  # of another version of this server
        if word.process == self.process:
            return
        if isinstance(word, Here):
            self.learn(word)
        elif isinstance(word, Named):
            self.hub.renamed(word.person, word.name)
        elif isinstance(word, Gone):
            self.hub.uptime.ended(word.process)
            self.hub.take_over([word.process])
        else:
            for table, live in self.hub.tables.items():
                if live.sockets:
                    self.change(table)

    def learn(self, word: Here) -> None:
        """Remember who is at a table in another process."""
        places = self.others.setdefault(word.process, {})
        self.unsure.discard((word.process, word.table))
        if word == places.get(word.table, NOBODY):
            return
        if word.people or word.watching:
            places[word.table] = word
        else:
            places.pop(word.table, None)
        self.show(word.table)

    def forget(self, process: str) -> None:
        """Forget a process that is gone."""
        for table in self.others.pop(process, {}):
            self.show(table)

    def forget_unsure(self) -> None:
        """Forget what nobody has confirmed."""
        for process, table in self.unsure:
            if self.others.get(process, {}).pop(table, None) is not None:
                self.show(table)
        self.unsure = set()

    def show(self, table: str) -> None:
        """Show at a table who is there."""
        live = self.hub.tables.get(table)
        if live is not None and live.sockets:
            live.presence_changed(ours=False)
