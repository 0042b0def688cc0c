"""The page for visitors from other machines while no sign-in is set up."""

import streamlit as st

st.title("This page is closed", icon=":material/lock:")
st.markdown(
    "Discern runs here, and only the machine it runs on may open its pages. Were you sent a link to an assessment? "
    "Open that link: it works from everywhere."
)
with st.expander("I run this installation. How do I open it?"):
    st.markdown(
        "- **On the machine itself**, open `http://localhost:8501` in a browser. A proxy or a tunnel in between "
        "doesn't count.\n"
        "- **For everybody who can reach this address**, set `DISCERN_OPEN_ACCESS=1` and start Discern again. They "
        "will all see every name and every result, so do it only in a network where you would show them to anybody."
    )
