"""Holding back results until the debrief, and revealing them afterwards."""

import streamlit as st

from discern.client import operations
from discern.contract import Reveal, Team
from discern_app.access.page_permissions import is_one_of
from discern_app.base.queries import write
from discern_app.components.object_select import person_options, select_one

DEBRIEF = "debrief"
"""The key of the popover. Its content, which names the whole team, is made when it is opened."""


def offer_reveal(team: Team) -> None:
    """For coaches: hold back or reveal the results of a team or of one member."""
    if not is_one_of("owner", "coach"):
        return
    held = set(team.held)
    label = f"Hold results ({len(held)} held)" if held else "Hold results"
    debrief = st.popover(label, icon=":material/forum:", key=DEBRIEF, on_change="rerun")
    if not debrief.open:
        return
    with debrief:
        st.markdown(
            "Until you release them, only the team's coaches see held results: neither the person nor managers do. "
            "While all results are held, those of people who join are held too."
        )
        if not team.holds:
            _offer(team, "Hold all results", Reveal(revealed=False), ":material/visibility_off:")
        if held or team.holds:
            _offer(team, "Release all results", Reveal(), ":material/visibility:")
        chosen = select_one("Or one person's results", person_options(team.members), key=f"held {team.id}")
        if chosen is not None:
            is_held = chosen in held
            word, icon = ("Release", ":material/visibility:") if is_held else ("Hold", ":material/visibility_off:")
            _offer(team, f"{word} these results", Reveal(revealed=is_held, candidate_id=chosen), icon)


def _offer(team: Team, label: str, change: Reveal, icon: str) -> None:
    clicked = st.button(label, icon=icon, key=f"{label} {change.candidate_id or team.id}")
    if clicked and write(operations.reveal_team(team.id, change)) is not None:
        st.rerun()
