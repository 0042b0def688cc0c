"""The key that passed a consent on, and the join link by which an assessment came"""

import sqlalchemy as sa
from alembic import op

revision = "who_passed_the_consent_on"
down_revision = "erasures_in_teams"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("consents", sa.Column("key_id", sa.String(), nullable=True))
    op.add_column("assessments", sa.Column("join_link_id", sa.String(), nullable=True))
    op.create_index("ix_assessments_join_link_id", "assessments", ["join_link_id"])
