"""Talks and agreements as iCalendar files, for the calendars that people already look at.

Pure functions: what they are given, and `now`, make the bytes. Events last whole days, since nobody says an hour here,
and don't make their day look taken. Without ``names`` they say neither who it is with nor what was agreed or is to be
asked: calendars are shared, shown on walls and read by other programs.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from icalendar import Calendar, Event

from discern.contract.models.agreements import Agreement
from discern.contract.models.talks import Meeting, skipped_days
from discern.words import LANGUAGES, format_message, format_names, say_agreement, short_names

PRODUCT = "-//Discern//Talks and agreements//EN"


@dataclass(frozen=True, slots=True)
class Opener:
    """The question that opens the talk of a day."""

    on: date
    text: str


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
    for meeting in meetings:
        opener = (openers or {}).get(meeting.id) if names else None
        for event in _talk(meeting, now, names, language, opener, app_url):
            calendar.add_component(event)
    for agreement in agreements:
        calendar.add_component(_due(agreement, now, names, language))
    file: bytes = calendar.to_ical()
    return file


def _talk(
    meeting: Meeting, now: datetime, names: bool, language: str, opener: Opener | None, app_url: str | None
) -> list[Event]:
    """All days of a meeting but those that are skipped; where there is an opener, its day by itself."""
    person = meeting.candidate
    other = short_names([person]).get(person.id, person.name) if meeting.own else meeting.leader
    name = other if names and other else ""
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
    opens = format_message(language, "calendar-open", {"opener": opener.text})
    one_day = _whole_day(uid, opener.on, summary, now, opens, prepares)
    one_day.add("recurrence-id", opener.on)
    return [all_days, one_day]


def _due(agreement: Agreement, now: datetime, names: bool, language: str) -> Event:
    called = {"named": "yes" if names else "no", "words": agreement.will if names else ""}
    summary = format_message(language, "calendar-agreement", called)
    said: list[str] = []
    if names:
        who = [agreement.team.name] if agreement.team else list(short_names(agreement.people).values())
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
