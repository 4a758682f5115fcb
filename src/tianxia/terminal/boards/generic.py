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
        only = next(iter(self.table.values())) if len(self.table) == 1 else None
        shown = only if isinstance(only, dict) and grid(only) is not None else self.table
        return [*self.heading(self.words.title()), *self.described(shown, 0)]

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
        drawn = grid(data) if isinstance(data, dict) else None
        if drawn is not None:
            return [Text(margin + line) for line in drawn]
        lines: list[Text] = []
        for name, key, value in self.entries(data):
            line = Text(f"{margin}{name}:", style=STRONG)
            short = self.brief(key, value)
            if short is not None and line.cell_len + 1 + len(short) <= WIDTH:
                line.append(f" {short}", style="not bold")
                lines.append(line)
            else:
                lines += [line, *self.described(value, depth + 1)]
        return lines or wrapped(margin + self.plain("", data), WIDTH, len(margin))

    def entries(self, data: object) -> list[tuple[str, str, object]]:
        """What nested data holds, each thing with its name and key; a list of all players goes by seats."""
        if isinstance(data, dict):
            return [(self.label(str(key)), str(key), value) for key, value in data.items()]
        if isinstance(data, list):
            seats = len(data) == self.view["seats"] and any(isinstance(item, (dict, list)) for item in data)
            names = [tag(number) if seats else str(number + 1) for number in range(len(data))]
            return [(name, "", value) for name, value in zip(names, data, strict=True)]
        return []

    def label(self, key: str) -> str:
        """What a part of the view is called."""
        return self.words.say(f"board-{key}") if self.words.has(f"board-{key}") else readable(key)

    def plain(self, key: str, value: object) -> str:
        """A single value."""
        if isinstance(value, str):
            domain = self.words.domain_of(key, value)
            if domain:
                return self.words.thing(domain, value)
            return self.words.say(f"move-{value}") if self.words.has(f"move-{value}") else readable(value)
        return (
            "–"
            if value in (None, [], {})
            else "✓"
            if value is True
            else "✗"
            if value is False
            else str(value)
        )

    def brief(self, key: str, value: object) -> str | None:
        """A value on one line, unless it is too deep for that."""
        if not isinstance(value, (dict, list)) or not value:
            return self.plain(key, value)
        items = [*value.values()] if isinstance(value, dict) else value
        if any(isinstance(item, dict) for item in items) or (
            isinstance(value, dict) and grid(value) is not None
        ):
            return None
        parts = [self.brief(name, item) for _, name, item in self.entries(value)]
        if isinstance(value, dict):
            parts = [f"{self.label(str(name))} {text}" for name, text in zip(value, parts, strict=True)]
        return ", ".join(str(part) for part in parts)


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
