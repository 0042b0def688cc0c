"""What the first page shows once there are data: cards with figures, who has yet to answer, whose profile is new, and
who sees the names.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

import streamlit as st

from discern.charts.text import initials
from discern.client.errors import DiscernError
from discern.client.foreign import UNKNOWN_TIME
from discern.contract import operations
from discern.contract.base_models import CandidateRef, Page, is_sample
from discern.contract.models.account import Usage
from discern.contract.models.assessments import Assessment
from discern.contract.models.candidates import ProfileTotals
from discern.contract.models.reports import Report, ReportQuery
from discern.contract.models.results import Results
from discern.contract.styles import Style
from discern_app.access.secret import current_access
from discern_app.base.language import reader_wording, say
from discern_app.base.navigation import page_of
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.queries import read, try_read
from discern_app.base.text import escape, name_of
from discern_app.components.assessment_summary import (
    completed_lately,
    newest_first,
    style_said,
    summary_of,
    wait_with_deadline,
    waiting_longest_first,
)
from discern_app.components.invitations import show_message
from discern_app.components.share_links import public_link, show_reach
from discern_app.dialogs.open_assessments import offer_end, remind_of
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.insight.findings import chip_html

NARROWEST = 215
"""How narrow a card gets, in pixels; on a narrower screen the row scrolls."""


@dataclass(frozen=True, slots=True)
class Card:
    """``value`` and ``note`` stand below the link to a page, whose address gets the ``query``. The note's colour is the
    ``tone``.
    """

    page: str
    label: str
    value: str
    note: str = ""
    tone: Literal["gray", "violet", "orange"] = "gray"
    query: Mapping[str, str] | None = None


def read_reports() -> Page[Report] | None:
    """The newest reports; None where the service writes none, or the reader may not see them."""
    try:
        return try_read(operations.LIST_REPORTS(ReportQuery(limit=50)))
    except DiscernError:
        return None


def people_card(usage: Usage, totals: ProfileTotals | None, completed: Page[Assessment], now: datetime) -> Card:
    """``totals`` are how many people there are in each group; None where they aren't counted."""
    count = len({assessment.candidate.id for assessment in completed_lately(completed.data, now)})
    if totals is not None:
        # Answers of which no profile came are completed too, and aren't among the number above.
        count = min(count, totals.with_profile)
    lately = f"{count}+" if count and completed.has_more else f"{count}"
    if totals is not None:
        note = say("home-profiles-of", people=usage.candidates, lately=lately)
        return Card("people", say("home-profiles"), f"{totals.with_profile:,}", note, "violet")
    note = say("home-lately", completed=usage.completed, lately=lately)
    return Card("people", say("home-people"), f"{usage.candidates:,}", note, "violet")


def waiting_card(waiting: Sequence[Assessment], totals: ProfileTotals | None, now: datetime, *, has_more: bool) -> Card:
    """``waiting`` are one assessment a person, and ``has_more`` whether there are more.

    It leads to the list with as many people where there is one: where the service counts the groups in ``totals``.
    """
    dated = [assessment for assessment in waiting_longest_first(waiting) if assessment.created_at != UNKNOWN_TIME]
    note = say("home-oldest", days=(now - dated[0].created_at).days) if dated else ""
    label = say("home-not-completed")
    if totals is None:
        many = "+" if has_more else ""
        return Card("assessments", label, f"{len(waiting):,}{many}", note)
    return Card("people", label, f"{totals.waiting:,}", note, query={"status": "waiting"})


def teams_card(count: int, complete: int | None) -> Card:
    """``complete`` is in how many teams everybody has a profile; None where not every team was read."""
    note = say("home-complete", count=complete) if count and complete is not None else ""
    return Card("teams", say("home-teams"), f"{count:,}", note)


def reports_card(reports: Page[Report]) -> Card:
    states = [report.status for report in reports.data]
    failed, under_way = states.count("failed"), sum(status in {"queued", "writing"} for status in states)
    state = "failed" if failed else "under-way" if under_way else "ready" if states else "none"
    count = failed or under_way or states.count("ready")
    note = say("home-reports-note", state=state, count=count)
    many = "+" if reports.has_more else ""
    return Card("reports", say("home-reports"), f"{len(states):,}{many}", note, "orange" if failed else "gray")


def show_cards(cards: Sequence[Card]) -> None:
    """The cards in a row, equally wide."""
    row = st.grid(max(len(cards), 1), min_column_width=NARROWEST, wrap=False, key="home-figures")
    for card in cards:
        with row.container(border=True, gap=None, height="stretch"):
            st.page_link(page_of(card.page), label=card.label, icon="", query_params=card.query, width="stretch")
            st.metric(
                card.label,
                card.value,
                card.note or None,
                label_visibility="collapsed",
                delta_color=card.tone,
                delta_arrow="off",
            )


SHOWN = 4
"""How many people a list shows; the rest is one click away."""

MOST_REMINDED = 50
"""How many people are reminded at once: each takes a request, and a message."""

LAST = 3
"""How many people are shown who finished last, where nobody has finished lately."""

HUES: dict[Style, str] = {"D": "orange", "I": "yellow", "S": "green", "C": "blue"}
"""The theme's colours of the four styles."""


def show_waiting(waiting: Sequence[Assessment], now: datetime, *, marked: bool, has_more: bool) -> None:
    """Who was invited and hasn't finished, the longest wait first, each with a reminder to copy.

    ``marked`` is whether those of the sample company are marked, and ``has_more`` whether more people wait. All are
    reminded at once where they are not too many.
    """
    linked = [assessment for assessment in waiting_longest_first(waiting) if assessment.take_url is not None]
    reminded = linked if 1 < len(linked) <= MOST_REMINDED and not has_more else []
    with st.container(border=True, gap="xxsmall", height="stretch", key="home-waiting"):
        link = say("home-waiting-all") if waiting else ""
        _show_head(say("home-waiting"), link, "people", reminded, status="waiting")
        if not waiting:
            st.markdown(say("home-waiting-none"))
        for assessment in waiting_longest_first(waiting)[:SHOWN]:
            with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="xsmall"):
                wait = escape(wait_with_deadline(assessment, now))
                st.page_link(
                    page_of("assessments"),
                    label=f"**{_person_name(assessment, marked=marked)}** · {wait}",
                    icon="",
                    query_params={"assessment": assessment.id},
                    width="stretch",
                )
                if assessment.take_url is not None and st.button(
                    say("home-remind"), icon=":material/mail:", type="tertiary", key=f"remind {assessment.id}"
                ):
                    open_dialog(
                        show_reminder,
                        assessment,
                        title=say("home-remind-title", name=escape(assessment.candidate.name)),
                    )


def show_reminder(assessment: Assessment) -> None:
    """The message that asks a person to answer, to copy."""
    assessment = read(operations.GET_ASSESSMENT(assessment_id=assessment.id))
    st.markdown(say("home-remind-detail"))
    offer_end([assessment])
    show_message(assessment, reminds=True)
    show_reach(public_link(assessment.take_url or ""))


def new_profiles(completed: Sequence[Assessment], now: datetime) -> list[Assessment]:
    """Whose profile is new, the newest first; or whose was the last. A person is there once."""
    newest = {assessment.candidate.id or assessment.id: assessment for assessment in reversed(newest_first(completed))}
    once = newest_first(newest.values())
    return completed_lately(once, now)[:SHOWN] or once[:LAST]


def show_new_profiles(completed: Sequence[Assessment], now: datetime, *, marked: bool) -> None:
    """Those of `new_profiles`, each with what is said of them."""
    lately, profiles = completed_lately(completed, now), new_profiles(completed, now)
    with st.container(border=True, gap="xxsmall", height="stretch", key="home-profiles"):
        _show_head(say("home-recent"), say("home-all-people") if completed else "", "people")
        if not lately:
            st.markdown(say("home-recent-none", before="yes" if profiles else "no"))
        for assessment, mark in zip(
            profiles, initials([assessment.candidate.name for assessment in profiles]), strict=True
        ):
            _show_profile(assessment, mark, marked=marked)


def _show_profile(assessment: Assessment, mark: str, *, marked: bool) -> None:
    """A name that leads to the person, what is said of them, and how sure that is."""
    try:
        results = try_read(operations.GET_RESULTS(reader_wording(), assessment_id=assessment.id))
    except DiscernError:
        text, hue, chip = say("home-summary-unknown"), "gray", ""
    else:
        text, hue, chip = _lead_of(results)
    person = assessment.candidate
    with st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="xsmall"):
        st.page_link(
            page_of("people"),
            label=f"{_badge(mark, hue)} **{_person_name(assessment, marked=marked)}** · {escape(text)}",
            icon="",
            query_params={"person": person.id} if person.id else {"assessment": assessment.id},
            width="stretch",
        )
        if chip:
            st.html(chip, width="content")


def _lead_of(results: Results) -> tuple[str, str, str]:
    """What to say of a result in a few words, in which colour, and how sure that is as HTML."""
    place = results.style
    if results.quality.verdict == "withheld" or results.quality.looks_random or place is None or place.quarters is None:
        return summary_of(results), "gray", ""
    style = style_said(place)
    return summary_of(results), "gray" if style is None else HUES[style], chip_html(place.strength, place.probability)


def _badge(text: str, hue: str) -> str:
    """A coloured badge in Markdown."""
    return f":{hue}-badge[{escape(text)}]"


def _show_head(title: str, link: str, page: str, reminded: Sequence[Assessment] = (), **params: str) -> None:
    with st.container(horizontal=True, wrap=False, vertical_alignment="center"):
        st.subheader(title, anchor=False, width="stretch")
        if reminded and st.button(say("home-remind-all"), icon=":material/mail:", type="tertiary", key="remind all"):
            remind_of(reminded)
        if link:
            st.page_link(
                page_of(page),
                label=link,
                icon=":material/chevron_right:",
                icon_position="right",
                query_params=params or None,
            )


def _person_name(assessment: Assessment, *, marked: bool) -> str:
    person = assessment.candidate
    return escape(name_of(person.name, person.external_id, marked=marked))


def show_open_to(people: Iterable[CandidateRef]) -> None:
    """The line, where somebody of these people is real. Pages that are open to everybody have a warning above them."""
    if is_sign_in_set_up() or not current_access().holds_secret:
        return
    if all(is_sample(person.external_id) for person in people):
        return
    tab = say("settings-tab", tab="access")
    label = say("home-open-to")
    st.page_link(page_of("settings"), label=label, icon=":material/visibility:", query_params={"tab": tab})
