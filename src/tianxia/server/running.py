"""Start the server."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import webbrowser
from typing import TYPE_CHECKING, Any

import uvicorn

from tianxia.server.app import make_app
from tianxia.server.live import LONGEST_MESSAGE
from tianxia.server.settings import PORT, Settings, default_database
from tianxia.server.sockets import DirectProtocol

if TYPE_CHECKING:
    from collections.abc import Callable


def calm_collector() -> None:
    """Look for garbage seldom: tables live long, and a search through all of them delays everybody.

    What the server leaves behind is freed by counting references; cycles are rare.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def configured(settings: Settings) -> uvicorn.Config:
    """uvicorn, set up for many quiet sockets."""
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws=DirectProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        # uvicorn would believe whoever is on this machine; `Site` asks the proxies that the host trusts.
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve on; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    database: str | None = None,
    open_browser: bool = False,
    ready: Callable[[str], None] = lambda _: None,
    settings: Settings | None = None,
    **more: Any,
) -> None:
    """Serve until stopped. `ready` is told the address when the site can be reached; `more` are settings."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    chosen = settings or Settings(database=database or default_database(), host=host, port=port, **more)
    server = uvicorn.Server(configured(chosen))
    listening = listen(chosen.host, chosen.port)
    shown = f"[{chosen.host}]" if ":" in chosen.host else chosen.host
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    async def run() -> None:
        serving = asyncio.ensure_future(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            calm_collector()
            ready(address)
            if open_browser:
                await asyncio.to_thread(webbrowser.open, address)
        await serving

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())
