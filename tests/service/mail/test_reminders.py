"""When reminders are due."""

from datetime import UTC, date, datetime, timedelta

import pytest

from discern.contract.last_day import end_of_day
from discern.service.mail.letters import reminder_times

SENT = datetime(2026, 11, 22, 9, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("deadline", "most", "days"),
    [
        pytest.param(None, 2, [5, 12], id="no-deadline"),
        pytest.param(14, 2, [11, 13], id="before-the-deadline"),
        pytest.param(14, 1, [11], id="one"),
        pytest.param(14, 0, [], id="none"),
        pytest.param(3, 2, [2], id="not-at-once"),
        pytest.param(1.5, 2, [], id="too-short"),
    ],
)
def test_reminders_come_before_the_deadline_and_not_at_once(deadline: float | None, most: int, days: list[int]) -> None:
    expires_at = None if deadline is None else SENT + timedelta(days=deadline)
    assert reminder_times(SENT, expires_at, most) == [SENT + timedelta(days=each) for each in days]


def test_the_last_reminder_comes_before_the_last_day_is_over_anywhere() -> None:
    """In Kiribati it is over at 10:00 UTC."""
    first, last = reminder_times(SENT, end_of_day(date(2026, 12, 5)), 2)
    assert first == datetime(2026, 12, 3, tzinfo=UTC)
    assert last == datetime(2026, 12, 5, tzinfo=UTC)
