"""Every page, light and dark, on a desktop and on a phone: nothing for axe to complain of, and a picture."""

import gzip
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import (
    finish,
    moved,
    moves,
    open_table,
    play_now,
    set_up,
    wait_for_somebody,
    wait_until_asked,
)
from tianxia.server.static import CLIENT

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"
HEAVIEST = 200_000
RULES_ON_COLOURS = ("color-contrast", "link-in-text-block")
"""What axe-core asks of a page in other colours; all else has the same answer."""


def home(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="In the Year of the Dragon")).to_be_visible()


def setting_up(page: Page) -> None:
    page.goto("/new")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()


def waiting(page: Page) -> None:
    set_up(page, "dragon", "Me", "Friend", "Open")
    expect(page.get_by_label("Link to send")).to_be_visible()


def dragon(page: Page) -> None:
    play_now(page)
    for _ in range(6):
        wait_for_somebody(page)
        moved(page, moves(page).first.click)
    wait_for_somebody(page)


def china(page: Page) -> None:
    open_table(page, "china", "me", "bot", "bot")
    for _ in range(4):
        wait_until_asked(page)
        moves(page).first.click()
    wait_until_asked(page)


def answer_kingdom(page: Page, card: int) -> None:
    """Lay a bid card of Middle Kingdom, or make the first move of another kind."""
    wait_until_asked(page)
    hand = page.locator(".hand .lit")
    if hand.count():
        hand.nth(min(card, hand.count() - 1)).click()
        page.locator(".hand .place").click()
    else:
        moves(page).first.click()


def kingdom(page: Page) -> None:
    open_table(page, "kingdom", "me", "bot", "bot", "bot")
    for number in range(6):
        answer_kingdom(page, number % 3)
    wait_until_asked(page)
    while not page.locator(".hand .lit").count():
        answer_kingdom(page, 0)
        wait_until_asked(page)


def kingdom_order(page: Page) -> None:
    open_table(page, "kingdom", "me", "bot", "bot", "bot")
    for _ in range(20):
        answer_kingdom(page, 6)
        wait_until_asked(page)
        if page.locator(".reveal").count():
            return
    raise AssertionError("No bid claims.")


def gugong(page: Page) -> None:
    """A gift is chosen: every official says what it would cost."""
    open_table(page, "gugong", "me", "bot", "bot")
    page.locator(".hand .gifts .lit").last.click()
    expect(page.locator(".price").first).to_be_visible()


def gugong_asked(page: Page) -> None:
    """The gift is given, and something is asked about a place."""
    gugong(page)
    page.locator('.panel.board [data-ref="location:travel"]').click()
    give = page.locator(".sheet .primary")
    expect(give.or_(moves(page)).first).to_be_visible()
    if give.count():
        moved(page, give.click)
    expect(moves(page).first).to_be_visible()


def gugong_alone(page: Page) -> None:
    open_table(page, "gugong", "me")
    expect(page.locator(".hand .gifts .lit").first).to_be_visible()
    expect(page.locator(".dusk")).to_be_visible()


def explained(page: Page) -> None:
    generic("dragon")(page)
    page.locator("button.move[data-move]").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


def menu(page: Page) -> None:
    open_table(page, "dragon", "me", "bot")
    wait_for_somebody(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def keys(page: Page) -> None:
    open_table(page, "dragon", "me", "bot")
    wait_for_somebody(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def generic(game: str) -> Callable[[Page], None]:
    def played(page: Page) -> None:
        open_table(page, game, "me", "bot")
        wait_for_somebody(page)
        moved(page, moves(page).first.click)
        wait_for_somebody(page)

    return played


def handing_over(page: Page) -> None:
    open_table(page, "dragon", {"kind": "me", "name": "Iza"}, {"kind": "me", "name": "Théo"})
    expect(page.get_by_role("button", name="I am")).to_be_visible()


def over(page: Page) -> None:
    open_table(page, "tictactoe", "me", "bot")
    finish(page)


def replay(page: Page) -> None:
    over(page)
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url("**/replay")
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("Shuffle verified").first).to_be_visible()


def hint(page: Page) -> None:
    generic("dragon")(page)
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".hint .choices li").first).to_be_visible()


def review(page: Page) -> None:
    replay(page)
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("heading", name="Luck and choice")).to_be_visible()
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".choices li.made")).to_have_count(1)


def replay_dragon(page: Page) -> None:
    generic("dragon")(page)
    page.goto(page.url + "/replay")
    expect(page.get_by_role("slider")).to_be_visible()


def at(path: str) -> Callable[[Page], None]:
    def opened(page: Page) -> None:
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        expect(page.get_by_text("One moment…")).to_have_count(0)

    return opened


def member(page: Page) -> None:
    """The page of somebody with an account."""
    at("/account")(page)
    name = f"Iza {secrets.token_hex(4)}"
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill("correct horse battery")
    page.get_by_role("button", name="Create an account").first.click()
    expect(page.get_by_role("heading", name="Change the password")).to_be_visible()


def tables(page: Page) -> None:
    open_table(page, "dragon", "me", "bot")
    at("/tables")(page)


PAGES: dict[str, Callable[[Page], None]] = {
    "home": home,
    "setup": setting_up,
    "waiting": waiting,
    "dragon": dragon,
    "china": china,
    "gugong": gugong,
    "gugong_asked": gugong_asked,
    "gugong_alone": gugong_alone,
    "kingdom": kingdom,
    "kingdom_order": kingdom_order,
    "tooltip": explained,
    "menu": menu,
    "keys": keys,
    "tictactoe": generic("tictactoe"),
    "connect_four": generic("connect_four"),
    "leduc": generic("leduc"),
    "hand_over": handing_over,
    "over": over,
    "replay": replay,
    "replay_dragon": replay_dragon,
    "hint": hint,
    "review": review,
    "tables": tables,
    "watch": at("/watch"),
    "account": at("/account"),
    "member": member,
    "learn": at("/learn"),
    "learn_dragon": at("/learn/dragon"),
    "learn_china": at("/learn/china"),
    "missing": at("/nowhere"),
}


def pictured(page: Page, name: str, phone: bool, dark: bool) -> None:
    """Keep a picture of the page, to be looked at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(
        path=PICTURES / f"{name}_{'phone' if phone else 'desktop'}_{'dark' if dark else 'light'}.png"
    )


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core finds, each with the elements concerned; by all its rules unless some are named."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate(
        "only => axe.run(document, { resultTypes: ['violations'], ...(only.length && { runOnly: only }) })",
        list(rules),
    )
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:4]]}"
        for one in found["violations"]
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_accessibility_violation(visit: Visit, name: str, phone: bool) -> None:
    page = visit(phone=phone)
    PAGES[name](page)
    for colours in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if colours == "dark" else "light")
        page.wait_for_function(
            "dark => getComputedStyle(document.documentElement).colorScheme === (dark ? 'dark' : 'light')"
            " && document.getAnimations().every((one) => one.playState === 'finished')",
            arg=colours == "dark",
        )
        pictured(page, name, phone, colours == "dark")
        assert violations(page, *(RULES_ON_COLOURS if colours == "dark" else ())) == [], colours
    size = page.viewport_size
    assert size is not None
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size["width"], f"The page is {wide} pixels wide and scrolls sideways."


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_first_page_is_light(visit: Visit, language: str) -> None:
    """All that travels for the first page: at most 200 kB, compressed, fonts included."""
    page = visit("/learn", language=language)  # the guest is known now, the cache is not used below
    page.wait_for_load_state("networkidle")
    page.goto("about:blank")  # nothing of that page may still be on its way
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    weights: list[int] = []
    wire.on("Network.loadingFinished", lambda event: weights.append(int(event["encodedDataLength"])))
    page.goto("/")
    expect(page.locator("h3").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(weights) > 10
    assert sum(weights) <= HEAVIEST, f"{sum(weights)} bytes in {len(weights)} files"


def test_the_build_compresses_what_is_text(site: str) -> None:
    texts = [path for path in CLIENT.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg")]
    assert texts
    for path in texts:
        assert gzip.decompress(path.with_name(path.name + ".gz").read_bytes()) == path.read_bytes()
        assert path.with_name(path.name + ".br").stat().st_size > 0
