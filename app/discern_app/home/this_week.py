"""This week's talks above everything else on the first page, with what was agreed on last time."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from types import MappingProxyType

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import MAX_LIMIT
from discern.contract.models.agreements import Agreement, AgreementQuery
from discern.contract.models.talks import Meeting, OpenersQuery, SkipMeeting, TalkOpener, next_day, opens_with_question
from discern.contract.weeks import find_monday
from discern.words import format_day_of_year, format_weekday
from discern_app.access.viewer import current_user, may_administer
from discern_app.base.language import language, say, statement_language
from discern_app.base.navigation import page_of
from discern_app.base.queries import try_read, write
from discern_app.base.text import escape
from discern_app.dialogs.agreements import badge_of_day, last_of, read_agreements, show_due, show_outcomes
from discern_app.dialogs.meetings import choose_people, in_turn, link_to_talk, offer_away
from discern_app.dialogs.undo import note_skipped
from discern_app.insight.agreed import is_quiet
from discern_app.insight.findings import NO_NAMES, Names

SATURDAY = 5

NO_OPENERS: Mapping[str, TalkOpener] = MappingProxyType({})

MOST_ROWS = 5
"""How many rows are shown; the rest is one tap away."""

MOST_AHEAD = 3
"""How many of what is agreed on and isn't due yet."""


@dataclass(frozen=True, slots=True)
class TalkRow:
    """A meeting of this week, its day, and how the talk opens: with what the two agreed on last, or a question."""

    meeting: Meeting
    day: date
    name: str
    last: Agreement | None = None
    question: str = ""


def read_openers(today: date) -> dict[str, TalkOpener]:
    """How the next talks open, by meeting; empty where the service can't say."""
    query = OpenersQuery(on=today, language=statement_language())
    try:
        found = try_read(operations.LIST_OPENERS(query)).openers
    except DiscernError:
        return {}
    return {each.meeting_id: each for each in found}


def collect_week(
    meetings: Iterable[Meeting],
    today: date,
    openers: Mapping[str, TalkOpener] = NO_OPENERS,
    names: Names = NO_NAMES,
) -> list[TalkRow]:
    """The meetings from ``today`` to Sunday, in turn, and at the weekend those of the week to come: nobody is asked
    about a day that is over. ``openers`` are how the next talks open, where both share them; ``names`` are what people
    are called.
    """
    sunday = find_monday(today) + timedelta(days=13 if is_weekend(today) else 6)
    return [
        _row(meeting, day, _name(meeting, names), openers.get(meeting.id))
        for meeting in in_turn(meetings, today)
        if (day := next_day(meeting, today)) <= sunday
    ]


def _row(meeting: Meeting, day: date, name: str, opener: TalkOpener | None) -> TalkRow:
    if opener is None:
        return TalkRow(meeting, day, name)
    is_asked = opener.open_with is not None and opens_with_question(opener.agreed)
    return TalkRow(meeting, day, name, opener.agreed, opener.open_with.text if is_asked and opener.open_with else "")


def is_weekend(today: date) -> bool:
    return today.weekday() >= SATURDAY


def without_shown(due: Iterable[Agreement], rows: Iterable[TalkRow]) -> list[Agreement]:
    """The agreements that are due and stand in no row."""
    shown = {each.id for each in open_of(rows)}
    return [each for each in due if each.id not in shown]


def say_idle(meetings: Iterable[Meeting], today: date, names: Names = NO_NAMES) -> str:
    """That nothing is due, and who the reader meets next; empty where they meet nobody."""
    for meeting in in_turn(meetings, today):
        day = next_day(meeting, today)
        near = day < today + timedelta(weeks=1)
        when = format_weekday(day, language()) if near else format_day_of_year(day, language())
        return say("home-idle", name=_name(meeting, names), day=when)
    return ""


def _name(meeting: Meeting, names: Names) -> str:
    person = meeting.candidate
    return names.get(person.id, person.name)


def read_open(today: date) -> Sequence[Agreement]:
    """The newest open agreements that the reader sees and all that are due; none where they can't be read."""
    query = AgreementQuery(open=True, limit=MAX_LIMIT)
    newest = read_agreements(query) or []
    if len(newest) < MAX_LIMIT:
        return newest
    due = read_agreements(query.model_copy(update={"due_by": today})) or []
    return list({each.id: each for each in (*newest, *due)}.values())


def show_week(
    rows: Sequence[TalkRow], due: Sequence[Agreement], today: date, ahead: Sequence[Agreement], names: Names
) -> None:
    """A row for each agreement that is asked about, one for each talk of this week, and quietly those that were asked
    about and not answered, and the next of those ``ahead``; the rest folded, but no row with an agreement to answer.
    """
    if not (rows or due or ahead):
        return
    asked = [each for each in due if not is_quiet(each.until, today)]
    quiet = [each for each in due if is_quiet(each.until, today)]
    room = max(1, MOST_ROWS - len(asked))
    shown = [row for place, row in enumerate(rows) if place < room or is_to_answer(row)]
    folded = [row for row in rows if row not in shown]
    with st.container(border=True, gap="xxsmall", key="home-agreed"):
        if asked:
            st.markdown(f":material/handshake: **{say('agreements-due')}**")
            _show_due(asked, names)
        if shown:
            _show_talks(shown, folded, today, is_below=bool(asked))
        if quiet:
            if asked or shown:
                st.space("xsmall")
            st.caption(f":material/handshake: {say('agreements-still-open')}")
            _show_due(quiet, names)
        if ahead:
            if due or shown:
                st.space("xsmall")
            st.caption(f":material/handshake: {say('agreements-ahead')}")
            _show_due(ahead[:MOST_AHEAD], names)


def _show_due(due: Iterable[Agreement], names: Names) -> None:
    for agreement in due:
        show_due(agreement, names)


def _show_talks(shown: Sequence[TalkRow], folded: Sequence[TalkRow], today: date, *, is_below: bool) -> None:
    if is_below:
        st.space("xsmall")
    with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
        week = "next" if is_weekend(today) else "this"
        st.markdown(f":material/forum: **{say('home-week', week=week)}**", width="content")
        offer_away((row.day for row in (*shown, *folded)), today)
    for row in shown:
        show_talk(row)
    if folded:
        with st.expander(say("home-more", count=len(folded)), type="compact", key="home-agreed-rest"):
            for row in folded:
                show_talk(row)


def show_talk(row: TalkRow) -> None:
    """The day, the person, how the talk opens, the answers to choose from if that is open, and the way to it."""
    left, right = st.columns([3, 2], vertical_alignment="center")
    day = format_weekday(row.day, language(), short=True)
    said = [f"**{day}** · **{escape(row.name)}**"]
    if not row.meeting.shared:
        said[0] += f" · {say('talk-not-shared')}"
    if row.last is not None:
        badge = badge_of_day(row.last) if is_to_answer(row) else ""
        said.append(f"{badge}{last_of(row.last)}")
    if row.question:
        said.append(say("home-opener", opener=escape(row.question)))
    # Two spaces end a line.
    left.markdown("  \n".join(said))
    with right.container(horizontal=True, horizontal_alignment="right", vertical_alignment="center", gap="xsmall"):
        if row.last is not None and is_to_answer(row):
            show_outcomes(row.last)
        if row.meeting.shared:
            link_to_talk(say("talk-prepare"), row.meeting.candidate)
        if st.button(
            "", icon=":material/event_busy:", type="tertiary", help=say("talk-skip"), key=f"skip {row.meeting.id}"
        ):
            skip(row)


def is_to_answer(row: TalkRow) -> bool:
    """Whether what the talk opens with can be answered."""
    return row.last is not None and row.last.outcome is None


def open_of(rows: Iterable[TalkRow]) -> list[Agreement]:
    """The open agreements that stand in rows."""
    return [row.last for row in rows if row.last is not None and row.last.outcome is None]


def skip(row: TalkRow) -> None:
    note = say("home-skipped", name=escape(row.name), day=format_day_of_year(row.day, language()))
    if note_skipped(row.meeting, SkipMeeting(on=row.day), note):
        st.rerun()


def ask_whom(*, met: bool) -> None:
    """A button that asks who the reader meets one to one, and opens where they say it; ``met``: they said it before."""
    st.button(
        say("home-whom", met="yes" if met else "no"),
        icon=":material/event_repeat:",
        type="tertiary",
        on_click=choose_people,
    )


def offer_week_message() -> None:
    """Monday's message, once: to who has neither switched it on nor said that they want none, where it can be sent."""
    if current_user() is None and not may_administer():
        return
    try:
        message = try_read(operations.GET_WEEK_MESSAGE())
    except DiscernError:
        return
    if message.channel is not None or message.refused or not message.ways:
        return
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="home-offer"):
        way = "both" if len(message.ways) > 1 else message.ways[0]
        st.caption(f":material/mail: {say('home-offer', way=way)}", width="content")
        tab = say("settings-tab", tab="week")
        st.page_link(page_of("settings"), label=say("home-offer-go"), query_params={"tab": tab})
        if st.button(say("home-offer-no"), type="tertiary") and write(operations.DELETE_WEEK_MESSAGE()) is not None:
            st.rerun()
