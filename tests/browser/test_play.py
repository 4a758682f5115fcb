"""People play: two browsers, clicks and keys, a phone, three languages."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import (
    click_what_glows,
    drawn,
    finish,
    ids,
    moved,
    moves,
    open_table,
    play_now,
    set_up,
    two_at,
    version,
    wait_for_somebody,
)


def month(page: Page) -> int:
    """The month the bar tells; 0 before the first."""
    told = page.locator(".middle .month")
    found = re.search(r"\d+", told.inner_text()) if told.count() else None
    return int(found.group()) if found else 0


def tab_to(page: Page, found: str) -> None:
    """Press Tab until the focus is on something that a script finds in it."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate(f"(one => one !== null && ({found}))(document.activeElement)"):
            return
    lit = page.locator(".lit").evaluate_all("all => all.map((one) => one.outerHTML.slice(0, 200))")
    raise AssertionError(f"Tab does not lead to {found}; lit are {lit}")


def press_enter_on_the_board(page: Page) -> None:
    """Play with the keyboard alone: Tab to the next lit thing on the board, then Enter."""
    tab_to(page, "one.matches('.board .lit[data-ref]')")
    page.keyboard.press("Enter")


def click_as_it_lies(page: Page, piece: Locator) -> None:
    """Click something that says it is disabled, as a mouse does: where it lies, with nothing above it."""
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert piece.evaluate("(one, [x, y]) => one.contains(document.elementFromPoint(x, y))", [x, y])
    page.mouse.click(x, y)


def test_two_players_play_a_month_one_with_the_mouse_and_one_with_keys(visit: Visit) -> None:
    iza, theo = visit(), visit()
    set_up(iza, "dragon", "Me", "Friend")
    theo.goto(iza.get_by_label("Link to send").input_value())
    expect(theo.get_by_role("button", name="Sit down")).to_be_visible()
    tab_to(theo, "one.textContent === 'Sit down'")
    theo.keyboard.press("Enter")
    for page in (iza, theo):
        expect(page.locator(".panel.board")).to_be_visible()
    turns = {iza: 0, theo: 0}
    while month(iza) < 2:
        page = wait_for_somebody(iza, theo)
        turns[page] += 1
        if page is iza:
            click_what_glows(iza)
        elif turns[theo] % 2:
            moved(theo, lambda: press_enter_on_the_board(theo))
        else:
            moved(theo, lambda: theo.keyboard.press("1"))
        assert sum(turns.values()) < 60
    assert min(turns.values()) >= 3
    expect(theo.locator(".middle .month")).to_have_text(iza.locator(".middle .month").inner_text())
    expect(theo.locator(".log .line")).to_have_count(iza.locator(".log .line").count())
    expect(theo.locator("main.table")).to_have_attribute("data-version", version(iza))


def test_numbers_of_two_digits_choose_a_move(visit: Visit) -> None:
    page = visit()
    open_table(page, "dragon", "me", "bot")
    wait_for_somebody(page)
    numbers = page.locator("button.move kbd").all_inner_texts()
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert len(numbers) >= 9  # nine persons to begin with
    second = ids(page)[1]
    moved(page, lambda: page.keyboard.press("2"))
    expect(page.locator(f'[data-move="{second}"]')).to_have_count(0)


def focus_with_tab(page: Page, described: str) -> None:
    """Press Tab until the element with such a name has the focus."""
    name = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''"
    for _ in range(120):
        page.keyboard.press("Tab")
        if re.search(described, str(page.evaluate(name))):
            return
    raise AssertionError(f"{described} cannot be reached with Tab.")


def test_a_chat_line_points_at_a_move_with_keys_alone(visit: Visit) -> None:
    iza = visit()
    play_now(iza)
    while iza.locator(".log .line").count() == 0:
        moved(wait_for_somebody(iza), moves(iza).first.click)
    focus_with_tab(iza, "About move")
    expect(iza.locator(".log .tiny:focus-visible")).to_be_visible()
    iza.keyboard.press("Enter")
    expect(iza.get_by_label("Say something")).to_be_focused()
    iza.keyboard.type("Hm.")
    iza.keyboard.press("Enter")
    expect(iza.locator(".chat li")).to_contain_text("Hm.")
    focus_with_tab(iza, r"^Move \d+")
    iza.keyboard.press("Enter")
    expect(iza.locator(".log .marked").first).to_be_visible()


def test_another_court_is_looked_at_and_left_again(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_somebody(page)
    own, other = page.get_by_text("Your court", exact=True), page.locator(".board text", has_text="’s court")
    expect(own).to_be_visible()
    strip = page.locator(".strips li", has=page.locator("[data-seat='2']"))
    strip.click()
    expect(other).to_be_visible()
    expect(own).to_be_hidden()
    page.get_by_role("button", name="your court").click()
    expect(own).to_be_visible()
    # The same with keys: a button in the strip, and Escape to go back.
    focus_with_tab(page, "^Look at ")
    page.keyboard.press("Enter")
    expect(other).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Look at "), pressed=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(own).to_be_visible()


def test_courts_and_persons_have_tabs_on_a_phone(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name="Play now against bots").tap()
    page.wait_for_url("**/t/*")
    wait_for_somebody(page)
    page.get_by_role("button", name="Persons", exact=True).tap()
    expect(page.locator("[data-ref^='tile:old-']").first).to_be_visible()
    assert page.locator("[data-ref^='event:']").count() == 0
    page.get_by_role("button", name="Courts", exact=True).tap()
    expect(page.get_by_text("Your court", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Look at ")).first.tap()
    expect(page.locator(".board text", has_text="’s court")).to_be_visible()
    page.get_by_role("button", name="your court").tap()
    expect(page.get_by_text("Your court", exact=True)).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).tap()
    expect(page.locator("[data-ref^='event:']").first).to_be_visible()


def test_press_and_hold_explains_and_plays_nothing(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name="Play now against bots").tap()
    page.wait_for_url("**/t/*")
    wait_for_somebody(page)
    before = moves(page).all_inner_texts()
    finger = page.context.new_cdp_session(page)
    for held in (page.locator("[data-ref^='event:']").nth(1), moves(page).first):
        box = held.bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        expect(page.get_by_role("tooltip")).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        drawn(page)
        expect(page.get_by_role("tooltip")).to_be_visible()  # it stays until the next touch
        page.get_by_role("tooltip").get_by_role("button", name="Close").tap()
        expect(page.get_by_role("tooltip")).to_be_hidden()
    assert moves(page).all_inner_texts() == before


def test_what_one_reads_about_stays_explained_while_another_moves(visit: Visit) -> None:
    host, guest = visit(), visit()
    two_at("dragon", host, guest)
    mover = wait_for_somebody(host, guest)
    reader = guest if mover is host else host
    reader.locator("[data-ref^='event:']").nth(4).hover()
    explained = reader.get_by_role("tooltip").locator(".title")
    title = explained.inner_text()
    moved(reader, moves(mover).first.click)
    drawn(reader)
    assert explained.all_inner_texts() == [title]
    mover = wait_for_somebody(host, guest)
    moves(mover).first.hover()
    expect(mover.get_by_role("tooltip")).to_be_visible()
    moved(mover, lambda: mover.keyboard.press("1"))
    expect(mover.get_by_role("tooltip")).to_have_count(0)


def test_between_phone_and_desktop_everything_fits(visit: Visit) -> None:
    page = visit()
    play_now(page)
    for _ in range(4):
        moved(wait_for_somebody(page), moves(page).first.click)
    wait_for_somebody(page)
    board = page.locator(".board.panel")
    for width, height in ((1280, 800), (1100, 800), (900, 1100), (720, 1000)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert board.evaluate("panel => panel.scrollWidth <= panel.clientWidth"), "The board is cut off."
        cell = page.locator("[data-ref^='tile:']").first.bounding_box()
        assert cell is not None
        assert cell["width"] >= 60, "The board is squeezed."


def test_undo_takes_the_last_move_back(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_somebody(page)
    before = moves(page).all_inner_texts()
    moved(page, moves(page).first.click)
    wait_for_somebody(page)
    assert moves(page).all_inner_texts() != before
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    moved(page, lambda: page.keyboard.press("u"))
    wait_for_somebody(page)
    assert moves(page).all_inner_texts() == before
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_the_other_player_sees_that_a_move_was_taken_back(visit: Visit) -> None:
    iza = visit()
    info = open_table(iza, "tictactoe", "me", "bot")
    wait_for_somebody(iza)
    watcher = visit(f"/t/{info['id']}")
    expect(watcher.locator(".board .cell .face")).to_have_count(9)
    page = visit()
    table = open_table(page, "dragon", "me", "bot")
    wait_for_somebody(page)
    watcher.goto(f"/t/{table['id']}")
    expect(watcher.locator("main.table")).to_have_attribute("data-version", version(page))
    moved(page, moves(page).first.click)
    wait_for_somebody(page)
    expect(watcher.locator("main.table")).to_have_attribute("data-version", version(page))
    lines = watcher.locator(".log .line").count()
    moved(page, page.get_by_role("button", name="Undo").click)
    expect(watcher.locator("main.table")).to_have_attribute("data-version", version(page))
    expect(watcher.locator(".log .line")).to_have_count(page.locator(".log .line").count())
    assert watcher.locator(".log .line").count() <= lines


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
    open_table(page, "leduc", "me", {"kind": "me", "name": "Théo"})
    page.get_by_role("button", name=re.compile("I am")).click()
    wait_for_somebody(page)
    click_as_it_lies(page, page.locator(".loose .thing:not(.lit)").first)
    expect(page.get_by_role("tooltip")).to_contain_text("no reason to fold")
    expect(page.get_by_role("tooltip")).to_contain_text("Rule 3")
    expect(page.locator("p[role=status]").first).to_contain_text("no reason to fold")


def test_on_the_board_too_what_cannot_be_played_says_why_with_the_rule(visit: Visit) -> None:
    page = visit()
    open_table(page, "dragon", "me", "bot")
    wait_for_somebody(page)
    ref = click_what_glows(page)  # the first person
    wait_for_somebody(page)
    while not page.locator(f'.refused[data-ref="{ref}"]').count():
        click_what_glows(page)  # its palace, where that is asked; then the second person
        wait_for_somebody(page)
        assert page.locator(".log .line").count() < 6
    before = version(page)
    click_as_it_lies(page, page.locator(f'.refused[data-ref="{ref}"]').first)
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"Rule \S"))
    assert version(page) == before


def test_the_language_changes_in_mid_game_and_back(visit: Visit) -> None:
    page = visit()
    play_now(page)
    while page.locator(".log .line").count() == 0:  # choosing a companion says nothing until they have a room
        moved(wait_for_somebody(page), moves(page).first.click)
    wait_for_somebody(page)
    english, offered = page.locator(".prompt h2").inner_text(), ids(page)
    logged = page.locator(".log .line").first.inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Polski").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator(".prompt h2")).not_to_have_text(english)
    expect(page.locator(".log .line").first).not_to_have_text(logged)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Rok")
    expect(page).to_have_title(re.compile("Twój ruch|Twoja kolej"))
    assert ids(page) == offered
    moved(page, moves(page).first.click)
    wait_for_somebody(page)
    polish = page.locator(".prompt h2").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="English").click()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt h2")).not_to_have_text(polish)
    page.reload()
    wait_for_somebody(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_the_first_visit_speaks_the_browsers_language(visit: Visit, language: str) -> None:
    page = visit("/", language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_contain_text({"fr": "Chine", "pl": "Chin"}[language])


def test_a_month_on_a_phone_with_one_thumb(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.get_by_role("button", name="Play now against bots").tap()
    page.wait_for_url("**/t/*")
    wait_for_somebody(page)
    button = moves(page).first
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= 844
    moved(page, button.tap)
    chance = random.Random(3)
    for _ in range(40):
        if month(page) >= 2:
            break
        wait_for_somebody(page)
        click_what_glows(page, chance, tap=True)
    assert month(page) >= 2
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".log .line").first).to_be_visible()


def test_a_game_against_a_bot_ends_with_a_result_and_plays_again(visit: Visit) -> None:
    page = visit()
    open_table(page, "connect_four", "me", "bot")
    finish(page)
    expect(page.locator(".move-panel .result li")).to_have_count(2)
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    wait_for_somebody(page)
