"""Searching names in PostgreSQL by indexes: of the trigrams in them, where its extension `pg_trgm` can be had, and of
the letters in them, one and two at a time, for texts that are too short for trigrams. Whole names of people are found
by their hash, since an ordered index doesn't take names of every length.

SQLite has nothing for it that both finds parts of a name and forgets them at once, and reads all names of an account.
"""

import logging
from typing import NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

SEARCHED = (("candidates", "name_folded"), ("teams", "name_folded"), ("users", "told_folded"))
"""The tables and their columns that `q` searches."""

MOST_LETTERS = 2
"""How long a text is at most that is looked for by letters: what `letters_of` returns."""

INDEX_LOCK = 0x64697365

# Two processes that make indexes on one table would stop each other. Without parameters: their portal would keep its
# snapshot until the transaction ends, and the indexes wait for every older snapshot.
_LOCK_INDEXES = text(f"SELECT pg_try_advisory_xact_lock({INDEX_LOCK})")
_HAS_LETTERS_OF = text("SELECT 1 WHERE to_regprocedure('letters_of(text)') IS NOT NULL")
_HAS_TRIGRAMS = text("SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'")
_IS_USABLE = text("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass(:name)")

_LETTERS_OF = """
CREATE OR REPLACE FUNCTION letters_of(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
AS $$
    SELECT array_agg(DISTINCT substr(name, place, length))
    FROM generate_series(1, length(name)) AS place, generate_series(1, 2) AS length
$$
"""
"""So dear that PostgreSQL calls it for no row that it reads: what it returns is in the index."""

logger = logging.getLogger("discern.service")


class _Index(NamedTuple):
    name: str
    table: str
    of: str
    """How and of what it is made, as SQL."""


def prepare_indexes(connection: Connection, *, is_new: bool) -> None:
    """Make what the indexes need, or log that names are searched without. In a database that ``is_new``, with tables
    that this transaction made, make the indexes too.

    One process at a time may do so. A database that refused the extension gets it at the first start after somebody has
    made it.
    """
    if connection.dialect.name != "postgresql":
        return
    if connection.execute(_HAS_LETTERS_OF).first() is None:
        connection.execute(text(_LETTERS_OF))
    if connection.execute(_HAS_TRIGRAMS).first() is None:
        try:
            with connection.begin_nested():
                connection.execute(text("CREATE EXTENSION IF NOT EXISTS pg_trgm"))
        except DBAPIError as error:
            logger.warning(
                "names are searched without an index, since PostgreSQL has no pg_trgm here: %s", _reason_of(error)
            )
    if is_new:
        for each in missing_indexes(connection):
            connection.execute(text(f"CREATE INDEX {each.name} ON {each.table} {each.of}"))


def missing_indexes(connection: Connection) -> list[_Index]:
    """The indexes that a PostgreSQL database can have and that aren't there, or were left unfinished."""
    kinds = {"letters": "letters_of({})"}
    if connection.execute(_HAS_TRIGRAMS).first() is not None:
        kinds["trigrams"] = "{} gin_trgm_ops"
    possible = [
        _Index(f"ix_{searched}_{name}_{kind}", searched, f"USING gin ({indexed.format(name)})")
        for kind, indexed in kinds.items()
        for searched, name in SEARCHED
    ]
    possible.append(_Index("ix_candidates_name_folded_hash", "candidates", "USING hash (name_folded)"))
    return [each for each in possible if not connection.execute(_IS_USABLE, {"name": each.name}).scalar()]


def may_index(connection: Connection) -> bool:
    """Whether no other process makes indexes on this PostgreSQL; if so, none does until the transaction ends."""
    return bool(connection.execute(_LOCK_INDEXES).scalar())


def index_names(connection: Connection) -> None:
    """Make the indexes that are missing on PostgreSQL, without holding back writers.

    Args:
        connection: each of its statements commits itself.
    """
    for each in missing_indexes(connection):
        try:
            # What a process left unfinished is in the way.
            connection.execute(text(f"DROP INDEX CONCURRENTLY IF EXISTS {each.name}"))
            connection.execute(text(f"CREATE INDEX CONCURRENTLY {each.name} ON {each.table} {each.of}"))
        except DBAPIError as error:
            # The next start makes it.
            logger.warning("the index %s wasn't made: %s", each.name, _reason_of(error))


def _reason_of(error: DBAPIError) -> str:
    return str(error.orig).strip().splitlines()[0]
