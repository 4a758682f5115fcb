"""Where the server listens, where its data lies, and the keys its cookies are signed with."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tianxia.server.keys import Keys, signing_keys
from tianxia.server.proxies import public_name

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
    """The names the site is reached by, each with a port or for any; empty for any name, except that a server
    on this machine alone answers to local names only."""

    proxies: tuple[str, ...] = ()
    """The addresses or networks of proxies, whose word counts on where a request comes from and whether it
    was encrypted."""

    thinkers: int = 0
    """How many processes bots think in; 0 for one less than there are cores."""

    bot_pause: float = 0.3
    """The least time in seconds between two moves of bots, so that people can follow."""

    thinking: float = 1.0
    """Scales the time bots take for a move."""

    bot_limit: float = 30.0
    """How many seconds a bot may think before it is replaced."""

    rules_limit: float = 10.0
    """How many seconds of the processor the rules of a game may take for one thing before their table is set
    aside and the server started again; 0 for no limit."""

    limits: float = 1.0
    """Scales all rate limits; 0 switches them off, and the limit of connections for each address too."""

    connections: int = 4000
    """How many connections there may be at once; three quarters of them may be live ones."""

    connections_per_address: int = 400
    """How many of them one address may hold; half of them may be live ones. A browser takes six at most,
    and one for each table it shows."""

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
        """The names the site answers to; empty for any. A server for this machine knows local names too."""
        local = LOCAL if self.host in LOCAL else ()
        return (*self.public_hosts(), *local)

    def public_hosts(self) -> tuple[str, ...]:
        """The names the site is reached by, as browsers write them: without a port that need not be said."""
        names = [public_name(host) for host in self.hosts]
        short = [name.rpartition(":")[0] for name in names if name.endswith((":80", ":443"))]
        return (*names, *short)
