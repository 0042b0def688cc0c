"""Where people sign in, and what those without access see."""

import streamlit as st

from discern_app.access.session import find_identity
from discern_app.base.oidc_providers import DEFAULT, list_providers
from discern_app.base.text import escape

identity = find_identity()
if identity is None:
    st.title("Sign in", icon=":material/login:")
    st.markdown(
        "Discern shows how the people in a team like to work. Were you sent a link to an assessment? Open that link: "
        "it needs no sign-in."
    )
    for provider in list_providers():
        label = "Sign in" if provider == DEFAULT else f"Sign in with {provider.title()}"
        if st.button(label, type="primary", icon=":material/login:", width="stretch", key=f"sign in {provider}"):
            st.login(None if provider == DEFAULT else provider)
else:
    st.title("You don't have access", icon=":material/lock:")
    st.markdown(
        f"You are signed in as **{escape(identity.name)}**, but you don't have access yet. Ask the person who "
        "runs this installation, and give them the e-mail address that you sign in with."
    )
    with st.expander("I run this installation. How do I get in?"):
        st.markdown(
            "Add your e-mail address to `DISCERN_OWNERS`, restart Discern, and sign in. This works if your provider "
            "says that it has verified the address, or if you list the provider in `DISCERN_TRUSTED_ISSUERS`. If "
            "someone else has signed in with this address before, the access is theirs: an owner can remove it under "
            "**People and access**."
        )
    st.button("Sign out", icon=":material/logout:", on_click=st.logout)
