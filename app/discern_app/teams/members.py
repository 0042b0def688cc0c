"""Creating a team and changing its members."""

from collections.abc import Callable, Iterable

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.client.calls import Call
from discern.contract import NewTeam, Team
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.text import escape, name_of
from discern_app.components.object_select import MAX_LISTED, newest_people, person_options, select_several
from discern_app.components.option_labels import Option

NAMED_IN_TEXT = 30
"""The most people who are listed in a sentence; more are in a table that scrolls."""


def make_team() -> None:
    """A form that makes a team and opens it."""
    with st.form("new team", border=False):
        name = st.text_input(say("teams-new-name"), max_chars=200)
        if st.form_submit_button(say("teams-new-create"), type="primary"):
            try:
                new = NewTeam(name=name or "")
            except ValidationError:
                st.error(say("teams-name-missing"))
                return
            made = write(operations.create_team(new))
            if made is not None:
                st.query_params["team"] = made.id
                st.rerun()


def edit_members(team: Team) -> None:
    """The members, with forms to add people that the user leads and to remove members."""
    people, has_more = newest_people()
    members = {member.id for member in team.members}
    options = person_options([*team.members, *people])
    if not people:
        st.markdown(say("teams-nobody-to-add"))
        return
    led = {person.id for person in people if person.led} - members
    others = [option for option in options if option.id in led]
    _move(say("teams-add-people"), say("teams-add"), ":material/add:", team, others, operations.add_member)
    if not all(person.led for person in people):
        st.caption(say("teams-ask-an-owner"))
    if has_more:
        st.caption(say("shared-newest-listed", what="people", count=MAX_LISTED))
    list_members(team)
    if team.members:
        inside = [option for option in options if option.id in members]
        _move(
            say("teams-remove-people"), say("teams-remove"), ":material/remove:", team, inside, operations.remove_member
        )


def list_members(team: Team) -> None:
    """The members of the team."""
    listed = [name_of(member.name, member.external_id) for member in team.members]
    if len(listed) > NAMED_IN_TEXT:
        st.dataframe({say("teams-in-the-team"): listed}, hide_index=True, alt=say("teams-in-the-team-alt"))
    elif listed:
        st.markdown(say("teams-in-the-team-list", names=", ".join(escape(name) for name in listed)))
    else:
        st.markdown(say("teams-nobody"))


def _move(
    label: str,
    action: str,
    icon: str,
    team: Team,
    options: Iterable[Option],
    change: Callable[[str, str], Call[Team]],
) -> None:
    """A form that makes the same change for each person chosen."""
    with st.form(change.__name__, border=False, clear_on_submit=True):
        chosen = select_several(label, options, none=say("teams-choose-people"))
        if st.form_submit_button(action, icon=icon) and chosen:
            for candidate_id in chosen:
                if write(change(team.id, candidate_id)) is None:
                    return
            st.rerun()
