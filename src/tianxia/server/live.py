"""The live connection of a browser to a table."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tianxia.kernel import IllegalMove, TianxiaError
from tianxia.server import messages
from tianxia.server.faults import Broken, Refused
from tianxia.server.gate import LITTLE, MOST_UNSENT
from tianxia.server.safety import Bucket
from tianxia.server.table import ENCODER
from tianxia.server.tables import Stale, Work, framed

if TYPE_CHECKING:
    from tianxia.server.gate import Gate
    from tianxia.server.safety import Limiter
    from tianxia.server.services import Services
    from tianxia.server.sessions import Person
    from tianxia.server.tables import LiveTable

LONGEST_MESSAGE: Final = 4096
MOST_CHAT: Final = 1000
"""Chat is kept as long as its table; so many lines of it."""

MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 60.0
DECODER: Final = msgspec.json.Decoder(messages.ClientMessage)
PONG: Final = framed(ENCODER.encode(messages.Pong()))

Send = "Callable[[dict[str, Any]], Awaitable[None]]"


class Socket:
    """One browser that looks at one table."""

    __slots__ = (
        "backlog",
        "behind",
        "bucket",
        "direct",
        "eyes",
        "limiter",
        "live",
        "network",
        "outbox",
        "person",
        "send",
        "task",
        "transport",
        "unsent",
        "whole_wanted",
    )

    def __init__(
        self,
        live: LiveTable,
        person: Person,
        network: str,
        send: Any,
        direct: Any,
        limiter: Limiter,
        gate: Gate,
    ) -> None:
        self.live = live
        self.person = person
        self.network = network
        self.eyes = live.table.first_eyes(person.id)
        self.send = send
        self.direct = direct
        self.transport = None if direct is None else direct.transport
        self.limiter = limiter
        self.backlog = gate.backlog
        self.bucket = Bucket(MESSAGES_A_SECOND * limiter.scale, MESSAGES_AT_ONCE * max(limiter.scale, 1.0))
        self.outbox: list[bytes] = []
        self.task: asyncio.Task[None] | None = None
        self.unsent = 0
        self.behind = 0.0
        self.whole_wanted = False

    # Out ------------------------------------------------------------------------------------------

    def write(self, frame: bytes) -> None:
        """Send a frame at the end of this turn of the loop, together with all others."""
        self.live.hub.post(self, frame)

    def send_now(self, frame: bytes) -> None:
        """Send a frame."""
        transport = self.transport
        if transport is None:
            self.outbox.append(frame)
            if self.pending() > MOST_UNSENT:
                self.cut()
            elif self.task is None:
                self.task = asyncio.get_running_loop().create_task(self.drain())
        elif not self.direct.close_sent and not self.direct.disconnected:
            transport.write(frame)
            size = transport.get_write_buffer_size()
            if size > LITTLE:
                self.backlog.note(self, size)

    def pending(self) -> int:
        """The bytes that are unsent now."""
        if self.transport is None:
            return sum(map(len, self.outbox))
        return 0 if self.direct.disconnected else int(self.transport.get_write_buffer_size())

    def cut(self) -> None:
        """End the connection at once, and forget what was unsent."""
        self.outbox.clear()
        if self.transport is not None:
            self.transport.abort()
        else:
            self.live.hub.spawn(self.end())

    def say(self, payload: bytes) -> None:
        """Send a message made for this socket."""
        self.write(framed(payload))

    async def end(self) -> None:
        """Close the connection from our side."""
        if self.transport is not None and self.pending() > LITTLE:
            self.cut()
            return
        with suppress(Exception):
            await self.send({"type": "websocket.close", "code": 4001})

    async def drain(self) -> None:
        """Send what is waiting, under a server that does not lend us its transport."""
        try:
            while self.outbox:
                frame = self.outbox.pop(0)
                await self.send({"type": "websocket.send", "text": payload_of(frame).decode()})
        except Exception:
            self.outbox.clear()
        finally:
            self.task = None

    # In -------------------------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        """Follow a message from the browser."""
        if not self.bucket.take(time.monotonic()) or not self.may("message"):
            self.hasty()
            return
        if len(data) > LONGEST_MESSAGE:
            self.fault("too-long", "That message is too long.")
            return
        try:
            message = DECODER.decode(data)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            self.fault("bad-message", f"That message was not understood: {error}.")
            return
        except Refused as error:
            self.fault(error.error, error.message)
            return
        except (RecursionError, UnicodeDecodeError):
            self.fault("bad-message", "That message cannot be read.")
            return
        # Where the rules fail, the table is set aside and everybody is shown out.
        with suppress(Broken):
            self.follow(message)

    def follow(self, message: messages.ClientMessage) -> None:
        """Do what a message asks for."""
        match message:
            case messages.Move():
                self.move(message)
            case messages.Undo():
                self.undo(message)
            case messages.Eyes():
                self.look(message.seat)
            case messages.Chat():
                self.live.hub.spawn(self.talk(message))
            case messages.Resync():
                self.tell_whole_soon()
            case _:
                self.write(PONG)

    def tell_whole_soon(self) -> None:
        """Send everything: once, however often it is asked for before it is on its way."""
        if not self.whole_wanted:
            self.whole_wanted = True
            asyncio.get_running_loop().call_soon(self.tell_whole)

    def tell_whole(self) -> None:
        """Send everything, to those who have read what they were sent."""
        self.whole_wanted = False
        if self.pending() <= LITTLE and self in self.live.sockets and self.asks("whole"):
            self.say(self.live.whole(self))

    def may(self, action: str, **more: str) -> bool:
        """Whether this person, from this address, does not do something too often."""
        return self.limiter.allows(action, person=self.person.id, address=self.network, **more)

    def asks(self, action: str, **more: str) -> bool:
        """Whether this may be done; says so if not."""
        allowed = self.may(action, **more)
        if not allowed:
            self.hasty()
        return allowed

    def hasty(self) -> None:
        """Say that there were too many messages, to those who read what they are told."""
        if self.pending() <= LITTLE:
            self.fault("too-many", "Too many messages; please slow down.")

    def fault(self, error: str, sentence: str) -> None:
        """Say that a message could not be followed."""
        self.say(ENCODER.encode(messages.Error(error=error, message=sentence)))

    def plays(self, seat: int) -> bool:
        """Whether this person plays a seat; says so if not."""
        places = self.live.table.places
        if seat < len(places) and places[seat].kind == "person" and places[seat].person == self.person.id:
            return True
        self.fault("not-yours", "That is not your seat.")
        return False

    def move(self, message: messages.Move) -> None:
        """Make a move."""
        if self.plays(message.seat):
            live = self.live
            live.propose(
                Work(lambda: live.draft_move(message.seat, message.move, message.version), self.answered)
            )

    def undo(self, message: messages.Undo) -> None:
        """Take a move back."""
        if self.plays(message.seat) and self.asks("undo"):
            live = self.live
            live.propose(Work(lambda: live.draft_undo(message.seat, message.version), self.answered))

    def answered(self, error: Exception | None) -> None:
        """Say what speaks against a proposal; if nothing does, the update says enough."""
        if error is None:
            return
        version = self.live.table.version
        if isinstance(error, Stale):
            self.say(ENCODER.encode(messages.Stale(version=version)))
        elif isinstance(error, IllegalMove):
            why = messages.Why(key=error.refusal.key, values=error.refusal.values, rule=error.refusal.rule)
            self.say(ENCODER.encode(messages.Refused(why=why, version=version)))
        elif isinstance(error, Refused):
            self.fault(error.error, error.message)
        elif isinstance(error, TianxiaError):
            self.fault("bad-message", str(error))
        else:
            self.fault("internal", "Something went wrong; the move was not made.")

    def look(self, seat: int | None) -> None:
        """Look through another seat of one's own."""
        if seat is not None and seat not in self.live.table.owned_by(self.person.id):
            self.fault("not-yours", "That is not your seat.")
            return
        if self.asks("whole"):
            self.eyes = seat
            self.say(self.live.whole(self))

    async def talk(self, message: messages.Chat) -> None:
        """Say something to all."""
        table = self.live.table
        seats = table.owned_by(self.person.id)
        if not seats and table.host != self.person.id and not table.watchable:
            self.fault("not-yours", "Only players may speak at this table.")
            return
        if message.at is not None and message.at > table.moves:
            self.fault("no-such-move", "There is no such move.")
            return
        if len(self.live.chat) >= MOST_CHAT:
            self.fault("chat-full", "Enough has been said at this table.")
            return
        if not self.asks("chat", table=table.id):
            return
        seat = self.eyes if self.eyes is not None else (seats[0] if seats else None)
        try:
            await self.live.talk(self.person, seat, message.text, message.at)
        except Refused as error:
            self.fault(error.error, error.message)


def payload_of(frame: bytes) -> bytes:
    """The message in a frame of ours."""
    marker = frame[1]
    return frame[2 if marker < 126 else 4 if marker == 126 else 10 :]


async def attend(
    live: LiveTable,
    person: Person,
    network: str,
    scope: dict[str, Any],
    receive: Any,
    send: Any,
    services: Services,
) -> None:
    """Serve one connection until it ends."""
    direct = scope.get("extensions", {}).get("tianxia.direct")
    await send({"type": "websocket.accept"})
    socket = Socket(live, person, network, send, direct, services.limiter, services.gate)
    if direct is not None:
        direct.listener = socket.hear
    try:
        live.enter(socket)
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            socket.hear(text.encode() if text is not None else message.get("bytes") or b"")
    except Broken:
        pass  # the table was set aside when somebody looked; they have been told
    finally:
        if direct is not None:
            direct.listener = None
        services.gate.backlog.forget(socket)
        live.leave(socket)
