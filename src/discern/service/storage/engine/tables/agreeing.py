"""Who meets one to one, what their talks used, and what people have agreed on."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, text

from discern.service.storage.engine.tables.base import Day, Instant, Sequence, metadata

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
    Column("until", Day, nullable=False),
    Column("outcome", String),
    Column("created_at", Instant, nullable=False),
    Column("answered_at", Instant),
    Column("announced_at", Instant),
    Index(
        "ix_agreements_until",
        "until",
        sqlite_where=text("announced_at IS NULL AND outcome IS NULL"),
        postgresql_where=text("announced_at IS NULL AND outcome IS NULL"),
    ),
    Index("ix_agreements_account_id_seq", "account_id", "seq"),
    Index("ix_agreements_account_id_made_by_seq", "account_id", "made_by", "seq"),
    sqlite_autoincrement=True,
    comment="In people's own words. `made_by` is a user, null where a key acted for nobody; `until` a day in ISO 8601, "
    "`announced_at` when the event said that it had come.",
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

meetings = Table(
    "meetings",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("made_by", String),
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("first_on", Day),
    Column("every_weeks", Integer, nullable=False),
    Column("skipped_on", Day),
    Column("shared_by_leader", Boolean, nullable=False),
    Column("shared_by_person", Boolean, nullable=False),
    Column("created_at", Instant, nullable=False),
    Index("ix_meetings_account_id_made_by_seq", "account_id", "made_by", "seq"),
    sqlite_autoincrement=True,
    comment="A user, or keys that act for nobody, and a person. `first_on` is null where they meet no more: "
    "who doesn't share the page of their talks is remembered.",
)

aways = Table(
    "aways",
    metadata,
    Column("reader_id", String, primary_key=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("since", Day, nullable=False),
    Column("back_on", Day, nullable=False),
    comment="When leaders meet nobody: from `since` until the day before `back_on`. `reader_id` is a user's id, or the "
    "account's for keys that act for nobody.",
)

used_cards = Table(
    "used_cards",
    metadata,
    Column("made_by", String, nullable=False),
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), nullable=False),
    Column("other_id", String, nullable=False),
    Column("card", String, nullable=False),
    Column("use", String, nullable=False),
    Column("on", Day, nullable=False),
    PrimaryKeyConstraint("candidate_id", "made_by", "other_id", "card"),
    comment="What talks used or refused, by message. Empty: `made_by` where no user acts, `other_id` in a talk of one "
    "person with a leader.",
)
