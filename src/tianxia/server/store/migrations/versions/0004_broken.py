"""Tables that are set aside."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the list of tables whose rules failed."""
    op.create_table(
        "broken",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
