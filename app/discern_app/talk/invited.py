"""Whom a calendar's file or pasted addresses invite to a meeting: the people they are here, and those who aren't."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

import streamlit as st

from discern.calendars import MOST_BYTES, CalendarError, CalendarMeeting, read_meetings
from discern.contract.models.briefs import MOST_AT_A_MEETING
from discern.contract.models.candidates import Candidate
from discern.email_addresses import fold_address
from discern.lists import find_addresses
from discern.words import format_day, format_moment, format_weekday, list_parts
from discern_app.base.language import language, local_now, say
from discern_app.base.text import escape
from discern_app.session_state import NOT_HERE

MOST_NAMED = 12
"""How many unknown addresses are named; the others are counted."""


def find_people(addresses: Iterable[str], people: Iterable[Candidate]) -> tuple[list[Candidate], list[str]]:
    """The people who have one of the addresses, and the addresses that nobody has."""
    by_address: dict[str, list[Candidate]] = defaultdict(list)
    for person in people:
        if person.email:
            by_address[fold_address(person.email)].append(person)
    asked = list(dict.fromkeys(map(fold_address, addresses)))
    found = {person.id: person for address in asked for person in by_address.get(address, ())}
    return list(found.values()), [address for address in asked if address not in by_address]


def offer_invited(people: Sequence[Candidate]) -> None:
    """Choosing the people of a meeting by a calendar's file, or by addresses. Neither is stored."""
    with st.popover(say("brief-from"), icon=":material/event:"):
        file = st.file_uploader(say("brief-calendar"), type="ics", max_upload_size=MOST_BYTES // 1_000_000)
        st.caption(say("brief-calendar-detail"))
        if file is not None:
            _offer_meetings(file.getvalue(), people)
        pasted = st.text_area(say("brief-addresses"), max_chars=20_000, placeholder=say("brief-addresses-example"))
        if st.button(say("brief-take")) and pasted:
            _take(find_addresses(pasted), people)


def _offer_meetings(file: bytes, people: Sequence[Candidate]) -> None:
    """A button for each meeting of a file."""
    try:
        meetings = read_meetings(file, local_now())
    except CalendarError as error:
        st.error(say("brief-calendar-error", reason=error.reason))
        return
    if not meetings:
        st.info(say("brief-calendar-empty"))
    for number, meeting in enumerate(meetings):
        known, unknown = find_people(meeting.addresses, people)
        here = say("brief-meeting-here", known=len(known), count=len(known) + len(unknown))
        label = " · ".join([_when(meeting), meeting.title or say("brief-meeting-untitled"), here])
        if st.button(escape(label), key=f"meeting {number}", disabled=not known, width="stretch"):
            _take(meeting.addresses, people)


def _when(meeting: CalendarMeeting) -> str:
    on = meeting.starts_at.date()
    weekday = format_weekday(on, language(), short=True)
    starts = meeting.starts_at
    when = format_day(on, language()) if meeting.is_whole_day else format_moment(starts, language(), starts.tzinfo)
    return f"{weekday} {when}"


def _take(addresses: Iterable[str], people: Sequence[Candidate]) -> None:
    """Choose the people who have these addresses, in place of who is chosen."""
    known, unknown = find_people(addresses, people)
    NOT_HERE.set(unknown)
    st.query_params["person"] = [each.id for each in known][:MOST_AT_A_MEETING]
    st.query_params.pop("team", None)
    st.rerun()


def show_unknown() -> None:
    """The addresses of the meeting that nobody here has."""
    unknown = NOT_HERE.get()
    if unknown:
        more = len(unknown) - MOST_NAMED
        named = [escape(address) for address in unknown[:MOST_NAMED]]
        listed = list_parts([*named, *([say("people-more", count=more)] if more > 0 else [])], language())
        st.caption(f":material/person_off: {say('brief-unknown', addresses=listed)}")
