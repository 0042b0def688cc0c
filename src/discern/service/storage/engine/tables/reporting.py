"""Reports, and who is in each."""

from sqlalchemy import Column, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from discern.service.storage.engine.tables.base import Instant, Json, Sequence, metadata

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
    Column("situations", Json, nullable=False),
    Column("viewer", Json, nullable=False),
    Column("requested_by", String, index=True),
    Column("requesting_key", String),
    Column("flight", String, unique=True),
    Column("created_at", Instant, nullable=False),
    Column("started_at", Instant),
    Column("ended_at", Instant),
    Column("run_at", Instant, index=True),
    Column("lease", String),
    Column("attempts", Integer, nullable=False),
    Column("done", Integer),
    Column("total", Integer),
    Column("writer", Json),
    Column("writing", Json),
    Column("reason", String),
    Column("document", Json),
    Column("opening", Json),
    Index("ix_reports_account_id_seq", "account_id", "seq"),
    Index("ix_reports_account_id_status_seq", "account_id", "status", "seq"),
    Index("ix_reports_team_id_seq", "team_id", "seq"),
    sqlite_autoincrement=True,
    comment="Requested and written reports, claimed by lease. `flight` is what equal requests under way share; "
    "`viewer` is for whom it was asked, `requesting_key` the key or the app that asked for nobody; `document` has "
    "placeholders for names and ids, and so has `opening`, which its requester has yet to accept.",
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
