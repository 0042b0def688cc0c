"""A notice to owners that measurement deserves a look under Settings."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError
from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.base.queries import try_read


def show_measurement_notice() -> None:
    """The notice, if there is one: answers contradict the parameters, or results could be recalculated."""
    try:
        found = try_read(operations.get_measurement())
    except DiscernError:
        return
    outdated = sum(bank.outdated for bank in found.banks)
    if any(bank.parameters is not None and bank.parameters.contradicts for bank in found.banks):
        text, icon = say("home-measurement-contradicts"), ":material/troubleshoot:"
    elif outdated:
        text, icon = say("home-measurement-outdated", count=outdated), ":material/calculate:"
    else:
        return
    tab = say("settings-tab", tab="measurement")
    st.page_link(page_of("settings"), label=text, icon=icon, query_params={"tab": tab})
