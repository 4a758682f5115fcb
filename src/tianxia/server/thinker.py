"""A process in which bots think: `python -m tianxia.server.thinker`.

It reads questions and writes answers, each a line of JSON. A question holds what one seat knows
and no more: not the seed, not what others hold.
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

NICE: Final = 5
"""People come first."""


def answer(question: dict[str, Any]) -> int:
    """The move a bot makes."""
    game = tianxia.game(question["game"])
    tables = question["edition"]
    edition = None if tables is None else Edition(tables, "the table's edition")
    setup = game.agree(question["seats"], edition, question["options"])
    bot = bots.create(question["bot"], seed=question["seed"], simulations=question["budget"])
    return int(bot.choose(recall(setup, question["knowledge"])))


def main() -> None:
    """Answer questions until there are no more."""
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    for line in sys.stdin.buffer:
        try:
            reply: dict[str, object] = {"move": answer(json.loads(line))}
        except Exception as error:
            reply = {"failed": f"{type(error).__name__}: {error}"}
        sys.stdout.buffer.write(json.dumps(reply).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
