"""The README's examples are executed, and the rules that refusals cite exist."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_readme_examples_work() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 20
    assert results.failed == 0


def cited_rules(folder: Path) -> set[str]:
    """The rules named by refusals in a game's source, one by one."""
    cited: set[str] = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refusal"), args=[_, ast.Constant(value=rule), *_]):
                    cited.update(str(rule).split())
    return cited


@pytest.mark.parametrize(
    ("game", "letter", "count"),
    [("dragon", "R", 25), ("kingdom", "M", 50), ("china", "R", 39), ("gugong", "R", 66)],
)
def test_cited_rules_are_on_the_rules_page(game: str, letter: str, count: int) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    sections = set(re.findall(r"^#+ (\d+(?:\.\d+)?) ", page, re.MULTILINE))
    rulings = set(re.findall(rf"^\| ({letter}\d+) \|", page, re.MULTILINE))
    assert {f"{letter}{number}" for number in range(1, count + 1)} <= rulings
    cited = cited_rules(ROOT / "src" / "tianxia" / "games" / game)
    assert len(cited) > 4
    assert cited <= sections | rulings
