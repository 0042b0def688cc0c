"""What people see who aren't let in, where a host serves no plain pages: how to sign in, or a field for the secret.

The field is shown once: from then on the browser keeps a token in place of the secret.
"""

from datetime import UTC, datetime

import streamlit as st

from discern.identity_providers import DEFAULT
from discern.installation_secret import find_secret
from discern_app.access.secret import COOKIE_LASTS_DAYS, TOKEN, is_valid, recall_token, try_secret
from discern_app.access.signed_in import find_lack
from discern_app.access.viewer import find_identity, read_claims_here
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import say
from discern_app.base.oidc_providers import is_sign_in_set_up, list_providers
from discern_app.base.states import show_page_state
from discern_app.base.text import escape
from discern_app.session_state import ACCESS_TOKEN


def ask_to_sign_in() -> None:
    """A button for each provider."""
    place = show_page_state("login", say("access-sign-in"), say("access-sign-in-detail"))
    for provider in list_providers():
        is_only = provider == DEFAULT
        label = say("access-sign-in") if is_only else say("access-sign-in-with", provider=provider.title())
        if place.button(label, type="primary", icon=":material/login:", key=f"sign in {provider}"):
            st.login(None if is_only else provider)


def explain_no_access(name: str) -> None:
    """For somebody who has signed in and may see nothing; ``name`` is empty where the provider gives none."""
    detail = say("access-refused-detail", name=escape(name)) if name else say("access-refused-somebody")
    lack = find_lack(read_claims_here() or {}, load_settings().trusted_issuers)
    place = show_page_state("lock", say("access-refused"), f"{detail} {say('access-refused-lack', lack=lack)}")
    place.button(say("navigation-sign-out"), icon=":material/logout:", on_click=st.logout)
    with st.expander(say("access-refused-operator")):
        st.markdown(say("access-refused-operator-detail", lack=lack))


def ask_for_secret() -> None:
    """The field for the secret, unless the browser keeps a token for it."""
    secret, token = find_secret(load_settings()), recall_token()
    if secret is not None and token and is_valid(token, secret, datetime.now(UTC), TOKEN):
        ACCESS_TOKEN.set(token)
        st.rerun()
    if token is None:
        # The browser hasn't said yet whether it keeps one.
        return
    show_page_state("lock", say("access-closed"), say("access-closed-detail"))
    if secret is not None:
        with st.form("access secret"):
            typed = st.text_input(say("access-secret"), type="password", max_chars=500, autocomplete="current-password")
            st.caption(say("access-secret-detail", days=COOKIE_LASTS_DAYS))
            if st.form_submit_button(say("access-secret-open"), type="primary"):
                failure = try_secret(typed or "", secret)
                if failure is None:
                    st.rerun()
                st.error(failure)
    with st.expander(say("access-closed-operator")):
        st.markdown("\n\n".join(say("access-closed-operator-way", way=way) for way in ("secret", "sign-in", "open")))


if not is_sign_in_set_up():
    ask_for_secret()
elif (identity := find_identity()) is None:
    ask_to_sign_in()
else:
    explain_no_access(identity.name)
