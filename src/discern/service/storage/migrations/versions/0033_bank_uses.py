"""Banks that owners put in use, in place of what was learnt and counted by itself"""

import sqlalchemy as sa
from alembic import op

revision = "bank_uses"
down_revision = "hidden_by"
branch_labels = None
depends_on = None

SQLITE_TRIGGERS = (
    "measured_insert",
    "measured_delete",
    "measured_update",
    "measured_bank",
    "measured_person",
    "measured_erasure",
)
FUNCTIONS = (
    "measure_results_insert()",
    "measure_results_delete()",
    "measure_results_update()",
    "measure_banks()",
    "measure_person()",
    "measure_erasure()",
    "measure_people(varchar[])",
    "forget_measured(varchar[])",
)


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for function in FUNCTIONS:
            op.execute(f"DROP FUNCTION {function} CASCADE")
    else:
        for trigger in SQLITE_TRIGGERS:
            op.execute(f"DROP TRIGGER {trigger}")
    for table in ("measured_people", "measured_counts", "calibrations", "rescorings", "parameter_sets"):
        op.drop_table(table)
    op.create_table(
        "bank_uses",
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("bank_id", sa.String(), nullable=False),
        sa.Column("bank_version", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("fingerprint", sa.String(), nullable=True),
        sa.Column("document", sa.JSON(), nullable=True),
        sa.Column("used_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_bank_uses_account_id_accounts")),
        sa.PrimaryKeyConstraint("account_id", "bank_id", "bank_version", "number", name=op.f("pk_bank_uses")),
        comment="Banks that owners put in use for what people of an account answer to the statements of `bank_id` and "
        "`bank_version`. The one with the highest `number` scores; without a `document` it is the installation's own.",
    )
