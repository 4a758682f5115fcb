"""When the server was there, and generations of cookies."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what clocks and logging out everywhere need."""
    op.create_table(
        "uptime",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.add_column("people", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
