"""The live connection: it breaks, comes back and catches up; late and double posts harm nobody."""

import statistics

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.relay import Relay
from tests.browser.table import (
    call,
    ids,
    is_asked,
    moved,
    moves,
    open_table,
    two_at,
    version,
    wait_for_somebody,
    wait_until_asked,
)

LOST = "The connection is lost"
BROKEN = "WebSocket connection to|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource"

# Waits between attempts, without the chance in them.
WAITING = """
Math.random = () => 0.5;
window.waits = [];
const setTimeoutAsItWas = window.setTimeout;
window.setTimeout = (work, after, ...more) => {
  if (after >= 400 && !document.querySelector(".notice")) window.waits.push(Math.round(after));
  return setTimeoutAsItWas(work, after, ...more);
};
"""


def caught_up(page: Page, other: Page) -> None:
    """Whether a page shows what another shows."""
    expect(page.locator("main.table")).to_have_attribute("data-version", version(other))
    expect(page.locator(".log .line")).to_have_count(other.locator(".log .line").count())


def test_a_page_whose_connection_breaks_says_so_backs_off_and_catches_up(visit: Visit, relay: Relay) -> None:
    visit.forgive(BROKEN)
    iza, theo = visit(), visit(site=relay.address, before=WAITING)
    two_at("dragon", iza, theo)
    wait_for_somebody(iza, theo)
    if not is_asked(iza):
        while not is_asked(iza):
            moved(wait_for_somebody(iza, theo), moves(theo).first.click)
    theo.evaluate("window.waits.length = 0")
    relay.cut()
    expect(theo.locator(".lost")).to_contain_text(LOST)
    expect(theo.locator("p[role=status]").first).to_contain_text(LOST)
    assert not is_asked(theo)

    # Meanwhile the others play and talk.
    played = 0
    while is_asked(iza) and played < 3:
        moved(iza, moves(iza).first.click)
        played += 1
        iza.wait_for_function("() => !document.querySelector('main.table[data-pending]')")
    iza.get_by_role("tab", name="Chat").click()
    iza.get_by_label("Say something").fill("Are you still there?")
    iza.keyboard.press("Enter")
    expect(iza.locator(".chat li")).to_contain_text("Are you still there?")
    iza.get_by_role("tab", name="Log").click()

    # It tries again and again, less and less often.
    theo.wait_for_function("() => window.waits.length >= 4")
    waits = theo.evaluate("window.waits.slice(0, 4)")
    assert waits == sorted(set(waits)), waits
    assert relay.attempts >= 2
    assert version(theo) != version(iza)

    relay.mend()
    theo.evaluate(
        "window.dispatchEvent(new Event('online'))"
    )  # the system says so before the next attempt is due
    expect(theo.locator(".lost")).to_have_count(0)
    caught_up(theo, iza)
    theo.get_by_role("tab", name="Chat").click()
    expect(theo.locator(".chat li")).to_contain_text("Are you still there?")
    page = wait_for_somebody(iza, theo)
    moved(page, moves(page).first.click)
    theo.get_by_role("tab", name="Log").click()
    caught_up(theo, iza)


def test_a_connection_that_has_gone_silent_is_given_up_and_replaced(visit: Visit, relay: Relay) -> None:
    iza, theo = visit(), visit(site=relay.address)
    theo.clock.install()
    two_at("connect_four", iza, theo)
    wait_for_somebody(iza)
    relay.stop_up()
    moved(iza, moves(iza).first.click)
    theo.clock.fast_forward(30_000)  # a question whether the server is there
    theo.clock.fast_forward(30_000)  # no answer
    expect(theo.locator(".lost")).to_contain_text(LOST)
    relay.let_flow()
    theo.clock.fast_forward(10_000)
    expect(theo.locator(".lost")).to_have_count(0)
    caught_up(theo, iza)
    wait_for_somebody(theo)
    moved(theo, moves(theo).first.click)


def test_a_move_into_a_connection_that_has_gone_silent_is_not_lost_sight_of(
    visit: Visit, relay: Relay
) -> None:
    page = visit(site=relay.address)
    page.clock.install()
    info = open_table(page, "connect_four", "me", "bot")
    wait_for_somebody(page)
    relay.stop_up()
    moves(page).first.click()
    expect(page.locator("button.move:disabled").first).to_be_visible()
    page.clock.fast_forward(8_000)
    expect(page.locator(".lost")).to_contain_text(LOST)
    relay.let_flow()  # the move arrives after all
    page.clock.fast_forward(20_000)
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".board .piece")).to_have_count(2)  # the bot has answered
    wait_until_asked(page)
    assert call(page, f"/api/tables/{info['id']}")["moves"] == 2


def test_a_late_post_is_refused_and_the_page_recovers_by_itself(visit: Visit, relay: Relay) -> None:
    page = visit()
    info = open_table(page, "connect_four", "me", "open")
    other = visit(f"/t/{info['id']}")
    other.get_by_role("button", name="Sit down").click()
    wait_for_somebody(page)

    # The same person looks at the table on a second screen, over a way that stops up.
    second = page.context.new_page()
    second.goto(f"{relay.address}/t/{info['id']}")
    wait_for_somebody(second)
    relay.stop_up()
    moved(page, moves(page).first.click)
    moves(second).last.click()  # the second screen does not know
    expect(second.locator("button.move:disabled").first).to_be_visible()
    relay.let_flow()
    expect(second.locator("main.table")).to_have_attribute("data-version", version(page))
    expect(second.locator(".board .piece")).to_have_count(1)
    expect(second.locator(".notice")).to_have_count(0)
    assert call(page, f"/api/tables/{info['id']}")["moves"] == 1
    wait_for_somebody(other)
    moved(other, moves(other).first.click)
    wait_for_somebody(second)
    moved(second, moves(second).first.click)
    expect(page.locator(".board .piece")).to_have_count(3)


def test_a_double_post_counts_once(visit: Visit) -> None:
    twice = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      send.call(this, data);
      if (String(data).includes('"move"')) send.call(this, data);
    };
    """
    iza, theo = visit(before=twice), visit()
    info = two_at("connect_four", iza, theo)
    for played in (1, 3):
        wait_for_somebody(iza)
        moved(iza, moves(iza).first.click)
        wait_for_somebody(theo)
        assert call(iza, f"/api/tables/{info['id']}")["moves"] == played
        expect(iza.locator(".notice")).to_have_count(0)
        moved(theo, moves(theo).first.click)
    wait_for_somebody(iza)
    assert ids(iza)


def test_a_double_click_plays_once(visit: Visit) -> None:
    iza, theo = visit(), visit()
    info = two_at("tictactoe", iza, theo)
    wait_for_somebody(iza)
    moved(iza, iza.locator(".board .lit").first.dblclick)
    wait_for_somebody(theo)
    assert call(iza, f"/api/tables/{info['id']}")["moves"] == 1


def test_a_page_that_was_elsewhere_catches_up(visit: Visit) -> None:
    iza, theo = visit(), visit()
    two_at("tictactoe", iza, theo)
    page = wait_for_somebody(iza, theo)
    other = theo if page is iza else iza
    other.goto("/")
    moved(page, moves(page).first.click)
    other.go_back()
    wait_for_somebody(other)
    caught_up(other, page)


CLICKED = "addEventListener('click', () => { window.clicked = Date.now(); }, true);"
SEEN = """
window.seen = [];
new MutationObserver(() => {
  const pieces = document.querySelectorAll(".board .piece").length;
  if (pieces > window.seen.length) window.seen.push(Date.now());
}).observe(document, { childList: true, subtree: true });
"""


def test_a_move_appears_on_the_other_screen(visit: Visit) -> None:
    """Prints how long it takes from the click to the drawing on the other's screen (see it with -rP)."""
    iza, theo = visit(before=CLICKED), visit(before=SEEN)
    two_at("connect_four", iza, theo)
    delays = []
    for played in range(0, 16, 2):
        wait_for_somebody(iza)
        moved(iza, moves(iza).nth(played % 7).click)
        theo.wait_for_function("played => window.seen.length > played", arg=played)
        delays.append(theo.evaluate(f"window.seen[{played}]") - iza.evaluate("window.clicked"))
        expect(theo.locator(".board .piece")).to_have_count(played + 1)
        if theo.get_by_role("heading", name="The game is over").count():
            break
        wait_for_somebody(theo)
        moved(theo, moves(theo).nth((played + 1) % 7).click)
        if iza.get_by_role("heading", name="The game is over").count():
            break
    assert len(delays) >= 4
    print(
        f"From the click to the other player's screen: {statistics.median(delays):.0f} ms "
        f"(median of {len(delays)}, {min(delays)} to {max(delays)})."
    )
