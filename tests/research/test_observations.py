"""The numbers of an observation have names, and are explained in print."""

from __future__ import annotations

from pathlib import Path

import pytest

import tianxia
from tests.research.tables import TABLES, named
from tianxia.kernel import BadSetup
from tianxia.kernel.features import Row
from tianxia.kernel.packed import i32, i64, vec
from tianxia.kernel.rewards import leads, rewards
from tianxia.research import described, explained
from tianxia.terminal import main

SHELF = Path(__file__).parents[1] / "shelf"


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_number_is_described(table: tuple[str, int, dict[str, object]]) -> None:
    key, seats, options = table
    setup = tianxia.game(key).agree(seats, None, options)
    lines = described(setup).splitlines()
    assert len(lines) == len(setup.game.features(setup))
    assert lines[-1].split()[0].rpartition("–")[2] == str(setup.width() - 1)
    names = [feature.name for feature in setup.game.features(setup)]
    assert len(set(names)) == len(names)


def test_an_observation_is_explained() -> None:
    state = tianxia.game("leduc").start(seed=4)
    told = explained(state.setup, state.knowledge(0).observation)
    assert told.splitlines()[0] == "seat: 1  (whether the observer opens)"
    assert "chips: 1 1  (what the observer and the other have put in)" in told
    assert "public" not in told


def test_row_is_filled_from_left_to_right() -> None:
    row = Row(vec[i32]([0] * 24))
    row.put(7)
    row.put_if(True)
    row.put_if(False)
    row.put_one_of(1, 3)
    row.put_one_of(-1, 2)
    row.put_bits(0b1101, 3)
    row.put_all(vec[i64]([4, 5]))
    row.count_ahead(1)
    row.count_ahead(1)
    row.skip(4)
    row.put(9)
    told = [int(number) for number in row.numbers]
    assert told == [7, 1, 0, 0, 1, 0, 0, 0, 1, 0, 1, 4, 5, 0, 2, 0, 0, 9, *[0] * 6]


def test_command_names_the_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["observe", "china", "--seats", "3", "--option", "fortifications=yes"]) == 0
    told = capsys.readouterr().out
    assert "forts" in told
    assert "2.palaces" in told


def test_command_explains_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    record = str(next(SHELF.glob("leduc-*.json")))
    assert main(["observe", record, "--at", "1"]) == 0
    assert "· 1 · B" in capsys.readouterr().out
    assert main(["observe", record, "--eyes", "A"]) == 0
    assert "seat: 1" in capsys.readouterr().out
    assert main(["observe", record, "--at", "99"]) == 2
    assert "99" in capsys.readouterr().err


def test_rewards_add_up_and_are_refused_when_unknown() -> None:
    state = tianxia.game("tictactoe").start()
    for move in (0, 1, 2, 4, 3, 5, 7, 6, 8):
        state.play(state.acting[0], move)
    assert rewards(state, "share") == rewards(state, "rank") == [0.5, 0.5]
    assert rewards(state, "points") == rewards(state, "lead") == [0.0, 0.0]
    with pytest.raises(BadSetup, match="share, points, rank, lead"):
        rewards(state, "glory")


def test_a_lead_is_what_there_is_more_than_the_best_of_the_others() -> None:
    assert leads([5.0, 9.0, 7.0]) == [-4.0, 2.0, -2.0]
    assert leads([7.0, 7.0, -1.0]) == [0.0, 0.0, -8.0], "two share the best score"
    assert leads([-3.0, -8.0]) == [5.0, -5.0]
    assert leads([4.0]) == [4.0]
