"""What can go wrong, said in a sentence: every error that a caller can cause, or a game, is one of these."""

from __future__ import annotations


class TianxiaError(Exception):
    """Something a caller got wrong, or a game. Its text is one sentence that says what was expected."""


class UnknownGame(TianxiaError):
    """No game of that name is installed."""


class BadSetup(TianxiaError):
    """A number of seats or an option that the game does not have, or does not allow together."""


class UnknownMove(TianxiaError):
    """Words, JSON or a number that name no move of the game's vocabulary."""


class BadEdition(TianxiaError):
    """A component table that is malformed, incomplete or impossible: names file, line and expectation."""


class BadRecord(TianxiaError):
    """A record that is malformed, foreign, or does not replay."""


class BrokenGame(TianxiaError):
    """The rules of a game have failed: they run for ever, ask a question without an answer, or miscount.

    No caller is to blame. The position may be half changed; the record is not, so go back to that.
    """


class Message:
    """A message key with its values, to be put into words by a client in the reader's language."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, values: dict[str, object] | None = None) -> None:
        self.key = key
        self.values: dict[str, object] = values if values is not None else {}

    def as_json(self) -> dict[str, object]:
        """The message as plain data."""
        return {"key": self.key, "values": self.values}


class Refusal(Message):
    """Why a move is not allowed: a message, and the rule it rests on."""

    __slots__ = ("rule",)

    def __init__(self, key: str, rule: str = "", values: dict[str, object] | None = None) -> None:
        super().__init__(key, values)
        self.rule = rule

    def as_json(self) -> dict[str, object]:
        """The refusal as plain data."""
        return {"key": self.key, "values": self.values, "rule": self.rule}


class IllegalMove(TianxiaError):
    """A move of the vocabulary that the rules do not allow now; nothing has changed."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(text)
        self.refusal = refusal
