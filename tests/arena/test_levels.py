"""How strong the levels are: measured on a ladder, kept, and published."""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tianxia
from tianxia.arena import levels
from tianxia.arena.levels import Rung, climbed, height, ladder, measure, publish, signature, strengths
from tianxia.arena.ratings import Rating
from tianxia.bots import LEVELS
from tianxia.study.strengths import Strength, published
from tools.rate_levels import BEGIN, END, PAGE, table


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


def test_a_rung_is_measured_anew_and_the_others_stay(tmp_path: Path) -> None:
    setup = tianxia.game("leduc").agree(2)
    rungs = {
        "easy": Rung(0.6, 0.1, 40),
        "normal": Rung(0.7, 0.2, 20),
        "hard": Rung(0.5, 0.3, 10),
        "master": Rung(0.5, 0.4, 4),
    }
    before = strengths(setup, rungs)
    assert [one.games for one in before] == [40, 60, 30, 14, 4]
    assert climbed(before) == rungs
    after = climbed(measure(setup, {"easy": 2}, tmp_path, before=before, jobs=1))
    assert after["easy"].games == 4
    assert {**after, "easy": rungs["easy"]} == rungs


def test_games_of_levels_that_have_changed_are_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = tianxia.game("leduc").agree(2)
    said: list[str] = []

    def climb() -> int:
        ticks: list[int] = []
        measure(
            setup, {"easy": 2}, tmp_path, jobs=1, progress=lambda *at: ticks.append(at[1]), say=said.append
        )
        return 2 - ticks[0]

    kept, book = tmp_path / "leduc-2-easy.jsonl", tmp_path / "signatures.json"
    assert climb() == 2, "both deals are played"
    games = kept.read_bytes()
    assert climb() == 0 and not said
    book.unlink()
    assert climb() == 0 and not said, "games without a signature are those of the present levels"
    assert list(json.loads(book.read_bytes())) == ["leduc-2-easy"]

    monkeypatch.setattr(levels, "signature", lambda setup, level: f"another {level}")
    assert climb() == 2
    assert (tmp_path / "leduc-2-easy.old-1.jsonl").read_bytes() == games, "nothing is ever removed"
    assert len(said) == 1 and "leduc-2-easy.jsonl” holds games of levels that have changed since" in said[0]
    assert climb() == 0 and len(said) == 1

    monkeypatch.setattr(levels, "signature", lambda setup, level: f"a third {level}")
    assert climb() == 2
    assert (tmp_path / "leduc-2-easy.old-2.jsonl").exists()


class Told:
    """As much of a game as a signature looks at."""

    key = "told"
    rules_version = 1
    ways = ""
    learnt = ""

    def manner(self, seats: int, milliseconds: int = 0) -> str:
        return self.ways

    def network(self, seats: int) -> str:
        return self.learnt


def test_a_signature_changes_with_what_a_level_plays_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "__file__", str(tmp_path / "__init__.py"))
    game = Told()
    setup: Any = SimpleNamespace(game=game, seats=2)

    def changed(level: str, before: dict[str, str]) -> bool:
        return signature(setup, level) != before[level]

    def now() -> dict[str, str]:
        return {level: signature(setup, level) for level in LEVELS}

    first = now()
    assert first == now() and len(set(first.values())) == len(LEVELS)
    network = tmp_path / "2.npz"
    game.learnt = str(network)
    for contents in (b"one", b"another"):
        before = now()
        network.write_bytes(contents)
        assert changed("hard", before) and not changed("easy", before), "the greedy bot asks no network"
    before = now()
    game.ways = "ahead=4"
    assert changed("master", before) and not changed("beginner", before)
    before = now()
    (tmp_path / "insight.py").write_text("VALUE = 1\n")
    assert all(changed(level, before) for level in LEVELS)
    before = now()
    game.rules_version = 2
    assert all(changed(level, before) for level in LEVELS)


def test_the_games_we_rate_are_signed_with_judgement_and_network() -> None:
    for key in ("dragon", "kingdom", "china", "gugong"):
        setup = tianxia.game(key).agree(2)
        place = Path(sys.modules[type(setup.game).__module__].__file__ or "").parent
        assert (place / "insight.py").is_file()
        assert len({signature(setup, level) for level in LEVELS}) == len(LEVELS)


def test_the_error_of_a_share_is_at_most_one(tmp_path: Path) -> None:
    setup = tianxia.game("leduc").agree(2)
    old = [
        Strength("leduc", 2, "beginner", 1400, 9, 4),
        Strength("leduc", 2, "easy", 1600, 9, 4, 0.1, 1.5882),
    ]
    assert climbed(old)["easy"].error == 1.0
    found = measure(setup, {"easy": 1}, tmp_path, jobs=1)
    assert found[1].share_error == 1.0, "a single deal tells nothing"


def test_a_ladder_ends_where_a_rung_is_missing() -> None:
    setup = tianxia.game("leduc").agree(2)
    found = strengths(setup, {"easy": Rung(0.6, 0.1, 40), "hard": Rung(0.5, 0.3, 10)})
    assert [one.level for one in found] == ["beginner", "easy"]


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


def test_odds_are_the_height_of_a_rung() -> None:
    assert height(0.5, 100, rivals=1).value == pytest.approx(0)
    assert height(0.25, 4000, rivals=3).value == pytest.approx(0, abs=1), "one of four equals"
    assert height(10 / 11, 10_000, rivals=1).value == pytest.approx(400, abs=1)
    few, many = height(0.75, 20, rivals=1), height(0.75, 2000, rivals=1)
    assert few.error > 9 * many.error, "more games, less doubt"
    assert 300 < height(1.0, 10, rivals=1).value < 700, "who never lost is not beyond all measure"


def test_rungs_add_up_and_the_middle_is_1500() -> None:
    low, middle, high = ladder([Rating(100, 30), Rating(200, 40)])
    assert (low.value, middle.value, high.value) == pytest.approx(
        (1500 - 400 / 3, 1500 - 100 / 3, 1500 + 500 / 3)
    )
    assert (low.error, middle.error, high.error) == pytest.approx(
        (
            ((2 / 3 * 30) ** 2 + (40 / 3) ** 2) ** 0.5,
            (10**2 + (40 / 3) ** 2) ** 0.5,
            (10**2 + (80 / 3) ** 2) ** 0.5,
        )
    )


@pytest.mark.parametrize("game", ["dragon", "kingdom", "china", "gugong"])
def test_the_levels_for_two_are_published(game: str) -> None:
    found = {one.level: one for one in published() if (one.game, one.seats) == (game, 2)}
    # The highest takes two minutes for a game, and may be left out.
    assert list(found) in (list(LEVELS), list(LEVELS)[:-1])
    assert all(one.games > 0 and one.error > 0 for one in found.values())


@pytest.mark.parametrize("game", ["dragon", "kingdom", "china", "gugong"])
def test_some_levels_for_more_are_published(game: str) -> None:
    found = {(one.seats, one.level) for one in published() if one.game == game}
    assert found >= set(product((3, 4, 5), ("beginner", "easy", "normal")))


def test_the_page_about_bots_tells_what_is_published() -> None:
    page = PAGE.read_text(encoding="utf-8")
    written = page.partition(BEGIN)[2].partition(END)[0]
    assert written == table(published()), "write it anew: make ratings"
