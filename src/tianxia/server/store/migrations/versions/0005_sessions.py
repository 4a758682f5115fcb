"""Sessions, names that look alike, and marks for accounts and lent seats."""

import sqlalchemy as sa
from alembic import op

from tianxia.server.names import looks

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add sessions that can be ended, and what the names of accounts look like."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("guest", sa.Boolean, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("sessions_by_expiry", "sessions", ["expires"])
    op.create_table(
        "looks",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
    )
    op.create_index("looks_by_person", "looks", ["person"])
    op.add_column("chat", sa.Column("account", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("results", sa.Column("lent", sa.Boolean, nullable=False, server_default=sa.false()))
    fill_looks()


def fill_looks() -> None:
    """What present names look like; of two alike, the older account keeps the look."""
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("created"))
    table = sa.table("looks", sa.column("look"), sa.column("person"))
    taken: dict[str, str] = {}
    for person, name in op.get_bind().execute(
        sa.select(people.c.id, people.c.name).order_by(people.c.created)
    ):
        for look in looks(name):
            taken.setdefault(look, person)
    if taken:
        op.bulk_insert(table, [{"look": look, "person": person} for look, person in taken.items()])
