"""Guests and accounts, and talking to each other."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table import (
    finish,
    moved,
    moves,
    open_table,
    play_now,
    two_at,
    wait_for_somebody,
)

PASSWORD = "nine dragons, one wall"


def enter(page: Page, button: str, name: str, password: str) -> None:
    """Fill in the form of an account."""
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name=button, exact=True).click()


def test_an_account_keeps_tables_and_is_found_again_elsewhere(visit: Visit) -> None:
    page = visit()
    open_table(page, "tictactoe", "me", "bot", name="Begun as a guest")
    wait_for_somebody(page)
    page.goto("/account")
    expect(page.get_by_text("You play as a guest of this browser.")).to_be_visible()
    enter(page, "Create an account", "Mei Lin", PASSWORD)
    expect(page.get_by_role("heading", name="Mei Lin", level=1)).to_be_visible()
    open_table(page, "tictactoe", "me", "bot", name="Begun with an account")
    finish(page)
    page.goto("/account")
    expect(page.get_by_role("row", name=re.compile("Tic-tac-toe|Noughts"))).to_be_visible()
    page.get_by_role("button", name="Sign out here").click()
    expect(page.get_by_text("You play as a guest of this browser.")).to_be_visible()
    page.goto("/tables")
    expect(page.get_by_text("You sit at no table yet.")).to_be_visible()

    # Elsewhere: a wrong password says so, the right one finds everything.
    visit.forgive("401|403")
    elsewhere = visit("/account")
    elsewhere.get_by_role("button", name="I have an account").click()
    enter(elsewhere, "Sign in", "Mei Lin", "not the password")
    expect(elsewhere.get_by_role("alert")).to_have_text("Name and password do not match.")
    expect(elsewhere.get_by_label("Name", exact=True)).to_have_value("Mei Lin")
    enter(elsewhere, "Sign in", "Mei Lin", PASSWORD)
    expect(elsewhere.get_by_role("heading", name="Mei Lin", level=1)).to_be_visible()
    elsewhere.goto("/tables")
    for name in ("Begun as a guest", "Begun with an account"):
        expect(elsewhere.get_by_role("link", name=name)).to_be_visible()
    elsewhere.get_by_role("link", name="Begun as a guest").click()
    elsewhere.wait_for_url("**/t/*")
    wait_for_somebody(elsewhere)
    moved(elsewhere, moves(elsewhere).first.click)


def test_a_name_that_is_taken_says_so(visit: Visit) -> None:
    visit.forgive("409")
    first, second = visit("/account"), visit("/account")
    enter(first, "Create an account", "Only One", PASSWORD)
    expect(first.get_by_role("heading", name="Only One", level=1)).to_be_visible()
    enter(second, "Create an account", "only one", PASSWORD)
    expect(second.get_by_role("alert")).to_have_text("This name is taken, or looks like one that is.")


def test_devices_are_listed_and_signed_out(visit: Visit) -> None:
    here, there = visit("/account"), visit("/account")
    enter(here, "Create an account", "Two Places", PASSWORD)
    expect(here.get_by_text("this device")).to_be_visible()
    expect(here.locator(".devices li")).to_have_count(1)
    there.get_by_role("button", name="I have an account").click()
    enter(there, "Sign in", "Two Places", PASSWORD)
    expect(there.locator(".devices li")).to_have_count(2)
    here.reload()
    here.locator(".devices").get_by_role("button", name=re.compile("^Sign out ")).click()
    expect(here.locator(".devices li")).to_have_count(1)
    there.reload()
    expect(there.get_by_text("You play as a guest of this browser.")).to_be_visible()
    expect(here.get_by_role("heading", name="Two Places", level=1)).to_be_visible()


def test_an_account_is_marked_at_the_table_and_in_the_chat(visit: Visit) -> None:
    iza, theo = visit("/account"), visit()
    enter(iza, "Create an account", "Iza Marked", PASSWORD)
    expect(iza.get_by_role("heading", name="Iza Marked", level=1)).to_be_visible()
    two_at("connect_four", iza, theo)
    expect(theo.locator(".strips [data-seat='0'] .registered")).to_have_attribute("title", "has an account")
    expect(theo.locator(".strips [data-seat='1'] .registered")).to_have_count(0)
    iza.get_by_role("tab", name=re.compile("Chat")).click()
    iza.get_by_label("Say something").fill("It is me")
    iza.keyboard.press("Enter")
    theo.get_by_role("tab", name=re.compile("Chat")).click()
    expect(theo.locator(".chat li .registered")).to_be_visible()


def test_a_weak_password_says_so_and_a_look_alike_is_refused(visit: Visit) -> None:
    visit.forgive("409")
    first, second = visit("/account"), visit("/account", language="pl")
    enter(first, "Create an account", "Gosia", "password123")
    expect(first.get_by_role("alert")).to_contain_text("one of the first")
    enter(first, "Create an account", "Gosia", PASSWORD)
    expect(first.get_by_role("heading", name="Gosia", level=1)).to_be_visible()
    second.get_by_label("Imię przy stole").fill("G0sia")
    second.get_by_role("button", name="Zapisz").click()
    expect(second.get_by_text("wygląda jak zajęta")).to_be_visible()


def test_a_guest_takes_another_name_and_the_table_knows(visit: Visit) -> None:
    iza, theo = visit(), visit()
    two_at("tictactoe", iza, theo)
    iza.goto("/account")
    iza.get_by_label("Name at the table").fill("Izabela")
    iza.get_by_role("button", name="Save").click()
    expect(iza.get_by_text("You are now Izabela.")).to_be_visible()
    expect(theo.locator(".strips")).to_contain_text("Izabela")


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


def test_what_one_says_about_a_move_the_other_finds(visit: Visit) -> None:
    iza, theo = visit(), visit()
    two_at("connect_four", iza, theo)
    wait_for_somebody(iza)
    moved(iza, moves(iza).first.click)
    line = iza.locator(".log .line").first
    line.hover()
    line.get_by_role("button", name="About move 1").click()
    iza.get_by_label("Say something").fill("<b>Your</b> turn & mine")
    iza.keyboard.press("Enter")
    theo.get_by_role("tab", name=re.compile("Chat")).click()
    expect(theo.locator(".chat li")).to_contain_text("<b>Your</b> turn & mine")
    theo.locator(".chat li").get_by_role("button", name="Move 1").click()
    expect(theo.locator(".log .marked")).to_have_attribute("data-entry", "1")
