"""Play games for a long time, looking for broken promises: `python -m tests.soak --decisions 1000000`.

Every combination of options, every number of seats and every extreme edition is played by random, greedy and
searching players. After every decision nothing may be lost, whoever is asked must have an answer, and
everybody must be shown the table; the promises that cost more are tried on some of the games, at some
positions, and take as long again. The first broken promise ends it, with what is needed to see it again.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Final

import tianxia
from tests.promises.parsing import PARSERS
from tests.promises.play import PLAYERS
from tests.promises.watch import DEAR, ELSEWHERE, FUZZ, SOUND, TEXTS, Done, Job, Worker, named_cases
from tianxia import kernel

if TYPE_CHECKING:
    from collections.abc import Sequence

DECISIONS: Final = 1_000_000
SHARES: Final = {"random": 6, "greedy": 2, "search": 2}
"""How many of ten decisions are whose."""

PROGRESS: Final = 10.0
BETWEEN_TEXTS: Final = 100
BETWEEN_PROCESSES: Final = 2000
LOOK: Final = 1.0
INTERRUPTED: Final = 130


@dataclass
class Soak:
    """What is to be played, and what was."""

    games: dict[str, list[str]]
    """The names of the cases of each game."""
    most: float
    chance: random.Random
    decisions: Counter[tuple[str, str]] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    tried: Counter[str] = field(default_factory=Counter)
    covered: set[str] = field(default_factory=set)
    turns: dict[str, list[str]] = field(default_factory=dict)
    given: int = 0

    def next_job(self) -> Job | None:
        """The game that is furthest behind, its next case, and the player who is furthest behind."""
        key = min(self.games, key=self.made)
        if self.made(key) >= self.most:
            return None
        self.given += 1
        seed = self.chance.randrange(2**32)
        if self.given % BETWEEN_TEXTS == 0:
            return Job(f"{key}-texts", seed, TEXTS, self.chance.choice(list(PARSERS)))
        if self.given % BETWEEN_PROCESSES == 0:
            return Job(f"{key}-records", seed, ELSEWHERE)
        if not self.turns.get(key):
            # Every case before any comes again.
            self.turns[key] = self.chance.sample(self.games[key], len(self.games[key]))
        player = min(SHARES, key=lambda one: self.decisions[key, one] / SHARES[one])
        return Job(self.turns[key].pop(), seed, self.chance.choice(PLAYERS[player]))

    def made(self, key: str) -> int:
        """How many decisions of a game were made."""
        return sum(self.decisions[key, player] for player in PLAYERS)

    def note(self, done: Done) -> None:
        """Count what a worker has done."""
        job = done.job
        if job.taste == TEXTS:
            self.tried["spoilt texts"] += FUZZ
            return
        self.tried.update(done.tried)
        if job.taste != ELSEWHERE:
            self.decisions[job.game, job.player] += done.decisions
            self.played[job.game] += 1
            self.covered.add(job.case)

    def table(self) -> str:
        """How many decisions were made, of which game and by whom, in how many games and option sets."""
        heads = [*PLAYERS, "in all", "games"]
        lines = [f"{'decisions':<14}" + "".join(f"{head:>12}" for head in heads) + "   option sets"]
        for key, cases in self.games.items():
            numbers = [self.decisions[key, player] for player in PLAYERS]
            row = "".join(f"{number:>12,}" for number in [*numbers, sum(numbers), self.played[key]])
            lines.append(f"{key:<14}{row}   {len(self.covered & set(cases)):,} of {len(cases):,}")
        dear = ", ".join(f"{name} {self.tried[name]:,}" for name in sorted(self.tried) if name != SOUND)
        return "\n".join([*lines, f"Beside that, tried on whole games: {dear or 'nothing'}."])


def run(soak: Soak, jobs: int, until: float, patience: float, keep_going: bool) -> int:
    """Have workers play until all is done, the time is up, or a promise is broken; how many were."""
    workers = [Worker() for _ in range(jobs)]
    broken = 0
    began = shown = time.monotonic()
    try:
        while time.monotonic() < until:
            for worker in workers:
                if worker.job is None and (job := soak.next_job()) is not None:
                    worker.give(job)
            busy = [worker for worker in workers if worker.job is not None]
            if not busy:
                break
            ready = wait([worker.calls for worker in busy], LOOK)
            for worker in busy:
                done = fetch(worker, worker.calls in ready, patience)
                if done is None:
                    continue
                worker.job = None
                if not done.broken:
                    soak.note(done)
                    continue
                broken += 1
                print(f"\n{done.broken}Broken: {done.job}.\nTo see it again: {done.job.again}\n", flush=True)
                if not keep_going:
                    return broken
                if not worker.process.is_alive():
                    workers[workers.index(worker)] = Worker()
            if time.monotonic() - shown > PROGRESS:
                shown = time.monotonic()
                told = ", ".join(f"{soak.made(key):,} {key}" for key in soak.games)
                print(f"{(shown - began) / 60:6.1f} min  {told}", flush=True)
    finally:
        for worker in workers:
            worker.end()
    return broken


def fetch(worker: Worker, ready: bool, patience: float) -> Done | None:
    """What a worker has to say, or what is to be said of one that stands still or has died."""
    if ready:
        try:
            done: Done = worker.calls.recv()
        except (EOFError, ConnectionError):
            worker.end()
            return worker.lost(f"ended with {worker.process.exitcode}")
        return done
    if worker.stands_still(patience):
        worker.abort()
        return worker.lost("stands still")
    return None


def main(arguments: Sequence[str] | None = None, games: Sequence[kernel.Game] | None = None) -> int:
    """Soak until all is done, the time is up or a promise is broken."""
    options = argparse.ArgumentParser(
        prog="python -m tests.soak", description=(__doc__ or "").partition("\n")[0]
    )
    add = options.add_argument
    add("--decisions", type=int, help=f"how many of each game ({DECISIONS:,}, or no end with --minutes)")
    add("--minutes", type=float, help="how long at most")
    add("--only", default="", metavar="WORDS", help="only cases with this in their name")
    add("--seed", type=int, help="where to begin")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes play (one a core)")
    add("--patience", type=float, default=120, help="seconds for one decision, all promises of it included")
    add("--keep-going", action="store_true", help="do not end with the first broken promise")
    add("--again", nargs=3, metavar=("CASE", "SEED", "TASTE"), help="play this game only; a failure names it")
    add("--promise", default="", choices=["", *DEAR, *PARSERS], help="and try this promise on it")
    wanted = options.parse_args(arguments)

    chance = random.Random(wanted.seed if wanted.seed is not None else random.SystemRandom().randrange(2**32))
    if wanted.again is not None:
        case, seed, taste = wanted.again
        return once(Job(case, int(seed), taste, wanted.promise), wanted.patience)
    catalogue = tianxia.catalogue() if games is None else games
    cases = {game.key: [name for name in named_cases(game.key) if wanted.only in name] for game in catalogue}
    cases = {key: names for key, names in cases.items() if names}
    if not cases:
        print(f"Nothing is called “{wanted.only}”.", file=sys.stderr)
        return 1
    most = wanted.decisions or (DECISIONS if wanted.minutes is None else float("inf"))
    until = time.monotonic() + 60 * wanted.minutes if wanted.minutes is not None else float("inf")
    sets = sum(map(len, cases.values()))
    soak = Soak(cases, most, chance)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        print(f"Kernel from {kernel.__file__}; {len(cases)} games, {sets:,} option sets.", flush=True)
        broken = run(soak, max(1, wanted.jobs), until, wanted.patience, wanted.keep_going)
    except KeyboardInterrupt:
        print(f"\nInterrupted.\n{soak.table()}", flush=True)
        return INTERRUPTED
    print(f"\n{soak.table()}\n{'All promises kept' if not broken else f'{broken} broken'}.", flush=True)
    return 1 if broken else 0


def once(job: Job, patience: float) -> int:
    """Do one job again."""
    worker = Worker()
    try:
        worker.give(job)
        done = None
        while done is None:
            done = fetch(worker, bool(wait([worker.calls], LOOK)), patience)
    finally:
        worker.end()
    print(f"{done.broken}Broken: {done.job}." if done.broken else f"Kept: {', '.join(done.tried)} of {job}.")
    return 1 if done.broken else 0


if __name__ == "__main__":
    sys.exit(main())
