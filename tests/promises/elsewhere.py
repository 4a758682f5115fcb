"""Promise 1: a record leads to the same bytes in another process, whatever its hash seed.

Run as a module it is that other process: records on standard input, one a line, and fingerprints out.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests import toys
from tests.promises.play import TASTES, RandomGame, heard, views
from tianxia.kernel import Match, Record, read_record

if TYPE_CHECKING:
    from tests.promises.cases import Case

ROOT: Final = Path(__file__).resolve().parents[2]


def same_bytes_elsewhere(cases: list[Case]) -> None:
    """Replay a record of each case in two other processes and compare what they come to."""
    records, expected = [], []
    for number, case in enumerate(cases):
        game = RandomGame(case.setup, number, TASTES[number % len(TASTES)])
        for _ in game.positions():
            pass
        records.append(game.match.record)
        expected.append(fingerprint(game.match))
    lines = "".join(json.dumps(record.as_json()) + "\n" for record in records)
    for hash_seed in ("1", "2"):
        answer = subprocess.run(
            [sys.executable, "-m", "tests.promises.elsewhere"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            input=lines,
            capture_output=True,
            text=True,
            check=True,
        )
        for case, here, there in zip(cases, expected, answer.stdout.split(), strict=True):
            assert here == there, f"{case}: the same record leads elsewhere in another process"


def fingerprint(match: Match) -> str:
    """One number for the position reached, all views of it and all that was told; half-way and at the end."""
    whole = sha256()
    half = Record(match.record.setup, match.record.seed, match.record.commitment)
    half.moves = match.record.moves[: len(match.record.moves) // 2]
    for reached in (Match(half), match):
        told = [heard(events, seat) for events in reached.log for seat in (0, None)]
        whole.update(json.dumps([reached.state.dump(), views(reached.state), told]).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    for line in sys.stdin:
        print(fingerprint(Match(read_record(line, toys.find))))
