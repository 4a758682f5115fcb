"""Serving browsers from the command line, and looking after the data."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tianxia.terminal.arguments import BadCommand
from tianxia.terminal.screen import QUIET

if TYPE_CHECKING:
    from argparse import Namespace

    from tianxia.terminal.screen import Screen
    from tianxia.words import Words


def serve(typed: Namespace, screen: Screen, words: Words) -> int:
    """Serve the games to browsers until somebody stops it."""
    from tianxia.server.running import serve as run

    def ready(address: str) -> None:
        screen.say(words.say("serving", address=address))
        screen.say(words.say("serving-stop"), QUIET)

    try:
        run(
            typed.host,
            typed.port,
            typed.database,
            typed.open and has_screen(),
            ready,
            proxies=tuple(typed.trusted_proxy),
            hosts=tuple(typed.public_host),
        )
    except OSError as error:
        told = error.strerror or str(error)
        raise BadCommand(words.say("cannot-serve", host=typed.host, port=str(typed.port), why=told)) from None
    return 0


def has_screen() -> bool:
    """Whether a browser would open in a window, and not in this terminal."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def backup(typed: Namespace, screen: Screen, words: Words) -> int:
    """Write the server's data to one file."""
    from tianxia.server.backup import backup as write
    from tianxia.server.settings import default_database

    write(typed.database or default_database(), Path(typed.file))
    screen.say(words.say("backed-up", file=typed.file))
    return 0


def restore(typed: Namespace, screen: Screen, words: Words) -> int:
    """Fill a new database from a backup."""
    from tianxia.server.backup import restore as read
    from tianxia.server.settings import default_database

    read(Path(typed.file), typed.database or default_database())
    screen.say(words.say("restored", file=typed.file))
    return 0
