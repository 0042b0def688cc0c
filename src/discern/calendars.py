"""Talks and agreements as iCalendar files, for the calendars that people already look at; and the meetings in the files
that these write.

Pure functions: what they are given, and `now`, make the bytes. Events last whole days, since nobody says an hour here,
and don't make their day look taken. Without ``names`` they say neither who it is with nor what was agreed or is to be
asked: calendars are shared, shown on walls and read by other programs.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Any, Literal

import recurring_ical_events
from icalendar import Calendar, Component, Event

from discern.contract.models.agreements import Agreement
from discern.contract.models.insights import Insight
from discern.contract.models.talks import Meeting, opens_with_question, skipped_days
from discern.email_addresses import fold_address
from discern.words import LANGUAGES, first_names, format_message, format_names, say_agreement, say_last

PRODUCT = "-//Discern//Talks and agreements//EN"


@dataclass(frozen=True, slots=True)
class Opener:
    """How the talk of a day opens: with what was ``agreed``, and else, or where that was kept, with a question."""

    on: date
    question: str = ""
    agreed: Agreement | None = None


def opener_of(on: date, agreed: Agreement | None, open_with: Insight | None) -> Opener | None:
    """How a talk opens, if there is anything to open it with."""
    asked = "" if open_with is None else open_with.text
    return Opener(on, asked, agreed) if asked or agreed else None


def meeting_calendar(
    meeting: Meeting,
    now: datetime,
    *,
    names: bool = False,
    language: str = LANGUAGES[0],
    opener: Opener | None = None,
    app_url: str | None = None,
) -> bytes:
    """A file with all days of a meeting: one event that is repeated without an end."""
    openers = {} if opener is None else {meeting.id: opener}
    return make_calendar([meeting], [], now, names=names, language=language, openers=openers, app_url=app_url)


def agreement_calendar(
    agreement: Agreement, now: datetime, *, names: bool = False, language: str = LANGUAGES[0]
) -> bytes:
    """A file with the day of an agreement."""
    return make_calendar([], [agreement], now, names=names, language=language)


def make_calendar(
    meetings: Iterable[Meeting],
    agreements: Iterable[Agreement],
    now: datetime,
    *,
    names: bool = False,
    language: str = LANGUAGES[0],
    openers: Mapping[str, Opener] | None = None,
    app_url: str | None = None,
) -> bytes:
    """A calendar with an event a meeting and an agreement. Each event keeps its id from file to file, so that a program
    which reads a file again changes what it has instead of adding to it.

    Args:
        meetings: as the reader sees them: ``own`` ones are with the person, others with the leader.
        agreements: those whose day is to be in it, answered or not.
        now: when the file is made, an aware time.
        names: whether events say who it is with, what was agreed, and how to open a talk.
        language: what the events are said in.
        openers: of meetings by their ids, how their next talk opens.
        app_url: what the app's addresses begin with; each of the reader's talks then has a link to the page that
            prepares it.
    """
    calendar = Calendar()
    calendar.add("prodid", PRODUCT)
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", format_message(language, "calendar-name"))
    met, agreed = list(meetings), list(agreements)
    called = first_names([*(each.candidate for each in met), *(each for one in agreed for each in one.people)])
    for meeting in met:
        opener = (openers or {}).get(meeting.id) if names else None
        for event in _talk(meeting, now, called if names else None, language, opener, app_url):
            calendar.add_component(event)
    for agreement in agreed:
        calendar.add_component(_due(agreement, now, called if names else None, language))
    file: bytes = calendar.to_ical()
    return file


def _talk(
    meeting: Meeting,
    now: datetime,
    called: Mapping[str, str] | None,
    language: str,
    opener: Opener | None,
    app_url: str | None,
) -> list[Event]:
    """All days of a meeting but those that are skipped; where there is an opener, its day by itself."""
    person = meeting.candidate
    other = (called or {}).get(person.id) if meeting.own else meeting.leader
    name = other if called is not None and other else ""
    summary = format_message(language, "calendar-talk", {"named": "yes" if name else "no", "name": name})
    link = f"{app_url}/talk?person={person.id}" if app_url and meeting.own else ""
    prepares = format_message(language, "calendar-prepare", {"link": link}) if link else ""
    uid = f"meeting-{meeting.id}"
    all_days = _whole_day(uid, meeting.first_on, summary, now, prepares)
    all_days.add("rrule", {"freq": "weekly", "interval": meeting.every_weeks})
    for day in skipped_days(meeting):
        all_days.add("exdate", day)
    if opener is None:
        return [all_days]
    agreed = say_last(opener.agreed, language) if opener.agreed else ""
    is_asked = opener.question and opens_with_question(opener.agreed)
    opens = format_message(language, "calendar-open", {"opener": opener.question}) if is_asked else ""
    one_day = _whole_day(uid, opener.on, summary, now, agreed, opens, prepares)
    one_day.add("recurrence-id", opener.on)
    return [all_days, one_day]


def _due(agreement: Agreement, now: datetime, called: Mapping[str, str] | None, language: str) -> Event:
    values = {"named": "no" if called is None else "yes", "words": "" if called is None else agreement.will}
    summary = format_message(language, "calendar-agreement", values)
    said: list[str] = []
    if called is not None:
        who = [agreement.team.name] if agreement.team else [called[each.id] for each in agreement.people]
        said = [format_names(who, language) if who else "", say_agreement(agreement, language)]
    return _whole_day(f"agreement-{agreement.id}", agreement.until, summary, now, *said)


def _whole_day(uid: str, day: date, summary: str, now: datetime, *lines: str) -> Event:
    event = Event()
    event.add("uid", f"{uid}@discern")
    event.add("dtstamp", now)
    event.add("dtstart", day)
    event.add("dtend", day + timedelta(days=1))
    event.add("summary", summary)
    if description := "\n".join(filter(None, lines)):
        event.add("description", description)
    event.add("class", "PRIVATE")
    event.add("transp", "TRANSPARENT")
    return event


MOST_BYTES = 5_000_000
"""How large a file may be from which meetings are read."""

MOST_EVENTS = 1_000
"""How many events with others it may have, a series as one."""

MOST_MEETINGS = 100
"""How many meetings are read from a file."""

AHEAD = timedelta(days=14)
"""For how long after now meetings are read."""

MOST_TITLE = 120
"""To how many characters a title is cut."""

_FREQUENCIES = frozenset({"DAILY", "WEEKLY", "MONTHLY", "YEARLY"})
"""How often people meet. What comes every minute isn't a meeting, and takes for ever to expand."""

_OLDEST_SERIES = timedelta(days=3653)
"""Series that began earlier are left out: each is expanded from its first day on."""

_WITHIN_DAY = ("BYHOUR", "BYMINUTE", "BYSECOND")

_NOT_PEOPLE = frozenset({"ROOM", "RESOURCE"})


class CalendarError(ValueError):
    """A file has no meetings to read: it is ``too_large``, isn't a ``calendar``, or has too many ``events``."""

    def __init__(self, reason: Literal["too_large", "calendar", "events"]) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class CalendarMeeting:
    """A meeting of somebody's calendar: its title, cut to `MOST_TITLE` characters, when it starts, whether it is on a
    whole day, and the addresses of those who are invited and haven't declined, as `fold_address` has them, each once.
    """

    title: str
    starts_at: datetime
    is_whole_day: bool
    addresses: tuple[str, ...]


def read_meetings(file: bytes, now: datetime) -> list[CalendarMeeting]:
    """The meetings with others in the next two weeks, the first one first, at most `MOST_MEETINGS`.

    Exceptions of a series stand in its place; what was cancelled is left out. Starts are in the zone of ``now``, an
    aware time; those that name no zone are taken to be there.

    Raises:
        CalendarError: nothing can be read.
    """
    if len(file) > MOST_BYTES:
        raise CalendarError("too_large")
    try:
        calendar = Calendar.from_ical(file)
        events = [each for each in calendar.walk("VEVENT") if _is_met(each, now)]
    except Exception as error:
        # Files come from many programs, and the parser has no one error for what it can't read.
        raise CalendarError("calendar") from error
    if calendar.name != "VCALENDAR":
        raise CalendarError("calendar")
    if len(events) > MOST_EVENTS:
        raise CalendarError("events")
    calendar.subcomponents = [*(each for each in calendar.subcomponents if each.name != "VEVENT"), *events]
    try:
        found = recurring_ical_events.of(calendar, skip_bad_series=True).between(now, now + AHEAD)
    except Exception as error:
        raise CalendarError("calendar") from error
    meetings = sorted(_meetings(found, now), key=lambda each: (each.starts_at, each.title))
    return meetings[:MOST_MEETINGS]


def _is_met(event: Component, now: datetime) -> bool:
    """Whether an event is with others, or an exception of one, and comes at most once a day."""
    if "RECURRENCE-ID" in event:
        return True
    start = _start_of(event)
    if start is None or not any(_addresses(event)):
        return False
    rules: Any = event.get("RRULE", [])
    for rule in rules if isinstance(rules, list) else [rules]:
        if not _FREQUENCIES.issuperset(map(str.upper, rule.get("FREQ", ["NONE"]))):
            return False
        if any(len(rule.get(part, [])) > 1 for part in _WITHIN_DAY):
            return False
    return not rules or _local(start, now.tzinfo) > now - _OLDEST_SERIES


def _start_of(event: Component) -> date | None:
    """A day or a time; None where there is neither."""
    start = getattr(event.get("DTSTART"), "dt", None)
    return start if isinstance(start, date) else None


def _meetings(events: Iterable[Component], now: datetime) -> Iterator[CalendarMeeting]:
    for event in events:
        start, addresses = _start_of(event), tuple(_addresses(event))
        if start is None or not addresses or str(event.get("STATUS", "")).upper() == "CANCELLED":
            continue
        starts_at = _local(start, now.tzinfo)
        title = " ".join("".join(each if each.isprintable() else " " for each in str(event.get("SUMMARY", ""))).split())
        yield CalendarMeeting(title[:MOST_TITLE], starts_at, not isinstance(start, datetime), addresses)


def _local(given: date, zone: tzinfo | None) -> datetime:
    if not isinstance(given, datetime):
        return datetime.combine(given, time.min, zone)
    return given.replace(tzinfo=zone) if given.tzinfo is None else given.astimezone(zone)


def _addresses(event: Component) -> Iterator[str]:
    """Addresses of those who are invited, and of who invites."""
    seen = set[str]()
    for name in ("ORGANIZER", "ATTENDEE"):
        given: Any = event.get(name, [])
        for each in given if isinstance(given, list) else [given]:
            scheme, _, address = str(each).strip().partition(":")
            params = getattr(each, "params", {})
            is_there = str(params.get("PARTSTAT", "")).upper() != "DECLINED"
            is_person = str(params.get("CUTYPE", "")).upper() not in _NOT_PEOPLE
            folded = fold_address(address)
            if scheme.lower() == "mailto" and "@" in folded and is_there and is_person and folded not in seen:
                seen.add(folded)
                yield folded
