"""Gùgōng in the browser: gifts and their price, the wall and its favours, the canal, Mr. Meng."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.guide import Guide, named
from tests.browser.layout import out_of_reach
from tests.browser.table import moved, moves, open_table, play_ahead, set_up, version, wait_for_somebody
from tests.browser.test_layout import at_every_width
from tests.browser.test_pages import violations

PICTURES = Path(__file__).resolve().parent.parent.parent / "build" / "screenshots"


@pytest.fixture
def guided(site: str, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Guide]:
    """Open a page at a table that has been played ahead."""

    def opened(page: Page, *about: Any, **options: Any) -> Guide:
        guide = Guide(page, site, monkeypatch)
        guide.open("gugong", *about, **options)
        return guide

    return opened


def picture(page: Page, name: str) -> None:
    """Keep a picture to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"gugong_{name}.png")


def thing(page: Page, ref: str) -> Locator:
    """Something on the board, by its reference."""
    return page.locator(f'.panel.board [data-ref="{ref}"]')


def lot(page: Page, location: str) -> Locator:
    return page.locator(f'[data-lot="{location}"]')


def hand(page: Page, card: str) -> Locator:
    return page.locator(f'.hand .gifts [data-ref="card:{card}"]')


def tomorrow(page: Page, card: str) -> Locator:
    return page.locator(f'.tomorrow [data-ref="card:{card}"]')


def strip(page: Page, seat: int) -> Locator:
    return page.locator(f'.strip[data-seat="{seat}"]')


def pool(page: Page, seat: int) -> int:
    """The servants in a pool, the double one left out."""
    return int(strip(page, seat).locator(".pool b").inner_text().split("+")[0])


# ---- Gifts ---------------------------------------------------------------------------------------


def underpaid(table: Any, move: int) -> bool:
    """A gift that is not worth more, from a hand of several, given where the icon and the place both ask."""
    said = named(table, move)
    if said["kind"] != "give":
        return False
    own = table.picture(table.acting[0])["players"][table.acting[0]]
    offers = {one["card"]: one["offers"] for one in own["hand"]}
    icon = table.picture(None)["cards"][said["card"]]["icon"]
    return (
        offers[said["card"]][said["location"]] == "priced"
        and len(own["hand"]) > 2
        and own["pool"] >= 4
        and own["double"] == "locked"
        and icon == "none"
        and said["location"] == "palace"
        and own["envoy"] == 0
    )


def test_a_gift_that_is_not_worth_more_is_paid_for(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guide = guided(page, 3, underpaid)
    said, table = guide.said(), guide.picture()
    seat = guide.moves[-1][0]
    before = pool(page, seat)
    taken = table["locations"]["palace"]["card"]

    # The hand lists where each gift would be free and where it has a price.
    expect(page.locator(".hand .gifts > li")).to_have_count(len(table["players"][seat]["hand"]))
    for one in table["players"][seat]["hand"]:
        free = sum(1 for offer in one["offers"].values() if offer != "priced")
        item = page.locator(".hand .gifts > li", has=page.locator(f'[data-ref="card:{one["card"]}"]'))
        expect(item.locator(".places.free svg")).to_have_count(free)
        expect(item.locator(".places.dear svg")).to_have_count(7 - free)

    # Once a gift is chosen every official says what it would cost with him.
    hand(page, said["card"]).click()
    expect(hand(page, said["card"]).locator("[aria-pressed=true]")).to_be_visible()
    expect(lot(page, "palace").locator(".price.dear")).to_be_visible()
    for location, offer in next(one for one in table["players"][seat]["hand"] if one["card"] == said["card"])[
        "offers"
    ].items():
        expect(lot(page, location).locator(".price")).to_have_class(
            re.compile("dear" if offer == "priced" else "free")
        )
    page.mouse.move(2, 2)
    picture(page, "price")

    # The price is the next question: servants, a gift, or no action.
    moved(page, thing(page, "location:palace").click)
    expect(page.locator(".prompt h2")).to_contain_text("is not worth more")
    expect(tomorrow(page, taken)).to_be_visible()
    others = [one["card"] for one in table["players"][seat]["hand"] if one["card"] != said["card"]]
    for card in others:
        expect(hand(page, card)).to_have_class(re.compile(r"\blit\b"))
    expect(lot(page, "palace").locator('[data-ref="move:forgo"]')).to_be_visible()
    moved(page, lot(page, "palace").locator('[data-ref="move:pay"]').click)
    assert pool(page, seat) == before - 2

    # Then the action, in one of its two forms.
    expect(thing(page, "form:palace-b")).to_have_class(re.compile(r"\blit\b"))
    picture(page, "forms")
    moved(page, thing(page, "form:palace-a").click)
    guide.take()
    expect(page.locator(".log")).to_contain_text("moves the envoy to step 1")
    expect(page.locator(".log")).to_contain_text("pays 2 servants")


def test_a_gift_is_discarded_as_the_price(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guide = guided(page, 3, underpaid)
    said, table = guide.said(), guide.picture()
    seat = guide.moves[-1][0]
    other = next(one["card"] for one in table["players"][seat]["hand"] if one["card"] != said["card"])
    hand(page, said["card"]).click()
    moved(page, thing(page, "location:palace").click)
    moved(page, hand(page, other).click)
    expect(hand(page, other)).to_have_count(0)
    expect(tomorrow(page, other)).to_be_visible()  # face down for the others, not for its owner
    expect(thing(page, "form:palace-a")).to_be_visible()
    rivals = [one for one in range(3) if one != seat]
    for rival in rivals:
        expect(strip(page, rival)).to_be_visible()
        assert page.locator(f'.strip[data-seat="{rival}"] [data-card]').count() == 0


def one_of_two_alike(table: Any, move: int) -> bool:
    """A gift that is given from a hand with another of the same value and another icon."""
    said = named(table, move)
    if said["kind"] != "give":
        return False
    cards = table.picture(None)["cards"]
    own = [one["card"] for one in table.picture(table.acting[0])["players"][table.acting[0]]["hand"]]
    given = cards[said["card"]]
    return any(cards[one]["value"] == given["value"] and cards[one]["icon"] != given["icon"] for one in own)


def test_gifts_of_one_value_are_told_apart_in_the_list(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guide = guided(page, 2, one_of_two_alike)
    cards = guide.picture()["cards"]
    own = [one["card"] for one in guide.picture()["players"][guide.moves[-1][0]]["hand"]]
    values = [cards[card]["value"] for card in own]
    alike = [card for card in own if values.count(cards[card]["value"]) > 1]
    marks = page.locator(".move .face svg")
    expect(marks).to_have_count(7 * len(alike))  # there are seven officials to give each to
    pictured = {mark.get_attribute("href") for mark in marks.locator("use").all()}
    assert pictured == {f"#d-gugong-{cards[card]['icon']}" for card in alike}
    picture(page, "alike")


def test_a_day_of_clicks_on_the_board_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "gugong", "me", "bot", "bot")
    for _ in range(80):
        wait_for_somebody(page)
        if page.locator(".header .day").inner_text() != "Day 1 of 4":
            break
        assert not out_of_reach(page)
        click_to_the_end(page)
    expect(page.locator(".header .day")).to_have_text("Day 2 of 4")
    picture(page, "second_day")


PREFERRED = ("card:", "city:", "form:", "house:", "decree:", "ship:", "path:", "piece:", "favour:", "")


def click_to_the_end(page: Page) -> None:
    """Click something lit, and what lights up then, until a move is made."""
    before = page.locator("main.table").get_attribute("data-version")
    click_lit(page)
    chosen = page.locator(".panel.board .chosen[data-ref]")
    changed = page.locator(f'main.table:not([data-version="{before}"])')
    expect(changed.or_(chosen.first).first).to_be_visible()
    if changed.count() == 0:
        click_lit(page)
    expect(changed).to_be_visible()


def click_lit(page: Page) -> None:
    """Click what is lit, the preferred kind first; nothing is lit while a move is on its way."""
    found = page.wait_for_function(
        """preferred => {
          const lit = [...document.querySelectorAll('.panel.board .lit[data-ref]')];
          const refs = lit.map((one) => one.dataset.ref);
          return preferred.flatMap((kind) => refs.filter((ref) => ref.startsWith(kind)))[0];
        }""",
        arg=list(PREFERRED),
    )
    page.locator(f'.panel.board .lit[data-ref="{found.json_value()}"]').first.click()


# ---- What cannot be played says why ------------------------------------------------------------------


def at_the_jade(table: Any, move: int) -> bool:
    said = named(table, move)
    return said["kind"] == "buy" and said["house"] == "2"


def test_what_cannot_be_played_says_why_with_the_rule(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guided(page, 3, at_the_jade)
    expect(thing(page, "house:2")).to_have_class(re.compile(r"\blit\b"))
    expect(thing(page, "house:square")).to_have_class(re.compile(r"\brefused\b"))
    thing(page, "house:square").click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("only when every house is empty")
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"Rule 5\.\d"))
    thing(page, "location:wall").click()
    expect(page.get_by_role("tooltip")).to_contain_text("not what is asked now")


def test_everything_on_the_table_explains_itself(visit: Visit) -> None:
    page = visit()
    open_table(page, "gugong", "me", "bot", "bot")
    wait_for_somebody(page)
    tooltip = page.get_by_role("tooltip")
    for found, words in (
        (page.locator('.hand .gifts [data-ref^="card:"]').first, "icon"),
        (page.locator('[data-ref^="decree:"]').first, "points"),
        (thing(page, "location:canal"), "Put servants aboard"),
        (thing(page, "prize:jade"), "6 tokens"),
        (thing(page, "favour:die"), "turn a destiny die"),
        (thing(page, "house:square"), "when every house is empty"),
    ):
        page.mouse.move(2, 2)
        expect(tooltip).to_have_count(0)
        found.hover()
        expect(tooltip).to_contain_text(words)
    page.mouse.move(2, 2)
    expect(tooltip).to_have_count(0)
    city = page.locator('[data-ref^="city:"][aria-label*=": "]').first  # a bot may have been in another
    label = (city.get_attribute("aria-label") or "").split(": ")[1]
    city.hover()
    expect(tooltip.locator(".title")).to_have_text(re.compile(re.escape(label), re.IGNORECASE))


# ---- The wall ------------------------------------------------------------------------------------------


def completes_the_wall(table: Any, move: int) -> bool:
    """The last servant for the wall, after which three players are asked for favours, one after another."""
    if named(table, move)["kind"] != "build" or named(table, move)["piece"] != "servant":
        return False
    wall = table.picture(None)["wall"]
    if wall["total"] + 1 < wall["needed"]:
        return False
    ahead = table.clone()
    ahead.play(ahead.acting[0], move)
    asked: list[int] = []
    while not ahead.over and len(asked) < 3:
        seat = ahead.acting[0]
        decline = [m for m in ahead.legal(seat) if named(ahead, m)["kind"] == "decline"]
        if not decline or not any(
            named(ahead, m) == {"kind": "favour", "favour": "servant"} for m in ahead.legal(seat)
        ):
            break
        asked.append(seat)
        ahead.play(seat, decline[0])
    return len(set(asked)) == 3


def test_the_wall_is_completed_and_favours_are_taken_in_order(
    visit: Visit, guided: Callable[..., Guide]
) -> None:
    page = visit()
    guide = guided(page, 3, completes_the_wall)
    table = guide.picture()
    expect(lot(page, "wall").locator(".standing")).to_have_count(len(table["wall"]["servants"]))
    picture(page, "wall_before")
    moved(page, lot(page, "wall").locator('[data-ref="piece:servant"]').click)

    # From the lowest marker to the highest, and on one space from the bottom of the stack to its top.
    stacks = table["intrigue"]["stacks"]
    order = [player for stack in sorted(stacks, key=lambda one: one["space"]) for player in stack["players"]]
    spaces = {player: stack["space"] for stack in stacks for player in stack["players"]}
    assert sorted(order) == [0, 1, 2]
    for player in order:
        guide.take()
        expect(page.locator(".prompt h2")).to_contain_text("The wall is built")
        expect(page.locator(".prompt .tag text")).to_have_text("ABC"[player])
        expect(thing(page, "favour:servant")).to_have_class(re.compile(r"\blit\b"))
        picture(page, f"favour_{order.index(player)}")
        moved(page, thing(page, "favour:servant").click)
    guide.take()
    expect(page.locator(".log")).to_contain_text("has most on the completed wall")
    for player in order:
        label = re.compile(rf": {spaces[player] - 1}$")
        expect(page.locator(f'[data-marker="{player}"]')).to_have_attribute("aria-label", label)


# ---- The canal -----------------------------------------------------------------------------------------


def claims(table: Any, move: int) -> bool:
    return named(table, move)["kind"] == "claim"


def test_a_full_ship_trades_in_a_port(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guide = guided(page, 3, claims)
    said = guide.said()
    seat = guide.moves[-1][0]
    before = strip(page, seat).locator(".space.taken").count()
    ship = thing(page, f"ship:{said['port']}")
    expect(ship).to_have_class(re.compile(r"\blit\b"))
    expect(ship).to_have_attribute("aria-label", re.compile("3 of 3 aboard"))
    picture(page, "claim")
    version = page.locator("main.table").get_attribute("data-version")
    ship.click()
    reward = page.locator(f'.panel.board .lit[data-ref="reward:{said["reward"]}"]')
    changed = page.locator(f'main.table:not([data-version="{version}"]), .hand-over')
    expect(changed.or_(reward.first).first).to_be_visible()
    if changed.count() == 0:
        moved(page, reward.first.click)
    guide.take()
    expect(strip(page, seat).locator(".space.taken")).to_have_count(before + 1)
    expect(page.locator(".log")).to_contain_text(f"trades in port {said['port']}")


def asks(kind: str) -> Callable[[Any, int], bool]:
    """A move of a kind, with another one to choose."""

    def found(table: Any, move: int) -> bool:
        return bool(named(table, move)["kind"] == kind)

    return found


@pytest.mark.parametrize(
    ("kind", "refs"),
    [
        ("accept", ["move:accept", "move:leave"]),
        ("count", ["worth:one", "worth:two"]),
        ("part", []),
    ],
)
def test_questions_without_a_place_on_the_board_are_asked_above_the_hand(
    visit: Visit, guided: Callable[..., Guide], kind: str, refs: list[str]
) -> None:
    page = visit()
    guide = guided(page, 2, asks(kind), bonus="two")
    said = guide.said()
    row = page.locator(".hand .pieces").last
    expect(row).to_be_visible()
    for ref in refs or [f"token:{said['token']}"]:
        expect(row.locator(f'[data-ref="{ref}"]')).to_have_class(re.compile(r"\blit\b"))
    picture(page, f"asks_{kind}")
    assert violations(page) == []
    assert out_of_reach(page) == []
    answer = refs[0] if refs else f"token:{said['token']}"
    moved(page, row.locator(f'[data-ref="{answer}"]').locator(".cover").click)
    guide.take()
    if kind == "part":
        expect(page.locator(".log")).to_contain_text("gives up a token")


# ---- Alone against Mr. Meng ------------------------------------------------------------------------------


def test_a_game_alone_against_mr_meng_to_its_account(visit: Visit) -> None:
    page = visit()
    set_up(page, "gugong", "Me")
    meng = page.locator(".strip[data-meng]")
    expect(meng).to_contain_text("Mr. Meng")
    expect(page.locator(".dusk")).to_be_visible()
    expect(page.locator(".lot .focus")).to_have_count(1)
    over = page.locator(".scoring")
    told = ahead = False
    for turn in range(300):
        expect(over.or_(moves(page).first).first).to_be_visible()
        if over.count():
            break
        if told and not ahead:
            play_ahead(page, lambda view: view["over"] or view["table"]["day"] == 4)
            ahead = True
            continue
        if turn % 10 == 4 and page.locator(".dusk summary").count():
            page.locator(".dusk summary").click()
            expect(page.locator(".dusk .steps li").first).to_contain_text(re.compile(r"rule 9\.\d"))
            if not told:
                picture(page, "meng")
            told = True
        all_moves = moves(page)
        moved(page, all_moves.nth((7 * turn) % all_moves.count()).click)
    expect(over).to_be_visible()
    assert told
    expect(page.locator(".log")).to_contain_text("Mr. Meng")
    assert "{$" not in page.locator(".log").inner_text()
    columns = over.locator("thead th").count() - 1
    assert columns == 2
    for who in range(columns):
        lines = over.locator("tbody tr[data-line]")
        points = [
            int(lines.nth(n).locator("td").nth(who).get_attribute("data-points") or "x")
            for n in range(lines.count())
        ]
        assert sum(points) == int(over.locator("[data-total]").nth(who).get_attribute("data-total") or "x")
    expect(meng.locator(".points")).to_contain_text(over.locator("[data-total]").nth(1).inner_text())
    ranked(page, over)
    for dark in (False, True):
        page.emulate_media(color_scheme="dark" if dark else "light")
        picture(page, f"over_{'dark' if dark else 'light'}")
        assert violations(page) == []
    page.set_viewport_size(PHONE)
    expect(page.locator(".scoring.phone")).to_be_visible()
    picture(page, "over_phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    # The replay tells the same, and every earlier day.
    page.set_viewport_size(ViewportSize(width=1440, height=900))
    page.goto(page.url.split("?")[0] + "/replay")
    expect(page.locator(".scoring")).to_be_visible()
    ranked(page, page.locator(".scoring"))
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".scoring")).to_have_count(0)
    expect(page.locator(".header .day")).to_have_text("Day 1 of 4")
    page.get_by_role("button", name="One move on").click()
    expect(page.locator(".gugong .played[data-ref]").first).to_be_visible()
    picture(page, "replay")

    # So does the list of one's tables.
    page.goto("/tables")
    expect(page.locator("li.row").first).to_contain_text(re.compile(r"Mr\. Meng \(\d+\)"))
    picture(page, "solo_row")


def ranked(page: Page, account: Locator) -> None:
    """The result names Mr. Meng and whoever played him, the winner first, with the points of the account."""
    totals = [int(one.get_attribute("data-total") or "x") for one in account.locator("[data-total]").all()]
    result = page.locator(".result li")
    expect(result).to_have_count(2)
    expect(page.locator(".result")).to_contain_text("Mr. Meng")
    points = [int(one) for one in page.locator(".result .points").all_inner_texts()]
    assert points == sorted(totals, reverse=True)
    assert page.locator(".result .place").all_inner_texts() == ["1", "2"]
    best = result.first.locator(".name").inner_text()
    assert ("Mr. Meng" in best) == (totals[1] >= totals[0])


def test_a_gift_that_leads_to_no_action_is_given_only_when_one_means_it(
    visit: Visit, guided: Callable[..., Guide]
) -> None:
    """One click gave the last gift, took no action, and let Mr. Meng, dusk and night pass."""

    def unpayable(state: Any, move: int) -> bool:
        if named(state, move)["kind"] != "give":
            return False
        said = state.frames[-1].warning(state, state.acting[0], move)
        return said is not None and said.key == "no-way-to-pay"

    page = visit()
    guide = guided(page, 1, unpayable)
    place = guide.said()["location"]
    before = version(page)
    page.locator(f'.hand [data-ref="card:{guide.said()["card"]}"]').hover()
    expect(lot(page, place).locator(".price")).to_have_text("no action")
    picture(page, "no_action")
    lot(page, place).locator(f'[data-ref="location:{place}"]').click()
    said = page.get_by_role("dialog")
    expect(said.locator("[data-warning]")).to_contain_text("no other gift to discard")
    expect(said.locator("[data-warning]")).to_contain_text("Rule 4.2")
    picture(page, "warned")
    assert violations(page) == []
    said.get_by_role("button", name="Choose again").click()
    expect(said).to_have_count(0)
    assert version(page) == before
    moved(page, page.locator(guide.move).click)
    expect(page.locator(".log")).to_contain_text("takes no action")
    expect(page.locator(".log")).to_contain_text("Mr. Meng")


# ---- On a phone, in every language and at every width -----------------------------------------------------


def test_a_turn_on_a_phone_with_one_thumb(visit: Visit) -> None:
    page = visit(phone=True)
    open_table(page, "gugong", "me", "bot", "bot")
    expect(page.locator(".sheet .hand .lit").first).to_be_visible()
    expect(page.locator(".tiles .tile")).to_have_count(8)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator(".sheet .hand .lit").last.tap()
    expect(page.locator(".tiles .price")).to_have_count(7)
    picture(page, "phone_prices")
    # A tap opens a place and plays nothing; the button at the thumb gives the gift.
    version = page.locator("main.table").get_attribute("data-version")
    page.locator('.tile[data-ref="location:travel"]').tap()
    expect(lot(page, "travel")).to_be_visible()
    assert page.locator("main.table").get_attribute("data-version") == version
    expect(page.locator(".rail button")).to_have_count(8)
    give = page.locator(".sheet .primary")
    expect(give).to_be_enabled()
    box = give.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= PHONE["height"]
    picture(page, "phone_travel")
    moved(page, give.tap)
    for _ in range(12):
        wait_for_somebody_or_a_gift(page)
        if page.locator(".sheet .hand .lit").count():
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        moved(page, moves(page).first.tap)
    expect(page.locator(".tiles .tile")).to_have_count(8)


def wait_for_somebody_or_a_gift(page: Page) -> None:
    """Wait for the next question: a list of moves, or a gift to be chosen from the hand."""
    expect(moves(page).or_(page.locator(".sheet .hand .lit")).first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_table_fits_every_screen(visit: Visit, language: str) -> None:
    page = visit(language=language)
    players = {"en": 3, "fr": 1, "pl": 5}[language]
    open_table(page, "gugong", "me", *["bot"] * (players - 1))
    found: list[str] = []
    asked: set[str] = set()
    for turn in range(14):
        wait_for_somebody(page)
        kinds = ",".join(sorted(set(lit(page))))
        if kinds not in asked:
            asked.add(kinds)
            found += at_every_width(page, f"gugong_{language}_{len(asked)}")
            page.set_viewport_size(ViewportSize(width=1440, height=900))
            wait_for_somebody(page)
        all_moves = moves(page)
        moved(page, all_moves.nth((5 * turn) % all_moves.count()).click)
    assert len(asked) >= 3
    assert not found, "\n".join(found)


def lit(page: Page) -> list[str]:
    """The kinds of things that glow."""
    found: list[str] = page.locator(".board .lit[data-ref]").evaluate_all(
        "all => all.map((one) => one.dataset.ref.split(':')[0])"
    )
    return found


# ---- Secrets ----------------------------------------------------------------------------------------------


def test_gifts_are_seen_by_their_owner_alone(visit: Visit) -> None:
    page = visit()
    set_up(page, "gugong", "Me", "Me", names=("Iza", "Théo"))
    seen: dict[str, set[str]] = {}
    for _ in range(2):
        take = page.get_by_role("button", name=re.compile("^I am"))
        expect(take).to_be_visible()
        assert page.locator("[data-card]").count() == 0
        who = take.inner_text()
        take.click()
        cards = page.locator(".hand .gifts [data-card]")
        expect(cards).to_have_count(4)
        seen[who] = {one.get_attribute("data-card") or "" for one in cards.all()}
        # Give gifts, and forgo the actions, until it is the other's turn.
        for _ in range(6):
            if page.get_by_role("button", name=re.compile("^I am")).count():
                break
            moved(page, moves(page).last.click)
            expect(moves(page).first.or_(take).first).to_be_visible()
    assert len(seen) == 2
    assert not set.intersection(*seen.values())
    guest = visit(page.url)
    expect(guest.locator(".gugong .lots")).to_be_visible()
    expect(guest.locator(".hand .back").first).to_be_visible()
    assert guest.locator(".hand [data-card]").count() == 0
    picture(guest, "spectator")
