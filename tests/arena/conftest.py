"""Bots that misbehave, each in its own way, and one that behaves."""

from __future__ import annotations

from pathlib import Path

import pytest

BOTS = '''
import os
import time
from tianxia.bots import Bot


class First(Bot):
    """Makes the first legal move."""

    def choose(self, knowledge):
        return knowledge.legal[0]


class Crashing(Bot):
    def choose(self, knowledge):
        raise ValueError("no idea")


class Cheating(Bot):
    """Marks a cell that is taken, if there is one."""

    def choose(self, knowledge):
        taken = sorted(set(range(9)) - set(knowledge.legal))
        return (taken or knowledge.legal)[0]


class Dreaming(Bot):
    def choose(self, knowledge):
        time.sleep(30)
        return knowledge.legal[0]


class Leaving(Bot):
    """Plays until the file it is told of is there; then ends the process that asks it."""

    def choose(self, knowledge):
        if os.path.exists(os.environ["LEAVE_WHEN"]):
            os.kill(os.getppid(), 9)
            time.sleep(30)
        return knowledge.legal[0]


class Peeking(Bot):
    """Looks behind its knowledge for the other's card and plays by it."""

    def choose(self, knowledge):
        state = knowledge._state
        other = state.card(1 - knowledge.seat)
        mine = state.card(knowledge.seat)
        better = mine // 2 > other // 2
        return knowledge.legal[-1] if better else knowledge.legal[0]


class Stranger:
    def __init__(self, seed):
        pass
'''


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "my_bots.py"
    path.write_text(BOTS, encoding="utf-8")
    return path
