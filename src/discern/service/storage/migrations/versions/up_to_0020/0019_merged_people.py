"""Ids that people had who were found to be one"""

import sqlalchemy as sa
from alembic import op

revision = "merged_people"
down_revision = "people_by_name"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "merged_candidates",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("candidate_id", sa.String(), nullable=False),
        sa.Column("merged_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidates.id"], name=op.f("fk_merged_candidates_candidate_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_merged_candidates")),
        comment="What a person was called by before they were merged into another: the audit log has entries about it.",
    )
    op.create_index(op.f("ix_merged_candidates_candidate_id"), "merged_candidates", ["candidate_id"], unique=False)
