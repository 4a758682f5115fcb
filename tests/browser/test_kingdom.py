"""Middle Kingdom at the table: secret bids, ties over two turns, two bids each, the final scoring."""

import json
import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.table import moved, moves, play_ahead, set_up, wait_for_somebody, wait_until_asked
from tests.browser.test_pages import PICTURES, violations

LINES = ("generals", "nobles", "philosopher", "goals", "tokens", "missing", "peasants", "bureaucrats")


def sit_down(visit: Visit, seats: int) -> list[Page]:
    """As many people at one table, each in a browser of their own, seat by seat."""
    pages = [visit() for _ in range(seats)]
    sit_again(pages)
    return pages


def sit_again(pages: list[Page]) -> None:
    """A new table for the same people, with different cards on display: there is something to choose."""
    host, *friends = pages
    for _ in range(12):
        set_up(host, "kingdom", "Me", *["Open"] * len(friends))
        expect(host.get_by_label("Link to send")).to_be_visible()
        for number, friend in enumerate(friends):
            friend.goto(host.url)
            expect(friend.get_by_role("button", name="Sit down")).to_have_count(len(friends) - number)
            friend.get_by_role("button", name="Sit down").first.click()
            expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)
        for page in pages:
            expect(page.locator(".kingdom .hand .lit").first).to_be_visible()
        if len(displayed(host)) > 1:
            return
    raise AssertionError("All displays show one kind of card.")


def displayed(page: Page) -> set[str | None]:
    """The kinds of card on display."""
    return {one.get_attribute("data-ref") for one in page.locator('.display [data-ref^="display:"]').all()}


def settled(page: Page, turn: int) -> Locator:
    """The bids of a turn in the order of claims: open on the table, or told as those of the turn before."""
    return page.locator(f'[data-order="{turn}"] [data-bid]')


def claim_until(turn: int, *pages: Page) -> None:
    """Take cards, whoever is asked, until all pages show a turn."""
    deadline = time.monotonic() + 180
    while time.monotonic() < deadline:
        for page in pages:
            lit = page.locator('.display .lit[data-ref^="display:"]')
            if lit.count() and page.locator(".header .turn").inner_text() != f"Turn {turn}":
                moved(page, lit.first.click)
        if all(page.locator(".header .turn").inner_text() == f"Turn {turn}" for page in pages):
            return
        pages[0].wait_for_timeout(50)
    raise AssertionError(f"Turn {turn} does not begin.")


def card(page: Page, token: str) -> Locator:
    """A bid card of one's own hand."""
    return page.locator(f'.hand [data-ref="card:{token}"]')


def bid(page: Page, token: str) -> None:
    """Choose a bid card and place it: two steps, because it is secret and may be final."""
    card(page, token).click()
    expect(card(page, token)).to_have_attribute("aria-pressed", "true")
    page.locator(".hand .place").click()
    expect(card(page, token).locator(".chosen")).to_have_count(0)


def slot(page: Page, seat: int) -> Locator:
    """Where a seat's bids lie."""
    return page.locator(f'[data-bids="{seat}"]')


def rows(page: Page) -> Locator:
    """The open bids, in the order of claims."""
    return page.locator(".reveal [data-bid]")


def turn(page: Page) -> int:
    """The turn the bar tells; 0 when the game is over."""
    told = page.locator(".header .turn")
    found = re.search(r"\d+", told.inner_text()) if told.count() else None
    return int(found.group()) if found else 0


def picture(page: Page, name: str) -> None:
    """Keep a picture to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"kingdom_{name}.png")


def test_bids_are_secret_until_the_last_one_is_in(visit: Visit) -> None:
    heard: dict[int, list[dict[str, Any]]] = {0: [], 1: []}

    def listen(page: Page, seat: int) -> None:
        def connected(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: heard[seat].append(json.loads(frame)))

        page.on("websocket", connected)

    a, b, c = sit_down(visit, 3)
    for seat, page in enumerate((a, b)):
        listen(page, seat)
        page.reload()
        expect(page.locator(".kingdom .hand .lit").first).to_be_visible()

    bid(c, "5")
    expect(slot(c, 2).locator('[data-ref="laid:5"]')).to_be_visible()
    for page in (a, b):
        expect(slot(page, 2).get_by_role("img", name="face-down bid card")).to_be_visible()
        expect(slot(page, 2)).to_contain_text("has bid")
    bid(c, "6")
    expect(slot(c, 2).locator('[data-ref="laid:6"]')).to_be_visible()

    bid(b, "2")
    expect(slot(b, 1).locator('[data-ref="laid:2"]')).to_be_visible()
    expect(slot(a, 1).get_by_role("img", name="face-down bid card")).to_be_visible()
    picture(a, "secret")
    for page, others in ((a, (1, 2)), (b, (2,))):
        for seat in others:
            assert slot(page, seat).locator(".stacks").inner_text().strip() == ""
            assert page.locator(f'tr[data-seat="{seat}"] .open').count() == 0
        lines = [line for line in page.locator(".log .line").all_inner_texts() if line[0] in "ABC"]
        strange = [line for line in lines if "ABC".index(line[0]) in others]
        assert strange
        assert all(re.fullmatch(r"[ABC]\s+Guest \d+ has bid", line.strip()) for line in strange), strange
        assert page.locator(".reveal").count() == 0
    for seat, frames in heard.items():
        assert any(frame["type"] == "update" for frame in frames)
        for frame in frames:
            told = frame.get("events", []) + [e for one in frame.get("log", []) for e in one["events"]]
            assert all(e["seat"] in (seat, -1) or e["kind"] == "has-bid" for e in told), told
            move = frame.get("move")
            assert move is None or move["seat"] == seat, move
            players = frame["view"]["table"]["players"] if "view" in frame else []
            assert all(players[other]["laid"] is None for other in range(len(players)) if other != seat)

    bid(a, "1")
    for page in (a, b, c):
        expect(rows(page)).to_have_count(3)
        expect(rows(page).first).to_have_attribute("data-bid", "2")
        expect(rows(page).first.locator(".value")).to_have_text("6")
    expect(rows(c).first.locator(".pill")).to_have_text("takes now")


def test_a_tie_is_made_and_resolved_over_two_turns(visit: Visit) -> None:
    pages = sit_down(visit, 3)
    a, b, c = pages
    for _ in range(12):
        make_a_tie(a, b, c)
        if len(displayed(a)) > 1:
            break
        sit_again(pages)  # one kind of card: the next claims would not be asked, nor seen for long

    bid(a, "3")
    bid(c, "7")
    bid(b, "2")
    for page in pages:
        expect(rows(page)).to_have_count(3)
        assert [row.get_attribute("data-bid") for row in rows(page).all()] == ["0", "2", "1"]
        assert rows(page).locator(".value").all_inner_texts() == ["7", "7", "6"]
        expect(rows(page).nth(0)).to_contain_text("a pair of cards goes first")
        expect(rows(page).nth(1)).to_contain_text("which goes first")
    picture(a, "stacks")
    claim_until(3, *pages)
    for page in pages:
        expect(page.locator(".bids .below")).to_have_count(0)
        assert settled(page, 2).locator(".value").all_inner_texts() == ["7", "7", "6"]


def make_a_tie(a: Page, b: Page, c: Page) -> None:
    """In the first turn A and B both bid 4; their cards stay for the second."""
    bid(b, "4")
    bid(c, "2")
    bid(a, "4")
    for page in (a, b, c):
        expect(page.locator(".reveal .row.tied")).to_have_count(2)
    names = c.locator(".kingdom tbody .player-name").all_inner_texts()
    expect(rows(c).nth(1)).to_contain_text(f"The same single card as {names[1]}: tied, no claim.")
    picture(c, "tie")
    claim_until(2, a, b, c)
    # The tied cards stay in play: in the slots, on the table, and under what the next card would be worth.
    for page in (a, b, c):
        expect(settled(page, 1)).to_have_count(3)
        expect(slot(page, 0).locator(".below")).to_contain_text("4")
        expect(slot(page, 1).locator(".below")).to_contain_text("4")
        expect(page.locator('tr[data-seat="0"] .bid-cards .tied')).to_have_text("4")
    expect(a.locator(".hand li", has=a.locator('[data-ref="card:3"]'))).to_contain_text("4 + 3 = 7")
    card(a, "4").click(force=True)
    expect(a.get_by_role("tooltip")).to_contain_text("tied")
    expect(card(c, "2").locator(".away")).to_be_visible()


def play_on(page: Page) -> None:
    """Make one move, on the board where there is something to click."""
    wait_for_somebody(page)
    lit = page.locator(".kingdom .lit[data-ref]")
    if page.locator(".hand .lit").count():
        page.locator(".hand .lit").first.click()
        page.locator(".hand .place").click()
    elif lit.count():
        lit.first.click()
    else:
        moves(page).first.click()


def test_a_game_against_bots_ends_with_a_table_that_adds_up(visit: Visit) -> None:
    page = visit()
    set_up(page, "kingdom", "Me", "Bot", "Bot", "Bot")
    over = page.locator(".kingdom .scoring")
    for _ in range(200):
        wait_until_asked(page, or_shown=".scoring")
        if over.count():
            break
        if turn(page) == 3:  # then to the last turns
            play_ahead(page, lambda view: view["over"] or view["table"]["turn"] >= 18)
        else:
            play_on(page)
    expect(over).to_be_visible()
    totals = [int(cell.get_attribute("data-total") or "x") for cell in page.locator("[data-total]").all()]
    assert len(totals) == 4
    for seat, total in enumerate(totals):
        so_far = 0
        for line in LINES:
            cell = page.locator(f'tr[data-line="{line}"] td').nth(seat)
            so_far += int(cell.locator("[data-points]").get_attribute("data-points") or "x")
            assert int(cell.locator("[data-sum]").inner_text()) == so_far
            points = cell.locator("[data-points]").inner_text().replace("−", "-")
            assert int(points) == int(cell.locator("[data-points]").get_attribute("data-points") or "x")
        assert so_far == total
    assert sorted(map(int, page.locator(".result .points").all_inner_texts())) == sorted(totals)
    for dark in (False, True):
        page.emulate_media(color_scheme="dark" if dark else "light")
        for size, name in ((DESKTOP, "desktop"), (PHONE, "phone")):
            page.set_viewport_size(size)
            expect(page.locator(".scoring.phone")).to_have_count(1 if name == "phone" else 0)
            picture(page, f"over_{name}_{'dark' if dark else 'light'}")
            assert violations(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_players_make_two_bids_each(visit: Visit) -> None:
    a, b = sit_down(visit, 2)
    bid(a, "7")
    expect(slot(a, 0).locator('[data-ref="laid:7"]')).to_be_visible()
    bid(a, "3")
    expect(slot(a, 0).locator('[data-ref="laid:3"]')).to_be_visible()
    expect(slot(b, 0).get_by_role("img", name="face-down bid card")).to_have_count(2)
    # One of the two takes another card in its place.
    slot(a, 0).locator('[data-ref="laid:3"]').click()
    card(a, "4").click()
    expect(slot(a, 0).locator('[data-ref="laid:4"]')).to_be_visible()
    expect(slot(a, 0).locator('[data-ref="laid:3"]')).to_have_count(0)
    bid(b, "5")
    bid(b, "4")
    for page in (a, b):
        expect(settled(page, 1)).to_have_count(4)
        assert settled(page, 1).locator(".value").all_inner_texts() == ["7", "5", "4", "4"]
    claim_until(2, a, b)
    # Next turn a tied card lies with each; a card goes on it, or bids by itself.
    expect(slot(a, 0).locator('[data-ref="tied:4"]')).to_be_visible()
    card(a, "2").click()
    expect(slot(a, 0).locator('[data-ref="tied:4"]')).to_have_class(re.compile(r"\blit\b"))
    slot(a, 0).locator('[data-ref="tied:4"]').click()
    expect(slot(a, 0).locator('[data-ref="laid:2"]')).to_be_visible()
    bid(a, "6")
    picture(a, "two_bids")
    bid_alone(b, "6")
    expect(slot(b, 1).locator('[data-ref="laid:6"]')).to_be_visible()
    bid(b, "1")
    for page in (a, b):
        expect(settled(page, 2)).to_have_count(4)
        assert settled(page, 2).locator(".value").all_inner_texts() == ["6", "5", "6", "6"]


def bid_alone(page: Page, token: str) -> None:
    """Bid a card by itself where it could go on a tied one too."""
    card(page, token).click()
    expect(page.locator(".hand .place")).to_be_visible()
    page.locator(".hand .place").click()


def test_a_bid_on_a_phone_with_one_thumb(visit: Visit) -> None:
    page = visit(phone=True)
    set_up(page, "kingdom", "Me", "Bot", "Bot", "Bot")
    lit = page.locator(".sheet .hand .lit")
    for _ in range(3):
        expect(lit.first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        now = turn(page)
        lit.first.tap()
        place = page.locator(".sheet .place")
        expect(place).to_be_enabled()
        box = place.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= PHONE["height"]
        place.tap()
        while turn(page) == now:
            wait_for_somebody_or_turn(page, now)
            if turn(page) == now and moves(page).count():
                moves(page).first.tap()
    picture(page, "phone")
    page.get_by_role("button", name="Players").tap()
    expect(page.locator(".strip .piles").first).to_be_visible()
    picture(page, "phone_piles")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def wait_for_somebody_or_turn(page: Page, now: int) -> None:
    """Wait for a question or for the next turn."""
    page.wait_for_function(
        "now => (document.querySelector('.turn.mine') && !document.querySelector('main.table[data-pending]'))"
        " || document.querySelector('.header .turn')?.innerText !== `Turn ${now}`",
        arg=now,
    )


def test_a_spent_card_says_why_with_the_rule(visit: Visit) -> None:
    page = visit()
    set_up(page, "kingdom", "Me", "Bot", "Bot")
    expect(card(page, "1")).to_have_class(re.compile(r"\blit\b"))
    bid(page, "1")
    while turn(page) == 1:
        wait_for_somebody_or_turn(page, 1)
        if turn(page) == 1 and moves(page).count():
            moves(page).first.click()
    wait_for_somebody(page)
    # Whatever happens on the table closes an explanation.
    expect(page.get_by_text("2 of 3 in")).to_be_visible()
    where = page.locator('.hand [data-ref="card:1"]')
    where.click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("discard|tied"))
    expect(page.get_by_role("tooltip")).to_contain_text("Rule 3")


def test_a_shared_device_keeps_the_bid_for_its_seat(visit: Visit) -> None:
    page = visit()
    set_up(page, "kingdom", "Me", "Me", "Me", names=("Iza", "Théo", "Ola"))
    for seat, token in enumerate(("7", "6")):
        page.get_by_role("button", name=re.compile("^I am")).click()
        expect(page.locator(".hand .lit").first).to_be_visible()
        for other in range(seat):
            expect(slot(page, other).get_by_role("img", name="face-down bid card")).to_be_visible()
            assert slot(page, other).locator("[data-ref]").count() == 0
        bid(page, token)
    expect(page.get_by_role("button", name=re.compile("^I am"))).to_be_visible()
    assert page.locator("[data-ref]").count() == 0


def test_a_replay_shows_a_bid_only_through_the_eyes_of_its_seat(visit: Visit) -> None:
    a, b = sit_down(visit, 2)
    bid(b, "2")
    expect(slot(a, 1).get_by_role("img", name="face-down bid card")).to_be_visible()
    bid(a, "6")
    expect(slot(a, 0).locator('[data-ref="laid:6"]')).to_be_visible()
    a.goto(a.url + "/replay")
    expect(slot(a, 0).locator('[data-ref="laid:6"]')).to_be_visible()
    expect(slot(a, 1).get_by_role("img", name="face-down bid card")).to_be_visible()
    assert slot(a, 1).locator("[data-ref]").count() == 0
    picture(a, "replay")
    a.get_by_label("A spectator").check()
    expect(slot(a, 0).get_by_role("img", name="face-down bid card")).to_be_visible()
    expect(a.locator('[data-ref^="laid:"]')).to_have_count(0)
    a.get_by_role("button", name="To the beginning").click()
    expect(a.get_by_text("Before the first move")).to_be_visible()
    expect(a.get_by_role("img", name="face-down bid card")).to_have_count(0)
