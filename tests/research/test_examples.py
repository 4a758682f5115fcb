"""The examples run, and do what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples import policy_gradient, records_to_frame, tournament

ROOT = Path(__file__).parents[2]


def test_learner_improves_on_random_play() -> None:
    before, after = policy_gradient.main(updates=60)
    assert before < 1.0
    assert after > 1.2


@pytest.mark.filterwarnings("default")
def test_masked_ppo_improves_on_random_play() -> None:
    pytest.importorskip("skrl", reason="JAX is not made for this Python or this machine")
    from examples import masked_ppo

    before, after = masked_ppo.main(steps=20_000, games=300)
    assert after > before + 0.05


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
