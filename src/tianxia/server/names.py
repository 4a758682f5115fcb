"""Names: which are allowed, and which look alike.

Two names look alike when they are drawn nearly the same: `Anna` and `Аnnа` with Cyrillic letters, `Emma` and
`Ernma`, `Iza` and `lza`. Which characters are drawn alike is Unicode's own table, from the package
`confusable-homoglyphs`: each character has one *prototype*, and a name with every character replaced by its
prototype is the name's skeleton (Unicode Technical Standard 39).
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from tianxia.server.faults import Refused
from tianxia.server.texts import invisible

RESERVED: Final = re.compile(r"guest \d+")
"""Names that guests are given."""

FEWEST_CHARACTERS: Final = 5
"""How many different characters a password has at least."""


def name_key(name: str) -> str:
    """What makes two names the same: neither case nor the way accents are written."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def clean_name(name: str) -> str:
    """A name without superfluous blanks."""
    kept = "".join(
        " " if unicodedata.category(c)[0] in "CZ" and not invisible(c) else c
        for c in unicodedata.normalize("NFC", name)
    )
    found = " ".join(kept.split())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in found):
        raise Refused(409, "bad-name", "A name needs at least one visible character.")
    return found


@cache
def prototypes() -> dict[int, str]:
    """The prototype of every character that is drawn like another.

    The package tells which characters are alike, both ways. A prototype is alike to all of its group, the
    others only to it; of a pair it is the one of several characters, or the one that comes first.
    """
    from confusable_homoglyphs.confusables import confusables_data

    found: dict[int, str] = {}
    for character, listed in confusables_data.items():
        alike = [one["c"] for one in listed]
        if len(character) != 1 or len(alike) != 1:
            continue
        [other] = alike
        if len(confusables_data.get(other, ())) > 1 or len(other) > 1 or other < character:
            found[ord(character)] = other.replace("\u200e", "")
    return found


def skeleton(name: str) -> str:
    """A name with every character replaced by what it looks like."""
    shown = "".join(c for c in unicodedata.normalize("NFD", name) if not invisible(c))
    return unicodedata.normalize("NFD", shown.translate(prototypes()))


def looks(name: str) -> list[str]:
    """All that a name can be mistaken for: as it is, and in small letters."""
    key = name_key(name)
    return list(dict.fromkeys((key, *(look(one) for one in (name, key)))))


def look(name: str) -> str:
    """What a name looks like, whatever its case and its blanks."""
    return "".join(skeleton(unicodedata.normalize("NFKC", name)).casefold().split())


def check_account_name(name: str) -> None:
    """Refuse names that no account may have: guests' names, and scripts mixed to look like another."""
    from confusable_homoglyphs import confusables

    if RESERVED.fullmatch(name_key(name)):
        raise Refused(409, "bad-name", "Guests are called so; please choose another name.")
    mixed = confusables.is_mixed_script(name, allowed_aliases=["common", "inherited"])
    if mixed and confusables.is_confusable(name, preferred_aliases=["latin"]):
        raise Refused(
            409, "mixed-script", "This name mixes letters of several scripts that look alike; use one script."
        )


@cache
def common_passwords() -> frozenset[str]:
    """The passwords that are tried first."""
    text = files("tianxia.server").joinpath("passwords.txt").read_text(encoding="utf-8")
    return frozenset(line for line in text.split("\n") if line and not line.startswith("#"))


def check_password(name: str, password: str) -> None:
    """Refuse passwords that anybody would try: common ones, the name, a few characters over and over."""
    plain = name_key(password)
    bare = re.sub(r"[\d\W_]+$", "", plain)
    own = {name_key(name), "".join(name_key(name).split()), look(name)}
    if (
        plain in common_passwords()
        or (bare and bare in common_passwords())
        or plain in own
        or bare in own
        or len(set(plain)) < FEWEST_CHARACTERS
    ):
        raise Refused(
            409, "weak-password", "This password is one of the first that anybody would try; choose another."
        )
