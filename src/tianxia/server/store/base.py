"""What a store does, whatever the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import select

from tianxia.kernel import TianxiaError
from tianxia.server.store.schema import BROKEN, CHAT, LOG, SNAPSHOTS, TABLES, Row

if TYPE_CHECKING:
    from sqlalchemy import Executable
    from sqlalchemy.sql import Select

Outcome = bool | Exception
"""True: the row is on the disk. False: another row had its place. Otherwise: what broke."""


def nobody_listens(_table: str, _number: int) -> None:
    """What happens to news before anybody wants them."""


class Missing(TianxiaError):
    """A database that cannot be used here."""


class Found(NamedTuple):
    """A table in the store."""

    about: Any
    kept: Any
    """Its snapshot, or None."""
    rows: list[Row]
    """Its log: from the row of the snapshot on, or all of it."""
    chat: list[Any]
    broken: Any
    """Why and since when it is set aside, or None."""


class Store:
    """The database. All methods are called from the event loop."""

    shared = False
    """Whether other processes may write to the same database."""

    def __init__(self) -> None:
        self.on_news: Callable[[str, int], None] = nobody_listens
        """Called when somebody has appended to a table's log."""
        self.on_talk: Callable[[str, int], None] = nobody_listens
        """Called when somebody has written a line of chat."""
        self.on_void: Callable[[str], None] = lambda _: None
        """Called when somebody's cookies have become void."""
        self.on_gap: Callable[[], None] = lambda: None
        """Called when news may have been missed."""
        self.on_word: Callable[[str], None] = lambda _: None
        """Called when a process has told the others something."""

    async def start(self) -> None:
        """Open the database and bring its schema up to date."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Write what is waiting and close."""
        raise NotImplementedError

    def append(self, row: Row, then: Callable[[Outcome], None]) -> None:
        """Append a row together with whatever else is waiting; `then` is called when it is on the disk."""
        raise NotImplementedError

    async def write(self, statements: Sequence[Executable], row: Row | None = None) -> bool:
        """Run statements in one transaction with a row of the log; False, and nothing done, if it lost."""
        raise NotImplementedError

    async def read(self, statement: Select[Any]) -> list[Any]:
        """The rows of a query."""
        raise NotImplementedError

    async def put(self, statement: Executable, talk: tuple[str, int] | None = None) -> bool:
        """Insert one thing; False if its key was taken. A line of chat is told to the other processes."""
        raise NotImplementedError

    async def tell_others(self, words: Sequence[str]) -> None:
        """Tell the other processes something that nobody needs to know tomorrow. A word is short."""

    def voiding(self, person: str) -> list[Executable]:
        """The statements that tell other processes of somebody whose cookies become void."""
        return []

    async def whole(self, table: str) -> Found | None:
        """A table as it was made, its newest snapshot with the log from there on, and its chat."""
        about = await self.read(select(TABLES).where(TABLES.c.id == table))
        if not about:
            return None
        kept = await self.read(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        rows = await self.rows(table, kept[0].seq - 1 if kept else -1)
        chat = await self.read(select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.n))
        broken = await self.read(select(BROKEN).where(BROKEN.c.table_id == table))
        return Found(about[0], kept[0] if kept else None, rows, chat, broken[0] if broken else None)

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """The log of a table from a sequence number on."""
        query = select(LOG).where(LOG.c.table_id == table, LOG.c.seq > after).order_by(LOG.c.seq)
        return [Row(*found) for found in await self.read(query)]
