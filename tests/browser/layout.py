"""Whether everything has its place: nothing above another, cut off, or beyond the page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

LOOK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").strip()
QUESTIONS = ("overlapping", "crowded", "beyond", "covered")


def troubles(page: Page, *questions: str) -> list[str]:
    """What is wrong with the places of things; all questions unless some are named."""
    found: Any = page.evaluate(
        f"(asked) => {{ const look = {LOOK}; return asked.flatMap((one) => look[one]()); }}",
        list(questions or QUESTIONS),
    )
    return [str(one) for one in found]


def out_of_reach(page: Page) -> list[str]:
    """Pieces of the question that a pointer on their middle does not reach."""
    return troubles(page, "covered")
