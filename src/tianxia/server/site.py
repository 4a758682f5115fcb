"""The whole site as one ASGI application: safety first, then pages, calls and live connections."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tianxia.kernel import TianxiaError
from tianxia.server import safety
from tianxia.server.faults import Refused
from tianxia.server.live import attend
from tianxia.server.messages import Fault
from tianxia.server.openapi import Methods
from tianxia.server.proxies import Proxies
from tianxia.server.sessions import COOKIE
from tianxia.server.static import Client

if TYPE_CHECKING:
    from litestar import Litestar

    from tianxia.server.services import Services
    from tianxia.server.sessions import Person
    from tianxia.server.tables import LiveTable

LOG: Final = logging.getLogger("tianxia")
LIVE: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,24})/live")
JSON: Final = (b"content-type", b"application/json")


class TooLarge(Refused):
    """A body that grew past its limit."""


class Site:
    """What uvicorn serves."""

    def __init__(self, calls: Litestar, services: Services, schema: dict[str, Any]) -> None:
        self.calls = calls
        self.services = services
        self.gate = services.gate
        self.client = Client()
        self.hosts = services.settings.allowed_hosts()
        self.ours = services.settings.public_hosts()
        self.proxies = Proxies(services.settings.proxies)
        self.schema = msgspec.json.encode(schema)
        self.methods = Methods(schema)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one connection."""
        if scope["type"] in ("http", "websocket"):
            self.proxies.look_behind(scope)
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.calls(scope, receive, send)

    # HTTP -----------------------------------------------------------------------------------------

    async def http(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        headers, path = scope["headers"], scope["path"]
        if scope.get("scheme") == "https":
            send = safety.over_tls(send)
        try:
            safety.check_path(scope)
            most = safety.check_size(path, headers)
            safety.check_host(headers, self.hosts)
            network = safety.network(address(scope))
            calling = path.startswith("/api/")
            self.services.limiter.check("request" if calling else "file", address=network)
            if calling:
                safety.check_unsafe(scope["method"], headers, self.ours)
                person = await self.whoever(headers)
                self.services.hub.thinkers.queue.seen(person.id, network)
                scope.setdefault("state", {}).update(person=person, network=network)
        except Refused as error:
            await answer(send, error.status, [JSON], fault_body(error))
            return
        if path in ("/api/schema", "/api/schema/openapi.json"):
            await answer(send, 200, [JSON], self.schema)
        elif (known := self.methods.of(path)) and scope["method"] not in known:
            refused = Refused(405, "not-allowed", f"This understands {' and '.join(known)} only.")
            await answer(send, 405, [JSON, (b"allow", ", ".join(known).encode())], fault_body(refused))
        elif path.startswith("/api/"):
            await self.calls(scope, limited(receive, most), guarded(send))
        elif scope["method"] in ("GET", "HEAD"):
            accepted = safety.header(headers, b"accept-encoding") or ""
            tag = safety.header(headers, b"if-none-match") or ""
            asked = scope["raw_path"].decode("latin-1") if scope.get("raw_path") else path
            await answer(send, *self.client.answer(asked, accepted, tag), head=scope["method"] == "HEAD")
        else:
            await answer(send, 405, [(b"allow", b"GET, HEAD")], b"")

    async def whoever(self, headers: list[tuple[bytes, bytes]]) -> Person:
        """Who is asking; anybody without a cookie is nobody."""
        return await self.services.sessions.recognise(safety.cookie(headers, COOKIE) or "")

    # WebSocket ------------------------------------------------------------------------------------

    async def websocket(self, scope: Any, receive: Any, send: Any) -> None:
        """Open a live connection to a table, and serve it until it ends."""
        await receive()
        network = safety.network(address(scope))
        if not self.gate.sockets.enter(network):
            await reject(scope, send, Refused(503, "full", "There are too many live connections."))
            return
        try:
            live, person = await self.visited(scope, network)
        except TianxiaError as error:
            self.gate.sockets.leave(network)
            await reject(scope, send, error)
            return
        try:
            await attend(live, person, network, scope, receive, send, self.services)
        finally:
            self.gate.sockets.leave(network)

    async def visited(self, scope: Any, network: str) -> tuple[LiveTable, Person]:
        """The table somebody wants to look at, and who it is; `Refused` if they may not."""
        headers = scope["headers"]
        found = LIVE.fullmatch(scope["path"])
        if found is None:
            raise Refused(404, "not-found", "There is nothing here.")
        safety.check_host(headers, self.hosts)
        safety.check_origin(headers, ours=self.ours)
        self.services.limiter.check("request", address=network)
        person = await self.whoever(headers)
        self.services.hub.thinkers.queue.seen(person.id, network)
        self.services.limiter.check("socket", person=person.id, address=network)
        live = await self.services.hub.table(found[1])
        if not live.table.may_watch(person.id):
            raise Refused(403, "not-watchable", "This table is not open to spectators.")
        return live, person


def address(scope: Any) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def fault_body(error: Refused) -> bytes:
    """An error as clients read it."""
    return msgspec.json.encode(Fault(error=error.error, message=error.message, values=error.values))


async def reject(scope: Any, send: Any, error: TianxiaError) -> None:
    """Refuse a live connection with an answer that says why, where the server can send one."""
    refused = error if isinstance(error, Refused) else Refused(500, "internal", "Something went wrong.")
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    body = fault_body(refused)
    headers = [JSON, (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


async def answer(
    send: Any, status: int, headers: list[tuple[bytes, bytes]], body: bytes, head: bool = False
) -> None:
    """Send a whole answer with our headers."""
    size = [] if status == 304 else [(b"content-length", str(len(body)).encode())]
    every = [*headers, *size, *safety.HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": every})
    await send({"type": "http.response.body", "body": b"" if head else body})


def guarded(send: Any) -> Any:
    """A `send` that adds our headers."""

    async def with_headers(message: Any) -> None:
        if message["type"] == "http.response.start":
            kept = [*message.get("headers", []), *safety.HEADERS]
            if not any(key.lower() == b"cache-control" for key, _ in kept):
                kept.append((b"cache-control", b"no-store"))
            message = {**message, "headers": kept}
        await send(message)

    return with_headers


def limited(receive: Any, most: int) -> Any:
    """A `receive` that stops a body which is larger than it may be."""
    seen = 0

    async def counted() -> Any:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise TooLarge(413, "too-large", f"That is more than {most} bytes.")
        return message

    return counted
