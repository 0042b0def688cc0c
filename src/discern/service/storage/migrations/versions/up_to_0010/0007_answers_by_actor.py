"""Kept answers of repeatable creates, apart by for whom a key acted"""

import sqlalchemy as sa
from alembic import op

revision = "answers_by_actor"
down_revision = "reports"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("idempotency") as batch:
        batch.add_column(sa.Column("actor", sa.String(), server_default="", nullable=False))
        batch.drop_constraint("pk_idempotency", type_="primary")
        batch.create_primary_key("pk_idempotency", ["key_id", "actor", "route", "idempotency_key"])
