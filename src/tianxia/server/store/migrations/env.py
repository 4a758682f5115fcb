"""How Alembic reaches the database: through the connection it was given."""

from alembic import context

from tianxia.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
