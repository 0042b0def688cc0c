"""Which members a person has confirmed by their private link"""

import sqlalchemy as sa
from alembic import op

revision = "confirmed_members"
down_revision = "changes"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "confirmations",
        sa.Column("user_id", sa.String(), nullable=False),
        sa.Column("private_link", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_confirmations_user_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["private_link"], ["private_links.hash"], name=op.f("fk_confirmations_private_link"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "private_link", name=op.f("pk_confirmations")),
        comment="By a private link its holder has said that a member is them.",
    )
    op.create_index(op.f("ix_confirmations_private_link"), "confirmations", ["private_link"], unique=False)
    # Members of before keep what they see.
    op.execute(
        "INSERT INTO confirmations (user_id, private_link) "
        "SELECT users.id, private_links.hash FROM users "
        "JOIN assessments ON assessments.candidate_id = users.candidate_id "
        "JOIN private_links ON private_links.assessment_id = assessments.id"
    )
