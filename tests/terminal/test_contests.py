"""The arena from the command line: who enters, under which seed, and what is left when it is broken off."""

from __future__ import annotations

import json
import sys
import time
from subprocess import PIPE, Popen
from typing import TYPE_CHECKING, Any

import pytest

import tianxia.arena
from tianxia.terminal import ENDED
from tianxia.terminal.numbers import seed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.terminal.conftest import Ran
    from tianxia.arena import Contest, Results

FIRST = """
from tianxia.bots import Bot


class First(Bot):
    def choose(self, knowledge):
        return knowledge.legal[0]
"""


def kept(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The contest of a file of results, and its games but for the time they took."""
    contest, *games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return contest, [{key: value for key, value in game.items() if key != "seconds"} for game in games]


def test_a_seed_is_a_number_or_any_text() -> None:
    for text, number in (("0", 0), ("7", 7), ("007", 7), ("9" * 18, 10**18 - 1)):
        assert seed(text) == number
    texts = ("abc", "-3", "3.5", "²", "٣", "", "nan", "9" * 30, "\udcff")
    found = [seed(text) for text in texts]
    assert len({0, 3, *found}) == len(found) + 2
    assert all(0 < number < 2**32 for number in found)
    assert seed("abc") == 1189118887, "the same today and tomorrow"


def test_every_seed_plays_games_of_its_own(run: Callable[..., Ran], home: Path) -> None:
    """Also one that is no number: the same text plays the same games."""
    played = []
    for number, text in enumerate(("0", "abc", "-3", "²", "abc")):
        file = f"{number}.jsonl"
        command = f"arena leduc --bots A=random,B=random --deals 4 --jobs 1 --results {file} --seed={text}"
        assert run(command).code == 0
        played.append(kept(home / file))
    assert played[1] == played[4]
    assert len({json.dumps(games) for _, games in played}) == 4
    assert played[0][0]["seed"] == 0


def test_one_more_bot_follows_the_others(run: Callable[..., Ran], home: Path) -> None:
    (home / "my,bot.py").write_text(FIRST, encoding="utf-8")
    common = "--deals 1 --jobs 1 --results games.jsonl"
    assert (
        run(f"arena tictactoe --bots greedy,random --bot my,bot.py:First --bot Second=greedy {common}").code
        == 0
    )
    contest, games = kept(home / "games.jsonl")
    assert [entrant["name"] for entrant in contest["entrants"]] == ["greedy", "random", "First", "Second"]
    assert not any(game.get("forfeits") for game in games)


def test_two_bots_named_one_by_one_make_a_contest(run: Callable[..., Ran], home: Path) -> None:
    ran = run("arena tictactoe --bot greedy --bot random --deals 1 --jobs 1")
    assert ran.code == 0 and "greedy" in ran.out and "random" in ran.out


def test_a_contest_broken_off_is_reported_as_far_as_it_went(
    run: Callable[..., Ran], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold = tianxia.arena.hold

    def interrupted(
        contest: Contest, results: Results, *, progress: Callable[[int, int], None], **rest: Any
    ) -> None:
        def tell(done: int, total: int) -> None:
            progress(done, total)
            if done == 1:
                raise KeyboardInterrupt

        hold(contest, results, progress=tell, **rest)

    monkeypatch.setattr(tianxia.arena, "hold", interrupted)
    ran = run("arena tictactoe --bots greedy,random,Other=random --deals 5 --jobs 1 --report report")
    assert ran.code == 0 and "Interrupted" in ran.out
    told = json.loads((home / "report" / "report.json").read_text(encoding="utf-8"))
    assert (told["deals"], told["games"]) == (1, 2)
    assert (home / "report" / "report.md").is_file()


@pytest.mark.parametrize(("jobs", "thinking"), [("1", "500ms"), ("2", "100s")])
def test_a_contest_that_is_ended_from_outside_leaves_nobody_thinking(
    tmp_path: Path, jobs: str, thinking: str
) -> None:
    """Processes of the contest have its error output: it ends only when the last of them has ended.

    A single process ends when the thought is over that it is at, and does not take it for a bot's fault.
    """
    results = tmp_path / "results.jsonl"
    bots = f"One=search:{thinking},Two=search:{thinking}"
    command = ["arena", "dragon", "--seats", "2", "--bots", bots, "--jobs", jobs, "--results", str(results)]
    arena = Popen([sys.executable, "-m", "tianxia.terminal", *command], stdout=PIPE, stderr=PIPE)
    deadline = time.monotonic() + 60
    while not results.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(2)
    arena.terminate()
    try:
        arena.communicate(timeout=30)
    finally:
        arena.kill()
    assert arena.returncode == ENDED
