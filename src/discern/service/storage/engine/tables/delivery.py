"""What goes out: events, deliveries, mails and Monday's messages, with the settings for each. And the changes that open
pages follow.
"""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text, text

from discern.service.storage.engine.tables.base import Day, Instant, Json, Sequence, metadata

outbox = Table(
    "outbox",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("type", String, nullable=False),
    Column("occurred_at", Instant, nullable=False),
    Column("data", Json, nullable=False),
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
    Column("data", Json, nullable=False),
    Index("ix_events_account_id_seq", "account_id", "seq"),
    Index("ix_events_account_id_type_seq", "account_id", "type", "seq"),
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
    Column("events", Json, nullable=False),
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
    comment="Endpoints of other systems. Secrets are in plain text, since every delivery is signed with them.",
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
    Index(
        "ix_deliveries_attempted_at",
        "attempted_at",
        sqlite_where=text("answer IS NOT NULL"),
        postgresql_where=text("answer IS NOT NULL"),
    ),
    Index("ix_deliveries_webhook_id_run_at", "webhook_id", "run_at"),
    Index("ix_deliveries_webhook_id_seq", "webhook_id", "seq"),
    sqlite_autoincrement=True,
    comment="An event on its way to an endpoint, and the last attempt; claimed by lease.",
)

mails = Table(
    "mails",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String, nullable=False),
    Column("automatic", Boolean, nullable=False),
    Column("asked_by", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("state", String, nullable=False),
    Column("created_at", Instant, nullable=False, index=True),
    Column("run_at", Instant, index=True),
    Column("lease", String),
    Column("attempts", Integer, nullable=False),
    Column("ended_at", Instant),
    Column("reason", String),
    Column("unsubscribe_hash", String, unique=True),
    Column("ends_at", Instant),
    Column("days_before", Integer),
    # Of reminders that nobody asked for: one of each for an end. Others have neither, and nulls differ.
    Index("ix_mails_assessment_id_ends_at_days_before", "assessment_id", "ends_at", "days_before", unique=True),
    sqlite_autoincrement=True,
    comment="Mails to people who are invited: neither text nor address, both are read when a mail is sent.",
)

week_messages = Table(
    "week_messages",
    metadata,
    Column("reader_id", String, primary_key=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("channel", String, nullable=False),
    Column("email", String),
    Column("host", String),
    Column("sealed_url", String),
    Column("language", String, nullable=False),
    Column("since", Instant, nullable=False),
    comment="Who gets Monday's message: `reader_id` is a user, or the account for keys that act for nobody. A "
    "webhook's address is sealed with a secret that the database doesn't hold.",
)

week_refusals = Table(
    "week_refusals",
    metadata,
    Column("reader_id", String, primary_key=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), index=True),
    comment="Who has said that they want no message on Mondays; `reader_id` as in `week_messages`.",
)

week_sendings = Table(
    "week_sendings",
    metadata,
    Column("id", String, primary_key=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("reader_id", ForeignKey("week_messages.reader_id", ondelete="CASCADE"), nullable=False),
    Column("monday", Day, nullable=False),
    Column("state", String, nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("run_at", Instant, index=True),
    Column("lease", String),
    Column("attempts", Integer, nullable=False),
    Column("ended_at", Instant),
    Column("reason", String),
    Column("detail", String),
    Column("link_hash", String, unique=True),
    Column("link_expires_at", Instant),
    Index("ix_week_sendings_reader_id_monday", "reader_id", "monday", unique=True),
    comment="Monday's messages, one for each reader and week, without their text. Claimed by lease.",
)

calendar_feeds = Table(
    "calendar_feeds",
    metadata,
    Column("reader_id", String, primary_key=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("link_hash", String, nullable=False, unique=True),
    Column("names", Boolean, nullable=False),
    Column("language", String, nullable=False),
    Column("since", Instant, nullable=False),
    comment="Private calendar feeds, by the hashes of their addresses; `reader_id` as in `week_messages`.",
)

mail_refusals = Table(
    "mail_refusals",
    metadata,
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), primary_key=True),
    Column("refused_at", Instant, nullable=False),
    comment="People who want no reminders.",
)

mail_servers = Table(
    "mail_servers",
    metadata,
    Column("account_id", ForeignKey("accounts.id"), primary_key=True),
    Column("host", String, nullable=False),
    Column("port", Integer, nullable=False),
    Column("security", String, nullable=False),
    Column("login", String),
    Column("sealed_password", String),
    Column("sender", String, nullable=False),
    Column("sender_name", String),
    Column("app_url", String, nullable=False),
    Column("allow_private", Boolean, nullable=False),
    comment="Where an owner has set mail up. The password is sealed with a secret that the database doesn't hold.",
)

link_codes = Table(
    "link_codes",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("address_hash", String, nullable=False),
    Column("code_hash", String),
    Column("attempts", Integer, nullable=False),
    Column("created_at", Instant, nullable=False, index=True),
    Column("sent_at", Instant),
    Index("ix_link_codes_account_id_address_hash", "account_id", "address_hash"),
    sqlite_autoincrement=True,
    comment="Codes by which addresses are confirmed that private links go to. The hashes are keyed by secrets that the "
    "database doesn't hold. A code goes when it is used or over, its row, by which mails are counted, after a day.",
)

changes = Table(
    "changes",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("account_id", String, nullable=False),
    Column("mark", BigInteger, nullable=False),
    Column("at", Instant, nullable=False, index=True),
    Index("ix_changes_account_id_mark", "account_id", "mark"),
    sqlite_autoincrement=True,
    comment="Recent changes, each with a random number; the version of an account is their sum.",
)
