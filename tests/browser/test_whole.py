"""A whole game of In the Year of the Dragon by clicks on the board, its result, and its replay."""

import random
import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.layout import out_of_reach
from tests.browser.table import call, click_what_glows, is_asked, moves, open_table, set_up, wait_for_somebody

LONGEST = 400


def over(page: Page) -> bool:
    """Whether the page says that the game is over."""
    return page.locator(".asked h2", has_text="The game is over").count() > 0


def play_to_the_end(page: Page, chance: random.Random, *, tap: bool = False) -> set[str]:
    """Click lit pieces until the game is over; returns the kinds of piece that were clicked."""
    kinds: set[str] = set()
    for _ in range(LONGEST):
        expect(page.locator("button.move[data-move]:enabled, .asked .after").first).to_be_visible()
        if over(page):
            return kinds
        assert out_of_reach(page) == []
        kinds.add(click_what_glows(page, chance, tap=tap).partition(":")[0])
    raise AssertionError("The game does not end.")


def test_a_whole_game_is_played_on_the_board_scored_and_replayed(visit: Visit) -> None:
    began = time.monotonic()
    page = visit()
    set_up(page, "dragon", "Me", "Bot")
    wait_for_somebody(page)
    kinds = play_to_the_end(page, random.Random(12))
    assert {"tile", "card", "hand"} <= kinds  # persons, actions and cards were chosen by clicking them

    # The final scoring is told, and the result shown is the server's.
    table = page.url.rpartition("/")[2]
    info = call(page, f"/api/tables/{table}")
    assert info["status"] == "over"
    points = page.locator(".move-panel .result .points").all_inner_texts()
    assert sorted(map(int, points)) == sorted(info["scores"])
    assert [int(one) for one in points] == sorted(info["scores"], reverse=True)
    for score in info["scores"]:
        expect(page.locator(".strips")).to_contain_text(str(score))
    expect(page.locator(".log .line", has_text="for monks")).to_have_count(2)
    assert not is_asked(page)
    expect(page).not_to_have_title(re.compile("Your turn"))

    # The replay shows every move of it, and the shuffle holds.
    page.locator(".after").get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay")
    slider = page.get_by_role("slider", name="Moves")
    expect(slider).to_have_attribute("max", str(info["moves"]))
    expect(slider).to_have_value(str(info["moves"]))
    page.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value(str(info["moves"] - 1))
    expect(page.locator(".now .move")).to_contain_text(":")
    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("Shuffle verified").first).to_be_visible()
    expect(page.get_by_text(f"{info['moves']} moves replay to the same end")).to_be_visible()
    print(f"A whole game of {info['moves']} moves in {time.monotonic() - began:.1f} s.")


def test_a_whole_game_can_be_tapped_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    open_table(page, "dragon", "me", "bot")
    wait_for_somebody(page)
    play_to_the_end(page, random.Random(5), tap=True)
    expect(page.locator(".sheet .result li")).to_have_count(2)
    assert moves(page).count() == 0
