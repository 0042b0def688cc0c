"""The private link by mail, in a page of Streamlit's."""

from collections.abc import Callable

import streamlit as st

from discern.client.cache import CachedReader
from discern.client.errors import DiscernError
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.text import escape
from discern_app.participant.keep_link import LinkMail, begin_mail, mail_code, mail_link, mail_to_self


def offer_mail(reader: CachedReader, assessment_id: str, link: str) -> None:
    """Ask for an address and then for the code that went there; without a mail server, open the mail program."""
    found: LinkMail | None = st.session_state.get(_key(assessment_id))
    mail = found or begin_mail(reader)
    if mail.step == "none":
        st.link_button(say("taking-mail-link"), mail_to_self(link), icon=":material/mail:")
        st.caption(say("taking-mail-link-detail"))
        return
    if mail.is_sent:
        st.success(say("taking-mail-sent"), icon=":material/mark_email_read:")
    if mail.failure:
        st.error(mail.failure, icon=":material/error:")
    if mail.step == "address":
        _ask_address(reader, assessment_id, mail)
    else:
        _ask_code(reader, assessment_id, mail)


def _ask_address(reader: CachedReader, assessment_id: str, mail: LinkMail) -> None:
    with st.form("link mail address", border=False):
        email = st.text_input(say("taking-mail-address"), mail.email, max_chars=254, autocomplete="email")
        st.caption(say("taking-mail-address-detail"))
        if st.form_submit_button(say("taking-mail-code-send"), icon=":material/mail:"):
            _go_on(assessment_id, lambda: mail_code(reader, assessment_id, email))


def _ask_code(reader: CachedReader, assessment_id: str, mail: LinkMail) -> None:
    if mail.status != 503:
        st.markdown(say("taking-mail-code-sent", email=escape(mail.email)))
    with st.form("link mail code", border=False):
        code = st.text_input(say("taking-mail-code"), max_chars=20, autocomplete="one-time-code")
        if st.form_submit_button(say("taking-mail-link-send"), type="primary"):
            _go_on(assessment_id, lambda: mail_link(reader, assessment_id, mail.email, code))
    with st.container(horizontal=True):
        if st.button(say("taking-mail-code-again")):
            _go_on(assessment_id, lambda: mail_code(reader, assessment_id, mail.email))
        if st.button(say("taking-mail-address-other")):
            _go_on(assessment_id, lambda: LinkMail("address"))


def _go_on(assessment_id: str, step: Callable[[], LinkMail]) -> None:
    """Take a step, and show where things stand then."""
    try:
        st.session_state[_key(assessment_id)] = step()
    except DiscernError as error:
        show_error(error)
        return
    st.rerun()


def _key(assessment_id: str) -> str:
    """The session key of the `LinkMail` that the last form led to."""
    return f"link mail {assessment_id}"
