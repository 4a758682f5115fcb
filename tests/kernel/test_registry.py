"""The registry: games by their key, ours and those of other packages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tianxia
from tianxia.kernel import Game, UnknownGame

PEBBLES = '''
from tianxia.kernel import Facts, Frame, Game, Kind, State, Vocabulary, numbered
from tianxia.kernel.packed import i64, vec


class Heap(State):
    """Take one or two pebbles; who takes the last one wins."""

    def __init__(self, setup, chance):
        super().__init__(setup, chance)
        self.left = 5
        self.last = -1

    def clone(self):
        twin = Heap(self.setup, self.chance.clone())
        twin.left, twin.last, twin.frames = self.left, self.last, self.frames[:]
        return twin

    def points(self, seat):
        return int(self.last == seat and self.left == 0)

    def picture(self, seat):
        return {"left": self.left}

    def contents(self):
        return {"left": self.left, "last": self.last}


class Take(Frame):
    name = "take"

    def moves(self, state, seat):
        return vec[i64](list(range(min(state.left, 2))))

    def play(self, state, seat, move):
        state.left -= move + 1
        state.last = seat
        if state.left:
            state.push(Take(1 - seat))


class Pebbles(Game):
    key = "pebbles"
    title = "Pebbles"

    def __init__(self):
        super().__init__(
            seats=(2, 2),
            moves=Vocabulary(Kind("take", numbered("pebbles", 2))),
            events=(),
            facts=Facts(hidden=False, simultaneous=False, chance=False, lowest=0, highest=1, longest=5),
        )

    def deal(self, setup, chance):
        heap = Heap(setup, chance)
        heap.push(Take(0))
        return heap


GAME = Pebbles()
'''

USE = """
import tianxia
game = tianxia.game("pebbles")
state = game.start(seed=1)
while not state.over:
    seat = state.acting[0]
    state.play(seat, state.legal(seat)[-1])
print(state.scores, [game.key for game in tianxia.catalogue()][-1])
"""


def installed(folder: Path, place: str = "pebbles_tianxia:GAME", key: str = "pebbles") -> dict[str, str]:
    """Put a package of another author where Python finds it; returns the environment to run in."""
    (folder / "pebbles_tianxia.py").write_text(PEBBLES)
    about = folder / "pebbles_tianxia-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles-tianxia\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[tianxia.games]\n{key} = {place}\n")
    paths = [str(folder), *[path for path in sys.path if path]]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def run(code: str, environment: dict[str, str]) -> str:
    answer = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    return answer.stdout + answer.stderr


def test_our_games_are_found() -> None:
    keys = [game.key for game in tianxia.catalogue()]
    assert {"tictactoe", "connect_four", "leduc"} <= set(keys)
    assert len(keys) == len(set(keys))
    for game in tianxia.catalogue():
        assert tianxia.game(game.key) is game


@pytest.mark.parametrize("key", ["chess", "", "Leduc", "leduc "])
def test_an_unknown_game_lists_the_games(key: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        tianxia.game(key)
    assert str(caught.value).startswith(f"There is no game “{key}”; the games are: ")
    assert all(game.key in str(caught.value) for game in tianxia.catalogue())


def test_a_game_of_another_package_is_found_and_plays(tmp_path: Path) -> None:
    assert run(USE, installed(tmp_path)) == "[1, 0] pebbles\n"


def test_the_name_of_a_game_may_be_left_out(tmp_path: Path) -> None:
    assert run(USE, installed(tmp_path, "pebbles_tianxia")) == "[1, 0] pebbles\n"


def test_a_package_cannot_take_the_place_of_ours(tmp_path: Path) -> None:
    environment = installed(tmp_path, key="leduc")
    assert run("import tianxia; print(tianxia.game('leduc').title)", environment) == "Leduc hold'em\n"


def test_an_announcement_that_does_not_hold_is_refused(tmp_path: Path) -> None:
    environment = installed(tmp_path, "pebbles_tianxia:Heap")
    assert "was announced as the game “pebbles”, but does not hold it." in run(USE, environment)


@pytest.mark.parametrize("game", tianxia.catalogue(), ids=lambda game: game.key)
def test_every_game_is_observed(game: Game) -> None:
    """A learner can be set on any of them."""
    for seats in game.seats:
        assert game.features(game.agree(seats)), f"{game.title} has no observation for {seats}"
