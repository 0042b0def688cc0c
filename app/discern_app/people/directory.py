"""The directory: everybody the reader may see, with what is said of them and their status, and what can be done with
those who are ticked.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import cast

import streamlit as st

from discern.client.errors import DiscernError, InvalidRequest, NotFound, UnreadableAnswer
from discern.contract import operations
from discern.contract.base_models import Page
from discern.contract.models.assessments import Assessment, AssessmentQuery
from discern.contract.models.candidates import (
    Candidate,
    CandidateList,
    CandidateProfile,
    CandidateQuery,
    ProfileAssessment,
    ProfileGroup,
    ProfileTotals,
)
from discern.contract.styles import STYLES
from discern_app.access.viewer import is_one_of
from discern_app.base.language import local_now, say, time_zone
from discern_app.base.navigation import page_of, title_of
from discern_app.base.queries import collect, end_page, read, try_read
from discern_app.base.states import show_none_match, show_state
from discern_app.base.text import escape, mark_samples, one_line
from discern_app.components.assessment_summary import started_first
from discern_app.components.object_select import filter_by_team, list_teams, search_people
from discern_app.components.option_labels import person_option, result_option, unique_labels
from discern_app.components.page_header import page_header
from discern_app.components.tables import Pager, printed_html, table_key
from discern_app.dialogs.export_files import open_export
from discern_app.dialogs.import_people import import_people
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.undo import show_last_act
from discern_app.people.directory_table import (
    Source,
    columns_by_title,
    is_waited_for,
    open_person,
    score_of,
    show_table,
    to_workbook,
)
from discern_app.people.people_dialogs import (
    add_to_team,
    cancel_open,
    change_end,
    delete_people,
    invite_all_again,
    merge_people,
    remind,
    rename_person,
    show_duplicates,
)
from discern_app.session_state import (
    ARE_PEOPLE_GONE,
    PEOPLE_GROUP,
    PEOPLE_SORT,
    SEARCH_PEOPLE,
    TICKED_PEOPLE,
    SessionValue,
)

PAGE = 50

JOINED = 200
"""How many of the newest assessments are searched for those of the people listed, where the service lists people
without a status."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A page of people, and how many there are in each group where the service counts them.

    Where ``source`` is *results*, a person is listed once for each result, without an id where the service has none.
    """

    page: Page[Candidate]
    totals: ProfileTotals | None
    source: Source


def read_people(query: CandidateQuery, pager: Pager) -> Listing:
    """The page on screen. A service that lists no people gives those with a result; any other failure ends the page."""
    try:
        listed = try_read(pager.at_page(operations.LIST_CANDIDATES(query)))
    except (NotFound, UnreadableAnswer):
        return _read_results(query, pager)
    except InvalidRequest:  # Another vendor's service may not know what is asked for.
        plain = query.model_copy(update={"include": None, "sort": "created", "status": None})
        return _with_assessments(read(pager.at_page(operations.LIST_CANDIDATES(plain))))
    except DiscernError as error:
        end_page(error)
    if listed.data and all(person.profile is None for person in listed.data):
        return _with_assessments(listed)
    totals = listed.totals if isinstance(listed, CandidateList) else None
    return Listing(page=listed, totals=totals, source="profiles")


def _with_assessments(listed: Page[Candidate]) -> Listing:
    """People with the newest assessment of each, or the newest started one, as far as it is among the newest of all."""
    newest: dict[str, Assessment] = {}
    for assessment in started_first(read(operations.LIST_ASSESSMENTS(AssessmentQuery(limit=JOINED))).data):
        newest.setdefault(assessment.candidate.id, assessment)
    people = [person.model_copy(update={"profile": _profile_of(newest.get(person.id))}) for person in listed.data]
    return Listing(page=listed.model_copy(update={"data": people}), totals=None, source="people")


def _read_results(query: CandidateQuery, pager: Pager) -> Listing:
    completed = AssessmentQuery(status="completed", q=query.q, team_id=query.team_id, limit=PAGE)
    done = read(pager.at_page(operations.LIST_ASSESSMENTS(completed)))
    people = [
        Candidate(
            **assessment.candidate.model_dump(),
            created_at=assessment.created_at,
            led=False,
            profile=_profile_of(assessment),
        )
        for assessment in done.data
    ]
    page = Page[Candidate](data=people, has_more=done.has_more, next_cursor=done.next_cursor)
    return Listing(page=page, totals=None, source="results")


def _profile_of(assessment: Assessment | None) -> CandidateProfile | None:
    if assessment is None:
        return None
    fields = assessment.model_dump(include=set(ProfileAssessment.model_fields))
    return CandidateProfile(status=assessment.status, assessment=ProfileAssessment(**fields))


def read_without_profile(team_id: str) -> Sequence[Candidate]:
    """The members of a team who have neither a profile nor an open assessment; at most a page of 200."""
    query = CandidateQuery(include="profile", sort="name", status="to_invite", team_id=team_id, limit=200)
    return [person for person in read(operations.LIST_CANDIDATES(query)).data if person.led]


ACTIONS = ("again", "cancel", "rename", "merge", "delete")
"""What the menu of the bar can offer."""


def has_end(person: Candidate) -> bool:
    """Whether the person can answer until a certain day only."""
    at = person.profile.assessment if person.profile else None
    return at is not None and at.expires_at is not None


def has_results(person: Candidate) -> bool:
    """Whether the person has results that the reader may see."""
    return person.profile is not None and person.profile.results is not None


def possible_actions(chosen: Sequence[Candidate], *, is_owner: bool, is_editor: bool) -> set[str]:
    """Those of `ACTIONS` that can be done with the people chosen.

    ``is_editor`` is whether the reader may change teams and people, as owners and managers do.
    """
    possible = set()
    led = all(person.led for person in chosen)
    if led and not any(is_waited_for(person) for person in chosen):
        possible.add("again")
    if led and any(is_waited_for(person) for person in chosen):
        possible.add("cancel")
    if led and is_editor and len(chosen) == 1:
        possible.add("rename")
    if is_owner:
        possible.add("delete")
        if len(chosen) == 2:
            possible.add("merge")
    return possible


def show_actions(chosen: Sequence[Candidate]) -> None:
    """The bar, for those ``chosen`` in their order. It is there only while somebody is ticked."""
    with st.bottom, st.container(horizontal=True, vertical_alignment="center", key="people-actions"):
        st.markdown(say("people-chosen", count=len(chosen)), width="content")
        if len(chosen) == 1:
            person = chosen[0]
            st.button(say("people-open-one"), icon=":material/person:", on_click=open_person, args=(person.id, None))
        if (
            len(chosen) == 2
            and all(map(has_results, chosen))
            and st.button(say("people-compare"), icon=":material/compare_arrows:")
        ):
            st.switch_page(page_of("compare"), query_params={"a": chosen[0].id, "b": chosen[1].id})
        may_add = is_one_of("owner", "manager") and all(person.led for person in chosen)
        if may_add and st.button(say("people-add-to-team"), icon=":material/group_add:"):
            add_to_team(chosen)
        waiting = [person for person in chosen if is_waited_for(person)]
        if waiting and st.button(say("people-remind", count=len(waiting)), icon=":material/mail:"):
            remind(waiting)
        if waiting and all(person.led for person in waiting):
            moves = "no" if len(waiting) == 1 and not has_end(waiting[0]) else "yes"
            if st.button(say("assessments-end", count=len(waiting), moves=moves), icon=":material/event:"):
                change_end(waiting)
        _show_menu(chosen)


def _show_menu(chosen: Sequence[Candidate]) -> None:
    possible = possible_actions(chosen, is_owner=is_one_of("owner"), is_editor=is_one_of("owner", "manager"))
    if not possible:
        return
    match st.menu_button(
        say("shared-more"),
        [action for action in ACTIONS if action in possible],
        format_func=lambda action: say("people-action", action=action),
        icon=":material/more_horiz:",
        key="people actions",
    ):
        case "again":
            invite_all_again(chosen)
        case "cancel":
            cancel_open([person for person in chosen if is_waited_for(person)])
        case "rename":
            rename_person(chosen[0])
        case "merge":
            merge_people(*chosen)
        case "delete":
            delete_people(chosen)


ALL = "all"
GROUPS = (ALL, "with_profile", "waiting", "to_invite")
"""Who is listed: everybody, or one group."""

SORTS = ("created", "name")
"""In which order people are listed."""

MENU = ("export",)
TEAM_MENU = ("invite", "export")
"""What the menu offers, for everybody and for one team."""

MOST_EXPORTED = 10_000


def show_directory() -> None:
    """The header, one row of controls, the table, and actions for selected people."""
    team_id = st.query_params.get("team")
    with page_header(title_of("people")):
        place_of_import = st.empty()
        if is_one_of("owner") and place_of_import.button(say("people-import"), icon=":material/upload:"):
            import_people()
        if st.button(say("people-invite"), type="primary", icon=":material/person_add:"):
            invite_people(team_id)
        chosen = st.menu_button(
            say("shared-more"),
            TEAM_MENU if team_id else MENU,
            format_func=lambda entry: say("people-menu", entry=entry),
            icon=":material/more_horiz:",
            key="people menu",
        )
    if ARE_PEOPLE_GONE.take():
        _clear_if_none_is_left(team_id)
    with st.container(horizontal=True, vertical_alignment="center", key="people-controls"):
        query, groups = _read_controls()
    pager = Pager("people", query)
    listing = read_people(query, pager)
    if listing.source == "results":
        # Where there is no list of people, none can be brought in.
        place_of_import.empty()
    with groups:
        _choose_group(query, listing)
    if chosen == "export":
        everything = collect(operations.LIST_CANDIDATES(query.model_copy(update={"limit": 200})), MOST_EXPORTED)
        zone, today = time_zone(), local_now().date()
        about = say("people-export-detail")
        open_export("people", lambda: to_workbook(everything(), zone, today), everything, about=about)
    elif chosen == "invite" and team_id:
        invite_all_again(read_without_profile(team_id), team_id)
    if not listing.page.data:
        _show_nobody(query)
        return
    if query.status in {"waiting", "to_invite"}:
        st.caption(say("people-group-hint", group=query.status))
    _show_people(query, listing, pager)


def _show_people(query: CandidateQuery, listing: Listing, pager: Pager) -> None:
    """The people on screen, and actions for those who are ticked."""
    people = listing.page.data
    columns = columns_by_title(people, label_people(people, listing), listing.source, now=local_now())
    ticked = show_table(people, columns, table_key("people", map(_row_id, people)))
    first = pager.newer_pages * PAGE + 1
    range_text = say("people-page", first=first, last=first + len(people) - 1, of=total_of(query, listing) or 0)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.container().html(printed_html(mark_samples(range_text, (person.external_id for person in people)), columns))
        pager.show_buttons(listing.page)
    if is_one_of("owner"):
        show_duplicates(people)
    if any(score_of(person, STYLES[0]) is not None for person in people):
        st.caption(say("shared-scores-detail"))
    chosen_people = {_row_id(people[row]): people[row] for row in ticked}
    order = in_ticked_order(list(chosen_people), TICKED_PEOPLE.get())
    TICKED_PEOPLE.set(order)
    with st.bottom:
        show_last_act()
    if ticked and listing.source != "results":
        show_actions([chosen_people[row] for row in order])


def in_ticked_order(ticked: Sequence[str], before: Sequence[str]) -> list[str]:
    """The rows ``ticked``, which come in the order of the table, in the order in which they were ticked."""
    return [row for row in before if row in ticked] + [row for row in ticked if row not in before]


def _read_controls() -> tuple[CandidateQuery, AbstractContextManager[object]]:
    """Search, team, group and order; and the place for the groups, whose numbers aren't known yet."""
    search = search_people()
    groups = st.container(width="content")
    team_id = filter_by_team(list_teams())
    sort = requested("sort", SORTS)
    PEOPLE_SORT.set(sort)
    st.selectbox(
        say("people-sort"),
        SORTS,
        format_func=lambda by: say("people-sorted", by=by),
        key=PEOPLE_SORT.key,
        on_change=_store,
        args=("sort", PEOPLE_SORT, SORTS[0]),
        width=160,
        label_visibility="collapsed",
    )
    group = requested("status", GROUPS)
    query = CandidateQuery(
        include="profile",
        sort="name" if sort == "name" else "created",
        status=None if group == ALL else cast("ProfileGroup", group),
        q=search,
        team_id=team_id,
        limit=PAGE,
    )
    return query, groups


def requested(param: str, values: Sequence[str]) -> str:
    """The one of the values that the address asks for; the first where it asks for none of them."""
    value_requested = st.query_params.get(param)
    return next((value for value in values if value == value_requested), values[0])


def _choose_group(query: CandidateQuery, listing: Listing) -> None:
    """The groups, with how many people are in each; nothing where nobody is here yet, or the service has no groups."""
    totals = listing.totals
    is_narrowed = query.q or query.team_id or query.status
    if listing.source != "profiles" or not (is_narrowed or totals is None or any(totals.model_dump().values())):
        return
    PEOPLE_GROUP.set(requested("status", GROUPS))
    counts = {} if totals is None else {ALL: sum(totals.model_dump().values()), **totals.model_dump()}
    st.segmented_control(
        say("people-groups"),
        GROUPS,
        format_func=lambda group: say("people-group", group=group, count=str(counts.get(group, ""))),
        required=True,
        key=PEOPLE_GROUP.key,
        on_change=_store,
        args=("status", PEOPLE_GROUP, ALL),
        label_visibility="collapsed",
    )


def _store(param: str, choice: SessionValue[str], default: str) -> None:
    """Put a choice into the address, so that it can be linked to and the browser's Back works."""
    chosen = choice.get()
    if chosen == default:
        st.query_params.pop(param, None)
    else:
        st.query_params[param] = chosen


def total_of(query: CandidateQuery, listing: Listing) -> int | None:
    """How many people the list has on all its pages; None where the service doesn't count them."""
    if listing.totals is None:
        return None
    counts: dict[str, int] = listing.totals.model_dump()
    return sum(counts.values()) if query.status is None else counts[query.status]


def label_people(people: Sequence[Candidate], listing: Listing) -> list[str]:
    """What the table calls the people: no two alike. Not escaped.

    The sample company's people are marked in another column, and here only where that is all that distinguishes them.
    """
    if listing.source == "results":
        done = [person.profile.assessment if person.profile else None for person in people]
        options = [
            result_option(_row_id(person), at.completed_at if at else None, person.name)
            for person, at in zip(people, done, strict=True)
        ]
    else:
        options = [person_option(person, person.email, marked=False) for person in people]
    labels = unique_labels(options)
    return [labels[option.id] for option in options]


def _row_id(person: Candidate) -> str:
    """What distinguishes a row: the person, or their result where rows are results."""
    at = person.profile.assessment if person.profile else None
    return f"{person.id} {at.id if at else ''}"


def _show_nobody(query: CandidateQuery) -> None:
    if query.q or query.status or query.team_id:
        show_none_match(_clear, say("people-none-match", search=escape(query.q)) if query.q else "")
        return
    nobody = show_state("group_add", say("people-nobody"), say("people-nobody-detail"))
    if nobody.button(say("people-invite-first"), type="primary", icon=":material/person_add:"):
        invite_people()


def _clear_if_none_is_left(team_id: str | None) -> None:
    """Empty search and filters where everybody they found is gone: nobody should think that everybody is."""
    group = requested("status", GROUPS)
    search = one_line(st.query_params.get("q", "")) or None
    if not (search or team_id or group != ALL):
        return
    status = None if group == ALL else cast("ProfileGroup", group)
    query = CandidateQuery(q=search, team_id=team_id, status=status, limit=1)
    try:
        if not try_read(operations.LIST_CANDIDATES(query)).data:
            _clear()
    except DiscernError:
        return


def _clear() -> None:
    """Empty search and filters."""
    for param in ("team", "status"):
        st.query_params.pop(param, None)
    # The address follows the field, to which Streamlit binds its parameter.
    SEARCH_PEOPLE.set("")
