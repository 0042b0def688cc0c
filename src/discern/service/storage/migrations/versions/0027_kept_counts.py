# ruff: noqa: S608
"""Counts and last activity that triggers keep, and indexes for what is looked for among many"""

import sqlalchemy as sa
from alembic import op

revision = "kept_counts"
down_revision = "drafted_sentences"
branch_labels = None
depends_on = None

LAST = "coalesce({0}completed_at, {0}started_at, {0}created_at)"
COUNTED = ("candidates", "assessments", "completed", "teams")


def upgrade() -> None:
    is_postgres = op.get_bind().dialect.name == "postgresql"
    if is_postgres:
        # What is written between the counting and the triggers would not be counted.
        op.execute("LOCK TABLE teams, candidates, assessments IN SHARE ROW EXCLUSIVE MODE")
    _make_tables()
    _fill()
    op.create_index("ix_activity_account_id_active_at", "activity", ["account_id", "active_at"])
    _keep_in_postgres() if is_postgres else _keep_in_sqlite()
    op.create_index("ix_events_account_id_type_seq", "events", ["account_id", "type", "seq"])
    is_open = sa.text("status IN ('created', 'started')")
    op.create_index(
        "ix_assessments_account_id_expires_at",
        "assessments",
        ["account_id", "expires_at"],
        sqlite_where=is_open,
        postgresql_where=is_open,
    )
    op.create_index("ix_candidates_account_id_visibility", "candidates", ["account_id", "visibility"])
    if not is_postgres:
        for table, column in (("candidates", "name_folded"), ("teams", "name_folded"), ("users", "told_folded")):
            op.create_index(f"ix_{table}_account_id_{column}", table, ["account_id", column])


def _make_tables() -> None:
    op.create_table(
        "account_counts",
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("slot", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False, server_default="0") for name in COUNTED),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_account_counts_account_id")),
        sa.PrimaryKeyConstraint("account_id", "slot", name=op.f("pk_account_counts")),
        comment="How much an account has, by triggers. Each slot has a part, so that changes don't wait for another.",
    )
    op.create_table(
        "activity",
        sa.Column("candidate_id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("active_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidates.id"], name=op.f("fk_activity_candidate_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("candidate_id", name=op.f("pk_activity")),
        comment="When a person came, or an assessment of theirs was last created, started or completed, by triggers.",
    )


def _fill() -> None:
    # Each person's by the index: a join would depend on what the database knows of the tables.
    last = LAST.format("assessments.")
    of_person = f"SELECT max(CASE WHEN {last} > people.created_at THEN {last} ELSE people.created_at END)"
    op.execute(
        "INSERT INTO activity (candidate_id, account_id, active_at) SELECT id, account_id, coalesce("
        f"({of_person} FROM assessments WHERE candidate_id = people.id), created_at) FROM candidates AS people"
    )
    op.execute(
        "INSERT INTO account_counts (account_id, slot, candidates, assessments, completed, teams) SELECT id, 0, "
        "(SELECT count(*) FROM candidates WHERE account_id = accounts.id), "
        "(SELECT count(*) FROM assessments WHERE account_id = accounts.id), "
        "(SELECT count(*) FROM assessments WHERE account_id = accounts.id AND status = 'completed'), "
        "(SELECT count(*) FROM teams WHERE account_id = accounts.id) FROM accounts"
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
