"""Measure how strong the levels are; publish it in the package, for the client to show, and in docs/bots.md.

`make ratings`, or on an engine of your choice `python tools/rate_levels.py --games dragon --seats 2,4`.
Every game that was played is kept in build/ratings, and what is there is not played again. signatures.json
beside them says of which levels they are: when the rules, a judgement (insight.py), a manner or a network
has changed since, the old file is put aside (dragon-2-hard.old-1.jsonl, never removed), which is said, and
its games are played anew. A file without a signature is taken for one of the present levels. The code of
the bots is not part of a signature, for most changes to it make no bot play otherwise: remove the files
after one that does.
"""

import argparse
import sys
from functools import partial
from pathlib import Path

import tianxia
from tianxia.arena.levels import measure, publish
from tianxia.bots import LEVELS
from tianxia.games import BUILT_IN
from tianxia.study.strengths import Strength, published

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "ratings"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ratings -->\n", "<!-- end of ratings -->\n"
DEALS = {"easy": 30, "normal": 12, "hard": 5, "master": 2}
"""Deals for each level against the one below, at two seats: the slower, the fewer."""


def main() -> int:
    """Measure what is asked for, publish it, and write the table."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--games", default="dragon,kingdom,china,gugong", help="keys, with commas")
    arguments.add_argument("--seats", default="2,3,4,5", help="numbers, with commas")
    arguments.add_argument(
        "--levels", default=",".join(LEVELS), help="which ones meet the level below; others stay as published"
    )
    arguments.add_argument("--times", type=float, default=1.0, help="so many times as many deals")
    arguments.add_argument(
        "--jobs", type=int, default=0, help="processes; as many as there are cores unless told"
    )
    wanted = arguments.parse_args()
    for key in wanted.games.split(","):
        if key not in BUILT_IN:
            arguments.error(f"there is no game “{key}”")
        for seats in map(int, wanted.seats.split(",")):
            deals = {
                level: max(2, round(wanted.times * count * 2 / seats))
                for level, count in DEALS.items()
                if level in wanted.levels.split(",")
            }
            setup = tianxia.game(key).agree(seats)
            before = [one for one in published() if (one.game, one.seats) == (key, seats)]
            progress = partial(show, key, seats)
            found = measure(
                setup,
                deals,
                KEPT,
                before=before,
                jobs=wanted.jobs,
                progress=progress,
                say=partial(print, file=sys.stderr),
            )
            publish(found)
            write_table()
    return 0


def show(key: str, seats: int, level: str, done: int, of: int) -> None:
    """How far it is."""
    end = "\n" if done == of else ""
    print(f"\r{key}, {seats} seats, {level}: {done} of {of} deals ", end=end, file=sys.stderr, flush=True)


def write_table() -> None:
    """Put the table of all ratings into the page about the bots."""
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    PAGE.write_text(before + BEGIN + table(published()) + END + after, encoding="utf-8")


def table(strengths: list[Strength]) -> str:
    """A line for each game and number of seats, a column for each level."""
    lines = [f"| game | seats | {' | '.join(LEVELS)} |", f"|---|---|{'---|' * len(LEVELS)}"]
    places = list(dict.fromkeys((one.game, one.seats) for one in strengths))
    for game, seats in places:
        found = {one.level: one for one in strengths if (one.game, one.seats) == (game, seats)}
        cells = [cell(found[level]) if level in found else "" for level in LEVELS]
        lines.append(f"| {tianxia.game(game).title} | {seats} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def cell(strength: Strength) -> str:
    """A rating with its error, and the share of wins against the level below."""
    text = f"{strength.rating:.0f} ± {strength.error:.0f}"
    if strength.share is None or strength.share_error is None:
        return text
    return f"{text}; {100 * strength.share:.0f} ± {100 * strength.share_error:.0f} %"


if __name__ == "__main__":
    raise SystemExit(main())
