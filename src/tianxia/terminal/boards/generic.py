"""A board for any game: it draws a view as plain data, grids as grids and everything else as a list."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tianxia.terminal.screen import QUIET, STRONG, WIDTH, padded, wrapped
from tianxia.words import readable, tag

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tianxia.kernel import Event, Setup
    from tianxia.words import Words

EMPTY: Final = "·"


class Board:
    """A view put into lines. A game's own board overrides what it can say better."""

    def __init__(self, view: dict[str, object], words: Words, setup: Setup) -> None:
        self.view = view
        self.words = words
        self.setup = setup
        table = view["table"]
        self.table: dict[str, Any] = table if isinstance(table, dict) else {}

    def chapter(self) -> object:
        """Where in the game we are: while it stays the same, the board need not be drawn anew."""
        return self.view["table"]

    def draw(self) -> list[Text]:
        """The whole board."""
        return [*self.heading(self.words.title()), *self.described(self.table, 0)]

    def note(self, move: Mapping[str, object]) -> str:
        """What a player should know of a move beside its name and its effects."""
        del move
        return ""

    def account(self, log: list[list[Event]]) -> list[Text]:
        """How everybody's points came about, at the end of the game."""
        del log
        return []

    def heading(self, title: str) -> list[Text]:
        """The first line, with a rule to the edge."""
        line = Text(f"── {title} ", style=STRONG)
        line.append("─" * max(0, WIDTH - line.cell_len), style=QUIET)
        return [line]

    def described(self, data: object, depth: int) -> list[Text]:
        """Nested data as indented lines."""
        margin = "  " * depth
        if isinstance(data, dict):
            drawn = grid(data)
            if drawn is not None:
                return [Text(margin + line) for line in drawn]
            lines: list[Text] = []
            for key, value in data.items():
                lines += self.entry(f"{margin}{readable(str(key))}: ", value, depth)
            return lines
        if isinstance(data, list):
            lines = []
            for number, value in enumerate(data):
                name = tag(number) if len(data) == self.view["seats"] else str(number + 1)
                lines += self.entry(f"{margin}{name}: ", value, depth)
            return lines
        return wrapped(Text(margin + plain(data)), WIDTH, len(margin))

    def entry(self, name: str, value: object, depth: int) -> list[Text]:
        """One thing with its name, on one line where that is short enough."""
        line = Text(name, style=STRONG)
        short = brief(value)
        if short is not None and line.cell_len + len(short) <= WIDTH:
            line.append(short, style="not bold")
            return [line]
        return [line, *self.described(value, depth + 1)]


def plain(value: object) -> str:
    """A single value."""
    return "–" if value is None else "✓" if value is True else "✗" if value is False else str(value)


def brief(value: object) -> str | None:
    """A value on one line, unless it is too deep for that."""
    if isinstance(value, dict):
        if grid(value) is not None:
            return None
        parts = [(f"{readable(str(key))} ", brief(item)) for key, item in value.items()]
    elif isinstance(value, list):
        parts = [("", brief(item)) for item in value]
    else:
        return plain(value)
    if any(text is None for _, text in parts) or any(isinstance(v, dict) for v in values_of(value)):
        return None
    return ", ".join(f"{name}{text}" for name, text in parts) or "–"


def values_of(value: dict[str, object] | list[object]) -> list[object]:
    """The values of a dictionary or a list."""
    return [*value.values()] if isinstance(value, dict) else value


def mark(owner: object) -> str:
    """What a cell of a grid shows: its owner's tag, or that it is empty."""
    return EMPTY if owner is None else tag(owner)


def grid(data: dict[str, object]) -> list[str] | None:
    """A board of cells named `a1`, or of columns that are lists, drawn as a grid; anything else is none."""
    if not data:
        return None
    if all(isinstance(column, list) for column in data.values()):
        columns = [list(column) for column in data.values() if isinstance(column, list)]
        cells = [cell for column in columns for cell in column]
        if len({len(column) for column in columns}) != 1 or not all(is_cell(cell) for cell in cells):
            return None
        rows = [[mark(column[row]) for column in columns] for row in reversed(range(len(columns[0])))]
        return aligned([*rows, [str(key) for key in data]])
    if not all(re.fullmatch(r"[a-z]\d+", str(key)) and is_cell(value) for key, value in data.items()):
        return None
    letters = sorted({str(key)[0] for key in data})
    numbers = sorted({int(str(key)[1:]) for key in data}, reverse=True)
    rows = [[str(n), *[mark(data.get(f"{letter}{n}")) for letter in letters]] for n in numbers]
    return aligned([*rows, ["", *letters]])


def is_cell(value: object) -> bool:
    """Whether a value can be a cell of a grid: nobody's, or a seat's."""
    return value is None or (isinstance(value, int) and not isinstance(value, bool))


def aligned(rows: list[list[str]]) -> list[str]:
    """Rows of a grid with their columns under each other."""
    width = max(len(cell) for row in rows for cell in row)
    return [" ".join(padded(cell, width) for cell in row).rstrip() for row in rows]
