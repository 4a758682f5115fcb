"""Run tests again and again beside processes that keep the machine busy, and stop at the first failure.

    PYTHONPATH=ENGINE python tools/steady.py --times 10 --beside 4 tests/browser

A test that waits for what happens passes however slow the machine is; one that waits for time to pass does
not.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

BUSY: Final = "while True: sum(range(100_000))"


@contextmanager
def busy(count: int) -> Iterator[None]:
    """So many processes at work beside."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def main() -> int:
    """Run the tests until they have passed so often, or failed once."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--times", type=int, default=10, help="how often the tests must pass in a row (10)")
    asked.add_argument("--beside", type=int, default=4, help="how many processes are at work beside them (4)")
    asked.add_argument("tests", nargs="*", default=["tests/browser"], help="what is run (tests/browser)")
    chosen, more = asked.parse_known_args()
    with busy(chosen.beside):
        for number in range(1, chosen.times + 1):
            began = time.monotonic()
            ran = subprocess.run([sys.executable, "-m", "pytest", "-q", *more, *chosen.tests], check=False)
            print(f"Run {number} of {chosen.times}: {time.monotonic() - began:.0f} s", flush=True)
            if ran.returncode:
                print(f"A test failed in run {number}.", file=sys.stderr)
                return ran.returncode
    print(f"Green {chosen.times} times in a row, beside {chosen.beside} processes.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
