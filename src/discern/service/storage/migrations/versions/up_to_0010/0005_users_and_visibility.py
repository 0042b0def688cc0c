"""Users and their teams, results held back, consent withdrawn, and for whom a key acted"""

import sqlalchemy as sa
from alembic import op

revision = "users_and_visibility"
down_revision = "backups"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("account_id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=True),
        sa.Column("email", sa.String(), nullable=True),
        sa.Column("email_folded", sa.String(), nullable=True),
        sa.Column("told_folded", sa.String(), nullable=False),
        sa.Column("issuer", sa.String(), nullable=True),
        sa.Column("subject", sa.String(), nullable=True),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("candidate_id", sa.String(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("signed_in_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_users_account_id")),
        sa.ForeignKeyConstraint(
            ["candidate_id"], ["candidates.id"], name=op.f("fk_users_candidate_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_users")),
        sa.UniqueConstraint("id", name=op.f("uq_users_id")),
        sa.UniqueConstraint("account_id", "email_folded", name=op.f("uq_users_account_id_email_folded")),
        sa.UniqueConstraint("account_id", "issuer", "subject", name=op.f("uq_users_account_id_issuer_subject")),
        sqlite_autoincrement=True,
        comment="A person is an issuer and a subject; until they have signed in, an e-mail address stands for them.",
    )
    op.create_index("ix_users_account_id_seq", "users", ["account_id", "seq"], unique=False)
    op.create_index(op.f("ix_users_candidate_id"), "users", ["candidate_id"], unique=False)
    op.create_table(
        "user_teams",
        sa.Column("user_id", sa.String(), nullable=False),
        sa.Column("team_id", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["team_id"], ["teams.id"], name=op.f("fk_user_teams_team_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_user_teams_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "team_id", name=op.f("pk_user_teams")),
    )
    op.create_index(op.f("ix_user_teams_team_id"), "user_teams", ["team_id"], unique=False)
    op.add_column("teams", sa.Column("holds", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("memberships", sa.Column("held", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("consents", sa.Column("withdrawn_at", sa.BigInteger(), nullable=True))
    op.add_column("audit", sa.Column("actor_id", sa.String(), nullable=True))
