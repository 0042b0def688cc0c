"""Before the first question: consent, and the page for an assessment that was started in another browser."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import GiveConsent, Taking
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.language import say
from discern_app.base.navigation import linked_page
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.text import escape, until
from discern_app.participant.who_invites import describe_who
from discern_app.taking.browser_memory import remember


def ask_consent(taking: Taking, token: str) -> None:
    """Show what the assessment is for; who agrees goes on to their private link."""
    st.title(say("taking-hello", name=escape(taking.candidate.name)))
    if taking.invited_by:
        st.markdown(say("taking-invited-by", inviter=escape(taking.invited_by)))
    if is_ours := current_service().is_embedded:
        st.markdown(say("taking-consent-length"))
    _say_until(taking)
    if is_ours:
        st.markdown(_list_points())
    with st.expander(say("taking-consent-full"), expanded=not is_ours):
        _show_in_full(taking)
    agreed = st.checkbox(say("taking-agree"), key="agreed")
    if st.button(
        say("taking-start"), type="primary", disabled=not agreed, width="stretch", icon=":material/arrow_forward:"
    ):
        _consent(taking, token, restart=False)


def offer_restart(taking: Taking, token: str) -> None:
    """Say that only the browser that began goes on, and offer to restart without what was answered there."""
    st.title(say("taking-elsewhere"))
    sign_in = "yes" if is_sign_in_set_up() else "no"
    st.markdown(say("taking-elsewhere-detail", name=escape(taking.candidate.name), sign_in=sign_in))
    _say_until(taking)
    st.header(say("taking-restart"))
    st.markdown(say("taking-restart-detail"))
    with st.expander(say("taking-restart-text")):
        _show_in_full(taking)
    agreed = st.checkbox(say("taking-restart-agree"), key="agreed")
    sure = st.checkbox(say("taking-restart-sure"), key="sure of restart")
    if st.button(say("taking-restart"), type="primary", disabled=not (agreed and sure), width="stretch"):
        _consent(taking, token, restart=True)


def _say_until(taking: Taking) -> None:
    if taking.expires_at is not None:
        st.markdown(say("taking-answer-by", day=until(taking.expires_at, long=True)))


def _list_points() -> str:
    points = {
        "check": say("taking-consent-purpose"),
        "block": say("taking-consent-excluded"),
        "visibility": say("taking-consent-visibility"),
        "delete": say("taking-consent-erasure"),
    }
    return "\n".join(f"- :material/{icon}: {point}" for icon, point in points.items())


def _show_in_full(taking: Taking) -> None:
    st.markdown(describe_who(taking, escape))
    st.markdown(taking.consent.text)


def _consent(taking: Taking, token: str, *, restart: bool) -> None:
    consent = GiveConsent(accepted=True, version=taking.consent.version, restart=restart)
    try:
        given = current_service().takers.write(operations.give_consent(taking.assessment_id, consent))
    except DiscernError as error:
        show_error(error)
        return
    if given.private_token is None:
        st.rerun()
    remember(token, given.private_token)
    st.switch_page(linked_page("me"), query_params={"token": given.private_token})
