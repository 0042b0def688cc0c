"""Assessments: who was asked, where each stands, and how to ask somebody."""

from time import monotonic

import pandas as pd
import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.client.errors import DiscernError
from discern.client.operations import at_cursor
from discern.client.tolerant import NOT_TOLD
from discern.contract import (
    Assessment,
    AssessmentQuery,
    FormId,
    NewAssessment,
    NewCandidate,
    Status,
    TeamQuery,
)
from ui.links import public_link, warn_if_local
from ui.reads import read, try_read, write
from ui.text import day, name_of, one_line, plain

STATUSES: dict[str, Status | None] = {
    "All": None,
    "Not begun": "created",
    "Begun": "started",
    "Done": "completed",
    "Expired": "expired",
    "Cancelled": "cancelled",
}
WORDS = {status: word for word, status in STATUSES.items()}

# Seconds within which the same form sent again is a slip, not a second person of the same name.
DOUBLE_CLICK = 3.0

FORMS: dict[str, FormId] = {
    "Full: 24 steps, about ten minutes": "fixed",
    "Short: 12 steps, about five minutes, less sure": "short",
    "Adaptive: asks until it is sure enough": "adaptive",
}


def show_link(assessment: Assessment) -> None:
    if assessment.take_url is None:
        return
    link = public_link(assessment.take_url)
    st.markdown(f"Send this link to **{plain(assessment.candidate.name)}**. It ends when the assessment is done.")
    st.code(link, language=None, wrap_lines=True)
    warn_if_local(link)


def show_form() -> None:
    try:
        teams = try_read(operations.list_teams(TeamQuery(limit=200))).data
    except DiscernError:
        teams = []
        st.caption("The teams can't be listed just now; an assessment can be made without one.")
    with st.form("new assessment", border=False):
        name = st.text_input("Name", max_chars=200)
        email = st.text_input("E-mail (optional; for your own records, nothing is sent)", max_chars=254)
        team = st.selectbox(
            "Team (optional)",
            teams,
            index=None,
            format_func=lambda each: name_of(each.name, each.external_id),
            placeholder="No team",
        )
        form = st.selectbox("Form", list(FORMS))
        if st.form_submit_button("Create and get the link", type="primary", icon=":material/add:"):
            try:
                new = NewAssessment(
                    candidate=NewCandidate(name=name or "", email=email or None),
                    team_id=team.id if team else None,
                    form=FORMS[form],
                )
            except ValidationError as error:
                field = str(error.errors()[0]["loc"][-1])
                st.error(
                    {"name": "Give the person's name.", "email": "This is no e-mail address."}.get(field, str(field))
                )
            else:
                last, at = st.session_state.get("created from", (None, 0.0))
                if new != last or monotonic() - at > DOUBLE_CLICK:
                    st.session_state["created from"] = (new, monotonic())
                    st.session_state["created"] = write(operations.create_assessment(new))
    created = st.session_state.get("created")
    if created is not None:
        st.success(f"The assessment for {plain(created.candidate.name)} is ready.", icon=":material/check_circle:")
        show_link(created)


st.title("Assessments")
if st.query_params.get("new") and "show form" not in st.session_state:
    st.session_state["show form"] = True
with st.expander("New assessment", icon=":material/add:", expanded=bool(st.session_state.get("show form"))):
    show_form()

with st.container(horizontal=True, vertical_alignment="bottom"):
    chosen = st.segmented_control(
        "Status", list(STATUSES), default="All", required=True, key="status", bind="query-params", wrap=True
    )
    search = st.text_input(
        "Search a name", key="q", type="search", live=True, bind="query-params", width=280, max_chars=200
    )

query = AssessmentQuery(status=STATUSES[chosen or "All"], q=one_line(search or "") or None, limit=50)
if st.session_state.get("paged query") != query:
    st.session_state["paged query"] = query
    st.session_state["cursors"] = []
cursors: list[str] = st.session_state["cursors"]
operation = operations.list_assessments(query)
page = read(at_cursor(operation, cursors[-1]) if cursors else operation)

if not page.data:
    st.info(
        "No assessment fits. Change the status or the name above."
        if search or chosen != "All"
        else "No assessments yet. Create the first one above: it gives you a link to send.",
        icon=":material/inbox:",
    )
else:
    table = pd.DataFrame(
        [
            {
                "Candidate": name_of(each.candidate.name, each.candidate.external_id),
                "Status": WORDS[each.status],
                "Created": None if each.created_at == NOT_TOLD else each.created_at.date(),
                "Done": each.completed_at.date() if each.completed_at else None,
            }
            for each in page.data
        ]
    )
    st.caption("Choose a row for its link or its results.")
    selection = st.dataframe(
        table,
        hide_index=True,
        on_select="rerun",
        selection_mode="single-row",
        placeholder="",
        column_config={
            "Created": st.column_config.DateColumn(format="D MMM YYYY"),
            "Done": st.column_config.DateColumn(format="D MMM YYYY"),
        },
        alt="Assessments with their candidates, statuses and dates",
        key=f"list {len(cursors)}",
    )
    with st.container(horizontal=True):
        if cursors and st.button("Newer", icon=":material/arrow_back:"):
            cursors.pop()
            st.rerun()
        if page.next_cursor and st.button("Older", icon=":material/arrow_forward:"):
            cursors.append(page.next_cursor)
            st.rerun()
    for row in selection["selection"]["rows"][:1]:
        picked = page.data[row]
        with st.container(border=True):
            name = name_of(picked.candidate.name, picked.candidate.external_id)
            st.markdown(f"**{plain(name)}** · {WORDS[picked.status]} · created on {day(picked.created_at)}")
            show_link(picked)
            if picked.status == "completed" and st.button("See the results", type="primary"):
                st.switch_page("app_pages/results.py", query_params={"assessment": picked.id})
            if picked.status in {"created", "started"}:
                with st.popover("Cancel this assessment", icon=":material/close:"):
                    st.markdown("The link stops working. Answers given so far stay unscored.")
                    if st.button("Cancel it", type="primary"):
                        cancelled = write(operations.cancel_assessment(picked.id))
                        if cancelled is not None:
                            st.rerun()
