"""A server of its own, a Chromium of the system's, and a page that fails the test when it complains."""

import os
import re
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.relay import Relay
from tianxia.server.running import configured, listen
from tianxia.server.settings import Settings
from tianxia.server.static import CLIENT

DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
LOCALES = {"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}
CHROMIUMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The one without windows first: it takes half the processor's time."""

PATIENCE = 45_000
"""Milliseconds. Nothing here takes a second on a quiet machine; the machine need not be quiet."""

NO_CHROMIUM = "The browser tests need Chromium: apt-get install -y chromium (or name one in $CHROMIUM)."
NOT_BUILT = "The browser client is not built: python tools/build_web.py"


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium as the system has it; a missing one is a failure, with the one command to run.

    Playwright's event loop occupies its thread, so it ends with these tests: others run loops of their own.
    """
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        pytest.fail(NO_CHROMIUM)
    flags = ["--font-render-hinting=none"]  # letters as wide as a browser with windows has them
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        flags.append("--no-sandbox")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=flags, timeout=4 * PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """Every expectation waits as long as a loaded machine may need."""
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs beside the tests."""
    if not (CLIENT / "index.html").is_file():
        pytest.fail(NOT_BUILT)
    folder: Path = tmp_path_factory.mktemp("server")
    settings = Settings(
        database=f"sqlite:///{folder / 'tables.sqlite'}",
        port=0,
        limits=0,
        bot_pause=0.0,
        thinkers=1,
        thinking=0.1,
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


class Visit:
    """Opens pages as somebody new, and hears what the browser complains of."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.browser = browser
        self.site = site
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.forgiven: list[str] = []

    def __call__(
        self,
        path: str = "",
        *,
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        size: ViewportSize | None = None,
        site: str = "",
        permissions: tuple[str, ...] = (),
        before: str = "",
    ) -> Page:
        """Come as somebody new and open a page, if one is named; `before` runs ahead of the page's script."""
        context = self.browser.new_context(
            base_url=site or self.site,
            viewport=size or (PHONE if phone else DESKTOP),
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            locale=LOCALES[language],
            reduced_motion="reduce",
            permissions=list(permissions),
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        if before:
            context.add_init_script(before)
        page = context.new_page()
        if path:
            page.goto(path)
            expect(page.locator("main:not(.loading)")).to_be_visible()  # the server knows this guest now
        else:
            assert context.request.get("/api/me").ok  # it does here too
        return page

    def hear(self, message: ConsoleMessage) -> None:
        """Note an error or a warning."""
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def forgive(self, pattern: str) -> None:
        """Expect the browser to complain of something: a lost connection, a refused call."""
        self.forgiven.append(pattern)

    def leave(self) -> None:
        """Close all pages."""
        while self.contexts:
            self.contexts.pop().close()

    def close(self) -> None:
        """Close all pages, and fail on complaints."""
        self.leave()
        left = [one for one in self.complaints if not any(re.search(p, one) for p in self.forgiven)]
        assert not left, left


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visit]:
    """Open a page as somebody new; whatever the browser complains about fails the test."""
    visiting = Visit(browser, site)
    yield visiting
    visiting.close()


@pytest.fixture
def relay(site: str, visit: Visit) -> Iterator[Relay]:
    """A second way to the server, which a test can cut."""
    with Relay(site) as way:
        yield way
        visit.leave()  # before the way is cut for good
