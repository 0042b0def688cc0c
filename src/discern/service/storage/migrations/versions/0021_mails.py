"""Mails to people who are invited"""

import sqlalchemy as sa
from alembic import op

revision = "mails"
down_revision = "own_words"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mails",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("assessment_id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("automatic", sa.Boolean(), nullable=False),
        sa.Column("asked_by", sa.String(), nullable=True),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("run_at", sa.BigInteger(), nullable=True),
        sa.Column("lease", sa.String(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.String(), nullable=True),
        sa.Column("unsubscribe_hash", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_mails_account_id")),
        sa.ForeignKeyConstraint(
            ["assessment_id"], ["assessments.id"], name=op.f("fk_mails_assessment_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["asked_by"], ["users.id"], name=op.f("fk_mails_asked_by"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_mails")),
        sa.UniqueConstraint("id", name=op.f("uq_mails_id")),
        sa.UniqueConstraint("unsubscribe_hash", name=op.f("uq_mails_unsubscribe_hash")),
        sqlite_autoincrement=True,
        comment="Mails to people who are invited: neither text nor address, both are read when a mail is sent.",
    )
    for column in ("assessment_id", "asked_by", "created_at", "run_at"):
        op.create_index(op.f(f"ix_mails_{column}"), "mails", [column], unique=False)
    op.create_table(
        "mail_refusals",
        sa.Column("candidate_id", sa.String(), nullable=False),
        sa.Column("refused_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidates.id"], name=op.f("fk_mail_refusals_candidate_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("candidate_id", name=op.f("pk_mail_refusals")),
        comment="People who want no reminders.",
    )
