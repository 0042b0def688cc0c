"""People, teams, and the users who may sign in."""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
    false,
)

from discern.service.storage.engine.tables.base import PERSONAL, Day, Instant, Json, Sequence, SortKey, metadata

candidates = Table(
    "candidates",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("name", String, nullable=False, info=PERSONAL),
    Column("name_folded", String, nullable=False),
    Column("sort_key", SortKey, nullable=False, server_default=""),
    Column("email", String, info=PERSONAL),
    Column("email_folded", String),
    Column("external_id", String, info=PERSONAL),
    Column("metadata", Json, nullable=False, server_default="{}", info=PERSONAL),
    Column("visibility", String, nullable=False),
    Column("answers_shared", Boolean, nullable=False, server_default=false()),
    Column("created_at", Instant, nullable=False),
    Column("hidden_by", Json, comment="The holders of the private links by which the results were hidden."),
    UniqueConstraint("account_id", "external_id"),
    Index("ix_candidates_account_id_seq", "account_id", "seq"),
    Index("ix_candidates_account_id_sort_key_seq", "account_id", "sort_key", "seq"),
    Index("ix_candidates_account_id_visibility", "account_id", "visibility"),
    Index("ix_candidates_account_id_email_folded", "account_id", "email_folded"),
    sqlite_autoincrement=True,
    comment="People who take assessments. They are searched by the folded columns and sorted by `sort_key`.",
)

PERSONAL_COLUMNS = tuple(column for column in candidates.c if column.info == PERSONAL)
"""What is known of a person."""

merged_candidates = Table(
    "merged_candidates",
    metadata,
    Column("id", String, primary_key=True),
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("merged_at", Instant, nullable=False),
    comment="What a person was called by before they were merged into another: the audit log has entries about it.",
)

about_pages = Table(
    "about_pages",
    metadata,
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), primary_key=True),
    Column("visibility", String, nullable=False),
    Column("answers", Json, nullable=False),
    Column("changed_at", Instant, nullable=False),
    Column("link_hash", String, unique=True),
    Column("link_expires_at", Instant),
    comment="What people wrote on working with them.",
)

colleague_consents = Table(
    "colleague_consents",
    metadata,
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), primary_key=True),
    Column("version", String, nullable=False),
    Column("accepted_at", Instant, nullable=False),
    Column("withdrawn_at", Instant),
    Column("lines", Json, nullable=False),
    comment="Who shares their profile with the members of their teams, by which text, and what they wrote for them; "
    "once it is withdrawn, no lines are kept.",
)

teams = Table(
    "teams",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("name_folded", String, nullable=False),
    Column("external_id", String),
    Column("created_at", Instant, nullable=False),
    Column("updated_at", Instant, nullable=False),
    Column("erased_at", Instant),
    Column("holds", Boolean, nullable=False, server_default=false()),
    Column("workshop_on", Day),
    UniqueConstraint("account_id", "external_id"),
    Index("ix_teams_account_id_seq", "account_id", "seq"),
    sqlite_autoincrement=True,
    comment="`holds`: results of those who join are held back. `erased_at` is when a member was last erased.",
)

memberships = Table(
    "memberships",
    metadata,
    Column("team_id", ForeignKey("teams.id", ondelete="CASCADE"), nullable=False),
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("added_at", Instant, nullable=False),
    Column("held", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("team_id", "candidate_id"),
    comment="Who is in a team. `held`: their results are held back until they have been talked through.",
)

users = Table(
    "users",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("name", String),
    Column("email", String),
    Column("email_folded", String),
    Column("told_folded", String, nullable=False),
    Column("issuer", String),
    Column("subject", String),
    Column("role", String, nullable=False),
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), index=True),
    Column("created_at", Instant, nullable=False),
    Column("signed_in_at", Instant),
    UniqueConstraint("account_id", "email_folded"),
    UniqueConstraint("account_id", "issuer", "subject"),
    Index("ix_users_account_id_seq", "account_id", "seq"),
    sqlite_autoincrement=True,
    comment="A person is an issuer and a subject; until they have signed in, an e-mail address stands for them.",
)

confirmations = Table(
    "confirmations",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("holder", String, nullable=False, index=True),
    PrimaryKeyConstraint("user_id", "holder"),
    comment="By a private link its holder has said that a member is them.",
)

user_teams = Table(
    "user_teams",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("team_id", ForeignKey("teams.id", ondelete="CASCADE"), nullable=False, index=True),
    PrimaryKeyConstraint("user_id", "team_id"),
    comment="The teams that a manager or a coach leads.",
)

for _table, _column in ((candidates, "name_folded"), (teams, "name_folded"), (users, "told_folded")):
    # A search reads names there, instead of whole rows; PostgreSQL has trigrams as well, where it can.
    Index(f"ix_{_table.name}_account_id_{_column}", _table.c.account_id, _table.c[_column])
