"""Serving browsers from the command line, and looking after the data."""

from __future__ import annotations

import os
import sys
import time
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
    from tianxia.server.settings import Settings, default_database

    settings = Settings(
        database=typed.database or default_database(),
        host=typed.host,
        port=typed.port,
        thinkers=typed.thinkers,
        limits=typed.limits,
        connections=typed.connections,
        connections_per_address=typed.connections_per_address,
        proxies=tuple(typed.trusted_proxy),
        hosts=tuple(typed.public_host),
    )

    def ready(address: str) -> None:
        screen.say(words.say("serving", address=address))
        screen.say(words.say("serving-stop"), QUIET)

    try:
        run(open_browser=typed.open and has_screen(), ready=ready, settings=settings)
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


def mend(typed: Namespace, screen: Screen, words: Words) -> int:
    """List the tables that are set aside, or have some of them tried again."""
    from tianxia.server.mending import broken_tables
    from tianxia.server.mending import mend as clear
    from tianxia.server.settings import default_database

    database = typed.database or default_database()
    if typed.tables or typed.all:
        mended = clear(database, None if typed.all else typed.tables)
        for table in typed.tables:
            if table not in mended and not typed.all:
                raise BadCommand(words.say("mend-unknown", table=table))
        screen.say(words.say("mended", count=len(mended)))
        return 0
    found = broken_tables(database)
    if not found:
        screen.say(words.say("mend-none"))
    for table in found:
        since = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.time))
        screen.say(f"{table.id}  {table.game}  {table.name}")
        screen.say(words.say("mend-since", date=since), QUIET, indent=2)
        screen.say(table.why, QUIET, indent=2)
    return 0


def key(typed: Namespace, screen: Screen, words: Words) -> int:
    """Say where the signing keys lie and whether they are sound; put a new one first if that is wished."""
    from tianxia.server.keys import rotate, signing_keys
    from tianxia.server.settings import Settings, default_database

    named = Path(typed.key_file) if typed.key_file else None
    file = Settings(database=typed.database or default_database(), key_file=named).keys_at()
    keys = rotate(file) if typed.rotate else signing_keys(file)
    screen.say(words.say("key-rotated" if typed.rotate else "key-sound", file=str(file), count=len(keys)))
    return 0
