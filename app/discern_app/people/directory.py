"""The directory: everyone the reader may see, with what is said of them or where they stand, and what can be done with
those who are ticked.
"""

from collections.abc import Sequence
from dataclasses import dataclass

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
    ProfileTotals,
)
from discern_app.access.viewer import is_one_of
from discern_app.base.language import local_now, say, time_zone
from discern_app.base.navigation import page_of, title_of as name_of_page
from discern_app.base.queries import collect, end_page, read, read_all, try_read
from discern_app.base.states import show_none_match, show_state
from discern_app.base.text import escape, mark_samples, one_line
from discern_app.components.assessment_summary import WAITING, started_first
from discern_app.components.invitation_states import GROUP_PARAM, choose_group, count_all, count_listed, group_asked_for
from discern_app.components.list_rows import show_rows
from discern_app.components.object_select import MAX_LISTED, filter_by_team, list_teams, search_people
from discern_app.components.option_labels import join, person_option, result_option, unique_parts
from discern_app.components.page_header import Place, header_place, page_header
from discern_app.components.tables import Pager, choose_page, table_key
from discern_app.dialogs.export_files import open_export
from discern_app.dialogs.import_people import import_people
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.undo import show_last_act
from discern_app.people.directory_table import (
    BY_RESULTS,
    ORDERS,
    WIDTHS,
    Order,
    Source,
    in_order,
    is_waited_for,
    open_person,
    row_id,
    title_of,
    to_list,
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
from discern_app.session_state import ARE_PEOPLE_GONE, PEOPLE_SORT, SEARCH_PEOPLE, TICKED_PEOPLE

PAGE = 50

READ_AT_ONCE = 200
"""The most that the service gives at once: where the list is put in order here."""

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
        if len(chosen) > 1 and st.button(say("people-brief"), icon=":material/groups:"):
            st.switch_page(page_of("brief"), query_params={"person": [person.id for person in chosen]})
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


MENU = ("export",)
TEAM_MENU = ("invite", "export")
"""What the menu offers, for everyone and for one team."""

MOST_EXPORTED = 10_000


def show_directory() -> None:
    """The page's answer, one row of controls, the list, and actions for selected people."""
    team_id = st.query_params.get("team")
    head = header_place()
    if ARE_PEOPLE_GONE.take():
        _clear_if_none_is_left(team_id)
    with st.container(horizontal=True, vertical_alignment="center", key="people-controls"):
        search = search_people()
        groups = st.container(width="content")
        found_team = filter_by_team(list_teams())
        orders = st.container(width="content")
    order = order_asked_for()
    query = CandidateQuery(
        include="profile",
        sort="created" if order == "created" else "name",
        status=group_asked_for(),
        q=search,
        team_id=found_team,
        limit=READ_AT_ONCE if order in BY_RESULTS else PAGE,
    )
    pager = Pager("people", query)
    listing = read_people(query, pager)
    totals = listing.totals if query.q is None and query.team_id is None else _read_totals(listing)
    chosen = _show_head(team_id, listing, title_of(totals) if totals else name_of_page("people"), head)
    if _has_groups(query, listing):
        with groups:
            choose_group(listing.totals)
        with orders:
            _choose_order(order, listing)
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
    _show_people(query, order, listing, pager)


def _read_totals(listing: Listing) -> ProfileTotals | None:
    """How many people there are in all, where the list is searched or of one team."""
    if listing.source != "profiles":
        return None
    try:
        return try_read(WAITING).totals
    except DiscernError:
        return None


def _show_head(team_id: str | None, listing: Listing, title: str, place: Place) -> str | None:
    """The title with its buttons; what was chosen in the menu."""
    with page_header(title, place=place, name=name_of_page("people")):
        # Where there is no list of people, none can be brought in.
        may_import = is_one_of("owner") and listing.source != "results"
        if may_import and st.button(say("people-import"), icon=":material/upload:"):
            import_people()
        if st.button(say("people-invite"), type="primary", icon=":material/person_add:"):
            invite_people(team_id)
        chosen: str | None = st.menu_button(
            say("shared-more"),
            TEAM_MENU if team_id else MENU,
            format_func=lambda entry: say("people-menu", entry=entry),
            icon=":material/more_horiz:",
            key="people menu",
        )
    return chosen


def _show_people(query: CandidateQuery, order: Order, listing: Listing, pager: Pager) -> None:
    """The people on screen, and actions for those who are ticked."""
    place, foot = st.container(), st.container()
    people: Sequence[Candidate] = listing.page.data
    with foot:
        if order in BY_RESULTS and listing.totals is not None:
            people = _read_rest(query, listing)
            ordered = in_order(people, order)
            people = choose_page(ordered, PAGE, table_key("people in order", (order, query.model_dump_json())))
            first, of = ordered.index(people[0]) + 1, len(ordered)
        else:
            first, of = pager.newer_pages * query.limit + 1, count_listed(listing.totals) or 0
        with st.container(horizontal=True, vertical_alignment="center"):
            range_text = say("people-page", first=first, last=first + len(people) - 1, of=of)
            st.caption(mark_samples(range_text, (person.external_id for person in people)), width="stretch")
            if order not in BY_RESULTS or listing.totals is None:
                pager.show_buttons(listing.page)
        if is_one_of("owner"):
            show_duplicates(people)
    with place:
        if order in BY_RESULTS:
            st.caption(say("people-sorted-hint", styles=order))
        rows = to_list(people, label_people(people, listing))
        ticked = show_rows("people", rows, WIDTHS, open_person, ticks=listing.source != "results")
    chosen_people = {row_id(person): person for person in people if row_id(person) in ticked}
    in_turn = in_ticked_order(list(chosen_people), TICKED_PEOPLE.get())
    TICKED_PEOPLE.set(in_turn)
    with st.bottom:
        show_last_act()
    if ticked:
        show_actions([chosen_people[row] for row in in_turn])


def _read_rest(query: CandidateQuery, listing: Listing) -> list[Candidate]:
    """Everyone of the list, which is put in order here: the service knows names and times alone."""
    if not listing.page.has_more:
        return list(listing.page.data)
    return read_all(operations.LIST_CANDIDATES(query), MAX_LISTED)[0]


def in_ticked_order(ticked: Sequence[str], before: Sequence[str]) -> list[str]:
    """The rows ``ticked``, which come in the order of the list, in the order in which they were ticked."""
    return [row for row in before if row in ticked] + [row for row in ticked if row not in before]


def order_asked_for() -> Order:
    """The order that the address names, else by name."""
    asked = st.query_params.get("sort")
    return next((order for order in ORDERS if order == asked), ORDERS[0])


def _choose_order(order: Order, listing: Listing) -> None:
    """The orders: by results only where all of them can be read."""
    knows_results = listing.totals is not None
    PEOPLE_SORT.set(order if knows_results or order not in BY_RESULTS else ORDERS[0])
    st.selectbox(
        say("people-sort"),
        [each for each in ORDERS if knows_results or each not in BY_RESULTS],
        format_func=lambda by: say("people-sorted", by=by),
        key=PEOPLE_SORT.key,
        on_change=_store_order,
        width=148,
        label_visibility="collapsed",
    )


def _store_order() -> None:
    """Put the order into the address, so that it can be linked to and the browser's Back works."""
    chosen = PEOPLE_SORT.get()
    if chosen == ORDERS[0]:
        st.query_params.pop("sort", None)
    else:
        st.query_params["sort"] = chosen


def _has_groups(query: CandidateQuery, listing: Listing) -> bool:
    """Whether there are groups to choose from: not where no one is here yet, or the service has none."""
    is_narrowed = query.q or query.team_id or query.status
    totals = listing.totals
    return listing.source == "profiles" and bool(is_narrowed or totals is None or count_all(totals))


def label_people(people: Sequence[Candidate], listing: Listing) -> list[tuple[str, str]]:
    """What the list calls the people, and what tells namesakes apart; no two alike. Not escaped.

    The sample company's people are marked in another cell, and here only where that is all that distinguishes them.
    """
    if listing.source == "results":
        done = [person.profile.assessment if person.profile else None for person in people]
        options = [
            result_option(row_id(person), at.completed_at if at else None, person.name)
            for person, at in zip(people, done, strict=True)
        ]
    else:
        options = [person_option(person, person.email, marked=False) for person in people]
    parts = unique_parts(options)
    return [(parts[option.id][0], join(parts[option.id][1:])) for option in options]


def _show_nobody(query: CandidateQuery) -> None:
    if query.q or query.status or query.team_id:
        show_none_match(_clear, say("people-none-match", search=escape(query.q)) if query.q else "")
        return
    nobody = show_state("group_add", say("people-nobody"), say("people-nobody-detail"))
    if nobody.button(say("people-invite-first"), type="primary", icon=":material/person_add:"):
        invite_people()


def _clear_if_none_is_left(team_id: str | None) -> None:
    """Empty search and filters where everyone they found is gone: no one should think that everyone is."""
    group = group_asked_for()
    search = one_line(st.query_params.get("q", "")) or None
    if not (search or team_id or group):
        return
    query = CandidateQuery(q=search, team_id=team_id, status=group, limit=1)
    try:
        if not try_read(operations.LIST_CANDIDATES(query)).data:
            _clear()
    except DiscernError:
        return


def _clear() -> None:
    """Empty search and filters."""
    for param in ("team", GROUP_PARAM):
        st.query_params.pop(param, None)
    # The address follows the field, to which Streamlit binds its parameter.
    SEARCH_PEOPLE.set("")
