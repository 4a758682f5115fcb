"""A table whose game fails: it says so at once, in My tables and when one comes back."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.table import moves, open_table, wait_until_asked
from tests.server import breaking
from tianxia import games


@pytest.fixture(autouse=True)
def failing_game() -> Iterator[None]:
    games.FOUND["moveless"] = breaking.MOVELESS
    yield
    games.FOUND.pop("moveless")


WORDS = {
    "en": ("This table is set aside", "Set aside"),
    "fr": ("Cette table est mise de côté", "Mises de côté"),
    "pl": ("Ten stół jest odstawiony", "Odstawione"),
}


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True), ("pl", False)])
def test_a_table_that_is_set_aside_says_so(visit: Visit, language: str, phone: bool) -> None:
    visit.forgive("409|404")  # what the browser says of a live connection that is refused, and of no words
    title, section = WORDS[language]
    page = visit("/", language=language, phone=phone)
    info = open_table(page, "moveless", "me", "bot", name="Winter")
    wait_until_asked(page)
    moves(page).nth(breaking.LAST).click()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.goto("/tables")
    row = page.locator("section", has=page.get_by_role("heading", name=section))
    row.get_by_role("link", name="Winter").click()
    page.wait_for_url(f"**/t/{info['id']}")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.goto(f"/t/{info['id']}/replay")
    expect(page.locator("main")).not_to_have_class("loading")
