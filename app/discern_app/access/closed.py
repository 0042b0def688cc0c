"""The page for browsers without this installation's secret, while no sign-in is set up."""

import streamlit as st

from discern_app.access.gate import COOKIE_LASTS_DAYS
from discern_app.base.http_middleware import serves_drawing_script
from discern_app.base.language import say
from discern_app.base.states import show_page_state

detail = say("access-closed-detail")
if serves_drawing_script():
    detail += f"\n\n{say('access-closed-open', days=COOKIE_LASTS_DAYS)}"
show_page_state("lock", say("access-closed"), detail)
with st.expander(say("access-closed-operator")):
    st.markdown("\n\n".join(say("access-closed-operator-way", way=way) for way in ("sign-in", "open")))
