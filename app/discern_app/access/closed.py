"""The page for browsers without this installation's secret, while no sign-in is set up."""

import streamlit as st

from discern_app.access.gate import COOKIE_LASTS_DAYS
from discern_app.base.http_middleware import serves_drawing_script

OTHERS = """
- **Let people sign in** with Google, Microsoft or another provider: configure it in
  `.streamlit/secrets.toml` under `[auth]`, add your address to `DISCERN_OWNERS`, and restart Discern.
  `docs/security.md` has the lines to copy.
- **Open the pages to everyone who can reach this address**: set `DISCERN_OPEN_ACCESS=1` and restart Discern. All of
  them will see every name and every result, so do this only in a network where everyone may see them.
"""

st.title("This page is closed", icon=":material/lock:")
st.markdown("Were you sent a link to an assessment? Open that link: it works from anywhere.")
if serves_drawing_script():
    st.markdown(
        "Do you run this installation? Open the address with `/open?secret=` that Discern printed when it started: "
        f"it is in the terminal or the log. This browser can then open the pages for {COOKIE_LASTS_DAYS} days."
    )
with st.expander("I run this installation. How do I let people in?"):
    st.markdown(OTHERS)
