"""Start the server: a supervisor, and under it the process that serves."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import webbrowser
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Final

from tianxia.server import supervisor
from tianxia.server.settings import PORT, Settings, default_database

if TYPE_CHECKING:
    from collections.abc import Callable

    import uvicorn

    from tianxia.server.watch import Watch

# What serves is imported where it is needed: the supervisor stays small.
STARTING_SECONDS: Final = 0.02


def calm_collector() -> None:
    """Look for garbage seldom: tables live long, and a search through all of them delays everybody.

    What the server leaves behind is freed by counting references; cycles are rare.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def allow_files() -> None:
    """Open as many files at once as the system lets us: every connection is one."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def configured(settings: Settings, watch: Watch | None = None) -> uvicorn.Config:
    """uvicorn, set up for many quiet sockets."""
    import uvicorn

    from tianxia.server.app import make_app
    from tianxia.server.live import LONGEST_MESSAGE
    from tianxia.server.sockets import DirectProtocol, PatientProtocol

    return uvicorn.Config(
        make_app(settings, watch),
        host=settings.host,
        port=settings.port,
        http=PatientProtocol,
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
) -> None:
    """Serve until stopped. `ready` is told the address when the site can be reached."""
    prepare_logging()
    chosen = settings or Settings(database=database or default_database(), host=host, port=port)
    with listen(chosen.host, chosen.port) as listening:
        shown = f"[{chosen.host}]" if ":" in chosen.host else chosen.host
        address = f"http://{shown}:{listening.getsockname()[1]}/"
        told = False

        def announce() -> None:
            """Say once where the site is; a server that starts again has been announced."""
            nonlocal told
            if not told:
                told = True
                ready(address)
                if open_browser:
                    Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        if supervisor.possible():
            supervisor.Supervisor(chosen, listening, announce).run()
        else:
            run_here(chosen, listening, announce)


def prepare_logging() -> None:
    """Say on the terminal what a host should know."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")


def run_here(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], object],
    watch: Watch | None = None,
) -> None:
    """Serve in this process until stopped; without a supervisor, a rule that never ends stops everything."""
    import uvicorn

    prepare_logging()
    allow_files()
    server = uvicorn.Server(configured(settings, watch))

    async def run() -> None:
        serving = asyncio.ensure_future(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(STARTING_SECONDS)
        if server.started:
            calm_collector()
            ready()
        await serving

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())
