"""What is at an address that no page has."""

import streamlit as st

from discern_app.access.page_permissions import home_of
from discern_app.access.session import current_user
from discern_app.base.language import say
from discern_app.base.navigation import name_page, page_of, title_of
from discern_app.base.states import show_page_state

home = home_of(current_user())
name_page(title_of("not_found"))
step = show_page_state("search_off", title_of("not_found"), say("navigation-not-found"))
if step.button(say("navigation-to-home", page=title_of(home)), type="primary"):
    st.switch_page(page_of(home))
