"""Assessments: who was invited, how far each one is, and inviting one person or many."""

from collections.abc import Mapping, Sequence
from typing import get_args

import pyarrow as pa
import streamlit as st

from discern.client import operations
from discern.client.foreign import UNKNOWN_TIME
from discern.contract import Assessment, AssessmentQuery, Status, TeamSummary
from discern_app.assessments.invite_forms import invite_many, invite_one, teams_to_choose
from discern_app.base.language import say
from discern_app.base.navigation import page_of, title_of
from discern_app.base.queries import collect, read, write
from discern_app.base.text import clock, day, escape, one_line
from discern_app.components.export import offer_export
from discern_app.components.invitations import invite_again, message_of, show_link
from discern_app.components.object_select import people_of, select_one
from discern_app.components.option_labels import Option, assessment_option, join, team_option, unique_parts
from discern_app.components.pager import Pager
from discern_app.components.share_links import assessment_publisher, public_link

ALL = "all"
STATUSES = (ALL, *get_args(Status))
"""What may be shown; all of them, or those of one status."""

WORDS: dict[str, Status] = {
    "Not begun": "created",
    "Invited": "created",
    "Begun": "started",
    "In progress": "started",
    "Done": "completed",
    "Completed": "completed",
    "Expired": "expired",
    "Cancelled": "cancelled",
}
"""Words for a status that kept links to this page have."""

NEW, OPENED = "new assessments", "new assessments opened"
"""Session keys: whether the form for a new assessment is open, and whether it ever was. Leaving the page clears only
the first."""

PAGE = 50
MOST_EXPORTED = 10_000

EXPORTED = ("assessment", "name", "id", "status", "form", "created", "completed")
"""The columns of an exported table."""


def is_open(assessment: Assessment) -> bool:
    return assessment.status in {"created", "started"}


def status_of(assessment: Assessment) -> str:
    return say("assessments-status", status=assessment.status)


def cells_of(assessment: Assessment) -> tuple[str | None, ...]:
    """An assessment as a row of an exported table, in the order of `EXPORTED`."""
    return (
        assessment.id,
        assessment.candidate.name,
        assessment.candidate.external_id,
        status_of(assessment),
        assessment.form,
        None if assessment.created_at == UNKNOWN_TIME else assessment.created_at.isoformat(),
        assessment.completed_at.isoformat() if assessment.completed_at else None,
    )


def show_one(picked: Assessment, name: str) -> None:
    with st.container(border=True):
        created = day(picked.created_at)
        if created:
            st.markdown(say("assessments-one", name=escape(name), status=picked.status, day=created))
        else:
            st.markdown(say("assessments-one-undated", name=escape(name), status=picked.status))
        show_link(picked)
        if picked.status == "completed":
            st.page_link(
                page_of("results"),
                label=say("assessments-see-profile"),
                icon=":material/person:",
                query_params={"assessment": picked.id},
            )
        if is_open(picked):
            cancel([picked])
        else:
            invite_again(picked.candidate)


def show_several(picked: list[Assessment], names: Mapping[str, str]) -> None:
    waiting = [each for each in picked if is_open(each)]
    with st.container(border=True):
        st.markdown(say("assessments-several", count=len(picked), open=len(waiting)))
        if waiting:
            st.markdown(say("assessments-links"))
            links = [f"{names[each.id]}\t{public_link(each.take_url or '')}" for each in waiting]
            st.code("\n".join(links), language=None, height=160 if len(links) > 6 else "content")
            with st.expander(say("assessments-messages"), icon=":material/mail:"):
                for each in waiting:
                    st.code(message_of(each), language=None, wrap_lines=True)
            cancel(waiting)


def cancel(picked: list[Assessment]) -> None:
    """Ask once, then cancel."""
    with st.popover(say("assessments-cancel", count=len(picked)), icon=":material/close:"):
        st.markdown(say("assessments-cancel-detail", count=len(picked)))
        # Named by what it cancels: a click arrives after the choice may have changed.
        key = f"cancel {' '.join(each.id for each in picked)}"
        if st.button(say("assessments-cancel-go", count=len(picked)), type="primary", key=key):
            done = [write(operations.cancel_assessment(each.id)) for each in picked]
            if None not in done:
                st.rerun()


def distinct_rows(listed: Sequence[Assessment], people: Mapping[str, Sequence[str]]) -> list[str]:
    """What the table's first column says of each assessment: the person, and more where rows would be the same."""
    rows = [
        Option(
            each.id,
            (*people[each.id], status_of(each), day(each.created_at), day(each.completed_at)),
            (clock(each.created_at), clock(each.completed_at)),
        )
        for each in listed
    ]
    parts = unique_parts(rows)
    columns = {row.id: len([part for part in row.shown if part]) for row in rows}
    return [join((*people[row.id], *parts[row.id][columns[row.id] :])) for row in rows]


def show_new(teams: list[TeamSummary], asked_for: str | None) -> None:
    """The forms to invite one person, or many from a list."""
    how = st.segmented_control(
        say("assessments-for"),
        ["one", "many"],
        format_func=lambda each: say("assessments-how", how=each),
        default="many" if asked_for == "many" else "one",
        required=True,
        key="invite how",
        label_visibility="collapsed",
    )
    if how == "one":
        invite_one(teams)
    else:
        invite_many(teams)


def store_status() -> None:
    """Keep the status in the address, so that it can be linked to."""
    chosen: str = st.session_state["status"]
    if chosen == ALL:
        st.query_params.pop("status", None)
    else:
        st.query_params["status"] = chosen


st.title(title_of("assessments"))
teams = teams_to_choose()
asked_for = st.query_params.get("new")
if asked_for is not None:
    st.session_state.setdefault(NEW, True)
new = st.expander(say("assessments-new"), icon=":material/add:", key=NEW, on_change="rerun")
# Once opened, the form is always drawn, so that closing the expander loses nothing that was typed.
if new.open:
    st.session_state[OPENED] = True
if st.session_state.get(OPENED):
    with new:
        show_new(teams, asked_for)

asked_status = st.query_params.get("status", ALL)
asked_status = WORDS.get(asked_status, asked_status)
st.session_state["status"] = asked_status if asked_status in STATUSES else ALL
with st.container(horizontal=True, vertical_alignment="bottom"):
    chosen = st.segmented_control(
        say("assessments-status-label"),
        list(STATUSES),
        format_func=lambda each: say("assessments-status", status=each),
        required=True,
        key="status",
        on_change=store_status,
        wrap=True,
    )
    search = st.text_input(
        say("assessments-search"),
        key="q",
        type="search",
        placeholder="",
        live=True,
        bind="query-params",
        width=260,
        max_chars=200,
    )
    team_id = None
    if teams:
        team_id = select_one(
            say("assessments-team"), map(team_option, teams), param="team", none=say("assessments-all-teams"), width=220
        )

status = None if chosen == ALL else chosen
query = AssessmentQuery(status=status, q=one_line(search or "") or None, team_id=team_id, limit=PAGE)
pager = Pager("assessments", query)
page = read(pager.at_page(operations.list_assessments(query)))

if not page.data:
    st.info(
        say("assessments-none-match") if search or status or team_id else say("assessments-none"),
        icon=":material/inbox:",
    )
else:
    listed = list(page.data)
    linked = st.query_params.get("assessment")
    if linked and all(each.id != linked for each in listed):
        listed.append(read(operations.get_assessment(linked)))
    people = people_of(listed)
    names = {each.id: join(people[each.id]) for each in listed}
    # Streamlit sends Arrow. Converting to it through pandas would take longer than the rest of the page.
    table = pa.table(
        {
            say("assessments-column", column="person"): distinct_rows(page.data, people),
            say("assessments-column", column="status"): [status_of(each) for each in page.data],
            say("assessments-column", column="created"): pa.array(
                [None if each.created_at == UNKNOWN_TIME else each.created_at.date() for each in page.data], pa.date32()
            ),
            say("assessments-column", column="completed"): pa.array(
                [each.completed_at.date() if each.completed_at else None for each in page.data], pa.date32()
            ),
        }
    )
    selection = st.dataframe(
        table,
        hide_index=True,
        on_select="rerun",
        selection_mode="multi-row",
        placeholder="",
        column_config={
            say("assessments-column", column="created"): st.column_config.DateColumn(format="localized"),
            say("assessments-column", column="completed"): st.column_config.DateColumn(format="localized"),
        },
        alt=say("assessments-alt"),
        # Streamlit keeps the numbers of the ticked rows, so a list with other rows must be another table.
        key=f"list {hash(tuple(each.id for each in page.data))}",
    )
    with st.container(horizontal=True, vertical_alignment="center"):
        pager.show_buttons(page)
        if pager.newer_pages or page.next_cursor:
            first = pager.newer_pages * PAGE + 1
            st.caption(say("assessments-page", first=first, last=first + len(page.data) - 1))
    ticked = [page.data[row] for row in selection["selection"]["rows"] if row < len(page.data)]
    opened = select_one(
        say("assessments-pick"),
        (assessment_option(each, people[each.id], status_of(each)) for each in listed),
        param="assessment",
        none=say("assessments-pick-none"),
    )
    chosen_ones = ticked or [each for each in listed if each.id == opened]
    if len(chosen_ones) > 1:
        show_several(chosen_ones, names)
    elif chosen_ones:
        show_one(chosen_ones[0], names[chosen_ones[0].id])

    reader = operations.list_assessments(query.model_copy(update={"limit": 200}))
    columns = [say("assessments-column", column=name) for name in EXPORTED]
    everything, published = collect(reader, MOST_EXPORTED), assessment_publisher()
    offer_export(
        "assessments",
        lambda: [dict(zip(columns, cells_of(each), strict=True)) for each in everything()],
        lambda: [published(each) for each in everything()],
    )
