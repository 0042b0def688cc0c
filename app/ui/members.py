"""Making a team and putting people in it."""

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.contract import CandidateQuery, NewTeam, Team
from ui.reads import read_all, write
from ui.text import name_of, plain

MOST_LISTED = 1000


def make_team() -> None:
    """A form that makes a team and opens it."""
    with st.form("new team", border=False):
        name = st.text_input("Name of the team", max_chars=200)
        if st.form_submit_button("Make the team", type="primary"):
            try:
                new = NewTeam(name=name or "")
            except ValidationError:
                st.error("Give the team a name.")
                return
            made = write(operations.create_team(new))
            if made is not None:
                st.query_params["team"] = made.id
                st.rerun()


def edit_members(team: Team) -> None:
    """Who is in the team, with ways to add and to take out."""
    people, has_more = read_all(operations.list_candidates(CandidateQuery(limit=200)), MOST_LISTED)
    members = {member.id for member in team.members}
    names = {person.id: name_of(person.name, person.external_id) for person in (*people, *team.members)}
    others = [person.id for person in people if person.id not in members]
    if not people:
        st.markdown("Nobody is here yet. Create an assessment for somebody first; then they can join a team.")
        return
    with st.form("add members", border=False, clear_on_submit=True):
        added = st.multiselect("Add people", others, format_func=lambda each: names[each], placeholder="Choose people")
        if st.form_submit_button("Add", icon=":material/add:") and added:
            for candidate_id in added:
                if write(operations.add_member(team.id, candidate_id)) is None:
                    return
            st.rerun()
    if has_more:
        st.caption(f"The newest {MOST_LISTED} people are listed.")
    if team.members:
        st.markdown("In the team: " + ", ".join(plain(names[member.id]) for member in team.members))
        with st.form("remove members", border=False, clear_on_submit=True):
            removed = st.multiselect(
                "Take people out",
                [member.id for member in team.members],
                format_func=lambda each: names[each],
                placeholder="Choose people",
            )
            if st.form_submit_button("Take out", icon=":material/remove:") and removed:
                for candidate_id in removed:
                    if write(operations.remove_member(team.id, candidate_id)) is None:
                        return
                st.rerun()
