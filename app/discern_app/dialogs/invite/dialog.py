"""The dialog that invites: one person, or many from a list."""

from typing import Literal

import streamlit as st

from discern_app.base.language import say
from discern_app.dialogs.invite.one_person import invite_one
from discern_app.dialogs.invite.people_list import invite_many
from discern_app.dialogs.invite.team_choice import teams_to_choose
from discern_app.dialogs.open_dialog import open_dialog
from discern_app.session_state import INVITE_SENDING, INVITED, NAMESAKE

How = Literal["one", "many"]

PARAM = "new"
"""The parameter of a page's address that opens this dialog over it."""


def invite_people(team_id: str | None = None, how: How = "one") -> None:
    """Open the dialog that invites one person or many.

    It ends with the link of the person, or with those of the list. Everybody may who may open the page that calls it;
    who isn't an owner invites into one of their teams.

    Args:
        team_id: the team that is chosen at first.
        how: whether one person is asked for at first, or a list.
    """
    open_dialog(_draw, team_id, how, title=say("invite-title"), on_close=_forget)


def _draw(team_id: str | None, how: How) -> None:
    chosen = st.segmented_control(
        say("invite-for"),
        ["one", "many"],
        format_func=lambda each: say("invite-how", how=each),
        default=how,
        required=True,
        key="invite how",
        label_visibility="collapsed",
        width="stretch",
    )
    if chosen == "one":
        invite_one(teams_to_choose(), team_id)
    else:
        invite_many(teams_to_choose(), team_id)


def _forget() -> None:
    """Forget whose link is shown; a list stays until another one is given, and sending it stops."""
    for value in (NAMESAKE, INVITED, INVITE_SENDING):
        value.forget()
    st.query_params.pop(PARAM, None)
