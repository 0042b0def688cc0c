"""Until when assessments can be answered: a choice for who is invited, and another end for those that aren't over."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta

import streamlit as st

from discern.client import operations
from discern.contract import Assessment, AssessmentChange
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.text import day
from discern_app.components.tables import table_key
from discern_app.dialogs.open_dialog import close_dialog

WEEKS = (0, 1, 2, 4)
"""In how many weeks an invitation can end; 0 is without an end."""

USUAL_DAYS = 14
"""How many days from today the new end is, unless another is chosen."""


def end_of(last_day: date) -> datetime:
    """When a link ends that works until a day: the last second of it in UTC, in which pages and mails name days."""
    return datetime.combine(last_day, time(23, 59, 59), UTC)


def end_in(weeks: int, now: datetime) -> datetime | None:
    """The end in so many weeks; None without one."""
    return end_of(now.astimezone(UTC).date() + timedelta(weeks=weeks)) if weeks else None


def select_weeks() -> int:
    """A select box for in how many weeks an invitation ends, by the days on which it would."""
    now = datetime.now(UTC)
    weeks: int = st.selectbox(
        say("shared-ends-label"),
        WEEKS,
        format_func=lambda each: say("shared-ends", weeks=each, day=day(end_in(each, now))),
    )
    return weeks


def choose_end(chosen: Sequence[Assessment], *, closes: bool = True) -> None:
    """Until when assessments that aren't over can be answered: a day, or no end. Expired ones open again.

    ``closes`` is whether the dialog closes when that is done.
    """
    expired = sum(each.status == "expired" for each in chosen)
    if expired:
        st.markdown(say("assessments-end-expired", count=expired, all="yes" if expired == len(chosen) else "no"))
    key, today = table_key("end of", [each.id for each in chosen]), datetime.now(UTC).date()
    with st.form(key, border=False):
        usual = today + timedelta(days=USUAL_DAYS)
        last = st.date_input(say("assessments-end-label"), usual, min_value=today, format="YYYY-MM-DD")
        saved = st.form_submit_button(say("assessments-end-save"), type="primary", icon=":material/check:")
    if saved and isinstance(last, date):
        _set_end(chosen, end_of(last), closes=closes)
    if any(each.expires_at is not None for each in chosen) and st.button(
        say("assessments-end-none"), icon=":material/all_inclusive:", key=f"{key} none"
    ):
        _set_end(chosen, None, closes=closes)


def _set_end(chosen: Sequence[Assessment], end: datetime | None, *, closes: bool) -> None:
    change = AssessmentChange(expires_at=end)
    done = [write(operations.change_assessment(each.id, change)) for each in chosen]
    if None not in done:
        if closes:
            close_dialog()
        st.rerun()
