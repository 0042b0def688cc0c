"""When backups were made"""

import sqlalchemy as sa
from alembic import op

revision = "backups"
down_revision = "join_links"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "backups",
        sa.Column("made_at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("content", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("made_at", name=op.f("pk_backups")),
        comment="When a backup was made. In a backup itself: rows and digest of each table.",
    )
