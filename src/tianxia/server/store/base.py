"""What a store does, whatever the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from tianxia.kernel import TianxiaError
from tianxia.server.store.schema import CHAT, LOG, TABLES, Row

if TYPE_CHECKING:
    from sqlalchemy import Executable
    from sqlalchemy.sql import Select

Outcome = bool | Exception
"""True: the row is on the disk. False: another row had its place. Otherwise: what broke."""


def nobody_listens(_table: str, _number: int) -> None:
    """What happens to news before anybody wants them."""


class Missing(TianxiaError):
    """A database that cannot be used here."""


class Store:
    """The database. All methods are called from the event loop."""

    shared = False
    """Whether other processes may write to the same database."""

    def __init__(self) -> None:
        self.on_news: Callable[[str, int], None] = nobody_listens
        """Called when somebody has appended to a table's log."""
        self.on_talk: Callable[[str, int], None] = nobody_listens
        """Called when somebody has written a line of chat."""
        self.on_gap: Callable[[], None] = lambda: None
        """Called when news may have been missed."""

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

    async def whole(self, table: str) -> tuple[Any, list[Row], list[Any]]:
        """A table as it was made (None if there is none), its log, and its chat."""
        about = await self.read(select(TABLES).where(TABLES.c.id == table))
        if not about:
            return None, [], []
        chat = await self.read(select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.n))
        return about[0], await self.rows(table), chat

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """The log of a table from a sequence number on."""
        query = select(LOG).where(LOG.c.table_id == table, LOG.c.seq > after).order_by(LOG.c.seq)
        return [Row(*found) for found in await self.read(query)]
