"""Assessments, the links that open them, and what they hold: consents, answers, results."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from discern.contract.models.assessments import OPEN_STATUSES
from discern.service.storage.engine.tables.base import Instant, Json, Sequence, metadata

assessments = Table(
    "assessments",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), nullable=False),
    Column("team_id", ForeignKey("teams.id", ondelete="SET NULL")),
    Column("status", String, nullable=False),
    Column("form", String, nullable=False),
    Column("language", String, nullable=False),
    Column("seed", Integer, nullable=False),
    Column("take_token", String, unique=True),
    Column("created_at", Instant, nullable=False),
    Column("started_at", Instant),
    Column("completed_at", Instant),
    Column("expires_at", Instant),
    Column("metadata", Json, nullable=False),
    Column("join_link_id", String, index=True),
    Column("bank_id", String),
    Column("bank_version", String),
    Column("created_by", String),
    Column("repeats", String),
    Index("ix_assessments_account_id_seq", "account_id", "seq"),
    Index("ix_assessments_account_id_status_seq", "account_id", "status", "seq"),
    Index("ix_assessments_account_id_completed_at_seq", "account_id", "completed_at", "seq"),
    Index("ix_assessments_candidate_id_seq", "candidate_id", "seq"),
    Index("ix_assessments_team_id_seq", "team_id", "seq"),
    sqlite_autoincrement=True,
    comment="`status` may still be an open one when `expires_at` has come: see `assessment_status.py`. `completed_at` "
    "outlives the status `completed`: it stays when answers are withdrawn and the assessment is cancelled, so ask for "
    "the status.",
)
_IS_OPEN = assessments.c.status.in_(OPEN_STATUSES)
Index(
    "ix_assessments_account_id_expires_at",
    assessments.c.account_id,
    assessments.c.expires_at,
    sqlite_where=_IS_OPEN,
    postgresql_where=_IS_OPEN,
)

join_links = Table(
    "join_links",
    metadata,
    Column("id", String, primary_key=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("team_id", ForeignKey("teams.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("hash", String, nullable=False, unique=True),
    Column("form", String, nullable=False),
    Column("language", String, nullable=False),
    Column("places", Integer, nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("expires_at", Instant, nullable=False),
    Column("created_by", String),
    comment="A team's link, from which each member of a group begins an assessment. Only the hash of its token is "
    "stored; `places` are those left.",
)

consents = Table(
    "consents",
    metadata,
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), primary_key=True),
    Column("version", String, nullable=False),
    Column("accepted_at", Instant, nullable=False),
    Column("withdrawn_at", Instant),
    Column("key_id", String, nullable=False),
    comment="`key_id` passed the consent on, and may pass answers on without the private link.",
)

private_links = Table(
    "private_links",
    metadata,
    Column("hash", String, primary_key=True),
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("holder", String, nullable=False, index=True),
    Column("created_at", Instant, nullable=False),
    comment="Links of one `holder` are proven to be one person's. Of some nobody knows the token.",
)

answers = Table(
    "answers",
    metadata,
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), nullable=False),
    Column("block", String, nullable=False),
    Column("position", Integer, nullable=False),
    Column("most", String, nullable=False),
    Column("least", String, nullable=False),
    Column("ms", Integer),
    Column("translated", Boolean, nullable=False),
    Column("answered_at", Instant, nullable=False),
    PrimaryKeyConstraint("assessment_id", "block"),
    comment="The statements that fit most and least, for each block. `position` is the order in which blocks were "
    "first answered.",
)

results = Table(
    "results",
    metadata,
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), primary_key=True),
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), nullable=False),
    Column("completed_at", Instant, nullable=False),
    Column("withheld", Boolean, nullable=False),
    Column("document", Json, nullable=False),
    Column("fingerprint", String),
    Column("region", Json),
    Index("ix_results_candidate_id_completed_at", "candidate_id", "completed_at"),
    comment="Results, without the person's name. `region` is apart from the `document`, since most readers do without "
    "it; `withheld`: the answers make no profile.",
)

statement_marks = Table(
    "statement_marks",
    metadata,
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), nullable=False),
    Column("statement_id", String, nullable=False),
    Column("fit", String, nullable=False),
    Column("comment", String),
    Column("marked_at", Instant, nullable=False),
    PrimaryKeyConstraint("assessment_id", "statement_id"),
    comment="What a person says of statements about them. Nothing is computed from it.",
)

look_back_answers = Table(
    "look_back_answers",
    metadata,
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), nullable=False),
    Column("position", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("region", String, nullable=False),
    Column("line", Integer, nullable=False),
    Column("is_foreign", Boolean, nullable=False),
    Column("fit", String, nullable=False),
    Column("answered_at", Instant, nullable=False),
    PrimaryKeyConstraint("assessment_id", "position"),
    comment="What a person says, weeks later, of lines of portraits: of their own region, and one of the opposite.",
)
