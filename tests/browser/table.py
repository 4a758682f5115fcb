"""What people do in the browser, said once."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.visitor import Visitor

LETTERS = "ABCDE"


# ---- Getting to a table --------------------------------------------------------------------------


def play_now(page: Page) -> None:
    """From the start page to a table against bots, with one click."""
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")


def set_up(page: Page, game: str, *kinds: str, names: tuple[str, ...] = ()) -> None:
    """Set up a table with the form: a game, and who sits in each seat."""
    page.goto(f"/new?game={game}")
    expect(page.get_by_role("heading", name="Set up a table")).to_be_visible()
    while page.get_by_role("radiogroup", name="who sits here").count() > len(kinds):
        page.get_by_role("button", name="One seat fewer").click()
    for seat, kind in enumerate(kinds):
        page.get_by_role("radiogroup", name=f"{LETTERS[seat]}: who sits here").get_by_text(
            kind, exact=True
        ).click()
    for seat, name in enumerate(names):
        page.get_by_label(f"{LETTERS[seat]}: Name at the table").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def call(page: Page, path: str, body: Any = None) -> Any:
    """Ask the server for something in the name of whoever looks at the page."""
    if body is None:
        answer = page.request.get(path)
    else:
        answer = page.request.post(path, data=body, headers={"X-Tianxia": "1"})
    assert answer.ok, answer.text()
    return answer.json()


def open_table(page: Page, game: str, *seats: str | dict[str, str], **about: Any) -> dict[str, Any]:
    """Open a table without the form; seats are such as "me", "bot", "friend", "open"."""
    chosen = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
    info: dict[str, Any] = call(page, "/api/tables", {"game": game, "seats": chosen, **about})
    page.goto(f"/t/{info['id']}")
    return info


def two_at(game: str, host: Page, guest: Page, **about: Any) -> dict[str, Any]:
    """A table of two, at which the second sits down by the link."""
    info = open_table(host, game, "me", "friend", **about)
    guest.goto(f"/t/{info['id']}?invite={info['seats'][1]['invite']}")
    guest.get_by_role("button", name="Sit down").first.click()
    for page in (host, guest):
        expect(page.locator("main.table")).to_be_visible()
    return info


# ---- Playing -------------------------------------------------------------------------------------


def moves(page: Page) -> Locator:
    """The list of moves one may make now."""
    return page.locator("button.move[data-move]:not([disabled])")


def glowing(page: Page) -> Locator:
    """What is lit on the board."""
    return page.locator(".board .lit[data-ref]")


def is_asked(page: Page) -> bool:
    """Whether this page has moves to choose from."""
    return moves(page).count() > 0


def wait_for_somebody(*pages: Page) -> Page:
    """The page of whoever is asked next."""
    deadline = time.monotonic() + 90
    while time.monotonic() < deadline:
        for page in pages:
            if is_asked(page):
                return page
        pages[0].wait_for_timeout(20)
    shown = [page.locator("main").inner_text() for page in pages]
    raise AssertionError(f"Nobody is asked for a move: {shown}")


def wait_until_asked(page: Page, or_shown: str = "") -> None:
    """Wait for a question with no answer of ours on its way, or until something else is shown.

    Who bids in secret may change the bid while others think: there are moves to choose from, and no question.
    """
    page.wait_for_function(
        """shown => !document.querySelector('main.table[data-pending]') && document.querySelector(shown)""",
        arg=f".turn.mine, {or_shown}" if or_shown else ".turn.mine",
    )


def version(page: Page) -> str:
    """The version of the table that the page shows; nothing where no table is shown."""
    shown = page.locator("main.table")
    return shown.get_attribute("data-version") or "" if shown.count() else ""


CHANGED = "(document.querySelector('main.table')?.dataset.version ?? '') !== before"


def moved(page: Page, act: Callable[[], object]) -> None:
    """Do something and wait until the page shows that the table has changed.

    Where the page asks whether one really means it, one does.
    """
    before = version(page)
    act()
    page.wait_for_function(f"before => {CHANGED} || document.querySelector('[data-warning]')", arg=before)
    if page.locator("[data-warning]").count():
        sure = page.get_by_role("button", name="Do it all the same")
        # A mouse would rest on what lies beneath, and have it explained.
        (sure.tap if page.evaluate("navigator.maxTouchPoints > 0") else sure.click)()
        page.wait_for_function(f"before => {CHANGED}", arg=before)


def drawn(page: Page) -> None:
    """Wait until the page has drawn what it knows, and everything on it that comes to rest has."""
    page.evaluate(
        """async () => {
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          await frame();
          const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity;
          const passing = document.getAnimations().filter(ends);
          await Promise.all(passing.map((one) => one.finished.catch(() => undefined)));
          await frame();
        }"""
    )


def ids(page: Page) -> list[str]:
    """The moves on offer, by number."""
    found: list[str] = page.locator("button.move[data-move]").evaluate_all(
        "buttons => buttons.map((b) => b.dataset.move)"
    )
    return found


def click_what_glows(page: Page, chance: random.Random | None = None, *, tap: bool = False) -> str:
    """Play by clicking something lit on the board, the first or any; returns what it was."""
    lit = glowing(page)
    expect(lit.first).to_be_visible()
    piece = lit.nth(chance.randrange(lit.count()) if chance else 0)
    ref = piece.get_attribute("data-ref") or ""
    piece.evaluate("piece => piece.scrollIntoView({ block: 'nearest' })")
    moved(page, piece.tap if tap else piece.click)
    return ref


def finish(page: Page) -> None:
    """Play a game to its end from the list of moves."""
    over = page.get_by_role("heading", name="The game is over")
    for _ in range(60):
        expect(moves(page).first.or_(over.first)).to_be_visible()
        if over.count():
            return
        moved(page, moves(page).first.click)
    raise AssertionError("The game does not end.")


def play_ahead(page: Page, reached: Callable[[dict[str, Any]], bool]) -> None:
    """Play on in the first seat, any moves, until its view shows something; the page does not look on."""
    table = page.url
    site, _, name = table.partition("/t/")
    page.goto("about:blank")
    visitor, chance = Visitor(site), random.Random(1)
    cookies = {cookie.get("name"): cookie.get("value") for cookie in page.context.cookies(site)}
    visitor.http.cookies.set("tianxia", cookies["tianxia"] or "", domain="127.0.0.1")
    with visitor.live(name) as live:
        while not reached(live.view):
            if 0 in live.view["acting"]:
                live.move(0, chance.choice(live.legal()))
            live.until("update")
    page.goto(table)


# ---- Looking closely -----------------------------------------------------------------------------


class Frames:
    """Everything the server sent to a page over its live connection."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, payload: str | bytes) -> None:
        """Keep a message."""
        self.texts.append(payload if isinstance(payload, str) else payload.decode())

    def views(self) -> list[dict[str, Any]]:
        """The views among them."""
        return [found["view"] for text in self.texts if "view" in (found := json.loads(text))]
