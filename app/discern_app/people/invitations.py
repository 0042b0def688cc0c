"""Dialogs about the invitations and the teams of several people."""

from collections.abc import Sequence
from typing import TypeVar

import streamlit as st

from discern.client import operations
from discern.client.calls import Call
from discern.contract.models.assessments import OPEN_STATUSES, Assessment, NewAssessment
from discern.contract.models.candidates import Candidate
from discern.contract.models.teams import TeamQuery
from discern_app.base.language import say
from discern_app.base.queries import read, write
from discern_app.base.states import danger_button
from discern_app.base.text import escape
from discern_app.components.invitations import (
    find_open_assessment,
    select_form,
)
from discern_app.components.object_select import name_people, select_one
from discern_app.components.option_labels import team_options
from discern_app.components.share_links import warn_if_links_are_local
from discern_app.dialogs.end_date import choose_end, select_end
from discern_app.dialogs.open_dialog import close_dialog, open_dialog, rerun_dialog
from discern_app.dialogs.remind import show_assessments

T = TypeVar("T")

INVITED = "people invited again"
"""Session key: the assessments that the dialog has just made."""


def carry_out(operations_: Sequence[Call[T]]) -> list[T]:
    """The answers to the operations, which end at the first that fails, under its banner."""
    done: list[T] = []
    for operation in operations_:
        answer = write(operation)
        if answer is None:
            break
        done.append(answer)
    return done


def add_to_team(people: Sequence[Candidate]) -> None:
    """Open a dialog that asks for a team and puts the people into it."""
    open_dialog(_add_to_team, people, title=say("people-add-to-team"))


def _add_to_team(people: Sequence[Candidate]) -> None:
    teams = read(operations.list_teams(TeamQuery(limit=200))).data
    if not teams:
        st.markdown(say("people-no-team"))
        return
    st.markdown(say("people-add-who", names=name_people(people)))
    team_id = select_one(say("shared-team"), team_options(teams), key="team to add to")
    if team_id and st.button(say("people-add"), type="primary", icon=":material/group_add:"):
        done = carry_out([operations.add_member(team_id, person.id) for person in people])
        if len(done) == len(people):
            st.toast(say("people-added", count=len(people), team=escape(done[-1].name)), icon=":material/check:")
            close_dialog()
            st.rerun()


def remind(people: Sequence[Candidate]) -> None:
    """Open a dialog with messages to remind people with who have an assessment to answer, and with their links."""
    open_dialog(_remind, people, title=say("people-remind", count=len(people)))


def _remind(people: Sequence[Candidate]) -> None:
    found = [_open_assessment(person) for person in people]
    show_assessments([each for each in found if each is not None and each.take_url is not None], reminds=True)


def _open_assessment(person: Candidate) -> Assessment | None:
    """The assessment that the person is asked to answer; None where it has ended since."""
    at = person.profile.assessment if person.profile else None
    if at is None:
        return find_open_assessment(person.id)
    found = read(operations.get_assessment(at.id))
    return found if found.status in OPEN_STATUSES else None


def change_end(people: Sequence[Candidate]) -> None:
    """Open a dialog that asks until when people can answer who have an assessment to answer."""
    open_dialog(_change_end, people, title=say("assessments-end", count=len(people), moves="yes"), width=440)


def _change_end(people: Sequence[Candidate]) -> None:
    found = [each for each in map(_open_assessment, people) if each is not None]
    if found:
        choose_end(found)
    else:
        st.markdown(say("people-no-links"))


def cancel_open(people: Sequence[Candidate]) -> None:
    """Open a dialog that asks once, and cancels the open assessments of the people."""
    open_dialog(_cancel_open, people, title=say("people-action", action="cancel"))


def _cancel_open(people: Sequence[Candidate]) -> None:
    st.markdown(say("people-cancel-detail", names=name_people(people), count=len(people)))
    key = f"cancel {' '.join(person.id for person in people)}"
    if danger_button(say("people-cancel-go", count=len(people)), icon=":material/close:", key=key):
        found = [each for each in map(_open_assessment, people) if each is not None]
        if len(carry_out([operations.cancel_assessment(each.id) for each in found])) == len(found):
            st.toast(say("people-cancelled", count=len(found)), icon=":material/check:")
            close_dialog()
            st.rerun()


def invite_all_again(people: Sequence[Candidate], team_id: str | None = None) -> None:
    """Open a dialog that names the people and creates an assessment for each, and then shows their links."""
    st.session_state.pop(INVITED, None)
    open_dialog(_invite_all_again, people, team_id, title=say("people-action", action="again"), on_close=_forget)


def _invite_all_again(people: Sequence[Candidate], team_id: str | None) -> None:
    made: list[Assessment] | None = st.session_state.get(INVITED)
    if made:
        st.markdown(f":green[:material/check_circle:] {say('people-invited', count=len(made))}")
        show_assessments(made)
        return
    if not people:
        st.markdown(say("people-all-invited"))
        return
    warn_if_links_are_local()
    st.markdown(say("people-again-detail", names=name_people(people), count=len(people)))
    form, end = select_form(), select_end()
    if st.button(say("people-again-go", count=len(people)), type="primary", icon=":material/send:"):
        new = [NewAssessment(candidate_id=person.id, team_id=team_id, form=form, expires_at=end) for person in people]
        st.session_state[INVITED] = carry_out([operations.create_assessment(each) for each in new])
        rerun_dialog()


def _forget() -> None:
    st.session_state.pop(INVITED, None)
