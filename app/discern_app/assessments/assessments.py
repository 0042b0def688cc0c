"""Assessments: who was invited, how far each one is, and what to do about it."""

from collections.abc import Sequence

import streamlit as st

from discern.client.errors import DiscernError, InvalidRequest
from discern.contract import operations
from discern.contract.base_models import Page
from discern.contract.models.assessments import Assessment, AssessmentList, AssessmentQuery
from discern.contract.models.candidates import ProfileTotals
from discern_app.assessments.assessment_dialogs import PARAM, ask_for_one, open_one, show_actions
from discern_app.assessments.assessment_table import WIDTHS, exported, title_of, to_list
from discern_app.base.language import local_now, say, time_zone
from discern_app.base.navigation import title_of as name_of_page
from discern_app.base.queries import collect, end_page, read, try_read
from discern_app.base.states import show_none_match, show_state
from discern_app.base.text import mark_samples
from discern_app.components.assessment_summary import UNPROFILED, WAITING
from discern_app.components.invitation_states import (
    GROUP_PARAM,
    State,
    choose_group,
    count_all,
    count_listed,
    group_asked_for,
    name_state,
    name_withheld,
)
from discern_app.components.list_rows import show_rows
from discern_app.components.object_select import filter_by_team, list_teams, people_of, search_people
from discern_app.components.option_labels import join
from discern_app.components.page_header import header_place, page_header
from discern_app.components.share_links import assessment_publisher
from discern_app.components.tables import Pager
from discern_app.dialogs.export_files import offer_export
from discern_app.dialogs.invite import dialog
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.undo import show_last_act
from discern_app.session_state import SEARCH_PEOPLE

PAGE = 50
MOST_EXPORTED = 10_000

ALL_OF_THEM = AssessmentQuery(include="totals", limit=1)
"""How many there are in all, where the list is searched or of one team."""


def read_page(query: AssessmentQuery, pager: Pager) -> tuple[Page[Assessment], bool]:
    """The page on screen, and whether the service knows groups, as another vendor's may not."""
    try:
        return try_read(pager.at_page(operations.LIST_ASSESSMENTS(query))), True
    except InvalidRequest:
        plain = query.model_copy(update={"include": None, "group": None})
        return read(pager.at_page(operations.LIST_ASSESSMENTS(plain))), False
    except DiscernError as error:
        end_page(error)


def totals_of(listed: Page[Assessment]) -> ProfileTotals | None:
    return listed.totals if isinstance(listed, AssessmentList) else None


def read_all_totals() -> ProfileTotals | None:
    try:
        return totals_of(try_read(operations.LIST_ASSESSMENTS(ALL_OF_THEM)))
    except DiscernError:
        return None


def read_progress(listed: Sequence[Assessment]) -> dict[str, tuple[State, str]]:
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
        at.id: ("started", name_state("started", at.answered, at.total))
        for at in assessments
        if at is not None and at.id in started
    }


def read_withheld(listed: Sequence[Assessment]) -> dict[str, tuple[State, str]]:
    """By the assessment's id, the state of those whose answers support no profile, where the service says so in its
    list of people. It is asked where someone ``listed`` has finished.
    """
    if all(assessment.status != "completed" for assessment in listed):
        return {}
    try:
        without = try_read(UNPROFILED).data
    except DiscernError:
        return {}
    profiles = (person.profile for person in without if person.profile and person.profile.status == "withheld")
    return {
        profile.assessment.id: ("withheld", name_withheld(profile.quality))
        for profile in profiles
        if profile.assessment is not None
    }


def clear_filters() -> None:
    for name in (GROUP_PARAM, "team"):
        st.query_params.pop(name, None)
    # The address follows the field, to which Streamlit binds its parameter.
    SEARCH_PEOPLE.set("")


head = header_place()
asked_for = st.query_params.get(dialog.PARAM)
listed_teams = list_teams()
teams = listed_teams or []
with st.container(horizontal=True, vertical_alignment="center", gap="small"):
    search = search_people()
    place_of_groups = st.container(width="content")
    team_id = filter_by_team(listed_teams)

query = AssessmentQuery(include="totals", group=group_asked_for(), q=search, team_id=team_id, limit=PAGE)
pager = Pager("assessments", query)
page, knows_groups = read_page(query, pager)
totals = totals_of(page)
all_totals = read_all_totals() if knows_groups and (search or team_id) else totals
with page_header(
    name_of_page("assessments") if all_totals is None else title_of(all_totals),
    place=head,
    name=name_of_page("assessments"),
):
    asks = st.button(say("invite-title"), icon=":material/person_add:", type="primary")
    place_of_menu = st.container(width="content")
if asks or asked_for is not None:
    invite_people(st.query_params.get("team"), "many" if asked_for == "many" else "one")
is_narrowed = bool(search or query.group or team_id)
if knows_groups and (is_narrowed or totals is None or count_all(totals)):
    with place_of_groups:
        choose_group(totals)
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
    withheld = read_withheld(listed)
    if query.group == "to_invite":
        st.caption(say("assessments-none-hint"))
    rows = to_list(listed, people, teams, {**read_progress(listed), **withheld}, local_now())
    ticked = show_rows("assessments", rows, WIDTHS, ask_for_one)
    with st.container(horizontal=True, vertical_alignment="center"):
        first = pager.newer_pages * PAGE + 1
        last = first + len(listed) - 1
        range_text = say(
            "assessments-page", first=first, last=last, of=count_listed(totals) or (0 if page.next_cursor else last)
        )
        st.caption(
            mark_samples(range_text, (assessment.candidate.external_id for assessment in listed)), width="stretch"
        )
        pager.show_buttons(page)
    with st.bottom:
        show_last_act()
    if ticked:
        chosen = [assessment for assessment in listed if assessment.id in ticked]
        show_actions(chosen, {assessment.id: join(people[assessment.id]) for assessment in chosen})
    reader = operations.LIST_ASSESSMENTS(query.model_copy(update={"include": None, "limit": 200}))
    everything, published, zone = collect(reader, MOST_EXPORTED), assessment_publisher(), time_zone()
    words = {id_: said for id_, (_, said) in withheld.items()}
    with place_of_menu:
        offer_export(
            "assessments",
            lambda: [exported(assessment, team_names, words, zone) for assessment in everything()],
            lambda: [published(assessment) for assessment in everything()],
        )
elif is_narrowed:
    show_none_match(clear_filters, say("assessments-none-match"))
else:
    show_state("group_add", say("assessments-none"), say("assessments-none-detail")).button(
        say("assessments-invite-first"), type="primary", icon=":material/person_add:", on_click=invite_people
    )
