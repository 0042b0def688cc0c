"""Opening a candidate's link."""

import re
from typing import Literal

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, InvalidRequest, NotFound
from discern.contract import Invitation, Taking
from discern_app.access.client_ip import browser_address
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.server.visitors import note_link

FULL = "join_link_full"
"""The error code of a join link whose places are all taken."""

TOKEN = re.compile(r"[A-Za-z0-9_-]{8,200}")
"""The form of a token. Anything else is refused without a request."""


ENDED = ("link_completed", "link_cancelled", "link_expired")
"""The error codes of take links that have ended."""


def find_link(token: str) -> Taking | Invitation:
    """The assessment of a link, or the team that it invites to. Raises `DiscernError`."""
    # Briefly: where the address has to wait for its guesses, asking again would use up what others may ask.
    links = current_service().links.client.opening_from(browser_address())
    return links.call(operations.open_link(token), brief=True).value


def find_kept(own: str) -> Literal["private", "place", "dead", "unknown"]:
    """What a token that a browser keeps opens: a private link, or the take link of who joined, ended or not.

    It is dead where its person is erased or somebody began anew, and unknown while the service can't say.
    """
    try:
        found = find_link(own)
    except NotFound as error:
        return "place" if error.code in ENDED else "dead"
    except DiscernError:
        return "unknown"
    return "private" if isinstance(found, Taking) and found.private else "place"


def open_link(token: str | None) -> Taking | Invitation | None:
    """The assessment of a link or the team that it invites to; None under an explanation."""
    if not token or not TOKEN.fullmatch(token):
        explain_dead_link()
        return None
    try:
        opened = find_link(token)
    except NotFound as error:
        if error.code in ENDED:
            st.title(say("taking-ended", code=error.code))
            st.markdown(say("taking-ended-detail", code=error.code))
        else:
            explain_dead_link()
    except InvalidRequest as error:
        if error.code == FULL:
            explain_full_link()
        else:
            show_error(error)
    except DiscernError as error:
        show_error(error)
        st.button(say("taking-again"))
    else:
        note_link(is_good=True)
        return opened
    return None


def explain_full_link() -> None:
    st.title(say("taking-full"))
    st.markdown(say("taking-full-detail"))


def explain_dead_link() -> None:
    note_link(is_good=False)
    st.title(say("taking-dead"))
    st.markdown(say("taking-dead-detail"))
