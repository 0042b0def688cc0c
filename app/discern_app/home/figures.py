"""The cards at the head of the first page: each says how many there are and what is new, and leads to its page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError
from discern.client.foreign import UNKNOWN_TIME
from discern.contract.base_models import Page
from discern.contract.models.account import Usage
from discern.contract.models.assessments import Assessment
from discern.contract.models.candidates import ProfileTotals
from discern.contract.models.reports import Report, ReportQuery
from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.base.queries import try_read
from discern_app.components.assessment_summary import completed_lately, waiting_longest_first

NARROWEST = 215
"""How narrow a card gets, in pixels; on a narrower screen the row scrolls."""


@dataclass(frozen=True, slots=True)
class Card:
    """``value`` and ``note`` are said below the link to a page, whose address gets what is ``asked``; ``tone`` is the
    colour of the note.
    """

    page: str
    label: str
    value: str
    note: str = ""
    tone: Literal["gray", "violet", "orange"] = "gray"
    asked: Mapping[str, str] | None = None


def read_reports() -> Page[Report] | None:
    """The newest reports; None where the service writes none, or the reader may not see them."""
    try:
        return try_read(operations.list_reports(ReportQuery(limit=50)))
    except DiscernError:
        return None


def people_card(usage: Usage, totals: ProfileTotals | None, completed: Page[Assessment], now: datetime) -> Card:
    """``totals`` are how many people there are in each group; None where they aren't counted."""
    count = len({each.candidate.id for each in completed_lately(completed.data, now)})
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
    known = [each for each in waiting_longest_first(waiting) if each.created_at != UNKNOWN_TIME]
    note = say("home-oldest", days=(now - known[0].created_at).days) if known else ""
    label = say("home-not-completed")
    if totals is None:
        many = "+" if has_more else ""
        return Card("assessments", label, f"{len(waiting):,}{many}", note)
    return Card("people", label, f"{totals.waiting:,}", note, asked={"status": "waiting"})


def teams_card(count: int, complete: int | None) -> Card:
    """``complete`` is in how many teams everybody has a profile; None where not every team was read."""
    note = say("home-complete", count=complete) if count and complete is not None else ""
    return Card("teams", say("home-teams"), f"{count:,}", note)


def reports_card(reports: Page[Report]) -> Card:
    states = [each.status for each in reports.data]
    failed, under_way = states.count("failed"), sum(each in {"queued", "writing"} for each in states)
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
            st.page_link(page_of(card.page), label=card.label, icon="", query_params=card.asked, width="stretch")
            st.metric(
                card.label,
                card.value,
                card.note or None,
                label_visibility="collapsed",
                delta_color=card.tone,
                delta_arrow="off",
            )
