"""China in the browser: turns on the map, the final scoring, two players and the Emperor, border disputes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.guide import Guide, named
from tests.browser.table import drawn, moves
from tests.browser.test_pages import pictured, violations

COLOURS = {
    "red": ("wei", "wu"),
    "green": ("han", "shu"),
    "yellow": ("qi", "chin"),
    "orange": ("zhao", "lu"),
    "violet": ("chu",),
}


@pytest.fixture
def guided(site: str, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Guide]:
    """Open a page at a table that has been played ahead."""

    def opened(page: Page, *about: Any, **options: Any) -> Guide:
        guide = Guide(page, site, monkeypatch)
        guide.open("china", *about, **options)
        return guide

    return opened


def thing(page: Page, ref: str) -> Locator:
    """Something on the board, by its reference."""
    return page.locator(f'.panel.board [data-ref="{ref}"]')


def hand(page: Page, colour: str) -> Locator:
    return page.locator(f'.hand [data-ref="card:{colour}"]')


def colour_of(province: str) -> str:
    return next(colour for colour, provinces in COLOURS.items() if province in provinces)


def refill(guide: Guide) -> None:
    """Take cards, the first face up and the others from the pile, until the next one has the device."""
    page = guide.page
    page.locator(".market .lit").first.click()
    while True:
        lit = page.locator('.panel.board .lit[data-ref="pile:draw"]')
        lit.or_(page.locator(".hand-over .primary")).first.wait_for()
        if not lit.count():
            return
        before = page.locator('.market [role=img][aria-label^="Pile"], .market button[aria-label^="Pile"]')
        told = before.get_attribute("aria-label") or ""
        lit.click()
        expect(page.get_by_label(told, exact=True)).to_have_count(0)


def joker_with_a_second_piece(table: Any, move: int) -> bool:
    """A joker for a province with palaces, and in the hand another card of its colour."""
    said = named(table, move)
    if said["kind"] != "joker" or table.placed:
        return False
    picture = table.picture(table.acting[0])
    province = picture["provinces"][said["province"]]
    own: dict[str, int] = picture["players"][table.acting[0]]["hand"]
    return bool(
        0 < province["built"] < province["size"] - 1
        and own.get(colour_of(said["province"]), 0) == 1
        and own.get(said["card"], 0) == 2
    )


def test_a_full_turn_with_a_joker_and_two_pieces(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guide = guided(page, 3, joker_with_a_second_piece)
    said = {**guide.said()}
    card, province = said["card"], said["province"]
    built = page.locator(".map .spot[data-ref^='space:'] [data-fly^='palace:']").count()

    # The pair, as a joker, for a province of another colour.
    expect(hand(page, card)).to_have_count(2)
    hand(page, card).first.click()
    expect(page.locator(".hand .card.chosen")).to_have_count(1)
    thing(page, "move:joker").click()
    expect(page.locator(".hand .card.chosen")).to_have_count(2)
    expect(page.get_by_text("2 of 3 chosen")).to_be_visible()
    thing(page, f"dragon:{province}").click()

    # The first palace, on a space that glows.
    free = page.locator(".map .lit[data-ref^='space:']")
    expect(free.first).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(1)
    first = free.first.get_attribute("data-ref") or ""
    free.first.hover()
    expect(page.locator(".map .ghost")).to_have_count(1)
    free.first.click()
    expect(page.locator(".map [data-fly^='palace:']")).to_have_count(built + 1)
    expect(thing(page, first)).not_to_have_class(re.compile("lit"))

    # The second piece goes to the same province, with the card that is left.
    other = colour_of(province)
    expect(hand(page, other)).to_have_class(re.compile("lit"))
    page.locator(f'.map [data-ref="province:{province}"]').focus()
    page.keyboard.press("Enter")
    expect(free.first).to_be_visible()
    free.first.click()
    expect(page.locator(".map [data-fly^='palace:']")).to_have_count(built + 2)
    expect(page.locator(".hand .card")).to_have_count(0)

    # Three cards: one face up, two from the pile; then the next player.
    refill(guide)
    expect(page.locator(".hand-over")).to_be_visible()
    assert page.locator("[data-ref]").count() == 0


def completed_with_more_to_come(table: Any, move: int) -> bool:
    """A palace, first piece of the turn, that completes a province, with an emissary to follow."""
    said = named(table, move)
    if said["kind"] != "palace" or table.placed:
        return False
    then = table.clone()
    seat = table.acting[0]
    then.play(seat, move)
    if then.over or then.land.scored == table.land.scored or then.acting[0] != seat or then.placed != 1:
        return False
    return any(named(then, one)["kind"] == "play" for one in then.legal(seat))


def test_a_province_completed_in_mid_turn_is_scored_at_once(
    visit: Visit, guided: Callable[..., Guide]
) -> None:
    page = visit()
    guide = guided(page, 3, completed_with_more_to_come)
    space = guide.said()["space"]
    points = page.locator(".strip .points")
    before = [int(re.findall(r"\d+", text)[0]) for text in points.all_inner_texts()]
    coins = page.locator(".names use[href='#c-scored']")
    scored = coins.count()
    thing(page, f"space:{space}").click()
    expect(coins).to_have_count(scored + 1)
    expect(page.locator(".log").get_by_text("which is full").first).to_be_visible()
    page.wait_for_function(
        "sum => [...document.querySelectorAll('.strip .points')]"
        ".reduce((all, one) => all + parseInt(one.textContent), 0) > sum",
        arg=sum(before),
    )
    # The turn goes on: an emissary, or nothing more. Where only one thing can follow, it follows by itself.
    expect(thing(page, "move:done")).to_be_visible()
    court = page.locator(".map .spot[data-ref^='dragon:'] .stand")
    sent = court.count()
    page.locator(".hand .card.lit").first.click()
    province = page.locator(".map .lit[data-ref^='province:']")
    dragon = page.locator(".map .lit[data-ref^='dragon:']")
    province.or_(dragon).or_(court.nth(sent)).first.wait_for()
    if province.count():
        province.first.focus()
        page.keyboard.press("Enter")
        dragon.or_(court.nth(sent)).first.wait_for()
    if dragon.count():
        dragon.first.click()
    expect(court).to_have_count(sent + 1)


def test_the_end_is_scored_step_by_step(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guide = guided(page, 3, fortifications=True)
    page.locator(guide.move).click()
    panel = page.get_by_role("region", name="Final scoring")
    expect(panel).to_be_visible()
    final = guide.end()
    steps: list[dict[str, Any]] = final["steps"]
    sums = panel.locator("tbody tr")

    def totals() -> dict[str, int]:
        rows = [re.findall(r"\w+", text) for text in sums.all_inner_texts()]
        cells = sums.locator(".sum").all_inner_texts()
        return {row[0]: int(re.findall(r"\d+", cell)[0]) for row, cell in zip(rows, cells, strict=True)}

    def expected(points: list[int]) -> dict[str, int]:
        return {"ABCDE"[seat]: number for seat, number in enumerate(points)}

    assert totals() == expected(final["before"])
    following = panel.get_by_role("button", name="Next")
    for number, step in enumerate(steps):
        following.click()
        expect(panel.locator(f'[data-step="{number}"]')).to_be_visible()
        assert totals() == expected(step["totals"])
        if step["step"] == "province":
            expect(page.locator(".map .inner.gold")).to_have_count(1)
        if step["step"] == "alliance":
            expect(page.locator(".map .inner.gold")).to_have_count(2)
            expect(page.locator(".map .alliance.now text")).to_have_text(str(step["number"]))
            expect(page.locator(".map .alliance.done")).to_have_count(step["number"] - 1)
        if step["step"] == "road":
            expect(page.locator(".map .band:not(.dashed)")).to_have_count(1)
    following.click()
    expect(panel.get_by_text("All counted")).to_be_visible()

    # Back, from the beginning, and straight to the result; the strips follow.
    panel.get_by_role("button", name="From the beginning").click()
    assert totals() == expected(final["before"])
    expect(page.locator(".strip").first.locator(".points")).to_contain_text(str(final["before"][0]))
    page.locator("body").press(" ")
    expect(panel.locator('[data-step="0"]')).to_be_visible()
    panel.get_by_role("button", name="One step back").click()
    expect(panel.locator('[data-step="-1"]')).to_be_visible()
    panel.get_by_role("button", name="Skip to the result").click()
    assert totals() == expected(steps[-1]["totals"])

    # Whoever comes later finds the result.
    page.reload()
    expect(panel.get_by_text("All counted")).to_be_visible()


def emperors_palace(table: Any, move: int) -> bool:
    """The Emperor's question, when somebody has influence already."""
    if named(table, move)["kind"] != "play":
        return False
    picture = table.picture(0)
    return picture["phase"] == "emperor" and any(one is not None for one in picture["influence"].values())


def test_two_players_and_the_emperor(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guide = guided(page, 2, emperors_palace)
    said = guide.said()
    court = page.locator(".court")
    expect(court.get_by_text("The Emperor", exact=True)).to_be_visible()
    expect(court.locator(".cards .card")).to_have_count(3)
    expect(court.locator("[data-influence]")).to_have_count(5)
    held = sum(1 for holder in guide.picture()["influence"].values() if holder is not None)
    assert held >= 1
    expect(court.locator(".slide:not(.free)")).to_have_count(held)
    expect(page.locator(".map .taker").first).to_be_visible()
    expect(court.locator("[data-ref^='special:']")).to_have_count(3)

    # His card, a province that is not empty, and one piece; the hand stays dark meanwhile.
    expect(page.locator(".hand .card.lit")).to_have_count(0)
    card = court.locator(f'.cards [data-ref="card:{said["card"]}"]').first
    card.click()
    place = page.locator(".map .lit[data-ref^='space:'], .map .lit[data-ref^='dragon:']")
    if not place.count():
        thing(page, f"dragon:{said['province']}").click()
    expect(place.first).to_be_visible()
    pieces = page.locator(".map use[href='#c-seat-crown']")
    before = pieces.count()
    place.first.click()
    page.locator(".hand-over .primary").click()
    expect(pieces).to_have_count(before + 1)


def only_with_the_special_card(table: Any, move: int) -> bool:
    """A further piece in another province, with a colour that serves nothing else."""
    seat = table.acting[0]
    said = named(table, move)
    alike = [other for other in table.legal(seat) if named(table, other).get("card") == said.get("card")]
    return said["kind"] == "play" and len(alike) == 1 and "two" in table.setup.game.effects(table, seat, move)


def test_a_special_card_is_not_used_up_unasked(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guide = guided(page, 2, only_with_the_special_card)
    said = guide.said()
    special = page.locator(".court [data-ref='special:two']")
    expect(page.locator(guide.move)).to_contain_text("special card “two provinces”")
    version = page.locator("main").get_attribute("data-version")

    # The card serves one province alone; still its click does not play it.
    hand(page, said["card"]).first.click()
    expect(special).to_have_class(re.compile(r"\blit\b"))
    expect(page.locator("button[data-move]")).to_have_count(1)
    assert page.locator("main").get_attribute("data-version") == version
    special.click()
    expect(special).to_have_class(re.compile(r"\bused\b"))


def test_the_light_game_has_no_influence(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guided(page, 2, lambda table, move: table.turn == 3, light=True)
    expect(page.locator(".court").get_by_text("The Emperor", exact=True)).to_be_visible()
    expect(page.locator("[data-influence]")).to_have_count(0)
    expect(page.locator(".map .taker")).to_have_count(0)


def test_border_disputes_are_drawn(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guided(page, 4, lambda table, move: named(table, move)["kind"] == "post", board="border")
    posts = page.locator(".map [data-ref^='space:B']")
    expect(posts).to_have_count(6)
    expect(page.locator(".map use[href='#c-plinth-post']")).to_have_count(6)
    ports = page.locator(".map use[href='#c-plinth-port'], .map .anchor")
    expect(ports).to_have_count(7)

    # A free post tells what it would mean on both sides; building there takes a card of each.
    post = page.locator(".map .lit[data-ref^='space:B']").first
    ref = post.get_attribute("data-ref") or ""
    post.hover()
    info = page.locator(".info")
    expect(info.get_by_text("counts on both sides")).to_be_visible()
    expect(info.locator("tbody tr")).to_have_count(3)
    cards = page.locator(".hand .card").count()
    post.click()
    if thing(page, "move:both").count():
        thing(page, "move:both").click()
    expect(thing(page, ref).locator("[data-fly^='palace:']")).to_have_count(1)
    expect(page.locator(".hand .card")).to_have_count(cards - 2)


def test_bonus_tiles_lie_on_the_map(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guided(
        page,
        3,
        lambda table, move: named(table, move)["kind"] == "reveal",
        bonus_tiles="fixed",
        fortifications=True,
    )
    hidden = page.locator(".map .tile circle")
    before = hidden.count()
    assert before >= 4
    thing(page, "move:reveal").click()
    expect(hidden).to_have_count(before - 2)


def chain_of_four(table: Any, move: int) -> bool:
    """Somebody has a chain."""
    return any(player["chains"] for player in table.picture(None)["players"])


def test_pointing_tells_majorities_and_chains(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guide = guided(page, 3, chain_of_four)
    picture = guide.picture()
    seat = next(seat for seat, player in enumerate(picture["players"]) if player["chains"])
    expect(page.locator(".map .band")).to_have_count(0)
    page.locator(f'.strip[data-seat="{seat}"]').hover()
    chains = picture["players"][seat]["chains"]
    expect(page.locator(".map .band")).to_have_count(len(chains))
    expect(page.locator(".map .tag").first).to_contain_text(str(len(chains[0]["spaces"])))
    expect(page.locator(f'.strip[data-seat="{seat}"]')).to_contain_text("linked")

    name, province = max(picture["provinces"].items(), key=lambda pair: pair[1]["built"])
    page.mouse.move(0, 0)
    page.locator(f'.map [data-ref="province:{name}"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.locator(f'.map [data-ref="dragon:{name}"]').hover()
    info = page.locator(".info")
    expect(info).to_contain_text(f"{province['built']} of {province['size']} built")
    most = max(range(3), key=lambda owner: province["scores"][owner])
    expect(info.locator("tbody tr").first).to_contain_text(str(province["scores"][most]))


def test_what_cannot_be_played_says_why(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guided(page, 3, lambda table, move: table.turn == 2 and not table.placed)
    dark = page.locator(".map .refused[data-ref^='province:']")
    name = (dark.first.get_attribute("data-ref") or "").removeprefix("province:")
    page.locator(f'.map [data-ref="dragon:{name}"]').click()
    expect(page.get_by_role("tooltip")).to_contain_text("You hold no")
    expect(page.get_by_role("tooltip")).to_contain_text("Rule")


def a_card_for_two_provinces(table: Any, move: int) -> bool:
    """A turn some way into the game, and a card for two provinces with room."""
    said = named(table, move)
    if said["kind"] != "play" or table.placed or table.turn < 6:
        return False
    both = table.picture(None)["provinces"]
    return all(both[name]["size"] - both[name]["built"] > 1 for name in COLOURS[said["card"]])


def test_a_turn_on_a_phone(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit(phone=True)
    guide = guided(page, 4, a_card_for_two_provinces)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    offered = moves(page).count()
    card = hand(page, guide.said()["card"]).first
    box = card.bounding_box()
    assert box is not None
    assert box["width"] >= 42
    card.tap()
    expect(page.locator(".hand .card.chosen")).to_have_count(1)
    assert moves(page).count() < offered, "The list narrows."
    # A province by its move in the list; then the map comes close to it.
    page.locator(guide.move).tap()
    expect(page.locator(".map .window")).to_be_visible()
    space = page.locator(".map .lit[data-ref^='space:'], .map .lit[data-ref^='dragon:']").first
    expect(space).to_be_visible()
    pieces = page.locator(".map .stand").count()
    space.tap()
    expect(page.locator(".map .stand")).to_have_count(pieces + 1)
    page.get_by_role("button", name="Players").tap()
    expect(page.locator(".strip").nth(3)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_map_can_be_zoomed_and_dragged(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guided(page, 3, lambda table, move: table.turn == 4)
    drawing = page.locator(".map > svg")
    whole = drawing.get_attribute("viewBox")
    page.get_by_role("button", name="Closer").click()
    expect(drawing).not_to_have_attribute("viewBox", whole or "")
    near = drawing.get_attribute("viewBox") or ""
    box = drawing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 80, y - 40, steps=4)
    page.mouse.up()
    expect(drawing).not_to_have_attribute("viewBox", near)
    page.get_by_role("button", name="The whole map").click()
    expect(drawing).to_have_attribute("viewBox", whole or "")
    page.get_by_role("button", name="Names of the cities").click()
    expect(page.locator(".map .city")).to_have_count(0)


def test_a_replay_draws_every_moment(visit: Visit, guided: Callable[..., Guide]) -> None:
    page = visit()
    guide = guided(page, 3)
    page.locator(guide.move).click()
    expect(page.get_by_role("region", name="Final scoring")).to_be_visible()
    page.goto(f"/t/{guide.id}/replay")
    slider = page.get_by_role("slider", name="Moves")
    expect(slider).to_have_value(str(len(guide.moves)))
    expect(page.get_by_text("All counted")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".map [data-fly^='palace:']")).to_have_count(0)
    palace = guide.first("palace")
    slider.fill(str(palace))
    expect(page.locator(".map [data-fly^='palace:']")).to_have_count(1)
    expect(page.locator(".map .ring-line.played")).to_have_count(1)
    page.get_by_label("A spectator").check()
    expect(page.locator(".hand .card")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="Final scoring")).to_be_visible()
    page.get_by_role("button", name="Skip to the result").click()
    expect(page.get_by_text("All counted")).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_the_board_speaks_other_languages(visit: Visit, guided: Callable[..., Guide], language: str) -> None:
    page = visit(language=language)
    guided(page, 2, emperors_palace)
    text = page.locator(".panel.board").inner_text()
    assert "desk-" not in text
    assert {"fr": "L’Empereur", "pl": "Cesarz"}[language] in text
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    court = page.locator(".court")
    assert court.evaluate("one => one.scrollWidth <= one.clientWidth"), "The Emperor’s row is too narrow."
    tray = page.locator(".tray")
    assert tray.evaluate("one => one.scrollWidth <= one.clientWidth"), "The tray is too narrow."


def at_an_alliance(page: Page, guide: Guide) -> None:
    """The final scoring at the first alliance that scores."""
    page.locator(guide.move).click()
    steps: list[dict[str, Any]] = guide.end()["steps"]
    at = next(n for n, step in enumerate(steps) if step["step"] == "alliance" and any(step["points"]))
    for _ in range(at + 1):
        page.get_by_role("button", name="Next").click()
    expect(page.locator(f'[data-step="{at}"]')).to_be_visible()


def over_a_post(page: Page, guide: Guide) -> None:
    """Pointing at a free border post."""
    page.locator(".map [data-ref^='space:B'].lit").first.hover(force=True)


def stay(page: Page, guide: Guide) -> None:
    """As it is."""


def a_post_late(table: Any, move: int) -> bool:
    return bool(table.turn > 15 and named(table, move)["kind"] == "post")


SCENES: dict[str, tuple[Callable[[Page, Guide], None], int, Any, dict[str, object]]] = {
    "china_two": (stay, 2, emperors_palace, {}),
    "china_border": (
        over_a_post,
        5,
        lambda t, m: t.turn > 15 and named(t, m)["kind"] == "post",
        {"board": "border"},
    ),
    "china_scoring": (at_an_alliance, 4, None, {"fortifications": True}),
}


@pytest.mark.parametrize(
    ("phone", "dark"), [(False, False), (True, True)], ids=["desktop-light", "phone-dark"]
)
@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_has_no_accessibility_violation(
    visit: Visit, guided: Callable[..., Guide], scene: str, phone: bool, dark: bool
) -> None:
    act, seats, reached, options = SCENES[scene]
    page = visit(phone=phone, dark=dark)
    act(page, guided(page, seats, reached, **options))
    drawn(page)
    pictured(page, scene, phone, dark)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "The page scrolls sideways."
