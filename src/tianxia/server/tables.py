"""The tables in use: each takes one proposal at a time, writes it down, and then tells everybody.

A proposal is checked against the position, appended to the log, and happens only when it is on the
disk; so nothing is ever told that could be lost, and nothing has to be taken back. Where several
processes share a database, the log's key decides: who loses reads what came first and looks again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, insert, update

from tianxia.kernel import IllegalMove, TianxiaError, UnknownMove
from tianxia.server import messages
from tianxia.server.bots import BotFailed
from tianxia.server.faults import Broken, Refused
from tianxia.server.queueing import Need, Ticket
from tianxia.server.seating import LENT_LEVEL, Place, too_strong
from tianxia.server.snapshots import fit
from tianxia.server.store.schema import CHAT, RESULTS, SEATS, SNAPSHOTS, TABLES, Row
from tianxia.server.table import ENCODER, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Executable

    from tianxia.kernel import Step
    from tianxia.server.hub import Hub
    from tianxia.server.live import Socket
    from tianxia.server.messages import Level
    from tianxia.server.sessions import Person
    from tianxia.server.store import Outcome

LOG: Final = logging.getLogger("tianxia")
PRESENCE_SECONDS: Final = 0.05
"""People who come and go are told of together."""

STEP_IN_SECONDS: Final = 3.0
"""How long a process waits for another's bot before asking its own."""

LOOK_SECONDS: Final = 1.0
"""How long after a failure of the store the log is read again."""

CHAT_LINES: Final = 200


class Stale(Exception):
    """A post on an old version."""


class Draft:
    """A row to be written, what has to be written with it, and what a move leads to."""

    __slots__ = ("body", "kind", "seat", "statements", "step")

    def __init__(
        self,
        kind: str,
        seat: int,
        body: str,
        statements: list[Executable] | None = None,
        step: Step | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.body = body
        self.statements = statements
        self.step = step


class Work:
    """A proposal: how to make its draft from the present position, and whom to tell how it went."""

    __slots__ = ("done", "make")

    def __init__(self, make: Callable[[], Draft | None], done: Callable[[Exception | None], None]) -> None:
        self.make = make
        self.done = done


class LiveTable:
    """A table in memory, with everybody who looks at it."""

    def __init__(self, hub: Hub, table: Table, chat: list[messages.ChatLine]) -> None:
        self.hub = hub
        self.table = table
        self.chat = chat
        self.wanted = time.monotonic()
        self.kept = 0
        """The version of the last snapshot."""
        self.sockets: set[Socket] = set()
        self.queue: deque[Work] = deque()
        self.busy = False
        self.heard = 0
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.presence: asyncio.TimerHandle | None = None
        self.flag: asyncio.TimerHandle | None = None
        self.speaking = asyncio.Lock()
        self.queued = 0
        """At which place of the queue a bot of this table waits; 0 if none has to."""
        self.looking: asyncio.TimerHandle | None = None
        self.ended: Refused | None = None
        """Why nothing happens here any more, once the table is set aside or no longer to be trusted."""
        table.rules.failed = lambda why, error: hub.set_aside(self, why, error)

    def end(self, why: Refused) -> None:
        """Let nothing more happen here, and show everybody out with the reason."""
        self.ended = why
        for timer in (self.flag, self.presence, self.looking):
            if timer is not None:
                timer.cancel()
        self.flag = self.presence = self.looking = None
        for task in self.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        waiting, self.queue = self.queue, deque()
        for work in waiting:
            work.done(why)
        for socket in list(self.sockets):
            socket.fault(why.error, why.message)
            self.hub.spawn(socket.end())

    # Proposals ------------------------------------------------------------------------------------

    def propose(self, work: Work) -> None:
        """Take a proposal, at once or when it is its turn."""
        if self.ended is not None:
            work.done(self.ended)
        elif self.busy:
            self.queue.append(work)
        else:
            self.run(work)

    async def change(self, make: Callable[[], Draft | None]) -> None:
        """Propose and wait until it has happened, or raise what speaks against it."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.propose(Work(make, done))
        await future

    def run(self, work: Work) -> None:
        """Check a proposal and write it down."""
        try:
            draft = work.make()
        except (TianxiaError, Stale) as error:
            work.done(error)
            return
        except Exception as error:
            LOG.exception("A proposal failed at table %s", self.table.id)
            work.done(error)
            return
        if draft is None:
            work.done(None)
            return
        self.busy = True
        row = Row(
            self.table.id, self.table.version + 1, draft.kind, draft.seat, draft.body, int(time.time() * 1000)
        )
        if draft.statements:
            self.hub.spawn(self.write(row, draft, work))
        else:
            self.hub.store.append(row, lambda outcome: self.landed(row, draft, work, outcome))

    async def write(self, row: Row, draft: Draft, work: Work) -> None:
        """Write a row that does not come alone."""
        try:
            outcome: Outcome = await self.hub.store.write(draft.statements or [], row)
        except Exception as error:
            outcome = error
        self.landed(row, draft, work, outcome)

    def landed(self, row: Row, draft: Draft, work: Work, outcome: Outcome) -> None:
        """A row is on the disk, or not."""
        if outcome is True:
            try:
                self.happen(row, draft.step)
            except Broken as error:
                work.done(error)
                return
            except Exception as error:
                # It is on the disk, and this table no longer what its log says: it is read again.
                LOG.exception("What was written at table %s could not happen", self.table.id)
                self.hub.forget(self)
                work.done(error)
                return
            work.done(None)
        elif outcome is False:
            self.hub.spawn(self.look_again(work))
            return
        else:
            # Its message may quote what was to be stored.
            LOG.error("The store failed at table %s: %s", self.table.id, type(outcome).__name__)
            work.done(Refused(503, "storage", "The move could not be stored; please try again."))
            self.look_later()  # it may have been, and we did not hear of it
        self.go_on()

    async def look_again(self, work: Work) -> None:
        """Another process was first: read what it wrote, and propose again."""
        try:
            await self.read_on()
        except Broken as error:
            work.done(error)
        except Exception as error:
            LOG.error("What others wrote at table %s could not be read: %s", self.table.id, error)
            work.done(Refused(503, "storage", "The move could not be stored; please try again."))
            self.look_later()
        else:
            self.queue.appendleft(work)
        finally:
            self.go_on()

    def go_on(self) -> None:
        """Take what has been waiting."""
        self.busy = False
        if self.ended is not None:
            return
        if self.heard > self.table.version:
            self.hear(self.heard)
        while self.queue and not self.busy:
            self.run(self.queue.popleft())

    def hear(self, seq: int) -> None:
        """Somebody has appended to the log, perhaps another process."""
        self.heard = max(self.heard, seq)
        if self.ended is None and not self.busy and self.heard > self.table.version:
            self.busy = True
            self.hub.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Read what others wrote."""
        self.heard = 0
        try:
            await self.read_on()
        except Broken:
            pass  # the table is set aside, and everybody was told
        except Exception as error:
            LOG.error("What others wrote at table %s could not be read: %s", self.table.id, error)
            self.look_later()
        finally:
            self.go_on()

    def look_later(self) -> None:
        """Something may have been written that we could not read: look soon."""
        if self.looking is None and self.ended is None:
            self.looking = asyncio.get_running_loop().call_later(LOOK_SECONDS, self.look_now)

    def look_now(self) -> None:
        """Read what was written, unless the table is no longer held."""
        self.looking = None
        if self.hub.tables.get(self.table.id) is self and not self.hub.closing:
            self.hear(self.table.version + 1)

    async def read_on(self) -> None:
        """Let the rows happen that we do not know yet."""
        for row in await self.hub.store.rows(self.table.id, self.table.version):
            self.happen(row, ours=False)

    # What happens ---------------------------------------------------------------------------------

    def happen(self, row: Row, step: Step | None = None, ours: bool = True) -> None:
        """Let a stored row happen and tell everybody."""
        before = self.table.status
        self.table.apply(row, step)
        if row.kind == "move":
            self.tell_move()
            if self.table.status != before:
                self.tell_info()
        elif row.kind == "undo":
            self.tell_undone()
        else:
            self.tell_info()
        self.wake(0 if ours else STEP_IN_SECONDS)

    def wake(self, after: float = 0) -> None:
        """See to bots and clocks."""
        if self.hub.closing:
            return
        table = self.table
        if table.status != "playing" or self.ended is not None:
            return
        for seat in table.acting:
            if table.places[seat].kind == "bot" and seat not in self.thinking:
                self.thinking[seat] = self.hub.spawn(self.think(seat, after))
        fall = table.clocks.next_fall()
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        if fall is not None:
            # One that has fallen is being seen to; if that fails, it is tried again.
            delay = fall - time.time() + 0.05 if fall > time.time() else LOOK_SECONDS
            # A timer of many days is set again now and then: loops do not like them.
            self.flag = asyncio.get_running_loop().call_later(min(delay, 3600.0), self.look_at_clocks)

    def look_at_clocks(self) -> None:
        """Give the seats whose time is up to bots."""
        self.flag = None
        for seat in self.table.clocks.fallen(time.time()):
            self.propose(Work(lambda seat=seat: self.fall(seat), lambda _: None))  # type: ignore[misc]
        self.wake()

    def fall(self, seat: int) -> Draft | None:
        """A bot takes over a seat whose time is up."""
        if seat not in self.table.clocks.fallen(time.time()):
            return None
        place = self.table.places[seat]
        live = self.table.agreement.pace.kind == "live"
        return self.seating(seat, changed(place, kind="bot", level="normal", flagged=live, why="flag"))

    # Moves ----------------------------------------------------------------------------------------

    def draft_move(self, seat: int, move: int, version: int) -> Draft:
        """A move, if it may be made."""
        table = self.table
        if table.status != "playing":
            raise Refused(409, "not-playing", "The game has not begun or is over.")
        if not table.asked <= version <= table.version:
            raise Stale
        try:
            step = table.foresee(seat, move)
        except (IllegalMove, UnknownMove):
            if version != table.version:
                raise Stale from None
            raise
        ending = self.ending(step.state) if step.state.over else None
        return Draft("move", seat, table.game.moves.text(move), ending, step)

    def ending(self, state: Any) -> list[Executable]:
        """What is written with the last move: the status, and everybody's result."""
        table = self.table
        now = time.time()
        scores, ranking = table.result(state)
        results = [
            {
                "table_id": table.id,
                "seat": seat,
                "person": place.person,
                "game": table.game.key,
                "score": scores[seat],
                "place": max(ranking[seat], 2) if place.helped else ranking[seat],
                "seats": len(table.places),
                "time": now,
                "lent": place.helped,
            }
            for seat, place in enumerate(table.places)
            if place.person
        ]
        closing = update(TABLES).where(TABLES.c.id == table.id).values(status="over", updated=now)
        return [closing, *[insert(RESULTS).values(result) for result in results]]

    def draft_undo(self, seat: int, version: int) -> Draft:
        """Take a seat's last move back, if it may."""
        if not self.table.asked <= version <= self.table.version:
            raise Stale
        if not self.table.can_undo(seat):
            raise Refused(409, "cannot-undo", "There is nothing to take back.")
        return Draft("undo", seat, str(self.table.moves - 1))

    # Seats ----------------------------------------------------------------------------------------

    def seating(self, seat: int, place: Place) -> Draft:
        """Change who sits in a seat."""
        table = self.table
        here = (SEATS.c.table_id == table.id) & (SEATS.c.seat == seat)
        statements: list[Executable] = [delete(SEATS).where(here)]
        if place.person:
            statements.append(insert(SEATS).values(table_id=table.id, seat=seat, person=place.person))
        places = [*table.places[:seat], place, *table.places[seat + 1 :]]
        if table.status == "waiting" and not any(p.vacant for p in places):
            now = time.time()
            statements.append(
                update(TABLES).where(TABLES.c.id == table.id).values(status="playing", updated=now)
            )
        return Draft("seat", seat, ENCODER.encode(place).decode(), statements)

    def join(self, person: Person, seat: int | None, invite: str | None) -> Draft:
        """Sit down on an open seat, or on the one an invitation is for."""
        for number, place in enumerate(self.table.places):
            if seat is not None and number != seat:
                continue
            invited = (
                invite is not None
                and place.invite != ""
                and secrets.compare_digest(place.invite.encode(), invite.encode())
            )
            free = place.kind == "open" and invite is None and not place.invite
            if free or (place.vacant and invited):
                return self.seating(
                    number, Place("person", person.id, person.name, why="taken", account=person.account)
                )
            if invited and place.person != person.id:
                raise Refused(409, "seat-taken", "Somebody else has taken that seat already.")
        raise Refused(409, "no-seat", "There is no free seat for you at this table.")

    def hand_to_bot(self, person: Person, seat: int, level: Level) -> Draft:
        """Let a bot play a seat; one's own in a game with other people only a bot that is not too strong."""
        place = self.place(seat)
        if self.table.finished:
            raise Refused(409, "over", "The game is over.")
        others = self.table.others(person.id)
        # Nobody changes the bots that other people play against.
        vacant = not place.person and (place.vacant or not others)
        if place.person != person.id and not (self.table.host == person.id and vacant):
            raise Refused(403, "not-yours", "That is not your seat.")
        if place.resigned or place.flagged:
            raise Refused(409, "left", "You have left this game; its bot stays as it is.")
        if place.person and others and too_strong(level):
            raise Refused(
                409,
                "bot-too-strong",
                "In a game with other people a bot that plays for you is at most of the level “normal”.",
                {"level": LENT_LEVEL},
            )
        return self.seating(seat, changed(place, kind="bot", level=level, invite="", why="handed"))

    def take_back(self, person: Person, seat: int) -> Draft | None:
        """Play one's own seat again. The result will say that a bot has played for a while."""
        place = self.place(seat)
        if place.person != person.id or place.resigned or place.flagged:
            raise Refused(403, "not-yours", "That seat cannot be taken back.")
        if self.table.finished:
            raise Refused(409, "over", "The game is over.")
        if place.kind == "person":
            return None
        lent = place.lent or self.table.status == "playing"
        if len(self.table.owned_by(person.id)) == 1:  # several at one device have names of their own
            place = changed(place, name=person.name, account=person.account)
        return self.seating(seat, changed(place, kind="person", why="returned", lent=lent))

    def resign(self, person: Person, seat: int) -> Draft:
        """Give up: a bot plays on, and the result says so."""
        place = self.place(seat)
        if place.person != person.id or place.resigned:
            raise Refused(403, "not-yours", "That is not your seat.")
        if self.table.status != "playing":
            raise Refused(409, "not-playing", "The game has not begun or is over.")
        return self.seating(seat, changed(place, kind="bot", level="normal", resigned=True, why="resigned"))

    def rename(self, seat: int, person: Person) -> Draft | None:
        """Say somebody's new name."""
        place = self.place(seat)
        if place.person != person.id or (place.name, place.account) == (person.name, person.account):
            return None
        return self.seating(seat, changed(place, name=person.name, account=person.account, why="renamed"))

    def place(self, seat: int) -> Place:
        """A seat of this table."""
        if not 0 <= seat < len(self.table.places):
            raise Refused(404, "no-such-seat", "There is no such seat.")
        return self.table.places[seat]

    # Bots -----------------------------------------------------------------------------------------

    async def think(self, seat: int, after: float) -> None:
        """Ask a bot for its move and make it; a bot that fails is replaced, and the table goes on."""
        table = self.table
        asked, version = table.asked, table.version
        try:
            await asyncio.sleep(max(after, self.hub.settings.bot_pause))
            place = table.places[seat]
            if (table.asked, place.kind) == (asked, "bot") and seat in table.acting:
                await self.bot_move(seat, place, asked)
        except Broken:
            pass  # the table is set aside, and everybody knows
        except (Stale, TianxiaError) as error:
            LOG.info("A bot's move came too late at table %s: %s", table.id, error)
        finally:
            self.thinking.pop(seat, None)
            if not self.hub.closing:
                self.wake(0 if table.version != version else STEP_IN_SECONDS)

    async def bot_move(self, seat: int, place: Place, asked: int) -> None:
        """Have a bot choose, and propose what it chose."""
        table = self.table
        try:
            try:
                move = await self.hub.thinkers.choose(
                    lambda: self.bot_question(seat, place, asked),
                    Ticket(self.need, self.served(), self.tell_queue),
                )
            except NotImplementedError:
                # A game whose positions cannot travel: its bot chooses at random, here.
                move = table.random_move(seat, secrets.randbits(31))
            await self.change(lambda: self.draft_bot(seat, move, asked))
        except (BotFailed, IllegalMove, UnknownMove) as error:
            LOG.warning("A bot failed at table %s: %s", table.id, error)
            if place.level != "easy":
                spare = changed(place, level="easy", why="bot-failed")
                await self.change(lambda: self.seating(seat, spare) if table.places[seat] == place else None)
            else:
                move = table.random_move(seat, secrets.randbits(31))
                await self.change(lambda: self.draft_bot(seat, move, asked))

    def bot_question(self, seat: int, place: Place, asked: int) -> dict[str, Any]:
        """What a bot is asked when it is its turn to think; `Stale` if it need not any more."""
        table = self.table
        if (table.asked, table.places[seat]) != (asked, place):
            raise Stale
        asking = table.question(seat, level=place.level, pace=self.hub.settings.thinking)
        if asking is None:
            raise NotImplementedError
        return asking

    def served(self) -> list[str]:
        """The people a bot of this table thinks for: those who play, or who made the table."""
        playing = {place.person for place in self.table.places if place.kind == "person"}
        return sorted(playing) or [self.table.host]

    def need(self) -> Need:
        """How urgent a bot's move is."""
        playing = {place.person for place in self.table.places if place.kind == "person"}
        if not playing:
            return Need.IDLE
        return Need.MOVE if any(socket.person.id in playing for socket in self.sockets) else Need.AWAY

    def tell_queue(self, place: int) -> None:
        """Tell everybody at which place of the queue a bot of this table waits; 0 if it waits no longer."""
        self.queued = place
        frame = framed(self.queue_news())
        for socket in self.sockets:
            socket.write(frame)

    def queue_news(self) -> bytes:
        """The message that tells how long the bots will be."""
        idle = self.need() is Need.IDLE
        return ENCODER.encode(messages.Queued(place=self.queued, idle=idle))

    def draft_bot(self, seat: int, move: int, asked: int) -> Draft | None:
        """A bot's move, if the question is still the one it was asked."""
        if self.table.asked != asked or self.table.places[seat].kind != "bot":
            return None
        return self.draft_move(seat, move, self.table.version)

    # Telling --------------------------------------------------------------------------------------

    @property
    def here(self) -> set[str]:
        """Everybody who looks at the table in this process."""
        return {socket.person.id for socket in self.sockets}

    @property
    def watching_here(self) -> int:
        """How many look on in this process without a seat."""
        return sum(1 for socket in self.sockets if not self.table.owned_by(socket.person.id))

    @property
    def online(self) -> set[str]:
        """Everybody who looks at the table now."""
        return self.here.union(*[there.people for there in self.hub.presence.elsewhere(self.table.id)])

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        elsewhere = self.hub.presence.elsewhere(self.table.id)
        return self.watching_here + sum(there.watching for there in elsewhere)

    def info(self, person: Person) -> messages.TableInfo:
        """The table as one person sees it, apart from what lies on it."""
        return self.table.info(person.id, self.online, self.watching, time.time())

    def summary(self, person: Person) -> messages.TableSummary:
        """The table as a line in somebody's list."""
        return self.table.summary(person.id, self.online, self.watching, time.time())

    def tell_move(self) -> None:
        """Tell everybody of the last move, encoded once for each pair of eyes."""
        now = time.time()
        frames: dict[int | None, bytes] = {}
        for socket in self.sockets:
            eyes = socket.eyes
            if eyes not in frames:
                frames[eyes] = framed(self.table.update(eyes, now))
            socket.write(frames[eyes])

    def tell_undone(self) -> None:
        """Tell everybody that moves were taken back."""
        now, online, watching = time.time(), self.online, self.watching
        for socket in self.sockets:
            socket.say(self.table.undone(socket.person.id, socket.eyes, online, watching, now))

    def tell_info(self) -> None:
        """Tell everybody of seats, presence and status."""
        self.presence = None
        if self.ended is not None:
            return
        now, online, watching = time.time(), self.online, self.watching
        frames: dict[str, bytes] = {}
        for socket in self.sockets:
            # Those without a seat all see the same.
            person = socket.person.id
            key = person if person == self.table.host or self.table.owned_by(person) else ""
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = framed(self.table.news(key, online, watching, now))
            socket.write(frame)

    def whole(self, socket: Socket) -> bytes:
        """Everything, for one of those who look."""
        return self.table.whole(
            socket.person.id, socket.eyes, self.online, self.watching, self.chat[-CHAT_LINES:], time.time()
        )

    def enter(self, socket: Socket) -> None:
        """Somebody looks at the table."""
        self.sockets.add(socket)
        socket.say(self.whole(socket))
        if self.queued:
            socket.say(self.queue_news())
        self.presence_changed()

    def leave(self, socket: Socket) -> None:
        """Somebody has gone."""
        self.wanted = time.monotonic()
        self.sockets.discard(socket)
        self.presence_changed()
        if not self.sockets and self.ended is None:
            self.hub.remember(self)

    def presence_changed(self, ours: bool = True) -> None:
        """Tell soon who is here; other processes too, if it is our own visitors who came or went."""
        if ours:
            self.hub.presence.change(self.table.id)
        if self.presence is None and self.ended is None:
            self.presence = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.tell_presence)

    def tell_presence(self) -> None:
        """Tell who is here, if the table is still whole."""
        with suppress(Broken):
            self.tell_info()

    async def talk(self, person: Person, seat: int | None, text: str, at: int | None) -> None:
        """Write down and tell a line of chat, one after another."""
        async with self.speaking:
            await self.write_line(person, seat, text, at)

    async def write_line(self, person: Person, seat: int | None, text: str, at: int | None) -> None:
        """Write down a line of chat as the next one."""
        for _ in range(8):
            line = messages.ChatLine(
                n=len(self.chat),
                at=at,
                name=person.name,
                seat=seat,
                text=text,
                time=round(time.time(), 3),
                account=person.account,
            )
            values = {"table_id": self.table.id, **msgspec.structs.asdict(line)}
            if await self.hub.store.put(insert(CHAT).values(values), (self.table.id, line.n)):
                if len(self.chat) == line.n:
                    self.tell_chat(line)
                return
            await self.read_chat()
            if line in self.chat[line.n : line.n + 1]:
                return  # it was ours: the connection was lost before we heard
        raise Refused(409, "busy", "Too many people speak at once.")

    async def read_chat(self) -> None:
        """Read the lines of chat that others wrote."""
        for line in await self.hub.chat_of(self.table.id, len(self.chat)):
            if line.n == len(self.chat):
                self.tell_chat(line)

    def tell_chat(self, line: messages.ChatLine) -> None:
        """Tell everybody of a line of chat."""
        self.chat.append(line)
        frame = framed(ENCODER.encode(messages.ChatNews(line=line)))
        for socket in self.sockets:
            socket.write(frame)

    async def store_snapshot(self) -> None:
        """Write down the table as it is, to open it quickly when it is asked for again."""
        kept, table = self.table.snapshot(), self.table.id
        self.kept = kept.version
        values = {
            "table_id": table,
            "seq": kept.version,
            "fit": fit(self.table.match.record.setup),
            "body": ENCODER.encode(kept).decode(),
        }
        old = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)
        await self.hub.store.write([old, insert(SNAPSHOTS).values(values)])

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the table if it were forgotten until it is asked for."""
        return not (self.sockets or self.busy or self.queue or self.thinking or self.flag)


def changed(place: Place, **values: Any) -> Place:
    """A seat with something changed."""
    return msgspec.structs.replace(place, **values)


def framed(payload: bytes) -> bytes:
    """A message as a WebSocket frame: text, final, unmasked."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


def chat_line(line: Any) -> messages.ChatLine:
    """A line of chat as it was stored."""
    return messages.ChatLine(
        n=line.n,
        at=line.at,
        name=line.name,
        seat=line.seat,
        text=line.text,
        time=line.time,
        account=line.account,
    )
