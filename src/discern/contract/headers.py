"""The headers that both ends use."""

import email.utils
import re
from datetime import UTC, date, datetime, time

RATE_LIMIT_REMAINING = "X-RateLimit-Remaining"
RATE_LIMIT_LIMIT = "X-RateLimit-Limit"
"""How many requests a caller may make in a minute."""

RATE_LIMIT_RESET = "X-RateLimit-Reset"
"""Whole seconds after which all of them are there again."""

RETRY_AFTER = "Retry-After"
REQUEST_ID = "X-Request-Id"
IDEMPOTENCY_KEY = "Idempotency-Key"
DEPRECATION = "Deprecation"
"""Since when it is announced that an operation goes (RFC 9745)."""

SUNSET = "Sunset"
"""From when an operation may be gone (RFC 8594)."""

ACTOR = "Discern-Actor"
"""The id of the user that a caller with the scope `act` acts for."""

PRIVATE_TOKEN = "Discern-Private-Token"  # noqa: S105
"""The secret of a taker's private link, with which a caller with the scope `take` acts for that taker alone."""

TAKER_ADDRESS = "Discern-Taker-Address"
"""The network address of the person who opens a link or signs in: wrong tokens, and sign-ins, are counted by it."""


def format_deprecation(since: date, ends: date) -> dict[str, str]:
    """The headers of an operation that goes: both days begin in UTC."""
    announced, gone = (datetime.combine(day, time(), UTC) for day in (since, ends))
    return {
        DEPRECATION: f"@{int(announced.timestamp())}",
        SUNSET: email.utils.format_datetime(gone, usegmt=True),
    }


_SECONDS = re.compile(r"[0-9]+(\.[0-9]+)?")

LONGEST_SECONDS = 999_999_999_999.0
"""Any longer wait in seconds is read as this."""


def parse_retry_after(value: str | None, now: datetime) -> float | None:
    """Seconds that a `Retry-After` of seconds or a date asks to wait, at least 0; None for anything else.

    ``now`` is what a date is compared with. The standard knows whole seconds only; fractions are read too.
    """
    if value is None:
        return None
    value = value.strip()
    if _SECONDS.fullmatch(value):
        return min(float(value), LONGEST_SECONDS)
    try:
        at = email.utils.parsedate_to_datetime(value)
        seconds = (at if at.tzinfo is not None else at.replace(tzinfo=UTC)).timestamp() - now.timestamp()
    except (ValueError, OverflowError):
        # Years and time zones may have any number of digits.
        return None
    return max(0.0, seconds)
