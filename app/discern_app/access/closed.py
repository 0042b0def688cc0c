"""The page for browsers without this installation's secret, while no sign-in is set up."""

import streamlit as st

from discern_app.access.gate import COOKIE_LASTS_DAYS
from discern_app.base.http_middleware import serves_drawing_script

OTHERS = """
- **Let people sign in** with Google, Microsoft or another provider: put it into `.streamlit/secrets.toml` under
  `[auth]`, name yourself in `DISCERN_OWNERS`, and start Discern again. `docs/security.md` has the lines to copy.
- **Open the pages to everybody who can reach this address**: set `DISCERN_OPEN_ACCESS=1` and start Discern again. They
  will all see every name and every result, so do it only in a network where you would show them to anybody.
"""

st.title("This page is closed", icon=":material/lock:")
st.markdown("Were you sent a link to an assessment? Open that link: it works from everywhere.")
if serves_drawing_script():
    st.markdown(
        "Do you run this installation? Open the address that Discern printed when it started, with `/open?secret=` in "
        "it. You find it in the terminal or the log. This browser can then open the pages for "
        f"{COOKIE_LASTS_DAYS} days."
    )
with st.expander("I run this installation. How do I let people in?"):
    st.markdown(OTHERS)
