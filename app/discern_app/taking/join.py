"""What a join link opens: a form for the person's name, which leads to a take link of their own."""

from uuid import uuid4

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.client.errors import DiscernError, InvalidRequest
from discern.contract import Invitation, OpenLink
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.navigation import linked_page
from discern_app.base.text import escape, until
from discern_app.participant.links import FULL, Closed
from discern_app.taking.browser_memory import remember
from discern_app.taking.open_link import explain_closed

NAME, EMAIL, FAILURE, UNREADABLE = "join_name", "join_email", "join_failure", "join_unreadable"


def take_joined(token: str) -> str | None:
    """The token of the take link that joining by this link has just given; once."""
    joined: str | None = st.session_state.pop(_joined_key(token), None)
    return joined


def offer_own_place(token: str, own: str) -> None:
    """Offer to continue the assessment of the person who joined in this browser, or to let someone else join."""
    st.title(say("taking-joined"))
    st.markdown(say("taking-joined-detail"))
    if st.button(say("taking-joined-continue"), type="primary", width="stretch", icon=":material/arrow_forward:"):
        st.switch_page(linked_page("take"), query_params={"token": own})
    if st.button(say("taking-joined-other"), width="stretch", icon=":material/person_add:"):
        remember(token, "")
        st.session_state.pop(_once_key(token), None)
        st.rerun()


def ask_name(invitation: Invitation, token: str) -> None:
    """Ask for the name; joining then gives the person a token of their own."""
    failure = st.session_state.pop(FAILURE, None)
    if isinstance(failure, InvalidRequest) and failure.code == FULL:
        explain_closed(Closed(FULL))
        return
    st.title(say("taking-welcome", team=escape(invitation.team.name)))
    if invitation.invited_by:
        st.markdown(say("taking-invited-by", inviter=escape(invitation.invited_by)))
    st.markdown(say("taking-welcome-detail"))
    if invitation.expires_at is not None:
        st.markdown(say("taking-join-until", day=until(invitation.expires_at, long=True)))
    # A second click ends the first one's run, possibly after its request has reached the service: same key for both.
    st.session_state.setdefault(_once_key(token), uuid4().hex)
    with st.form("join", border=False):
        st.text_input(say("taking-name"), key=NAME, max_chars=200, autocomplete="name")
        st.text_input(say("taking-email"), key=EMAIL, max_chars=254, autocomplete="email")
        st.form_submit_button(
            say("taking-continue"),
            type="primary",
            on_click=_join,
            args=(token,),
            width="stretch",
            icon=":material/arrow_forward:",
        )
    if UNREADABLE in st.session_state:
        st.error(st.session_state.pop(UNREADABLE))
    if failure is not None:
        show_error(failure)
    st.caption(say("taking-name-seen"))


def _join(token: str) -> None:
    """Join once, however often the button is clicked."""
    name, email = st.session_state[NAME], st.session_state[EMAIL].strip()
    try:
        link = OpenLink(token=token, name=name, email=email or None)
    except ValidationError as error:
        wrong = {each["loc"][0] for each in error.errors()}
        st.session_state[UNREADABLE] = say("taking-name-missing") if "name" in wrong else say("taking-email-wrong")
        return
    try:
        joined = current_service().takers.write(operations.join(link, st.session_state[_once_key(token)]))
    except DiscernError as error:
        st.session_state[FAILURE] = error
    else:
        st.session_state[_joined_key(token)] = joined.take_token


def _once_key(token: str) -> str:
    return f"joining {token}"


def _joined_key(token: str) -> str:
    return f"joined {token}"
