"""Files: records that are read and written, editions that are read, and where records go."""

from __future__ import annotations

import json
import shlex
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import tianxia
from tianxia.drafts import drafted, try_draft
from tianxia.kernel import BadRecord, BadSetup, Edition, Match, Record, TianxiaError, read_record
from tianxia.server.settings import data_folder

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from tianxia.kernel import Game, Setup
    from tianxia.words import Words


class BadFile(TianxiaError):
    """A file that is not there, cannot be read or cannot be written."""


def read_text(path: Path, words: Words) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile(words.say("file-missing", file=str(path))) from None
    except (OSError, UnicodeDecodeError):
        raise BadFile(words.say("file-unreadable", file=str(path))) from None


def read_players(text: str) -> list[str] | None:
    """Who sat at each seat, if the record tells: “person”, or the name of a bot."""
    players = json.loads(text).get("players")
    if isinstance(players, list) and all(isinstance(player, str) for player in players):
        return players
    return None


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Begin every complaint about a record with the name of its file."""
    try:
        yield
    except TianxiaError as error:
        raise BadRecord(f"{path}: {error}") from None


def load_record(path: Path, words: Words) -> tuple[Record, list[str] | None]:
    """A record and who played it."""
    text = read_text(path, words)
    with named(path):
        return read_record(text, tianxia.game), read_players(text)


def load_match(path: Path, words: Words) -> tuple[Match, list[str] | None]:
    """A record replayed to its end, and who played it."""
    record, players = load_record(path, words)
    with named(path):
        return Match(record), players


def load_edition(path: Path, words: Words) -> Edition:
    """Component tables from a file."""
    return Edition(read_text(path, words), str(path))


def save_record(path: Path, record: Record, players: list[str], words: Words) -> None:
    """Write a record with its players, whole or not at all."""
    data = record.as_json()
    data["players"] = players
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with drafted(path) as draft:
            draft.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError:
        raise BadFile(words.say("file-unwritable", file=str(path))) from None


def check_writable(path: Path, words: Words) -> None:
    """Refuse a place for a record where something lies already or nothing can be written."""
    if not path.parent.is_dir():
        raise BadFile(words.say("file-unwritable", file=str(path)))
    check_new(path, words)


def check_new(path: Path, words: Words, taken: str = "file-exists") -> None:
    """Refuse a place where something lies already, in the words `taken`, or nothing can be written."""
    check_place(path, words)
    if path.exists():
        raise BadFile(words.say(taken, file=str(path)))


def check_place(path: Path, words: Words) -> None:
    """Refuse a place where no file can be made, before something is done that would be lost.

    Folders may be missing: the nearest there is must take a file.
    """
    try:
        if path.is_dir():
            raise BadFile(words.say("file-is-folder", file=str(path)))
        folder = next(folder for folder in path.absolute().parents if folder.exists())
        try_draft(folder / path.name)
    except OSError:
        raise BadFile(words.say("file-unwritable", file=str(path))) from None


def new_place(key: str) -> Path:
    """A name nobody has used yet, made from the game and the time."""
    stem = f"{key}-{datetime.now().astimezone():%Y-%m-%d-%H%M}"
    folder = data_folder()
    names = (f"{stem}{'' if number == 1 else f'-{number}'}.json" for number in range(1, 10_000))
    return next(folder / name for name in names if not (folder / name).exists())


def quoted(path: Path) -> str:
    """A file's name as it can be typed into a shell."""
    return shlex.quote(str(path))


def agreed(typed: Namespace, game: Game, words: Words) -> Setup:
    """What the command line settles before the first move."""
    options: dict[str, object] = {}
    for entry in typed.option:
        name, equals, value = entry.partition("=")
        if not equals:
            raise BadSetup(words.say("bad-option", given=entry))
        options[name.strip()] = value
    edition = None
    if typed.edition is not None:
        edition = load_edition(Path(typed.edition), words)
        if game.standard_edition() is None:
            raise BadSetup(words.say("no-edition", title=words.title()))
    return game.agree(typed.seats, edition, options)
