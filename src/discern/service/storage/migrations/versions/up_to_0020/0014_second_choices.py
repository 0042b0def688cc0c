"""The better of the two statements left, where all four are ranked"""

import sqlalchemy as sa
from alembic import op

revision = "second_choices"
down_revision = "an_assessment_s_bank"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("answers", sa.Column("second", sa.String(), nullable=True))
