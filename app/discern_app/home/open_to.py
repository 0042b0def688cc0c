"""A quiet line on who sees the names of real people while nobody has to sign in."""

from collections.abc import Iterable

import streamlit as st

from discern.contract.base_models import CandidateRef, is_sample
from discern_app.access.secret import current_access
from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.base.oidc_providers import is_sign_in_set_up


def show_open_to(people: Iterable[CandidateRef]) -> None:
    """The line, where somebody of these people is real. Pages that are open to everybody have a warning above them."""
    if is_sign_in_set_up() or not current_access().holds_secret:
        return
    if all(is_sample(person.external_id) for person in people):
        return
    tab = say("settings-tab", tab="access")
    label = say("home-open-to")
    st.page_link(page_of("settings"), label=label, icon=":material/visibility:", query_params={"tab": tab})
