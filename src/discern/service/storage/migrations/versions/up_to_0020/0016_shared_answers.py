"""Whether a person lets their coach read which answers speak for a claim"""

import sqlalchemy as sa
from alembic import op

revision = "shared_answers"
down_revision = "measurement"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("candidates", sa.Column("answers_shared", sa.Boolean(), nullable=False, server_default=sa.false()))
