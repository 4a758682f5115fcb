"""What a client did wrong: a status, a key to translate, and a sentence."""

from __future__ import annotations

from tianxia.kernel import TianxiaError


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


def unreadable(error: Exception) -> bool:
    """Whether an error says that a message is no text, or nests deeper than anybody reads."""
    # msgspec reports neither as an error of its own.
    deep = isinstance(error, RecursionError) and "deserializing" in str(error)
    return deep or isinstance(error, UnicodeDecodeError)
