"""A last day holds until it has ended everywhere on earth, and is told back as the day that was chosen."""

from datetime import UTC, date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, strategies as st

from discern.contract.last_day import end_of_day, last_day_of, latest_end

DAYS = st.dates(date(1, 1, 2), date(9999, 12, 30))
MOMENTS = st.builds(
    datetime.combine, st.dates(date(1, 1, 2), date(9999, 10, 1)), st.times() | st.just(time(12)), st.just(UTC)
)
ZONES = st.integers(-12 * 4, 14 * 4).map(lambda quarters: timezone(timedelta(minutes=15 * quarters)))


@pytest.mark.parametrize("zone", ["Pacific/Auckland", "Europe/Berlin", "America/Los_Angeles", "Etc/GMT+12"])
def test_the_whole_of_the_last_day_counts_wherever_somebody_is(zone: str) -> None:
    end = end_of_day(date(2026, 12, 5))
    assert end == datetime(2026, 12, 6, 12, tzinfo=UTC)
    assert datetime(2026, 12, 5, 23, 59, 59, tzinfo=ZoneInfo(zone)) < end


@given(DAYS, ZONES)
def test_a_last_day_ends_when_it_has_ended_in_the_last_time_zone(day: date, zone: timezone) -> None:
    last_second = datetime.combine(day, time(23, 59, 59), zone)
    ended = end_of_day(day) - last_second
    assert timedelta(seconds=1) <= ended <= timedelta(hours=26, seconds=1)
    assert last_day_of(end_of_day(day).astimezone(zone)) == day


@given(MOMENTS)
def test_no_day_is_promised_that_a_moment_cuts_short(moment: datetime) -> None:
    day = last_day_of(moment)
    assert day is None or end_of_day(day) == moment
    assert last_day_of(moment.replace(hour=23, minute=59)) is None


@given(MOMENTS, ZONES, st.integers(0, 30))
def test_today_can_be_chosen_anywhere_and_as_many_days_as_a_link_may_be_open(
    now: datetime, zone: timezone, days: int
) -> None:
    today = now.astimezone(zone).date()
    assert now < end_of_day(today + timedelta(days=days)) <= latest_end(now, days)
    assert latest_end(now, days) - now <= timedelta(days=days, hours=50)
