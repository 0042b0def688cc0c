"""The people a reader meets one to one: the line on a person's page, and choosing several at once. Nothing is shown
where the service has no meetings.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Literal

import streamlit as st

from discern.calendars import Opener, meeting_calendar
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef, ListQuery, Page
from discern.contract.models.talks import Meeting, PutMeeting, Talk, TalkQuery, next_day, next_meeting
from discern.contract.weeks import find_monday
from discern.words import format_day_of_year, format_weekday, short_names
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import language, local_now, say, statement_language
from discern_app.base.navigation import page_of
from discern_app.base.queries import try_read, write
from discern_app.base.text import escape
from discern_app.components.object_select import find_listed, newest_people, person_options, select_several
from discern_app.dialogs.open_dialog import close_dialog, open_dialog

WORKDAYS = (0, 1, 2, 3, 4)
ALL_DAYS = (*WORKDAYS, 5, 6)
"""The days of the week, from Monday; people mostly meet on the first five."""

TUESDAY = 1

A_MONDAY = date(2024, 1, 1)

MOST_CHOSEN = 10
"""How many people are chosen at once."""

MEETINGS = operations.LIST_MEETINGS(ListQuery(limit=200))

Rhythm = Literal["weekly", "this", "next"]
"""Every week, or every other one: from this week on, or from the next."""

RHYTHMS: tuple[Rhythm, ...] = ("weekly", "this", "next")


def read_meetings() -> list[Meeting] | None:
    """Those of the reader as a leader; None where the service has none, or can't be asked now."""
    try:
        return own_of(try_read(MEETINGS))
    except DiscernError:
        return None


def own_of(listed: Page[Meeting]) -> list[Meeting]:
    """The meetings in which the reader is the leader."""
    return [each for each in listed.data if each.own]


def first_day(today: date, weekday: int, rhythm: Rhythm) -> date:
    """The first day of a meeting on a weekday, from 0 for Monday; before today if that is in this week."""
    first = find_monday(today) + timedelta(days=weekday)
    if rhythm == "this":
        return first
    return first if rhythm == "weekly" and first >= today else first + timedelta(weeks=1)


def rhythm_of(meeting: Meeting, today: date) -> Rhythm:
    """How the rhythm of a meeting is said in this week."""
    if meeting.every_weeks == 1:
        return "weekly"
    monday = find_monday(today)
    day = next_meeting(meeting.first_on, meeting.every_weeks, monday)
    return "this" if day < monday + timedelta(weeks=1) else "next"


def in_turn(meetings: Iterable[Meeting], today: date) -> list[Meeting]:
    """Meetings, the next one first."""
    return sorted(meetings, key=lambda each: (next_day(each, today), each.candidate.name.casefold()))


def say_rhythm(meeting: Meeting) -> str:
    """`every other Tuesday`."""
    day = format_weekday(meeting.first_on, language())
    return say("talk-every", weeks=meeting.every_weeks, day=day)


def link_to_talk(label: str, person: CandidateRef) -> None:
    """A link to the page that prepares a talk with the person."""
    st.page_link(page_of("talk"), label=label, icon=":material/forum:", query_params={"person": person.id})


def read_next_talk(person: CandidateRef) -> Talk | None:
    """The next talk of the reader with a person they lead; None where the service prepares none."""
    listed = find_listed(person) if person.id else None
    if listed is None or not listed.led:
        return None
    query = TalkQuery(candidate_id=person.id, on=local_now().date(), language=statement_language())
    try:
        return try_read(operations.GET_TALK(query))
    except DiscernError:
        return None


def show_meeting(person: CandidateRef) -> None:
    """When the reader meets a person they lead, with the way to prepare it; and saying or changing it."""
    meetings = read_meetings() if person.id else None
    if meetings is None:
        return
    listed = find_listed(person)
    if listed is not None and not listed.led:
        return
    today = local_now().date()
    meeting = next((each for each in meetings if each.candidate.id == person.id), None)
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="we-meet"):
        if meeting is not None:
            day = next_day(meeting, today)
            st.caption(
                say(
                    "talk-meet",
                    weeks=meeting.every_weeks,
                    day=format_weekday(day, language()),
                    next=format_day_of_year(day, language()),
                ),
                width="content",
            )
            link_to_talk(say("talk-prepare"), person)
        label = say("talk-meet-set", state="none" if meeting is None else "set")
        # Another key with each rhythm, which closes it once one is saved.
        key = f"we meet {'' if meeting is None else f'{meeting.first_on} {meeting.every_weeks}'}"
        with st.popover(label, type="tertiary", icon=":material/event_repeat:", key=key):
            show_rhythm(person, meeting, today)


def show_rhythm(person: CandidateRef, meeting: Meeting | None, today: date) -> None:
    """The form that says on which day, and how often."""
    weekday = None if meeting is None else meeting.first_on.weekday()
    with st.form(f"meeting {person.id}", border=False):
        day = choose_day(say("talk-meet-day"), TUESDAY if weekday is None else weekday, "meeting day")
        rhythm: Rhythm = st.radio(
            say("talk-meet-how-often"),
            RHYTHMS,
            0 if meeting is None else RHYTHMS.index(rhythm_of(meeting, today)),
            format_func=lambda each: say_start(each, today),
        )
        name = short_names([person]).get(person.id, person.name)
        st.caption(say("talk-meet-shows", count=1, name=escape(name)))
        saved = st.form_submit_button(say("talk-meet-save"), type="primary")
    if saved:
        new = PutMeeting(first_on=first_day(today, day, rhythm), every_weeks=1 if rhythm == "weekly" else 2)
        if write(operations.PUT_MEETING(new, candidate_id=person.id)) is not None:
            st.rerun()
    if meeting is not None:
        offer_days(meeting, read_next_talk(person))
        if (
            st.button(say("talk-meet-end"), type="tertiary", icon=":material/event_busy:")
            and write(operations.DELETE_MEETING(candidate_id=person.id)) is not None
        ):
            st.rerun()


def say_start(rhythm: Rhythm, today: date) -> str:
    """How often, and from which week on where that isn't every week."""
    monday = find_monday(today) + timedelta(weeks=1 if rhythm == "next" else 0)
    weekly = "weekly" if rhythm == "weekly" else "other"
    return say("talk-meet-rhythm", rhythm=weekly, monday=format_day_of_year(monday, language()))


def choose_day(label: str, start: int, key: str) -> int:
    """A day of the week, from 0 for Monday; those of the weekend where one of them was chosen before."""
    chosen: int = st.pills(
        label,
        WORKDAYS if start in WORKDAYS else ALL_DAYS,
        default=start,
        required=True,
        format_func=lambda day: format_weekday(A_MONDAY + timedelta(days=day), language(), short=True),
        key=key,
    )
    return chosen


def offer_days(meeting: Meeting, talk: Talk | None) -> None:
    """The days of a meeting as a file for the reader's own calendar, with the person's first name and how their next
    ``talk`` opens.
    """
    spoken, app_url = language(), load_settings().app_url
    opener = opener_of(talk)
    st.download_button(
        say("talk-calendar"),
        lambda: meeting_calendar(
            meeting, datetime.now(UTC), names=True, language=spoken, opener=opener, app_url=app_url
        ),
        file_name="talk.ics",
        mime="text/calendar",
        icon=":material/event:",
        type="tertiary",
        on_click="ignore",
        key=f"calendar {meeting.id}",
    )


def opener_of(talk: Talk | None) -> Opener | None:
    """How a talk opens, if it is one of a meeting, both share its page, and there is a question."""
    if talk is None or talk.meeting is None or talk.on is None or talk.open_with is None:
        return None
    return Opener(talk.on, talk.open_with.text)


def choose_people() -> None:
    """Open the dialog that asks who the reader meets."""
    open_dialog(_choose, title=say("talk-choose"), width=480)


def _choose() -> None:
    people, _ = newest_people()
    led = sorted((each for each in people if each.led), key=lambda each: each.name.casefold())
    names = {each.id: each.name for each in led}
    chosen = select_several(
        say("talk-choose-whom", count=MOST_CHOSEN),
        person_options(led),
        key="meets whom",
        none=say("talk-choose-none"),
        most=MOST_CHOSEN,
    )
    days = {each: choose_day(escape(names[each]), TUESDAY, f"meets {each}") for each in chosen}
    today = local_now().date()
    rhythm: Rhythm = RHYTHMS[0]
    if chosen:
        rhythm = st.radio(
            say("talk-meet-how-often"), RHYTHMS, format_func=lambda each: say_start(each, today), key="meets how often"
        )
        st.caption(say("talk-meet-shows", count=len(chosen), name=escape(names[chosen[0]])))
    if not st.button(say("talk-meet-save"), type="primary", disabled=not chosen):
        return
    for candidate_id, weekday in days.items():
        new = PutMeeting(first_on=first_day(today, weekday, rhythm), every_weeks=1 if rhythm == "weekly" else 2)
        if write(operations.PUT_MEETING(new, candidate_id=candidate_id)) is None:
            return
    close_dialog()
    st.rerun()
