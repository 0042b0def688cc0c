"""Talks and agreements as iCalendar files, for the calendars that people already look at.

Pure functions: what they are given, and `now`, make the bytes. Events last whole days, since nobody says an hour here,
and don't make their day look taken. Without ``names`` they say neither who it is with nor what was agreed: calendars
are shared, shown on walls and read by other programs.
"""

from collections.abc import Iterable
from datetime import date, datetime, timedelta

from icalendar import Calendar, Event

from discern.contract.models.agreements import Agreement
from discern.contract.models.talks import Meeting
from discern.words import LANGUAGES, format_message, format_names, say_agreement, short_names

PRODUCT = "-//Discern//Talks and agreements//EN"


def meeting_calendar(meeting: Meeting, now: datetime, *, names: bool = False, language: str = LANGUAGES[0]) -> bytes:
    """A file with all days of a meeting: one event that is repeated without an end."""
    return make_calendar([meeting], [], now, names=names, language=language)


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
) -> bytes:
    """A calendar with an event a meeting and an agreement. Each event keeps its id from file to file, so that a program
    which reads a file again changes what it has instead of adding to it.

    Args:
        meetings: as the reader sees them: ``own`` ones are with the person, others with the leader.
        agreements: those whose day is to be in it, answered or not.
        now: when the file is made, an aware time.
        names: whether events say who it is with, and what was agreed.
        language: what the events are said in.
    """
    calendar = Calendar()
    calendar.add("prodid", PRODUCT)
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", format_message(language, "calendar-name"))
    for meeting in meetings:
        calendar.add_component(_talk(meeting, now, names, language))
    for agreement in agreements:
        calendar.add_component(_due(agreement, now, names, language))
    file: bytes = calendar.to_ical()
    return file


def _talk(meeting: Meeting, now: datetime, names: bool, language: str) -> Event:
    person = meeting.candidate
    other = short_names([person]).get(person.id, person.name) if meeting.own else meeting.leader
    name = other if names and other else ""
    summary = format_message(language, "calendar-talk", {"named": "yes" if name else "no", "name": name})
    event = _whole_day(f"meeting-{meeting.id}", meeting.first_on, summary, now)
    event.add("rrule", {"freq": "weekly", "interval": meeting.every_weeks})
    return event


def _due(agreement: Agreement, now: datetime, names: bool, language: str) -> Event:
    called = {"named": "yes" if names else "no", "words": agreement.will if names else ""}
    summary = format_message(language, "calendar-agreement", called)
    event = _whole_day(f"agreement-{agreement.id}", agreement.until, summary, now)
    if names:
        who = [agreement.team.name] if agreement.team else list(short_names(agreement.people).values())
        said = (format_names(who, language) if who else "", say_agreement(agreement, language))
        event.add("description", "\n".join(filter(None, said)))
    return event


def _whole_day(uid: str, day: date, summary: str, now: datetime) -> Event:
    event = Event()
    event.add("uid", f"{uid}@discern")
    event.add("dtstamp", now)
    event.add("dtstart", day)
    event.add("dtend", day + timedelta(days=1))
    event.add("summary", summary)
    event.add("class", "PRIVATE")
    event.add("transp", "TRANSPARENT")
    return event
