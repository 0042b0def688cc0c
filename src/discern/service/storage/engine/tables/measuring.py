"""What results are computed with, and computing them again."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

from discern.service.storage.engine.tables.base import Instant, Sequence, metadata

banks = Table(
    "banks",
    metadata,
    Column("bank_id", String, nullable=False),
    Column("version", String, nullable=False),
    Column("statements", String, nullable=False, unique=True),
    Column("fingerprint", String, nullable=False),
    Column("document", JSON, nullable=False),
    PrimaryKeyConstraint("bank_id", "version"),
    comment="Every bank that was ever in use here, so that what began with one ends with it. `statements` is a digest "
    "of the words; `document` has the parameters of the last start.",
)

parameter_sets = Table(
    "parameter_sets",
    metadata,
    Column("id", String, primary_key=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("bank_id", String, nullable=False),
    Column("bank_version", String, nullable=False),
    Column("base", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("parameters", JSON, nullable=False),
    Column("people", Integer, nullable=False),
    Column("spread", Float),
    Column("contradicts", Boolean, nullable=False),
    Column("fingerprint", String, nullable=False),
    Column("applied_at", Instant, nullable=False),
    UniqueConstraint("account_id", "base", "number"),
    comment="What was learnt from an account's own people. It holds for the bank with the fingerprint `base`, and "
    "`fingerprint` is that bank's with these parameters. The one with the highest `number` scores.",
)

rescorings = Table(
    "rescorings",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("flight", String, unique=True),
    Column("created_at", Instant, nullable=False),
    Column("ended_at", Instant),
    Column("run_at", Instant, index=True),
    Column("lease", String),
    Column("attempts", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
    Index("ix_rescorings_account_id_seq", "account_id", "seq"),
    sqlite_autoincrement=True,
    comment="An account's results, computed again by its parameters of today; claimed by lease. `flight` is the "
    "account's id while one is under way.",
)

calibrations = Table(
    "calibrations",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("id", String, nullable=False, unique=True),
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("flight", String, unique=True),
    Column("created_at", Instant, nullable=False),
    Column("ended_at", Instant),
    Column("run_at", Instant, index=True),
    Column("lease", String),
    Column("attempts", Integer, nullable=False),
    Column("bank_id", String, nullable=False),
    Column("bank_version", String, nullable=False),
    Column("base", String, nullable=False),
    Column("before_id", ForeignKey("parameter_sets.id")),
    Column("people", JSON, nullable=False),
    Column("failure", String),
    Column("outcome", JSON),
    Column("set_id", ForeignKey("parameter_sets.id")),
    Index("ix_calibrations_account_id_seq", "account_id", "seq"),
    sqlite_autoincrement=True,
    comment="Parameters estimated from an account's people, for its owner to apply or not; claimed by lease. `flight` "
    "is the account's id while one is under way. `outcome` has the new bank.",
)

measured_people = Table(
    "measured_people",
    metadata,
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), primary_key=True),
    Column("account_id", String, nullable=False),
    *(Column(name, String, primary_key=True) for name in ("bank_id", "bank_version", "fingerprint")),
    Column("is_sample", Boolean, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("withheld", Integer, nullable=False),
    comment="How many results a person has, by what they were computed with, by triggers: '' is what isn't known.",
)

measured_counts = Table(
    "measured_counts",
    metadata,
    Column("account_id", ForeignKey("accounts.id"), primary_key=True),
    *(Column(name, String, primary_key=True) for name in ("bank_id", "bank_version", "fingerprint")),
    Column("slot", Integer, primary_key=True, autoincrement=False),
    *(
        Column(name, BigInteger, nullable=False)
        for name in ("results", "counted", "withheld", "shown", "people", "sample")
    ),
    comment="Sums of `measured_people`: `results` by fingerprint; people who count, people whose every result was "
    "withheld, and results of those who count, by bank; real people and those of the sample company, by account. "
    "Each slot has a part, so that changes don't wait for another.",
)

earlier_results = Table(
    "earlier_results",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("replaced_at", Instant, nullable=False),
    Column("document", JSON, nullable=False),
    sqlite_autoincrement=True,
    comment="Results as they were before they were computed again.",
)
