"""Assessments: who was invited, how far each one is, and what to do about it."""

from collections.abc import Sequence
from typing import cast, get_args

import streamlit as st

from discern.client.errors import DiscernError, NotFound, UnreadableAnswer
from discern.contract import operations
from discern.contract.models.assessments import Assessment, AssessmentQuery, Status
from discern_app.assessments.assessment_dialogs import PARAM, ask_for_one, open_one, show_actions
from discern_app.assessments.assessment_table import columns_by_title, exported, show_table
from discern_app.base.language import say, time_zone
from discern_app.base.navigation import title_of
from discern_app.base.queries import collect, read, try_read
from discern_app.base.states import show_none_match, show_state
from discern_app.base.text import mark_samples
from discern_app.components.assessment_summary import UNPROFILED, WAITING
from discern_app.components.invitation_states import name_state
from discern_app.components.object_select import filter_by_team, list_teams, people_of, search_people
from discern_app.components.option_labels import join
from discern_app.components.page_header import page_header
from discern_app.components.share_links import assessment_publisher
from discern_app.components.tables import Pager, printed_html
from discern_app.dialogs.export_files import offer_export
from discern_app.dialogs.invite import dialog
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.undo import show_last_act
from discern_app.session_state import ASSESSMENT_STATUS, HAS_NO_ACCOUNT, SEARCH_PEOPLE

ALL = "all"
STATUSES = (ALL, *get_args(Status))
"""What may be shown; all of them, or those of one status."""

PAGE = 50
MOST_EXPORTED = 10_000


def read_progress(listed: Sequence[Assessment]) -> dict[str, str]:
    """By the assessment's id, the state of those started with how far they are, where the service says so in its list
    of people.
    """
    started = {assessment.id for assessment in listed if assessment.status == "started"}
    if not started:
        return {}
    try:
        waiting = try_read(WAITING).data
    except DiscernError:
        return {}
    assessments = (person.profile.assessment for person in waiting if person.profile)
    return {
        at.id: name_state("started", at.answered, at.total) for at in assessments if at is not None and at.id in started
    }


def read_withheld(listed: Sequence[Assessment]) -> dict[str, str]:
    """By the assessment's id, the state of those whose answers support no profile, where the service says so in its
    list of people. It is asked where somebody ``listed`` has finished.
    """
    if all(assessment.status != "completed" for assessment in listed):
        return {}
    try:
        without = try_read(UNPROFILED).data
    except DiscernError:
        return {}
    profiles = (person.profile for person in without if person.profile and person.profile.status == "withheld")
    ids = (profile.assessment.id for profile in profiles if profile.assessment is not None)
    return dict.fromkeys(ids, name_state("withheld"))


def count_all() -> int | None:
    """How many assessments there are, where the service counts them."""
    if HAS_NO_ACCOUNT.get():
        return None
    try:
        return try_read(operations.GET_ACCOUNT()).usage.assessments
    except (NotFound, UnreadableAnswer):
        HAS_NO_ACCOUNT.set(True)
    except DiscernError:
        pass
    return None


def total_of(query: AssessmentQuery, last: int, *, has_more: bool) -> int | None:
    """How many assessments the list has on all its pages, ``last`` of them up to here; None where nobody knows."""
    if not has_more:
        return last
    return None if query.status or query.q or query.team_id else count_all()


def store_status() -> None:
    """Keep the status in the address, so that it can be linked to."""
    chosen = ASSESSMENT_STATUS.get()
    if chosen == ALL:
        st.query_params.pop("status", None)
    else:
        st.query_params["status"] = chosen


def name_choice(status: str) -> str:
    """What a choice of the filter is called: as the states that it lists."""
    return say("assessments-every-status") if status == ALL else name_state(cast("Status", status))


def clear_filters() -> None:
    for name in ("status", "team"):
        st.query_params.pop(name, None)
    # The address follows the field, to which Streamlit binds its parameter.
    SEARCH_PEOPLE.set("")


with page_header(title_of("assessments")):
    asks = st.button(say("invite-title"), icon=":material/person_add:", type="primary")
    place_of_menu = st.container(width="content")
asked_for = st.query_params.get(dialog.PARAM)
if asks or asked_for is not None:
    invite_people(st.query_params.get("team"), "many" if asked_for == "many" else "one")

listed_teams = list_teams()
teams = listed_teams or []
asked_status = st.query_params.get("status", ALL)
ASSESSMENT_STATUS.set(asked_status if asked_status in STATUSES else ALL)
with st.container(horizontal=True, vertical_alignment="center", gap="small"):
    search = search_people()
    chosen = st.segmented_control(
        say("assessments-status-label"),
        list(STATUSES),
        format_func=name_choice,
        required=True,
        key=ASSESSMENT_STATUS.key,
        on_change=store_status,
        label_visibility="collapsed",
    )
    team_id = filter_by_team(listed_teams)

status = None if chosen == ALL else chosen
query = AssessmentQuery(status=status, q=search, team_id=team_id, limit=PAGE)
pager = Pager("assessments", query)
page = read(pager.at_page(operations.LIST_ASSESSMENTS(query)))
team_names = {team.id: team.name for team in teams}

linked = st.query_params.get(PARAM)
if linked:
    linked_assessment = next((assessment for assessment in page.data if assessment.id == linked), None) or read(
        operations.GET_ASSESSMENT(assessment_id=linked)
    )
    open_one(
        linked_assessment,
        join(people_of([linked_assessment])[linked_assessment.id]),
        team_names.get(linked_assessment.team_id or ""),
    )

if page.data:
    listed = list(page.data)
    people = people_of(listed)
    progress, withheld = read_progress(listed), read_withheld(listed)
    columns = columns_by_title(listed, people, teams, {**progress, **withheld})
    if status == "completed" and any(assessment.id in withheld for assessment in listed):
        st.caption(say("assessments-finished-hint"))
    ticked = show_table(listed, columns, progress, ask_for_one)
    with st.container(horizontal=True, vertical_alignment="center"):
        first = pager.newer_pages * PAGE + 1
        last = first + len(listed) - 1
        total = total_of(query, last, has_more=page.next_cursor is not None)
        range_text = say("assessments-page", first=first, last=last, of=total or 0)
        marked = mark_samples(range_text, (assessment.candidate.external_id for assessment in listed))
        st.html(printed_html(marked, columns), width="stretch")
        pager.show_buttons(page)
    with st.bottom:
        show_last_act()
    if ticked:
        show_actions(ticked, {assessment.id: join(people[assessment.id]) for assessment in ticked})
    reader = operations.LIST_ASSESSMENTS(query.model_copy(update={"limit": 200}))
    everything, published, zone = collect(reader, MOST_EXPORTED), assessment_publisher(), time_zone()
    with place_of_menu:
        offer_export(
            "assessments",
            lambda: [exported(assessment, team_names, withheld, zone) for assessment in everything()],
            lambda: [published(assessment) for assessment in everything()],
        )
elif search or status or team_id:
    show_none_match(clear_filters, say("assessments-none-match"))
else:
    show_state("group_add", say("assessments-none"), say("assessments-none-detail")).button(
        say("assessments-invite-first"), type="primary", icon=":material/person_add:", on_click=invite_people
    )
