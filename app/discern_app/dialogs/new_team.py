"""The dialog that makes a team."""

import streamlit as st
from pydantic import ValidationError

from discern.contract import operations
from discern.contract.models.teams import NewTeam
from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.base.queries import write
from discern_app.dialogs.open_dialog import close_dialog, open_dialog


def make_team() -> None:
    """Open the dialog; it ends on the new team's page, which asks for its people. Owners and managers may."""
    open_dialog(_make_team, title=say("teams-new"), width=420)


def _make_team() -> None:
    with st.form("new team", border=False):
        name = st.text_input(say("teams-new-name"), max_chars=200)
        if st.form_submit_button(say("teams-new-create"), type="primary", width="stretch"):
            try:
                new = NewTeam(name=name or "")
            except ValidationError:
                st.error(say("teams-name-missing"))
                return
            made = write(operations.CREATE_TEAM(new))
            if made is not None:
                close_dialog()
                st.switch_page(page_of("teams"), query_params={"team": made.id})
