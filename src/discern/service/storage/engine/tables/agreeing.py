"""What people have agreed on, and who is in each agreement."""

from sqlalchemy import Column, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from discern.service.storage.engine.tables.base import Instant, Sequence, metadata

agreements = Table(
    "agreements",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("team_id", ForeignKey("teams.id", ondelete="CASCADE"), index=True),
    Column("made_by", String),
    Column("when", String),
    Column("who", String),
    Column("will", String, nullable=False),
    Column("until", String, nullable=False),
    Column("outcome", String),
    Column("created_at", Instant, nullable=False),
    Column("answered_at", Instant),
    Index("ix_agreements_account_id_seq", "account_id", "seq"),
    Index("ix_agreements_account_id_made_by_seq", "account_id", "made_by", "seq"),
    sqlite_autoincrement=True,
    comment="In people's own words. `made_by` is a user, null where a key acted for nobody; `until` a day in ISO 8601.",
)

agreement_people = Table(
    "agreement_people",
    metadata,
    Column("agreement_id", ForeignKey("agreements.id", ondelete="CASCADE"), nullable=False),
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    PrimaryKeyConstraint("agreement_id", "candidate_id"),
    comment="Who is in an agreement; nobody where it is a team's.",
)
