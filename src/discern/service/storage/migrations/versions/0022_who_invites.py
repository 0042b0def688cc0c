"""Who made an assessment or a join link"""

import sqlalchemy as sa
from alembic import op

revision = "who_invites"
down_revision = "mails"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("assessments", "join_links"):
        op.add_column(table, sa.Column("created_by", sa.String(), nullable=True))
