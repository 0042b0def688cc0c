"""What people say of statements about them, and what they write on working with them"""

import sqlalchemy as sa
from alembic import op

revision = "own_words"
down_revision = "merged_people"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "statement_marks",
        sa.Column("assessment_id", sa.String(), nullable=False),
        sa.Column("statement_id", sa.String(), nullable=False),
        sa.Column("fit", sa.String(), nullable=False),
        sa.Column("comment", sa.String(), nullable=True),
        sa.Column("marked_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["assessment_id"], ["assessments.id"], name=op.f("fk_statement_marks_assessment_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("assessment_id", "statement_id", name=op.f("pk_statement_marks")),
        comment="What a person says of statements about them. Nothing is computed from it.",
    )
    op.create_table(
        "about_pages",
        sa.Column("candidate_id", sa.String(), nullable=False),
        sa.Column("visibility", sa.String(), nullable=False),
        sa.Column("answers", sa.JSON(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("link_hash", sa.String(), nullable=True),
        sa.Column("link_expires_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidates.id"], name=op.f("fk_about_pages_candidate_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("candidate_id", name=op.f("pk_about_pages")),
        sa.UniqueConstraint("link_hash", name=op.f("uq_about_pages_link_hash")),
        comment="What people wrote on working with them.",
    )
