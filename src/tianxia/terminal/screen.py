"""The screen: styled lines of at most eighty columns, and what the person types in reply.

Colour is an ornament: everything it says is also said by a letter, a shape or a word.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from tianxia.kernel import LETTERS
from tianxia.words import SHAPES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

WIDTH: Final = 80
SEAT_STYLES: Final = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta")
ACCENT: Final = "bold red"
GAIN: Final = "green"
COST: Final = "yellow"
QUIET: Final = "dim"
STRONG: Final = "bold"

PLAIN_SPACES: Final = str.maketrans("\u00a0\u202f", "  ")
"""Unbreakable spaces have done their work once lines are broken, and not every font has the narrow one."""

TAGS: Final = [letter + shape for letter, shape in zip(LETTERS, SHAPES, strict=True)]


class Screen:
    """Where lines are written and answers are read."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stderr):
            # A screen that cannot show a shape shows a question mark in its place.
            getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.width = min(WIDTH, self.console.width)

    @property
    def alive(self) -> bool:
        """Whether somebody looks at a real terminal."""
        return sys.stdout.isatty() and not self.console.is_dumb_terminal

    def show(self, lines: Iterable[str | Text]) -> None:
        """Write lines as they are, each already narrow enough."""
        for line in lines:
            text = tagged(line)
            text.plain = text.plain.translate(PLAIN_SPACES)
            self.console.print(text, soft_wrap=True)

    def say(self, text: str | Text, style: str = "", indent: int = 0) -> None:
        """Write a text, broken into lines; those after the first are set in by `indent`."""
        self.show(wrapped(text, self.width, indent, style))

    def command(self, text: str, line: str) -> None:
        """Write something to be typed into a shell: whole, so that it can be copied."""
        whole = f"{text} {line}"
        self.show([whole] if cell_len(whole) <= self.width else [text, f"  {line}"])

    def rule(self, title: str) -> None:
        """Write a heading with a line to the edge."""
        line = Text(f"── {title} ", style=STRONG)
        line.append("─" * max(0, self.width - line.cell_len), style=QUIET)
        self.show([line])

    def ask(self, prompt: str) -> str:
        """What the person types; end of input is an `EOFError`."""
        self.console.file.flush()
        if sys.stdin.isatty():
            with_editing()
            return input(prompt)
        self.console.print(prompt, end="", soft_wrap=True)
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        # What is piped in is not on the screen yet; written down, a session reads as it was played.
        self.console.print(line.rstrip("\n"), soft_wrap=True)
        return line.rstrip("\n")

    def clear(self) -> None:
        """Leave nothing to read on the screen, nor by scrolling back."""
        if self.alive:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Show that somebody is thinking, for as long as it takes."""
        if self.alive:
            self.console.print(tagged(text), end="\r", soft_wrap=True)
            self.console.file.flush()
        try:
            yield
        finally:
            if self.alive:
                self.console.file.write("\r\x1b[2K")

    @contextmanager
    def progress(self, text: str) -> Iterator[Callable[[int, int], None]]:
        """A bar for long work; what it yields is told how much is done, and of how much."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.console, transient=True, disable=not self.alive) as bar:
            task = bar.add_task(text)
            yield lambda done, total: bar.update(task, completed=done, total=total)


def with_editing() -> None:
    """Give typed lines editing and history, where the machine has it."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return


def tagged(line: str | Text) -> Text:
    """A line with the tags of seats in their colours."""
    text = Text(line) if isinstance(line, str) else line.copy()
    for seat, style in enumerate(SEAT_STYLES):
        start = text.plain.find(TAGS[seat])
        while start >= 0:
            text.stylize(style, start, start + 2)
            start = text.plain.find(TAGS[seat], start + 2)
    return text


def wrapped(text: str | Text, width: int, indent: int = 0, style: str = "") -> list[Text]:
    """A text broken into lines at plain spaces; unbreakable ones hold what they join together."""
    whole = Text(text, style=style) if isinstance(text, str) else text
    lines: list[Text] = []
    for paragraph in whole.split("\n", allow_blank=True):
        start, margin = 0, ""
        while cell_len(margin + paragraph.plain[start:]) > width:
            cut = breaking_point(paragraph.plain, start, width - len(margin))
            if cut < 0:
                break
            lines.append(Text(margin) + paragraph[start:cut])
            start, margin = cut + 1, " " * indent
        lines.append(Text(margin) + paragraph[start:])
    return lines


def breaking_point(text: str, start: int, width: int) -> int:
    """The last space that leaves a line narrow enough, else the first there is, else -1."""
    best = -1
    space = text.find(" ", start)
    while space >= 0:
        # A number stays with what it counts.
        if text[start:space].strip() and not text[space - 1].isdigit():
            if best >= 0 and cell_len(text[start:space]) > width:
                break
            best = space
        space = text.find(" ", space + 1)
    return best


def padded(text: str, width: int, *, right: bool = False) -> str:
    """A text filled up with spaces to a width, by what it takes on the screen."""
    space = " " * max(0, width - cell_len(text))
    return space + text if right else text + space


def capital(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def in_columns(rows: list[list[Text]], gap: int = 1, *, right: bool = False) -> list[Text]:
    """Rows with their cells under each other; `right` sets all but the first column to the right."""
    count = max(len(row) for row in rows)
    widths = [max(cell_len(row[i].plain) for row in rows if i < len(row)) for i in range(count)]
    lines: list[Text] = []
    for row in rows:
        line = Text()
        for number, cell in enumerate(row):
            space = Text(" " * (widths[number] - cell.cell_len))
            line.append_text(Text(" " * gap) if number else Text(""))
            line.append_text(space + cell if right and number else cell + space)
        line.rstrip()
        lines.append(line)
    return lines
