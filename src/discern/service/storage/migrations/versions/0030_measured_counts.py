# ruff: noqa: S608
"""Counts of results and of the people who count, which triggers keep, and an index on whose results reports are from"""

import sqlalchemy as sa
from alembic import op

revision = "measured_counts"
down_revision = "late_answers"
branch_labels = None
depends_on = None

KEY = ("account_id", "bank_id", "bank_version", "fingerprint", "slot")
COUNTED = ("results", "counted", "withheld", "shown", "people", "sample")

FORGET = "DELETE FROM measured_people WHERE candidate_id {who}; "
RECOUNT = """
    INSERT INTO measured_people
        (candidate_id, account_id, bank_id, bank_version, fingerprint, is_sample, shown, withheld)
    SELECT results.candidate_id, candidates.account_id, coalesce(assessments.bank_id, ''),
        coalesce(assessments.bank_version, ''), coalesce(results.fingerprint, ''),
        coalesce(substr(candidates.external_id, 1, 15) = 'discern-sample:', FALSE),
        sum(CASE WHEN results.withheld THEN 0 ELSE 1 END), sum(CASE WHEN results.withheld THEN 1 ELSE 0 END)
    FROM results
    JOIN assessments ON assessments.id = results.assessment_id
    JOIN candidates ON candidates.id = results.candidate_id
    WHERE results.candidate_id {who}
    GROUP BY 1, 2, 3, 4, 5, 6;
"""
_OF_BANK = "account_id, bank_id, bank_version"
_PARTS = f"""
    SELECT {_OF_BANK}, fingerprint, shown AS results, 0 AS counted, 0 AS withheld, 0 AS shown, 0 AS people, 0 AS sample
    FROM measured_people WHERE shown > 0 AND candidate_id {{who}}
    UNION ALL
    SELECT {_OF_BANK}, '', 0, CASE WHEN sum(shown) > 0 THEN 1 ELSE 0 END, CASE WHEN sum(shown) > 0 THEN 0 ELSE 1 END,
        sum(shown), 0, 0
    FROM measured_people WHERE NOT is_sample AND candidate_id {{who}} GROUP BY candidate_id, {_OF_BANK}
    UNION ALL
    SELECT account_id, '', '', '', 0, 0, 0, 0, CASE WHEN is_sample THEN 0 ELSE 1 END,
        CASE WHEN is_sample THEN 1 ELSE 0 END
    FROM measured_people WHERE candidate_id {{who}} GROUP BY candidate_id, account_id, is_sample
"""
ADD = f"""
    INSERT INTO measured_counts ({", ".join(KEY)}, {", ".join(COUNTED)})
    SELECT {_OF_BANK}, fingerprint, {{slot}}, {", ".join(f"{{sign}}sum({name})" for name in COUNTED)}
    FROM ({_PARTS}) AS parts WHERE TRUE GROUP BY {_OF_BANK}, fingerprint
    ON CONFLICT ({", ".join(KEY)})
    DO UPDATE SET {", ".join(f"{name} = measured_counts.{name} + excluded.{name}" for name in COUNTED)};
"""


def upgrade() -> None:
    is_postgres = op.get_bind().dialect.name == "postgresql"
    if is_postgres:
        # What is written between the counting and the triggers would not be counted.
        op.execute("LOCK TABLE candidates, assessments, results IN SHARE ROW EXCLUSIVE MODE")
    _make_tables()
    op.execute(RECOUNT.format(who="IS NOT NULL"))
    op.execute(ADD.format(who="IS NOT NULL", slot="0", sign=""))
    _keep_in_postgres() if is_postgres else _keep_in_sqlite()
    op.create_index(op.f("ix_report_people_assessment_id"), "report_people", ["assessment_id"], unique=False)


def _make_tables() -> None:
    op.create_table(
        "measured_people",
        sa.Column("candidate_id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("bank_id", "bank_version", "fingerprint")),
        sa.Column("is_sample", sa.Boolean(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("withheld", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidates.id"], name=op.f("fk_measured_people_candidate_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint(
            "candidate_id", "bank_id", "bank_version", "fingerprint", name=op.f("pk_measured_people")
        ),
        comment="How many results a person has, by what they were computed with, by triggers: '' is what isn't known.",
    )
    op.create_table(
        "measured_counts",
        *(sa.Column(name, sa.String(), nullable=False) for name in KEY[:-1]),
        sa.Column("slot", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in COUNTED),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_measured_counts_account_id")),
        sa.PrimaryKeyConstraint(*KEY, name=op.f("pk_measured_counts")),
        comment="Sums of `measured_people`: `results` by fingerprint; people who count, people whose every result was "
        "withheld, and results of those who count, by bank; real people and those of the sample company, by account. "
        "Each slot has a part, so that changes don't wait for another.",
    )


def _refresh(who: str, slot: str) -> str:
    """Take out what was counted of some people, and count them again."""
    given = {"who": who, "slot": slot}
    return _forget(who, slot) + RECOUNT.format(**given) + ADD.format(sign="", **given)


def _forget(who: str, slot: str) -> str:
    return ADD.format(who=who, slot=slot, sign="-") + FORGET.format(who=who)


def _keep_in_sqlite() -> None:
    def trigger(name: str, when: str, body: str) -> None:
        op.execute(f"CREATE TRIGGER {name} {when} BEGIN {body} END")

    trigger("measured_insert", "AFTER INSERT ON results", _refresh("IN (new.candidate_id)", "0"))
    trigger("measured_delete", "AFTER DELETE ON results", _refresh("IN (old.candidate_id)", "0"))
    of = "candidate_id, withheld, fingerprint"
    both = "IN (old.candidate_id, new.candidate_id)"
    trigger("measured_update", f"AFTER UPDATE OF {of} ON results", _refresh(both, "0"))
    answered = "IN (SELECT candidate_id FROM results WHERE assessment_id = new.id)"
    trigger("measured_bank", "AFTER UPDATE OF bank_id, bank_version ON assessments", _refresh(answered, "0"))
    trigger("measured_person", "AFTER UPDATE OF external_id ON candidates", _refresh("IN (new.id)", "0"))
    trigger("measured_erasure", "BEFORE DELETE ON candidates", _forget("IN (old.id)", "0"))


def _keep_in_postgres() -> None:
    who, slot = "= ANY (persons)", "pg_backend_pid() % 16"
    # The lock keeps two who count the same person apart: each would miss what the other stores.
    lock = "PERFORM 1 FROM candidates WHERE id = ANY (persons) ORDER BY id FOR NO KEY UPDATE; "
    _function("forget_measured(persons varchar[])", "void", _forget(who, slot))
    _function("measure_people(persons varchar[])", "void", lock + _refresh(who, slot))
    stored = "SELECT array_agg(DISTINCT candidate_id) FROM {}"
    _trigger("results_insert", "results", "INSERT", stored.format("added"), "NEW TABLE AS added")
    _trigger("results_delete", "results", "DELETE", stored.format("removed"), "OLD TABLE AS removed")
    both = "(SELECT candidate_id FROM added UNION SELECT candidate_id FROM removed) AS both_states"
    rows = "OLD TABLE AS removed NEW TABLE AS added"
    _trigger("results_update", "results", "UPDATE", stored.format(both), rows)
    fixed = (
        "SELECT array_agg(DISTINCT results.candidate_id) FROM added JOIN removed USING (id) JOIN results ON "
        "results.assessment_id = added.id WHERE (added.bank_id, added.bank_version) IS DISTINCT FROM "
        "(removed.bank_id, removed.bank_version)"
    )
    _trigger("banks", "assessments", "UPDATE", fixed, rows)
    _function("measure_person()", "trigger", "PERFORM measure_people(ARRAY[NEW.id]); RETURN NULL; ")
    op.execute(
        "CREATE TRIGGER measure_person AFTER UPDATE OF external_id ON candidates FOR EACH ROW "
        "WHEN (OLD.external_id IS DISTINCT FROM NEW.external_id) EXECUTE FUNCTION measure_person()"
    )
    _function("measure_erasure()", "trigger", "PERFORM forget_measured(ARRAY[OLD.id]); RETURN OLD; ")
    op.execute(
        "CREATE TRIGGER measure_erasure BEFORE DELETE ON candidates FOR EACH ROW EXECUTE FUNCTION measure_erasure()"
    )


def _function(head: str, returned: str, body: str) -> None:
    op.execute(f"CREATE FUNCTION {head} RETURNS {returned} LANGUAGE plpgsql AS $$ BEGIN {body} END $$")


def _trigger(name: str, table: str, event: str, persons: str, rows: str) -> None:
    """One for all rows of a statement: ``added`` are they as they became, ``removed`` as they were."""
    body = (
        f"DECLARE persons varchar[] := ({persons}); BEGIN IF persons IS NOT NULL THEN PERFORM measure_people(persons); "
    )
    op.execute(
        f"CREATE FUNCTION measure_{name}() RETURNS trigger LANGUAGE plpgsql AS $$ {body} END IF; RETURN NULL; END $$"
    )
    op.execute(
        f"CREATE TRIGGER measure_{name} AFTER {event} ON {table} REFERENCING {rows} FOR EACH STATEMENT "
        f"EXECUTE FUNCTION measure_{name}()"
    )
