"""The tables. Migrations make them; a test holds the two against each other."""

from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


def read_instant(value: int | None) -> datetime | None:
    return None if value is None else EPOCH + timedelta(0, 0, value)


class Instant(TypeDecorator[datetime]):
    """An aware datetime, kept as whole microseconds since 1970 so that it sorts and compares alike everywhere."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        return None if value is None else (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        return read_instant(value)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

Sequence = BigInteger().with_variant(Integer, "sqlite")
"""A number in order of insertion, on which lists are paged; never shown."""

accounts = Table(
    "accounts",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("name", String, nullable=False, unique=True),
    Column("created_at", Instant, nullable=False),
    sqlite_autoincrement=True,
)

keys = Table(
    "keys",
    metadata,
    Column("id", String, primary_key=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("label", String, nullable=False),
    Column("hash", String, nullable=False, unique=True),
    Column("scopes", String, nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("expires_at", Instant),
    Column("revoked_at", Instant),
    Column("last_used_at", Instant),
)

candidates = Table(
    "candidates",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("name_folded", String, nullable=False),
    Column("email", String),
    Column("external_id", String),
    Column("visibility", String, nullable=False),
    Column("created_at", Instant, nullable=False),
    UniqueConstraint("account_id", "external_id"),
    Index("ix_candidates_account_id_seq", "account_id", "seq"),
    sqlite_autoincrement=True,
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
    UniqueConstraint("account_id", "external_id"),
    Index("ix_teams_account_id_seq", "account_id", "seq"),
    sqlite_autoincrement=True,
)

memberships = Table(
    "memberships",
    metadata,
    Column("team_id", ForeignKey("teams.id", ondelete="CASCADE"), nullable=False),
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("added_at", Instant, nullable=False),
    Column("held", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("team_id", "candidate_id"),
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

user_teams = Table(
    "user_teams",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("team_id", ForeignKey("teams.id", ondelete="CASCADE"), nullable=False, index=True),
    PrimaryKeyConstraint("user_id", "team_id"),
)

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
    Column("metadata", JSON, nullable=False),
    Index("ix_assessments_account_id_seq", "account_id", "seq"),
    Index("ix_assessments_account_id_status_seq", "account_id", "status", "seq"),
    Index("ix_assessments_candidate_id_seq", "candidate_id", "seq"),
    Index("ix_assessments_team_id_seq", "team_id", "seq"),
    sqlite_autoincrement=True,
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
)

consents = Table(
    "consents",
    metadata,
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), primary_key=True),
    Column("version", String, nullable=False),
    Column("accepted_at", Instant, nullable=False),
    Column("withdrawn_at", Instant),
)

private_links = Table(
    "private_links",
    metadata,
    Column("hash", String, primary_key=True),
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Instant, nullable=False),
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
    Column("answered_at", Instant, nullable=False),
    PrimaryKeyConstraint("assessment_id", "block"),
)

results = Table(
    "results",
    metadata,
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), primary_key=True),
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), nullable=False),
    Column("completed_at", Instant, nullable=False),
    Column("withheld", Boolean, nullable=False),
    Column("document", JSON, nullable=False),
    Index("ix_results_candidate_id_completed_at", "candidate_id", "completed_at"),
)

rate_buckets = Table(
    "rate_buckets",
    metadata,
    Column("name", String, primary_key=True),
    Column("full_at", Float, nullable=False),
    Column("allowed", Boolean, nullable=False),
    comment="Unlogged on PostgreSQL: lost at a crash, and then every bucket is full.",
)

idempotency = Table(
    "idempotency",
    metadata,
    Column("key_id", String, nullable=False),
    Column("actor", String, nullable=False, server_default=""),
    Column("route", String, nullable=False),
    Column("idempotency_key", String, nullable=False),
    Column("body_hash", String, nullable=False),
    Column("response", Text),
    Column("created_at", Instant, nullable=False, index=True),
    PrimaryKeyConstraint("key_id", "actor", "route", "idempotency_key"),
)

audit = Table(
    "audit",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("account_id", String, nullable=False),
    Column("at", Instant, nullable=False),
    Column("key_id", String, nullable=False),
    Column("action", String, nullable=False),
    Column("subject_id", String, nullable=False),
    Column("request_id", String, nullable=False),
    Column("actor_id", String),
    Index("ix_audit_subject_id_seq", "subject_id", "seq"),
    Index("ix_audit_account_id_seq", "account_id", "seq"),
    sqlite_autoincrement=True,
    comment="Who read or changed what, by opaque ids. Triggers refuse to change or delete a row.",
)

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
    Column("assessment_id", String),
    PrimaryKeyConstraint("report_id", "candidate_id"),
    comment="Who is in a report, in the order of its placeholders, and by which assessment.",
)

outbox = Table(
    "outbox",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("type", String, nullable=False),
    Column("occurred_at", Instant, nullable=False),
    Column("data", JSON, nullable=False),
    sqlite_autoincrement=True,
    comment="Events as the transactions of their changes wrote them; moved to `events` in order.",
)

events = Table(
    "events",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("type", String, nullable=False),
    Column("occurred_at", Instant, nullable=False, index=True),
    Column("data", JSON, nullable=False),
    Index("ix_events_account_id_seq", "account_id", "seq"),
    sqlite_autoincrement=True,
    comment="The feed. Rows come in under one lock, so that nothing appears behind what was read.",
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("url", String, nullable=False),
    Column("description", String),
    Column("events", JSON, nullable=False),
    Column("secret", String, nullable=False),
    Column("old_secret", String),
    Column("old_secret_until", Instant),
    Column("enabled", Boolean, nullable=False),
    Column("disabled_at", Instant),
    Column("disabled_reason", String),
    Column("failing_since", Instant),
    Column("paused_until", Instant),
    Column("last_success_at", Instant),
    Column("created_at", Instant, nullable=False),
    Index("ix_webhooks_account_id_seq", "account_id", "seq"),
    sqlite_autoincrement=True,
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("webhook_id", ForeignKey("webhooks.id", ondelete="CASCADE"), nullable=False),
    Column("event_id", String, nullable=False, index=True),
    Column("type", String, nullable=False),
    Column("cause", String, nullable=False),
    Column("body", Text, nullable=False),
    Column("status", String, nullable=False),
    Column("created_at", Instant, nullable=False, index=True),
    Column("run_at", Instant),
    Column("lease", String),
    Column("attempts", Integer, nullable=False),
    Column("attempted_at", Instant),
    Column("status_code", Integer),
    Column("latency_ms", Integer),
    Column("error", String),
    Column("answer", Text),
    Index("ix_deliveries_webhook_id_run_at", "webhook_id", "run_at"),
    Index("ix_deliveries_webhook_id_seq", "webhook_id", "seq"),
    sqlite_autoincrement=True,
    comment="An event on its way to an endpoint, and the last attempt; claimed by lease.",
)

backups = Table(
    "backups",
    metadata,
    Column("made_at", Instant, primary_key=True, autoincrement=False),
    Column("version", String, nullable=False),
    Column("content", JSON),
    comment="When a backup was made. In a backup itself: rows and digest of each table.",
)
