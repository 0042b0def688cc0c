"""This week's talks above everything else on the first page, with what was agreed on last time."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

import streamlit as st

from discern.contract.base_models import MAX_LIMIT
from discern.contract.models.agreements import Agreement, AgreementQuery
from discern.contract.models.talks import Meeting, SkipMeeting, next_day
from discern.contract.weeks import find_monday
from discern.words import format_day_of_year, format_weekday, short_names
from discern_app.base.language import language, local_now, say
from discern_app.base.text import escape
from discern_app.dialogs.agreements import read_agreements, show_due, show_outcomes, words_of
from discern_app.dialogs.meetings import choose_people, in_turn, link_to_talk
from discern_app.dialogs.undo import note_skipped

SATURDAY = 5

MOST_ROWS = 5
"""How many rows are shown; the rest is one tap away."""


@dataclass(frozen=True, slots=True)
class TalkRow:
    """A meeting of this week, its day, and what the two agreed on last, where that is open."""

    meeting: Meeting
    day: date
    last: Agreement | None = None


def collect_week(meetings: Iterable[Meeting], agreements: Sequence[Agreement], today: date) -> list[TalkRow]:
    """The meetings from ``today`` to Sunday, in turn, and at the weekend those of the week to come: nobody is asked
    about a day that is over.

    Of the reader's open ``agreements`` with the person alone, a row has the newest. Where the page of the two isn't
    shared, it has none.
    """
    sunday = find_monday(today) + timedelta(days=13 if is_weekend(today) else 6)
    return [
        TalkRow(meeting, day, _last_with(meeting.candidate.id, agreements) if meeting.shared else None)
        for meeting in in_turn(meetings, today)
        if (day := next_day(meeting, today)) <= sunday
    ]


def is_weekend(today: date) -> bool:
    return today.weekday() >= SATURDAY


def _last_with(candidate_id: str, agreements: Iterable[Agreement]) -> Agreement | None:
    own = [each for each in agreements if each.own and each.candidate_ids == [candidate_id] and each.outcome is None]
    return max(own, key=lambda each: (each.created_at, each.id), default=None)


def without_shown(due: Iterable[Agreement], rows: Iterable[TalkRow]) -> list[Agreement]:
    """The agreements that are due and stand in no row."""
    shown = {row.last.id for row in rows if row.last is not None}
    return [each for each in due if each.id not in shown]


def say_idle(meetings: Iterable[Meeting], today: date) -> str:
    """That nothing is due, and who the reader meets next; empty where they meet nobody."""
    for meeting in in_turn(meetings, today):
        day = next_day(meeting, today)
        near = day < today + timedelta(weeks=1)
        when = format_weekday(day, language()) if near else format_day_of_year(day, language())
        return say("home-idle", name=_name(meeting), day=when)
    return ""


def _name(meeting: Meeting) -> str:
    person = meeting.candidate
    return short_names([person]).get(person.id, person.name)


def read_open(today: date) -> Sequence[Agreement]:
    """The newest open agreements that the reader sees and all that are due; none where they can't be read."""
    query = AgreementQuery(open=True, limit=MAX_LIMIT)
    newest = read_agreements(query) or []
    if len(newest) < MAX_LIMIT:
        return newest
    due = read_agreements(query.model_copy(update={"due_by": today})) or []
    return list({each.id: each for each in (*newest, *due)}.values())


def show_week(rows: Sequence[TalkRow], due: Sequence[Agreement]) -> None:
    """A row for each agreement that is due, then one for each talk of this week; the rest folded."""
    if not rows and not due:
        return
    # As in the rows of talks.
    names = short_names([person for each in due for person in each.people])
    with st.container(border=True, gap="xxsmall", key="home-agreed"):
        if due:
            st.markdown(f":material/handshake: **{say('agreements-due')}**")
            for agreement in due[:MOST_ROWS]:
                show_due(agreement, names)
        shown = rows[: max(1, MOST_ROWS - len(due))]
        if shown:
            if due:
                st.space("xsmall")
            week = "next" if is_weekend(local_now().date()) else "this"
            st.markdown(f":material/forum: **{say('home-week', week=week)}**")
            for row in shown:
                show_talk(row)
        rest = max(0, len(due) - MOST_ROWS) + len(rows) - len(shown)
        if rest:
            with st.expander(say("home-more", count=rest), type="compact", key="home-agreed-rest"):
                for agreement in due[MOST_ROWS:]:
                    show_due(agreement, names)
                for row in rows[len(shown) :]:
                    show_talk(row)


def show_talk(row: TalkRow) -> None:
    """The day, the person and what was agreed on last, with the answers to choose from, and the way to the talk."""
    left, right = st.columns([3, 2], vertical_alignment="center")
    day = format_weekday(row.day, language(), short=True)
    said = [f"**{day}**", f"**{escape(_name(row.meeting))}**"]
    if not row.meeting.shared:
        said.append(say("talk-not-shared"))
    elif row.last is not None:
        said.append(say_last(row.last, local_now()))
    left.markdown(" · ".join(said))
    with right.container(horizontal=True, horizontal_alignment="right", vertical_alignment="center", gap="xsmall"):
        if row.last is not None:
            show_outcomes(row.last)
        if row.meeting.shared:
            link_to_talk(say("talk-prepare"), row.meeting.candidate)
        if st.button(
            "", icon=":material/event_busy:", type="tertiary", help=say("talk-skip"), key=f"skip {row.meeting.id}"
        ):
            skip(row)


def say_last(agreement: Agreement, now: datetime) -> str:
    """What the two agreed on, and when, by the reader's days, as Markdown."""
    on = agreement.created_at.astimezone(now.tzinfo).date()
    when = "today" if on == now.date() else "before"
    return say("home-last-time", when=when, day=format_day_of_year(on, language()), words=words_of(agreement))


def skip(row: TalkRow) -> None:
    note = say("home-skipped", name=escape(_name(row.meeting)), day=format_day_of_year(row.day, language()))
    if note_skipped(row.meeting, SkipMeeting(on=row.day), note):
        st.rerun()


def ask_whom() -> None:
    """A button that asks who the reader meets one to one, and opens where they say it."""
    st.button(say("home-whom"), icon=":material/event_repeat:", type="tertiary", on_click=choose_people)
