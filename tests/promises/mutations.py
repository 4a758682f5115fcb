"""Ways to spoil a text, an edition or a record, for the parsers to survive."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from hypothesis import strategies as st

ODD: Final = [
    "",
    "0",
    "-1",
    "1e999",
    "null",
    "é",
    "\ud800",
    "\x00",
    "“",
    '"',
    "{",
    "[",
    "]",
    "=",
    "A",
    "9" * 30,
    "\n",
]

numbers: Final = st.integers(-(2**40), 2**40)
scalars: Final = (
    st.none() | st.booleans() | numbers | st.floats() | st.text(max_size=8) | st.sampled_from(ODD)
)
json_values: Final = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
)


@st.composite
def spoilt_text(draw: st.DrawFn, text: str) -> str:
    """A text with a few characters changed, added, taken out, doubled, or cut off."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 5)))
        how = draw(st.sampled_from(["flip", "insert", "delete", "double", "cut", "case"]))
        if how == "flip" and start < len(text):
            flipped = chr(ord(text[start]) ^ 1 << draw(st.integers(0, 6)))
            text = text[:start] + flipped + text[start + 1 :]
        elif how == "insert":
            text = text[:start] + draw(st.sampled_from(ODD) | st.text(max_size=3)) + text[start:]
        elif how == "delete":
            text = text[:start] + text[end:]
        elif how == "double":
            text = text[:end] + text[start:]
        elif how == "cut":
            text = text[:start]
        elif how == "case":
            text = text[:start].swapcase() + text[start:]
    return text


@st.composite
def spoilt_json(draw: st.DrawFn, data: Any) -> Any:
    """Plain data with one value somewhere replaced, removed, renamed, doubled or put out of order."""
    if isinstance(data, dict) and data:
        key = draw(st.sampled_from(sorted(data)))
        how = draw(st.sampled_from(["within", "replace", "remove", "rename", "add"]))
        if how == "within":
            return {**data, key: draw(spoilt_json(data[key]))}
        if how == "replace":
            return {**data, key: draw(json_values)}
        if how == "add":
            return {**data, draw(st.text(max_size=6)): draw(json_values)}
        rest = {name: value for name, value in data.items() if name != key}
        return rest if how == "remove" else {**rest, key + draw(st.text(max_size=2)): data[key]}
    if isinstance(data, list) and data:
        place = draw(st.integers(0, len(data) - 1))
        how = draw(st.sampled_from(["within", "replace", "remove", "double", "swap"]))
        if how == "within":
            return [*data[:place], draw(spoilt_json(data[place])), *data[place + 1 :]]
        if how == "replace":
            return [*data[:place], draw(json_values), *data[place + 1 :]]
        if how == "remove":
            return [*data[:place], *data[place + 1 :]]
        if how == "double":
            return [*data[: place + 1], *data[place:]]
        return [*data[place:], *data[:place]]
    if isinstance(data, str):
        return draw(spoilt_text(data) | json_values)
    return draw(json_values)


@st.composite
def spoilt_edition(draw: st.DrawFn, text: str) -> str:
    """An edition as a slip of the pen leaves it: a number, a line or a word is wrong."""
    lines = text.splitlines()
    for _ in range(draw(st.integers(1, 2))):
        place = draw(st.integers(0, len(lines) - 1))
        line = lines[place]
        how = draw(st.sampled_from(["number", "value", "name", "drop", "double", "move", "text"]))
        if how == "number" and (found := list(re.finditer(r"\d+", line))):
            number = draw(st.sampled_from(found))
            other = draw(st.integers(-2, 15) | numbers | st.just("true") | st.just('"five"') | st.just("1.5"))
            lines[place] = f"{line[: number.start()]}{other}{line[number.end() :]}"
        elif how == "value" and "=" in line:
            lines[place] = f"{line.partition('=')[0]}= {draw(st.sampled_from(VALUES))}"
        elif how == "name":
            lines[place] = re.sub(r"\w+", lambda word: word.group() + "x", line, count=1)
        elif how == "drop":
            lines[place] = ""
        elif how == "double":
            lines.insert(place, line)
        elif how == "move":
            lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(place))
        elif how == "text":
            lines[place] = draw(spoilt_text(line))
    return "\n".join(lines)


VALUES: Final = [
    "",
    "0",
    "-1",
    "[]",
    "[[]]",
    "[1, 2]",
    "{}",
    "{ a = 1 }",
    '""',
    '"x"',
    "true",
    "nan",
    "1979-05-27",
]


def as_text(data: object) -> str:
    """Data as JSON, with whatever a careless writer lets through."""
    return json.dumps(data, ensure_ascii=False)
