"""An index on answers of receivers, by when they came"""

import sqlalchemy as sa
from alembic import op

revision = "late_answers"
down_revision = "link_codes"
branch_labels = None
depends_on = None


def upgrade() -> None:
    is_answered = sa.text("answer IS NOT NULL")
    op.create_index(
        "ix_deliveries_attempted_at",
        "deliveries",
        ["attempted_at"],
        sqlite_where=is_answered,
        postgresql_where=is_answered,
    )
