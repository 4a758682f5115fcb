"""The WebSocket protocol for uvicorn, with a short way in and out.

A message to a thousand sockets is one frame, encoded once and written to each transport; a message
from a socket goes straight to whoever listens, without waking a task. Whatever is not a plain text
message in one piece takes uvicorn's own way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # it could not be compiled here
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from collections.abc import Callable

TEXT: Final = 0x81
"""The first byte of a text message in one piece, without extensions."""

MASKED: Final = 0x80
SHORT: Final = 126
"""The length byte that says that two bytes of length follow."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which hands itself to the application."""

    listener: Callable[[bytes], None] | None = None
    unread = b""

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
