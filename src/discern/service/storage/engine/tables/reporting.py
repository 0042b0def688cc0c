"""Reports, who is in each, and what a language model drafted for them."""

from sqlalchemy import JSON, Column, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, UniqueConstraint

from discern.service.storage.engine.tables.base import Instant, Sequence, metadata

reports = Table(
    "reports",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("status", String, nullable=False),
    Column("subject_type", String, nullable=False),
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), index=True),
    Column("team_id", ForeignKey("teams.id", ondelete="CASCADE")),
    Column("audience", String, nullable=False),
    Column("length", String, nullable=False),
    Column("language", String, nullable=False),
    Column("purpose", String),
    Column("viewer", JSON, nullable=False),
    Column("requested_by", String, index=True),
    Column("flight", String, unique=True),
    Column("created_at", Instant, nullable=False),
    Column("started_at", Instant),
    Column("ended_at", Instant),
    Column("run_at", Instant, index=True),
    Column("lease", String),
    Column("attempts", Integer, nullable=False),
    Column("done", Integer),
    Column("total", Integer),
    Column("writer", JSON),
    Column("writing", JSON),
    Column("reason", String),
    Column("document", JSON),
    Index("ix_reports_account_id_seq", "account_id", "seq"),
    Index("ix_reports_account_id_status_seq", "account_id", "status", "seq"),
    Index("ix_reports_team_id_seq", "team_id", "seq"),
    sqlite_autoincrement=True,
    comment="Requested and written reports, claimed by lease. `flight` is what equal requests under way share; "
    "`viewer` is for whom it was asked; `document` has placeholders for names and ids.",
)

report_people = Table(
    "report_people",
    metadata,
    Column("report_id", ForeignKey("reports.id", ondelete="CASCADE"), nullable=False),
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("assessment_id", String, index=True),
    PrimaryKeyConstraint("report_id", "candidate_id"),
    comment="Who is in a report, in the order of its placeholders, and by which assessment.",
)

report_drafts = Table(
    "report_drafts",
    metadata,
    Column("id", String, primary_key=True),
    Column("report_id", ForeignKey("reports.id", ondelete="CASCADE"), nullable=False),
    Column("account_id", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("asker", String, nullable=False),
    Column("status", String, nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("ended_at", Instant),
    Column("run_at", Instant, index=True),
    Column("lease", String),
    Column("attempts", Integer, nullable=False),
    Column("model", String),
    Column("writing", JSON),
    Column("reason", String),
    UniqueConstraint("report_id", "asker", name="uq_report_drafts_report_id"),
    comment="Drafts of openings, claimed by lease. `asker` is empty for the person who requested the report; for a "
    "program it is its key.",
)

drafted_sentences = Table(
    "drafted_sentences",
    metadata,
    Column("id", String, primary_key=True),
    Column("draft_id", ForeignKey("report_drafts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("model", String, nullable=False),
    Column("text", String, nullable=False),
    Column("statements", JSON, nullable=False),
    Column("doubts", JSON, nullable=False),
    Column("written_at", Instant, nullable=False, index=True),
    Column("accepted_at", Instant),
    comment="Sentences that a language model drafted, with placeholders for names. Those that nobody accepts go.",
)
