"""By which private link a person's results were hidden"""

import sqlalchemy as sa
from alembic import op

revision = "hidden_by"
down_revision = "exact_addresses"
branch_labels = None
depends_on = None


def upgrade() -> None:
    comment = "The first assessment of the private link by which the results were hidden."
    op.add_column("candidates", sa.Column("hidden_by", sa.String(), comment=comment))
