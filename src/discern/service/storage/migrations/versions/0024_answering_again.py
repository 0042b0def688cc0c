"""Which assessment somebody answers again"""

import sqlalchemy as sa
from alembic import op

revision = "answering_again"
down_revision = "what_a_report_is_for"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("assessments", sa.Column("repeats", sa.String(), nullable=True))
