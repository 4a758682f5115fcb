"""The report: a table for the eye, the targets, and the same numbers as JSON."""

import math
import os
import platform
from dataclasses import dataclass
from statistics import median
from typing import Any

from benchmarks.server.phases import Plan

Rounds = dict[str, dict[str, list[float]]]
"""Subject, measurement, and what each round found."""

OURS, THEIRS = "ours", "boardgame.io"


@dataclass(frozen=True)
class Line:
    """A line of the table. A ratio says how many times better ours is."""

    text: str
    measure: str
    ratio: str = ""
    """`more` where more is better, `less` where less is."""


def sections(plan: Plan) -> list[tuple[str, list[Line]]]:
    """The table's sections."""
    few, many = plan.sockets, plan.many
    return [
        (
            f"Closed loop, {few:,} sockets",
            [
                Line("moves/s", "closed.moves", "more"),
                Line("p50 ms", "closed.p50", "less"),
                Line("p99 ms", "closed.p99", "less"),
                Line("µs of its processor a move", "closed.us", "less"),
                Line("server's share of its core", "closed.cpu"),
                Line("load's share of its core", "closed.load"),
                Line("bytes of an update", "closed.bytes"),
            ],
        ),
        (
            f"Open loop, {few:,} sockets, {few / 8:.0f} moves/s",
            [
                Line("p50 ms", "open.p50", "less"),
                Line("p99 ms", "open.p99", "less"),
                Line("server's share of its core", "open.cpu", "less"),
                Line("a flush of the disk by itself, p50 ms", "disk.p50"),
                Line("a flush of the disk by itself, p99 ms", "disk.p99"),
            ],
        ),
        (
            f"Open loop, {many:,} sockets, {many / 8:.0f} moves/s",
            [
                Line("p50 ms", "many.p50", "less"),
                Line("p99 ms", "many.p99", "less"),
                Line("server's share of its core", "many.cpu", "less"),
            ],
        ),
        (f"Memory, {many:,} idle sockets", [Line("kB a socket", "idle.kB", "less")]),
        (
            "Opening a table, ms until it is shown",
            [
                Line("endless, new, from the disk", "opening.new"),
                Line("endless, 500 moves, from the disk", "opening.long"),
                Line("endless, new, in memory", "opening.new again"),
                Line("endless, 500 moves, in memory", "opening.long again"),
                Line("dragon for 5, new, from the disk", "opening.dragon new"),
                Line("dragon for 5, over, from the disk", "opening.dragon long"),
                Line("dragon for 5, new, in memory", "opening.dragon new again"),
                Line("dragon for 5, over, in memory", "opening.dragon long again"),
            ],
        ),
        (
            "First page, compressed",
            [Line("kB in all", "page.kB"), Line("kB of it fonts", "page.fonts"), Line("files", "page.files")],
        ),
    ]


def number(value: float) -> str:
    """A number, for people: whole, or with three figures when it is small."""
    if not math.isfinite(value):
        return "–" if math.isnan(value) else "never"
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"


def shown(values: list[float]) -> str:
    """The median of the rounds, and their range."""
    if not values:
        return ""
    middle = number(median(values))
    return middle if len(values) == 1 else f"{middle} ({number(min(values))}–{number(max(values))})"


def ratio(found: Rounds, measure: str, better: str) -> float | None:
    """How many times better ours is, by the medians."""
    ours, theirs = (found.get(who, {}).get(measure, []) for who in (OURS, THEIRS))
    if not better or not ours or not theirs:
        return None
    above, below = (median(ours), median(theirs)) if better == "more" else (median(theirs), median(ours))
    return above / below if below else None


def lost_by(series: dict[str, list[float]]) -> int:
    """How many moves were posted and never told to all."""
    return int(sum(sum(values) for name, values in series.items() if name.endswith(".lost")))


def targets(found: Rounds) -> list[dict[str, Any]]:
    """What we set out to reach, and whether we did."""
    ours = found.get(OURS, {})

    def verdict(text: str, value: float | None, reached: bool | None, unit: str) -> dict[str, Any]:
        told = "not measured" if value is None else "reached" if reached else "not reached"
        return {"target": text, "verdict": told, "found": "" if value is None else f"{number(value)}{unit}"}

    def of(measure: str) -> float | None:
        return median(ours[measure]) if ours.get(measure) else None

    def times(measure: str, better: str, bound: float, text: str) -> dict[str, Any]:
        value = ratio(found, measure, better)
        return verdict(text, value, value is not None and value >= bound, "×")

    def most(measure: str, bound: float, text: str, unit: str) -> dict[str, Any]:
        value = of(measure)
        return verdict(text, value, value is not None and value <= bound, unit)

    def alike(kind: str, text: str) -> dict[str, Any]:
        new, long = of(f"opening.{kind}new"), of(f"opening.{kind}long")
        value = None if new is None or long is None else long / new
        return verdict(text, value, value is not None and value <= 1.5, "× the time of a new one")

    lost = lost_by(ours) if "closed.lost" in ours else None
    return [
        verdict("every move reaches all its sockets", lost, lost == 0, " lost"),
        times("closed.moves", "more", 4, "closed loop: 4× boardgame.io's moves/s"),
        times("closed.p99", "less", 1, "closed loop: a lower p99"),
        times("open.p99", "less", 1, "open loop, fewer sockets: a lower p99"),
        times("many.p99", "less", 1, "open loop, many sockets: a lower p99"),
        most("idle.kB", 30, "an idle socket in 30 kB", " kB"),
        alike("", "a table of 500 moves opens like a new one"),
        alike("dragon ", "a whole game of dragon opens like a new one"),
        most("page.kB", 200, "the first page in 200 kB", " kB"),
        most("open.p50", 100, "a move is seen within 100 ms", " ms"),
    ]


def as_text(found: Rounds, versions: dict[str, str], plan: Plan, rounds: int, note: str) -> str:
    """The whole report."""
    names = {who: f"{who} {versions.get(who, '')}".strip() for who in (OURS, THEIRS)}
    fresh = "one round" if rounds == 1 else f"{rounds} rounds"
    turns = f"{fresh} of {plan.turns} turns each; medians of the turns, and their range"
    lines = [
        f"Python {platform.python_version()}, {platform.machine()}, {turns}. {note}",
        "Tables of four sockets: two play, two look on. Ours has each move on the disk before it tells it",
        "(SQLite, WAL, synchronous=FULL); boardgame.io keeps its matches in memory.",
    ]
    for title, rows in sections(plan):
        kept = [row for row in rows if any(found.get(who, {}).get(row.measure) for who in names)]
        if not kept:
            continue
        both = any(found.get(THEIRS, {}).get(row.measure) for row in kept)
        heads = [names[OURS], names[THEIRS] if both else "", "ours is" if both else ""]
        lines += ["", f"{title:<44}{heads[0]:>24}{heads[1]:>26}{heads[2]:>10}".rstrip()]
        for row in kept:
            ours, theirs = (shown(found.get(who, {}).get(row.measure, [])) for who in (OURS, THEIRS))
            times = ratio(found, row.measure, row.ratio)
            told = f"{times:.3g}×" if times is not None else ""
            lines.append(f"  {row.text:<42}{ours:>24}{theirs:>26}{told:>10}".rstrip())
    lost = {who: moves for who, series in found.items() if (moves := lost_by(series))}
    lines += ["", *(f"LOST: {moves} moves never reached all sockets ({who})." for who, moves in lost.items())]
    lines += [] if lost else ["Every move reached all its sockets."]
    lines += ["", "Targets of the server"]
    lines += [f"  {t['verdict']:<13} {t['target']:<46} {t['found']}" for t in targets(found) if t["found"]]
    return "\n".join(lines)


def numbers(values: list[float]) -> dict[str, Any]:
    """A series as JSON, which knows no infinity: what took for ever is null."""
    middle = median(values)
    return {
        "median": middle if math.isfinite(middle) else None,
        "rounds": [value if math.isfinite(value) else None for value in values],
    }


def as_json(found: Rounds, versions: dict[str, str], plan: Plan, rounds: int) -> dict[str, Any]:
    """Everything that was found, for programs."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
        "cores": os.cpu_count(),
        "rounds": rounds,
        "plan": vars(plan),
        "versions": versions,
        "results": {
            who: {name: numbers(values) for name, values in measures.items()}
            for who, measures in found.items()
        },
        "targets": targets(found),
    }
