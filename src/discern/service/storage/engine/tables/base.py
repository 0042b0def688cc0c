"""What all tables share: the metadata, and the types of times, days, JSON and sequence numbers."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import JSON, BigInteger, Dialect, Integer, MetaData, String, TypeDecorator

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


class Instant(TypeDecorator[datetime]):
    """An aware datetime, stored as whole microseconds since 1970 so that it sorts and compares alike everywhere."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        return None if value is None else (value - EPOCH) // MICROSECOND

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        return None if value is None else EPOCH + timedelta(0, 0, value)


class Day(TypeDecorator[date]):
    """A day, stored in ISO 8601, which sorts as text."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: date | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else value.isoformat()

    def process_result_value(self, value: Any | None, dialect: Dialect) -> date | None:  # noqa: ARG002
        return None if value is None else date.fromisoformat(value)


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

PERSONAL = {"personal": True}
"""The `Column.info` of what is known of a person: it is exported, erased and merged, and shown to leaders alone."""

Json = JSON(none_as_null=True)
"""JSON whose None is a null of the database."""

Sequence = BigInteger().with_variant(Integer, "sqlite")
"""A number in order of insertion, on which lists are paged; never shown."""

SortKey = String().with_variant(String(collation="C"), "postgresql")
"""Text that sorts by its code points everywhere, whatever the database's language."""
