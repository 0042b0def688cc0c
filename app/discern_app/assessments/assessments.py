"""Assessments: who was invited, how far each one is, and inviting one person or many."""

from collections.abc import Mapping, Sequence

import pyarrow as pa
import streamlit as st

from discern.client import operations
from discern.client.foreign import UNKNOWN_TIME
from discern.contract import Assessment, AssessmentQuery, Status, TeamSummary
from discern_app.assessments.invite_forms import invite_many, invite_one, teams_to_choose
from discern_app.base.navigation import page_of
from discern_app.base.queries import collect, read, write
from discern_app.base.text import clock, counted, day, escape, one_line
from discern_app.components.export import offer_export
from discern_app.components.invitations import invite_again, message_of, show_link
from discern_app.components.object_select import people_of, select_one
from discern_app.components.option_labels import Option, assessment_option, join, team_option, unique_parts
from discern_app.components.pager import Pager
from discern_app.components.share_links import assessment_publisher, public_link

STATUSES: dict[str, Status | None] = {
    "All": None,
    "Invited": "created",
    "In progress": "started",
    "Completed": "completed",
    "Expired": "expired",
    "Cancelled": "cancelled",
}
WORDS = {status: word for word, status in STATUSES.items()}

OTHER_WORDS = {"Not begun": "Invited", "Begun": "In progress", "Done": "Completed"}
"""Words for a status that links to this page may have, by which it is found all the same."""

NEW, OPENED = "new assessments", "new assessments opened"
"""Session keys: whether the form for a new assessment is open, and whether it ever was. Leaving the page clears only
the first."""

PAGE = 50
MOST_EXPORTED = 10_000


def is_open(assessment: Assessment) -> bool:
    return assessment.status in {"created", "started"}


def row_of(assessment: Assessment) -> dict[str, str | None]:
    """An assessment as a row of an exported table."""
    return {
        "Assessment": assessment.id,
        "Name": assessment.candidate.name,
        "Id": assessment.candidate.external_id,
        "Status": WORDS[assessment.status],
        "Form": assessment.form,
        "Created": None if assessment.created_at == UNKNOWN_TIME else assessment.created_at.isoformat(),
        "Completed": assessment.completed_at.isoformat() if assessment.completed_at else None,
    }


def show_one(picked: Assessment, name: str) -> None:
    with st.container(border=True):
        st.markdown(f"**{escape(name)}** · {WORDS[picked.status]} · created on {day(picked.created_at)}")
        show_link(picked)
        if picked.status == "completed":
            st.page_link(
                page_of("results"),
                label="See the profile",
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
        st.markdown(f"**{counted(len(picked), 'assessment')} selected**, {len(waiting)} of them not completed yet")
        if waiting:
            st.markdown("Links to copy into a message or a table:")
            links = [f"{names[each.id]}\t{public_link(each.take_url or '')}" for each in waiting]
            st.code("\n".join(links), language=None, height=160 if len(links) > 6 else "content")
            with st.expander("A message for each person", icon=":material/mail:"):
                for each in waiting:
                    st.code(message_of(each), language=None, wrap_lines=True)
            cancel(waiting)


def cancel(picked: list[Assessment]) -> None:
    """Ask once, then cancel."""
    one = len(picked) == 1
    with st.popover("Cancel this assessment" if one else f"Cancel these {len(picked)}", icon=":material/close:"):
        st.markdown(
            f"{'The link stops' if one else 'Their links stop'} working. Answers given so far will not be scored. "
            "You can invite the same person again afterwards."
        )
        # Named by what it cancels: a click arrives after the choice may have changed.
        key = f"cancel {' '.join(each.id for each in picked)}"
        if st.button("Cancel it" if one else "Cancel them", type="primary", key=key):
            done = [write(operations.cancel_assessment(each.id)) for each in picked]
            if None not in done:
                st.rerun()


def distinct_rows(listed: Sequence[Assessment], people: Mapping[str, Sequence[str]]) -> list[str]:
    """What the table's first column says of each assessment: the person, and more where rows would be the same."""
    rows = [
        Option(
            each.id,
            (*people[each.id], WORDS[each.status], day(each.created_at), day(each.completed_at)),
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
        "For",
        ["One person", "Several, from a list"],
        default="Several, from a list" if asked_for == "many" else "One person",
        required=True,
        key="invite how",
        label_visibility="collapsed",
    )
    if how == "One person":
        invite_one(teams)
    else:
        invite_many(teams)


st.title("Assessments")
teams = teams_to_choose()
asked_for = st.query_params.get("new")
if asked_for is not None:
    st.session_state.setdefault(NEW, True)
new = st.expander("New assessment", icon=":material/add:", key=NEW, on_change="rerun")
# Once opened, the form is always drawn, so that closing the expander loses nothing that was typed.
if new.open:
    st.session_state[OPENED] = True
if st.session_state.get(OPENED):
    with new:
        show_new(teams, asked_for)

linked_status = st.query_params.get("status")
if linked_status in OTHER_WORDS:
    st.session_state["status"] = OTHER_WORDS[linked_status]
with st.container(horizontal=True, vertical_alignment="bottom"):
    chosen = st.segmented_control(
        "Status", list(STATUSES), default="All", required=True, key="status", bind="query-params", wrap=True
    )
    search = st.text_input(
        "Search by name", key="q", type="search", live=True, bind="query-params", width=260, max_chars=200
    )
    team_id = None
    if teams:
        team_id = select_one("Team", map(team_option, teams), param="team", none="All teams", width=220)

query = AssessmentQuery(status=STATUSES[chosen or "All"], q=one_line(search or "") or None, team_id=team_id, limit=PAGE)
pager = Pager("assessments", query)
page = read(pager.at_page(operations.list_assessments(query)))

if not page.data:
    st.info(
        "No assessments match. Change the status, the name or the team above."
        if search or chosen != "All" or team_id
        else "No assessments yet. Create the first one above to get a link you can send.",
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
            "Person": distinct_rows(page.data, people),
            "Status": [WORDS[each.status] for each in page.data],
            "Created": pa.array(
                [None if each.created_at == UNKNOWN_TIME else each.created_at.date() for each in page.data], pa.date32()
            ),
            "Completed": pa.array(
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
            "Created": st.column_config.DateColumn(format="D MMM YYYY"),
            "Completed": st.column_config.DateColumn(format="D MMM YYYY"),
        },
        alt="Assessments with person, status and dates",
        # Streamlit keeps the numbers of the ticked rows, so a list with other rows must be another table.
        key=f"list {hash(tuple(each.id for each in page.data))}",
    )
    with st.container(horizontal=True, vertical_alignment="center"):
        pager.show_buttons(page)
        if pager.newer_pages or page.next_cursor:
            first = pager.newer_pages * PAGE + 1
            st.caption(f"{first} to {first + len(page.data) - 1}, newest first")
    ticked = [page.data[row] for row in selection["selection"]["rows"] if row < len(page.data)]
    opened = select_one(
        "Link, message and profile",
        (assessment_option(each, people[each.id], WORDS[each.status]) for each in listed),
        param="assessment",
        none="Choose a person here, or tick rows in the table",
    )
    chosen_ones = ticked or [each for each in listed if each.id == opened]
    if len(chosen_ones) > 1:
        show_several(chosen_ones, names)
    elif chosen_ones:
        show_one(chosen_ones[0], names[chosen_ones[0].id])

    reader = operations.list_assessments(query.model_copy(update={"limit": 200}))
    everything, published = collect(reader, MOST_EXPORTED), assessment_publisher()
    offer_export(
        "assessments",
        lambda: [row_of(each) for each in everything()],
        lambda: [published(each) for each in everything()],
    )
