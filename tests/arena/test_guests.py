"""Bots from files: what they may do, what they must not, and that none of it harms the contest."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import tianxia
from tianxia.arena import BadEntrant, Contest, Entrant, Results, entrant, entrants, guests, hold, tally
from tianxia.arena.contest import from_json, told_setup
from tianxia.arena.guests import Guest, Misbehaved
from tianxia.arena.results import load
from tianxia.bots.network import read_network
from tianxia.kernel import Quick

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

BEGIN = """
import gc, os, sys, time
from tianxia.bots import Bot

class Mine(Bot):
    def __init__(self, seed):
        super().__init__(seed)
        self.seed = seed
"""

WRITING = [
    "for place in range(3, 16):",
    "    try: os.write(place, b'no answer\\n')",
    "    except OSError: pass",
    "time.sleep(60)",
]
"""Writes to whatever is open."""

TICTACTOE = tianxia.game("tictactoe").agree(2)

PATIENT = 20.0
"""Seconds a move that no bot here needs, on however busy a machine."""


def choosing(*lines: str) -> str:
    """A bot that does this when it is asked."""
    return f"{BEGIN}\n    def choose(self, knowledge):\n" + "".join(f"        {line}\n" for line in lines)


@pytest.fixture
def enter(tmp_path: Path) -> Callable[..., str]:
    """Write a bot to a file, and say how it enters."""

    def write(text: str) -> str:
        (tmp_path / "my_bot.py").write_text(text, encoding="utf-8")
        return f"{tmp_path / 'my_bot.py'}:Mine"

    return write


def contest(*bots: str, game: str = "tictactoe", seats: int | None = None, **told: object) -> Contest:
    told = {"deals": 1, "limit": PATIENT, **told}
    return Contest(tianxia.game(game).agree(seats), tuple(map(entrant, bots)), **told)  # type: ignore[arg-type]


def held(found: Contest, jobs: int = 1) -> Results:
    results = Results(found)
    hold(found, results, jobs=jobs)
    return results


def forfeits(bot: str, **told: object) -> list[str]:
    """Why a bot forfeits, game by game, against one who never does."""
    results = held(contest(bot, "random", **told))  # type: ignore[arg-type]
    assert not tally(results, 1).forfeits
    return tally(results, 0).forfeits


# ---- Nothing to peek at -----------------------------------------------------------------------------------


def test_the_frames_above_a_bot_do_not_lead_to_the_table(enter: Callable[..., str]) -> None:
    """What a bot could do once: play on the real table, for the other one too."""
    bot = enter(choosing("sys._getframe(1).f_locals['state'].play(0, knowledge.legal[0])", "return 0"))
    assert forfeits(bot) == ["crashed (KeyError: 'state')"] * 2


def test_no_table_is_anywhere_in_a_bots_process(enter: Callable[..., str]) -> None:
    bot = enter(
        choosing(
            "frame = sys._getframe(1)",
            "while frame is not None:",
            "    assert not {'state', 'contest', 'players'} & set(frame.f_locals)",
            "    frame = frame.f_back",
            "names = {type(thing).__name__ for thing in gc.get_objects()}",
            "assert not {'Contest', 'Player', 'Guest'} & names",
            "return knowledge.legal[0]",
        )
    )
    assert not forfeits(bot)


def test_two_seats_of_a_bot_share_nothing(enter: Callable[..., str]) -> None:
    """What each of them finds in its process is its own, even outside its module."""
    text = choosing("assert sys.last is self", "return knowledge.legal[0]")
    bot = enter(text.replace("self.seed = seed", "sys.last = self"))
    results = held(contest("random", bot, game="dragon", seats=3, kind="gauntlet"))
    assert len(results.games) == 3 and not tally(results, 1).forfeits


def test_a_file_is_run_afresh_for_every_game(enter: Callable[..., str]) -> None:
    bot = enter(
        choosing(
            "ASKED.append(self.seed)",
            "assert set(ASKED) == {self.seed}",
            "return knowledge.legal[0]",
        )
        + "\nASKED = []\n"
    )
    assert not forfeits(bot, deals=2)


# ---- Misbehaviour -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["sys.exit(3)"], "crashed (SystemExit: 3)"),
        (["os._exit(3)"], "its process ended (code 3)"),
        (["os.kill(os.getpid(), 9)"], "its process ended (signal 9)"),
        (["os.closerange(3, 64)", "return 0"], "its process ended"),
        (WRITING, "wrote to the arena what is no answer"),
        (["return -1"], "made a move that is not legal (-1)"),
    ],
)
def test_a_bot_that_misbehaves_forfeits_and_nothing_else_happens(
    enter: Callable[..., str], lines: list[str], told: str
) -> None:
    found = forfeits(enter(choosing(*lines)))
    assert len(found) == 2 and all(told in reason for reason in found)


@pytest.fixture(scope="module")
def guest() -> Iterator[Guest]:
    """A process for one bot after another."""
    made = Guest()
    made.prepare(told_setup(TICTACTOE))
    yield made
    made.end()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("sys.exit(3)", "crashed (SystemExit: 3)"),
        ("raise KeyboardInterrupt", "crashed (KeyboardInterrupt: )"),
        ("return {}['card']", "crashed (KeyError: 'card')"),
        ("return input()", "crashed (EOFError: EOF when reading a line)"),
        ("raise ValueError('\\udc80' * 100_000)", "crashed (ValueError: \\udc80"),
        ("raise type('Odd', (Exception,), {'__str__': None})", "crashed (something that cannot be told"),
        ("return True", "made a move that is not legal (True)"),
        ("return None", "made a move that is not legal (None)"),
        ("return '4'", "made a move that is not legal ('4')"),
        ("return 1.0", "made a move that is not legal (1.0)"),
        ("return 10 ** 30", "made a move that is not legal (1000"),
        ("return 10 ** 9999", "made a move that is not legal (something that cannot be told"),
    ],
)
def test_what_a_bot_says_instead_of_a_move_is_told_in_short(guest: Guest, line: str, told: str) -> None:
    state = TICTACTOE.game.lay_out(TICTACTOE, "any")
    guest.make(Entrant("Mine", "Mine", source=choosing(line)), 1)
    with pytest.raises(Misbehaved, match=re.escape(told)) as found:
        guest.choose(state.knowledge(0).dump(Quick(1)))
    assert len(str(found.value)) < 600


@pytest.mark.parametrize("error", ["Exception", "BaseException"])
def test_who_never_stops_is_stopped_at_the_limit_whatever_it_catches(
    enter: Callable[..., str], error: str
) -> None:
    lines = ("while True:", "    try:", "        time.sleep(0.01)", f"    except {error}:", "        pass")
    bot = enter(choosing(*lines))
    started = time.monotonic()
    assert forfeits(bot, limit=0.5) == ["thought for more than 0.5 s"] * 2
    assert time.monotonic() - started < PATIENT


def test_making_a_bot_is_part_of_its_first_answer_and_starting_its_process_is_not(
    enter: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = choosing("return knowledge.legal[0]")
    found = contest(enter(f"{text}\nif 'LATE' in os.environ:\n    time.sleep(60)\n"), "random", limit=1.0)
    with monkeypatch.context() as slowly:
        slowly.setattr(guests, "BEGIN", f"import time; time.sleep(1.0); {guests.BEGIN}")
        assert not tally(held(found), 0).forfeits
    monkeypatch.setenv("LATE", "1")
    assert tally(held(found), 0).forfeits == ["thought for more than 1 s"] * 2


@pytest.mark.parametrize("where", ["__init__", "import"])
def test_leaving_while_it_is_made_is_a_forfeit(
    enter: Callable[..., str], where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave = "if 'LEAVE' in os.environ: sys.exit(3)"
    text = choosing("return knowledge.legal[0]")
    text = text.replace("self.seed = seed", leave) if where == "__init__" else f"{text}\n{leave}\n"
    found = contest(enter(text), "random")
    monkeypatch.setenv("LEAVE", "1")
    assert tally(held(found), 0).forfeits == ["crashed (SystemExit: 3)"] * 2


def test_a_bot_that_ends_its_process_does_not_end_a_contest_on_several_cores(
    enter: Callable[..., str],
) -> None:
    results = held(contest(enter(choosing("os._exit(3)")), "random", deals=2), jobs=2)
    assert tally(results, 0).forfeits == ["its process ended (code 3)"] * 4


def test_what_a_bot_prints_is_neither_an_answer_nor_seen(
    enter: Callable[..., str], capfd: pytest.CaptureFixture[str]
) -> None:
    bot = enter(
        choosing("print('{\"move\": 77}', flush=True)", "os.write(1, b'x')", "return knowledge.legal[0]")
    )
    assert not forfeits(bot)
    assert capfd.readouterr().out == ""


class Trusted(Entrant):
    """A bot from a file in our process, as ours are."""

    @property
    def foreign(self) -> bool:
        return False


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="nothing interrupts a bot of ours here")
@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["sys.exit(3)"], "crashed (SystemExit: 3)"),
        (
            ["while True:", "    try: time.sleep(30)", "    except Exception: pass"],
            "thought for more than 0.5 s",
        ),
    ],
)
def test_a_bot_of_ours_forfeits_too(enter: Callable[..., str], lines: list[str], told: str) -> None:
    written = entrant(enter(choosing(*lines)))
    ours = Trusted(written.name, written.bot, source=written.source, path=written.path)
    found = Contest(tianxia.game("tictactoe").agree(2), (ours, entrant("random")), deals=1, limit=0.5)
    assert tally(held(found), 0).forfeits == [told] * 2


# ---- Nobody stays -----------------------------------------------------------------------------------------


def alive(process: int) -> bool:
    """Whether a process is there and has not ended; one nobody has asked for its end yet has."""
    try:
        os.kill(process, 0)
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return Path("/proc/self").exists() is False


def all_gone(processes: set[int]) -> bool:
    """Whether processes have ended, or do within a while."""
    until = time.monotonic() + PATIENT
    while any(map(alive, processes)) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(map(alive, processes))


@pytest.fixture
def noting(enter: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """A bot that notes the number of its process when it is asked, and then does something."""
    monkeypatch.setenv("NOTES", str(tmp_path / "notes"))
    note = ("with open(os.environ['NOTES'], 'a') as file:", "    print(os.getpid(), file=file)")

    def write(*lines: str) -> str:
        return enter(choosing(*note, *lines))

    return write


def noted() -> set[int]:
    """The processes that were noted."""
    path = Path(os.environ["NOTES"])
    return {int(line) for line in path.read_text().splitlines()} if path.exists() else set()


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_process_of_a_bot_outlives_its_contest(noting: Callable[..., str], jobs: int) -> None:
    found = contest(noting("return knowledge.legal[0]"), "random", deals=3)
    assert not tally(held(found, jobs), 0).forfeits
    # One for a seat, which is kept for the next game.
    assert 1 <= len(noted()) <= jobs
    assert all_gone(noted()) and not guests.IDLE


def test_no_process_of_a_bot_outlives_a_contest_that_is_broken_off(noting: Callable[..., str]) -> None:
    def tire(done: int, _: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    found = contest(noting("return knowledge.legal[0]"), "random", deals=5)
    with pytest.raises(KeyboardInterrupt):
        hold(found, Results(found), jobs=1, progress=tire)
    assert noted() and all_gone(noted()) and not guests.IDLE


@pytest.mark.skipif(sys.platform == "win32", reason="there are no sessions to end")
def test_what_a_bot_starts_ends_with_it(noting: Callable[..., str]) -> None:
    bot = noting(
        "import subprocess",
        "with open(os.environ['NOTES'], 'a') as file:",
        "    print(subprocess.Popen(['sleep', '60']).pid, file=file)",
        "time.sleep(60)",
    )
    assert forfeits(bot, limit=1.0) == ["thought for more than 1 s"] * 2
    assert len(noted()) == 4 and all_gone(noted())


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there like this")
def test_a_bot_that_never_stops_ends_when_the_arena_is_killed(noting: Callable[..., str]) -> None:
    bot = noting("while True: pass")
    script = (
        "import sys, tianxia; from tianxia.arena import *; who = tuple(map(entrant, sys.argv[1:]));"
        "found = Contest(tianxia.game('tictactoe').agree(2), who, limit=0);"
        "hold(found, Results(found), jobs=1)"
    )
    path = os.pathsep.join(sys.path)
    arena = subprocess.Popen(
        [sys.executable, "-c", script, bot, "random"], env={**os.environ, "PYTHONPATH": path}
    )
    until = time.monotonic() + PATIENT
    while not noted() and time.monotonic() < until:
        time.sleep(0.05)
    assert any(map(alive, noted()))
    arena.kill()
    arena.wait()
    assert all_gone(noted())


# ---- Ordinary files ---------------------------------------------------------------------------------------


def test_a_file_is_an_ordinary_module(enter: Callable[..., str], tmp_path: Path) -> None:
    """Data classes with their hints put off, what lies beside it, a module beside it."""
    (tmp_path / "weights.txt").write_text("0\n")
    (tmp_path / "my_helper_beside.py").write_text("def first(moves):\n    return moves[0]\n")
    text = choosing(
        "from my_helper_beside import first", "return first(knowledge.legal) + Plan([WEIGHT]).sum()"
    )
    bot = enter(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass, KW_ONLY\n"
        "from pathlib import Path\n"
        "import my_helper_beside\n"
        f"{text}\n"
        "WEIGHT = int((Path(__file__).parent / 'weights.txt').read_text())\n"
        "@dataclass\n"
        "class Plan:\n"
        "    moves: list[int]\n"
        "    _: KW_ONLY\n"
        "    name: str = ''\n"
        "    def sum(self) -> int:\n"
        "        return sum(self.moves)\n"
    )
    assert not forfeits(bot)
    assert tally(held(contest(bot, "random", deals=2), jobs=2), 0).games == 4
    written = entrant(bot)
    folder = str(tmp_path)
    assert folder not in sys.path
    try:
        assert type(written.create(3)).__name__ == "Mine"
    finally:
        sys.path.remove(folder)
        del sys.modules["my_helper_beside"]


def test_a_number_of_any_kind_is_a_move(enter: Callable[..., str]) -> None:
    text = choosing("return Number(knowledge.legal[0])")
    number = "class Number:\n    def __init__(self, n): self.n = n\n    def __index__(self): return self.n\n"
    assert not forfeits(enter(f"{text}\n{number}"))
    pytest.importorskip("numpy")
    assert not forfeits(enter(choosing("import numpy", "return numpy.array(knowledge.legal).min()")))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("import sys\nsys.exit(0)\n", r"cannot be made \(SystemExit: 0\)"),
        ("import os\nos._exit(0)\n", r"cannot be made \(its process ended \(code 0\)\)"),
        (
            "class Mine:\n    def __init__(self, seed):\n        {}['x']\n",
            r"cannot be made \(KeyError: 'x'\)",
        ),
        ("{}['Mine']\n", r"cannot be made \(KeyError: 'Mine'\)"),
        ("def Mine(seed):\n    return 5\n", "does not extend"),
        ("Other = 5\n", "There is no bot “Mine”"),
        ("def :\n", r"cannot be made \(SyntaxError"),
    ],
)
def test_who_cannot_be_made_is_refused_for_the_right_reason(
    enter: Callable[..., str], text: str, told: str
) -> None:
    with pytest.raises(BadEntrant, match=told):
        entrant(enter(text))


def test_a_file_that_never_ends_is_refused(
    enter: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrants, "LONGEST_MAKING", 1.0)
    with pytest.raises(BadEntrant, match="cannot be made in 1 s"):
        entrant(enter("while True:\n    try:\n        pass\n    except BaseException:\n        pass\n"))


def test_a_bot_of_a_file_has_a_name_and_no_settings(enter: Callable[..., str]) -> None:
    bot = enter(choosing("return knowledge.legal[0]"))
    with pytest.raises(BadEntrant, match=r"Only search takes settings; write “.*:Mine” without “ahead=3”"):
        entrant(f"{bot} ahead=3")
    with pytest.raises(
        BadEntrant, match=r"Say which bot of .*my_bot\.py enters: .*my_bot\.py:NameOfTheClass"
    ):
        entrant(bot.removesuffix(":Mine"))


def test_a_contest_is_the_same_wherever_a_bots_file_lies(enter: Callable[..., str], tmp_path: Path) -> None:
    bot = enter(choosing("return knowledge.legal[0]"))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "my_bot.py").write_bytes((tmp_path / "my_bot.py").read_bytes())
    here, there = contest(bot, "random"), contest(f"{elsewhere / 'my_bot.py'}:Mine", "random")
    assert here.entrants[0].path != there.entrants[0].path
    assert here.as_json() == there.as_json() and "path" not in here.as_json()["entrants"][0]
    assert from_json(there.told()).entrants == there.entrants
    # Its text is enough to play, where what lies beside it is not needed.
    results = Results(from_json(here.as_json(), deals=1))
    hold(results.contest, results, jobs=1)
    assert len(results.games) == 2 and not tally(results, 0).forfeits


# ---- Networks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("network", "told"),
    [
        ("nope.npz", "“New” cannot play: “nope.npz” cannot be read"),
        ("own", "“New” cannot play: Leduc hold.em comes with no network for 2 seats"),
        (tianxia.game("dragon").network(2), "is not for Leduc hold.em with 2 seats"),
    ],
)
def test_a_network_that_does_not_serve_is_refused_before_anything_is_played(network: str, told: str) -> None:
    with pytest.raises(BadEntrant, match=told):
        contest(f"New=search:10 network={network}", "greedy", game="leduc")


def test_results_are_read_even_if_a_network_is_gone(tmp_path: Path) -> None:
    network = tmp_path / "mine.npz"
    network.write_bytes(Path(tianxia.game("dragon").network(2)).read_bytes())
    assert read_network(str(network)).seats == 2
    found = contest(f"New=search:1 network={network}", "greedy", game="dragon", seats=2)
    path = tmp_path / "results.jsonl"
    Results(found, path)
    network.unlink()
    assert load(path).contest.entrants == found.entrants
