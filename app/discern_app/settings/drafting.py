"""Whether a language model may draft sentences, for owners."""

import streamlit as st

from discern.contract import operations
from discern.contract.drafts.models import PutDrafting
from discern.contract.models.account import Account
from discern_app.access.viewer import is_one_of
from discern_app.base.language import say
from discern_app.base.queries import write
from discern_app.base.text import escape

SWITCH = "drafting"
WIDTH_PX = 520


def show_drafting(account: Account) -> None:
    """A switch, where a language model is set up."""
    model = account.writer.model if account.writer is not None else None
    if model is None or not is_one_of("owner"):
        return
    with st.container(width=WIDTH_PX, gap="xsmall", key="drafting-setting"):
        st.session_state[SWITCH] = account.drafts
        st.toggle(say("drafting-switch", model=escape(model)), key=SWITCH, on_change=_switch)
        st.caption(say("drafting-switch-note"))


def _switch() -> None:
    write(operations.PUT_DRAFTING(PutDrafting(enabled=st.session_state[SWITCH])))
