"""What results are scored with, and what they were before they were scored anew."""

from sqlalchemy import Column, ForeignKey, Integer, PrimaryKeyConstraint, String, Table

from discern.service.storage.engine.tables.base import Instant, Json, Sequence, metadata

banks = Table(
    "banks",
    metadata,
    Column("bank_id", String, nullable=False),
    Column("version", String, nullable=False),
    Column("statements", String, nullable=False, unique=True),
    Column("fingerprint", String, nullable=False),
    Column("document", Json, nullable=False),
    PrimaryKeyConstraint("bank_id", "version"),
    comment="Every bank that was ever in use here, so that what began with one ends with it. `statements` is a digest "
    "of the words; `document` has the parameters of the last start.",
)

bank_uses = Table(
    "bank_uses",
    metadata,
    Column("account_id", ForeignKey("accounts.id"), nullable=False),
    Column("bank_id", String, nullable=False),
    Column("bank_version", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("fingerprint", String),
    Column("document", Json),
    Column("used_at", Instant, nullable=False),
    PrimaryKeyConstraint("account_id", "bank_id", "bank_version", "number"),
    comment="Banks that owners put in use for what people of an account answer to the statements of `bank_id` and "
    "`bank_version`. The one with the highest `number` scores; without a `document` it is the installation's own.",
)

earlier_results = Table(
    "earlier_results",
    metadata,
    Column("seq", Sequence, primary_key=True, autoincrement=True),
    Column("assessment_id", ForeignKey("assessments.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("replaced_at", Instant, nullable=False),
    Column("document", Json, nullable=False),
    sqlite_autoincrement=True,
    comment="Results as they were before they were scored anew.",
)
