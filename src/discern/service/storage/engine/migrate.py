"""Bringing a database up to the newest migration when it is opened."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, func, select

MIGRATION_LOCK = 0x64697363
"""The advisory lock for migrating PostgreSQL: of processes that start together one migrates and the others wait."""


def migrate(connection: Connection) -> None:
    """Bring the tables up to the newest migration in the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config()
    config.set_main_option("script_location", "discern.service.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
