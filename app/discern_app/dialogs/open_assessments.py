"""Assessments that are waited for: until when they can be answered, and the messages and links to remind with."""

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta

import streamlit as st

from discern.contract import operations
from discern.contract.last_day import end_of_day, last_day_of
from discern.contract.models.assessments import Assessment, AssessmentChange
from discern_app.access.viewer import is_one_of
from discern_app.base.language import date_field, local_now, say
from discern_app.base.queries import read, write
from discern_app.base.text import until
from discern_app.components.invitations import offer_mails, show_each_link, show_each_message, show_link
from discern_app.components.object_select import name_people, person_labels
from discern_app.components.tables import table_key
from discern_app.dialogs.open_dialog import close_dialog, open_dialog

WEEKS = (0, 1, 2, 4)
"""In how many weeks an invitation can end; 0 is without an end."""

LONGER = (1, 2)
"""By how many weeks an end can be moved at one click."""

FURTHEST = date(9980, 1, 1)
"""An end for ever counts as this day: a calendar has room for ten years after it, and there is no year 10000."""

USUAL_DAYS = 14
"""How many days from today the new end is, unless another is chosen."""


def end_in(weeks: int, today: date) -> datetime | None:
    """The end in so many weeks; None without one."""
    return end_of_day(today + timedelta(weeks=weeks)) if weeks else None


def select_end() -> datetime | None:
    """Until when an invitation can be answered: by a select box of weeks, with the days on which they end, or by a day
    in the field beside it, which precedes; None without an end.
    """
    today = local_now().date()
    some_weeks, one_day = st.columns(2)
    weeks: int = some_weeks.selectbox(
        say("shared-ends-label"),
        WEEKS,
        format_func=lambda weeks: say("shared-ends", weeks=weeks, day=until(end_in(weeks, today))),
    )
    last = one_day.date_input(say("shared-ends-day"), None, min_value=today, format=date_field())
    return end_of_day(last) if isinstance(last, date) else end_in(weeks, today)


def day_of(end: datetime) -> date:
    """The last day; of an end within a day, that day in UTC, in which pages say it. At most `FURTHEST`."""
    return min(last_day_of(end) or end.astimezone(UTC).date(), FURTHEST)


def longer(end: datetime | None, weeks: int, today: date) -> datetime:
    """An end moved by so many weeks; one that is over, or that there isn't, counts from today."""
    return end_of_day(max(day_of(end) if end else today, today) + timedelta(weeks=weeks))


def moved_ends(chosen: Sequence[Assessment], weeks: int, today: date) -> Mapping[str, datetime]:
    """By the assessment's id, the ends moved by so many weeks. Where some have an end, the others stay without."""
    ended = [assessment for assessment in chosen if assessment.expires_at is not None]
    return {assessment.id: longer(assessment.expires_at, weeks, today) for assessment in ended or chosen}


def choose_end(chosen: Sequence[Assessment], *, closes: bool = True) -> None:
    """Until when assessments that aren't over can be answered: longer, a day, or no end. Expired ones open again.

    ``closes`` is whether the dialog closes when that is done.
    """
    today = local_now().date()
    st.markdown(_name_end(chosen))
    expired = sum(assessment.status == "expired" for assessment in chosen)
    if expired:
        st.markdown(say("assessments-end-expired", count=expired, all="yes" if expired == len(chosen) else "no"))
    key = table_key("end of", [assessment.id for assessment in chosen])
    ends = [assessment.expires_at for assessment in chosen if assessment.expires_at is not None]
    with st.container(horizontal=True):
        for weeks in LONGER:
            moved = moved_ends(chosen, weeks, today)
            days = {until(end) for end in moved.values()}
            start = "never" if not ends else "day" if len(days) == 1 else "different"
            label = say("assessments-end-longer", start=start, weeks=weeks, day=max(days))
            if st.button(label, icon=":material/more_time:", key=f"{key} {weeks} weeks"):
                _set_ends(moved, closes=closes)
    usual = max([today + timedelta(days=USUAL_DAYS), *map(day_of, ends)])
    last = st.date_input(
        say("assessments-end-label"), usual, min_value=today, format=date_field(), key=f"{key} day {usual}"
    )
    if isinstance(last, date):
        # The field can't write a day as all other text does.
        st.caption(say("assessments-end-day", day=until(end_of_day(last)), days=(last - today).days))
    saved = st.button(say("assessments-end-save"), type="primary", icon=":material/check:", key=f"{key} save")
    if saved and isinstance(last, date):
        _set_ends({assessment.id: end_of_day(last) for assessment in chosen}, closes=closes)
    if ends and st.button(say("assessments-end-none"), icon=":material/all_inclusive:", key=f"{key} none"):
        _set_ends(dict.fromkeys((assessment.id for assessment in chosen), None), closes=closes)


def _name_end(chosen: Sequence[Assessment]) -> str:
    """Whose assessments they are, and until when they can be answered now, as Markdown."""
    days = {until(assessment.expires_at) for assessment in chosen}
    ends = "different" if len(days) > 1 else "never" if days == {""} else "day"
    people = name_people([assessment.candidate for assessment in chosen])
    return say(
        "assessments-end-now", names=people, ends="some" if len(days) > 1 and "" in days else ends, day=max(days)
    )


def offer_end(waiting: Sequence[Assessment]) -> None:
    """Beside messages that remind: how many of them name no last day, and where one can be set for these."""
    without = [assessment for assessment in waiting if assessment.expires_at is None]
    if not without:
        return
    st.caption(say("people-messages-ends", count=len(without), all="yes" if len(without) == len(waiting) else "no"))
    if is_one_of("owner", "manager", "coach"):
        # Another end makes it another popover, which is closed.
        key = table_key("set end of", [assessment.id for assessment in without])
        with st.popover(say("people-messages-end", count=len(without)), icon=":material/event:", key=key):
            choose_end(without, closes=False)


def _set_ends(ends: Mapping[str, datetime | None], *, closes: bool) -> None:
    """Change the ends of assessments by their ids."""
    done = [
        write(operations.CHANGE_ASSESSMENT(AssessmentChange(expires_at=end), assessment_id=id_))
        for id_, end in ends.items()
    ]
    if None not in done:
        if closes:
            close_dialog()
        st.rerun()


def remind_of(waiting: Sequence[Assessment]) -> None:
    """Open a dialog with messages to remind people with whose assessments are open, and with their links."""
    open_dialog(_remind_of, waiting, title=say("people-remind", count=len(waiting)))


def _remind_of(waiting: Sequence[Assessment]) -> None:
    now = [read(operations.GET_ASSESSMENT(assessment_id=assessment.id)) for assessment in waiting]
    show_assessments([assessment for assessment in now if assessment.take_url is not None], reminds=True)


def show_assessments(waiting: Sequence[Assessment], *, reminds: bool = False) -> None:
    """The links of open assessments, one a line, and a message for each; the messages first where each ``reminds``."""
    if not waiting:
        st.markdown(say("people-no-links"))
    elif len(waiting) == 1:
        if reminds:
            offer_end(waiting)
        show_link(waiting[0], reminds=reminds)
    else:
        people = person_labels(assessment.candidate for assessment in waiting)
        labels = {assessment.id: people[assessment.candidate.id] for assessment in waiting}
        tabs = {"links": say("people-links-tab"), "messages": say("people-messages-tab")}
        order = ["messages", "links"] if reminds else ["links", "messages"]
        place = dict(zip(order, st.tabs([tabs[name] for name in order]), strict=True))
        with place["links"]:
            show_each_link(waiting, labels)
        with place["messages"]:
            st.caption(say("people-messages-each"))
            if reminds:
                offer_end(waiting)
            show_each_message(waiting, labels, reminds=reminds)
        offer_mails(waiting)
