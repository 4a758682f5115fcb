"""Which characters may stand in a text that somebody sends.

Refused everywhere: control characters (NUL among them, which PostgreSQL cannot store), marks that turn the
direction of writing, characters that show nothing, and halves of characters. Joiners and variation selectors
stay where scripts and emoji need them: within a word whose letters know no capitals, or within an emoji.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Any, Final
from unicodedata import category

from msgspec import Struct

from tianxia.server.faults import Refused

LINE_BREAKS: Final = frozenset("\n\r\t")
JOINERS: Final = frozenset("\u200c\u200d")
SELECTORS: Final = frozenset("\ufe0e\ufe0f")
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
) | frozenset(map(chr, range(0xFE00, 0xFE0E)))
"""Letters, marks and signs that are drawn as nothing."""

REFUSED: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
CASED: Final = frozenset(("Lu", "Ll", "Lt", "Lm"))


def invisible(character: str) -> bool:
    """Whether a character shows nothing by itself, and is allowed only between others."""
    return character in JOINERS or character in SELECTORS or 0xE0100 <= ord(character) <= 0xE01EF


def never(character: str) -> bool:
    """Whether a character is refused wherever it stands, except for line breaks in long texts."""
    return character in BLANK or (category(character) in REFUSED and character not in JOINERS)


@cache
def pattern() -> str:
    """A regular expression for texts, for the published description: without all that may be refused.

    Readers of descriptions disagree about characters past the first plane, so it names none of them.
    """
    codes = chain(range(0xD800), range(0xE000, 0x10000))
    refused = [code for code in codes if never(chr(code)) or invisible(chr(code))]
    ranges: list[list[int]] = []
    for code in refused:
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    spelt = "".join(f"\\u{first:04x}-\\u{last:04x}" for first, last in ranges)
    return f"^[^{spelt}]*$"


def proper(text: str, lines: bool = False) -> bool:
    """Whether all characters of a text are allowed; `lines` allows line breaks and tabs too."""
    if text.isascii() and text.isprintable():
        return True
    before = ""
    for character in text:
        if invisible(character):
            kind = category(before) if before else "Zs"
            if kind in CASED or kind[0] in "ZC" or (invisible(before) and before not in SELECTORS):
                return False
        elif never(character) and not (lines and character in LINE_BREAKS):
            return False
        before = character
    return before not in JOINERS


def check(text: str, field: str = "text", lines: bool = False) -> None:
    """Refuse a text with a character that is not allowed."""
    if not proper(text, lines):
        raise Refused(
            400,
            "bad-text",
            f"{field}: control characters, direction marks and invisible characters are not allowed.",
            {"field": field},
        )


def check_all(value: object, field: str, lines: bool = False) -> None:
    """Refuse such a text anywhere in plain data: lists, the keys and the values of objects."""
    if isinstance(value, str):
        check(value, field, lines)
    elif isinstance(value, dict):
        for key, one in value.items():
            check_all(key, field, lines)
            check_all(one, field, lines)
    elif isinstance(value, (list, tuple)):
        for one in value:
            check_all(one, field, lines)


class Incoming(Struct):
    """A message from outside. Every text in it is checked when it is read, so that no field is forgotten."""

    def __post_init__(self) -> None:
        """Check every field that is not a message itself."""
        for name in self.__struct_fields__:
            value: Any = getattr(self, name)
            if value is not None and not isinstance(value, (bool, int, Struct)):
                check_all(value, name, name in LONG_TEXTS)


LONG_TEXTS: Final = frozenset(("tables",))
"""Fields that hold whole files, with line breaks."""
