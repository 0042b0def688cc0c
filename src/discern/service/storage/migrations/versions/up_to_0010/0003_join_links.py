"""Join links"""

import sqlalchemy as sa
from alembic import op

revision = "join_links"
down_revision = "events"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "join_links",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("team_id", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("form", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_join_links_account_id")),
        sa.ForeignKeyConstraint(["team_id"], ["teams.id"], name=op.f("fk_join_links_team_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_join_links")),
        sa.UniqueConstraint("hash", name=op.f("uq_join_links_hash")),
        sa.UniqueConstraint("team_id", name=op.f("uq_join_links_team_id")),
    )
