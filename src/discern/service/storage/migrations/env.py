"""Runs migrations on the connection that the database hands over."""

from alembic import context

from discern.service.storage.engine.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)

with context.begin_transaction():
    context.run_migrations()
