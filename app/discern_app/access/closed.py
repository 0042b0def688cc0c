"""The page for browsers without this installation's secret, while no sign-in is set up."""

import streamlit as st

from discern_app.access.gate import COOKIE_LASTS_DAYS
from discern_app.base.http_middleware import serves_drawing_script
from discern_app.base.language import say

st.title(say("access-closed"), icon=":material/lock:")
st.markdown(say("access-closed-detail"))
if serves_drawing_script():
    st.markdown(say("access-closed-open", days=COOKIE_LASTS_DAYS))
with st.expander(say("access-closed-operator")):
    st.markdown(say("access-closed-operator-detail"))
