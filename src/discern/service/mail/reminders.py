"""When reminders follow an invitation, and when a mail that wasn't taken is tried again. Pure."""

from datetime import datetime, timedelta

from discern.contract.last_day import last_day_of

BEFORE_DEADLINE = (timedelta(days=3), timedelta(days=1))
"""How long before an assessment expires its reminders go out."""

FROM_UTC_TO_LAST = timedelta(hours=12)
"""How long before a last day has ended everywhere it has ended in UTC. Its reminders count from there: a day before it
has ended everywhere, it is over in the east."""

AFTER_INVITATION = (timedelta(days=5), timedelta(days=12))
"""How long after the invitation they do where there is no deadline."""

SHORTEST_PAUSE = timedelta(days=1)
"""Between two mails to a person that nobody asked for."""

RETRY_SCHEDULE_S = (60.0, 300.0, 1800.0, 7200.0, 21_600.0, 43_200.0)
"""Seconds until a mail that nobody got is tried again; after the last it has failed."""


def reminder_times(invited_at: datetime, expires_at: datetime | None, most: int) -> list[datetime]:
    """When to remind a person, at most ``most`` times: not within a day of the invitation."""
    if expires_at is None:
        times = [invited_at + after for after in AFTER_INVITATION]
    else:
        deadline = expires_at if last_day_of(expires_at) is None else expires_at - FROM_UTC_TO_LAST
        times = [deadline - before for before in BEFORE_DEADLINE]
    return [at for at in times if at >= invited_at + SHORTEST_PAUSE][:most]
