"""Searching names in PostgreSQL by indexes: of the trigrams in them, where its extension `pg_trgm` can be had, and of
the letters in them, one and two at a time, for texts that are too short for trigrams.

SQLite has nothing for it that both finds parts of a name and forgets them at once, and reads all names of an account.
"""

import logging

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

SEARCHED = (("candidates", "name_folded"), ("teams", "name_folded"), ("users", "told_folded"))
"""The tables and their columns that `q` searches."""

MOST_LETTERS = 2
"""How long a text is at most that is looked for by letters: what `letters_of` returns."""

_IS_USABLE = text("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass(:name)")
_IS_BEING_MADE = text("SELECT 1 FROM pg_stat_progress_create_index WHERE index_relid = to_regclass(:name)")

_LETTERS_OF = """
CREATE OR REPLACE FUNCTION letters_of(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
AS $$
    SELECT array_agg(DISTINCT substr(name, place, length))
    FROM generate_series(1, length(name)) AS place, generate_series(1, 2) AS length
$$
"""
"""So dear that PostgreSQL calls it for no row that it reads: what it returns is in the index."""

logger = logging.getLogger("discern.service")


def index_names(connection: Connection) -> None:
    """Make the indexes that are missing, without holding back writers, or log that names are searched without.

    A database that refused the extension gets them at the first start after somebody has made it. Another process that
    makes an index at the moment isn't waited for.

    Args:
        connection: each of its statements commits itself.
    """
    if connection.dialect.name != "postgresql":
        return
    for table, name in SEARCHED:
        index = f"ix_{table}_{name}_letters"
        if _is_missing(connection, index):
            connection.execute(text(_LETTERS_OF))
            _make(connection, index, f"{table} USING gin (letters_of({name}))")
    missing = [
        (index, table, name)
        for table, name in SEARCHED
        for index in (f"ix_{table}_{name}_trigrams",)
        if _is_missing(connection, index)
    ]
    if not missing:
        return
    try:
        connection.execute(text("CREATE EXTENSION IF NOT EXISTS pg_trgm"))
    except DBAPIError as error:
        logger.warning(
            "names are searched without an index, since PostgreSQL has no pg_trgm here: %s", _reason_of(error)
        )
        return
    for index, table, name in missing:
        _make(connection, index, f"{table} USING gin ({name} gin_trgm_ops)")


def _is_missing(connection: Connection, index: str) -> bool:
    """Whether nobody has made it or is making it. One that was left unfinished goes."""
    is_usable = connection.execute(_IS_USABLE, {"name": index}).scalar()
    if is_usable is False and not connection.execute(_IS_BEING_MADE, {"name": index}).first():
        connection.execute(text(f"DROP INDEX CONCURRENTLY IF EXISTS {index}"))
        return True
    return is_usable is None


def _make(connection: Connection, index: str, of: str) -> None:
    try:
        connection.execute(text(f"CREATE INDEX CONCURRENTLY IF NOT EXISTS {index} ON {of}"))
    except DBAPIError as error:
        # Such as by another process that began at the same moment; if not, the next start makes it.
        logger.warning("the index %s wasn't made: %s", index, _reason_of(error))


def _reason_of(error: DBAPIError) -> str:
    return str(error.orig).strip().splitlines()[0]
