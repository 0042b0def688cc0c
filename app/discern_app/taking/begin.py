"""Before the first question: consent, and the page for an assessment that was started in another browser."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import GiveConsent, Taking
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import show_error
from discern_app.base.navigation import linked_page
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.text import escape
from discern_app.taking.browser_memory import remember


def ask_consent(taking: Taking, token: str) -> None:
    """Show what the assessment is for; who agrees goes on to their private link."""
    st.title(f"Hello {escape(taking.candidate.name)}")
    st.markdown(taking.consent.text)
    agreed = st.checkbox("I have read this and take part voluntarily.", key="agreed")
    if st.button("Start", type="primary", disabled=not agreed, width="stretch", icon=":material/arrow_forward:"):
        _consent(taking, token, restart=False)


def offer_restart(taking: Taking, token: str) -> None:
    """Say that only the browser that began goes on, and offer to restart without what was answered there."""
    st.title("Started in another browser")
    ways = [
        "Open this link in the browser where you started.",
        "Or open **Continue on another device** there and scan the code with this device.",
    ]
    if is_sign_in_set_up():
        ways.append("Or sign in, if you have access, and continue under **My data**.")
    st.markdown(
        f"Some questions for {escape(taking.candidate.name)} have been answered already. Other people may have this "
        "link too, so it doesn't lead to those answers. To continue:\n\n" + "\n".join(f"- {way}" for way in ways)
    )
    st.header("Start again")
    st.markdown(
        "**This deletes the earlier answers for good.** Do it if you can't use that browser, or if it wasn't you who "
        "started."
    )
    with st.expander("What it is for, and what is stored", icon=":material/description:"):
        st.markdown(taking.consent.text)
    agreed = st.checkbox("I have read what it is for and take part voluntarily.", key="agreed")
    sure = st.checkbox("Delete the earlier answers.", key="sure of restart")
    if st.button("Start again", type="primary", disabled=not (agreed and sure), width="stretch"):
        _consent(taking, token, restart=True)


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
