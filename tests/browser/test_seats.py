"""Who sits where: invitations, spectators, shared devices, bots that take over, clocks, resigning."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import (
    Frames,
    call,
    click_what_glows,
    finish,
    is_asked,
    moved,
    moves,
    open_table,
    play_now,
    set_up,
    two_at,
    version,
    wait_for_somebody,
)

CARDS = r"jack|queen|king|[♠♥♦♣]|\b[JQK][sh]\b"
FACES = ".card:not(.back)"


def menu(page: Page) -> None:
    """Open the table's menu."""
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()


# ---- Sitting down --------------------------------------------------------------------------------


def test_a_link_invites_one_friend(visit: Visit) -> None:
    iza = visit(permissions=("clipboard-read", "clipboard-write"))
    set_up(iza, "dragon", "Me", "Friend", "Friend")
    link = iza.get_by_label("Link to send").input_value()
    assert "invite=" in link
    iza.get_by_role("button", name="Copy the link").first.click()
    expect(iza.get_by_text("Copied.")).to_be_visible()
    assert iza.evaluate("navigator.clipboard.readText()") == link

    theo = visit(link)
    expect(theo.get_by_role("button", name="Sit down")).to_have_count(1)
    assert "invite" not in theo.locator("main").inner_html()  # nobody else's link is shown
    theo.get_by_role("button", name="Sit down").click()
    expect(theo.get_by_text("Waiting for one more player.")).to_be_visible()
    expect(iza.get_by_text("Waiting for one more player.")).to_be_visible()

    late = visit(link)
    visit.forgive("409")
    late.get_by_role("button", name="Sit down").click()
    expect(late.locator(".notice.bad")).to_contain_text("There is no free seat for you")

    last = iza.get_by_label("Link to send").input_value()
    assert last != link
    late.goto(last)
    late.get_by_role("button", name="Sit down").click()
    for page in (iza, theo, late):
        expect(page.locator("main.table")).to_be_visible()


def test_an_open_seat_is_anybodys_and_a_bot_fills_one_that_stays_empty(visit: Visit) -> None:
    iza = visit()
    info = open_table(iza, "dragon", "me", "open", "friend")
    theo = visit(f"/t/{info['id']}")
    theo.get_by_role("button", name="Sit down").click()
    expect(iza.get_by_text("Waiting for one more player.")).to_be_visible()
    iza.get_by_role("button", name="Seat a bot").click()
    wait_for_somebody(iza, theo)
    expect(iza.locator(".strips > li")).to_have_count(3)


@pytest.mark.parametrize("kind", ["friend", "open"])
def test_a_friend_finds_a_private_table_by_the_link_and_nobody_else_does(visit: Visit, kind: str) -> None:
    visit.forgive("403")  # what the browser says of a live connection that is refused
    iza = visit()
    info = open_table(iza, "tictactoe", "me", kind, spectators=False)
    early = visit(f"/t/{info['id']}")
    expect(early.get_by_role("heading", name="There is no such table")).to_be_visible()
    theo = visit(f"/t/{info['id']}?invite={info['seats'][1]['invite']}")
    theo.get_by_role("button", name="Sit down").click()
    for page in (iza, theo):
        expect(page.locator("main.table")).to_be_visible()
    stranger = visit(f"/t/{info['id']}")
    expect(stranger.get_by_role("heading", name="There is no such table")).to_be_visible()
    page = wait_for_somebody(iza, theo)
    moved(page, moves(page).first.click)
    expect(stranger.locator("[data-ref]")).to_have_count(0)


# ---- Nobody sees what is not theirs --------------------------------------------------------------


def test_a_shared_device_is_handed_over_without_showing_anything(visit: Visit) -> None:
    page = visit()
    set_up(page, "leduc", "Me", "Me", names=("Iza", "Théo"))
    for name in ("Iza", "Théo", "Iza"):
        take = page.get_by_role("button", name=re.compile("^I am"))
        expect(take).to_have_text(f"I am {name}")
        assert page.locator("[data-ref]").count() == 0
        assert page.locator(".card").count() == 0
        assert not re.search(CARDS, page.locator("body").inner_html(), re.IGNORECASE)
        assert not re.search(CARDS, page.title(), re.IGNORECASE)
        take.click()
        wait_for_somebody(page)
        # Whoever took over sees one card: their own.
        expect(page.locator(".players li", has_text=name).locator(FACES)).to_have_count(1)
        other = "Théo" if name == "Iza" else "Iza"
        expect(page.locator(".players li", has_text=other).locator(FACES)).to_have_count(0)
        moves(page).get_by_text(re.compile("Call|Check")).first.click()


def test_a_reload_at_the_hand_over_shows_nothing_either(visit: Visit) -> None:
    page = visit()
    frames = Frames(page)
    set_up(page, "leduc", "Me", "Me", names=("Iza", "Théo"))
    page.get_by_role("button", name="I am Iza").click()
    wait_for_somebody(page)
    moves(page).get_by_text("Call").click()
    expect(page.get_by_role("button", name="I am Théo")).to_be_visible()
    frames.texts.clear()
    page.reload()
    expect(page.get_by_role("button", name="I am Théo")).to_be_visible()
    assert [player["card"] for view in frames.views() for player in view["table"]["players"]] == [None, None]
    assert not re.search(CARDS, page.locator("body").inner_html(), re.IGNORECASE)


def test_a_shared_device_shows_the_hand_of_whoever_holds_it(visit: Visit) -> None:
    page = visit()
    open_table(page, "dragon", {"kind": "me", "name": "Iza"}, {"kind": "me", "name": "Théo"})
    take = page.get_by_role("button", name=re.compile("^I am"))
    hands: dict[str, set[str]] = {}
    for _ in range(40):
        expect(take.or_(moves(page).first).first).to_be_visible()
        if take.count():
            assert page.locator("[data-ref], .board, .log").count() == 0
            name = take.inner_text().removeprefix("I am ")
            take.click()
            expect(page.locator("main.table")).to_be_visible()
            wait_for_somebody(page)
            expect(page.locator(".board [role=group][aria-label='Your court']")).to_be_visible()
            hands[name] = set(
                page.locator("[data-ref^='hand:']").evaluate_all("all => all.map((one) => one.dataset.ref)")
            )
        if len(hands) == 2 and all(hands.values()):
            break
        click_what_glows(page)
    assert len(hands) == 2


def test_a_spectator_sees_no_secret(visit: Visit) -> None:
    iza, theo = visit(), visit()
    info = two_at("leduc", iza, theo)
    watcher = visit()
    frames = Frames(watcher)
    watcher.goto(f"/t/{info['id']}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator(".card.back")).to_have_count(2)
    for _ in range(2):
        page = wait_for_somebody(iza, theo)
        expect(page.locator(f".players {FACES}")).to_have_count(1)
        assert watcher.locator(f".players {FACES}").count() == 0
        assert not is_asked(watcher)
        moved(page, moves(page).get_by_text(re.compile("Call|Check")).first.click)
    expect(watcher.locator("main.table")).to_have_attribute("data-version", version(iza))
    expect(watcher.locator(".card.back")).to_have_count(2)
    seen = [player["card"] for view in frames.views() for player in view["table"]["players"]]
    assert seen and set(seen) == {None}
    assert all("seed" not in text or '"seed":null' in text for text in frames.texts)
    expect(iza.get_by_text("1 watching")).to_be_visible()


def test_a_spectator_of_the_dragons_table_sees_backs_of_hands(visit: Visit) -> None:
    iza = visit()
    info = open_table(iza, "dragon", "me", "bot")
    watcher = visit()
    frames = Frames(watcher)
    watcher.goto(f"/t/{info['id']}")
    wait_for_somebody(iza)
    while not iza.locator("[data-ref^='hand:']").count():
        click_what_glows(iza)
        wait_for_somebody(iza)
    expect(watcher.locator("main.table")).to_have_attribute("data-version", version(iza))
    expect(watcher.locator("[data-ref^='hand:']")).to_have_count(0)
    hands = [player.get("hand") for view in frames.views() for player in view["table"]["players"]]
    assert hands and set(map(str, hands)) == {"None"}
    assert not is_asked(watcher)


# ---- Bots that take over -------------------------------------------------------------------------


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    iza, theo = visit(), visit()
    two_at("dragon", iza, theo)
    page = wait_for_somebody(iza, theo)
    other = theo if page is iza else iza
    menu(page)
    expect(page.get_by_label("Level of the bot").locator("option")).to_have_count(3)  # none above normal
    expect(page.get_by_role("dialog")).to_contain_text("does not count as won")
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(other.locator(".strips")).to_contain_text("lent to a bot, Normal")
    wait_for_somebody(other)  # the bot has moved
    assert not is_asked(page)
    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    moved(other, moves(other).first.click)
    menu(page)
    page.get_by_role("button", name="Play again myself").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(other.locator(".strips")).to_contain_text("a bot played here for a while")
    for _ in range(30):
        if wait_for_somebody(page, other) is page:
            break
        moved(other, moves(other).first.click)
    moved(page, moves(page).first.click)


def test_a_game_goes_on_when_everybody_has_left_it_to_bots(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_somebody(page)
    menu(page)
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.locator(".log .line").nth(30)).to_be_attached()


def test_who_resigns_is_played_by_a_bot_for_good_and_the_result_says_so(visit: Visit) -> None:
    iza, theo = visit(), visit()
    info = two_at("connect_four", iza, theo)
    menu(iza)
    iza.get_by_role("button", name="Resign").click()
    assert call(iza, f"/api/tables/{info['id']}")["seats"][0]["resigned"] is False  # one is asked first
    iza.get_by_role("button", name="Really resign").click()
    expect(iza.get_by_text("You have resigned; a bot plays on.")).to_be_visible()
    for page in (iza, theo):
        expect(page.locator(".strips")).to_contain_text("resigned")
    menu(iza)
    expect(iza.get_by_role("button", name=re.compile("Resign|Play again|Let a bot"))).to_have_count(0)
    iza.keyboard.press("Escape")
    finish(theo)
    for page in (iza, theo):
        expect(page.locator(".move-panel .result")).to_contain_text("resigned")


# ---- Clocks --------------------------------------------------------------------------------------


def shown(page: Page) -> int:
    """The seconds on the clock in the bar."""
    minutes, seconds = page.locator(".turn .clock").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def test_the_clock_counts_down_for_whoever_is_asked(visit: Visit) -> None:
    iza, theo = visit(), visit()
    two_at("connect_four", iza, theo, pace={"kind": "live", "minutes": 20, "increment_seconds": 0})
    page = wait_for_somebody(iza, theo)
    other = theo if page is iza else iza
    began = shown(page)
    assert began <= 1200
    for one in (page, other):  # both see it run
        one.wait_for_function(
            """began => {
              const [minutes, seconds] = document.querySelector(".turn .clock").textContent.trim().split(":");
              return Number(minutes) * 60 + Number(seconds) <= began - 2;
            }""",
            arg=began,
        )
    clocks = page.locator(".strips .notes")
    expect(clocks).to_have_count(2)
    moved(page, moves(page).first.click)
    wait_for_somebody(other)
    left = shown(page)  # now it is the other's
    stands = page.locator(".strips > li", has_text=re.compile(r"\d+:\d\d")).all_inner_texts()
    expect(page.locator(".turn .clock")).not_to_have_text(re.compile(rf"^{left // 60}:{left % 60:02}$"))
    again = page.locator(".strips > li", has_text=re.compile(r"\d+:\d\d")).all_inner_texts()
    assert sum(one != other for one, other in zip(stands, again, strict=True)) == 1


@pytest.mark.parametrize("kind", ["live", "turn"])
def test_a_seat_whose_time_is_up_is_played_by_a_bot(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr("tianxia.server.clocks.MINUTE", 3.0)
    monkeypatch.setattr("tianxia.server.clocks.DAY", 3.0)
    iza, theo = visit(), visit()
    pace = {"kind": kind, "minutes": 1, "increment_seconds": 600, "days": 1}
    info = two_at("connect_four", iza, theo, pace=pace)
    page = wait_for_somebody(iza, theo)
    other = theo if page is iza else iza
    expect(page.get_by_text("Your time is up; a bot plays on.")).to_be_visible()
    assert not is_asked(page)
    seat = 0 if page is iza else 1
    now = call(page, f"/api/tables/{info['id']}")
    assert now["seats"][seat]["kind"] == "bot"
    for one in (page, other):
        expect(one.locator(".strips")).to_contain_text("out of time")
    menu(page)
    # A live game is lost to the clock for good; in a slow one whoever comes back goes on.
    expect(page.get_by_role("button", name="Play again myself")).to_have_count(0 if kind == "live" else 1)


# ---- Saying whose turn it is ---------------------------------------------------------------------

NOTICING = """
window.notices = [];
window.Notification = class extends Notification {
  static permission = "granted"; // a Chromium without windows grants none
  static requestPermission = async () => "granted";
  constructor(title, options) {
    super(title, options);
    window.notices.push(`${title}: ${options.body}`);
  }
};
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def test_a_notification_and_the_title_say_that_it_is_my_turn(visit: Visit) -> None:
    iza = visit()
    theo = visit(before=NOTICING)
    two_at("connect_four", iza, theo)
    menu(theo)
    theo.get_by_label("Tell me when it is my turn").check()
    theo.keyboard.press("Escape")
    wait_for_somebody(iza)
    expect(theo).not_to_have_title(re.compile("Your turn"))

    # Looking at the table needs no notification; looking elsewhere does.
    moved(iza, moves(iza).first.click)
    wait_for_somebody(theo)
    expect(theo).to_have_title(re.compile("^● Your turn"))
    expect(theo.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn.svg")
    assert theo.evaluate("notices") == []
    moved(theo, moves(theo).first.click)
    expect(theo).not_to_have_title(re.compile("Your turn"))
    expect(theo.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon.svg")
    theo.evaluate("window.away = true")
    wait_for_somebody(iza)
    moved(iza, moves(iza).first.click)
    wait_for_somebody(theo)
    theo.wait_for_function("() => notices.length === 1")
    assert theo.evaluate("notices[0]").startswith("Your turn: Connect four: Into which column")

    # The wish outlives the page.
    theo.reload()
    menu(theo)
    expect(theo.get_by_label("Tell me when it is my turn")).to_be_checked()


def test_a_browser_that_allows_no_notifications_says_so(visit: Visit) -> None:
    page = visit(before="Notification.requestPermission = () => Promise.resolve('denied');")
    open_table(page, "tictactoe", "me", "bot")
    wait_for_somebody(page)
    menu(page)
    wish = page.get_by_label("Tell me when it is my turn")
    wish.click()
    expect(wish).not_to_be_checked()
    expect(page.locator(".notice")).to_contain_text("does not allow notifications")


def test_my_tables_say_where_it_is_my_turn(visit: Visit) -> None:
    page = visit()
    open_table(page, "tictactoe", "me", "bot", name="Quiet corner")
    wait_for_somebody(page)
    page.goto("/tables")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    row = page.locator("li.row", has_text="Quiet corner")
    row.get_by_role("link", name="Your turn").click()
    page.wait_for_url("**/t/*")
    wait_for_somebody(page)
