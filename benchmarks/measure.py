"""What a measurement is, for all subjects alike, and how one slice of it runs."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time

Step = Callable[[], float]
"""One piece of work (a game, a thousand copies); returns how many things it did, or what it read off."""

chosen: Callable[[], float] = Random(7).random
"""Where all random play, ours and the peers', takes its choices from: `moves[int(chosen() * len(moves))]`."""

KINDS = {
    "driven": "Random play driven from Python",
    "inside": "Random play inside the engine",
    "cycle": "Random play through PettingZoo's interface",
    "tax": "The same, the choice itself made as in driven play",
    "vector": "Random play in 64 games at once, arrays in and out",
    "crowd": "The same in 2,048 games at once, which no cache holds",
    "start": "Starting a game",
    "clone": "Copying a state in the middle of a game",
    "legal": "Listing the legal moves",
    "search": "ISMCTS, each simulation played to the end",
    "replay": "Replaying the record of a whole game",
    "memory": "Memory of a state in the middle of a game",
    "import": "Importing the package in a fresh process",
    "heavy": "Heavy modules that the import brings along",
}
"""The table's sections, in its order."""


@dataclass(frozen=True)
class Measure:
    """Something that can be measured again and again.

    A unit that ends in "/s" counts the things done in a second; any other is read off by the step itself, and
    the mean over a slice is kept. `against` names our own measurement that this one is compared with.
    """

    kind: str
    game: str
    unit: str
    prepare: Callable[[], Step]
    against: str = ""

    @property
    def name(self) -> str:
        """What `--only` matches."""
        return f"{self.kind}.{self.game}" if self.game else self.kind

    def facts(self) -> dict[str, str]:
        """What the parent needs to know of it."""
        against = self.against or self.name
        return {
            "name": self.name,
            "kind": self.kind,
            "game": self.game,
            "unit": self.unit,
            "against": against,
        }


def timed(work: Callable[[], object], times: int = 1000) -> Step:
    """Read off how many microseconds a piece of work takes, over so many of it."""

    def step() -> float:
        began = process_time()
        for _ in range(times):
            work()
        return (process_time() - began) * 1e6 / times

    return step


def run_slice(step: Step, unit: str, seconds: float) -> dict[str, float]:
    """Work for about so many seconds, at least one step; return the value, the steps and the time taken.

    The clock on the wall ends the slice; what counts is processor time, which stands still while another
    programme has the core.
    """
    total, steps, began, end = 0.0, 0, process_time(), perf_counter() + seconds
    while True:
        total += step()
        steps += 1
        if perf_counter() >= end:
            break
    taken = process_time() - began
    return {"value": total / (taken if unit.endswith("/s") else steps), "steps": steps, "seconds": taken}
