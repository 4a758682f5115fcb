"""Put the server together."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from tianxia import __version__
from tianxia.kernel import TianxiaError
from tianxia.server.faults import Refused, unreadable
from tianxia.server.messages import Fault
from tianxia.server.openapi import published
from tianxia.server.routes import PACKED_ALREADY, ROUTES
from tianxia.server.services import Services
from tianxia.server.site import Site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tianxia.server.settings import Settings
    from tianxia.server.watch import Watch

LOG: Final = logging.getLogger("tianxia")
WORTH_PACKING: Final = 1000
"""Answers of at least so many bytes are sent compressed."""

RECORDS: Final = ("/api/records", 400)
"""What is no record at all is refused before anybody looks at its moves."""

LONGEST_LINE: Final = 300
KEYS: Final = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large"}


def tell_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """Any error as clients read it; what is not theirs to know goes to the log."""
    headers: dict[str, str] = {}
    if isinstance(error, Refused):
        status, fault = error.status, Fault(error=error.error, message=error.message, values=error.values)
    elif isinstance(error, TianxiaError):
        status, fault = 400, Fault(error="bad-request", message=str(error))
    elif unreadable(error):
        status, fault = 400, Fault(error="bad-request", message="This is not JSON that can be read.")
    elif isinstance(error, HTTPException) and error.status_code < 500:
        status = error.status_code
        headers = dict(error.headers or {})
        key = "bad-record" if (request.url.path, status) == RECORDS else KEYS.get(status, "bad-request")
        fault = Fault(error=key, message=explained(error))
    else:
        LOG.error("A request failed: %s %s", request.method, request.url.path, exc_info=error)
        status, fault = 500, Fault(error="internal", message="Something went wrong.")
    return Response(fault, status_code=status, headers=headers, media_type="application/json")


def explained(error: HTTPException) -> str:
    """What Litestar found wrong, in one sentence."""
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if isinstance(found, dict) and "message" in found:
        where = f"{found['key']}: " if found.get("key") else ""
        return one_line(f"{where}{found['message']}")
    return one_line(str(error.detail))


def one_line(message: str) -> str:
    """A message that may quote what was sent, not all of it."""
    line = " ".join(message.split())
    return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"


def make_app(settings: Settings, watch: Watch | None = None) -> Site:
    """The server as an ASGI application; `watch` notes for a supervisor which table's rules are at work."""
    services = Services(settings, watch)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    calls = Litestar(
        route_handlers=[ROUTES],
        lifespan=[lifespan],
        exception_handlers={Exception: tell_fault, HTTPException: tell_fault},
        logging_config=None,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=WORTH_PACKING,
            gzip_compress_level=1,
            exclude_opt_key=PACKED_ALREADY,
        ),
        openapi_config=OpenAPIConfig(
            title="Tianxia", version=__version__, path="/api/litestar", render_plugins=[]
        ),
    )
    calls.state["services"] = services
    return Site(calls, services, published(calls))
