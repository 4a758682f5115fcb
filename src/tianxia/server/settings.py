"""Where the server listens, where its data lies, and the key its cookies are signed with."""

from __future__ import annotations

import os
import secrets
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tianxia.server.proxies import public_name

KEY_BYTES: Final = 32
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


def secret_key(file: Path) -> bytes:
    """The key in a file that only its owner may read; made on the first start."""
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return bytes.fromhex(file.read_text(encoding="ascii").strip())
    with os.fdopen(descriptor, "w", encoding="ascii") as output:
        output.write(secrets.token_hex(KEY_BYTES) + "\n")
    return bytes.fromhex(file.read_text(encoding="ascii").strip())


@dataclass(frozen=True)
class Settings:
    """Everything a host may choose; the defaults suit one person at home."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = PORT
    key_file: Path | None = None
    """Where the signing key lies; beside a SQLite file or in the data folder unless told otherwise.
    Several processes that share a database must share the key."""

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

    limits: float = 1.0
    """Scales all rate limits; 0 switches them off."""

    def key(self) -> bytes:
        """The signing key."""
        file = self.key_file
        if file is None:
            data = sqlite_file(self.database)
            file = data.with_suffix(".key") if data is not None else data_folder() / "tianxia.key"
        file.parent.mkdir(parents=True, exist_ok=True)
        return secret_key(file)

    def allowed_hosts(self) -> tuple[str, ...]:
        """The names the site answers to; empty for any. A server for this machine knows local names too."""
        local = LOCAL if self.host in LOCAL else ()
        return (*self.public_hosts(), *local)

    def public_hosts(self) -> tuple[str, ...]:
        """The names the site is reached by, as browsers write them: without a port that need not be said."""
        names = [public_name(host) for host in self.hosts]
        short = [name.rpartition(":")[0] for name in names if name.endswith((":80", ":443"))]
        return (*names, *short)
