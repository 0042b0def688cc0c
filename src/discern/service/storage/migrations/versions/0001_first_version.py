# ruff: noqa: S608
"""The tables of the first version, and the triggers on them

Until that is tagged, they are those that the code names. Then they are written out here, and later migrations add.
"""

from alembic import op

from discern.service.storage.engine.tables import metadata

revision = "first_version"
down_revision = None
branch_labels = None
depends_on = None

LAST = "coalesce({0}completed_at, {0}started_at, {0}created_at)"
COUNTED = ("candidates", "assessments", "completed", "teams")

KEPT = ("account_id", "subject_id", "action", "since", "reader_id", "first_at")
READ_OTHERWISE = " OR ".join(["new.times <> old.times + 1", *(f"new.{name} <> old.{name}" for name in KEPT)])
"""An update that does more than count on."""


def upgrade() -> None:
    metadata.create_all(op.get_bind())
    is_postgres = op.get_bind().dialect.name == "postgresql"
    _make_audit_append_only(is_postgres=is_postgres)
    _keep_in_postgres() if is_postgres else _keep_in_sqlite()


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


def _keep_in_sqlite() -> None:
    def add(row: str, **given: str) -> str:
        sums = ", ".join(f"{name} = {name} + excluded.{name}" for name in given)
        return (
            f"INSERT INTO account_counts (account_id, slot, {', '.join(given)}) VALUES ({row}.account_id, 0, "
            f"{', '.join(given.values())}) ON CONFLICT (account_id, slot) DO UPDATE SET {sums}; "
        )

    def trigger(name: str, when: str, *changes: str) -> None:
        op.execute(f"CREATE TRIGGER {name} AFTER {when} BEGIN {''.join(changes)} END")

    came = "INSERT INTO activity (candidate_id, account_id, active_at) VALUES (new.id, new.account_id, new.created_at);"
    last = LAST.format("new.")
    moved = f"UPDATE activity SET active_at = {last} WHERE candidate_id = new.candidate_id AND active_at < {last}; "
    new, old = "new.status = 'completed'", "old.status = 'completed'"
    trigger("candidates_insert", "INSERT ON candidates", came, add("new", candidates="1"))
    trigger("candidates_delete", "DELETE ON candidates", add("old", candidates="-1"))
    trigger("teams_insert", "INSERT ON teams", add("new", teams="1"))
    trigger("teams_delete", "DELETE ON teams", add("old", teams="-1"))
    trigger("assessments_insert", "INSERT ON assessments", moved, add("new", assessments="1", completed=new))
    trigger("assessments_delete", "DELETE ON assessments", add("old", assessments="-1", completed=f"-({old})"))
    of = "status, candidate_id, started_at, completed_at"
    trigger("assessments_update", f"UPDATE OF {of} ON assessments", moved, add("new", completed=f"({new}) - ({old})"))


def _keep_in_postgres() -> None:
    sums = ", ".join(f"{name} = account_counts.{name} + excluded.{name}" for name in COUNTED)
    op.execute(
        "CREATE FUNCTION add_to_counts(account varchar, people bigint, given bigint, finished bigint, groups bigint) "
        # One row of 16, by the connection: on a single one each insert of an account would wait for the commit of the
        # one before.
        "RETURNS void LANGUAGE sql AS $$ INSERT INTO account_counts (account_id, slot, candidates, assessments, "
        "completed, teams) VALUES (account, pg_backend_pid() % 16, people, given, finished, groups) "
        f"ON CONFLICT (account_id, slot) DO UPDATE SET {sums} $$"
    )
    completed = "count(*) FILTER (WHERE status = 'completed')"
    moved = (
        f"UPDATE activity SET active_at = last FROM (SELECT candidate_id, max({LAST.format('')}) AS last FROM added "
        "GROUP BY candidate_id) AS newer WHERE activity.candidate_id = newer.candidate_id AND active_at < last; "
    )
    came = "INSERT INTO activity (candidate_id, account_id, active_at) SELECT id, account_id, created_at FROM added; "

    def count(counts: str, rows: str) -> str:
        return f"PERFORM add_to_counts(account_id, {counts}) FROM {rows} GROUP BY account_id; "

    _trigger("candidates", "INSERT", came + count("count(*), 0, 0, 0", "added"))
    _trigger("candidates", "DELETE", count("-count(*), 0, 0, 0", "removed"))
    _trigger("teams", "INSERT", count("0, 0, 0, count(*)", "added"))
    _trigger("teams", "DELETE", count("0, 0, 0, -count(*)", "removed"))
    _trigger("assessments", "INSERT", moved + count(f"0, count(*), {completed}, 0", "added"))
    _trigger("assessments", "DELETE", count(f"0, -count(*), -{completed}, 0", "removed"))
    both = (
        "(SELECT account_id, CASE status WHEN 'completed' THEN 1 ELSE 0 END AS more FROM added UNION ALL "
        "SELECT account_id, CASE status WHEN 'completed' THEN -1 ELSE 0 END FROM removed) AS both_states"
    )
    changed = (
        f"PERFORM add_to_counts(account_id, 0, 0, sum(more), 0) FROM {both} GROUP BY account_id HAVING sum(more) <> 0; "
    )
    _trigger("assessments", "UPDATE", moved + changed)


def _trigger(table: str, event: str, body: str) -> None:
    """One for all rows of a statement: ``added`` are they as they became, ``removed`` as they were."""
    name = f"keep_{table}_{event.lower()}"
    op.execute(f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} RETURN NULL; END $$")
    rows = {"INSERT": "NEW TABLE AS added", "DELETE": "OLD TABLE AS removed"}
    rows["UPDATE"] = f"{rows['DELETE']} {rows['INSERT']}"
    op.execute(
        f"CREATE TRIGGER {name} AFTER {event} ON {table} REFERENCING {rows[event]} "
        f"FOR EACH STATEMENT EXECUTE FUNCTION {name}()"
    )
