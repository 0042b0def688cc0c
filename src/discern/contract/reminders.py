"""When reminders go by themselves: three days and one day before the last day, to those who haven't finished. Pure."""

from datetime import UTC, datetime, time, timedelta

from discern.contract.last_day import last_day_of

DAYS_BEFORE = (3, 1)
"""How many days before the last day each goes, the earliest first."""

TIME_OF_DAY = time(9, tzinfo=UTC)
"""When on its day: it is the same day then from Alaska to New Zealand."""

SHORTEST_PAUSE = timedelta(days=1)
"""Between two mails to a person that nobody asked for, and between an invitation and the first of them."""

EARLIEST = timedelta(days=max(DAYS_BEFORE) + 2)
"""How long before an end, at most, a reminder of it goes."""


def reminder_times(made_at: datetime, ends_at: datetime, most: int = len(DAYS_BEFORE)) -> dict[int, datetime]:
    """When somebody is reminded who hasn't finished, by how many days before the last day, the earliest first.

    Args:
        made_at: when the assessment was made.
        ends_at: until when it can be answered. An end within a day counts by its moment.
        most: how many of the reminders go, 0 to 2.
    """
    last_day = last_day_of(ends_at)
    last = ends_at if last_day is None else datetime.combine(last_day, TIME_OF_DAY)
    times = {days: last - timedelta(days=days) for days in DAYS_BEFORE[:most]}
    return {days: at for days, at in times.items() if at >= made_at + SHORTEST_PAUSE}


def find_reminder(made_at: datetime, ends_at: datetime, now: datetime, most: int = len(DAYS_BEFORE)) -> int | None:
    """Which reminder somebody who hasn't finished should have had by now, as days before the last day; None if none.

    Where the service wasn't running at its time, a reminder goes later, until the next takes its place.
    """
    due = [days for days, at in reminder_times(made_at, ends_at, most).items() if at <= now < ends_at]
    return due[-1] if due else None
