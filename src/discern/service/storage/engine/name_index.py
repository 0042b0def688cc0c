"""Searching names in PostgreSQL by the trigrams in them, where its extension `pg_trgm` can be had.

SQLite has nothing for it that both finds parts of a name and forgets them at once, and reads all names of an account.
"""

import logging

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

SEARCHED = (("candidates", "name_folded"), ("teams", "name_folded"), ("users", "told_folded"))
"""The tables and their columns that `q` searches."""

_MISSING = text("SELECT 1 WHERE to_regclass(:name) IS NULL")

logger = logging.getLogger("discern.service")


def index_names(connection: Connection) -> None:
    """Make the indexes that are missing, or log that names are searched without.

    A database that refused the extension gets them at the first start after somebody has made it.
    """
    if connection.dialect.name != "postgresql":
        return
    missing = [
        (name, table, column)
        for table, column in SEARCHED
        for name in (f"ix_{table}_{column}_trigrams",)
        if connection.execute(_MISSING, {"name": name}).first()
    ]
    if not missing:
        return
    try:
        with connection.begin_nested():
            connection.execute(text("CREATE EXTENSION IF NOT EXISTS pg_trgm"))
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0]
        logger.warning("names are searched without an index, since PostgreSQL has no pg_trgm here: %s", reason)
        return
    for name, table, column in missing:
        connection.execute(text(f"CREATE INDEX {name} ON {table} USING gin ({column} gin_trgm_ops)"))
