"""Record a whole game at the terminal into docs/terminal-session.md, from the real command line.

    python tools/record_session.py

The seed is fixed, the person's lines are chosen by a bot and typed in the ways a person would, so the
session comes out the same every time. A test compares it with the file.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import tianxia
from tianxia import bots
from tianxia.kernel import new_match
from tianxia.terminal.seating import PERSON, create_bots
from tianxia.words import Words

PAGE: Final = Path(__file__).parents[1] / "docs" / "terminal-session.md"
SEED: Final = "terracotta"
PLAYERS: Final = [PERSON, "easy", "easy"]
COMMAND: Final = f"play dragon --seats 3 --level easy --seed {SEED} --record dragon.json --lang en"

SECOND_THOUGHTS: Final = {
    0: ["help", "help monk"],
    1: ["undo"],
    6: ["help imperial tribute", "dance"],
    12: ["log"],
    30: ["board"],
}
"""What the person types beside moves, before the move of that number."""

HEAD: Final = f"""\
# A game at the terminal

A whole game of In the Year of the Dragon, one person against two bots, as it appears on a terminal of
eighty columns, without its colours. What the person types follows the `A>`: numbers, words, and now and
then a question. The game was started with

    tianxia {COMMAND}

and this page is written by `python tools/record_session.py`.

```text
"""


def typed_lines() -> list[str]:
    """What the person types: an adviser's moves, in turn by number, by word, and as short as they can be."""
    game = tianxia.game("dragon")
    words = Words("en", game)
    match = new_match(game.agree(len(PLAYERS)), SEED)
    others = create_bots(PLAYERS, match)
    adviser = bots.create("greedy", seed=1)
    lines: list[str] = []
    made = 0
    while not match.state.over:
        seat = match.state.acting[0]
        move = others.get(seat, adviser).choose(match.state.knowledge(seat))
        if seat not in others:
            extra = SECOND_THOUGHTS.get(made, [])
            lines += extra
            if "undo" in extra:
                lines.append(lines[-len(extra) - 1])
            number = match.state.legal(seat).index(move) + 1
            shown = words.move(game.moves.card(move))
            line = [str(number), shown.lower(), game.moves.text(move)][made % 3]
            # A move that gives something up has to be meant.
            lines += [line, line] if "warning" in match.state.described(seat, move) else [line]
            made += 1
        match.play(seat, move)
    return lines


def session() -> str:
    """The page: what the command line writes when those lines are typed."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "tianxia.terminal", *COMMAND.split()],
            input="\n".join(typed_lines()) + "\n",
            capture_output=True,
            encoding="utf-8",
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(Path(tianxia.__file__).parents[1]), "PYTHONUTF8": "1"},
            check=True,
        )
    lines = [line.rstrip() for line in done.stdout.splitlines()]
    return HEAD + "\n".join([f"$ tianxia {COMMAND}", *lines]) + "\n```\n"


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(session(), encoding="utf-8")
    print(f"Wrote {PAGE.relative_to(Path.cwd()) if PAGE.is_relative_to(Path.cwd()) else PAGE}.")
