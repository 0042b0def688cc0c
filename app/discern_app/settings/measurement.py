"""Which bank results are scored with, and since when."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, NotFound, NotPermitted, UnreadableAnswer
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.queries import try_read
from discern_app.base.text import day, escape
from discern_app.components.states import show_state


def show_measurement() -> None:
    """The section, or that the service doesn't offer it to this key."""
    try:
        bank = try_read(operations.get_measurement())
    except (NotFound, NotPermitted, UnreadableAnswer):
        show_state("straighten", say("settings-measurement-none"))
        return
    except DiscernError as error:
        show_error(error)
        return
    st.subheader(say("settings-measurement"))
    since = "none" if bank.since is None else day(bank.since)
    name = escape(f"{bank.id} {bank.version}")
    st.markdown(say("settings-measurement-bank", bank=name, since=since))
    st.markdown(say("settings-measurement-basis", people=bank.people))
    st.caption(say("settings-measurement-change"))
