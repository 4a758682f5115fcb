"""Where the server listens, where its data lies, and the keys its cookies are signed with."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tianxia.server.keys import Keys, signing_keys

PORT: Final = 8642
"""Where the site is found unless told otherwise."""

LOCAL: Final = ("localhost", "127.0.0.1", "[::1]", "::1")


def data_folder() -> Path:
    """The folder for a user's data: `TIANXIA_HOME`, or by the custom of the system."""
    home = os.environ.get("TIANXIA_HOME")
    if home:
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "tianxia"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tianxia"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tianxia"


def default_database() -> str:
    """The database of somebody who named none: one file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tianxia.sqlite'}"


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database, or None for another database."""
    return Path(database.removeprefix("sqlite:///")) if database.startswith("sqlite:///") else None


@dataclass(frozen=True)
class Settings:
    """Everything a host may choose; the defaults suit one person at home."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = PORT
    key_file: Path | None = None
    """Where the signing keys lie; beside a SQLite file or in the data folder unless told otherwise.
    Several processes that share a database must share them."""

    hosts: tuple[str, ...] = ()
    """The names the site is reached by; empty for any, except that a server on this machine alone
    answers to local names only."""

    thinkers: int = 0
    """How many processes bots think in; 0 for one less than there are cores."""

    bot_pause: float = 0.3
    """The least time in seconds between two moves of bots, so that people can follow."""

    thinking: float = 1.0
    """Scales the time bots take for a move."""

    bot_limit: float = 30.0
    """How many seconds a bot may think before it is replaced."""

    limits: float = 1.0
    """Scales all rate limits; 0 switches them off."""

    def keys_at(self) -> Path:
        """The file of the signing keys."""
        if self.key_file is not None:
            return self.key_file
        data = sqlite_file(self.database)
        return data.with_suffix(".key") if data is not None else data_folder() / "tianxia.key"

    def keys(self) -> Keys:
        """The signing keys: the first signs, all verify."""
        return signing_keys(self.keys_at())

    def allowed_hosts(self) -> tuple[str, ...]:
        """The names the site answers to; empty for any."""
        if self.hosts:
            return self.hosts
        return LOCAL if self.host in LOCAL else ()
