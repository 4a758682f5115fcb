"""The soak: what it counts, what it says of a broken promise, and that it outlives a game that does not."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from random import Random
from typing import Final

import pytest

from tests import soak, toys
from tests.promises.elsewhere import ROOT
from tests.promises.play import PLAYERS, RandomGame
from tests.promises.watch import Done, Job, named_cases

ONE: Final = ("--jobs", "1", "--seed", "7")


def test_it_counts_decisions_by_game_and_player(capfd: pytest.CaptureFixture[str]) -> None:
    assert soak.main([*ONE, "--decisions", "150", "--only", "toy"], [toys.TOY]) == 0
    said = capfd.readouterr().out
    row = re.search(r"^toy +(\d+) +(\d+) +(\d+) +(\d+) +(\d+)   (\d+) of 20$", said, re.MULTILINE)
    assert row is not None, said
    chance, greedy, search, whole, games, sets = map(int, row.groups())
    assert chance + greedy + search == whole >= 150 and min(chance, greedy, search) > 0
    assert games >= sets > 1
    assert "All promises kept." in said


@pytest.mark.parametrize("name", ["every_step_is_sound", "stands_still", "dies"])
def test_what_is_broken_is_told_with_the_way_to_see_it_again(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    twin = next(twin for twin in toys.TWINS if twin.promise == name)
    arguments = [*ONE, "--decisions", "500", "--patience", "1", "--only", f"{twin.game.key}-2"]
    assert soak.main(arguments, [twin.game]) == 1
    said = capfd.readouterr().out
    assert re.search(twin.complaint, said) and "1 broken." in said and "option sets" in said
    again = re.search(r"python -m tests\.soak --again '(.+)' (\d+) '(.+)'$", said, re.MULTILINE)
    assert again is not None, said
    moves = re.search(r"start\(seed='(.+)'\) and ([\d: ]+)", said)
    assert moves is not None, said
    case, seed, taste = again.groups()
    made = [tuple(map(int, move.split(":"))) for move in moves.group(2).split()]
    # The moves told lead to where the prize lies that nobody can look at.
    if name != "every_step_is_sound":
        state = twin.game.lay_out(named_cases(twin.game.key)[case].setup, moves.group(1))
        for one, move in made:
            state.play(one, move)
        assert isinstance(state, toys.Table) and state.prize == 5
    assert soak.main(["--patience", "1", "--again", case, seed, taste]) == 1
    assert re.search(twin.complaint, capfd.readouterr().out)


def test_it_goes_on_if_it_is_told_to(capfd: pytest.CaptureFixture[str]) -> None:
    twin = next(twin for twin in toys.TWINS if twin.promise == "dies")
    arguments = [*ONE, "--decisions", "5", "--keep-going", "--only", f"{twin.game.key}-2 rounds=2"]
    assert soak.main(arguments, [twin.game]) == 1
    said = capfd.readouterr().out
    broken = re.search(r"^(\d+) broken\.$", said, re.MULTILINE)
    assert broken is not None and int(broken.group(1)) == said.count("Broken: ") > 0
    assert re.search(r"^toy-DeadlyTable .* [1-9]\d*   [1-9]\d* of \d+$", said, re.MULTILINE), said


def test_interrupted_it_says_what_was_done() -> None:
    command = [sys.executable, "-m", "tests.soak", *ONE, "--only", "leduc"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "1 option sets" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        said = process.stdout.read()
    assert process.returncode == soak.INTERRUPTED
    assert "Interrupted." in said and re.search(r"^leduc .* of 1$", said, re.MULTILINE), said


def test_nothing_is_called_that(capfd: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--only", "halma"], [toys.TOY]) == 1
    assert "Nothing is called “halma”." in capfd.readouterr().err


def test_every_option_set_comes_before_any_comes_again() -> None:
    games = {key: list(named_cases(key)) for key in ("toy", "leduc")}
    wanted = soak.Soak(games, 10_000, Random(1))
    seen: list[str] = []
    while (job := wanted.next_job()) is not None:
        if job.taste in {taste for tastes in PLAYERS.values() for taste in tastes}:
            seen.append(job.case)
            wanted.note(Done(job, 100))
    cases = [case for case in seen if case.startswith("toy-")]
    count = len(named_cases("toy"))
    assert len(set(cases[:count])) == count and len(cases) == 100
    assert wanted.made("toy") == wanted.made("leduc") == 10_000
    assert [wanted.decisions["toy", player] for player in soak.SHARES] == [6000, 2000, 2000]


def test_a_job_knows_its_game_and_player() -> None:
    job = Job("connect_four-2 x=1", 5, "plain search", "nothing_leaks")
    assert (job.game, job.player) == ("connect_four", "search")
    assert job.again.endswith("--again 'connect_four-2 x=1' 5 'plain search' --promise nothing_leaks")
    assert Job("toy-LossyBid-3 gifts=True", 5, "last").game == "toy-LossyBid"
    assert RandomGame(toys.TOY.agree(2), 5).retold().endswith("start(seed='secret-00000005') and no move")
