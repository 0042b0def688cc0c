"""Reports"""

import sqlalchemy as sa
from alembic import op

revision = "reports"
down_revision = "users_and_visibility"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("subject_type", sa.String(), nullable=False),
        sa.Column("assessment_id", sa.String(), nullable=True),
        sa.Column("team_id", sa.String(), nullable=True),
        sa.Column("audience", sa.String(), nullable=False),
        sa.Column("length", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("viewer", sa.JSON(), nullable=False),
        sa.Column("requested_by", sa.String(), nullable=True),
        sa.Column("flight", sa.String(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("run_at", sa.BigInteger(), nullable=True),
        sa.Column("lease", sa.String(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=True),
        sa.Column("total", sa.Integer(), nullable=True),
        sa.Column("writer", sa.JSON(), nullable=True),
        sa.Column("writing", sa.JSON(), nullable=True),
        sa.Column("reason", sa.String(), nullable=True),
        sa.Column("document", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_reports_account_id")),
        sa.ForeignKeyConstraint(
            ["assessment_id"], ["assessments.id"], name=op.f("fk_reports_assessment_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["team_id"], ["teams.id"], name=op.f("fk_reports_team_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_reports")),
        sa.UniqueConstraint("id", name=op.f("uq_reports_id")),
        sa.UniqueConstraint("flight", name=op.f("uq_reports_flight")),
        sqlite_autoincrement=True,
        comment="Requested and written reports, claimed by lease. `flight` is what equal requests under way share; "
        "`viewer` is for whom it was asked; `document` has placeholders for names and ids.",
    )
    op.create_index("ix_reports_account_id_seq", "reports", ["account_id", "seq"], unique=False)
    op.create_index("ix_reports_account_id_status_seq", "reports", ["account_id", "status", "seq"], unique=False)
    op.create_index("ix_reports_team_id_seq", "reports", ["team_id", "seq"], unique=False)
    op.create_index(op.f("ix_reports_assessment_id"), "reports", ["assessment_id"], unique=False)
    op.create_index(op.f("ix_reports_requested_by"), "reports", ["requested_by"], unique=False)
    op.create_index(op.f("ix_reports_run_at"), "reports", ["run_at"], unique=False)
    op.create_table(
        "report_people",
        sa.Column("report_id", sa.String(), nullable=False),
        sa.Column("candidate_id", sa.String(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("assessment_id", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidates.id"], name=op.f("fk_report_people_candidate_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["report_id"], ["reports.id"], name=op.f("fk_report_people_report_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("report_id", "candidate_id", name=op.f("pk_report_people")),
        comment="Who is in a report, in the order of its placeholders, and by which assessment.",
    )
    op.create_index(op.f("ix_report_people_candidate_id"), "report_people", ["candidate_id"], unique=False)
