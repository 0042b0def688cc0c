"""How a colleague gets access, to everything or to one team only: with sign-in set up, and without."""

import streamlit as st

from discern_app.base.language import say
from discern_app.base.navigation import page_of
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.components.charts import show_table
from discern_app.settings.access_dialogs import ROLES

STEPS = ("sign-in", "give", "use")


def show_giving_access() -> None:
    """Who gets in at present, the steps to access for one team only, and what each role may do."""
    signs_in = is_sign_in_set_up()
    st.markdown(say("settings-access-today", signs_in="yes" if signs_in else "no"))
    st.subheader(say("settings-access-one-team"), anchor=False)
    steps = [step for step in STEPS if not (signs_in and step == "sign-in")]
    st.markdown("\n".join(f"{n}. {say('settings-access-step', step=step)}" for n, step in enumerate(steps, start=1)))
    if signs_in:
        st.page_link(page_of("access"), label=say("settings-access-open"), icon=":material/arrow_forward:")
    else:
        with st.expander(say("settings-access-operator")):
            st.markdown(say("access-closed-operator-way", way="sign-in"))
    st.subheader(say("settings-access-roles"), anchor=False)
    show_table(
        [say("settings-access-column", column=column) for column in ("role", "may")],
        [(say("access-role-name", role=role), say("access-role-detail", role=role)) for role in ROLES],
    )
    st.markdown(say("settings-access-participants"))
