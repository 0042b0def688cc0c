"""Meetings read from the files that calendar programs write."""

import contextlib
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, strategies as st

from discern.calendars import MOST_BYTES, MOST_EVENTS, MOST_MEETINGS, MOST_TITLE, CalendarError, read_meetings

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 30, 8, 0, tzinfo=BERLIN)
"""A Monday."""


def calendar(*events: str, head: str = "") -> bytes:
    body = "\r\n".join(f"BEGIN:VEVENT\r\n{event.strip()}\r\nEND:VEVENT" for event in events)
    lines = f"BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Test//EN\n{head}".strip()
    return f"{lines}\r\n{body}\r\nEND:VCALENDAR\r\n".replace("\r\n", "\n").replace("\n", "\r\n").encode()


def event(start: str = "20261201T090000Z", *more: str, who: str = "ana@x.org", uid: str = "1") -> str:
    return "\n".join([f"UID:{uid}", "DTSTAMP:20261101T000000Z", f"DTSTART:{start}", f"ATTENDEE:mailto:{who}", *more])


GOOGLE = calendar(
    """UID:weekly@google.com
DTSTAMP:20261101T080000Z
DTSTART;TZID=Europe/Berlin:20261103T100000
DTEND;TZID=Europe/Berlin:20261103T103000
RRULE:FREQ=WEEKLY;BYDAY=TU
EXDATE;TZID=Europe/Berlin:20261215T100000
SUMMARY:Product sync
STATUS:CONFIRMED
ORGANIZER;CN=Ana Ruiz:mailto:ana@x.org
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN=ana@x.org;X-NUM-GUESTS=0:mailto:ana@x.org
ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=NEEDS-ACTION;CN=Bo:mailto:Bo.Li@X.org
ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=DECLINED;CN=Cy:mailto:cy@x.org
ATTENDEE;CUTYPE=RESOURCE;CN=Room 4:mailto:room4@resource.calendar.google.com""",
    """UID:weekly@google.com
DTSTAMP:20261120T080000Z
RECURRENCE-ID;TZID=Europe/Berlin:20261208T100000
DTSTART;TZID=Europe/Berlin:20261209T143000
DTEND;TZID=Europe/Berlin:20261209T150000
SUMMARY:Product sync (moved)
ATTENDEE:mailto:ana@x.org
ATTENDEE:mailto:dee@x.org""",
    head="X-WR-CALNAME:Ana\nX-WR-TIMEZONE:Europe/Berlin",
)

OUTLOOK = calendar(
    """UID:040000008200E00074C5B7101A82E008
DTSTAMP:20261120T120000Z
DTSTART;TZID=Pacific Standard Time:20261202T080000
DTEND;TZID=Pacific Standard Time:20261202T090000
SUMMARY;LANGUAGE=en-us:Review with Seattle
ORGANIZER;CN="Ruiz, Ana":MAILTO:ana@x.org
ATTENDEE;ROLE=OPT-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Li, Bo":MAILTO:bo.li@x.org
CLASS:PUBLIC
X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE""",
    """UID:cancelled
DTSTAMP:20261120T120000Z
DTSTART:20261203T080000Z
SUMMARY:Canceled: All hands
STATUS:CANCELLED
ATTENDEE:mailto:bo.li@x.org""",
    head="""METHOD:PUBLISH
BEGIN:VTIMEZONE
TZID:Pacific Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0700
TZOFFSETTO:-0800
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0800
TZOFFSETTO:-0700
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE""",
)

APPLE = calendar(
    """UID:5B1D
DTSTAMP:20261120T120000Z
DTSTART;VALUE=DATE:20261204
DTEND;VALUE=DATE:20261205
SUMMARY:Team day
ATTENDEE;CN="Bo Li";CUTYPE=INDIVIDUAL;EMAIL="bo.li@x.org";PARTSTAT=ACCEPTED:mailto:bo.li@x.org
X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC""",
    """UID:5B1E
DTSTAMP:20261120T120000Z
DTSTART:20261201T070000
DURATION:PT30M
SUMMARY:Coffee
ORGANIZER;CN="Ana":mailto:ana@x.org""",
    """UID:5B1F
DTSTAMP:20261120T120000Z
DTSTART:20261201T120000Z
SUMMARY:Dentist""",
)


def test_a_series_of_google_s_with_its_exceptions() -> None:
    found = read_meetings(GOOGLE, NOW)

    assert [(each.title, each.starts_at.isoformat(), each.addresses) for each in found] == [
        ("Product sync", "2026-12-01T10:00:00+01:00", ("ana@x.org", "bo.li@x.org")),
        ("Product sync (moved)", "2026-12-09T14:30:00+01:00", ("ana@x.org", "dee@x.org")),
    ]


def test_a_time_of_outlook_s_in_another_zone_and_nothing_cancelled() -> None:
    [found] = read_meetings(OUTLOOK, NOW)

    assert (found.title, found.starts_at.isoformat()) == ("Review with Seattle", "2026-12-02T17:00:00+01:00")
    assert found.addresses == ("ana@x.org", "bo.li@x.org")


def test_whole_days_and_times_of_no_zone_of_apple_s_and_nothing_without_others() -> None:
    coffee, day = read_meetings(APPLE, NOW)

    assert (coffee.title, coffee.starts_at.isoformat(), coffee.is_whole_day) == (
        "Coffee",
        "2026-12-01T07:00:00+01:00",
        False,
    )
    assert (day.title, day.starts_at.isoformat(), day.is_whole_day) == ("Team day", "2026-12-04T00:00:00+01:00", True)


def test_only_what_is_still_to_come_within_two_weeks() -> None:
    starts = [NOW - timedelta(hours=5), NOW + timedelta(hours=1), NOW + timedelta(days=13), NOW + timedelta(days=15)]
    file = calendar(
        *(event(each.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ"), uid=str(n)) for n, each in enumerate(starts))
    )

    assert [each.starts_at for each in read_meetings(file, NOW)] == starts[1:3]


def test_five_hundred_events_and_hostile_titles() -> None:
    title = "SUMMARY:<script>alert(1)</script>\\n[x](javascript:1)\u202e " + "long " * 60
    file = calendar(*(event("20261201T090000Z", title, uid=str(n)) for n in range(500)))
    found = read_meetings(file, NOW)

    assert len(found) == MOST_MEETINGS
    assert all(len(each.title) <= MOST_TITLE and each.title.isprintable() for each in found)


@pytest.mark.parametrize(
    "rule",
    [
        "RRULE:FREQ=SECONDLY",
        "RRULE:FREQ=MINUTELY;INTERVAL=1",
        "RRULE:FREQ=DAILY;BYSECOND=1,2,3",
        "RRULE:FREQ=DAILY;BYMINUTE=1,2",
    ],
)
def test_what_comes_more_than_once_a_day_is_left_out(rule: str) -> None:
    file = calendar(
        event("20260101T000000Z", rule, uid="bomb"),
        event("19000101T000000Z", "RRULE:FREQ=DAILY", uid="old"),
        event(uid="sound"),
    )

    assert [each.starts_at.day for each in read_meetings(file, NOW)] == [1]


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        (b"", "calendar"),
        (b"PK\x03\x04 not a calendar", "calendar"),
        (b"BEGIN:VCARD\r\nEND:VCARD\r\n", "calendar"),
        (b"x" * (MOST_BYTES + 1), "too_large"),
        (calendar(*(event(uid=str(n)) for n in range(MOST_EVENTS + 1))), "events"),
    ],
)
def test_what_cannot_be_read_says_why(file: bytes, reason: str) -> None:
    with pytest.raises(CalendarError) as refused:
        read_meetings(file, NOW)
    assert refused.value.reason == reason


@given(st.binary(max_size=300), st.integers(0, len(GOOGLE)))
def test_no_damaged_file_ends_in_another_error(noise: bytes, place: int) -> None:
    with contextlib.suppress(CalendarError):
        read_meetings(GOOGLE[:place] + noise + GOOGLE[place:], NOW)
