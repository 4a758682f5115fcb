"""Reports of contests that were cut short, and places where a report cannot go."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tianxia
from tests.arena.played import contest, deal, results
from tianxia.arena import Results
from tianxia.arena.report import BadReport, Report, check_folder
from tianxia.words import Words

WORDS = Words("en", tianxia.game("tictactoe"))


def test_who_has_not_played_is_left_out_of_pictures_and_figures(tmp_path: Path) -> None:
    games = [game for number in range(2) for game in deal(number, 0, 1, 2)]
    report = Report(results(3, games))
    assert [report.names[who] for who in report.order] == ["A", "B", "C"]
    assert report.rows()[-1] == ["C", "–", "–", "–", "–", "–", "–", "0"]
    report.write(tmp_path, WORDS)
    for name in ("ratings.svg", "scores.svg"):
        drawn = (tmp_path / name).read_text(encoding="utf-8")
        assert ">A<" in drawn and ">B<" in drawn and ">C<" not in drawn
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert data["entrants"][-1]["name"] == "C" and data["entrants"][-1]["rating"]["error"] is None


def test_a_single_deal_has_no_error_to_tell(tmp_path: Path) -> None:
    report = Report(results(2, deal(0, 0, 1, 2)))
    first = report.rows()[0]
    assert (first[2], first[4]) == ("100.0 ± – %", "1.0 ± –")
    report.write(tmp_path, WORDS)
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "inf" not in text and "nan" not in text
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert data["seats"][0]["error"] is None


def test_two_deals_won_are_not_all_that_will_ever_be_won() -> None:
    games = [game for number in range(2) for game in deal(number, 0, 1, 2)]
    assert Report(results(2, games)).rows()[0][2] == "100.0 ± 77.6 %"


def test_a_contest_without_games_is_reported(tmp_path: Path) -> None:
    names = [path.name for path in Report(Results(contest(2))).write(tmp_path, WORDS)]
    assert names == ["report.md", "report.json"]


def test_a_file_is_no_place_for_a_report(tmp_path: Path) -> None:
    file = tmp_path / "report"
    file.write_text("mine")
    report = Report(results(2, deal(0, 0, 1, 2)))
    for place in (file, file / "deeper" / "still"):
        with pytest.raises(BadReport, match="report” is no folder; choose another folder with --report"):
            check_folder(place)
        with pytest.raises(BadReport):
            report.write(place, WORDS)
    assert file.read_text() == "mine"


def test_a_folder_that_is_there_or_can_be_made_is_a_place_for_a_report(tmp_path: Path) -> None:
    check_folder(tmp_path)
    check_folder(tmp_path / "new" / "one")
    assert not list(tmp_path.iterdir()), "it is only looked at"


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="there is no folder that says yes and takes nothing")
def test_a_place_is_tried_for_permissions_do_not_tell() -> None:
    with pytest.raises(BadReport, match="Nothing can be written to “/proc”"):
        check_folder(Path("/proc/report"))


def test_a_report_that_fails_to_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "report.md").mkdir()
    with pytest.raises(BadReport, match=r"cannot be written to .* Choose another folder"):
        Report(results(2, deal(0, 0, 1, 2))).write(tmp_path, WORDS)
