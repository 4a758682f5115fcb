"""A game in figures: numbers that are known, the same on any number of cores, and a page with pictures."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import pytest

import tianxia
from tianxia.arena.figures import Survey, at_share, branching, fields, interval, measure
from tianxia.arena.figures_page import write
from tianxia.terminal import main

if TYPE_CHECKING:
    from tianxia.arena.figures import Figures


def figures(key: str, games: int = 40, seats: tuple[int, ...] = (2,), jobs: int = 1) -> Figures:
    game = tianxia.game(key)
    survey = Survey(tuple(game.agree(count) for count in seats), fields(games, 10), seed=3)
    return measure(survey, jobs)


def without_times(found: Figures) -> dict[str, Any]:
    data = found.as_json()
    del data["random_play_on_one_core"]
    return data


def test_tic_tac_toe_is_what_everybody_knows() -> None:
    found = figures("tictactoe")
    by_bot = found.among[2]
    assert [among.games for among in by_bot.values()] == [40, 20, 4]
    for among in by_bot.values():
        assert 5 <= among.decisions.shortest <= among.decisions.mean <= among.decisions.longest <= 9
        # Nine cells to begin with, and one less at every decision.
        assert among.branching.course[0] == 9
        assert among.branching.most == 9
        assert among.branching.counts[9] == among.branching.counts[8] == among.games
        assert among.unwon == 0
        assert sum(share.value for share in among.wins) == pytest.approx(1)
    played = by_bot["random"]
    assert played.wins[0].value > played.wins[1].value
    assert played.scores.counts.keys() == {0, 1}
    # Only the ninth decision is forced: one cell is left.
    assert played.branching.forced == played.branching.counts.get(1, 0) / sum(
        played.branching.counts.values()
    )
    facts = found.as_json()["facts"]
    assert facts["distinct_moves"] == 9
    assert facts["observation"] == {"2": 18}
    assert not (facts["hidden"] or facts["chance"] or facts["simultaneous"])


def test_leduc_is_what_everybody_knows() -> None:
    found = figures("leduc", games=200)
    played = found.among[2]["random"]
    assert (played.decisions.shortest, played.branching.most) == (2, 3)
    assert played.decisions.longest <= 8
    # Each decision has two or three answers, and none is forced.
    assert played.branching.counts.keys() == {2, 3}
    assert played.branching.forced == 0
    # What one wins the other loses.
    assert played.scores.mean == 0
    assert -played.scores.lowest == played.scores.highest <= 13
    facts = found.as_json()["facts"]
    assert facts["hidden"]
    assert facts["chance"]
    assert facts["distinct_moves"] == 3
    assert facts["observation"] == {"2": 39}


def test_the_same_seed_gives_the_same_figures_on_any_number_of_cores() -> None:
    one = without_times(figures("leduc", games=20))
    assert one == without_times(figures("leduc", games=20, jobs=2))
    assert one["seats"]["2"]["random"]["games"] == 20


def test_a_game_alone_can_be_lost() -> None:
    found = figures("gugong", games=2, seats=(1,))
    among = found.among[1]["random"]
    assert len(among.wins) == 1
    assert among.unwon + among.wins[0].value == pytest.approx(1)


def test_the_width_of_a_tree() -> None:
    found = branching([[1, 10, 100], [1, 1, 4]])
    assert (found.mean, found.median, found.most_of_them, found.most) == (117 / 6, 1, 100, 100)
    assert found.forced == 0.5
    assert found.tree == pytest.approx((3 + 0.60206) / 2)
    assert found.course == [1, 1, 1, 1, 5.5, 5.5, 5.5, 52, 52, 52]
    assert [at_share(range(1, 101), share) for share in (0.5, 0.95, 1.0)] == [50, 95, 100]


def test_an_interval_is_never_empty() -> None:
    for won in (0, 3.5, 10):
        share = interval(won, 10)
        assert 0 <= share.low <= share.value <= share.high <= 1
        assert share.high - share.low > 0.2
    # Wilson's interval of 81 in 263, from Newcombe (1998).
    known = interval(81, 263)
    assert (round(known.low, 4), round(known.high, 4)) == (0.2553, 0.3662)


def test_the_page_has_its_pictures_and_its_numbers(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    found = figures("connect_four", games=10)
    written = write(found, tmp_path)
    page = (tmp_path / "connect_four.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[.+\]\((.+)\)", page)
    assert len(shown) == 3
    assert {tmp_path / name for name in shown} == set(written[2:])
    for name in shown:
        ElementTree.parse(tmp_path / name)
        assert "prefers-color-scheme" in (tmp_path / name).read_text(encoding="utf-8")
    assert json.loads((tmp_path / "connect_four.json").read_text(encoding="utf-8")) == json.loads(
        json.dumps(found.as_json())
    )
    before = [path.read_bytes() for path in written]
    assert before == [path.read_bytes() for path in write(found, tmp_path)]


def test_the_command_writes_the_page_and_refuses_nonsense(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["figures", "leduc", "--games", "2", "--simulations", "2", "--jobs", "1", "--lang", "en"]
    assert main([*small, "--out", str(tmp_path / "pages")]) == 0
    assert (tmp_path / "pages" / "leduc.md").is_file()
    capsys.readouterr()
    for wrong, said in (
        (["--seats", "two"], "no list of numbers of players"),
        (["--seats", "3"], "not 3"),
        (["--games", "0"], "--games takes a number from 1"),
    ):
        assert main([*small, *wrong]) != 0
        assert said in capsys.readouterr().err
