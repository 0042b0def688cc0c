"""Opening a candidate's link."""

import re

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, InvalidRequest, NotFound
from discern.contract import Invitation, Taking
from discern_app.access.client_ip import browser_address
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.server.visitors import note_link

FULL = "join_link_full"
"""The error code of a join link whose places are all taken."""

TOKEN = re.compile(r"[A-Za-z0-9_-]{8,200}")
"""The form of a token. Anything else is refused without a request."""


def open_link(token: str | None) -> Taking | Invitation | None:
    """The assessment of a link or the team that it invites to; None under an explanation."""
    if not token or not TOKEN.fullmatch(token):
        explain_dead_link()
        return None
    try:
        # Briefly: where the address has to wait for its guesses, asking again would use up what others may ask.
        links = current_service().links.client.opening_from(browser_address())
        opened = links.call(operations.open_link(token), brief=True).value
    except NotFound:
        explain_dead_link()
    except InvalidRequest as error:
        if error.code == FULL:
            explain_full_link()
        else:
            show_error(error)
    except DiscernError as error:
        show_error(error)
        st.button("Try again")
    else:
        note_link(is_good=True)
        return opened
    return None


def explain_full_link() -> None:
    st.title("This link is used up")
    st.markdown(
        "As many people have joined by it as it was made for. Ask the person who gave it to you for another one. "
        "If you have joined already, go on from the address that your browser had then."
    )


def explain_dead_link() -> None:
    note_link(is_good=False)
    st.title("This link is not open")
    st.markdown(
        "It may have a letter missing, or the assessment is done, cancelled or expired. Look at the message you got it "
        "in, or ask the person who sent it. Your own profile is behind the private link that you got when you began."
    )
