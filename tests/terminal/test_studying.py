"""Hints at the table, and the review of a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.conftest import Ran
from tianxia.words import LANGUAGES

HINT = {"en": "hint", "fr": "conseil", "pl": "podpowiedz"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_moves_by_number_with_their_share_of_wins(
    run: Callable[..., Ran], home: Path, language: str
) -> None:
    typed = ["5", HINT[language]]
    ran = run(f"play tictactoe --bots random --seed 2 --lang {language} --record g.json", typed=typed)
    lines = [line for line in ran.out.splitlines() if re.search(r"\d %", line)]
    assert 2 <= len(lines) <= 5 and all(line.split()[0].isdecimal() for line in lines)


def test_a_review_tells_costly_moves_and_luck(run: Callable[..., Ran], home: Path) -> None:
    run("watch leduc --bots random --seed 4 --record g.json")
    ran = run("review g.json --time 0.05")
    assert ran.code == 0 and "From the first estimate to the result" in ran.out
    rows = [line.split() for line in ran.out.splitlines() if re.match(r"\s+[AB]\s", line)]
    for row in rows:
        first, choice, luck, result = [float(cell.replace("−", "-")) for cell in row[1:] if cell != "%"]
        assert abs(first + choice + luck - result) < 0.3 and choice <= 0.0


def test_an_unfinished_game_is_not_reviewed(run: Callable[..., Ran], home: Path) -> None:
    run("play tictactoe --seed 1 --record g.json", typed=["1"])
    ran = run("review g.json")
    assert ran.code == 2 and "not over yet" in ran.err
