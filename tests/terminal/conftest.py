"""The command line as a person meets it: what is typed, what is read, what is left on the disk."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tianxia.terminal import main

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path


class Typed:
    """Lines typed one after another, as many as are wanted; then nothing more."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return next((f"{line}\n" for line in self.lines), "")


class Ran:
    """How a command ended and what it wrote."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, where records go too, and a locale that says nothing."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TIANXIA_HOME", str(tmp_path / "records"))
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def run(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Ran]:
    """Carry out what stands after `tianxia`, with lines typed into it."""

    def carry_out(command: str, typed: Iterable[str] = ()) -> Ran:
        monkeypatch.setattr(sys, "stdin", Typed(typed))
        capsys.readouterr()
        code = main(command.split())
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return carry_out
