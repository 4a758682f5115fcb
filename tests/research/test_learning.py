"""Lessons, learning, and networks as plain files: the whole path on games whose answers are known."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

import tianxia
from tests.research.contests import mean_points, setup_of
from tianxia.arena.entrants import entrant
from tianxia.bots import SearchBot, create
from tianxia.bots.network import BadNetwork, network_of, read_network, worth_of_lead
from tianxia.kernel import Edition, Quick
from tianxia.research.learner import Learner, Unwritten, squeezed
from tianxia.research.learning import learn, school
from tianxia.research.lessons import BadLessons, BadTeacher, Lessons, joined, load, play_lessons, take
from tianxia.terminal import main

# Lessons --------------------------------------------------------------------------------------------


def test_lessons_tell_what_was_known_offered_thought_and_won() -> None:
    setup = setup_of("tictactoe")
    lessons = take(setup, entrant("search:20"), games=5, seed=3, slips=0.0)
    assert lessons.rows.shape == (len(lessons), setup.width())
    assert lessons.first[0] == 0 and lessons.first[-1] == len(lessons.moves) == len(lessons.odds)
    assert (np.diff(lessons.first) >= 2).all(), "where there is one move there is nothing to learn"
    sums = np.add.reduceat(lessons.odds, lessons.first[:-1])
    assert np.allclose(sums, 1, atol=1e-6)
    assert set(np.unique(lessons.leads)) <= {-1.0, 0.0, 1.0}
    assert np.allclose(lessons.leads.sum(1), 0) and np.allclose(lessons.shares.sum(1), 1)
    first_moves = lessons.first[1:2]
    assert first_moves[0] == 9, "the first decision of a game is among nine moves"


def test_a_slip_is_played_and_not_taught() -> None:
    lessons = take(setup_of("leduc"), entrant("greedy"), games=40, seed=1, slips=0.5)
    sums = np.add.reduceat(lessons.odds, lessons.first[:-1])
    assert 0.3 < (sums == 0).mean() < 0.7
    assert set(np.unique(sums)) == {0.0, 1.0}


def test_the_same_seed_gives_the_same_lessons_on_any_number_of_cores(tmp_path: Path) -> None:
    setup = setup_of("leduc")
    told: list[tuple[int, int]] = []
    one = play_lessons(setup, "greedy", 20, seed=4, jobs=1, progress=lambda *at: told.append(at))
    assert told[-1] == (20, 20)
    one.save(tmp_path / "lessons.npz")
    for other in (play_lessons(setup, "greedy", 20, seed=4, jobs=1), load(tmp_path / "lessons.npz")):
        for name in ("rows", "first", "moves", "odds", "leads", "shares"):
            assert np.array_equal(getattr(one, name), getattr(other, name))
    both = joined([one, one])
    assert len(both) == 2 * len(one) and both.first[-1] == 2 * len(one.moves)
    assert np.array_equal(both.moves[both.first[len(one)] :], one.moves)


def test_lessons_are_taken_with_the_tables_that_were_agreed() -> None:
    game = tianxia.game("dragon")
    standard = game.standard_edition()
    assert standard is not None
    changed = Edition(
        standard.text.replace("person = 2 # points", "person = 20 # points"), "more for persons"
    )
    assert changed.text != standard.text
    setups = [game.agree(2, edition) for edition in (None, changed)]
    usual, more = (play_lessons(setup, "random", 1, seed=2, slips=0.0, jobs=1) for setup in setups)
    assert np.array_equal(usual.rows[0], more.rows[0]), "the same game"
    assert not np.array_equal(usual.leads, more.leads), "scored by other tables"


TEACHERS = """
import os
from tianxia.bots import Bot


class Crashing(Bot):
    def choose(self, knowledge):
        raise ValueError("no idea")


class Cheating(Bot):
    def choose(self, knowledge):
        return 99


class Silent(Bot):
    def choose(self, knowledge):
        return None


class Leaving(Bot):
    def choose(self, knowledge):
        os._exit(3)
"""


def test_what_is_wrong_with_a_teacher_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "teachers.py"
    path.write_text(TEACHERS, encoding="utf-8")
    setup = setup_of("tictactoe")
    for name, complaint, jobs in (
        ("Crashing", r"The teacher “Crashing” crashed \(ValueError: no idea\)", 1),
        ("Crashing", r"The teacher “Crashing” crashed \(ValueError: no idea\)", 2),
        ("Cheating", r"The teacher “Cheating” made a move that is not legal \(99\)", 1),
        ("Silent", r"The teacher “Silent” made a move that is not legal \(None\)", 1),
        ("Leaving", "A process ended while the teacher “Leaving” played in it", 2),
    ):
        with pytest.raises(BadTeacher, match=complaint):
            play_lessons(setup, f"{path}:{name}", 4, seed=1, jobs=jobs)
    out = tmp_path / "network.npz"
    typed = ["--jobs", "1", "--teacher", f"{path}:Crashing", "--out", str(out), "--lang", "en"]
    assert main(["learn", "tictactoe", *typed]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not out.exists()


def test_lessons_are_taken_with_a_seed_of_any_length() -> None:
    lessons = play_lessons(setup_of("leduc"), "random", 1, seed=10**18 - 1, jobs=1)
    assert len(lessons) > 0


def test_a_file_without_lessons_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "lessons.npz"
    path.write_bytes(b"nothing")
    with pytest.raises(BadLessons, match="holds no lessons"):
        load(path)


# Networks as files -----------------------------------------------------------------------------------


@pytest.fixture
def learner() -> Learner:
    setup = setup_of("leduc")
    width, moves = setup.width(), setup.game.moves.size
    return Learner(np.full(width, 0.5), 2, moves, (7, 5), spread=3.0, seed=1)


def test_a_network_says_the_same_in_every_reader(learner: Learner, tmp_path: Path) -> None:
    setup = setup_of("leduc")
    path = tmp_path / "net.npz"
    learner.arrays = {
        name: array.astype(np.float16).astype(np.float32) for name, array in learner.arrays.items()
    }
    learner.save(path)
    network = read_network(str(path))
    assert network.suits(setup) and network.spread == 3.0
    state = setup.game.start(2, seed=3)
    for seat in (0, 1):
        row = np.array([list(setup.game.observe(state, seat))], np.int32)
        _, values, likings = learner.forward(row)
        network.look(state, seat)
        expected = squeezed(values)[0]
        found = network.values(seat)
        assert np.allclose([found[seat], found[1 - seat]], expected, atol=1e-5)
        for move in range(setup.game.moves.size):
            assert network.liking(move) == pytest.approx(float(likings[0, move]), abs=1e-5)


def test_a_network_says_the_same_whatever_it_saw_before() -> None:
    """It hears only what has changed, and yet not a bit of what it says is different."""
    setup = setup_of("china")
    path = setup.game.network(setup.seats)
    chance, states = Quick(3), []
    state = setup.game.start(setup.seats, seed=5)
    while state.frames:
        seat = state.actor()
        offer = state.offer(seat)
        state.apply(seat, offer[chance.below(len(offer))])
        states.append(state.clone())
    used = read_network(path)
    for place in [*range(0, len(states), 9), *range(len(states) - 1, 0, -23)]:
        fresh = read_network(path)
        for network in (used, fresh):
            network.look(states[place], 1)
        assert list(used.signal) == list(fresh.signal)
        assert used.values(1) == fresh.values(1)
        used.look(states[-place - 1], 0)


def test_what_is_wrong_with_a_file_is_said(learner: Learner, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    with pytest.raises(BadNetwork, match="cannot be read"):
        network_of(str(path), setup_of("leduc"))
    path.write_bytes(b"PK nothing of the kind")
    with pytest.raises(BadNetwork, match="no file of arrays"):
        read_network(str(path))
    learner.save(path)
    content = path.read_bytes()
    path.write_bytes(content[:200] + bytes(200) + content[400:])
    with pytest.raises(BadNetwork, match="no file of arrays"):
        read_network(str(path))
    path.write_bytes(content)
    with pytest.raises(BadNetwork, match="not for Tic-tac-toe with 2 seats"):
        network_of(str(path), setup_of("tictactoe"))
    with np.load(path) as file:
        arrays = dict(file)
    for name, array, complaint in (
        ("scale", None, "“scale” is missing"),
        ("bias_2", arrays["bias_2"][:3], r"“weights_2” should have 7 × 3 numbers, and has 35"),
        ("spread", np.array([-1.0]), "one positive number"),
        ("spread", np.array([1, 2]), "no array of floating point numbers"),
        ("weights_1", np.asfortranarray(arrays["weights_1"]), "its columns lie together"),
        ("bias_1", np.full(7, np.nan), "no array of floating point numbers: some of its numbers have no end"),
    ):
        wrong = {**arrays, name: array}
        np.savez(path, **{key: value for key, value in wrong.items() if value is not None})
        with pytest.raises(BadNetwork, match=complaint):
            read_network(str(path))


def test_a_network_is_written_whole_or_not_at_all(
    learner: Learner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "net.npz"
    learner.save(path)
    content = path.read_bytes()
    monkeypatch.setattr(np, "savez_compressed", full)
    with pytest.raises(Unwritten, match=r"net.npz” cannot be written: No space left on device\."):
        learner.save(path)
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(Unwritten, match="cannot be written"):
        learner.save(path / "within.npz")


def test_the_worth_of_a_lead_is_even() -> None:
    assert worth_of_lead(0.0, 3.0) == 0.5
    assert worth_of_lead(5.0, 3.0) + worth_of_lead(-5.0, 3.0) == pytest.approx(1.0)
    assert worth_of_lead(-1e9, 3.0) == 0.0


# The whole path ---------------------------------------------------------------------------------------


def test_learning_explains_what_it_was_not_taught() -> None:
    """Rows whose one interesting number decides the game and the move."""
    random = np.random.default_rng(0)
    rows = random.integers(0, 5, (3000, 6)).astype(np.int32)
    leads = (rows[:, :1] - 2.0).astype(np.float32) * np.array([[1, -1]], np.float32)
    first = np.arange(0, 3 * len(rows) + 1, 3)
    moves = np.tile(np.arange(3, dtype=np.int32), len(rows))
    odds = np.zeros((len(rows), 3), np.float32)
    odds[np.arange(len(rows)), rows[:, 1] // 2] = 1
    lessons = Lessons(rows, first, moves, odds.ravel(), leads, (leads > 0).astype(np.float32))
    learner, wrong, agreed = learn(lessons, 3, hidden=(32,), passes=40, seed=2)
    assert wrong < 0.05 * squeezed(leads / learner.spread).var()
    assert agreed > 0.9


def test_a_network_learns_tic_tac_toe(tmp_path: Path) -> None:
    """With the network alone, no game is played out: what is known of the end comes from learning."""
    setup = setup_of("tictactoe")
    path = tmp_path / "tictactoe.npz"
    reports = list(school(setup, path, rounds=2, games=300, simulations=60, hidden=(48,), jobs=1, seed=1))
    assert [report.number for report in reports] == [1, 2]
    assert reports[-1].agreed > 0.4
    learnt = f"search:40 network={path} policy=1 curiosity=0.7 trust=1"
    untaught = tmp_path / "untaught.npz"
    Learner(np.ones(setup.width()), 2, setup.game.moves.size, (48,), spread=0.5).save(untaught)
    other = f"search:40 network={untaught} policy=1 curiosity=0.7 trust=1"
    taught_points = mean_points(setup, learnt, "random", 60)
    assert taught_points > 0.75
    assert mean_points(setup, learnt, other, 40) > 0.2


def test_a_network_learns_leduc_poker_without_seeing_the_other_card(tmp_path: Path) -> None:
    setup = setup_of("leduc")
    path = tmp_path / "leduc.npz"
    list(school(setup, path, rounds=1, games=600, simulations=100, hidden=(32,), jobs=1, seed=1))
    learnt = f"search:30 network={path} policy=1 curiosity=0.7 trust=1"
    assert mean_points(setup, learnt, "random", 400) > 0.8, (
        "random play loses more than a chip a hand to good play"
    )
    chosen: dict[str, set[int]] = {}
    for number in range(60):
        state = setup.game.start(2, seed=number)
        seat = state.acting[0]
        own = state.view(seat)["table"]["players"][seat]["card"]  # type: ignore[index]
        bot = create("search", 7, simulations=60, manner=f"network={path} policy=1 trust=1")
        chosen.setdefault(str(own), set()).add(bot.choose(state.knowledge(seat)))
    assert all(len(moves) == 1 for moves in chosen.values()), "the hidden card changed what was played"


def test_the_command_learns_and_says_how_to_measure_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    small = ["--games", "10", "--simulations", "20", "--jobs", "1", "--lang", "en"]
    assert main(["learn", "tictactoe", *small, "--rounds", "2", "--lessons", "taken"]) == 0
    told = capsys.readouterr().out
    assert "Round 2" in told and "tianxia arena tictactoe --seats 2 --bot" in told
    assert network_of("tictactoe-2.npz", setup_of("tictactoe")).seats == 2
    assert len(load(tmp_path / "taken" / "tictactoe-2-2.npz")) > 0
    taught = ["--rounds", "1", "--teacher", "greedy", "--out", "taught.npz", "--lessons", "greedy"]
    assert main(["learn", "tictactoe", *small, *taught]) == 0
    odds = load(tmp_path / "greedy" / "tictactoe-2-1.npz").odds
    assert set(odds.tolist()) == {0.0, 1.0}, "who does not search gives all attention to one move"
    capsys.readouterr()
    assert main(["learn", "tictactoe", *small, "--teacher", "nobody", "--out", "new.npz"]) == 2
    assert "nobody" in capsys.readouterr().err
    assert main(["learn", "tictactoe", *small, "--out", "my net.npz"]) == 2
    assert "its path has no spaces" in capsys.readouterr().err
    assert not (tmp_path / "my net.npz").exists()


def test_a_drawn_game_and_a_single_decision_are_learnt_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where all games end alike, nothing could be foreseen; where there is one decision, it is learnt."""
    monkeypatch.chdir(tmp_path)
    drawn = ["--games", "1", "--rounds", "1", "--simulations", "200", "--jobs", "1", "--seed", "3"]
    assert main(["learn", "tictactoe", *drawn, "--lang", "en"]) == 0
    assert "and 0 % of how games end is foreseen" in capsys.readouterr().out
    lessons = play_lessons(setup_of("tictactoe"), "greedy", 1, seed=1, jobs=1)
    first = Lessons(
        lessons.rows[:1],
        lessons.first[:2],
        lessons.moves[:9],
        lessons.odds[:9],
        lessons.leads[:1],
        lessons.shares[:1],
    )
    learner, wrong, _ = learn(first, 9, hidden=(4,))
    assert np.isfinite(wrong) and all(np.isfinite(array).all() for array in learner.arrays.values())


def test_a_network_that_is_there_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    small = ["--games", "2", "--rounds", "2", "--simulations", "5", "--jobs", "1", "--lang", "en"]
    assert main(["learn", "leduc", *small]) == 0
    content = Path("leduc-2.npz").read_bytes()
    capsys.readouterr()
    assert main(["learn", "leduc", *small, "--seed", "7"]) == 2
    assert "There is already a file “leduc-2.npz”" in capsys.readouterr().err
    assert Path("leduc-2.npz").read_bytes() == content
    assert main(["learn", "leduc", *small, "--out", "new/folder/leduc.npz"]) == 0
    assert sorted(path.name for path in tmp_path.rglob("*.part")) == []


def test_where_there_is_no_network_a_game_is_searched_plainly() -> None:
    gugong = tianxia.game("gugong")
    assert gugong.network(2) and not gugong.network(1)
    states = [gugong.start(2, seed=5), tianxia.game("connect_four").start(seed=5)]
    knowledge = [state.knowledge(state.acting[0]) for state in states]
    for known, same in zip(knowledge, (False, True), strict=True):
        plain, usual = (
            SearchBot(3, simulations=100, manner=manner).advise(known) for manner in ("plain", "")
        )
        told = [[(found.move, found.tried) for found in advice] for advice in (plain, usual)]
        assert (told[0] == told[1]) == same
    alone = gugong.start(1, seed=5).knowledge(0)
    with pytest.raises(BadNetwork, match="no network for 1 seat"):
        SearchBot(3, manner="network=own").advise(alone)


@pytest.mark.parametrize("key", ["dragon", "kingdom", "china", "gugong"])
def test_the_networks_games_come_with_suit_them(key: str) -> None:
    game = tianxia.game(key)
    assert game.network(2)
    for seats in game.seats:
        if path := game.network(seats):
            assert read_network(path).suits(game.agree(seats))
    knowledge = game.start(2, seed=1)
    chance = Quick(1)
    for _ in range(10):
        legal = knowledge.legal(knowledge.acting[0])
        knowledge.play(knowledge.acting[0], legal[chance.below(len(legal))])
    seat = knowledge.acting[0]
    chosen = {create("search", 3, simulations=60).choose(knowledge.knowledge(seat)) for _ in range(2)}
    assert len(chosen) == 1 and chosen <= set(knowledge.legal(seat))
