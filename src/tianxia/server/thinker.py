"""A process in which bots think: `python -m tianxia.server.thinker`.

It reads questions and writes answers, each a line of JSON. A question holds what one seat knows
and no more: not the seed, not what others hold. Records that people bring are checked here too.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from typing import Any, Final

import tianxia
from tianxia import bots
from tianxia.kernel import Edition, recall
from tianxia.server.parent import die_with_parent
from tianxia.study import Decision, examine

NICE: Final = 5
"""People come first."""


MOST_MEMORY: Final = 2 << 30
"""Whoever needs more fails, and is replaced."""

BOTS: Final[dict[tuple[str, float], bots.Bot]] = {}
"""A bot of each level and pace: what it thought of its next decision is still there when that comes."""


def answer(question: dict[str, Any]) -> dict[str, object]:
    """The move a bot of a level makes, what a search thinks of all moves, or a record made ready."""
    if "record" in question:
        from tianxia.server.checking import checked

        return dict(checked(question["record"], question["table"], question["now"]))
    game = tianxia.game(question["game"])
    tables = question["edition"]
    edition = None if tables is None else Edition(tables, "the table's edition")
    setup = game.agree(question["seats"], edition, question["options"], question["rules"])
    knowledge = recall(setup, question["knowledge"])
    if "level" in question:
        level, pace = question["level"], question["pace"]
        if (level, pace) not in BOTS:
            BOTS[level, pace] = bots.LEVELS[level].create(question["seed"], pace)
        return {"move": int(BOTS[level, pace].choose(knowledge))}
    searching = bots.SearchBot(question["seed"], milliseconds=question["time"])
    return {"advice": advice(examine(knowledge, searching, move=question["made"]))}


def advice(decision: Decision) -> dict[str, object]:
    """A decision as plain data."""
    return {
        "choices": [
            (found.move, found.share, found.points, found.tried, found.rival) for found in decision.choices
        ],
        "shares": list(decision.shares),
    }


def main() -> None:
    """Answer questions until there are no more, or nobody asks any more: a rule may never end."""
    die_with_parent(os.getppid())
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
    for line in sys.stdin.buffer:
        try:
            reply = answer(json.loads(line))
        except Exception as error:
            reply = {"failed": f"{type(error).__name__}: {error}"}
        sys.stdout.buffer.write(json.dumps(reply).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
