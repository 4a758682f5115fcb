"""Where a game's own code runs: under the eyes of the watch, and at the cost of its own table alone.

Whatever comes out of a game except an answer means that its table cannot go on: an error in a rule, a log
that does not replay, a view that cannot be written. A shortage of the machine's is not the game's fault.
"""

from __future__ import annotations

import errno
from contextlib import contextmanager
from traceback import extract_tb
from typing import TYPE_CHECKING, Final

from tianxia.server.faults import Broken, Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import TracebackType

    from tianxia.server.watch import Watch

LONGEST_REASON: Final = 500
SHORTAGES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOMEM)


def passing(error: BaseException) -> bool:
    """Whether an error says nothing about the game: memory or files are short, or somebody ends us."""
    if isinstance(error, OSError):
        return error.errno in SHORTAGES
    return isinstance(error, MemoryError | KeyboardInterrupt)


def reason(error: BaseException) -> str:
    """An error in a line for the host: what, and where."""
    frames = extract_tb(error.__traceback__)
    where = f" ({frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno})" if frames else ""
    said = " ".join(str(error).split())
    return f"{type(error).__name__}{': ' if said else ''}{said}"[:LONGEST_REASON] + where


class Rules:
    """The rules of one table at work: `with table.rules: …`, also one within another."""

    __slots__ = ("broken", "failed", "name", "watch")

    def __init__(self, table_id: str, watch: Watch) -> None:
        self.name = table_id.encode()
        self.watch = watch
        self.broken: str | None = None
        """Why the table is set aside; then nothing of its game runs any more."""
        self.failed: Callable[[str, BaseException], None] | None = None
        """Told at once when the rules fail."""

    def __enter__(self) -> None:
        if self.broken is not None:
            raise Broken(self.broken)
        self.watch.begin(self.name)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.watch.end()
        if error is None or isinstance(error, Refused) or passing(error):
            return
        why = self.broken = reason(error)
        if self.failed is not None:
            self.failed(why, error)
        raise Broken(why) from error

    @contextmanager
    def trying(self) -> Iterator[None]:
        """The same for something the table can do without: what goes wrong is the caller's to judge."""
        if self.broken is not None:
            raise Broken(self.broken)
        self.watch.begin(self.name)
        try:
            yield
        finally:
            self.watch.end()
