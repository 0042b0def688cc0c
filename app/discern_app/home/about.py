"""What Discern is for, what it must not be used for, and what its results can and can't tell."""

import streamlit as st

from discern.words import STRENGTHS, strength_name
from discern_app.base.language import language, say

st.title(say("about-title"))
st.markdown(say("about-what-it-is"))

meant, excluded = st.columns(2, gap="large")
with meant:
    st.subheader(say("about-meant"), icon=":material/check_circle:")
    st.markdown(say("about-meant-list"))
with excluded:
    st.subheader(say("about-excluded"), icon=":material/block:")
    st.markdown(say("about-excluded-list"))

st.subheader(say("about-certainty"))
st.markdown(say("about-certainty-detail"))
st.table(
    {
        say("about-words"): [strength_name(strength, language()) for strength in STRENGTHS],
        say("about-meaning"): [say("about-strength", strength=name) for name in STRENGTHS.values()],
    },
    alt=say("about-words-alt"),
    hide_index=True,
)
st.markdown(say("about-limits"))

st.subheader(say("about-answers"))
st.markdown(say("about-answers-list", operation="`DELETE /v1/candidates/{id}`"))
st.caption(say("about-source"))
