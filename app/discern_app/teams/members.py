"""Who is in a team: its members and how far each is, the link by which people join, its name, and making one."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any, Literal, TypeVar

import streamlit as st
from pydantic import ValidationError

from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.base_models import Page
from discern.contract.last_day import end_of_day
from discern.contract.models.assessments import OPEN_STATUSES, Assessment, AssessmentQuery, JoinLink, NewJoinLink
from discern.contract.models.candidates import CandidateQuery
from discern.contract.models.teams import Team, TeamAnalysis, TeamChange
from discern.contract.operation_type import Call
from discern_app.access.viewer import is_one_of
from discern_app.base.language import local_now, say
from discern_app.base.navigation import page_of
from discern_app.base.queries import try_read, write
from discern_app.base.states import show_state
from discern_app.base.text import day, rows_html, until
from discern_app.components.assessment_summary import (
    started_first,
    wait_with_deadline,
    waiting_longest_first,
    why_empty,
)
from discern_app.components.invitation_states import State, badge_for, name_state, state_column
from discern_app.components.invitations import select_form, select_language
from discern_app.components.object_select import (
    MAX_LISTED,
    newest_people,
    person_labels,
    person_options,
    select_several,
)
from discern_app.components.share_links import public_link, show_code, show_reach
from discern_app.components.tables import ROW_PX, draw_table, table_height, table_key
from discern_app.dialogs.invite.dialog import invite_people
from discern_app.dialogs.invite.members import invite_members
from discern_app.dialogs.open_assessments import remind_of
from discern_app.dialogs.undo import move_people, moves_of, show_last_act
from discern_app.session_state import join_link_of

T = TypeVar("T")

MemberStatus = Literal["profile"] | State
"""*completed*: finished, and yet there is no profile that is shown."""

FINISHED: Collection[MemberStatus] = {"profile", "completed", "withheld"}
"""Who has these has answered every question, and isn't asked again in passing."""

TO_INVITE: Collection[MemberStatus] = {"none", "expired", "cancelled"}


def read_statuses(team: Team, analysis: TeamAnalysis) -> dict[str, MemberStatus]:
    """By candidate id, in the team's order.

    Assessments count that were made for the team, and of who has none of these, those for other teams or none.
    """
    return _read_members(team, analysis)[0]


def read_progress(team: Team, analysis: TeamAnalysis) -> tuple[dict[str, MemberStatus], list[Assessment]]:
    """As `read_statuses`, and the open assessments of the members whose status is that of one."""
    statuses, newest, elsewhere = _read_members(team, analysis)
    waiting = [assessment for id_, assessment in newest.items() if statuses.get(id_) in OPEN_STATUSES]
    for id_ in elsewhere:
        with suppress(DiscernError):
            waiting.append(try_read(operations.GET_ASSESSMENT(assessment_id=id_)))
    return statuses, waiting


def _read_members(
    team: Team, analysis: TeamAnalysis
) -> tuple[dict[str, MemberStatus], dict[str, Assessment], Collection[str]]:
    """The statuses; by candidate id, the newest assessments for the team; and the ids of open ones that aren't for it.

    At most two requests.
    """
    profiled = {point.candidate_id for point in analysis.map}
    statuses: dict[str, MemberStatus] = {
        member.id: "profile" if member.id in profiled else "none" for member in team.members
    }
    newest: dict[str, Assessment] = {}
    elsewhere: list[str] = []
    if "none" in statuses.values():
        made = _read_list(operations.LIST_ASSESSMENTS(AssessmentQuery(team_id=team.id, limit=200)))
        for assessment in started_first(made):
            person, status = assessment.candidate.id, assessment.status
            if status in (*OPEN_STATUSES, "completed") and person not in newest:
                newest[person] = assessment
                if statuses.get(person) == "none":
                    statuses[person] = status
    # Only where somebody is left: most teams need no second request.
    if {"none", "completed"} & set(statuses.values()):
        query = CandidateQuery(include="profile", team_id=team.id, limit=200)
        for candidate in _read_list(operations.LIST_CANDIDATES(query)):
            before, profile = statuses.get(candidate.id), candidate.profile
            if profile is None or profile.status is None or not _says_more(before, profile.status):
                continue
            statuses[candidate.id] = profile.status
            if profile.status in OPEN_STATUSES and profile.assessment is not None:
                elsewhere.append(profile.assessment.id)
    return statuses, newest, elsewhere


def _says_more(before: MemberStatus | None, status: State) -> bool:
    """Whether a person's status says more than what is known ``before`` from assessments for the team."""
    return before == "none" or (before == "completed" and status == "withheld")


def _read_list(call: Call[Page[T]]) -> Sequence[T]:
    """A page of a list; nothing where it can't be read."""
    try:
        return try_read(call).data
    except DiscernError:
        return []


def name_status(status: MemberStatus) -> str:
    return name_state("completed" if status == "profile" else status)


def status_badge(status: MemberStatus) -> str:
    """What a member's status is, as Markdown."""
    said = say("team-page-not-shown") if status == "completed" else name_status(status)
    return badge_for("completed" if status == "profile" else status, said)


def badges_of(status: MemberStatus) -> list[str]:
    """The badges of a cell of `status_column`."""
    return [name_status(status), *([say("team-page-not-shown")] if status == "completed" else [])]


def status_column() -> Any:
    """A column of badges; its cells are `badges_of`."""
    return state_column(say("team-page-column", column="status"), {say("team-page-not-shown"): "quiet"}, 150)


DAYS = (1, 7, 30)


def show_join_link(team: Team) -> None:
    """A form for a join link, and the link made in this session, which can't be shown again later."""
    value = join_link_of(team.id)
    made = value.get()
    st.markdown(say("teams-link-about"))
    if made is None:
        st.caption(say("teams-link-replaces"))
    else:
        _show_join_link(made)
    with st.form(f"make {value.key}", border=False), st.container(horizontal=True, vertical_alignment="bottom"):
        days = st.selectbox(
            say("teams-link-open-for"), DAYS, 1, lambda days: say("teams-link-days", days=days), width=140
        )
        limit = st.number_input(say("teams-link-limit"), 1, 1000, max(len(team.members), 30), width=160)
        form, asked_in = select_form(300), select_language(200)
        label = say("teams-link-create", made="no" if made is None else "yes")
        if st.form_submit_button(label, icon=":material/qr_code_2:"):
            end = end_of_day(local_now().date() + timedelta(days=days))
            new = NewJoinLink(expires_at=end, form=form, language=asked_in, limit=int(limit))
            value.set(write(operations.CREATE_JOIN_LINK(new, team_id=team.id)) or made)
            st.rerun()


def _show_join_link(made: JoinLink) -> None:
    link = public_link(made.url)
    code = show_code(link, alt=say("teams-link-code-alt"), width=260)
    st.code(link, language=None, wrap_lines=True)
    st.caption(say("teams-link-until", day=until(made.expires_at), count=made.limit))
    show_reach(link)
    st.download_button(
        say("teams-link-code-file"), code, file_name="join-link.svg", mime="image/svg+xml", icon=":material/download:",
        on_click="ignore",
    )  # fmt: skip


MOST_ROWS = 12


def show_edit(team: Team, analysis: TeamAnalysis) -> None:
    """Members and what can be changed; coaches see it without the forms."""
    may_edit = is_one_of("owner", "manager")
    people, details = st.columns([3, 2], gap="small")
    with people.container(border=True, height="stretch"):
        st.markdown(f"#### {say('team-page-members')}")
        st.caption(say("teams-people-since", count=len(team.members), day=day(team.created_at)))
        list_members(team, analysis, may_edit=may_edit)
        show_last_act()
        if may_edit:
            add_members(team)
        st.page_link(
            page_of("assessments"),
            label=say("teams-assessments"),
            icon=":material/assignment:",
            query_params={"team": team.id},
        )
    with details:
        with st.container(border=True):
            st.markdown(f"#### {say('teams-link-title')}")
            show_join_link(team)
        if may_edit:
            with st.container(border=True):
                st.markdown(f"#### {say('teams-name-title')}")
                rename(team)


def list_members(team: Team, analysis: TeamAnalysis, *, may_edit: bool) -> None:
    """The members with what each has; buttons that invite those who have no profile and remove those who are ticked."""
    if not team.members:
        st.markdown(say("teams-nobody"))
        return
    statuses = read_statuses(team, analysis)
    labels = person_labels(team.members)
    person, status = (say("team-page-column", column=column) for column in ("person", "status"))
    columns: dict[str, Sequence[object]] = {
        person: [labels[id_] for id_ in statuses],
        status: [badges_of(member_status) for member_status in statuses.values()],
    }
    arguments: dict[str, Any] = {
        "height": table_height(len(statuses), MOST_ROWS),
        "row_height": ROW_PX,
        "alt": say("team-page-members-alt"),
        "column_config": {person: st.column_config.TextColumn(person, width=200), status: status_column()},
    }
    ticked: list[str] = []
    if may_edit:
        key = table_key("members", statuses)
        chosen = draw_table(columns, on_select="rerun", selection_mode="multi-row", key=key, **arguments)
        ticked = [id_ for row, id_ in enumerate(statuses) if row in chosen["selection"]["rows"]]
    else:
        draw_table(columns, **arguments)
    without = [member for member in team.members if statuses[member.id] not in FINISHED]
    with st.container(horizontal=True, vertical_alignment="center"):
        if ticked:
            st.button(
                say("teams-remove", count=len(ticked)),
                icon=":material/person_remove:",
                on_click=remove_members,
                args=(team, ticked),
            )
        if without:
            st.button(
                say("team-page-without-profile", count=len(without)),
                icon=":material/send:",
                on_click=invite_members,
                args=(team.id, without),
            )
        if may_edit and not ticked:
            st.caption(say("teams-remove-how"), width="content")


def add_members(team: Team) -> None:
    """A form to add people that the user leads."""
    people, has_more = newest_people()
    if not people:
        st.markdown(say("teams-nobody-to-add"))
        return
    led = {person.id for person in people if person.led} - {member.id for member in team.members}
    others = [option for option in person_options([*team.members, *people]) if option.id in led]
    with (
        st.form("add_member", border=False, clear_on_submit=True),
        st.container(horizontal=True, vertical_alignment="bottom"),
    ):
        chosen = select_several(say("teams-add-people"), others, none=say("teams-choose-people"))
        if st.form_submit_button(say("teams-add"), icon=":material/add:") and chosen:
            if move_people(moves_of([person for person in people if person.id in chosen], team, "join")):
                st.rerun()
            return
    if not all(person.led for person in people):
        st.caption(say("teams-ask-an-owner"))
    if has_more:
        st.caption(say("shared-newest-listed", what="people", count=MAX_LISTED))


def remove_members(team: Team, ids: Sequence[str]) -> None:
    """Remove members; with the first who can't be removed, it ends with the service's reason."""
    move_people(moves_of([member for member in team.members if member.id in ids], team, "leave"))


def rename(team: Team) -> None:
    with st.form("rename", border=False), st.container(horizontal=True, vertical_alignment="bottom"):
        name = st.text_input(
            say("teams-name"), value=team.name, max_chars=200, key=f"name of {team.id}", label_visibility="collapsed"
        )
        if st.form_submit_button(say("teams-name-save"), icon=":material/save:"):
            try:
                change = TeamChange(name=name or "")
            except ValidationError:
                st.error(say("teams-name-missing"))
                return
            if write(operations.CHANGE_TEAM(change, team_id=team.id)) is not None:
                st.rerun()


def show_empty(team: Team, analysis: TeamAnalysis) -> None:
    """Why there is no profile to show, and the next step: to remind those who are invited, and to invite the others."""
    show_last_act()
    statuses, waiting = read_progress(team, analysis)
    icon = "forum" if team.held else "hourglass_empty" if team.size else "group_add"
    elsewhere = sum(assessment.team_id != team.id for assessment in waiting)
    title, _, detail = why_empty(team, analysis, len(waiting), elsewhere).partition(". ")
    step = show_state(icon, title, detail)
    if waiting:
        count = len(waiting)
        step.button(
            say("people-remind", count=count),
            icon=":material/mail:",
            type="primary",
            key="remind the team",
            on_click=remind_of,
            args=(waiting,),
        )
        without = [member for member in team.members if statuses[member.id] in TO_INVITE]
        if without:
            step.button(
                say("team-page-invite-others", count=len(without)),
                icon=":material/person_add:",
                on_click=invite_members,
                args=(team.id, without),
            )
        _list_waiting(waiting, team.id)
    step.button(
        say("team-page-invite"),
        icon=":material/person_add:",
        type="secondary" if waiting or team.held else "primary",
        on_click=invite_people,
        args=(team.id, "one" if team.size else "many"),
        key="invite",
    )
    if not team.size and is_one_of("owner", "manager") and newest_people():
        step.button(say("team-page-choose"), icon=":material/group_add:", on_click=_open_edit)


def _open_edit() -> None:
    st.query_params["view"] = "edit"


def _list_waiting(waiting: Sequence[Assessment], team_id: str) -> None:
    """Who is waited for, the longest wait first, and whose invitation wasn't made for this team."""
    labels, now = person_labels(assessment.candidate for assessment in waiting), local_now()
    with st.container(border=True, key="team-waiting"):
        st.markdown(f"#### {say('team-page-waiting')}")
        rows = []
        for assessment in waiting_longest_first(waiting):
            of = (
                []
                if assessment.team_id == team_id
                else [say("team-page-invited", of="other" if assessment.team_id else "none")]
            )
            rows.append(" · ".join([labels[assessment.candidate.id], wait_with_deadline(assessment, now), *of]))
        st.html(rows_html(rows))
