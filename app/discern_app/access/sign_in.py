"""Where people sign in, and what those without access see, where a host serves no routes."""

import streamlit as st

from discern_app.access.session import find_identity
from discern_app.base.language import say
from discern_app.base.oidc_providers import DEFAULT, list_providers
from discern_app.base.states import show_page_state
from discern_app.base.text import escape

identity = find_identity()
if identity is None:
    place = show_page_state("login", say("access-sign-in"), say("access-sign-in-detail"))
    for provider in list_providers():
        is_only = provider == DEFAULT
        label = say("access-sign-in") if is_only else say("access-sign-in-with", provider=provider.title())
        if place.button(label, type="primary", icon=":material/login:", key=f"sign in {provider}"):
            st.login(None if is_only else provider)
else:
    detail = (
        say("access-refused-detail", name=escape(identity.name)) if identity.name else say("access-refused-somebody")
    )
    place = show_page_state("lock", say("access-refused"), detail)
    place.button(say("navigation-sign-out"), icon=":material/logout:", on_click=st.logout)
    with st.expander(say("access-refused-operator")):
        st.markdown(say("access-refused-operator-detail"))
