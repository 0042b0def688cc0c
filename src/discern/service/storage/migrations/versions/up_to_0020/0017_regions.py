"""Where on the circle a person may lie"""

import sqlalchemy as sa
from alembic import op

revision = "regions"
down_revision = "shared_answers"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # What is stored without one gets it from its answers when it is read: see `domain/scoring.py`.
    op.add_column("results", sa.Column("region", sa.JSON(), nullable=True))
