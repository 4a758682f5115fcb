"""How strong the levels are: measured on a ladder, kept, and published."""

from __future__ import annotations

from pathlib import Path

import pytest

import tianxia
from tianxia.arena.levels import measure, publish
from tianxia.study.strengths import Strength, published


def test_a_ladder_is_climbed_and_not_climbed_again(tmp_path: Path) -> None:
    setup = tianxia.game("dragon").agree(3)
    told: list[tuple[str, int, int]] = []
    first = measure(setup, {"easy": 3}, tmp_path, jobs=1, progress=lambda *at: told.append(at))
    assert [one.level for one in first] == ["beginner", "easy"]
    assert {(one.game, one.seats, one.games) for one in first} == {("dragon", 3, 9)}
    assert told[0] == ("easy", 0, 3) and told[-1] == ("easy", 3, 3)
    beginner, easy = first
    assert beginner.share is None and easy.share is not None and 0 <= easy.share <= 1
    assert beginner.rating + easy.rating == pytest.approx(3000, abs=0.2), "the middle of all is 1500"

    told.clear()
    assert measure(setup, {"easy": 3}, tmp_path, jobs=1, progress=lambda *at: told.append(at)) == first
    assert told == [("easy", 3, 3)], "all games were kept"


def test_new_measurements_take_the_place_of_old_ones(tmp_path: Path) -> None:
    path = tmp_path / "strengths.json"
    assert published(path) == []
    old = [Strength("dragon", 2, level, 1500 + at, 9, 8) for at, level in enumerate(("easy", "beginner"))]
    publish([*old, Strength("china", 2, "easy", 1400, 5, 8, 0.75, 0.1)], path)
    assert [(one.game, one.level) for one in published(path)] == [
        ("china", "easy"),
        ("dragon", "beginner"),
        ("dragon", "easy"),
    ]
    publish([Strength("dragon", 2, "hard", 1700, 9, 8)], path)
    assert [(one.game, one.level) for one in published(path)] == [("china", "easy"), ("dragon", "hard")]
