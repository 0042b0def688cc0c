"""Inviting many people from a list: pasted or a file, with a plan for each row before anybody is invited."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import streamlit as st

from discern.contract import operations
from discern.contract.models.teams import NewTeam, TeamSummary
from discern.contract.names import fold_name
from discern.lists import ListedPerson
from discern_app.base.current_service import current_service
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.states import Container
from discern_app.base.text import escape
from discern_app.components.invitations import Asked, choose_mail, select_form, select_language, sends_mails
from discern_app.components.people_list import (
    CheckedList,
    ask_for_file,
    ask_for_text,
    check_columns,
    check_rows,
    read_given,
    remember_headings,
)
from discern_app.components.share_links import browser_home, public_link, reach_of, show_reach
from discern_app.dialogs.invite import invitation_plan
from discern_app.dialogs.invite.invitation_plan import InvitationRow
from discern_app.dialogs.invite.invitation_rows import show_alike, show_row_problems, show_rows, show_sums
from discern_app.dialogs.invite.sending import read_existing, resolve_unknown, send_rows
from discern_app.dialogs.invite.team_choice import (
    TeamChoice,
    choose_team,
    may_make_teams,
    name_joined,
    name_of_choice,
    needs_team,
    teams_to_choose,
)
from discern_app.dialogs.open_assessments import select_end
from discern_app.dialogs.open_dialog import rerun_dialog
from discern_app.session_state import (
    INVITE_EXISTING,
    INVITE_FIELD,
    INVITE_GIVEN,
    INVITE_PASTED,
    INVITE_ROWS,
    INVITE_SENDING,
)


@dataclass(frozen=True, slots=True)
class GivenList:
    """A list as it was given, None of a team's members, with the team for those in it and what they are asked.
    ``mails``: people who are invited get the link by mail. ``into_one``: they join that team, whatever teams their rows
    name.
    """

    checked: CheckedList | None
    team: TeamChoice
    asked: Asked
    mails: bool = False
    into_one: bool = False


PLACEHOLDER = "Ana Ruiz, ana@example.org\nBo Chen, bo@example.org"


def invite_many(teams: Sequence[TeamSummary], team_id: str | None) -> None:
    """Invite from a pasted or uploaded list: show the plan for each row, then create the assessments on a click.

    ``team_id`` is the team that is chosen at first for rows that name none.
    """
    batch, given = INVITE_ROWS.get(), INVITE_GIVEN.get()
    if batch is None or given is None:
        _take_list(teams, team_id)
        return
    keeps_keys = current_service().is_embedded
    due = sum(invitation_plan.is_due(each, keeps_keys=keeps_keys) for each in batch)
    total = INVITE_SENDING.get()
    if total is not None:
        send_rows(batch, due, total, keeps_keys=keeps_keys, mails=given.mails)
    has_started = any(each.outcome in {"made", "failed", "unknown"} for each in batch)
    if given.checked is not None and not has_started:
        _check(given, given.checked, teams)
    show_sums(batch, has_started=has_started)
    _name_teams(given, batch, teams, has_started=has_started)
    show_row_problems(batch, has_started=has_started)
    if not has_started:
        show_alike(batch)
    mails = bool(due) and choose_mail(given.mails or not has_started)
    # Once there are links, it stands above them.
    if not (mails or any(each.assessment for each in batch)):
        show_reach(public_link(browser_home()), "all", sends=sends_mails(), is_warned=True)
    again = st.container(horizontal=True)
    if due:
        way = "mail" if mails else "link"
        label = say("invite-continue", count=due) if has_started else say("invite-send", count=due, way=way)
        if again.button(label, type="primary", icon=":material/person_add:", key="send invitations"):
            _start_sending(replace(given, mails=mails), batch, due)
    if any(each.outcome == "unknown" for each in batch) and not keeps_keys:
        again.button(say("invite-resolve"), icon=":material/search:", on_click=resolve_unknown, args=(batch,))
    _offer_list(again, has_started=has_started)
    show_rows(batch, mailed=given.mails, mails=mails)


def _name_teams(
    given: GivenList, batch: Sequence[InvitationRow], teams: Sequence[TeamSummary], *, has_started: bool
) -> None:
    """The team that is joined by those who are invited now, and before that which teams are made."""
    joining = [each.person for each in batch if each.new is not None]
    if joining:
        st.markdown(name_joined(given.team, teams, given.asked.end, joining))
    if given.into_one and not has_started:
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            st.markdown(say("invite-team-into-one"), width="content")
            if st.button(say("invite-team-listed"), key="into listed teams"):
                _plan(replace(given, into_one=False), teams)
                rerun_dialog()
    # The chosen one is named with what else is chosen.
    missing = [name for name in invitation_plan.new_teams(batch) if name != given.team.new]
    if missing and not has_started:
        names = ", ".join(f"**{escape(name)}**" for name in missing)
        st.markdown(say("invite-new-teams", count=len(missing), names=names))
    elsewhere = [each for each in batch if each.new is not None and given.team not in each.teams]
    if elsewhere and given.team != TeamChoice() and not has_started:
        name = name_of_choice(given.team, teams)
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            if len(elsewhere) == len(joining):
                st.markdown(say("invite-team-passed", team=escape(name)), width="content")
            if st.button(say("invite-team-all", team=escape(name)), key="into one team"):
                _plan(replace(given, into_one=True), teams)
                rerun_dialog()


def _check(given: GivenList, checked: CheckedList, teams: Sequence[TeamSummary]) -> None:
    """What the list was read as; drawn anew when something in it is changed."""
    changed = check_rows(check_columns(checked, "invite"), "invite")
    if changed != checked:
        _plan(replace(given, checked=changed), teams)
        rerun_dialog()


def _offer_list(again: Container, *, has_started: bool) -> None:
    """The way back to the list or, once it ``has_started``, to another one."""
    if not has_started:
        if again.button(say("invite-list-change"), icon=":material/edit:"):
            INVITE_ROWS.forget()
            rerun_dialog()
    elif again.button(say("invite-list-other"), icon=":material/undo:"):
        INVITE_ROWS.forget()
        INVITE_GIVEN.forget()
        rerun_dialog()


def _start_sending(given: GivenList, batch: Sequence[InvitationRow], due: int) -> None:
    """Make the teams that people join and that aren't here, and go on to the sending once they all are."""
    made: dict[str, str] = {}
    for name in invitation_plan.new_teams(batch):
        team = write(operations.CREATE_TEAM(NewTeam(name=name)))
        if team is not None:
            made[name] = team.id
    invitation_plan.put_into_teams(batch, made)
    INVITE_GIVEN.set(replace(given, team=given.team.found_among(teams_to_choose())))
    if not invitation_plan.new_teams(batch):
        if given.checked is not None:
            remember_headings(given.checked)
        INVITE_SENDING.set(due)
        rerun_dialog()


def _plan(given: GivenList, teams: Sequence[TeamSummary]) -> None:
    given = replace(given, team=given.team.found_among(teams))
    INVITE_GIVEN.set(given)
    INVITE_PASTED.forget()
    existing = INVITE_EXISTING.get() or read_existing()
    INVITE_EXISTING.set(existing)
    people = given.checked.people() if given.checked is not None else []
    if given.into_one:
        people = [replace(person, teams=()) for person in people]
    makes_teams = may_make_teams()
    INVITE_ROWS.set(invitation_plan.plan(people, existing, teams, given.team, given.asked, makes_teams=makes_teams))


def _ask_for_text() -> str:
    """The field for a pasted list. It is outside the form, whose fields are lost with a dialog that is closed: Escape,
    meant for a list of options, closes it.
    """
    pasted = INVITE_PASTED.get()
    INVITE_FIELD.start(_text_of(INVITE_GIVEN.get()) if pasted is None else pasted)
    return ask_for_text(PLACEHOLDER, INVITE_FIELD.key, _keep_pasted)


def _text_of(given: GivenList | None) -> str:
    return given.checked.text if given is not None and given.checked is not None else ""


def _keep_pasted() -> None:
    INVITE_PASTED.set(INVITE_FIELD.get())


def _take_list(teams: Sequence[TeamSummary], team_id: str | None) -> None:
    st.markdown(say("invite-list"))
    home = public_link(browser_home())
    if reach_of(home) == "here":
        show_reach(home, "all")
    text = _ask_for_text()
    # What was chosen before the list is changed.
    before = INVITE_GIVEN.get()
    chosen = TeamChoice(team_id) if before is None else before.team
    with st.form("many", border=False):
        file = ask_for_file()
        team = choose_team(teams, start=chosen.id or team_id, new=chosen.new, help_=say("invite-list-team"))
        if may_make_teams():
            st.caption(say("invite-list-new-team"))
        asked = Asked(select_form(), select_language(), select_end())
        if st.form_submit_button(say("invite-list-check"), type="primary", icon=":material/checklist:"):
            checked = read_given(text, file)
            if checked is None:
                return
            if needs_team(team) and not all(person.teams for person in checked.found.people):
                st.error(say("invite-team-missing"))
                return
            INVITE_EXISTING.forget()
            people = checked.found.people
            # Who types a new team's name means it: where no row leaves room for it, it goes before theirs.
            into_one = bool(team.new) and not any(_may_join(person, team.new) for person in people)
            _plan(GivenList(checked, team, asked, into_one=into_one), teams)
            rerun_dialog()


def _may_join(person: ListedPerson, name: str) -> bool:
    """Whether a row names no team, or the one of this name."""
    return not person.teams or fold_name(name) in map(fold_name, person.teams)
