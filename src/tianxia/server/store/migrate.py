"""Bring a database's schema up to date."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

LOCK = 0x7469616E786961
"""The advisory lock that lets one process migrate a PostgreSQL database while others wait."""


def migrations() -> Config:
    """Alembic, pointed at our migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def migrate(engine: Engine) -> None:
    """Migrate a database to the newest schema."""
    with engine.begin() as connection:
        migrate_connection(connection)


def migrate_connection(connection: Connection) -> None:
    """Migrate within a transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = migrations()
    newest = ScriptDirectory.from_config(config).get_current_head()
    if MigrationContext.configure(connection).get_current_revision() != newest:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
