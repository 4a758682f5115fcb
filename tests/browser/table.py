"""What people do in the browser, said once."""

from playwright.sync_api import Locator, Page, expect


def play_now(page: Page) -> None:
    """From the start page to a table against bots, with one click."""
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")


def set_up(page: Page, game: str, *kinds: str, names: tuple[str, ...] = ()) -> None:
    """Set up a table with the form: a game, and who sits in each seat."""
    page.goto(f"/new?game={game}")
    expect(page.get_by_role("heading", name="Set up a table")).to_be_visible()
    while page.get_by_role("radiogroup", name="who sits here").count() > len(kinds):
        page.get_by_role("button", name="One seat fewer").click()
    for seat, kind in enumerate(kinds):
        page.get_by_role("radiogroup", name=f"{'ABCDE'[seat]}: who sits here").get_by_text(
            kind, exact=True
        ).click()
    for seat, name in enumerate(names):
        page.get_by_label(f"{'ABCDE'[seat]}: Name at the table").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def moves(page: Page) -> Locator:
    """The list of moves one may make now."""
    return page.locator("button.move[data-move]:not([disabled])")


def is_asked(page: Page) -> bool:
    """Whether this page has moves to choose from."""
    return moves(page).count() > 0


def version(page: Page) -> str:
    """What the table shows, to see that it has changed."""
    return page.locator(".log").inner_text() if page.locator(".log").count() else ""


def wait_for_somebody(*pages: Page) -> Page:
    """The page of whoever is asked next."""
    for _ in range(300):
        for page in pages:
            if is_asked(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("Nobody is asked for a move.")


def moved(page: Page, act: object, *others: Page) -> None:
    """Do something and wait until the question has changed."""
    before = page.locator("[role=status]").first.inner_text() + ids(page)
    assert callable(act)
    act()
    for _ in range(200):
        page.wait_for_timeout(25)
        if page.locator("[role=status]").first.inner_text() + ids(page) != before:
            return
    raise AssertionError("Nothing has changed.")


def ids(page: Page) -> str:
    """The moves on offer, by number."""
    found: list[str] = page.locator("button.move[data-move]").evaluate_all(
        "buttons => buttons.map((b) => b.dataset.move)"
    )
    return ",".join(found)
