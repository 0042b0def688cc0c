"""What is at an address that no page has."""

import streamlit as st

from discern_app.base.language import say
from discern_app.base.navigation import HOME, name_page, page_of, title_of
from discern_app.base.states import show_page_state

name_page(title_of("not_found"))
step = show_page_state("search_off", title_of("not_found"), say("navigation-not-found"))
if step.button(say("navigation-to-home", page=title_of(HOME)), type="primary"):
    st.switch_page(page_of(HOME))
