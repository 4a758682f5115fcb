"""Every page, light and dark, on a desktop and on a phone: nothing for axe to complain of, and a picture."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import moves, play_now, set_up, wait_for_somebody
from tests.browser.test_replay import finish

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"
HEAVIEST = 200_000


def home(page: Page) -> None:
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
        moves(page).first.click()
        page.wait_for_timeout(300)
    wait_for_somebody(page)


def explained(page: Page) -> None:
    dragon(page)
    page.locator("button.move[data-move]").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


def menu(page: Page) -> None:
    play_now(page)
    wait_for_somebody(page)
    page.get_by_role("button", name="Menu").click()


def keys(page: Page) -> None:
    play_now(page)
    wait_for_somebody(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def generic(game: str) -> Callable[[Page], None]:
    def played(page: Page) -> None:
        set_up(page, game, "Me", "Bot")
        wait_for_somebody(page)
        moves(page).first.click()
        wait_for_somebody(page)

    return played


def handing_over(page: Page) -> None:
    set_up(page, "dragon", "Me", "Me", names=("Iza", "Théo"))
    expect(page.get_by_role("button", name="I am")).to_be_visible()


def over(page: Page) -> None:
    set_up(page, "tictactoe", "Me", "Bot")
    finish(page)


def replay(page: Page) -> None:
    over(page)
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url("**/replay")
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("Shuffle verified").first).to_be_visible()


def replay_dragon(page: Page) -> None:
    dragon(page)
    page.goto(page.url + "/replay")
    expect(page.get_by_role("slider")).to_be_visible()


def at(path: str) -> Callable[[Page], None]:
    def opened(page: Page) -> None:
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_timeout(300)

    return opened


def tables(page: Page) -> None:
    play_now(page)
    at("/tables")(page)


PAGES: dict[str, Callable[[Page], None]] = {
    "home": home,
    "setup": setting_up,
    "waiting": waiting,
    "dragon": dragon,
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
    "tables": tables,
    "watch": at("/watch"),
    "account": at("/account"),
    "learn": at("/learn"),
    "learn_dragon": at("/learn/dragon"),
    "missing": at("/nowhere"),
}


def violations(page: Page) -> list[str]:
    """What axe-core finds, each with the elements concerned."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:4]]}"
        for one in found["violations"]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_has_no_accessibility_violation(visit: Visit, name: str, phone: bool, dark: bool) -> None:
    page = visit(phone=phone, dark=dark)
    PAGES[name](page)
    page.wait_for_timeout(350)
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(
        path=PICTURES / f"{name}_{'phone' if phone else 'desktop'}_{'dark' if dark else 'light'}.png"
    )
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "The page scrolls sideways."


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
