"""Where a candidate's own private link leads: the questions while any are open, then the profile."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import Invitation
from ui.banners import show_error
from ui.connection import current_service
from ui.links import private_link
from ui.profile import show_profile
from ui.questions import ask, was_asked_here
from ui.text import plain
from ui.visits import open_link

token = st.query_params.get("token")
taking = open_link(token)
if isinstance(taking, Invitation) or (taking is not None and not taking.private):
    st.switch_page("app_pages/take.py", query_params={"token": str(token)})
elif taking is not None and token is not None:
    is_done = taking.status == "completed"
    if not is_done and taking.status not in {"created", "started"}:
        st.title("This assessment has ended")
        st.markdown(f"It is {taking.status}. Ask the person who invited you for a new link.")
    elif is_done or ask(taking.assessment_id):
        st.title(plain(taking.candidate.name))
        if was_asked_here(taking.assessment_id):
            st.success("All your answers are in.", title="Thank you", icon=":material/check_circle:")
        try:
            results = current_service().takers.read(operations.get_results(taking.assessment_id)).value
        except DiscernError as error:
            show_error(error)
        else:
            show_profile(results, you=True)
    st.divider()
    st.markdown("**Your private link.** Keep it: it leads to this page, and nobody else has it.")
    st.code(private_link(token), language=None, wrap_lines=True)
