"""Adding people to a team and removing members."""

from collections.abc import Sequence

import streamlit as st

from discern.client import operations
from discern.contract import Team
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.components.object_select import MAX_LISTED, newest_people, person_options, select_several


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
            for candidate_id in chosen:
                if write(operations.add_member(team.id, candidate_id)) is None:
                    return
            st.rerun()
    if not all(person.led for person in people):
        st.caption(say("teams-ask-an-owner"))
    if has_more:
        st.caption(say("shared-newest-listed", what="people", count=MAX_LISTED))


def remove_members(team: Team, ids: Sequence[str]) -> None:
    """Remove members; with the first who can't be removed, it ends with the service's reason."""
    for candidate_id in ids:
        if write(operations.remove_member(team.id, candidate_id)) is None:
            return
