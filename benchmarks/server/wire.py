"""WebSocket clients without a library: raw frames over an asyncio transport, a few microseconds a message."""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
KEY = b64encode(b"tianxia's bench!").decode()
NO_MASK = bytes(4)
"""Clients must mask what they send; a mask of zeros leaves it as it is."""

Listener = Callable[[bytes, int, int], None]
"""Is given a buffer, and where in it the message begins and ends."""


def framed(message: bytes, kind: int = TEXT) -> bytes:
    """A message from a client, as a frame."""
    size = len(message)
    if size < 126:
        return bytes((kind, 0x80 | size)) + NO_MASK + message
    return bytes((kind, 0xFE)) + size.to_bytes(2, "big") + NO_MASK + message


class Client(asyncio.Protocol):
    """One connection; every text message goes to `listen`."""

    __slots__ = ("accepted", "listen", "lost", "lost_how", "request", "rest", "transport", "write")

    def __init__(self, host: str, path: str, headers: dict[str, str], listen: Listener) -> None:
        lines = {
            "Host": host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": KEY,
            "Origin": f"http://{host}",
            **headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.request = f"GET {path} HTTP/1.1\r\n{head}\r\n".encode()
        self.listen = listen
        self.accepted = False
        self.rest = b""
        self.lost: Callable[[str], None] = lambda _: None
        self.lost_how = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.write = self.transport.write
        self.write(self.request)
        self.request = b""

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
            self.rest = b""
        at, size = 0, len(data)
        if not self.accepted:
            at = self.read_answer(data)
            if not self.accepted:
                return
        while size - at > 1:
            length, start = data[at + 1], at + 2
            if length > 125:
                wide = 2 if length == 126 else 8
                start += wide
                if start > size:
                    break
                length = int.from_bytes(data[start - wide : start], "big")
            end = start + length
            if end > size:
                break
            if data[at] == TEXT:
                self.listen(data, start, end)
            else:
                self.control(data[at], data[start:end])
            at = end
        if at < size:
            self.rest = data[at:]

    def read_answer(self, data: bytes) -> int:
        """Read the answer to the opening request; returns where the frames begin."""
        head, found, _ = data.partition(b"\r\n\r\n")
        if not found:
            self.rest = data
        elif head.startswith(b"HTTP/1.1 101"):
            self.accepted = True
        else:
            self.lost_how = data.decode(errors="replace")
            self.transport.abort()
        return len(head) + 4

    def control(self, kind: int, body: bytes) -> None:
        """Answer what is not a message."""
        if kind == PING:
            self.write(framed(body, PONG))
        elif kind == CLOSE:
            self.lost_how = f"closed with {int.from_bytes(body[:2], 'big')}"
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost(self.lost_how or str(exc or "closed"))
