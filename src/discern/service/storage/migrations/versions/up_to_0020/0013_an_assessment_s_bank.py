"""The bank that each assessment began with"""

import sqlalchemy as sa
from alembic import op

revision = "an_assessment_s_bank"
down_revision = "what_shows_a_change"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Which bank asked so far only the service knows, which reads `DISCERN_BANK`: it fills the columns at its start.
    op.add_column("assessments", sa.Column("bank_id", sa.String(), nullable=True))
    op.add_column("assessments", sa.Column("bank_version", sa.String(), nullable=True))
    op.create_table(
        "banks",
        sa.Column("bank_id", sa.String(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("statements", sa.String(), nullable=False),
        sa.Column("fingerprint", sa.String(), nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("bank_id", "version", name=op.f("pk_banks")),
        sa.UniqueConstraint("statements", name=op.f("uq_banks_statements")),
        comment="Every bank that was ever in use here, so that what began with one ends with it. `statements` is a "
        "digest of the words; `document` has the parameters of the last start.",
    )
