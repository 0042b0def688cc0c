"""The first tables"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_accounts")),
        sa.UniqueConstraint("id", name=op.f("uq_accounts_id")),
        sa.UniqueConstraint("name", name=op.f("uq_accounts_name")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "audit",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("key_id", sa.String(), nullable=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("subject_id", sa.String(), nullable=False),
        sa.Column("request_id", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_audit")),
        comment="Who read or changed what, by opaque ids. Triggers refuse to change or delete a row.",
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audit_account_id_seq", "audit", ["account_id", "seq"], unique=False)
    op.create_index("ix_audit_subject_id_seq", "audit", ["subject_id", "seq"], unique=False)
    op.create_table(
        "idempotency",
        sa.Column("key_id", sa.String(), nullable=False),
        sa.Column("route", sa.String(), nullable=False),
        sa.Column("idempotency_key", sa.String(), nullable=False),
        sa.Column("body_hash", sa.String(), nullable=False),
        sa.Column("response", sa.Text(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key_id", "route", "idempotency_key", name=op.f("pk_idempotency")),
    )
    op.create_index(op.f("ix_idempotency_created_at"), "idempotency", ["created_at"], unique=False)
    is_postgres = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "rate_buckets",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("full_at", sa.Float(), nullable=False),
        sa.Column("allowed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_rate_buckets")),
        comment="Unlogged on PostgreSQL: lost at a crash, and then every bucket is full.",
        prefixes=["UNLOGGED"] if is_postgres else [],
    )
    op.create_table(
        "candidates",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("name_folded", sa.String(), nullable=False),
        sa.Column("email", sa.String(), nullable=True),
        sa.Column("external_id", sa.String(), nullable=True),
        sa.Column("visibility", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_candidates_account_id")),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_candidates")),
        sa.UniqueConstraint("account_id", "external_id", name=op.f("uq_candidates_account_id_external_id")),
        sa.UniqueConstraint("id", name=op.f("uq_candidates_id")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_candidates_account_id_seq", "candidates", ["account_id", "seq"], unique=False)
    op.create_table(
        "keys",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("scopes", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=True),
        sa.Column("revoked_at", sa.BigInteger(), nullable=True),
        sa.Column("last_used_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_keys_account_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_keys")),
        sa.UniqueConstraint("hash", name=op.f("uq_keys_hash")),
    )
    op.create_index(op.f("ix_keys_account_id"), "keys", ["account_id"], unique=False)
    op.create_table(
        "teams",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("name_folded", sa.String(), nullable=False),
        sa.Column("external_id", sa.String(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_teams_account_id")),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_teams")),
        sa.UniqueConstraint("account_id", "external_id", name=op.f("uq_teams_account_id_external_id")),
        sa.UniqueConstraint("id", name=op.f("uq_teams_id")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_teams_account_id_seq", "teams", ["account_id", "seq"], unique=False)
    op.create_table(
        "assessments",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("candidate_id", sa.String(), nullable=False),
        sa.Column("team_id", sa.String(), nullable=True),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("form", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("take_token", sa.String(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("completed_at", sa.BigInteger(), nullable=True),
        sa.Column("expires_at", sa.BigInteger(), nullable=True),
        sa.Column("metadata", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_assessments_account_id")),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidates.id"], name=op.f("fk_assessments_candidate_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["team_id"], ["teams.id"], name=op.f("fk_assessments_team_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_assessments")),
        sa.UniqueConstraint("id", name=op.f("uq_assessments_id")),
        sa.UniqueConstraint("take_token", name=op.f("uq_assessments_take_token")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_assessments_account_id_seq", "assessments", ["account_id", "seq"], unique=False)
    op.create_index(
        "ix_assessments_account_id_status_seq", "assessments", ["account_id", "status", "seq"], unique=False
    )
    op.create_index("ix_assessments_candidate_id_seq", "assessments", ["candidate_id", "seq"], unique=False)
    op.create_index("ix_assessments_team_id_seq", "assessments", ["team_id", "seq"], unique=False)
    op.create_table(
        "memberships",
        sa.Column("team_id", sa.String(), nullable=False),
        sa.Column("candidate_id", sa.String(), nullable=False),
        sa.Column("added_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidates.id"], name=op.f("fk_memberships_candidate_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["team_id"], ["teams.id"], name=op.f("fk_memberships_team_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("team_id", "candidate_id", name=op.f("pk_memberships")),
    )
    op.create_index(op.f("ix_memberships_candidate_id"), "memberships", ["candidate_id"], unique=False)
    op.create_table(
        "answers",
        sa.Column("assessment_id", sa.String(), nullable=False),
        sa.Column("block", sa.String(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("most", sa.String(), nullable=False),
        sa.Column("least", sa.String(), nullable=False),
        sa.Column("ms", sa.Integer(), nullable=True),
        sa.Column("answered_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["assessment_id"], ["assessments.id"], name=op.f("fk_answers_assessment_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("assessment_id", "block", name=op.f("pk_answers")),
    )
    op.create_table(
        "consents",
        sa.Column("assessment_id", sa.String(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("accepted_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["assessment_id"], ["assessments.id"], name=op.f("fk_consents_assessment_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("assessment_id", name=op.f("pk_consents")),
    )
    op.create_table(
        "private_links",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("assessment_id", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["assessment_id"], ["assessments.id"], name=op.f("fk_private_links_assessment_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_private_links")),
    )
    op.create_index(op.f("ix_private_links_assessment_id"), "private_links", ["assessment_id"], unique=False)
    op.create_table(
        "results",
        sa.Column("assessment_id", sa.String(), nullable=False),
        sa.Column("candidate_id", sa.String(), nullable=False),
        sa.Column("completed_at", sa.BigInteger(), nullable=False),
        sa.Column("withheld", sa.Boolean(), nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["assessment_id"], ["assessments.id"], name=op.f("fk_results_assessment_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidates.id"], name=op.f("fk_results_candidate_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("assessment_id", name=op.f("pk_results")),
    )
    op.create_index("ix_results_candidate_id_completed_at", "results", ["candidate_id", "completed_at"], unique=False)
    _make_audit_append_only(is_postgres=is_postgres)


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
        return
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER audit_refuse_{change.lower()} BEFORE {change} ON audit "
            "BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END"
        )
