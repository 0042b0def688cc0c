"""Adding people to a team and taking members out."""

from collections.abc import Callable, Iterable

import streamlit as st

from discern.client import operations
from discern.client.calls import Call
from discern.contract import Team
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.components.object_select import MAX_LISTED, newest_people, person_options, select_several
from discern_app.components.option_labels import Option


def edit_members(team: Team) -> None:
    """Forms to add people that the user leads and to remove members."""
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
    if team.members:
        inside = [option for option in options if option.id in members]
        _move(
            say("teams-remove-people"), say("teams-remove"), ":material/remove:", team, inside, operations.remove_member
        )


def _move(
    label: str,
    action: str,
    icon: str,
    team: Team,
    options: Iterable[Option],
    change: Callable[[str, str], Call[Team]],
) -> None:
    """A form that makes the same change for each person chosen."""
    with (
        st.form(change.__name__, border=False, clear_on_submit=True),
        st.container(horizontal=True, vertical_alignment="bottom"),
    ):
        chosen = select_several(label, options, none=say("teams-choose-people"))
        if st.form_submit_button(action, icon=icon) and chosen:
            for candidate_id in chosen:
                if write(change(team.id, candidate_id)) is None:
                    return
            st.rerun()
