"""Holding back results until the debrief, and revealing them afterwards."""

import streamlit as st

from discern.client import operations
from discern.contract.models.teams import Reveal, Team
from discern_app.access.viewer import is_one_of
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.components.object_select import person_options, select_one

DEBRIEF = "debrief"
"""The key of the popover. Its content, which names the whole team, is made when it is opened."""


def offer_reveal(team: Team) -> None:
    """For coaches: whether results are visible, and to hold back or reveal those of a team or of one member."""
    if not is_one_of("owner", "coach"):
        return
    held = set(team.held)
    with st.container(horizontal=True, vertical_alignment="center", key="hold"):
        state = "all" if team.holds else "some" if held else "none"
        icon = "visibility" if state == "none" else "visibility_off"
        st.markdown(f":material/{icon}: {say('teams-hold-state', state=state, count=len(held))}", width="content")
        label = say("teams-hold", state=state)
        debrief = st.popover(label, icon=":material/forum:", key=DEBRIEF, on_change="rerun")
    if not debrief.open:
        return
    with debrief:
        st.markdown(say("teams-hold-about"))
        if not team.holds:
            _offer(team, "hold-all", Reveal(revealed=False), ":material/visibility_off:")
        if held or team.holds:
            _offer(team, "release-all", Reveal(), ":material/visibility:")
        chosen = select_one(say("teams-hold-one"), person_options(team.members), key=f"held {team.id}")
        if chosen is not None:
            is_held = chosen in held
            what, icon = (
                ("release-one", ":material/visibility:") if is_held else ("hold-one", ":material/visibility_off:")
            )
            _offer(team, what, Reveal(revealed=is_held, candidate_id=chosen), icon)


def _offer(team: Team, what: str, change: Reveal, icon: str) -> None:
    clicked = st.button(say("teams-hold-go", what=what), icon=icon, key=f"{what} {change.candidate_id or team.id}")
    if clicked and write(operations.reveal_team(team.id, change)) is not None:
        st.rerun()
