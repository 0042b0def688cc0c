"""The page for browsers without this installation's secret, where a host serves no routes and no sign-in is set up.

It asks for the secret, once.
"""

from datetime import UTC, datetime

import streamlit as st

from discern_app.access.access_secret import find_secret
from discern_app.access.gate import COOKIE_LASTS_DAYS, TOKEN, is_valid
from discern_app.access.typed_secret import recall_token, try_secret
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import say
from discern_app.base.states import show_page_state

secret = find_secret(load_settings())
token = recall_token()
if secret is not None and token and is_valid(token, secret, datetime.now(UTC), TOKEN):
    st.session_state[TOKEN] = token
    st.rerun()
if token is not None:
    show_page_state("lock", say("access-closed"), say("access-closed-detail"))
    if secret is not None:
        with st.form("access secret"):
            given = st.text_input(say("access-secret"), type="password", max_chars=500, autocomplete="current-password")
            st.caption(say("access-secret-detail", days=COOKIE_LASTS_DAYS))
            if st.form_submit_button(say("access-secret-open"), type="primary"):
                failure = try_secret(given or "", secret)
                if failure is None:
                    st.rerun()
                st.error(failure)
    with st.expander(say("access-closed-operator")):
        st.markdown("\n\n".join(say("access-closed-operator-way", way=way) for way in ("secret", "sign-in", "open")))
