"""The protocols for uvicorn: HTTP with limits of time and size, and WebSockets with a short way in and out.

A request has so much time for its head and so much for its body, an answer so much to be read, and a peer
so many connections. uvicorn itself waits for ever.

A message to a thousand sockets is one frame, encoded once and written to each transport; a message
from a socket goes straight to whoever listens, without waking a task. Whatever is not a plain text
message in one piece takes uvicorn's own way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # it could not be compiled here
    from websockets.utils import apply_mask

from tianxia.server.gate import LITTLE
from tianxia.server.safety import network

if TYPE_CHECKING:
    from asyncio import TimerHandle
    from collections.abc import Callable

    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

    from tianxia.server.gate import Gate

MOST_HEAD: Final = 32 << 10
MOST_PIPELINED: Final = 16
CLOSING_SECONDS: Final = 5.0
PLAIN: Final = b"HTTP/1.1 %b\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%b"
FULL: Final = b"503 Service Unavailable"
SLOW: Final = b"408 Request Timeout"
LARGE_HEAD: Final = b"431 Request Header Fields Too Large"

TEXT: Final = 0x81
"""The first byte of a text message in one piece, without extensions."""

MASKED: Final = 0x80
SHORT: Final = 126
"""The length byte that says that two bytes of length follow."""


class TooManyAtOnce(Exception):
    """More requests on one connection than are answered in time."""


class PatientProtocol(HttpToolsProtocol):
    """uvicorn's own protocol, which does not wait for ever and does not take everything."""

    gate: Gate
    peer: str | None = None
    reading = ""
    """What is being read: a "head", a "body", or nothing."""
    received = 0
    """Bytes of the head so far."""
    deadline: TimerHandle | None = None
    stalled: TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Let a connection in, unless there are too many."""
        super().connection_made(transport)
        self.gate = self.config.app.gate  # type: ignore[union-attr]
        peer = network(self.client[0]) if self.client else ""
        counted = self.client is None or not self.gate.is_proxy(self.client[0])
        if self.gate.connections.enter(peer, counted):
            self.peer = peer
            self.expect("head", self.gate.head_seconds)
        else:
            self.refuse(FULL, b"Too many connections; please try again later.\n")

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back what the connection held."""
        self.expect("")
        self.resumed()
        if self.peer is not None:
            self.gate.connections.leave(self.peer)
            self.peer = None
        super().connection_lost(exc)

    def expect(self, what: str, seconds: float = 0) -> None:
        """Wait for a part of a request, not longer than so many seconds."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        self.reading = what
        if what:
            self.received = 0
            self.deadline = self.loop.call_later(seconds, self.refuse, SLOW, b"That took too long.\n")

    def refuse(self, status: bytes, sentence: bytes) -> None:
        """Answer without having read everything, and end the connection."""
        self.expect("")
        if not self.transport.is_closing():
            if not self.answering:
                self.transport.write(PLAIN % (status, len(sentence), sentence))
            self.transport.close()
            self.wait_for_reader(CLOSING_SECONDS)

    def wait_for_reader(self, seconds: float) -> None:
        """Give whoever asked so many seconds to read what is not sent yet."""
        if self.stalled is None:
            self.stalled = self.loop.call_later(seconds, self.transport.abort)

    @property
    def busy(self) -> bool:
        """Whether a request waits for its answer."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    @property
    def answering(self) -> bool:
        """Whether an answer has been begun and is not complete."""
        return self.busy and self.cycle.response_started

    def data_received(self, data: bytes) -> None:
        """Read on; whoever begins a request has to end it."""
        if self.transport.is_closing():
            return
        if not self.reading and not self.busy:
            self.expect("head", self.gate.head_seconds)
        if self.reading == "head":
            self.received += len(data)
        super().data_received(data)
        if self.reading == "head" and self.received > MOST_HEAD:
            self.refuse(LARGE_HEAD, b"The head of that request is too large.\n")

    def on_message_begin(self) -> None:
        """A request begins, perhaps in the midst of what was received."""
        if self.reading != "head":
            self.expect("head", self.gate.head_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head is complete."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooManyAtOnce
        self.expect("body", self.gate.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self.expect("")
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, with its place in the count."""
        self.expect("")
        peer, self.peer = self.peer, None
        super().handle_websocket_upgrade()
        direct = self.transport.get_protocol()
        assert isinstance(direct, DirectProtocol)
        direct.peer = peer

    def pause_writing(self) -> None:
        """The answer is not read: wait for a while."""
        super().pause_writing()
        self.wait_for_reader(self.gate.reading_seconds)

    def resume_writing(self) -> None:
        """The answer has been read after all."""
        self.resumed()
        super().resume_writing()

    def resumed(self) -> None:
        """Nothing is stalled any more."""
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def timeout_keep_alive_handler(self) -> None:
        """Nobody has asked for anything more."""
        super().timeout_keep_alive_handler()
        self.wait_for_reader(self.gate.reading_seconds)

    def on_response_complete(self) -> None:
        """An answer is written; a connection that closes now ends, whether it is read or not."""
        super().on_response_complete()
        if self.transport.is_closing():
            self.wait_for_reader(self.gate.reading_seconds)


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which hands itself to the application."""

    listener: Callable[[bytes], None] | None = None
    peer: str | None = None
    unread = b""

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back the connection's place in the count."""
        if self.peer is not None:
            self.config.app.gate.connections.leave(self.peer)  # type: ignore[union-attr]
            self.peer = None
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer a ping; who sends them without reading the answers is cut off."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > 4 * LITTLE and self.listener is not None:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Nobody is there: do not wait until they read what was sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_connect(self, event: Any) -> None:
        """Open a connection, and let the application reach this object."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"]["tianxia.direct"] = self

    def data_received(self, data: bytes) -> None:
        """Take whole frames apart: plain text for the listener, everything else for uvicorn."""
        if self.listener is None:
            super().data_received(data)
            return
        data = self.unread + data if self.unread else data
        start, end = 0, len(data)
        while start < end:
            size = frame_size(data, start, self.config.ws_max_size)
            if size == 0:
                break
            if size < 0 or self.close_sent:
                # Nothing we expect: uvicorn sees to all that follows.
                self.listener = None
                self.unread = b""
                super().data_received(data[start:])
                return
            if data[start] == TEXT:
                head = start + (6 if data[start + 1] & 0x7F < SHORT else 8)
                self.listener(apply_mask(data[head : start + size], data[head - 4 : head]))
            else:
                super().data_received(data[start : start + size])
            start += size
        self.unread = data[start:]


def frame_size(data: bytes, start: int, most: int) -> int:
    """The bytes of the frame that begins here: 0 if it is not complete, -1 if it is none of ours."""
    left = len(data) - start
    if left < 2:
        return 0
    length = data[start + 1]
    if not length & MASKED or length & 0x7F > SHORT or not data[start] & 0x80:
        return -1
    length &= 0x7F
    head = 6
    if length == SHORT:
        if left < 4:
            return 0
        length = data[start + 2] << 8 | data[start + 3]
        head = 8
        if length > most:
            return -1
    return head + length if left >= head + length else 0
