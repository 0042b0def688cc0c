"""Accounts and their keys, and what the service keeps for itself: limits, repeated creates, the audit log, backups."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

from discern.service.storage.engine.tables.base import Instant, Json, Sequence, metadata

accounts = Table(
    "accounts",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("name", String, nullable=False, unique=True),
    Column("created_at", Instant, nullable=False),
    Column("drafting", Boolean, nullable=False, server_default=false()),
    sqlite_autoincrement=True,
    comment="Organisations. `drafting`: an owner lets the language model draft openings of reports.",
)

branding = Table(
    "branding",
    metadata,
    Column("account_id", ForeignKey("accounts.id"), primary_key=True),
    Column("logo", Text),
    Column("logo_dark", Text),
    Column("colour", String),
    comment="What an owner gives pages, reports and slides. Logos are PNG in base64, as the service has drawn them.",
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
    Column("user_id", String),
    Column("names", Boolean, nullable=False, server_default=false()),
    comment="Keys of the API. Only the hash of a secret is stored; `scopes` are separated by commas. "
    "Those of assistants act for `user_id`, where anybody signs in, and get `names` or don't.",
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
    Column("account_id", String, nullable=False),
    Column("body_hash", String, nullable=False),
    Column("response", Text),
    Column("created_at", Instant, nullable=False, index=True),
    PrimaryKeyConstraint("key_id", "actor", "route", "idempotency_key"),
    comment="Creates that may be repeated, with their answers, whose secrets are sealed. Without a `response` a create "
    "is under way.",
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

reads = Table(
    "reads",
    metadata,
    Column("account_id", String, nullable=False),
    Column("subject_id", String, nullable=False),
    Column("action", String, nullable=False),
    Column("since", Instant, nullable=False),
    Column("reader_id", String, nullable=False),
    Column("key_id", String, nullable=False),
    Column("actor_id", String),
    Column("first_at", Instant, nullable=False),
    Column("last_at", Instant, nullable=False),
    Column("times", Integer, nullable=False),
    PrimaryKeyConstraint("subject_id", "action", "since", "reader_id"),
    comment="Who read what, on which day (UTC) and how often. Triggers let a row only count on.",
)

write_checks = Table(
    "write_checks",
    metadata,
    Column("name", String, primary_key=True),
    Column("checked_at", Instant, nullable=False),
    comment="What is changed to see whether changes are carried out.",
)

backups = Table(
    "backups",
    metadata,
    Column("made_at", Instant, primary_key=True, autoincrement=False),
    Column("version", String, nullable=False),
    Column("content", Json),
    comment="When a backup was made. In a backup itself: rows and digest of each table.",
)
