"""People play: two browsers, clicks and keys, a phone, a shared device, three languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import is_asked, moved, moves, play_now, set_up, wait_for_somebody


def month(page: Page) -> int:
    """The month the bar tells; 0 before the first."""
    told = page.locator(".middle .month")
    found = re.search(r"\d+", told.inner_text()) if told.count() else None
    return int(found.group()) if found else 0


def click_what_glows(page: Page) -> None:
    """Play by clicking the first lit thing on the board."""
    page.locator(".board .lit[data-ref]").first.click(position=None, force=True)


def press_enter_on_the_board(page: Page) -> None:
    """Play with the keyboard alone: Tab to the first lit thing on the board, then Enter."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.classList.contains('lit') ?? false"):
            page.keyboard.press("Enter")
            return
    lit = page.locator(".lit").evaluate_all("all => all.map((one) => one.outerHTML.slice(0, 200))")
    raise AssertionError(f"No lit thing can be reached with Tab: {lit}")


def press_one(page: Page) -> None:
    """Play with the keyboard alone: the first move of the list by its number."""
    page.keyboard.press("1")


def test_two_players_play_a_month_one_with_the_mouse_and_one_with_keys(visit: Visit) -> None:
    iza, theo = visit(), visit()
    set_up(iza, "dragon", "Me", "Friend")
    link = iza.get_by_label("Link to send").input_value()
    theo.goto(link)
    theo.get_by_role("button", name="Sit down").first.click()
    expect(theo.locator(".panel.board")).to_be_visible()
    expect(iza.locator(".panel.board")).to_be_visible()
    turns = {iza: 0, theo: 0}
    while month(iza) < 2:
        page = wait_for_somebody(iza, theo)
        turns[page] += 1
        if page is iza:
            moved(iza, lambda: click_what_glows(iza))
        elif turns[theo] % 2:
            moved(theo, lambda: press_enter_on_the_board(theo))
        else:
            moved(theo, lambda: press_one(theo))
        assert sum(turns.values()) < 60
    assert min(turns.values()) >= 3
    expect(theo.locator(".middle .month")).to_have_text(iza.locator(".middle .month").inner_text())
    assert theo.locator(".log .line").count() == iza.locator(".log .line").count()


def test_a_chat_line_points_at_a_move(visit: Visit) -> None:
    iza = visit()
    play_now(iza)
    while iza.locator(".log .line").count() == 0:
        moved(wait_for_somebody(iza), moves(iza).first.click)
    iza.locator(".log .line").last.hover()
    iza.locator(".log .line").last.get_by_role("button", name=re.compile("About move")).click()
    iza.get_by_label("Say something").fill("Was that wise?")
    iza.keyboard.press("Enter")
    expect(iza.locator(".chat li")).to_contain_text("Was that wise?")
    iza.locator(".chat .at").click()
    expect(iza.locator(".log .marked")).to_be_visible()


def test_undo_takes_the_last_move_back(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_somebody(page)
    before = moves(page).all_inner_texts()
    moved(page, moves(page).first.click)
    wait_for_somebody(page)
    assert moves(page).all_inner_texts() != before
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.keyboard.press("u")
    expect(moves(page)).to_have_count(len(before))
    assert moves(page).all_inner_texts() == before


def test_a_reload_in_mid_turn_changes_nothing(visit: Visit) -> None:
    page = visit()
    play_now(page)
    moved(wait_for_somebody(page), moves(page).first.click)
    wait_for_somebody(page)
    before = moves(page).all_inner_texts()
    page.reload()
    wait_for_somebody(page)
    assert moves(page).all_inner_texts() == before


def test_what_cannot_be_played_says_why_with_the_rule(visit: Visit) -> None:
    page = visit()
    set_up(page, "leduc", "Me", "Me", names=("Iza", "Théo"))
    page.get_by_role("button", name=re.compile("I am")).click()
    wait_for_somebody(page)
    refused = page.locator(".loose .thing:not(.lit)").first
    refused.click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("no reason to fold")
    expect(page.get_by_role("tooltip")).to_contain_text("Rule 3")


def test_the_language_changes_at_once_and_back(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_somebody(page)
    english = page.locator(".prompt h2").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Polski").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator(".prompt h2")).not_to_have_text(english)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Rok")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="English").click()
    expect(page.locator(".prompt h2")).to_have_text(english)


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_the_first_visit_speaks_the_browsers_language(visit: Visit, language: str) -> None:
    page = visit(language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_contain_text({"fr": "Chine", "pl": "Chin"}[language])


def test_a_turn_on_a_phone_with_one_thumb(visit: Visit) -> None:
    page = visit(phone=True)
    page.get_by_role("button", name="Play now against bots").tap()
    page.wait_for_url("**/t/*")
    wait_for_somebody(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, f"The page is {width} pixels wide and scrolls sideways."
    button = moves(page).first
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= 844
    moved(page, button.tap)
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".log .line").first).to_be_visible()


def test_a_shared_device_is_handed_over_without_showing_anything(visit: Visit) -> None:
    page = visit()
    set_up(page, "leduc", "Me", "Me", names=("Iza", "Théo"))
    for _ in range(2):
        take = page.get_by_role("button", name=re.compile("^I am"))
        expect(take).to_be_visible()
        assert page.locator("[data-ref]").count() == 0
        assert page.locator(".card").count() == 0
        assert not re.search("jack|queen|king", page.locator("body").inner_text())
        take.click()
        wait_for_somebody(page)
        expect(page.locator(".card:not(.back)")).to_have_count(1)
        moves(page).get_by_text("Call").click()
    expect(page.get_by_role("button", name=re.compile("^I am"))).to_be_visible()


def test_a_seat_is_handed_to_a_bot(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_somebody(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.locator(".log .line").nth(30)).to_be_attached()  # the game goes on without anybody


def test_the_title_of_the_page_says_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_somebody(page)
    expect(page).to_have_title(re.compile("Your turn"))
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/favicon-turn.svg"


def test_a_page_that_was_offline_catches_up(visit: Visit) -> None:
    iza, theo = visit(), visit()
    set_up(iza, "tictactoe", "Me", "Friend")
    theo.goto(iza.get_by_label("Link to send").input_value())
    theo.get_by_role("button", name="Sit down").first.click()
    page = wait_for_somebody(iza, theo)
    other = theo if page is iza else iza
    other.goto("/")
    moved(page, moves(page).first.click)
    other.go_back()
    wait_for_somebody(other)
    assert is_asked(other)
