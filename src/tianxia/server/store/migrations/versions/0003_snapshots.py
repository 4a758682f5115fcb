"""Snapshots of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the cache that lets long tables open quickly."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("fit", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
