"""The arena: fair seatings, honest figures, forfeits, results that outlive an interruption."""

from __future__ import annotations

import json
import multiprocessing
import sys
from itertools import islice
from pathlib import Path

import pytest

import tianxia
from tianxia.arena import (
    BadEntrant,
    BadResults,
    Contest,
    Deal,
    Entrant,
    Results,
    entrant,
    hold,
    lineups,
    play_game,
    tally,
)
from tianxia.arena.contest import from_json
from tianxia.arena.crews import Worker, WorkerLost, dismiss, told
from tianxia.arena.report import Report
from tianxia.arena.results import load
from tianxia.bots.manner import BadManner
from tianxia.words import Words

TICTACTOE = tianxia.game("tictactoe")


def contest(*bots: str, game: str = "tictactoe", seats: int | None = None, **told: object) -> Contest:
    setup = tianxia.game(game).agree(seats)
    return Contest(setup, tuple(entrant(bot) for bot in bots), **told)  # type: ignore[arg-type]


def held(found: Contest, path: Path | None = None) -> Results:
    results = Results(found, path)
    hold(found, results, jobs=1)
    return results


@pytest.mark.parametrize(
    ("text", "name", "bot", "simulations", "milliseconds"),
    [
        ("greedy", "greedy", "greedy", 0, 0),
        ("search:500", "search:500", "search", 500, 0),
        ("search:200ms", "search:200ms", "search", 0, 200),
        ("search:0.5s", "search:0.5s", "search", 0, 500),
        ("Old friend=search:20", "Old friend", "search", 20, 0),
        ("search:20 ahead=4 plain", "search:20 ahead=4 plain", "search", 20, 0),
        ("normal", "normal", "normal", 0, 0),
    ],
)
def test_an_entrant_as_typed(text: str, name: str, bot: str, simulations: int, milliseconds: int) -> None:
    made = entrant(text)
    assert (made.name, made.bot, made.simulations, made.milliseconds) == (
        name,
        bot,
        simulations,
        milliseconds,
    )


def test_a_manner_is_kept_apart_from_the_bot_and_from_a_path_with_spaces(tmp_path: Path) -> None:
    assert entrant("A=search:20 ahead=4 curiosity=0.2").manner == "ahead=4 curiosity=0.2"
    folder = tmp_path / "my bots"
    folder.mkdir()
    (folder / "bot.py").write_text("from tianxia.bots import Bot\n\n\nclass Mine(Bot):\n    pass\n")
    made = entrant(f"{folder / 'bot.py'}:Mine")
    assert (made.name, made.bot, made.manner) == ("Mine", "Mine", "")
    with pytest.raises(BadManner, match="no setting “speed”"):
        entrant("search:20 speed=9")
    with pytest.raises(BadEntrant, match="Only search takes settings"):
        entrant("greedy ahead=4")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("genius", "There is no bot “genius”"),
        ("search:soon", "is no budget"),
        ("search:0", "more than nothing"),
        ("greedy:100", "Only search takes a budget"),
        ("nowhere.py:Bot", "cannot be read"),
    ],
)
def test_who_cannot_enter_is_told_why(text: str, told: str) -> None:
    with pytest.raises(tianxia.TianxiaError, match=told):
        entrant(text)


def test_a_file_without_the_bot_is_told_why(bots: Path) -> None:
    with pytest.raises(BadEntrant, match="There is no bot “Nobody”"):
        entrant(f"{bots}:Nobody")
    with pytest.raises(BadEntrant, match="does not extend"):
        entrant(f"{bots}:Stranger")


def test_a_contest_needs_two_with_different_names() -> None:
    with pytest.raises(BadEntrant, match="at least two"):
        contest("greedy")
    with pytest.raises(BadEntrant, match="Two bots are called “greedy”"):
        contest("greedy", "greedy")


def test_lineups() -> None:
    assert lineups(3, 2, "round-robin") == [(0, 1), (0, 2), (1, 2)]
    assert lineups(2, 4, "round-robin") == [(0, 1, 1, 1), (1, 0, 0, 0)]
    assert len(lineups(5, 3, "round-robin")) == 10
    assert lineups(3, 4, "gauntlet") == [(0, 1, 1, 1), (0, 2, 2, 2)]


@pytest.mark.parametrize("lineup", [(0, 1), (0, 1, 1, 1), (0, 1, 2, 3), (0, 1, 0, 1)])
def test_everybody_sits_in_every_seat_equally_often(lineup: tuple[int, ...]) -> None:
    found = contest("greedy", "random", "search:5", "D=random", game="dragon", seats=len(lineup))
    seatings = found.seatings(Deal(3, lineup))
    assert len(set(seatings)) == len(seatings)
    for who in set(lineup):
        often = [sum(seating[seat] == who for seating in seatings) for seat in range(len(lineup))]
        assert len(set(often)) == 1


def test_all_who_meet_in_a_deal_get_the_same_shuffle() -> None:
    found = contest("greedy", "random", "search:5")
    first, second = islice(found.schedule(), 2)
    assert first.lineup != second.lineup
    assert found.shuffle(first) == found.shuffle(second)
    assert found.shuffle(first) != found.shuffle(Deal(1, first.lineup))


def test_the_same_seed_plays_the_same_games_wherever_they_are_played() -> None:
    found = contest("greedy", "random", game="leduc", deals=8, seed=5)
    one, other = held(found), Results(found)
    hold(found, other, jobs=2)

    def played(results: Results) -> list[tuple[str, list[int], list[int]]]:
        return [(g.deal, g.seating, g.scores) for games in results.by_deal().values() for g in games]

    assert played(one) == played(other)
    assert played(one) != played(held(contest("greedy", "random", game="leduc", deals=8, seed=6)))


def test_greedy_beats_random_and_every_table_agrees() -> None:
    results = held(contest("random", "greedy", game="dragon", seats=2, deals=8))
    report = Report(results)
    good, bad = report.tallies[1], report.tallies[0]
    assert report.order == [1, 0]
    assert good.share.value > 0.8
    assert good.share.value + bad.share.value == pytest.approx(1)
    assert good.lead.value == pytest.approx(-bad.lead.value)
    assert good.games == bad.games == 16
    assert sum(good.places) == 16
    assert sum(share.value for share in report.seats) == pytest.approx(1)
    assert report.met[1, 0].share == good.share
    assert report.ratings[1].value - report.ratings[1].error > report.ratings[0].value


def test_one_against_three_of_a_kind() -> None:
    results = held(contest("greedy", "random", game="dragon", seats=4, deals=2, kind="gauntlet"))
    assert len(results.games) == 8
    alone, many = tally(results, 0), tally(results, 1)
    assert (alone.fair, many.fair) == (0.25, 0.75)
    assert alone.share.value + many.share.value == pytest.approx(1)
    assert (alone.games, many.games) == (8, 24)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Crashing", "crashed (ValueError: no idea)"),
        ("Cheating", "made a move that is not legal"),
        ("Dreaming", "thought for more than 0.2 s"),
    ],
)
def test_a_bot_that_misbehaves_forfeits(bots: Path, bot: str, told: str) -> None:
    results = held(contest(f"{bots}:{bot}", "random", deals=2, limit=0.2))
    bad, good = tally(results, 0), tally(results, 1)
    assert bad.share.value == 0 and good.share.value == 1
    assert len(bad.forfeits) == 4 and all(told in reason for reason in bad.forfeits)
    assert not good.forfeits
    lines = Report(results).forfeits()
    assert all(line.startswith(f"{bot}: ") and told in line for line in lines)
    assert sum(int(line[line.index("×") + 1 : -1]) for line in lines) == 4


def test_a_bot_from_a_file_plays_like_any_other(bots: Path) -> None:
    results = held(contest(f"{bots}:First", "random", deals=5))
    assert not tally(results, 0).forfeits
    assert {game.choices[game.seating.index(0)] > 0 for game in results.games} == {True}


class Trusted(Entrant):
    """A bot from a file that is let near the table, as none ever is."""

    @property
    def foreign(self) -> bool:
        return False


def test_peeking_does_not_pay(bots: Path) -> None:
    """What a bot from a file finds behind its knowledge is imagined; at the real table it would win by it."""
    honest = entrant(f"{bots}:Peeking")
    trusted = Trusted(honest.name, honest.bot, source=honest.source)
    setup = tianxia.game("leduc").agree(2)
    points = {}
    for who in (honest, trusted):
        results = held(Contest(setup, (who, entrant("random")), deals=150))
        assert not tally(results, 0).forfeits
        points[type(who)] = tally(results, 0).points
    assert points[Trusted].low > points[Entrant].high


def test_results_go_on_where_they_were_interrupted(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    found = contest("greedy", "random", deals=6)
    whole = held(found, path)
    lines = path.read_bytes().split(b"\n")
    # Five games of the twelve survive, the last of them cut off in the middle of its line.
    path.write_bytes(b"\n".join(lines[:6]) + b"\n" + lines[6][:20])
    again = Results(found, path)
    assert len(again.games) == 4
    ticks: list[tuple[int, int]] = []
    hold(found, again, jobs=1, progress=lambda done, total: ticks.append((done, total)))
    assert ticks == [(2, 6), (3, 6), (4, 6), (5, 6), (6, 6)]
    assert [g.scores for g in load(path).games] == [g.scores for g in whole.games]


def test_a_process_that_dies_ends_the_contest_and_loses_nothing(
    bots: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results.jsonl"
    found = contest(f"Lost={bots}:Leaving", "random", deals=6)
    leave = tmp_path / "leave"
    monkeypatch.setenv("LEAVE_WHEN", str(leave))
    before = set(multiprocessing.active_children())

    def after_two(done: int, _: int) -> None:
        if done == 2:
            leave.touch()

    with pytest.raises(WorkerLost, match=r"code -?\d+.* deal \d with (Lost, random|random, Lost) seated"):
        hold(found, Results(found, path), jobs=2, progress=after_two)
    assert set(multiprocessing.active_children()) <= before
    kept = len(load(path).games)
    assert 4 <= kept < 12
    leave.unlink()
    again = Results(found, path)
    assert len(again.games) == kept
    hold(found, again, jobs=2)
    assert len(load(path).games) == 12 and not tally(again, 0).forfeits


def test_a_contest_that_is_broken_off_leaves_no_process_behind(bots: Path) -> None:
    def tire(done: int, _: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    found = contest(f"{bots}:Dreaming", "greedy", deals=40, limit=0.1)
    before = set(multiprocessing.active_children())
    with pytest.raises(KeyboardInterrupt):
        hold(found, Results(found), jobs=2, progress=tire)
    assert set(multiprocessing.active_children()) <= before


def test_a_bot_with_processes_of_its_own_plays_in_a_process() -> None:
    found = contest("search:20 cores=2", "random", deals=2)
    results = Results(found)
    hold(found, results, jobs=2)
    assert len(results.games) == 4 and not tally(results, 0).forfeits


def test_a_process_with_processes_of_its_own_leaves_by_itself() -> None:
    """If it had to be killed, its own processes would live on without it."""
    found = contest("search:20 cores=2", "random", deals=1)
    deal = next(iter(found.schedule()))
    worker = Worker()
    worker.begin(told(found, [(deal, found.seatings(deal)[0])])[0])
    assert not worker.finish().forfeits
    dismiss([worker])
    assert worker.process.exitcode == 0


def test_results_of_another_contest_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    held(contest("greedy", "random", deals=1), path)
    with pytest.raises(BadResults, match=r"another contest .* seed"):
        Results(contest("greedy", "random", deals=1, seed=1), path)
    path.write_text("no results\n")
    with pytest.raises(BadResults, match="is no file of results"):
        Results(contest("greedy", "random", deals=1), path)


def test_a_contest_travels_as_plain_data(bots: Path) -> None:
    found = contest(f"{bots}:First", "greedy", game="dragon", seats=3)
    back = from_json(json.loads(json.dumps(found.as_json())))
    deal = Deal(0, (0, 1, 1))
    for seating in found.seatings(deal):
        assert play_game(back, deal, seating).scores == play_game(found, deal, seating).scores


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_the_report_is_written_with_pictures(tmp_path: Path, language: str) -> None:
    report = Report(held(contest("greedy", "random", deals=3)))
    words = Words(language, TICTACTOE)
    names = [path.name for path in report.write(tmp_path, words)]
    assert names == ["report.md", "report.json", "ratings.svg", "scores.svg"]
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "| greedy |" in text and "![ratings](ratings.svg)" in text and "{" not in text
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert data["games"] == 6 and {entry["name"] for entry in data["entrants"]} == {"greedy", "random"}
    assert (tmp_path / "scores.svg").read_text().count("<path") > 2


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="Ray is not there for this Python yet")
def test_on_a_local_ray(bots: Path) -> None:
    found = contest("random", f"{bots}:First", game="leduc", deals=4)
    results = Results(found)
    hold(found, results, ray="local")
    assert sorted(g.scores for g in results.games) == sorted(g.scores for g in held(found).games)
