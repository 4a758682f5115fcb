"""The process of a bot from a file, as `tianxia.arena.guests` starts it.

It reads questions and writes answers, each a line of JSON. A question holds what one seat knows and no more;
there is no table in this process, whatever the bot looks at.
"""

from __future__ import annotations

import operator
import os
import signal
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from types import ModuleType
from typing import TYPE_CHECKING, Any, BinaryIO, Final

import msgspec

from tianxia.bots import Bot
from tianxia.kernel import Setup, TianxiaError, recall

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST_TEXT: Final = 500
"""So many characters of an error or an odd answer are told."""

WORD: Final = 1 << 63
"""Numbers of this size and more are no moves, and do not go into a line."""


class NoSuchBot(TianxiaError):
    """A file without the bot that is wanted."""


class Answer(msgspec.Struct, omit_defaults=True):
    """What comes back. A bot may have written it: it is a number and text, and nothing to be run."""

    move: int | None = None
    other: str = ""
    """What the bot answered instead of a move."""
    crash: str = ""
    """The error that came of it."""
    missing: bool = False
    """Whether the file has no such bot."""


# A bot from the text of a file ------------------------------------------------------------------------


def bot_of(source: str, path: str, name: str, seed: int) -> Bot:
    """A fresh bot of that name; the file is run afresh for it."""
    module = module_of(source, path)
    if not hasattr(module, name):
        raise NoSuchBot(f"There is no bot “{name}” in {path}.")
    made = getattr(module, name)(seed)
    if not isinstance(made, Bot):
        raise TypeError(f"{name} does not extend tianxia.bots.Bot")
    return made


def module_of(source: str, path: str) -> ModuleType:
    """The module a file's text makes, which knows where the file lay and finds its neighbours there."""
    name = f"entrant_{sha256(f'{path} {source}'.encode()).hexdigest()[:16]}"
    module = ModuleType(name)
    if path:
        module.__file__ = path
        folder = str(Path(path).parent)
        if folder not in sys.path:
            sys.path.insert(0, folder)
    # Data classes and others look their module up by its name.
    sys.modules[name] = module
    exec(compile(source, path or name, "exec"), module.__dict__)
    return module


def as_move(answer: object) -> int | None:
    """The number a bot answered, NumPy's as well; `None` for anything else, and for true and false."""
    if isinstance(answer, bool):
        return None
    try:
        move = operator.index(answer)  # type: ignore[arg-type]  # whether it is a number is what is tried
    except TypeError:
        return None
    return move if abs(move) < WORD else None


# Questions and answers --------------------------------------------------------------------------------


class Seat:
    """What the process is doing: the game that was agreed on, and the bot that plays it now."""

    def __init__(self) -> None:
        self.agreed: dict[str, Any] = {}
        self.setup: Setup | None = None
        self.bot: Bot | None = None

    def answer(self, question: dict[str, Any]) -> Answer:
        """Agree on a game, make a bot, or let it choose. Nothing the bot does ends the process here."""
        try:
            if "setup" in question:
                self.agree(question["setup"])
                return Answer()
            if "knowledge" in question:
                return self.choose(question["knowledge"])
            # The one before it is gone by then, whatever becomes of this one.
            self.bot = None
            self.bot = bot_of(question["source"], question["path"], question["bot"], question["seed"])
            return Answer()
        except NoSuchBot as error:
            return Answer(crash=str(error), missing=True)
        except BaseException as error:
            return Answer(crash=plain(described, error))

    def agree(self, told: dict[str, Any]) -> None:
        """Take up a setup, told in plain data."""
        from tianxia.arena.contest import setup_of

        if told != self.agreed:
            self.setup = setup_of(told)
            self.agreed = told

    def choose(self, known: dict[str, Any]) -> Answer:
        """What the bot answers to a seat's knowledge."""
        assert self.setup is not None and self.bot is not None
        answer: object = self.bot.choose(recall(self.setup, known))
        move = as_move(answer)
        return Answer(other=plain(repr, answer)) if move is None else Answer(move)


def described(error: BaseException) -> str:
    """An error in a few words."""
    return f"{type(error).__name__}: {error}"


def plain(tell: Callable[[Any], str], what: object) -> str:
    """What is told of something, so that it fits into a line; some things cannot be told."""
    try:
        return tell(what).encode(errors="backslashreplace").decode()[:LONGEST_TEXT] or "nothing"
    except BaseException as error:
        return f"something that cannot be told: {type(error).__name__}"


# The process ------------------------------------------------------------------------------------------


def main() -> None:
    """Answer questions until nobody is there to ask any more."""
    questions, answers = ends()
    heard: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions, heard), daemon=True).start()
    seat = Seat()
    while True:
        reply = seat.answer(msgspec.json.decode(heard.get()))
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()


def ends() -> tuple[BinaryIO, BinaryIO]:
    """Where questions come from and answers go. A bot that reads finds nothing; what it prints is lost."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)
    return questions, answers


def listen(questions: BinaryIO, heard: SimpleQueue[bytes]) -> None:
    """Take in questions. When the arena is gone, so is the bot, even if it never stops thinking."""
    for line in questions:
        heard.put(line)
    with suppress(AttributeError, OSError):
        # A session of its own holds the processes the bot has started as well.
        if os.getsid(0) == os.getpid():
            os.killpg(0, signal.SIGKILL)
    os._exit(0)
