"""A finished game: result, replay through different eyes, verification, export and import."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tianxia
from tests.browser.conftest import Visit
from tests.browser.table import call, finish, moved, moves, open_table, wait_for_somebody
from tianxia.kernel import new_match


def to_replay(page: Page) -> None:
    """From the result to the replay."""
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url("**/replay")


def saved(page: Page, file: Path) -> Any:
    """Save the record, as the browser does."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").first.click()
    download.value.save_as(file)
    return json.loads(file.read_text())


def test_a_replay_steps_verifies_and_travels(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    open_table(page, "leduc", "me", "bot")
    finish(page)
    to_replay(page)
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

    record = saved(page, tmp_path / "record.json")
    assert record["game"] == "leduc"
    assert len(record["moves"]) == last

    # Somebody else brings it to their own browser, and takes it away again unchanged.
    stranger = visit("/tables")
    stranger.get_by_label("Bring a record").set_input_files(tmp_path / "record.json")
    stranger.wait_for_url("**/replay")
    expect(stranger.get_by_role("slider", name="Moves")).to_have_attribute("max", str(last))
    expect(stranger.get_by_text(re.compile(r"Move \d"))).to_be_visible()
    stranger.get_by_role("button", name="Check now").click()
    expect(stranger.get_by_text("Shuffle verified").first).to_be_visible()
    assert saved(stranger, tmp_path / "again.json") == record


def test_a_replay_plays_by_itself_and_stops_at_the_end(visit: Visit) -> None:
    page = visit()
    open_table(page, "tictactoe", "me", "bot")
    finish(page)
    to_replay(page)
    slider = page.get_by_role("slider", name="Moves")
    last = slider.get_attribute("max") or ""
    page.get_by_role("button", name="Speed 1").click()
    page.get_by_role("button", name="Speed 2").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider).to_have_value(last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_game_that_is_on_is_replayed_through_ones_own_eyes_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "leduc", "me", {"kind": "me", "name": "Théo"})
    page.get_by_role("button", name=re.compile("^I am")).click()
    wait_for_somebody(page)
    moved(page, moves(page).get_by_text("Call").click)
    page.goto(page.url + "/replay")
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
    expect(page.get_by_label("Everything known")).to_have_count(0)
    expect(page.get_by_role("button", name="Check now")).to_have_count(0)
    other = visit(page.url.removeprefix(page.url.split("/t/")[0]))
    expect(other.get_by_role("slider", name="Moves")).to_be_visible()
    expect(other.get_by_role("radiogroup").get_by_role("radio")).to_have_count(1)
    expect(other.locator(".players .card:not(.back)")).to_have_count(0)


@pytest.fixture
def record() -> Any:
    """The record of a small finished game."""
    match = new_match(tianxia.game("tictactoe").agree(2), "jade")
    for number, cell in enumerate((0, 4, 8, 2, 6, 1, 7)):
        match.play(number % 2, cell)
    return match.record.as_json()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        pytest.param(lambda _: "Dear diary,", "malformed", id="prose"),
        pytest.param(lambda _: '{"hello": "world"}', "format", id="something else"),
        pytest.param(lambda record: json.dumps({**record, "game": "mahjong"}), "mahjong", id="unknown game"),
        pytest.param(lambda record: json.dumps(record)[:-20], "truncated|malformed", id="torn off"),
        pytest.param(
            lambda record: json.dumps({**record, "moves": [record["moves"][0]] * 2}),
            "move 2",
            id="illegal move",
        ),
        pytest.param(lambda _: "x" * (2 << 20), "too large", id="huge"),
    ],
)
def test_a_bad_record_says_what_is_wrong_and_loses_nothing(
    visit: Visit, record: Any, tmp_path: Path, spoil: Any, said: str
) -> None:
    visit.forgive("40[09]|413")
    file = tmp_path / "record.json"
    file.write_text(spoil(record))
    page = visit()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    call(page, "/api/tables", {"game": "tictactoe", "seats": seats, "name": "Still here"})
    page.goto("/tables")
    expect(page.get_by_role("link", name="Still here")).to_be_visible()
    page.get_by_label("Bring a record").set_input_files(file)
    expect(page.locator(".notice.bad")).to_contain_text(re.compile(said, re.IGNORECASE))
    expect(page.get_by_role("link", name="Still here")).to_be_visible()
    assert page.url.endswith("/tables")

    # The next file, a good one, is taken.
    file.write_text(json.dumps(record))
    page.get_by_label("Bring a record").set_input_files(file)
    page.wait_for_url("**/replay")
    expect(page.get_by_role("slider", name="Moves")).to_be_visible()
