"""The last day on which something can be done: a day as the moment at which it is over, and back. Pure.

Why: docs/decisions/0023-last-days-end-everywhere.md
"""

from datetime import UTC, date, datetime, time, timedelta, timezone

LAST_ENDS = time(12)
"""When a day ends in the last time zone, UTC−12: at noon UTC on the next."""

FIRST_ZONE = timezone(timedelta(hours=14))
"""Where a day begins first."""


def end_of_day(last_day: date) -> datetime:
    """When a day has ended everywhere on earth, so that nobody loses a part of it by where they are."""
    return datetime.combine(last_day + timedelta(days=1), LAST_ENDS, UTC)


def last_day_of(end: datetime) -> date | None:
    """The day of which a moment is the `end_of_day`; None of any other moment.

    A moment within a day is no last day: naming the day would promise the rest of it, and naming the one before would
    call something over that isn't. Show such a moment with its time.
    """
    in_utc = end.astimezone(UTC)
    return in_utc.date() - timedelta(days=1) if in_utc.time() == LAST_ENDS else None


def latest_end(now: datetime, days: int) -> datetime:
    """The end of the day that is so many days from today, where today is the latest that it is anywhere on earth."""
    return end_of_day(now.astimezone(FIRST_ZONE).date() + timedelta(days=days))
