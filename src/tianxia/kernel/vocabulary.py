"""Moves as one table: from it come the dense integer, the JSON, the typed text and the element to light.

A game declares its kinds of move with typed arguments. A move is one integer: its kind's offset
plus its arguments written as digits, the last argument changing fastest.
"""

from __future__ import annotations

import re
from typing import Final

from tianxia.kernel.errors import UnknownMove
from tianxia.kernel.packed import i64

LONGEST_LIST: Final = 12


def listed(tokens: tuple[str, ...] | list[str]) -> str:
    """Tokens for an error message, cut where a reader would stop reading."""
    shown = ", ".join(tokens[:LONGEST_LIST])
    return shown if len(tokens) <= LONGEST_LIST else f"{shown}, … ({len(tokens)} in all)"


class Domain:
    """The values an argument may take: things of one sort, each with the token people type."""

    __slots__ = ("index", "name", "tokens")

    def __init__(self, name: str, tokens: tuple[str, ...]) -> None:
        self.name = name
        self.tokens = tokens
        # People type capitals as they please.
        self.index: dict[str, int] = {token.lower(): number for number, token in enumerate(tokens)}
        self.index.update({token: number for number, token in enumerate(tokens)})

    def find(self, token: str) -> int:
        """The number of a token."""
        number = self.index.get(token)
        if number is None:
            raise UnknownMove(f"“{token}” is not a {self.name}; expected one of: {listed(self.tokens)}.")
        return number


def numbered(name: str, count: int) -> Domain:
    """A domain of things that are only counted: 1, 2, 3 and so on."""
    return Domain(name, tuple(str(number + 1) for number in range(count)))


class Kind:
    """One kind of move or event: its name and its arguments, each with a name and a domain."""

    __slots__ = ("arguments", "name", "offset", "refs", "size")

    def __init__(self, name: str, *arguments: Domain, refs: tuple[str, ...] | None = None) -> None:
        self.name = name
        self.arguments = arguments
        self.size = 1
        for domain in arguments:
            self.size *= len(domain.tokens)
        self.offset = 0
        # The elements a client lights for a move; by default one for each argument.
        self.refs: tuple[str, ...] = (
            refs
            if refs is not None
            else (tuple([f"{d.name}:{{{d.name}}}" for d in arguments]) if arguments else (f"move:{name}",))
        )

    def digits(self, move: int) -> list[int]:
        """The arguments of a move of this kind."""
        rest = move - self.offset
        found: list[int] = []
        for domain in reversed(self.arguments):
            found.append(rest % len(domain.tokens))
            rest //= len(domain.tokens)
        found.reverse()
        return found

    def encode(self, digits: list[int]) -> int:
        """The move of this kind with these arguments."""
        move = 0
        for domain, digit in zip(self.arguments, digits, strict=True):
            move = move * len(domain.tokens) + digit
        return self.offset + move


class Vocabulary:
    """Every move a game knows, dense from 0 to `size` - 1."""

    __slots__ = ("by_name", "cards", "kinds", "size", "spoken")

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.size = 0
        self.by_name: dict[str, Kind] = {}
        for kind in kinds:
            kind.offset = self.size
            self.size += kind.size
            self.by_name[kind.name] = kind
        self.spoken: dict[str, int] = {}
        self.cards: dict[int, dict[str, object]] = {}

    def offset(self, name: str) -> i64:
        """Where the moves of a kind begin."""
        return i64(self.by_name[name].offset)

    def kind(self, move: int) -> Kind:
        """The kind a move belongs to."""
        if 0 <= move < self.size:
            for kind in self.kinds:
                if move < kind.offset + kind.size:
                    return kind
        raise UnknownMove(f"There is no move number {move}; moves are numbered from 0 to {self.size - 1}.")

    def arguments(self, move: int) -> dict[str, str]:
        """A move's arguments by name."""
        kind = self.kind(move)
        return {d.name: d.tokens[digit] for d, digit in zip(kind.arguments, kind.digits(move), strict=True)}

    def text(self, move: int) -> str:
        """A move as a person types it: `take taxes`."""
        kind = self.kind(move)
        words = [kind.name]
        for domain, digit in zip(kind.arguments, kind.digits(move), strict=True):
            words.append(domain.tokens[digit])
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The move that a text names; `UnknownMove` says what was expected."""
        if not self.spoken:
            self.spoken = {self.text(move): move for move in range(self.size)}
        move = self.spoken.get(text)
        if move is not None:
            return move
        words = text.lower().split()
        if not words:
            raise UnknownMove(f"A move begins with one of: {listed([k.name for k in self.kinds])}.")
        kind = self.named(words[0])
        if len(words) - 1 != len(kind.arguments):
            expected = " ".join([kind.name, *[f"<{d.name}>" for d in kind.arguments]])
            raise UnknownMove(f"“{text.strip()}” is not complete; expected: {expected}.")
        return kind.encode([d.find(word) for d, word in zip(kind.arguments, words[1:], strict=True)])

    def named(self, name: str) -> Kind:
        """The kind of that name."""
        kind = self.by_name.get(name)
        if kind is None:
            raise UnknownMove(
                f"“{name}” is not a kind of move; expected one of: {listed([k.name for k in self.kinds])}."
            )
        return kind

    def as_json(self, move: int) -> dict[str, str]:
        """A move as plain data: `{"kind": "take", "card": "taxes"}`."""
        result = {"kind": self.kind(move).name}
        result.update(self.arguments(move))
        return result

    def from_json(self, data: object) -> int:
        """The move that plain data names."""
        if not isinstance(data, dict):
            raise UnknownMove('A move is an object such as {"kind": "…"}, with the arguments of its kind.')
        kind = self.named(str(data.get("kind")))
        expected = ["kind", *[d.name for d in kind.arguments]]
        if sorted(str(key) for key in data) != sorted(expected):
            raise UnknownMove(f"A “{kind.name}” move has exactly these fields: {', '.join(expected)}.")
        return kind.encode([d.find(str(data[d.name])) for d in kind.arguments])

    def card(self, move: int) -> dict[str, object]:
        """A move as clients receive it: number, text, kind, arguments and elements."""
        card = self.cards.get(move)
        if card is None:
            card = {
                "id": move,
                "text": self.text(move),
                "kind": self.kind(move).name,
                "arguments": self.arguments(move),
                "refs": self.refs(move),
            }
            self.cards[move] = card
        return dict(card)

    def refs(self, move: int) -> list[str]:
        """The elements a client lights for a move: `card:taxes`."""
        kind = self.kind(move)
        arguments = self.arguments(move)
        return [re.sub(r"\{(\w+)\}", lambda match: arguments[match.group(1)], ref) for ref in kind.refs]


class EventKind:
    """One kind of event: its name and its fields, each a plain number or a thing of a domain."""

    __slots__ = ("fields", "name")

    def __init__(self, name: str, **fields: Domain | None) -> None:
        self.name = name
        self.fields: dict[str, Domain | None] = dict(fields)


NUMBER: Final[Domain | None] = None
