"""The command line and the text client: draws views, plays moves, knows of a game only the contract."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from signal import SIGTERM, signal
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Final

from tianxia.kernel import TianxiaError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["main"]

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
ENDED: Final = 143


class Ended(BaseException):
    """The program is to end. It is not `SystemExit`, which may be a bot's."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; what is wrong with it is said in one sentence."""
    from tianxia.terminal.arguments import language_of, parse
    from tianxia.terminal.commands import carry_out
    from tianxia.words import Words

    given = sys.argv[1:] if arguments is None else arguments
    try:
        words = Words(language_of(given))
        with leaving_in_order():
            return carry_out(parse(given, words), words)
    except TianxiaError as error:
        sys.stderr.write(f"{error}\n")
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


@contextmanager
def leaving_in_order() -> Iterator[None]:
    """Whoever ends the program ends it as Ctrl-C does: processes that play or learn for it end as well."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal(SIGTERM, end)
    try:
        yield
    except Ended:
        sys.exit(ENDED)
    finally:
        signal(SIGTERM, before)


def end(*_: object) -> None:
    """Leave whatever is being done."""
    raise Ended
