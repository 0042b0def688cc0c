"""What was learnt from an account's people, calibrations, and computing results again"""

import sqlalchemy as sa
from alembic import op

revision = "measurement"
down_revision = "second_choices"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "parameter_sets",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("bank_id", sa.String(), nullable=False),
        sa.Column("bank_version", sa.String(), nullable=False),
        sa.Column("base", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("parameters", sa.JSON(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("spread", sa.Float(), nullable=True),
        sa.Column("contradicts", sa.Boolean(), nullable=False),
        sa.Column("fingerprint", sa.String(), nullable=False),
        sa.Column("applied_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_parameter_sets_account_id_accounts")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_parameter_sets")),
        sa.UniqueConstraint("account_id", "base", "number", name=op.f("uq_parameter_sets_account_id_base_number")),
        comment="What was learnt from an account's own people. It holds for the bank with the fingerprint `base`, and "
        "`fingerprint` is that bank's with these parameters. The one with the highest `number` scores.",
    )
    op.create_table(
        "rescorings",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("flight", sa.String(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("run_at", sa.BigInteger(), nullable=True),
        sa.Column("lease", sa.String(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_rescorings_account_id_accounts")),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_rescorings")),
        sa.UniqueConstraint("id", name=op.f("uq_rescorings_id")),
        sa.UniqueConstraint("flight", name=op.f("uq_rescorings_flight")),
        sqlite_autoincrement=True,
        comment="An account's results, computed again by its parameters of today; claimed by lease. `flight` is the "
        "account's id while one is under way.",
    )
    op.create_index("ix_rescorings_account_id_seq", "rescorings", ["account_id", "seq"], unique=False)
    op.create_index(op.f("ix_rescorings_run_at"), "rescorings", ["run_at"], unique=False)
    op.create_table(
        "calibrations",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("flight", sa.String(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("run_at", sa.BigInteger(), nullable=True),
        sa.Column("lease", sa.String(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("bank_id", sa.String(), nullable=False),
        sa.Column("bank_version", sa.String(), nullable=False),
        sa.Column("base", sa.String(), nullable=False),
        sa.Column("before_id", sa.String(), nullable=True),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("failure", sa.String(), nullable=True),
        sa.Column("outcome", sa.JSON(), nullable=True),
        sa.Column("set_id", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_calibrations_account_id_accounts")),
        sa.ForeignKeyConstraint(
            ["before_id"], ["parameter_sets.id"], name=op.f("fk_calibrations_before_id_parameter_sets")
        ),
        sa.ForeignKeyConstraint(["set_id"], ["parameter_sets.id"], name=op.f("fk_calibrations_set_id_parameter_sets")),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_calibrations")),
        sa.UniqueConstraint("id", name=op.f("uq_calibrations_id")),
        sa.UniqueConstraint("flight", name=op.f("uq_calibrations_flight")),
        sqlite_autoincrement=True,
        comment="Parameters estimated from an account's people, for its owner to apply or not; claimed by lease. "
        "`flight` is the account's id while one is under way. `outcome` has the new bank.",
    )
    op.create_index("ix_calibrations_account_id_seq", "calibrations", ["account_id", "seq"], unique=False)
    op.create_index(op.f("ix_calibrations_run_at"), "calibrations", ["run_at"], unique=False)
    op.create_table(
        "earlier_results",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("assessment_id", sa.String(), nullable=False),
        sa.Column("replaced_at", sa.BigInteger(), nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["assessment_id"],
            ["assessments.id"],
            name=op.f("fk_earlier_results_assessment_id_assessments"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_earlier_results")),
        sqlite_autoincrement=True,
        comment="Results as they were before they were computed again.",
    )
    op.create_index(op.f("ix_earlier_results_assessment_id"), "earlier_results", ["assessment_id"], unique=False)
    op.add_column("results", sa.Column("fingerprint", sa.String(), nullable=True))
    results = sa.table("results", sa.column("fingerprint"), sa.column("document", sa.JSON()))
    op.execute(results.update().values(fingerprint=results.c.document["instrument"]["fingerprint"].as_string()))
