"""Events, where they are sent, and what became of it"""

import sqlalchemy as sa
from alembic import op

revision = "events"
down_revision = "0001"
branch_labels = None
depends_on = None

SEQUENCE = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("seq", SEQUENCE, autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("type", sa.String(), nullable=False),
        sa.Column("occurred_at", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_events_account_id")),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_events")),
        sa.UniqueConstraint("id", name=op.f("uq_events_id")),
        comment="The feed. Rows come in under one lock, so that nothing appears behind what was read.",
        sqlite_autoincrement=True,
    )
    op.create_index("ix_events_account_id_seq", "events", ["account_id", "seq"], unique=False)
    op.create_index(op.f("ix_events_occurred_at"), "events", ["occurred_at"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("seq", SEQUENCE, autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("type", sa.String(), nullable=False),
        sa.Column("occurred_at", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_outbox_account_id")),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_outbox")),
        sa.UniqueConstraint("id", name=op.f("uq_outbox_id")),
        comment="Events as the transactions of their changes wrote them; moved to `events` in order.",
        sqlite_autoincrement=True,
    )
    op.create_table(
        "webhooks",
        sa.Column("seq", SEQUENCE, autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("url", sa.String(), nullable=False),
        sa.Column("description", sa.String(), nullable=True),
        sa.Column("events", sa.JSON(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("old_secret", sa.String(), nullable=True),
        sa.Column("old_secret_until", sa.BigInteger(), nullable=True),
        sa.Column("enabled", sa.Boolean(), nullable=False),
        sa.Column("disabled_at", sa.BigInteger(), nullable=True),
        sa.Column("disabled_reason", sa.String(), nullable=True),
        sa.Column("failing_since", sa.BigInteger(), nullable=True),
        sa.Column("paused_until", sa.BigInteger(), nullable=True),
        sa.Column("last_success_at", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_webhooks_account_id")),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_webhooks")),
        sa.UniqueConstraint("id", name=op.f("uq_webhooks_id")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_webhooks_account_id_seq", "webhooks", ["account_id", "seq"], unique=False)
    op.create_table(
        "deliveries",
        sa.Column("seq", SEQUENCE, autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("webhook_id", sa.String(), nullable=False),
        sa.Column("event_id", sa.String(), nullable=False),
        sa.Column("type", sa.String(), nullable=False),
        sa.Column("cause", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("run_at", sa.BigInteger(), nullable=True),
        sa.Column("lease", sa.String(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("attempted_at", sa.BigInteger(), nullable=True),
        sa.Column("status_code", sa.Integer(), nullable=True),
        sa.Column("latency_ms", sa.Integer(), nullable=True),
        sa.Column("error", sa.String(), nullable=True),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_deliveries_account_id")),
        sa.ForeignKeyConstraint(
            ["webhook_id"], ["webhooks.id"], name=op.f("fk_deliveries_webhook_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_deliveries")),
        sa.UniqueConstraint("id", name=op.f("uq_deliveries_id")),
        comment="An event on its way to an endpoint, and the last attempt; claimed by lease.",
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_deliveries_created_at"), "deliveries", ["created_at"], unique=False)
    op.create_index(op.f("ix_deliveries_event_id"), "deliveries", ["event_id"], unique=False)
    op.create_index("ix_deliveries_webhook_id_run_at", "deliveries", ["webhook_id", "run_at"], unique=False)
    op.create_index("ix_deliveries_webhook_id_seq", "deliveries", ["webhook_id", "seq"], unique=False)
