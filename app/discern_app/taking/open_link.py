"""Opening a candidate's link in a page of Streamlit's."""

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract import Invitation, Taking
from discern_app.access.client_ip import browser_address
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.text import until
from discern_app.participant.links import ENDED, FULL, JOIN_ENDED, Closed, Kept, find_kept, open_link


def open_kept(own: str) -> Kept:
    """What a token that this browser keeps opens."""
    return find_kept(current_service().links, own, browser_address())


def open_here(token: str | None) -> Taking | Invitation | None:
    """The assessment of a link or the team that it invites to; None under an explanation."""
    try:
        opened = open_link(current_service().links, token, browser_address())
    except DiscernError as error:
        show_error(error)
        st.button(say("taking-again"))
        return None
    if isinstance(opened, Closed):
        explain_closed(opened)
        return None
    return opened


def explain_closed(closed: Closed) -> None:
    """Say why a link opens nothing."""
    day = until(closed.expired_at, long=True)
    ends = "known" if day else "unknown"
    if closed.code in ENDED:
        st.title(say("taking-ended", code=closed.code))
        st.markdown(say("taking-ended-detail", code=closed.code, ends=ends, day=day))
    elif closed.code == JOIN_ENDED:
        st.title(say("taking-join-ended"))
        st.markdown(say("taking-join-ended-detail", ends=ends, day=day))
    elif closed.code == FULL:
        st.title(say("taking-full"))
        st.markdown(say("taking-full-detail"))
    else:
        st.title(say("taking-dead"))
        st.markdown(say("taking-dead-about") if closed.code == "about" else say("taking-dead-detail"))
