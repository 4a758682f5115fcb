"""Points, lines and borders: enough to see whether a map makes sense. Nothing here is needed in play."""

from __future__ import annotations

import re

Point = tuple[int, int]


def points_of(text: str) -> list[Point] | None:
    """The points a text such as `490,106 572,104` names; none if it names anything else."""
    found: list[Point] = []
    for word in text.split():
        match = re.fullmatch(r"(\d{1,4}),(\d{1,4})", word, re.ASCII)
        if match is None:
            return None
        found.append((int(match.group(1)), int(match.group(2))))
    return found


def svg(line: list[Point]) -> str:
    """Points as SVG's `points` writes them."""
    return " ".join([f"{x},{y}" for x, y in line])


def turn(a: Point, b: Point, c: Point) -> int:
    """Whether the way from a over b to c turns left (1), right (-1) or not at all."""
    area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (area > 0) - (area < 0)


def between(a: Point, b: Point, c: Point) -> bool:
    """Whether c, on the line through a and b, lies from one to the other."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the straight lines a-b and c-d meet anywhere but in an end they share."""
    common = {a, b} & {c, d}
    if len(common) == 2:
        return True
    if common:
        end = common.pop()
        one = b if a == end else a
        other = d if c == end else c
        # Two roads from one place overlap only if they set out in the same direction.
        return turn(end, one, other) == 0 and (between(end, one, other) or between(end, other, one))
    if turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0:
        return True
    touching = [(a, b, c), (a, b, d), (c, d, a), (c, d, b)]
    return any(turn(p, q, r) == 0 and between(p, q, r) for p, q, r in touching)


def inside(place: Point, border: list[Point]) -> bool:
    """Whether a point lies inside a closed line."""
    x, y = place
    found = False
    before = border[-1]
    for after in border:
        if (before[1] > y) != (after[1] > y):
            slope = (after[0] - before[0]) / (after[1] - before[1])
            if x < before[0] + slope * (y - before[1]):
                found = not found
        before = after
    return found


def on_border(place: Point, border: list[Point], tolerance: float) -> bool:
    """Whether a point lies on a closed line, or as near as a drawing needs."""
    before = border[-1]
    for after in border:
        if distance(place, before, after) <= tolerance:
            return True
        before = after
    return False


def distance(place: Point, a: Point, b: Point) -> float:
    """How far a point is from a straight line of two ends."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / length
    along = min(max(along, 0.0), 1.0)
    x, y = a[0] + along * dx - place[0], a[1] + along * dy - place[1]
    return float((x * x + y * y) ** 0.5)


def shared(one: list[Point], other: list[Point]) -> bool:
    """Whether two closed lines run together for a while: neighbours share points one after another."""
    common = set(one) & set(other)
    before = one[-1]
    for after in one:
        if before in common and after in common and next_to(other, before, after):
            return True
        before = after
    return False


def next_to(line: list[Point], a: Point, b: Point) -> bool:
    """Whether two points follow each other on a closed line, in either direction."""
    here = line.index(a)
    return b in (line[here - 1], line[(here + 1) % len(line)])
