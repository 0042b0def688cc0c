"""Bringing a database up to the newest migration when it is opened.

Why: docs/decisions/0020-storage-and-backups.md
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import Connection, column, inspect, select, table

from discern.service.storage.engine.locks import MIGRATION_LOCK, take_lock
from discern.service.storage.engine.tables import metadata

if TYPE_CHECKING:
    from alembic.config import Config

VERSION = table("alembic_version", column("version_num"))

MADE_BY_ANOTHER = (
    "it was made by a pre-release of Discern, or by a newer version. Nothing in it was changed: open it with the "
    "version that made it, or begin anew with another database in DISCERN_DATABASE_URL"
)


class MigrationError(Exception):
    """The database is at a migration that this version doesn't have, or its tables aren't those of its migration."""


def migrate(connection: Connection) -> None:
    """Bring the tables up to the newest migration in the connection's transaction.

    Raises:
        MigrationError: the database is of a pre-release, of a newer version, or of another program that uses Alembic.
    """
    take_lock(connection, MIGRATION_LOCK)
    if _current(connection) != [newest_migration()]:
        _upgrade(connection)
    # Pre-releases made other tables by a migration of the same name.
    stored = inspect(connection).get_multi_columns()
    for made in metadata.sorted_tables:
        columns = {(each["name"], each["nullable"]) for each in stored.get((None, made.name), ())}
        if columns != {(each.name, each.nullable) for each in made.columns}:
            raise MigrationError(MADE_BY_ANOTHER)


def _upgrade(connection: Connection) -> None:
    # 11 MB that a process needs only at its first start after an update.
    from alembic import command
    from alembic.util import CommandError

    config = alembic_config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise MigrationError(MADE_BY_ANOTHER) from None


def alembic_config() -> Config:
    """Where Alembic finds the migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "discern.service.storage:migrations")
    return config


def newest_migration() -> str:
    """The revision id of the newest migration: its file is named ``NNNN_{id}.py``."""
    names = (each.name for each in files("discern.service.storage").joinpath("migrations", "versions").iterdir())
    newest = max(name for name in names if name[:4].isdigit())
    return newest[5:].partition(".")[0]


def _current(connection: Connection) -> list[str]:
    if not inspect(connection).has_table(VERSION.name):
        return []
    return list(connection.scalars(select(VERSION.c.version_num)))
