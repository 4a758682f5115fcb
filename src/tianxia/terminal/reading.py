"""What a person meant by a line: a move by its number or its words, however loosely typed."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any, Final

from tianxia.kernel import TianxiaError, UnknownMove
from tianxia.terminal.numbers import within
from tianxia.terminal.telling import cards, refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tianxia.kernel import State
    from tianxia.words import Words

COMMANDS: Final = ("help", "board", "moves", "log", "hint", "undo", "save", "quit")
MOST_NAMED: Final = 4
"""How many moves an ambiguous line is said to fit."""

PLAIN_LETTERS: Final = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "ø": "o", "ß": "ss"})


class Misunderstood(TianxiaError):
    """A line that names no move one may make now; its text says why, in the reader's language."""


def folded(text: str) -> list[str]:
    """The words of a text without case, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(PLAIN_LETTERS))
    return re.findall(r"[a-z0-9]+", "".join(c for c in plain if not unicodedata.combining(c)))


def abbreviates(typed: list[str], full: list[str]) -> bool:
    """Whether each typed word begins a word of the full wording, in the same order."""
    rest = iter(full)
    return all(any(word.startswith(start) for word in rest) for start in typed)


def wordings(card: Mapping[str, Any], words: Words) -> list[list[str]]:
    """How a move can be said: as the game's vocabulary has it, and as it is shown."""
    return [folded(str(card["text"])), folded(words.move(card))]


def fitting(line: str, moves: list[Mapping[str, Any]], words: Words) -> list[Mapping[str, Any]]:
    """The moves a line can mean: those it names in full, else those it abbreviates."""
    typed = folded(line)
    known = [(card, wordings(card, words)) for card in moves if typed]
    exact = [card for card, full in known if typed in full]
    return exact or [card for card, full in known if any(abbreviates(typed, wording) for wording in full)]


def command(line: str, words: Words, *, loosely: bool = False) -> tuple[str, str] | None:
    """The command a line gives, with the rest of the line; `loosely` takes abbreviations too."""
    first, _, rest = line.strip().partition(" ")
    typed = "".join(folded(first)) if first != "?" else "help"
    for name in COMMANDS:
        names = (name, "".join(folded(words.say(f"command-{name}"))))
        if typed in names or (loosely and typed and any(full.startswith(typed) for full in names)):
            return name, rest.strip()
    return None


def understand(line: str, state: State, view: dict[str, object], words: Words) -> int:
    """The move a line means; `Misunderstood` says why there is none."""
    offered, refused = cards(view["moves"]), cards(view["refused"])
    if line.strip().isdecimal():
        number = within(int, line, 1, len(offered))
        if number is None:
            raise Misunderstood(words.say("no-such-number", number=line.strip(), count=len(offered)))
        return int(offered[number - 1]["id"])
    found = fitting(line, offered, words)
    if len(found) == 1:
        return int(found[0]["id"])
    if found:
        names = [f"“{words.move(card)}”" for card in found[:MOST_NAMED]]
        raise Misunderstood(words.say("ambiguous", line=line.strip(), moves=", ".join(names)))
    for card in fitting(line, refused, words):
        raise Misunderstood(f"{words.move(card)}: {refusal(words, card['why'])}")
    elsewhere(line, state, view, words)
    raise Misunderstood(words.say("not-understood", line=line.strip()))


def elsewhere(line: str, state: State, view: dict[str, object], words: Words) -> None:
    """Say why a move of the vocabulary that nobody would think of now is not allowed."""
    you = view["you"]
    try:
        move = state.setup.game.moves.parse(line.strip().lower())
    except UnknownMove:
        return
    why = state.why_not(you, move) if isinstance(you, int) else None
    if why is not None:
        raise Misunderstood(refusal(words, why.as_json()))
