"""Sentences that a language model drafts for reports"""

import sqlalchemy as sa
from alembic import op

revision = "drafted_sentences"
down_revision = "answering_again"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("drafting", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "report_drafts",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("report_id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("asker", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("run_at", sa.BigInteger(), nullable=True),
        sa.Column("lease", sa.String(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("model", sa.String(), nullable=True),
        sa.Column("writing", sa.JSON(), nullable=True),
        sa.Column("reason", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["report_id"], ["reports.id"], name=op.f("fk_report_drafts_report_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_report_drafts_account_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report_drafts")),
        sa.UniqueConstraint("report_id", "asker", name="uq_report_drafts_report_id"),
        comment="Drafts of openings, claimed by lease. `asker` is empty for the person who requested the report; for a "
        "program it is its key.",
    )
    for column in ("account_id", "run_at"):
        op.create_index(op.f(f"ix_report_drafts_{column}"), "report_drafts", [column], unique=False)
    op.create_table(
        "drafted_sentences",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("draft_id", sa.String(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("model", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("statements", sa.JSON(), nullable=False),
        sa.Column("doubts", sa.JSON(), nullable=False),
        sa.Column("written_at", sa.BigInteger(), nullable=False),
        sa.Column("accepted_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["draft_id"], ["report_drafts.id"], name=op.f("fk_drafted_sentences_draft_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_drafted_sentences")),
        comment="Sentences that a language model drafted, with placeholders for names. Those that nobody accepts go.",
    )
    for column in ("draft_id", "written_at"):
        op.create_index(op.f(f"ix_drafted_sentences_{column}"), "drafted_sentences", [column], unique=False)
