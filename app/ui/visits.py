"""What a candidate's link opens."""

import re

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, NotFound
from discern.contract import Taking
from ui.banners import show_error
from ui.connection import current_service

TOKEN = re.compile(r"[A-Za-z0-9_-]{8,200}")
"""What a token may look like; anything else is no link, and costs no request."""


def open_link(token: str | None) -> Taking | None:
    """The assessment behind a link, or None under an explanation."""
    if not token or not TOKEN.fullmatch(token):
        explain_dead_link()
        return None
    try:
        return current_service().links.client.send(operations.open_link(token))
    except NotFound:
        explain_dead_link()
    except DiscernError as error:
        show_error(error)
        st.button("Try again")
    return None


def explain_dead_link() -> None:
    st.title("This link is not open")
    st.markdown(
        "It may have a letter missing, or the assessment is done, cancelled or expired. Look at the message you got it "
        "in, or ask the person who sent it. Your own profile is behind the private link that you got when you began."
    )
