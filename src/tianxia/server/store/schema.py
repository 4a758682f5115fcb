"""What is kept: tables and their logs, who sits where, chat, people and results."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("host", String(24), nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_host", "host"),
)
"""A table as it was made. `setup` is JSON: seats, options, edition, pace, and who was to sit where."""

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""All that happened at a table, only ever appended to. The key decides who was first."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("fit", Text, nullable=False),
    Column("body", Text, nullable=False),
)
"""A table after the row `seq` of its log, as JSON: a cache, which may be deleted at any time."""

BROKEN: Final = Table(
    "broken",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("why", Text, nullable=False),
    Column("time", Float, nullable=False),
)
"""Tables that are set aside because their rules or their log failed, with the reason for the host."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), nullable=False),
    Index("seats_by_person", "person"),
)
"""Who sits where, to find the tables of a person; the log tells it too."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Integer, nullable=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("account", Boolean, nullable=False, server_default=false()),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),
)
"""Those who registered. Guests are kept by their sessions alone. `generation` is for cookies from before
there were sessions: those of an older one are void."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("guest", Boolean, nullable=False),
    Column("name", Text, nullable=False),
    Column("agent", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("sessions_by_person", "person"),
    Index("sessions_by_expiry", "expires"),
)
"""Who is signed in where. `id` is the hash of a cookie's token, `name` a guest's, `agent` the device."""

LOOKS: Final = Table(
    "looks",
    METADATA,
    Column("look", Text, primary_key=True),
    Column("person", String(24), nullable=False),
    Index("looks_by_person", "person"),
)
"""What the names of accounts look like: nobody else may have a name that looks so."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(24), nullable=False),
    Column("game", String(64), nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("time", Float, nullable=False),
    Column("lent", Boolean, nullable=False, server_default=false()),
    Index("results_by_person", "person", "game"),
)
"""How games ended for those who played them; `lent` where a bot played for them, for a while at least."""

UPTIME: Final = Table(
    "uptime",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("started", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""When each server process began, and when it last said that it lives."""


class Row(NamedTuple):
    """A line of a table's log. Times are milliseconds since 1970."""

    table_id: str
    seq: int
    kind: str
    seat: int
    body: str
    time: int
