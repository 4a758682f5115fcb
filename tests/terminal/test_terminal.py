"""On a real terminal: colours, keys, Ctrl-C, the end of input, and a screen wiped between two people."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import tianxia
from tianxia.kernel import Match, read_record, verify
from tianxia.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 60.0
CTRL_C, CTRL_D = "\x03", "\x04"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
COLOURS = re.compile(r"\x1b\[[0-9;]*3[0-7][0-9;]*m")


LAUNCH = """
import fcntl, runpy, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
runpy.run_module("tianxia.terminal", run_name="__main__")
"""
"""Makes the terminal the programme's own, so that Ctrl-C reaches it, and starts it."""


def clean(folder: Path) -> dict[str, str]:
    """An environment that says nothing but where things are."""
    place = str(Path(tianxia.__file__).parents[1])
    return {"PATH": os.environ["PATH"], "PYTHONPATH": place, "TIANXIA_HOME": str(folder), "LANG": "C.UTF-8"}


class Keyboard:
    """A person at a terminal of eighty columns."""

    def __init__(self, command: str, folder: Path, **environment: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *command.split()],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**clean(folder), "TERM": "xterm", "COLUMNS": "80", "LINES": "40", **environment},
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def read(self, *until: str) -> str:
        """What appears on the screen until one of these texts does; without any, until the end."""
        fresh = ""
        deadline = time.monotonic() + PATIENCE
        while not any(text in ESCAPES.sub("", fresh) for text in until):
            assert time.monotonic() < deadline, fresh
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    data = b""
                if not data:
                    assert not until, f"the programme ended before it wrote any of {until}: {fresh}"
                    break
                fresh += data.decode(errors="replace")
        self.seen += fresh
        return ESCAPES.sub("", fresh)

    def type(self, text: str) -> None:
        # A key that comes between the question and the reading of the answer can be lost.
        time.sleep(0.1 if text in (CTRL_C, CTRL_D) else 0.0)
        os.write(self.master, text.encode())

    def end(self) -> tuple[int, str]:
        """Wait for the end: the exit code and the last words."""
        last = self.read()
        return self.process.wait(PATIENCE), last

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self.master)


@pytest.fixture
def keyboards() -> Iterator[list[Keyboard]]:
    opened: list[Keyboard] = []
    yield opened
    for keyboard in opened:
        keyboard.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_typed_at_a_terminal(keyboards: list[Keyboard], tmp_path: Path, language: str) -> None:
    command = f"play dragon --seats 2 --seed 1 --bots random --record g.json --lang {language}"
    keyboard = Keyboard(command, tmp_path)
    keyboards.append(keyboard)
    screen = keyboard.read("A> ")
    questions = 0
    while "tianxia verify" not in screen:
        questions += 1
        keyboard.type(("1", "2")[questions % 2] + "\n")
        screen = keyboard.read("A> ", "tianxia verify g.json")
    assert questions > 20
    assert keyboard.end()[0] == 0
    assert verify(read_record((tmp_path / "g.json").read_text(encoding="utf-8"), tianxia.game)).over
    assert "A●" in keyboard.seen
    assert COLOURS.search(keyboard.seen)


def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(keyboards: list[Keyboard], tmp_path: Path) -> None:
    command = "play dragon --seed 1 --bots random --record g.json --option oldest=A"
    keyboard = Keyboard(command, tmp_path)
    keyboards.append(keyboard)
    for line in ("monk", "1", "healer", "2"):
        keyboard.read("A> ")
        keyboard.type(line + "\n")
    keyboard.read("A> ")
    keyboard.type(CTRL_C)
    code, last = keyboard.end()
    assert code == 130
    assert "Saved: g.json" in last
    assert "tianxia play --resume g.json" in last
    assert "Traceback" not in keyboard.seen
    kept = (tmp_path / "g.json").read_text(encoding="utf-8")
    before = Match(read_record(kept, tianxia.game)).state.digest()
    again = Keyboard("play --resume g.json", tmp_path)
    keyboards.append(again)
    assert "Welcome back" in again.read("A> ")
    again.type(CTRL_D)
    code, last = again.end()
    assert code == 0
    assert "Saved: g.json" in last
    resumed = (tmp_path / "g.json").read_text(encoding="utf-8")
    assert resumed == kept
    assert Match(read_record(resumed, tianxia.game)).state.digest() == before
    assert json.loads(resumed)["players"] == ["person", "random", "random", "random"]


def test_colours_can_be_turned_off(keyboards: list[Keyboard], tmp_path: Path) -> None:
    keyboard = Keyboard("play dragon --seed 1 --bots random", tmp_path, NO_COLOR="1")
    keyboards.append(keyboard)
    screen = keyboard.read("A> ")
    assert not COLOURS.search(keyboard.seen)
    assert "A● you" in screen
    keyboard.type("quit\n")
    assert keyboard.end()[0] == 0


def test_the_screen_is_wiped_between_two_people(keyboards: list[Keyboard], tmp_path: Path) -> None:
    keyboard = Keyboard("play leduc --seed 5 --hotseat A,B --record g.json", tmp_path)
    keyboards.append(keyboard)
    keyboard.read("press Enter")
    keyboard.type("\n")
    keyboard.read("A> ")
    shown = keyboard.seen
    keyboard.type("call\n")
    keyboard.read("press Enter")
    hand_over = keyboard.seen[len(shown) :]
    assert "\x1b[2J\x1b[3J" in hand_over
    after = hand_over.rpartition("\x1b[3J")[2]
    assert "spades" not in after and "hearts" not in after
    keyboard.type(CTRL_C)
    assert keyboard.end()[0] == 130


def piped(command: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command line whose output nobody looks at."""
    line = f"{shlex.quote(sys.executable)} -m tianxia.terminal {command}"
    settings = {**clean(folder), **environment}
    return subprocess.run(["bash", "-c", line], capture_output=True, cwd=folder, env=settings, check=True)


def test_output_that_is_no_terminal_has_no_escapes(tmp_path: Path) -> None:
    done = piped("watch tictactoe --bots random", tmp_path)
    assert b"\x1b" not in done.stdout
    assert not done.stderr


def test_a_reader_who_leaves_early_is_no_mistake(tmp_path: Path) -> None:
    assert not piped("rules dragon | head -1", tmp_path).stderr


def test_a_narrow_encoding_does_not_stop_the_game(tmp_path: Path) -> None:
    done = piped("watch tictactoe --bots random", tmp_path, PYTHONIOENCODING="latin-1")
    assert b"A? marks" in done.stdout
