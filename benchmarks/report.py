"""The report: a table for the eye, the targets, and the same numbers as JSON."""

import os
import platform
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import groupby
from statistics import median, quantiles
from typing import Any

from benchmarks.measure import KINDS

OURS = ("compiled", "interpreted")
PLAYED = ("driven", "inside", "cycle", "tax")
"""The kinds whose steps are games."""


@dataclass(eq=False)
class Series:
    """What one subject showed in one measurement, round by round."""

    subject: str
    name: str
    kind: str
    game: str
    unit: str
    against: str
    values: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    problem: str = ""

    def take(self, answer: dict[str, Any], *, keep: bool = True) -> None:
        """Note a worker's answer."""
        self.problem = answer.get("error", "")
        if keep and not self.problem:
            self.values.append(answer["value"])
            self.games.append(answer["steps"] / answer["seconds"])

    @property
    def ours(self) -> bool:
        """Whether it is our engine, in either form."""
        return self.subject in OURS

    @property
    def called(self) -> tuple[str, str, str]:
        """What a person may ask for it by."""
        return self.subject, self.name, self.against

    @property
    def typical(self) -> float:
        """The median over the rounds."""
        return median(self.values)

    @property
    def spread(self) -> float:
        """Half the width of the middle half of the rounds, as a share of the median."""
        low, high = middle_half(self.values)
        return (high - low) / 2 / self.typical if self.typical else 0.0


def middle_half(values: list[float]) -> tuple[float, float]:
    """Where the middle half of the values lies, whatever disturbed a round or two."""
    if len(values) == 1:
        return values[0], values[0]
    low, _, high = quantiles(values, n=4, method="inclusive")
    return low, high


@dataclass(frozen=True)
class Ratio:
    """How many times better one series is than another: by the medians, and in the rounds' middle half."""

    typical: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{times(self.typical)} ({times(self.low)}–{times(self.high)})"


def times(ratio: float) -> str:
    """A ratio, for people."""
    return f"{ratio:,.0f}×" if ratio >= 100 else f"{ratio:.3g}×"


def compare(ours: Series, other: Series) -> Ratio | None:
    """How many times better ours is: faster, smaller or shorter, as the unit goes."""
    above, below = (ours, other) if ours.unit.endswith("/s") else (other, ours)
    if not above.values or not below.values or not all(below.values):
        return None
    rounds = [a / b for a, b in zip(above.values, below.values, strict=False)]
    return Ratio(above.typical / below.typical, *middle_half(rounds))


# ---- Targets ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Target:
    """What the compiled engine sets out to reach: a ratio to another series of the run, or a plain number.

    Plain numbers depend on the machine; they are meant for one recent core and tell the order of magnitude.
    """

    text: str
    measure: str
    bound: float
    than: tuple[str, str] | None = None

    def verdict(self, results: list[Series]) -> dict[str, Any]:
        """Compare with what was found."""
        ours = find(results, "compiled", self.measure)
        other = find(results, *self.than) if self.than else None
        found: dict[str, Any] = {
            "target": self.text,
            "bound": self.bound,
            "verdict": "not measured",
            "found": "",
        }
        if ours is None or (self.than and other is None):
            return found
        if other is not None:
            ratio = compare(ours, other)
            if ratio is None:
                return found
            reached, shown = ratio.typical >= self.bound, str(ratio)
        else:
            more = ours.unit.endswith("/s")
            reached = ours.typical >= self.bound if more else ours.typical <= self.bound
            shown = f"{number(ours.typical)} {ours.unit}"
        return {**found, "verdict": "reached" if reached else "not reached", "found": shown}


TARGETS = (
    Target("dragon, driven: 5× OpenSpiel's hearts", "driven.dragon", 5, ("OpenSpiel", "driven.hearts")),
    Target("dragon, driven: 50× Catanatron", "driven.dragon", 50, ("Catanatron", "driven.catan")),
    Target("dragon, inside: 12× interpreted", "inside.dragon", 12, ("interpreted", "inside.dragon")),
    Target("dragon, search: 12× interpreted", "search.dragon", 12, ("interpreted", "search.dragon")),
    Target("dragon, search: 15,000 simulations/s", "search.dragon", 15_000),
    Target("kingdom, driven: 4× OpenSpiel's hearts", "driven.kingdom", 4, ("OpenSpiel", "driven.hearts")),
    Target("kingdom, inside: 12× interpreted", "inside.kingdom", 12, ("interpreted", "inside.kingdom")),
    Target(
        "tic-tac-toe, driven: OpenSpiel's speed", "driven.tictactoe", 1, ("OpenSpiel", "driven.tic_tac_toe")
    ),
    Target(
        "connect four, driven: OpenSpiel's speed",
        "driven.connect_four",
        1,
        ("OpenSpiel", "driven.connect_four"),
    ),
    Target("Leduc poker, driven: OpenSpiel's speed", "driven.leduc", 1, ("OpenSpiel", "driven.leduc_poker")),
    Target("dragon: a copy in 3 µs", "clone.dragon", 3),
    Target("dragon: a state in 4 kB", "memory.dragon", 4096),
    Target("dragon: a record replayed in 2 ms", "replay.dragon", 2),
    Target("china, driven: a third of dragon", "driven.china", 1 / 3, ("compiled", "driven.dragon")),
    Target("border disputes, driven: a third", "driven.china_border", 1 / 3, ("compiled", "driven.dragon")),
    Target("dragon, in PettingZoo: a third of driven", "tax.dragon", 1 / 3, ("compiled", "driven.dragon")),
    Target(
        "connect four, in PettingZoo: 20× its own",
        "cycle.connect_four",
        20,
        ("PettingZoo", "cycle.connect_four"),
    ),
    Target("Leduc, in PettingZoo: 20× its own", "cycle.leduc", 20, ("PettingZoo", "cycle.leduc_holdem")),
    Target("dragon, 64 at once: 500,000 decisions/s", "vector.dragon", 500_000),
    Target("dragon, 64 at once: 3× PettingZoo's cycle", "vector.dragon", 3, ("compiled", "cycle.dragon")),
    Target("import brings no heavy module", "heavy", 0),
)


def find(results: list[Series], subject: str, name: str) -> Series | None:
    """The series of that subject and name, if it was measured."""
    return next((s for s in results if s.subject == subject and s.name == name and s.values), None)


# ---- The two forms ------------------------------------------------------------------------------


def reference(results: list[Series], series: Series) -> Series | None:
    """Our own series that this one is compared with: the compiled one, else the interpreted."""
    found = [find(results, form, series.against) for form in OURS]
    best = next((candidate for candidate in found if candidate), None)
    return None if best is series else best


def number(value: float) -> str:
    """A number, for people: whole, or with three figures when it is small."""
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"


def as_text(results: list[Series], versions: dict[str, str], rounds: int, seconds: float) -> str:
    """Tables, one a kind, then the targets."""
    machine = f"Python {platform.python_version()}, {platform.machine()}"
    lines = [f"{machine}, one core, {rounds} rounds of {seconds:g} s. Medians; ± and ( ): their middle half."]
    order = list(KINDS)
    for kind, group in groupby(sorted(results, key=lambda s: order.index(s.kind)), key=lambda s: s.kind):
        rows = list(group)
        played = kind in PLAYED
        lines += ["", f"{KINDS[kind]:<44}{rows[0].unit:>15}{'':7}{'games/s' if played else '':>10}   ours is"]
        lines += [
            row_of(results, series, versions, played=played) for series in sorted(rows, key=place(results))
        ]
    verdicts = [target.verdict(results) for target in TARGETS]
    lines += ["", "Targets of the compiled engine"]
    measured = [v for v in verdicts if v["found"]]
    lines += [f"  {v['verdict']:<13} {v['target']:<42} {v['found']}" for v in measured]
    if len(measured) < len(verdicts):
        lines.append(f"  not measured  {len(verdicts) - len(measured)} in this run")
    return "\n".join(lines)


def row_of(results: list[Series], series: Series, versions: dict[str, str], *, played: bool) -> str:
    """One line of the table."""
    who = series.subject if series.ours else f"{series.subject} {versions.get(series.subject, '')}"
    head = f"  {series.game:<16} {who:<25}"
    if series.problem or not series.values:
        return f"{head} {series.problem}"
    ours = reference(results, series)
    ratio = compare(ours, series) if ours else None
    games = number(median(series.games)) if played else ""
    return (
        f"{head}{number(series.typical):>15} ±{100 * series.spread:>3.0f} %{games:>11}   {ratio or ''}"
    ).rstrip()


def place(results: list[Series]) -> Callable[[Series], tuple[int, int, float]]:
    """Sort what is compared next to each other, ours first, then the best."""
    games = [series.name for series in results if series.ours]

    def key(series: Series) -> tuple[int, int, float]:
        against = games.index(series.against) if series.against in games else len(games)
        rank = OURS.index(series.subject) if series.ours else len(OURS)
        better = -1 if series.unit.endswith("/s") else 1
        return against, rank, better * series.typical if series.values else 0.0

    return key


def as_json(results: list[Series], versions: dict[str, str], rounds: int, seconds: float) -> dict[str, Any]:
    """Everything that was found, for programs."""
    rows = []
    for series in results:
        ours = reference(results, series)
        ratio = compare(ours, series) if ours else None
        rows.append(
            {
                "subject": series.subject,
                "measure": series.name,
                "unit": series.unit,
                "median": series.typical if series.values else None,
                "rounds": series.values,
                "games_per_second": median(series.games) if series.games and series.kind in PLAYED else None,
                "compared_with": {"subject": ours.subject, "measure": ours.name} if ours and ratio else None,
                "ours_is": vars(ratio) if ratio else None,
                "problem": series.problem or None,
            }
        )
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
        "cores": os.cpu_count(),
        "rounds": rounds,
        "slice_seconds": seconds,
        "versions": versions,
        "results": rows,
        "targets": [target.verdict(results) for target in TARGETS],
    }
