"""When reminders go by themselves."""

from datetime import UTC, date, datetime, timedelta

import pytest

from discern.contract.last_day import end_of_day
from discern.contract.reminders import find_reminder, reminder_times

MADE = datetime(2026, 11, 22, 9, 30, tzinfo=UTC)
LAST_DAY = date(2026, 12, 5)
END = end_of_day(LAST_DAY)


def test_they_go_three_days_and_one_day_before_the_last_day() -> None:
    times = reminder_times(MADE, END)
    assert {days: at.date() for days, at in times.items()} == {days: LAST_DAY - timedelta(days=days) for days in (3, 1)}
    assert list(reminder_times(MADE, END, 1)) == [3]
    assert list(reminder_times(MADE, END, 0)) == []


def test_they_go_before_an_end_within_a_day_too() -> None:
    end = MADE + timedelta(days=10)
    assert list(reminder_times(MADE, end).values()) == [end - timedelta(days=3), end - timedelta(days=1)]


@pytest.mark.parametrize(("days", "left"), [(1, []), (3, [1]), (4, [3, 1])])
def test_nobody_is_reminded_within_a_day_of_the_invitation(days: int, left: list[int]) -> None:
    assert list(reminder_times(MADE, MADE + timedelta(days=days))) == left


@pytest.mark.parametrize(
    ("at", "due"),
    [
        pytest.param(datetime(2026, 12, 2, 8, 59, tzinfo=UTC), None, id="early"),
        pytest.param(datetime(2026, 12, 2, 9, tzinfo=UTC), 3, id="three-days-before"),
        pytest.param(datetime(2026, 12, 4, 8, 59, tzinfo=UTC), 3, id="late-since-nothing-ran"),
        pytest.param(datetime(2026, 12, 4, 9, tzinfo=UTC), 1, id="one-day-before"),
        pytest.param(END - timedelta(minutes=1), 1, id="at-the-last-minute"),
        pytest.param(END, None, id="over"),
    ],
)
def test_one_that_was_missed_goes_until_the_next_takes_its_place(at: datetime, due: int | None) -> None:
    assert find_reminder(MADE, END, at) == due
