"""The examples run, and do what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from examples import policy_gradient, records_to_frame, tournament

ROOT = Path(__file__).parents[2]


def test_learner_improves_on_random_play() -> None:
    before, after = policy_gradient.main(updates=60)
    assert before < 1.0
    assert after > 1.2


def test_masked_ppo_improves_on_random_play() -> None:
    """In a process of its own: one with JAX in it must not fork, and tests of the server do."""
    if find_spec("skrl") is None:
        pytest.skip("JAX is not made for this Python or this machine")
    code = "from examples import masked_ppo; print(*masked_ppo.main(steps=20_000, games=300))"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    before, after = re.findall(r"^(0\.\d+) (0\.\d+)$", told.stdout, re.MULTILINE)[0]
    assert float(after) > float(before) + 0.05


def test_bot_of_twenty_lines_wins_the_tournament() -> None:
    shares = tournament.main(deals=30)
    assert max(shares, key=lambda name: shares[name]) == "Playouts"
    source = (ROOT / "examples" / "twenty_line_bot.py").read_text(encoding="utf-8")
    lines = [line for line in source.partition('"""\n\n')[2].splitlines() if line.strip()]
    assert len(lines) < 20


def test_records_become_a_frame() -> None:
    moves = records_to_frame.main(ROOT / "tests" / "shelf")
    assert set(moves["game"]) >= {"dragon", "kingdom", "china", "gugong"}
    assert moves["choices"].min() == 1 or moves["choices"].min() == 2
    leduc = moves.filter(moves["game"] == "leduc")
    assert leduc["observation"].list.len().unique().to_list() == [39]


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.stem)
def test_examples_say_how_they_are_run(path: Path) -> None:
    assert path.name in path.read_text(encoding="utf-8").split('"""')[1]
