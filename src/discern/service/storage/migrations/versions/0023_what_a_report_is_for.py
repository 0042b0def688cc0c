"""What a report is for"""

import sqlalchemy as sa
from alembic import op

revision = "what_a_report_is_for"
down_revision = "who_invites"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("reports", sa.Column("purpose", sa.String(), nullable=True))
