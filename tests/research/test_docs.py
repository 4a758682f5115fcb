"""The examples of docs/research.md are executed."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_examples_of_the_page_work() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python or system")
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted > 30
    assert results.failed == 0
