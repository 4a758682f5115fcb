"""Editions: component tables as data, checked on loading with errors that name file, line and expectation."""

from __future__ import annotations

import json
import re
import tomllib
from hashlib import sha256

from tianxia.kernel.errors import BadEdition


class Edition:
    """A game's component tables: a name, the text they came from, and the data in it."""

    __slots__ = ("data", "name", "source", "stand_ins", "text")

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        try:
            text.encode()
            self.data: dict[str, object] = dict(tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            said = str(error).replace("at end of document", f"at line {len(text.splitlines())}, the last")
            raise BadEdition(f"{source}: this is not valid TOML: {said}.") from None
        except (ValueError, RecursionError) as error:
            # Half characters, numbers of thousands of digits, brackets without end.
            raise BadEdition(f"{source}, line 1: this cannot be read: {error}.") from None
        self.stand_ins: list[str] = []
        collect_stand_ins(self.data, "", self.stand_ins)
        name = self.data.get("edition")
        if not isinstance(name, str) or not name:
            raise BadEdition(f'{source}, line 1: expected the edition\'s name, such as edition = "2007".')
        self.name = name

    @property
    def digest(self) -> str:
        """A fingerprint of the tables, whatever the comments and the layout of their file."""
        return sha256(json.dumps(self.data, sort_keys=True, default=str).encode()).hexdigest()

    def top(self) -> Section:
        """The file's outermost section."""
        return Section(self, "", self.data)


def collect_stand_ins(data: object, path: str, found: list[str]) -> None:
    """List the sections that carry `stand_in = true`: values the published text does not tell."""
    if isinstance(data, dict):
        if data.get("stand_in") is True:
            found.append(path)
        for key, value in data.items():
            collect_stand_ins(value, f"{path}.{key}" if path else str(key), found)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            collect_stand_ins(value, f"{path}[{number + 1}]", found)


class Section:
    """One table of an edition, read field by field; what is left unread at the end is a mistake."""

    __slots__ = ("data", "edition", "path", "unread")

    def __init__(self, edition: Edition, path: str, data: dict[str, object]) -> None:
        self.edition = edition
        self.path = path
        self.data = data
        self.unread: list[str] = [key for key in data if key not in ("stand_in", "edition")]

    def fail(self, key: str, expected: str) -> BadEdition:
        """The error for a field: file, line, what was expected, what was found."""
        where = f"{self.edition.source}, line {line_of(self.edition.text, self.path, key)}"
        name = f"{self.path}.{key}" if self.path else key
        found = f", not {self.data[key]!r}" if key in self.data else ", but it is missing"
        return BadEdition(f"{where}: {name} must be {expected}{found}.")

    def read(self, key: str) -> object:
        """A field's raw value, marked as read."""
        if key in self.unread:
            self.unread.remove(key)
        return self.data.get(key)

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number in a range."""
        value = self.read(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(key, f"a whole number from {low} to {high}")
        return value

    def integers(self, key: str, low: int, high: int, length: int = 0) -> list[int]:
        """A list of whole numbers in a range, of a given length unless that is 0."""
        value = self.read(key)
        count = f"{length} whole numbers" if length else "whole numbers"
        expected = f"a list of {count} from {low} to {high}"
        if not isinstance(value, list) or (length and len(value) != length) or not value:
            raise self.fail(key, expected)
        for item in value:
            if isinstance(item, bool) or not isinstance(item, int) or not low <= item <= high:
                raise self.fail(key, expected)
        return [item for item in value if isinstance(item, int)]

    def text(self, key: str, choices: tuple[str, ...] = ()) -> str:
        """A text, one of `choices` unless they are empty."""
        value = self.read(key)
        if not isinstance(value, str) or (choices and value not in choices):
            raise self.fail(key, f"one of {', '.join(choices)}" if choices else "a text in quotes")
        return value

    def section(self, key: str) -> Section:
        """A table within this one."""
        value = self.read(key)
        if not isinstance(value, dict):
            raise self.fail(key, "a table")
        return Section(self.edition, f"{self.path}.{key}" if self.path else key, value)

    def has(self, key: str) -> bool:
        """Whether a field is there."""
        return key in self.data

    def finish(self) -> None:
        """Refuse fields that nobody asked for: most often a slip of the pen."""
        if self.unread:
            key = self.unread[0]
            where = f"{self.edition.source}, line {line_of(self.edition.text, self.path, key)}"
            raise BadEdition(f"{where}: {self.path or 'the file'} has no field “{key}”.")


def line_of(text: str, path: str, key: str) -> int:
    """The line where a field stands, or its table begins, or the first line."""
    table = ""
    table_line = 1
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*\[\[?\s*([^\]]+?)\s*\]\]?", line)
        if header is not None:
            table = header.group(1).replace('"', "")
            if table == path:
                table_line = number
            if table == (f"{path}.{key}" if path else key):
                return number
            continue
        field = re.match(r"\s*([\w.-]+|\"[^\"]+\")\s*=", line)
        if field is not None:
            name = field.group(1).replace('"', "")
            full = f"{table}.{name}" if table else name
            if table == path and name == key:
                return number
            if full == path:  # an inline table on one line: `young = { value = 2, … }`
                return number
    return table_line
