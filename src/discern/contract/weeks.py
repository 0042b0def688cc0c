"""When Monday's message goes: on the Monday of each ISO week at six, and until Wednesday's end if it couldn't."""

from datetime import UTC, date, datetime, time, timedelta

GOES_AFTER = timedelta(hours=6)
"""After the beginning of a Monday, in UTC."""

GOES_UNTIL = timedelta(days=3)
"""From then on it isn't sent for this week any more, counted in the same way."""


def find_monday(day: date) -> date:
    """The first day of the ISO week of a day."""
    return day - timedelta(days=day.weekday())


def find_sunday(day: date) -> date:
    """The last day of the ISO week of a day."""
    return find_monday(day) + timedelta(days=6)


def begin_of(monday: date) -> datetime:
    """When a week begins, in UTC."""
    return datetime.combine(monday, time(), UTC)


def find_week_to_send(now: datetime) -> date | None:
    """The Monday of the week whose message may go out at ``now``; None where it is too early or too late."""
    monday = find_monday(now.astimezone(UTC).date())
    return monday if GOES_AFTER <= now - begin_of(monday) < GOES_UNTIL else None
