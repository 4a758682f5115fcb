"""All tables of a process: found, made, kept while they are wanted, and told what other processes do."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import msgspec
from sqlalchemy import func, insert, select

import tianxia
from tianxia.kernel import TianxiaError, UnknownGame
from tianxia.server import messages
from tianxia.server.aside import SetAside
from tianxia.server.bots import Thinkers
from tianxia.server.faults import Broken, Refused
from tianxia.server.presence import Named, Presence
from tianxia.server.rules import Rules
from tianxia.server.seating import AGREEMENT, Agreement
from tianxia.server.snapshots import SNAPSHOT, fit
from tianxia.server.store.schema import BROKEN, CHAT, SEATS, TABLES, Row
from tianxia.server.store.schema import LOG as ROWS
from tianxia.server.table import ENCODER, Table
from tianxia.server.tables import STEP_IN_SECONDS, LiveTable, chat_line
from tianxia.server.uptime import BEAT_SECONDS, SLOW_BEAT_SECONDS, Uptime
from tianxia.server.watch import Watch

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import ColumnElement, Select

    from tianxia.kernel import Game
    from tianxia.server.live import Socket
    from tianxia.server.sessions import Person
    from tianxia.server.settings import Settings
    from tianxia.server.snapshots import Snapshot
    from tianxia.server.store import Found, Store

LOG: Final = logging.getLogger("tianxia")
MOST_IDLE: Final = 500
"""How many tables are kept in memory before those are forgotten that nobody looks at."""

KEPT_SECONDS: Final = 120.0
"""How long a table is kept in any case: somebody may be about to sit down."""

AT_ONCE: Final = 500
"""How many tables are asked for in one query."""

AGAIN_SECONDS: Final = 1.0
OLD_ROWS: Final = 50
"""A snapshot is old when so many rows came after it."""

SOUND: Final = TABLES.c.id.not_in(select(BROKEN.c.table_id))
"""Tables that are not set aside."""

AGAIN: Final = Refused(503, "try-again", "Something went wrong here; please come back in a moment.")


class Hub:
    """All tables of this process."""

    def __init__(self, settings: Settings, store: Store, watch: Watch | None = None) -> None:
        self.settings = settings
        self.store = store
        self.watch = watch if watch is not None else Watch()
        self.uptime = Uptime(store)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_limit)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable | SetAside]] = {}
        self.marking: dict[str, asyncio.Task[None]] = {}
        """The tables that are being marked as broken."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.posts: list[tuple[Socket, bytes]] = []
        self.unkept: dict[str, LiveTable] = {}
        self.closing = False
        store.on_news = self.hear
        store.on_talk = self.hear_talk
        store.on_gap = self.hear_all
        self.presence = Presence(self)
        self.on_name: Callable[[str], None] = lambda _: None
        """Called when somebody has another name."""
        store.on_word = self.presence.told

    def post(self, socket: Socket, frame: bytes) -> None:
        """Send a frame when all moves of this turn of the loop have been made.

        Sending is the dearest part of a move. In one go it costs a tenth less than after each move, and
        who is woken by the first frame finds the others there.
        """
        if not self.posts:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.posts.append((socket, frame))

    def deliver(self) -> None:
        """Send all that was posted."""
        posts, self.posts = self.posts, []
        for socket, frame in posts:
            try:
                socket.send_now(frame)
            except Exception:
                LOG.exception("A frame could not be sent at table %s", socket.live.table.id)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Do something on the side, and keep hold of it."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        """Something on the side is done."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Broken):
            LOG.error("Something went wrong on the side", exc_info=error)

    async def start(self) -> None:
        """Go on where games were left."""
        await self.uptime.start()
        for table, why in self.watch.blamed:
            if await self.store.read(select(TABLES.c.id).where(TABLES.c.id == table)):
                await self.mark(table, why)
        self.spawn(self.watch.live())
        self.spawn(self.uptime.live(self.beat))
        self.spawn(self.resume())
        if self.store.shared:
            self.presence.ask()
            self.spawn(self.uptime.watch(self.take_over))

    def beat(self) -> float:
        """After how many seconds the clocks that run want to hear that the server lives."""
        paces = {live.table.agreement.pace.kind for live in self.tables.values() if live.table.clocks.running}
        return BEAT_SECONDS if "live" in paces else SLOW_BEAT_SECONDS if paces else math.inf

    async def stop(self) -> None:
        """End bots and everything on the side."""
        self.closing = True
        for live in self.tables.values():
            for timer in (live.flag, live.presence):
                if timer is not None:
                    timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.uptime.stop()
        await self.presence.end()
        await self.thinkers.stop()

    async def resume(self, part: int = 0, parts: int = 1) -> None:
        """Load the games that are being played, or a part of them, for their bots and clocks."""
        query = select(TABLES.c.id).where(TABLES.c.status == "playing", SOUND)
        for (table,) in await self.surely(query):
            if crc32(table.encode()) % parts != part:
                continue
            try:
                (await self.table(table)).wake(STEP_IN_SECONDS if self.store.shared else 0)
            except Exception as error:
                # Of whatever kind: the tables after it are waiting.
                LOG.error("Table %s cannot be loaded: %s", table, error)
            await asyncio.sleep(0)

    async def surely(self, query: Select[Any]) -> list[Any]:
        """The rows of a query, however long the database is out of reach."""
        while True:
            try:
                return await self.store.read(query)
            except Exception as error:
                LOG.warning("The database is out of reach: %s", type(error).__name__)
                await asyncio.sleep(AGAIN_SECONDS)

    def take_over(self, processes: list[str]) -> None:
        """Other processes are gone: those that live share their tables out among themselves.

        Nobody knows which tables they looked after, so each of us takes its part of all. That two do so, or
        that one is not gone after all, does no harm: the log decides whose move comes first.
        """
        for process in processes:
            self.presence.forget(process)
        living = self.uptime.living
        if not self.closing:
            self.spawn(self.resume(living.index(self.uptime.life), len(living)))

    # Finding and making tables --------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table of an id; `Refused` if there is none, `Broken` if it is set aside."""
        found = await self.look(table_id)
        if isinstance(found, SetAside):
            raise found.refusal()
        return found

    async def look(self, table_id: str) -> LiveTable | SetAside:
        """The table of an id, even if it is set aside; `Refused` if there is none."""
        live = self.tables.get(table_id)
        if live is not None:
            live.wanted = time.monotonic()
            return live
        if table_id in self.marking:
            await asyncio.shield(self.marking[table_id])
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.ensure_future(self.load(table_id))
        try:
            return await asyncio.shield(self.loading[table_id])
        finally:
            self.loading.pop(table_id, None)

    async def load(self, table_id: str) -> LiveTable | SetAside:
        """Read a table from the store, and set it aside if that cannot be done."""
        found = await self.store.whole(table_id)
        if found is None:
            raise Refused(404, "no-such-table", "There is no such table.")
        if found.broken is not None:
            return await self.aside(found, found.broken.why)
        try:
            table, kept = self.resumed(found), found.kept
            if table is None:
                rows = found.rows if found.kept is None else await self.store.rows(table_id)
                table, kept = self.laid(found.about), None
                table.replay(rows)
        except UnknownGame as error:
            # It comes back with its game.
            return await self.aside(found, str(error))
        except Broken as error:
            LOG.error("Table %s is set aside: %s", table_id, error.why, exc_info=error.__cause__)
            await self.mark(table_id, error.why)
            return await self.aside(found, error.why)
        live = self.keep(table, [chat_line(line) for line in found.chat])
        live.kept = kept.seq if kept is not None else 0
        self.remember(live)
        return live

    async def aside(self, found: Found, why: str) -> SetAside:
        """A table that is set aside, as it is shown."""
        rows = found.rows if found.kept is None else await self.store.rows(found.about.id)
        return SetAside(found, rows, why)

    async def mark(self, table_id: str, why: str) -> None:
        """Write down that a table is broken; it is not loaded again until the host has had it mended."""
        values = {"table_id": table_id, "why": why, "time": time.time()}
        try:
            await self.store.put(insert(BROKEN).values(values))
        except Exception as error:
            # It stays out of use as long as it fails.
            LOG.error("Table %s could not be marked as broken: %s", table_id, type(error).__name__)

    def set_aside(self, live: LiveTable, why: str, error: BaseException) -> None:
        """The rules have failed at a table: it is no longer played, and all others go on."""
        table_id = live.table.id
        LOG.error("Table %s is set aside: %s", table_id, why, exc_info=error)
        self.forget(live, Broken(why))
        marking = self.marking[table_id] = self.spawn(self.mark(table_id, why))
        marking.add_done_callback(lambda _: self.marking.pop(table_id, None))

    def forget(self, live: LiveTable, why: Refused = AGAIN) -> None:
        """Hold a table no longer, and show everybody out; who comes back finds it as its log tells it."""
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        self.unkept.pop(live.table.id, None)
        live.end(why)

    def laid(self, about: Any) -> Table:
        """A table as it was made."""
        game = self.game_of(about)
        with Rules(about.id, self.watch):
            agreement = AGREEMENT.decode(about.setup)
        return Table(
            about.id,
            game,
            agreement,
            seed=about.seed,
            name=about.name,
            host=about.host,
            watchable=about.watchable,
            created=about.created,
            outages=self.uptime.outages,
            watch=self.watch,
        )

    def game_of(self, about: Any) -> Game:
        """The game of a table; loading it may run code of a plug-in for the first time."""
        with Rules(about.id, self.watch):
            try:
                return tianxia.game(about.game)
            except UnknownGame as error:
                unknown = error
        raise unknown

    def resumed(self, found: Found) -> Table | None:
        """A table from its snapshot and the rows after it; None if there is none, or if it is of no use."""
        if found.kept is None:
            return None
        table = self.laid(found.about)
        try:
            if found.kept.fit != fit(table.match.record.setup):
                return None
            table.resume(SNAPSHOT.decode(found.kept.body))
            last, *later = found.rows
            if (last.seq, last.time / 1000) != (table.version, table.updated):
                return None
            table.replay(later)
        except Exception as error:
            # Whatever is wrong with it, it is only a cache.
            LOG.warning("The snapshot of table %s is of no use: %s", table.id, type(error).__name__)
            return None
        return table

    def remember(self, live: LiveTable) -> None:
        """Take a snapshot of a table if its last is old; one after another, behind everybody's moves."""
        if live.table.version - live.kept < OLD_ROWS or not live.table.game.frames:
            return
        if not self.unkept:
            self.spawn(self.remember_all())
        self.unkept[live.table.id] = live

    async def remember_all(self) -> None:
        """Write the snapshots that are wanted."""
        while self.unkept:
            live = next(iter(self.unkept.values()))
            try:
                await live.store_snapshot()
            except Exception as error:
                LOG.warning("No snapshot of table %s: %s", live.table.id, type(error).__name__)
            self.unkept.pop(live.table.id, None)

    def keep(self, table: Table, chat: list[messages.ChatLine]) -> LiveTable:
        """Hold a table in memory."""
        if len(self.tables) >= MOST_IDLE:
            longer_ago = time.monotonic() - KEPT_SECONDS
            for key in [key for key, live in self.tables.items() if live.idle and live.wanted < longer_ago]:
                del self.tables[key]
        live = self.tables[table.id] = LiveTable(self, table, chat)
        return live

    async def chat_of(self, table_id: str, first: int = 0) -> list[messages.ChatLine]:
        """The chat of a table from a line on."""
        query = select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.n >= first).order_by(CHAT.c.n)
        return [chat_line(line) for line in await self.store.read(query)]

    async def make(self, person: Person, agreement: Agreement, **about: Any) -> LiveTable:
        """Make a table and store it; `rows` are moves it has already, `kept` a snapshot after them."""
        rows: list[Row] = about.pop("rows", [])
        kept: Snapshot | None = about.pop("kept", None)
        now = round(time.time(), 3)
        game = tianxia.game(about["game"])
        try:
            table = Table(
                about["id"],
                game,
                agreement,
                seed=about["seed"],
                name=about["name"],
                host=person.id,
                watchable=about["watchable"],
                created=now,
                outages=self.uptime.outages,
                watch=self.watch,
            )
            if kept is not None:
                table.resume(kept)
            else:
                table.replay(rows)
        except Broken as error:
            LOG.error("No table of %s can be made: %s", game.key, error.why, exc_info=error.__cause__)
            raise Refused(409, "bad-setup", "The rules of this game fail with this set-up.") from None
        values = {
            **about,
            "setup": ENCODER.encode(agreement).decode(),
            "host": person.id,
            "status": table.status,
            "created": now,
            "updated": now,
        }
        seats = [
            insert(SEATS).values(table_id=table.id, seat=seat, person=place.person)
            for seat, place in enumerate(agreement.places)
            if place.person
        ]
        entries = [insert(ROWS).values(row) for row in rows]
        await self.store.write([insert(TABLES).values(values), *seats, *entries])
        live = self.keep(table, [])
        live.wake()
        self.remember(live)
        return live

    async def tables_of(self, person: Person) -> list[messages.TableSummary]:
        """The tables somebody sits at or has made, those being played first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person.id)
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.id.in_(mine) | (TABLES.c.host == person.id))
            .order_by(TABLES.c.updated.desc())
            .limit(200)
        )
        return await self.lines(person, [found.id for found in await self.store.read(query)])

    async def public_tables(self, person: Person, status: str) -> list[messages.TableSummary]:
        """The tables anybody may watch, or sit down at."""
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.status == status, TABLES.c.watchable, SOUND)
            .order_by(TABLES.c.updated.desc())
            .limit(50)
        )
        found = await self.lines(person, [found.id for found in await self.store.read(query)])
        return [line for line in found if line.status != "broken"]

    async def waiting_for(self, person: Person) -> int:
        """At how many tables it is somebody's turn."""
        found = await self.playing(person)
        return sum(1 for live in found if set(live.table.acting) & set(live.table.seats_of(person.id)))

    async def playing(self, person: Person) -> list[LiveTable]:
        """The tables somebody sits at that are not over."""
        query = (
            select(SEATS.c.table_id)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(SEATS.c.person == person.id, TABLES.c.status.in_(("waiting", "playing")), SOUND)
            .distinct()
        )
        return await self.all_of([found.table_id for found in await self.store.read(query)])

    async def rename(self, person: Person) -> None:
        """Say somebody's new name at the tables they sit at."""
        for live in await self.playing(person):
            seats = live.table.owned_by(person.id)
            if len(seats) == 1:
                with suppress(Broken):
                    await live.change(lambda live=live, seat=seats[0]: live.rename(seat, person))  # type: ignore[misc]
        self.renamed(person.id, person.name)
        self.presence.say(Named(self.presence.process, person.id, person.name))

    def renamed(self, person: str, name: str) -> None:
        """Somebody has another name: what they say from now on is theirs under that name."""
        self.on_name(person)
        for live in self.tables.values():
            for socket in live.sockets:
                if socket.person.id == person:
                    socket.person = msgspec.structs.replace(socket.person, name=name)

    async def all_of(self, ids: list[str]) -> list[LiveTable]:
        """Tables by their ids, without those that cannot be loaded any more."""
        found = []
        for table_id in ids:
            try:
                found.append(await self.table(table_id))
            except TianxiaError as error:
                LOG.info("Table %s cannot be loaded: %s", table_id, error)
        return found

    async def lines(self, person: Person, ids: list[str]) -> list[messages.TableSummary]:
        """Tables in short, those that are set aside among them."""
        found = []
        for table_id in ids:
            try:
                found.append(await self.line(person, table_id))
            except TianxiaError as error:
                LOG.warning("Table %s cannot be shown: %s", table_id, error)
        return found

    async def line(self, person: Person, table_id: str) -> messages.TableSummary:
        """A table in short."""
        try:
            return (await self.look(table_id)).summary(person)
        except Broken:
            # Its rules failed at this very question; now it is set aside.
            return (await self.look(table_id)).summary(person)

    # What other processes do ----------------------------------------------------------------------

    def hear(self, table_id: str, seq: int) -> None:
        """Somebody appended to a table's log."""
        live = self.tables.get(table_id)
        if live is not None:
            live.hear(seq)

    def hear_talk(self, table_id: str, n: int) -> None:
        """Somebody wrote a line of chat."""
        live = self.tables.get(table_id)
        if live is not None and n >= len(live.chat):
            self.spawn(live.read_chat())

    def show_out(self, person: str) -> None:
        """End all live connections of somebody; their browsers come back as whoever they are now."""
        for live in list(self.tables.values()):
            for socket in list(live.sockets):
                if socket.person.id == person:
                    self.spawn(socket.end())

    def hear_all(self) -> None:
        """News may have been missed: look everywhere."""
        self.spawn(self.look_everywhere())
        self.presence.ask()

    async def look_everywhere(self) -> None:
        """Find out how long the logs and chats of our tables are, and read what is new."""
        ids = list(self.tables)
        for first in range(0, len(ids), AT_ONCE):
            some = ids[first : first + AT_ONCE]
            for table_id, seq in await self.surely(newest(ROWS.c.table_id, ROWS.c.seq, some)):
                self.hear(table_id, seq)
            for table_id, n in await self.surely(newest(CHAT.c.table_id, CHAT.c.n, some)):
                self.hear_talk(table_id, n)


def newest(table: ColumnElement[str], number: ColumnElement[int], ids: list[str]) -> Any:
    """The query for the last row of each of some tables."""
    return select(table, func.max(number)).where(table.in_(ids)).group_by(table)
