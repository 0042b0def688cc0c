"""By which reads a change shows"""

import sqlalchemy as sa
from alembic import op

revision = "what_shows_a_change"
down_revision = "confirmed_members"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Kept for an hour only: forgetting them makes open pages read once more.
    op.drop_table("changes")
    op.create_table(
        "changes",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("audience", sa.String(), nullable=False),
        sa.Column("shown_by", sa.Integer(), nullable=False),
        sa.Column("mark", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_changes")),
        sqlite_autoincrement=True,
        comment="Audiences of recent changes, each with a random number; a version is the sum of these. "
        "`shown_by` are the kinds of reads that show it, as bits.",
    )
    op.create_index(
        "ix_changes_account_id_audience_shown_by_mark",
        "changes",
        ["account_id", "audience", "shown_by", "mark"],
        unique=False,
    )
    op.create_index(op.f("ix_changes_at"), "changes", ["at"], unique=False)
