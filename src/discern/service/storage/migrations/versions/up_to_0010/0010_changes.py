"""For whom something has changed lately"""

import sqlalchemy as sa
from alembic import op

revision = "changes"
down_revision = "who_passed_the_consent_on"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "changes",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("audience", sa.String(), nullable=False),
        sa.Column("mark", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_changes")),
        sqlite_autoincrement=True,
        comment="For whom something has changed lately, and a random number, whose sum is the version that they see.",
    )
    op.create_index("ix_changes_account_id_audience_mark", "changes", ["account_id", "audience", "mark"], unique=False)
    op.create_index(op.f("ix_changes_at"), "changes", ["at"], unique=False)
