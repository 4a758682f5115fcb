"""A network that plays with itself learns from how its games end."""

from __future__ import annotations

import os
import shlex
import signal
from pathlib import Path

import numpy as np
import pytest

from tests.research.contests import mean_points, setup_of
from tianxia.bots.network import BadNetwork, network_of
from tianxia.research.learner import NoGraphics, Unwritten, arrays_on
from tianxia.research.learning import learn
from tianxia.research.lessons import play_lessons
from tianxia.research.practice import FORESIGHT, Practice
from tianxia.research.rooms import APART, Elsewhere, Games, RoomLost, Rooms, Sheet
from tianxia.terminal import main


def test_practice_teaches_tic_tac_toe(tmp_path: Path) -> None:
    """Without a search: the move liked best, against random play and against a network that knows nothing."""
    setup = setup_of("tictactoe")
    path = tmp_path / "tictactoe.npz"
    rounds = list(Practice(setup, games=256, steps=32, hidden=(48,), seed=1).go(path, rounds=30))
    assert rounds[-1].decisions == 30 * 256 * 32
    assert rounds[-1].explained > rounds[0].explained + 0.1
    assert rounds[-1].openness < rounds[0].openness
    untaught = tmp_path / "untaught.npz"
    Practice(setup, games=16, hidden=(48,)).learner.save(untaught)
    favourite = f"search:1 network={path} policy=1"
    assert mean_points(setup, favourite, "random", 100) > 0.6
    assert mean_points(setup, favourite, f"search:1 network={untaught} policy=1", 40) > 0.2


def test_practice_teaches_leduc_poker(tmp_path: Path) -> None:
    setup = setup_of("leduc")
    path = tmp_path / "leduc.npz"
    list(Practice(setup, games=256, steps=16, hidden=(32,), seed=1).go(path, rounds=40))
    assert mean_points(setup, f"search:1 network={path} policy=1", "random", 400) > 0.4


def test_the_same_seed_practises_the_same() -> None:
    """Also in two processes, whose games are other ones than in one."""
    setup = setup_of("tictactoe")
    for jobs in (1, 2):
        weights = []
        for _ in range(2):
            practice = Practice(setup, games=32, steps=8, hidden=(8,), jobs=jobs, seed=3)
            try:
                practice.round()
                practice.round(0.5)
                weights.append(practice.learner.arrays["weights_1"].copy())
            finally:
                practice.close()
        assert np.array_equal(*weights)


def test_numbers_are_scaled_by_what_they_usually_are() -> None:
    """There is no end to the rice a court might have; two or three bags of it must be seen nevertheless."""
    setup = setup_of("dragon")
    practice = Practice(setup, games=32, steps=64, hidden=(4,))
    try:
        practice.look_round()
        scale = practice.learner.scale
        practice.play()
        rows = practice.rows.reshape(-1, setup.width()) * scale
    finally:
        practice.close()
    names = [feature.name for feature in setup.game.features(setup) for _ in range(feature.count)]
    rice = names.index("0.rice")
    assert 0.05 < scale[rice] < 5
    common = (rows != 0).mean(0) > 0.2
    assert common.sum() > 40
    size = np.sqrt((rows[:, common] ** 2).mean(0))
    assert size.min() > 0.2 and size.max() < 1.0


def test_what_positions_came_to_is_told_from_the_end() -> None:
    """Two steps by hand: a game that goes on, one that ends, and one in which somebody slips."""
    practice = Practice(setup_of("tictactoe"), games=8, steps=2, hidden=(4,))
    practice.learner.spread = 1.0
    practice.values[:] = 0.5
    practice.values[0, 1] = 0.6
    practice.values[0, 2] = 0.8
    practice.ended[:] = 0
    practice.slipped[:] = False
    practice.ended[0, 2, 1] = 1
    practice.leads[0, 2, 1] = (2, -2)
    practice.slipped[0, 1, 2] = True
    came = practice.returns()[0]
    won = 1 / (1 + np.exp(-2))
    assert came[1, 0] == pytest.approx(0.8)
    assert came[0, 0] == pytest.approx((1 - FORESIGHT) * 0.6 + FORESIGHT * 0.8)
    assert came[1, 1] == pytest.approx([won, 1 - won])
    assert came[0, 1] == pytest.approx((1 - FORESIGHT) * 0.6 + FORESIGHT * np.array([won, 1 - won]))
    assert came[1, 2] == pytest.approx(0.8)
    assert came[0, 2] == pytest.approx(0.6), "what follows a slip says nothing of what was before"


def test_values_stand_by_seats_whoever_is_asked() -> None:
    practice = Practice(setup_of("leduc"), games=8, steps=1, hidden=(4,))
    practice.turns[0, 0] = [[0, 1], [1, 0], [1, 0], [0, 1]]
    found = practice.by_seat(np.tile(np.array([[0.9, 0.1]], np.float32), (4, 1)), 0, 0)
    assert found[:, 0] == pytest.approx([0.9, 0.1, 0.1, 0.9])


def test_games_in_processes_are_those_of_this_one() -> None:
    """Two processes have half of each sheet; what they write is what the same games tell here."""
    setup = setup_of("leduc")
    rooms = Rooms(setup, 24, jobs=2, seed=5)
    try:
        for number, sheet in enumerate(rooms.sheets):
            for part in range(2):
                place = part * 2 + number
                own = Sheet(setup, 6)
                Games(setup, own, 0, 6, 5 + place, APART * place)
                for name in ("rows", "masks", "seats"):
                    half = sheet.table(name)[6 * part : 6 * part + 6]
                    assert np.array_equal(half, own.table(name)), (number, part, name)
    finally:
        rooms.close()
    assert all(isinstance(player, Elsewhere) and not player.process.is_alive() for player in rooms.players)


def test_a_process_that_fails_or_ends_is_told() -> None:
    rooms = Rooms(setup_of("tictactoe"), 8, jobs=2, seed=1)
    try:
        rooms.sheets[0].table("moves")[:] = 99
        rooms.start(0)
        with pytest.raises(RoomLost, match=r"has failed: (UnknownMove|IllegalMove)"):
            rooms.wait(0)
    finally:
        rooms.close()
    rooms = Rooms(setup_of("tictactoe"), 8, jobs=2, seed=1)
    try:
        last = rooms.players[1]
        assert isinstance(last, Elsewhere) and last.process.pid
        os.kill(last.process.pid, signal.SIGKILL)
        last.process.join()
        with pytest.raises(RoomLost, match="has ended"):
            rooms.start(1)
        with pytest.raises(RoomLost, match="has ended"):
            last.wait(1)
    finally:
        rooms.close()


def test_who_breaks_off_keeps_what_was_learnt(tmp_path: Path) -> None:
    setup = setup_of("tictactoe")
    path = tmp_path / "broken.npz"
    for round_ in Practice(setup, games=16, steps=4, hidden=(4,)).go(path, rounds=1000):
        if round_.number == 2:
            break
    assert network_of(str(path), setup).seats == 2


def test_practice_goes_on_from_what_a_network_knows(tmp_path: Path) -> None:
    """Its first moves are the old network's, its layers as large, and it forgets nothing in a few rounds."""
    setup = setup_of("tictactoe")
    lessons = play_lessons(setup, "search:60", 60, seed=1, jobs=1)
    taught = tmp_path / "taught.npz"
    learn(lessons, setup.game.moves.size, hidden=(24,), seed=1)[0].save(taught)
    practice = Practice(setup, games=128, steps=16, seed=2, start=taught)
    assert practice.learner.arrays["weights_1"].shape == (setup.width(), 24)
    with np.load(taught) as file:
        assert np.array_equal(practice.learner.arrays["policy_weights"], file["policy_weights"])
        assert practice.learner.spread == file["spread"][0]
    path = tmp_path / "further.npz"
    first, *_ = list(practice.go(path, rounds=6))
    untaught = tmp_path / "untaught.npz"
    Practice(setup, games=16, hidden=(24,), seed=2).learner.save(untaught)
    fresh = Practice(setup, games=128, steps=16, seed=2, start=untaught)
    assert first.openness < fresh.round().openness
    fresh.close()
    assert mean_points(setup, f"search:1 network={path} policy=1", "random", 100) > 0.6


def test_practice_starts_from_no_network_of_another_game(tmp_path: Path) -> None:
    other = tmp_path / "leduc.npz"
    Practice(setup_of("leduc"), games=16, hidden=(4,)).learner.save(other)
    with pytest.raises(BadNetwork, match="is not for"):
        Practice(setup_of("tictactoe"), games=16, start=other)
    with np.load(other) as file:
        kept = {name: file[name] for name in file.files if not name.startswith("policy")}
    np.savez(other, **kept)
    with pytest.raises(BadNetwork, match="no likings"):
        Practice(setup_of("leduc"), games=16, start=other)


def test_the_command_practises_and_says_how_to_measure_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    small = ["--minutes", "0.01", "--games", "32", "--jobs", "1", "--hidden", "12,6", "--lang", "en"]
    assert main(["practise", "tictactoe", *small]) == 0
    told = capsys.readouterr().out
    assert "decisions" in told and "tianxia arena tictactoe --seats 2 --bot" in told
    network = network_of("tictactoe-2.npz", setup_of("tictactoe"))
    assert network.seats == 2
    assert [layer.outputs for layer in network.hidden] == [12, 6]
    assert main(["practise", "tictactoe", *small, "--start", "tictactoe-2.npz", "--out", "more.npz"]) == 0
    capsys.readouterr()
    assert main(["practise", "tictactoe", *small, "--start", "tictactoe-2.npz"]) == 2
    assert "There is already a file “tictactoe-2.npz”" in capsys.readouterr().err
    assert main(["practise", "tictactoe", *small, "--start", "none.npz", "--out", "other.npz"]) == 2
    assert "none.npz" in capsys.readouterr().err
    assert main(["practise", "tictactoe", *small, "--games", "3"]) == 2
    assert "--games" in capsys.readouterr().err


def test_the_command_that_measures_a_network_can_be_pasted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever characters the path has, and with the options it was learnt with."""
    monkeypatch.chdir(tmp_path)
    small = ["--minutes", "0.01", "--games", "16", "--jobs", "1", "--hidden", "4", "--lang", "en"]
    assert main(["practise", "tictactoe", *small, "--out", "it's,mine/new.npz"]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "tianxia arena" in line]
    program, *typed = shlex.split(line.replace("search:0.1s", "search:5"))
    assert program == "tianxia"
    assert main([*typed, "--deals", "1", "--jobs", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "New" in told and "Plain" in told
    assert main(["practise", "dragon", *small, "--seats", "2", "--option", "large_privilege=7"]) == 0
    assert "--seats 2 --option large_privilege=7 --bot 'New=" in capsys.readouterr().out


def test_a_practice_that_cannot_write_ends_its_processes(tmp_path: Path) -> None:
    practice = Practice(setup_of("tictactoe"), games=16, steps=4, hidden=(4,), jobs=2)
    (tmp_path / "file").touch()
    with pytest.raises(Unwritten, match="cannot be written"):
        list(practice.go(tmp_path / "file" / "within.npz", rounds=1))
    players = practice.rooms.players
    assert all(isinstance(player, Elsewhere) and not player.process.is_alive() for player in players)


def test_a_graphics_processor_is_used_or_missed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "graphics.npz"
    typed = ["practise", "tictactoe", "--gpu", "--minutes", "0.01", "--out", str(path), "--lang", "en"]
    try:
        arrays_on("gpu")
    except NoGraphics:
        assert main(typed) == 2
        assert "CuPy and a graphics processor are needed" in capsys.readouterr().err
        assert not path.exists()
    else:
        assert main(typed) == 0
        assert network_of(str(path), setup_of("tictactoe")).seats == 2
