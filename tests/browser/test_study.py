"""What would you do? A hint at the table, and the review of a finished game."""

from typing import Any

from playwright.sync_api import Page, expect

import tianxia
from tests.browser.conftest import Visit
from tests.browser.table import call, finish, moved, open_table, two_at, wait_for_somebody
from tianxia.kernel import new_match


def hinted(page: Page) -> None:
    """Ask for a hint and wait for it."""
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".hint .choices li").first).to_be_visible()


def reviewed(page: Page) -> None:
    """Have the game reviewed to its end."""
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("heading", name="Luck and choice")).to_be_visible()


def lost_game() -> Any:
    """The record of a game of tic-tac-toe in which the fourth move loses and every edge would have drawn."""
    match = new_match(tianxia.game("tictactoe").agree(2), "jade")
    for number, cell in enumerate((0, 4, 8, 2, 6, 1, 7)):
        match.play(number % 2, cell)
    return match.record.as_json()


def test_a_hint_is_shown_and_can_be_followed(visit: Visit) -> None:
    page = visit()
    open_table(page, "dragon", "me", "bot")
    wait_for_somebody(page)
    hinted(page)
    choices = page.locator(".hint .choices li")
    assert 1 <= choices.count() <= 3
    expect(choices.first).to_contain_text("%")
    moved(page, choices.first.locator("button").click)
    wait_for_somebody(page)
    expect(choices).to_have_count(0)
    expect(page.get_by_role("button", name="What would you do?")).to_be_visible()


def test_there_is_no_hint_against_other_people(visit: Visit) -> None:
    host, guest = visit(), visit()
    two_at("tictactoe", host, guest)
    wait_for_somebody(host)
    expect(host.get_by_role("button", name="What would you do?")).to_have_count(0)


def test_a_review_tells_what_moves_cost_and_what_was_luck(visit: Visit) -> None:
    page = visit()
    open_table(page, "leduc", "me", "bot")
    finish(page)
    page.goto(page.url + "/replay")
    reviewed(page)
    expect(page.locator(".way")).to_have_count(2)
    expect(page.locator("table tbody tr")).to_have_count(2)
    page.get_by_role("slider", name="Moves").fill("1")
    expect(page.locator(".choices li.made")).to_have_count(1)
    page.reload()  # it has been made, and is there for everybody
    expect(page.get_by_role("heading", name="Luck and choice")).to_be_visible()


def test_a_costly_move_is_found_and_leads_to_its_place(visit: Visit) -> None:
    page = visit()
    # The second player takes a corner beside the first player's two, and must not.
    record = call(page, "/api/records", lost_game())
    page.goto(f"/t/{record['id']}/replay")
    reviewed(page)
    page.locator(".costly button", has=page.get_by_text("4", exact=True)).click()
    expect(page.get_by_role("slider", name="Moves")).to_have_value("4")
    expect(page.locator(".choices li.made")).to_have_count(1)
