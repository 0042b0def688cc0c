"""Inviting many people from a list: pasted or a file, with a plan for each row before anybody is invited."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

import streamlit as st

from discern.contract import operations
from discern.contract.models.assessments import FormId
from discern.contract.models.teams import NewTeam, TeamSummary
from discern_app.base.current_service import current_service
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.states import Container
from discern_app.base.text import escape
from discern_app.components.invitations import select_form
from discern_app.components.people_csv import MOST_ROWS, Sheet
from discern_app.components.people_upload import ask_for_file, ask_for_kept_text, read_list
from discern_app.components.share_links import warn_if_links_are_local
from discern_app.dialogs.invite import invitation_plan
from discern_app.dialogs.invite.invitation_plan import InvitationRow
from discern_app.dialogs.invite.invitation_rows import show_alike, show_row_problems, show_rows, show_sums
from discern_app.dialogs.invite.sending import SENDING, read_existing, resolve_unknown, send_rows
from discern_app.dialogs.invite.team_choice import (
    TeamChoice,
    choose_team,
    make_chosen,
    may_make_teams,
    name_joined,
    needs_team,
    teams_to_choose,
)
from discern_app.dialogs.open_assessments import select_end
from discern_app.dialogs.open_dialog import rerun_dialog


@dataclass(frozen=True, slots=True)
class GivenList:
    """A list as it was given, with the team, the form and the end for its rows, and whether names stay in the order in
    which they are written.
    """

    text: str
    sheet: Sheet
    team: TeamChoice
    form: FormId
    end: datetime | None = None
    as_written: bool = False


MOST_NAMED = 10
"""How many people are named whose team isn't here yet."""


BATCH, GIVEN = "invitations", "invitations given"
"""Session keys: the rows with their plans, and the `GivenList` that they were made from."""

PASTED, FIELD = "invitations pasted", "invitations field"
"""Session keys: a list that isn't checked yet, and its field, which Streamlit forgets when the dialog is closed."""

PLACEHOLDER = "name,email,id,team\nAna Ruiz,ana@example.org,17,Sales\nBo Chen,bo@example.org,18,Sales"


def invite_many(teams: Sequence[TeamSummary], team_id: str | None) -> None:
    """Invite from a pasted or uploaded list: show the plan for each row, then create the assessments on a click.

    ``team_id`` is the team that is chosen at first for rows that name none.
    """
    batch: list[InvitationRow] | None = st.session_state.get(BATCH)
    if batch is None:
        _take_list(teams, team_id)
        return
    keeps_keys = current_service().is_embedded
    due = sum(invitation_plan.is_due(each, keeps_keys=keeps_keys) for each in batch)
    if SENDING in st.session_state:
        send_rows(batch, due, keeps_keys=keeps_keys)
    has_started = any(each.outcome in {"made", "failed", "unknown"} for each in batch)
    show_sums(batch, has_started=has_started)
    given: GivenList = st.session_state[GIVEN]
    st.markdown(name_joined(given.team, teams, given.end, [each.row for each in batch]))
    makes_teams = not has_started and _offer_teams(batch, is_main=not due)
    listed = [each for each in batch if not (makes_teams and invitation_plan.needs_only_team(each))]
    show_row_problems(listed, has_started=has_started)
    if not has_started:
        show_alike(batch)
        _offer_names_as_written(teams)
    again = st.container(horizontal=True)
    if due:
        label = say("invite-continue", count=due) if has_started else say("invite-send", count=due)
        clicked = again.button(label, type="primary", icon=":material/person_add:", key="send invitations")
        if clicked and _make_team_of(batch):
            st.session_state[SENDING] = due
            rerun_dialog()
    if any(each.outcome == "unknown" for each in batch) and not keeps_keys:
        again.button(say("invite-resolve"), icon=":material/search:", on_click=resolve_unknown, args=(batch,))
    _offer_list(again, has_started=has_started)
    show_rows(batch, has_started=has_started)


def _offer_list(again: Container, *, has_started: bool) -> None:
    """The way back to the list or, once it ``has_started``, to another one."""
    if not has_started:
        if again.button(say("invite-list-change"), icon=":material/edit:"):
            del st.session_state[BATCH]
            rerun_dialog()
    elif again.button(say("invite-list-other"), icon=":material/undo:"):
        del st.session_state[BATCH], st.session_state[GIVEN]
        rerun_dialog()


def _make_team_of(batch: Sequence[InvitationRow]) -> bool:
    """Make the team that the rows join, if it is new; whether it is here now."""
    given: GivenList = st.session_state[GIVEN]
    made = make_chosen(given.team)
    if made is None:
        return False
    if made != given.team:
        st.session_state[GIVEN] = replace(given, team=made)
        invitation_plan.join_team(batch, made.id or "")
    return True


def _offer_teams(batch: Sequence[InvitationRow], *, is_main: bool) -> bool:
    """A button that makes the teams that rows name and that aren't here, and plans the rows anew; whether it is there.

    It ``is_main`` where nobody can be invited yet.
    """
    missing = invitation_plan.missing_teams(batch)
    if not missing or not may_make_teams():
        return False
    st.markdown(
        say("invite-missing-teams", count=len(missing), names=", ".join(f"**{escape(name)}**" for name in missing))
    )
    people = [escape(each.row.get("name")) for each in batch if invitation_plan.needs_only_team(each)]
    named = ", ".join(people[:MOST_NAMED])
    st.caption(say("invite-missing-people", names=named, more=max(len(people) - MOST_NAMED, 0)))
    kind: Literal["primary", "secondary"] = "primary" if is_main else "secondary"
    if st.button(say("invite-make-teams", count=len(missing)), type=kind, icon=":material/group_add:"):
        for name in missing:
            if write(operations.CREATE_TEAM(NewTeam(name=name))) is None:
                break
        else:
            _plan(st.session_state[GIVEN], teams_to_choose())
            rerun_dialog()
    return True


def _plan(given: GivenList, teams: Sequence[TeamSummary]) -> None:
    given = replace(given, team=given.team.found_among(teams))
    st.session_state[GIVEN] = given
    st.session_state.pop(PASTED, None)
    sheet = given.sheet.with_names_as_written() if given.as_written else given.sheet
    st.session_state[BATCH] = invitation_plan.plan(sheet, read_existing(), teams, given.team.id, given.form, given.end)


def _ask_for_text() -> str:
    """The field for a pasted list. It is outside the form, whose fields are lost with a dialog that is closed: Escape,
    meant for a list of options, closes it.
    """
    if FIELD not in st.session_state:
        before: GivenList | None = st.session_state.get(GIVEN)
        st.session_state[FIELD] = st.session_state.get(PASTED, before.text if before is not None else "")
    return ask_for_kept_text(160, PLACEHOLDER, FIELD, _keep_pasted)


def _keep_pasted() -> None:
    st.session_state[PASTED] = st.session_state[FIELD]


def _take_list(teams: Sequence[TeamSummary], team_id: str | None) -> None:
    st.markdown(say("invite-list"))
    warn_if_links_are_local()
    text = _ask_for_text()
    with st.form("many", border=False):
        file = ask_for_file()
        team = choose_team(teams, start=team_id, help_=say("invite-list-team"))
        if may_make_teams():
            st.caption(say("invite-list-new-team"))
        form, end = select_form(), select_end()
        if st.form_submit_button(say("invite-list-check"), type="primary", icon=":material/checklist:"):
            found = read_list(text, file)
            if found is None:
                return
            sheet, text = found
            if needs_team(team) and not all(row.get("team") for row in sheet.rows):
                st.error(say("invite-team-missing"))
                return
            _plan(GivenList(text, sheet, team, form, end), teams)
            rerun_dialog()
    st.caption(say("invite-list-most", rows=MOST_ROWS))


def _offer_names_as_written(teams: Sequence[TeamSummary]) -> None:
    """Whether names that address books turn round are read in the order in which they are said."""
    given: GivenList = st.session_state[GIVEN]
    turned = given.sheet.turned
    if not turned:
        return
    written, name = escape(turned[0].written), escape(turned[0].get("name"))
    turns = st.checkbox(
        say("invite-names-turned", count=len(turned), written=written, name=name),
        value=not given.as_written,
        key="turn names round",
    )
    if turns == given.as_written:
        _plan(replace(given, as_written=not turns), teams)
        rerun_dialog()
