"""A finished game: result, replay through different eyes, verification, export and import."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import moves, set_up


def finish(page: Page) -> None:
    """Play a game to its end."""
    for _ in range(40):
        if page.get_by_role("heading", name="The game is over").count():
            return
        if moves(page).count():
            moves(page).first.click(timeout=2000)
        page.wait_for_timeout(150)
    raise AssertionError("The game does not end.")


def test_a_replay_steps_verifies_and_travels(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    set_up(page, "leduc", "Me", "Bot")
    finish(page)
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url("**/replay")
    slider = page.get_by_role("slider", name="Moves")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 2
    page.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    expect(page.get_by_text("Before the first move")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("1")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("2")

    # With everything known both cards lie open; a spectator sees neither before the end.
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_label("Everything known").check()
    expect(page.locator(".players .card:not(.back)")).to_have_count(2)
    page.get_by_label("A spectator").check()
    expect(page.locator(".players .card:not(.back)")).to_have_count(0)

    page.get_by_role("button", name="Check now").click()
    expect(page.get_by_text("Shuffle verified").first).to_be_visible()

    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").first.click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "leduc"

    stranger = visit("/tables")
    stranger.get_by_label("Bring a record").set_input_files(file)
    stranger.wait_for_url("**/replay")
    expect(stranger.get_by_text(re.compile(r"Move \d"))).to_be_visible()
