"""From a phone to a wide screen everything has its place, in every phase and language."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.layout import troubles
from tests.browser.table import click_what_glows, moved, moves, open_table, wait_for_somebody

PICTURES = Path(__file__).resolve().parent.parent.parent / "build" / "screenshots"
WIDTHS = (360, 700, 768, 900, 1100, 1280)
TALL = 900


def at_every_width(page: Page, name: str) -> Iterator[str]:
    """What is wrong at each width, and a picture of that."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for width in WIDTHS:
        page.set_viewport_size(ViewportSize(width=width, height=TALL))
        expect(page.locator(".board").first).to_be_visible()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wrong = [f"{name} at {width}: {trouble}" for trouble in troubles(page)]
        if wrong:
            page.screenshot(path=PICTURES / f"layout_{name}_{width}.png")
        yield from wrong


def test_the_dragons_table_fits_every_screen_in_every_phase_and_language(visit: Visit) -> None:
    page = visit()
    open_table(page, "dragon", "me", "bot", "bot", "bot")
    found: list[str] = []
    asked: set[str] = set()
    for _ in range(24):
        wait_for_somebody(page)
        kinds = ",".join(sorted({ref.partition(":")[0] for ref in lit(page)}))
        if kinds not in asked:
            asked.add(kinds)
            for language, name in (("fr", "Français"), ("pl", "Polski"), ("en", "English")):
                speak(page, language, name)
                found += at_every_width(page, f"dragon_{language}_{len(asked)}")
                page.set_viewport_size(ViewportSize(width=1440, height=TALL))
        click_what_glows(page)
    assert len(asked) >= 4  # first persons, actions, cards, tiles or palaces
    assert not found, "\n".join(found)


def speak(page: Page, language: str, name: str) -> None:
    """Change the language in the table's menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=name).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def lit(page: Page) -> list[str]:
    """What glows, by reference."""
    found: list[str] = page.locator(".board .lit[data-ref]").evaluate_all(
        "all => all.map((one) => one.dataset.ref)"
    )
    return found


def played(game: str) -> Callable[[Page], None]:
    def begun(page: Page) -> None:
        open_table(page, game, "me", "bot")
        wait_for_somebody(page)
        moved(page, moves(page).first.click)
        wait_for_somebody(page)

    return begun


def chatting(page: Page) -> None:
    played("tictactoe")(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("A word of " + "many" * 100)
    page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_be_visible()


GENERIC: dict[str, Callable[[Page], None]] = {
    "tictactoe": played("tictactoe"),
    "connect_four": played("connect_four"),
    "leduc": played("leduc"),
    "chat": chatting,
}


@pytest.mark.parametrize("name", GENERIC)
def test_a_generic_table_fits_every_screen(visit: Visit, name: str) -> None:
    page = visit()
    GENERIC[name](page)
    found = list(at_every_width(page, name))
    assert not found, "\n".join(found)
