"""Put our server and boardgame.io's under the same load, and say how they compare.

The servers are pinned to one core; the load comes from one process on another. They take short turns, so that
whatever else the machine does slows both. A whole run takes about eight minutes. `make bench` builds the
compiled engine and installs boardgame.io first, and then runs this.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from benchmarks.server import ours, theirs
from benchmarks.server.opening import opening
from benchmarks.server.phases import Numbers, Plan, Subject, crowded, loaded
from benchmarks.server.process import CAN_PIN, LOAD_CORE, allow_files, pin
from benchmarks.server.report import OURS, THEIRS, Rounds, as_json, as_text

QUICK = Plan(sockets=200, many=1_000, warm_up=1.0, turns=2, closed=1.0, open=2.0)
SPARE_FILES = 200
Result = TypeVar("Result")
BEGAN = time.monotonic()

EXAMPLES = """\
examples:
  python -m benchmarks.server --engine src --quick      a first look in a minute, without the compiled engine
  python -m benchmarks.server --engine "$(python tools/build_engine.py)"
                                                        as `make bench` does
how to read the table: benchmarks/README.md
"""


def main() -> int:
    """Run the benchmark."""
    wanted = arguments()
    plan, rounds = QUICK if wanted.quick else Plan(), wanted.rounds or (1 if wanted.quick else 3)
    if CAN_PIN:
        pin(LOAD_CORE)
        note = "Server on core 0, load on core 1."
    else:
        note = "Server and load share the cores."
    if wanted.install and not wanted.no_peers:
        say("Looking for boardgame.io ...")
        theirs.install()
    missing = "" if wanted.no_peers else theirs.lacking()
    if missing:
        say(missing)
    both = not wanted.no_peers and not missing
    files = (allow_files() - SPARE_FILES) // (2 if both else 1)
    if files < plan.many:
        say(f"Only {files} sockets may be open at once here (see ulimit -n); {plan.many:,} were wanted.")
        plan = replace(plan, sockets=min(plan.sockets, files // 4 * 4), many=files // 4 * 4)
    versions = {OURS: our_version(wanted.engine)} | ({THEIRS: theirs.version()} if both else {})
    found: Rounds = {OURS: {}, THEIRS: {}}
    try:
        measure(wanted.engine, plan, rounds, found, both=both)
    except KeyboardInterrupt:
        say("\nInterrupted; this is what was measured so far.")
    print(as_text(found, versions, plan, rounds, note))
    if wanted.json:
        wanted.json.parent.mkdir(parents=True, exist_ok=True)
        numbers = as_json(found, versions, plan, rounds)
        wanted.json.write_text(json.dumps(numbers, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return 0


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.server",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--engine", type=Path, metavar="PATH", required=True, help="the folder that holds our package")
    add("--quick", action="store_true", help="one short round with fewer sockets")
    add("--rounds", type=int, metavar="N", help="how often both take their turn (3)")
    add("--install", action="store_true", help="install boardgame.io first, if it is not there")
    add("--no-peers", action="store_true", help="measure ours alone")
    add(
        "--json",
        type=Path,
        metavar="PATH",
        default=ours.ROOT / "build/bench-server.json",
        help="all numbers (build/bench-server.json)",
    )
    wanted = parser.parse_args()
    wanted.engine = wanted.engine.resolve()
    return wanted


def measure(engine: Path, plan: Plan, rounds: int, found: Rounds, *, both: bool) -> None:
    """Measure on fresh servers, round after round; a round goes one way, the next the other."""
    makers: list[Callable[[], Subject]] = [lambda: ours.Ours(engine)]
    if both:
        makers.append(theirs.Theirs)
    for number in range(1, rounds + 1):
        for phase, sockets in ((loaded, plan.sockets), (crowded, plan.many)):
            say(f"Round {number} of {rounds}: {sockets:,} sockets at each server ...")
            with ExitStack() as stack:
                servers = [make() for make in (makers if number % 2 else makers[::-1])]
                for server in servers:
                    stack.callback(server.stop)
                for name, numbers in run(phase(servers, plan)):
                    note(found[name], numbers)
    say("Opening tables ...")
    note(found[OURS], run(opening(engine, 4 if plan.many < Plan.many else 12)))
    say(f"Measured in {time.monotonic() - BEGAN:.0f} s.")


def note(series: dict[str, list[float]], found: Numbers) -> None:
    """Keep what a round found."""
    for name, value in found.items():
        series.setdefault(name, []).append(value)


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Run something in the fastest event loop there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def our_version(engine: Path) -> str:
    """Which version of ours is measured."""
    text = (engine / "tianxia" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def say(line: str) -> None:
    """Tell the person at the terminal."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
