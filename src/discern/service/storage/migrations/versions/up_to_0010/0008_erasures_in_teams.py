"""When somebody in a team was last erased"""

import sqlalchemy as sa
from alembic import op

revision = "erasures_in_teams"
down_revision = "answers_by_actor"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("teams", sa.Column("erased_at", sa.BigInteger(), nullable=True))
