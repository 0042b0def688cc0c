"""The tables of the first version, and the triggers on the audit log

Until that is tagged, they are those that the code names. Then they are written out here, and later migrations add.
"""

import logging

from alembic import op
from sqlalchemy.exc import DBAPIError

from discern.service.storage.engine.tables import metadata

revision = "first_version"
down_revision = None
branch_labels = None
depends_on = None

logger = logging.getLogger("discern.service")

KEPT = ("account_id", "subject_id", "action", "since", "reader_id", "first_at")
READ_OTHERWISE = " OR ".join(["new.times <> old.times + 1", *(f"new.{name} <> old.{name}" for name in KEPT)])
"""An update that does more than count on."""


def upgrade() -> None:
    metadata.create_all(op.get_bind())
    is_postgres = op.get_bind().dialect.name == "postgresql"
    _make_audit_append_only(is_postgres=is_postgres)
    if is_postgres:
        _index_parts_of_names()


def _make_audit_append_only(*, is_postgres: bool) -> None:
    if is_postgres:
        op.execute(
            "CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the audit log is append-only'; END $$"
        )
        op.execute(
            "CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit "
            "FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()"
        )
        op.execute(
            "CREATE TRIGGER reads_refuse_delete BEFORE DELETE ON reads "
            "FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()"
        )
        op.execute(
            "CREATE TRIGGER reads_count_on BEFORE UPDATE ON reads "
            f"FOR EACH ROW WHEN ({READ_OTHERWISE}) EXECUTE FUNCTION refuse_audit_change()"
        )
        return
    for name, change in (
        ("audit_refuse_update", "UPDATE ON audit"),
        ("audit_refuse_delete", "DELETE ON audit"),
        ("reads_refuse_delete", "DELETE ON reads"),
        ("reads_count_on", f"UPDATE ON reads WHEN {READ_OTHERWISE}"),
    ):
        op.execute(
            f"CREATE TRIGGER {name} BEFORE {change} BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END"
        )


def _index_parts_of_names() -> None:
    """Where PostgreSQL has no trigrams, or they may not be made, a search reads the names of an account."""
    try:
        with op.get_bind().begin_nested():
            op.execute("CREATE EXTENSION IF NOT EXISTS pg_trgm")
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0]
        logger.warning("names are searched without an index, since PostgreSQL has no pg_trgm here: %s", reason)
        return
    for table, column in (("candidates", "name_folded"), ("teams", "name_folded"), ("users", "told_folded")):
        op.execute(f"CREATE INDEX ix_{table}_{column}_trigrams ON {table} USING gin ({column} gin_trgm_ops)")
