"""Play random games for as long as asked, looking for broken promises: `python -m tests.soak --minutes 10`.

It tries what the suite tries, on new games every time. The first broken promise ends it, with what is
needed to see it again.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from contextlib import suppress

import hypothesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import tianxia
from tests.promises.cases import cases
from tests.promises.checks import PROMISES, NothingToCount, keep
from tests.promises.elsewhere import same_bytes_elsewhere
from tests.promises.parsing import PARSERS
from tests.promises.play import TASTES
from tianxia import kernel

PROGRESS = 10.0
FUZZ = 20


def main() -> int:
    """Soak until the time is up or a promise is broken."""
    options = argparse.ArgumentParser(
        prog="python -m tests.soak", description=(__doc__ or "").partition("\n")[0]
    )
    options.add_argument("--minutes", type=float, default=10, help="how long (10)")
    options.add_argument(
        "--only", default="", metavar="WORDS", help="only cases or promises with this in their name"
    )
    options.add_argument("--seed", type=int, help="where to begin; a failure names it")
    wanted = options.parse_args()
    seed = wanted.seed if wanted.seed is not None else random.SystemRandom().randrange(2**32)
    jobs = [(promise, case) for promise in PROMISES for case in cases() if wanted.only in f"{promise} {case}"]
    texts = [(p, game) for p in PARSERS for game in tianxia.catalogue() if wanted.only in f"{p} {game.key}"]
    if not jobs and not texts:
        print(f"Nothing is called “{wanted.only}”.", file=sys.stderr)
        return 1
    print(f"Kernel from {kernel.__file__}; {len(jobs)} promises to keep; seed {seed}.", flush=True)

    began = shown = time.monotonic()
    played: Counter[str] = Counter()
    while time.monotonic() - began < 60 * wanted.minutes:
        chance = random.Random(seed)
        doing = "nothing"
        try:
            if jobs:
                promise, case = chance.choice(jobs)
                doing = f"{promise} of {case}"
                with suppress(NothingToCount):
                    keep(promise, case.setup, chance.randrange(2**32), chance.choice(TASTES))
                played[case.game.key] += 1
            if texts and chance.random() < 1 / FUZZ:
                parser, game = chance.choice(texts)
                doing = f"{parser} of {game.key}"
                fuzz(game, parser, chance.randrange(2**32))
                played["spoilt texts"] += FUZZ
            if jobs and chance.random() < 1 / 2000:
                doing = "the same bytes in another process"
                same_bytes_elsewhere(chance.sample(cases(), min(8, len(cases()))))
        except Exception:
            traceback.print_exc()
            again = f"python -m tests.soak --seed {seed} --only '{wanted.only}'"
            print(f"\nBroken: {doing}. To see it again: {again}")
            return 1
        seed = chance.randrange(2**32)
        if time.monotonic() - shown > PROGRESS:
            shown = time.monotonic()
            told = ", ".join(f"{count:,} {name}" for name, count in sorted(played.items()))
            print(f"{(shown - began) / 60:6.1f} min  {told}", flush=True)
    print(f"All promises kept in {sum(played.values()):,} games and texts.")
    return 0


def fuzz(game: kernel.Game, check: str, beginning: int) -> None:
    """Have a game's parsers read some nonsense."""

    @hypothesis.seed(beginning)
    @settings(
        max_examples=FUZZ,
        deadline=None,
        database=None,
        derandomize=False,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def survives(data: st.DataObject) -> None:
        PARSERS[check](game, data)

    survives()


if __name__ == "__main__":
    sys.exit(main())
