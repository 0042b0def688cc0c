"""The status of an assessment at a time, in Python and in SQL: an open one whose end has come has expired, whether it
is stored as expired yet or not.
"""

from datetime import datetime

from sqlalchemy import ColumnElement, and_, case, literal_column, or_

from discern.contract.models.assessments import OPEN_STATUSES, Status
from discern.service.storage.engine.tables import assessments


def status_at(stored: Status, expires_at: datetime | None, now: datetime) -> Status:
    """The status at ``now`` of an assessment with this stored status and this end."""
    return "expired" if stored in OPEN_STATUSES and expires_at is not None and expires_at <= now else stored


def select_status(now: datetime) -> ColumnElement[Status]:
    """`status_at` as an expression on `assessments`."""
    return case((is_overdue(now), "expired"), else_=assessments.c.status)


def has_status(status: Status, now: datetime) -> ColumnElement[bool]:
    """Whether an assessment has this status."""
    stored = assessments.c.status == status
    if status in OPEN_STATUSES:
        return and_(stored, _has_not_ended(now))
    return or_(stored, is_overdue(now)) if status == "expired" else stored


def can_be_answered(now: datetime) -> ColumnElement[bool]:
    """Whether an assessment can be answered."""
    return and_(assessments.c.status.in_(OPEN_STATUSES), _has_not_ended(now))


def is_overdue(now: datetime) -> ColumnElement[bool]:
    """Whether an assessment has expired and isn't stored as expired yet."""
    # In literals: databases use a partial index only for statements that contain its condition.
    stored_open = assessments.c.status.in_([literal_column(f"'{status}'") for status in OPEN_STATUSES])
    return and_(stored_open, assessments.c.expires_at <= now)


def _has_not_ended(now: datetime) -> ColumnElement[bool]:
    return or_(assessments.c.expires_at.is_(None), assessments.c.expires_at > now)
