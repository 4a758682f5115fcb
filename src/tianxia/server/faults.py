"""What a client did wrong: a status, a key to translate, and a sentence."""

from __future__ import annotations

from typing import Final

from tianxia.kernel import TianxiaError

BROKEN: Final = "This table is set aside: the rules of its game have failed. Its log is kept."


class Refused(TianxiaError):
    """A request that cannot be granted."""

    def __init__(
        self, status: int, error: str, message: str, values: dict[str, object] | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.values: dict[str, object] = values if values is not None else {}


class Broken(Refused):
    """A table that is set aside: its rules, or its log, have failed. Why is for the host alone."""

    def __init__(self, why: str = "") -> None:
        super().__init__(409, "broken-table", BROKEN)
        self.why = why


def unreadable(error: Exception) -> bool:
    """Whether an error says that a message is no text, or nests deeper than anybody reads."""
    # msgspec reports neither as an error of its own.
    deep = isinstance(error, RecursionError) and "deserializing" in str(error)
    return deep or isinstance(error, UnicodeDecodeError)
