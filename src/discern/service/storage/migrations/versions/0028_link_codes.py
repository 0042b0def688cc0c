"""Codes by which addresses are confirmed that private links go to"""

import sqlalchemy as sa
from alembic import op

revision = "link_codes"
down_revision = "kept_counts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "link_codes",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("assessment_id", sa.String(), nullable=False),
        sa.Column("address_hash", sa.String(), nullable=False),
        sa.Column("code_hash", sa.String(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("sent_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_link_codes_account_id")),
        sa.ForeignKeyConstraint(
            ["assessment_id"], ["assessments.id"], name=op.f("fk_link_codes_assessment_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_link_codes")),
        sqlite_autoincrement=True,
        comment="Codes by which addresses are confirmed that private links go to. The hashes are keyed by secrets that "
        "the database doesn't hold. A code goes when it is used or over, its row, by which mails are counted, after a "
        "day.",
    )
    for column in ("assessment_id", "created_at"):
        op.create_index(op.f(f"ix_link_codes_{column}"), "link_codes", [column], unique=False)
    op.create_index("ix_link_codes_account_id_address_hash", "link_codes", ["account_id", "address_hash"])
