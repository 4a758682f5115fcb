"""Measure our engine and its peers side by side, and say how they compare.

Every library runs in a process of its own. They take turns in short slices, one at a time, round after
round, so that whatever else the machine is doing hits them all alike; ratios are taken within one round and
reported with their spread. A whole run takes about two minutes on one core. `make bench` builds the compiled
engine and the peers' environment first, and then runs this.
"""

import argparse
import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from benchmarks.peers import PEERS
from benchmarks.report import Series, as_json, as_text
from benchmarks.worker import OURS

ROOT = Path(__file__).resolve().parent.parent
WARM_UP = 0.03

EXAMPLES = """\
examples:
  python -m benchmarks --quick                 a first look in well under a minute: three short rounds
  python -m benchmarks --only driven           random play driven from Python, ours and the peers'
  python -m benchmarks --only '*leduc*'        everything measured or compared with Leduc poker
  python -m benchmarks --only OpenSpiel        OpenSpiel's games and what they are compared with
  python -m benchmarks --engine "$(python tools/build_engine.py)"
                                               with the compiled engine, as `make bench` does
  python -m benchmarks.server --help           the other part: our server and boardgame.io's under load
how to read the table: benchmarks/README.md
"""


class Worker:
    """The process that measures one subject."""

    def __init__(self, title: str, subject: str, python: Path, code: Path | None = None) -> None:
        self.title = title
        paths = [str(path) for path in (code, ROOT) if path]
        single = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
        self.process = subprocess.Popen(
            [python, "-m", "benchmarks.worker", subject],
            env={**os.environ, **single, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            start_new_session=True,  # an interrupt is for the parent, which then reports what it has
        )
        self.introduction = self.answer()

    def answer(self) -> dict[str, Any]:
        """Read the worker's next line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            return {"missing": f"it ended with status {self.process.wait()}", "error": "the process ended"}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def measure(self, name: str, seconds: float) -> dict[str, Any]:
        """Have one slice run; every other worker waits meanwhile."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"measure": name, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        return self.answer()

    def close(self) -> None:
        """Let the process end."""
        self.process.kill()
        self.process.communicate()


def main() -> int:
    """Run the benchmark."""
    wanted = arguments()
    with contextlib.ExitStack() as stack:
        workers = []
        for worker in subjects(wanted):
            stack.callback(worker.close)
            if "missing" in worker.introduction:
                say(f"{worker.title} is left out: {worker.introduction['missing']}")
            elif worker.title == "compiled" and not worker.introduction["compiled"]:
                say("The engine given is not compiled; only the interpreted form is measured.")
            else:
                workers.append(worker)
        jobs = agenda(workers, wanted.only)
        if not jobs:
            say(f"Nothing is called “{wanted.only}”; try driven, clone, search, dragon, leduc or OpenSpiel.")
            return 1
        try:
            take_turns(jobs, wanted.rounds, wanted.slice)
        except KeyboardInterrupt:
            say("\nInterrupted; this is what was measured so far.")
    results = [series for _, series in jobs if series.values or series.problem]
    versions = {worker.title: worker.introduction["version"] for worker in workers}
    print(as_text(results, versions, wanted.rounds, wanted.slice))
    wanted.json.parent.mkdir(parents=True, exist_ok=True)
    numbers = as_json(results, versions, wanted.rounds, wanted.slice)
    wanted.json.write_text(json.dumps(numbers, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return 0


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add(
        "--engine",
        type=Path,
        metavar="DIR",
        help="the compiled engine (without it: the interpreted form alone)",
    )
    add(
        "--peers",
        type=Path,
        metavar="DIR",
        default=ROOT / ".venv-peers",
        help="the peers' environment (.venv-peers)",
    )
    add("--no-peers", action="store_true", help="measure ours alone")
    add(
        "--only",
        metavar="PATTERN",
        default="*",
        help="a kind, game, library or glob; what it is compared with comes too",
    )
    add("--rounds", type=int, metavar="N", help="how often everything takes its turn (7)")
    add("--slice", type=float, metavar="SECONDS", help="how long a turn lasts (0.2)")
    add("--quick", action="store_true", help="3 rounds of 0.1 s, unless said otherwise")
    add(
        "--json",
        type=Path,
        metavar="PATH",
        default=ROOT / "build/bench.json",
        help="all numbers (build/bench.json)",
    )
    wanted = parser.parse_args()
    wanted.rounds = wanted.rounds or (3 if wanted.quick else 7)
    wanted.slice = wanted.slice or (0.1 if wanted.quick else 0.2)
    return wanted


def subjects(wanted: argparse.Namespace) -> Iterator[Worker]:
    """Start the workers, one after another."""
    here = Path(sys.executable)
    if wanted.engine:
        yield Worker("compiled", OURS, here, wanted.engine.resolve())
    else:
        say("The compiled form is left out; `make bench` builds it, or give its folder with --engine.")
    yield Worker("interpreted", OURS, here, ROOT / "src")
    if wanted.no_peers:
        return
    found = [
        path for path in (wanted.peers / "bin/python", wanted.peers / "Scripts/python.exe") if path.exists()
    ]
    if not found:
        say(f"There is no {wanted.peers.name}; `make bench` makes it. Ours alone, then.")
        return
    for name in PEERS:
        yield Worker(name, name, found[0])


def agenda(workers: list[Worker], pattern: str) -> list[tuple[Worker, Series]]:
    """What takes a turn in each round; things that are compared stand side by side."""
    glob = pattern if set(pattern) & set("*?[") else f"*{pattern}*"
    jobs = [
        (worker, Series(worker.title, **facts))
        for worker in workers
        for facts in worker.introduction["measures"]
    ]
    kept = [job for job in jobs if any(fnmatchcase(text, glob) for text in job[1].called)]
    compared = {series.against for _, series in kept}
    kept += [job for job in jobs if job not in kept and job[1].ours and job[1].name in compared]
    order = {series.name: place for place, (_, series) in reversed(list(enumerate(jobs)))}
    return sorted(kept, key=lambda job: order.get(job[1].against, len(jobs)))


def take_turns(jobs: list[tuple[Worker, Series]], rounds: int, seconds: float) -> None:
    """Give every job its slice in every round, each round beginning with another job."""
    began, total = time.monotonic(), rounds * len(jobs)
    likely = 1.2 * total * seconds
    say(f"Measuring {len(jobs)} things in {rounds} rounds of {seconds:g} s: about {likely:.0f} s.")
    for worker, series in jobs:
        series.take(worker.measure(series.name, WARM_UP), keep=False)
    for number in range(rounds):
        first = number * len(jobs) // rounds
        for done, (worker, series) in enumerate(jobs[first:] + jobs[:first], number * len(jobs)):
            progress(done, total, time.monotonic() - began, f"{series.name} ({worker.title})")
            if not series.problem:
                series.take(worker.measure(series.name, seconds))
    progress(total, total, time.monotonic() - began, "")


def progress(done: int, total: int, seconds: float, doing: str) -> None:
    """Draw how far we are, on a terminal."""
    if not sys.stderr.isatty():
        return
    bar = "#" * (30 * done // total)
    end = "\n" if done == total else ""
    print(
        f"\r[{bar:<30}] {100 * done // total:3} % {seconds:4.0f} s  {doing:<40.40}",
        end=end,
        file=sys.stderr,
        flush=True,
    )


def say(line: str) -> None:
    """Tell the person at the terminal."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
