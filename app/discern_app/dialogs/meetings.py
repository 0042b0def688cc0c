"""The people a reader meets one to one: the line on a person's page, and choosing several at once. Nothing is shown
where the service has no meetings.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Any

import streamlit as st

from discern import calendars
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import CandidateRef, ListQuery, Page
from discern.contract.models.talks import (
    MOST_DAYS_AWAY,
    Meeting,
    PutAway,
    PutMeeting,
    Talk,
    TalkQuery,
    next_day,
    next_meeting,
)
from discern.contract.operation_type import Call
from discern.contract.weeks import find_monday
from discern.words import format_day_of_year, format_names, format_weekday, short_names
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import language, local_now, say, statement_language
from discern_app.base.navigation import page_of
from discern_app.base.queries import read, try_read, write
from discern_app.base.text import escape
from discern_app.components.object_select import (
    find_listed,
    list_teams,
    newest_people,
    person_options,
    select_one,
    select_several,
)
from discern_app.components.option_labels import team_options
from discern_app.dialogs.open_dialog import close_dialog, open_dialog
from discern_app.insight.talks import agreed_of

WORKDAYS = (0, 1, 2, 3, 4)
ALL_DAYS = (*WORKDAYS, 5, 6)
"""The days of the week, from Monday; people mostly meet on the first five."""

TUESDAY = 1

A_MONDAY = date(2024, 1, 1)

DAY_PX, RHYTHM_PX = 130, 160
"""How wide the boxes of a row are: side by side they fit on a phone, below the name."""

MOST_CHOSEN = 20
"""How many more people are chosen at once; and up to so many are listed without choosing a team."""

MEETINGS = operations.LIST_MEETINGS(ListQuery(limit=200))

EVERY_WEEKS = (1, 2, 4)
"""Every how many weeks people mostly meet."""

ALL_RHYTHMS = (1, 2, 3, 4)

WEEKS_AHEAD = (0, 1, 2, 3)
"""In how many weeks a rhythm may begin, if it isn't over by then."""


def read_meetings() -> list[Meeting] | None:
    """Those of the reader as a leader; None where the service has none, or can't be asked now."""
    try:
        return own_of(try_read(MEETINGS))
    except DiscernError:
        return None


def own_of(listed: Page[Meeting]) -> list[Meeting]:
    """The meetings in which the reader is the leader."""
    return [each for each in listed.data if each.own]


def weeks_to_begin(every_weeks: int, today: date, weekday: int) -> list[date]:
    """The Mondays of the weeks from which a rhythm may begin: the first is that of the next such weekday from ``today``
    on.
    """
    monday = find_monday(today + timedelta(days=(weekday - today.weekday()) % 7))
    return [monday + timedelta(weeks=number) for number in range(max(every_weeks, 2))]


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
    with st.container(key=f"meeting {person.id}"):
        day = choose_day(say("talk-meet-day"), TUESDAY if weekday is None else weekday, "meeting day")
        every_weeks, monday = choose_rhythm(today, day, meeting, "meeting")
        st.caption(say_first([monday + timedelta(days=day)]))
        name = short_names([person]).get(person.id, person.name)
        st.caption(say("talk-meet-shows", count=1, name=escape(name)))
        saved = st.button(say("talk-meet-save"), type="primary", key="meeting save")
    if saved:
        new = PutMeeting(first_on=monday + timedelta(days=day), every_weeks=every_weeks)
        if write(operations.PUT_MEETING(new, candidate_id=person.id)) is not None:
            st.rerun()
    if meeting is not None:
        offer_days(meeting, read_next_talk(person))
        if (
            st.button(say("talk-meet-end"), type="tertiary", icon=":material/event_busy:")
            and write(operations.DELETE_MEETING(candidate_id=person.id)) is not None
        ):
            st.rerun()


def say_first(days: Iterable[date]) -> str:
    """On which day people first meet, or on which days several do."""
    named = [
        say("talk-meet-date", weekday=format_weekday(day, language()), day=format_day_of_year(day, language()))
        for day in sorted(set(days))
    ]
    return say("talk-meet-first", days=" · ".join(named))


def choose_rhythm(
    today: date, weekday: int, meeting: Meeting | None, key: str, *, in_a_row: bool = False
) -> tuple[int, date]:
    """Every how many weeks, and the Monday of the first one, which isn't asked for where it is every week; in none of
    them is the ``weekday`` over. ``in_a_row``: as boxes without a heading.
    """
    before = EVERY_WEEKS[0] if meeting is None else meeting.every_weeks
    label, offered = say("talk-meet-how-often"), {*EVERY_WEEKS, before}
    asked: dict[str, Any] = {
        "options": [weeks for weeks in ALL_RHYTHMS if weeks in offered],
        "index": sorted(offered).index(before),
        "format_func": lambda weeks: say("talk-meet-rhythm", weeks=weeks),
        "key": f"{key} every",
    }
    every_weeks: int = (
        st.selectbox(label, label_visibility="collapsed", width=RHYTHM_PX, **asked)
        if in_a_row
        else st.radio(label, **asked)
    )
    mondays = weeks_to_begin(every_weeks, today, weekday)
    if every_weeks == 1:
        return every_weeks, mondays[0]
    following = next_meeting(meeting.first_on, meeting.every_weeks, mondays[0]) if meeting is not None else mondays[0]
    now = find_monday(following)
    ahead: int = st.selectbox(
        say("talk-meet-from"),
        [number for number in WEEKS_AHEAD if number < every_weeks],
        mondays.index(now) if now in mondays else 0,
        format_func=lambda number: format_day_of_year(mondays[number], language()),
        key=f"{key} from {every_weeks}",
        label_visibility="collapsed" if in_a_row else "visible",
        width=DAY_PX if in_a_row else "stretch",
    )
    return every_weeks, mondays[ahead]


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
        lambda: calendars.meeting_calendar(
            meeting, datetime.now(UTC), names=True, language=spoken, opener=opener, app_url=app_url
        ),
        file_name="talk.ics",
        mime="text/calendar",
        icon=":material/event:",
        type="tertiary",
        on_click="ignore",
        key=f"calendar {meeting.id}",
    )


def opener_of(talk: Talk | None) -> calendars.Opener | None:
    """How a talk opens, if it is one of a meeting, both share its page, and there is something to open it with."""
    if talk is None or talk.meeting is None or talk.on is None:
        return None
    return calendars.opener_of(talk.on, agreed_of(talk), talk.open_with)


def choose_people() -> None:
    """Open the dialog that asks who the reader meets."""
    open_dialog(_choose, title=say("talk-choose"), width=560)


def _choose() -> None:
    people, _ = newest_people()
    met = {each.candidate.id: each for each in read_meetings() or []}
    known: dict[str, CandidateRef] = {each.candidate.id: each.candidate for each in met.values()}
    known |= {each.id: each for each in people if each.led}
    members = _choose_team() if len(known) > MOST_CHOSEN else None
    listed = known if members is None else {id_: known[id_] for id_ in (*met, *members) if id_ in known}
    options = sorted(listed.values(), key=lambda each: (each.id not in met, each.name.casefold()))
    most = len(met) + MOST_CHOSEN
    chosen = select_several(
        say("talk-choose-whom", count=most),
        person_options(options),
        # Another key with each team, whose people are there to choose from.
        key="meets whom" if members is None else f"meets whom {' '.join(members)}",
        start=list(met),
        none=say("talk-choose-none"),
        most=most,
    )
    today = local_now().date()
    with st.container(gap="xxsmall", key="meets-days"):
        given = {each: _choose_days(known[each], met.get(each), today) for each in chosen}
    gone = [each for each in met if each not in given]
    if chosen:
        st.caption(say_first(each.first_on for each in given.values()))
        st.caption(say("talk-meet-shows", count=len(chosen), name=escape(known[chosen[0]].name)))
    if gone:
        names = format_names([known[each].name for each in gone], language())
        st.caption(say("talk-choose-gone", names=escape(names)))
    if not st.button(say("talk-meet-save"), type="primary", disabled=not (given or gone)):
        return
    changed = {each: new for each, new in given.items() if each not in met or _is_other(met[each], new, today)}
    calls: list[Call[Any]] = [operations.PUT_MEETING(new, candidate_id=each) for each, new in changed.items()]
    calls += [operations.DELETE_MEETING(candidate_id=each) for each in gone]
    for call in calls:
        if write(call) is None:
            return
    close_dialog()
    st.rerun()


def _choose_team() -> list[str] | None:
    """A box to choose one of several teams; the ids of its members, None where none is chosen."""
    options = team_options(list_teams() or [])
    if not options:
        return None
    team = select_one(say("shared-team"), options, key="meets team", none=say("shared-all-teams"))
    return None if team is None else [each.id for each in read(operations.GET_TEAM(team_id=team)).members]


def _choose_days(person: CandidateRef, meeting: Meeting | None, today: date) -> PutMeeting:
    """A row with the person, the day and the rhythm; of a rhythm longer than a week also its first day."""
    start = TUESDAY if meeting is None else meeting.first_on.weekday()
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown(escape(person.name), width="stretch")
        with st.container(horizontal=True, gap="small", width="content"):
            weekday: int = st.selectbox(
                say("talk-meet-day"),
                WORKDAYS if start in WORKDAYS else ALL_DAYS,
                start,
                format_func=lambda day: format_weekday(A_MONDAY + timedelta(days=day), language()),
                key=f"meets {person.id}",
                label_visibility="collapsed",
                width=DAY_PX,
            )
            every_weeks, monday = choose_rhythm(today, weekday, meeting, f"meets {person.id}", in_a_row=True)
    return PutMeeting(first_on=monday + timedelta(days=weekday), every_weeks=every_weeks)


def _is_other(meeting: Meeting, given: PutMeeting, today: date) -> bool:
    """Whether a rhythm differs from that of a meeting: it may begin on any of its days."""
    following = next_meeting(meeting.first_on, meeting.every_weeks, today)
    return (given.first_on, given.every_weeks) != (following, meeting.every_weeks)


def show_away() -> None:
    """That the reader is away, or will be, and the way back; or the way to say so."""
    meetings = read_meetings()
    if not meetings:
        return
    away, today = meetings[0].away, local_now().date()
    if away.since is None or away.back_on is None or away.back_on <= today:
        st.button(say("away-go"), icon=":material/beach_access:", type="tertiary", on_click=be_away)
        return
    begun = "yes" if away.since <= today else "no"
    since, last = (format_day_of_year(day, language()) for day in (away.since, away.back_on - timedelta(days=1)))
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="away"):
        said = say("away-said", begun=begun, since=since, last=last)
        st.caption(f":material/beach_access: {said}", width="content")
        if (
            st.button(say("away-end", begun=begun), type="tertiary")
            and write(operations.PUT_AWAY(PutAway(back_on=None))) is not None
        ):
            st.rerun()


def offer_away(days: Iterable[date], today: date) -> None:
    """Being away by one tap, where talks are on ``days`` at the turn of the year, for who hasn't said it."""
    meetings, found = read_meetings(), away_at_turn_of_year(days, today)
    if not meetings or found is None:
        return
    since, back_on = found
    away = meetings[0].away
    if away.back_on is not None and away.back_on > today:
        return
    first, last = (format_day_of_year(day, language()) for day in (since, back_on - timedelta(days=1)))
    if (
        st.button(say("away-turn", since=first, last=last), icon=":material/beach_access:", type="tertiary")
        and write(operations.PUT_AWAY(PutAway(since=since, back_on=back_on))) is not None
    ):
        st.rerun()


def away_at_turn_of_year(days: Iterable[date], today: date) -> tuple[date, date] | None:
    """From when to when who meets somebody on ``days`` of one week may be away: of those from 24 December to 1 January
    on, and until the Monday after; None where none of the days is one of these.
    """
    for day in sorted(days):
        begins = date(day.year - (day.month == 1), 12, 24)
        if begins <= day <= date(begins.year + 1, 1, 1):
            monday = find_monday(day)
            return max(today, monday, begins), monday + timedelta(weeks=1)
    return None


def be_away() -> None:
    """Open the dialog that asks when the reader is away."""
    open_dialog(_ask_away, title=say("away-title"), width=480)


def _meet_later(meetings: Iterable[Meeting], since: date, back_on: date) -> list[tuple[Meeting, date]]:
    """The meetings of every other week or rarer that fall out in an absence, each with its next day, by day."""
    found = []
    for each in meetings:
        rhythm = each.first_on, each.every_weeks
        if each.every_weeks > 1 and next_meeting(*rhythm, since) < back_on:
            found.append((each, next_meeting(*rhythm, back_on)))
    return sorted(found, key=lambda one: (one[1], one[0].candidate.name))


def _ask_away() -> None:
    today = local_now().date()
    last = today + timedelta(days=MOST_DAYS_AWAY)
    left, right = st.columns(2)
    since = left.date_input(
        say("away-since"), today, min_value=today, max_value=last - timedelta(days=1), key="away since"
    )
    first = since + timedelta(days=1)
    back_on = right.date_input(
        say("away-back"),
        min(last, find_monday(first) + timedelta(weeks=1)),
        min_value=first,
        max_value=last,
        key=f"away until {first}",
    )
    st.caption(say("away-shows"))
    if later := _meet_later(read_meetings() or [], since, back_on):
        named = short_names([each.candidate for each, _ in later])
        days = [(named[each.candidate.id], format_day_of_year(day, language(), short=True)) for each, day in later]
        said = [say("away-later", name=escape(name), day=day) for name, day in days]
        st.caption(say("away-next", later=format_names(said, language())))
    if not st.button(say("talk-meet-save"), type="primary"):
        return
    if write(operations.PUT_AWAY(PutAway(since=since, back_on=back_on))) is not None:
        close_dialog()
        st.rerun()
