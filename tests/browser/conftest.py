"""A server of its own, a Chromium of the system's, and a page that fails the test when it complains."""

import os
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

from tianxia.server.running import configured, listen
from tianxia.server.settings import Settings
from tianxia.server.static import CLIENT

DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
NO_CHROMIUM = "The browser tests need Chromium: apt-get install -y chromium (or name one in $CHROMIUM)."
NOT_BUILT = "The browser client is not built: python tools/build_web.py"

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Chromium as the system has it; a missing one is a failure, with the one command to run."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.fail(NO_CHROMIUM)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": found, "args": ["--no-sandbox"] if root else []}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs beside the tests."""
    if not (CLIENT / "index.html").is_file():
        pytest.fail(NOT_BUILT)
    folder: Path = tmp_path_factory.mktemp("server")
    settings = Settings(
        database=f"sqlite:///{folder / 'tables.sqlite'}", port=0, limits=0, bot_pause=0.0, thinkers=1
    )
    listening = listen(settings.host, 0)
    server = uvicorn.Server(configured(settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "The server did not start."
        time.sleep(0.05)
    yield f"http://{settings.host}:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(timeout=20)


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visit]:
    """Open a page as somebody new; whatever the browser complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen_to(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def opened(path: str = "/", *, phone: bool = False, dark: bool = False, language: str = "en") -> Page:
        context = browser.new_context(
            base_url=site,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            locale={"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}[language],
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.on("console", listen_to)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not complaints, complaints
