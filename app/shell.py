"""Every run starts here: the gate, the navigation and the banners; then the page."""

from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import streamlit as st

from ui.feed import follow
from ui.gate import current_access
from ui.presenting import PRESENTING
from ui.reads import NOTES, TOLD, PageEndedError, heal, show_notes, show_quota
from ui.styles import set_styles

# Pages that candidates' links lead to. They open for everybody and lead nowhere else.
LINKS = {"take", "me"}

take = st.Page("app_pages/take.py", title="Your assessment", url_path="take", visibility="hidden")
me = st.Page("app_pages/me.py", title="Your profile", url_path="me", visibility="hidden")
opened = urlsplit(st.context.url or "").path.strip("/")
access = current_access()
is_visitor = opened in LINKS or not access.allowed
st.set_page_config(
    page_title="Discern",
    page_icon=str(Path(__file__).with_name("icon.svg")),
    layout="centered" if is_visitor else "wide",
)
set_styles()
st.session_state[TOLD] = set()
st.session_state[NOTES] = {}

if is_visitor:
    closed = st.Page("app_pages/closed.py", title="Closed", url_path="closed", default=True)
    st.navigation([closed, take, me], position="hidden").run()
else:
    page = st.navigation(
        [
            st.Page("app_pages/overview.py", title="Overview", icon=":material/home:", default=True),
            st.Page("app_pages/assessments.py", title="Assessments", icon=":material/assignment:"),
            st.Page("app_pages/results.py", title="Results", icon=":material/person:"),
            st.Page("app_pages/compare.py", title="Compare", icon=":material/compare_arrows:"),
            st.Page("app_pages/team.py", title="Team", icon=":material/group:"),
            st.Page("app_pages/teams.py", title="Teams", icon=":material/groups:"),
            st.Page("app_pages/reports.py", title="Reports", icon=":material/article:"),
            st.Page("app_pages/events.py", title="Events", icon=":material/notifications:"),
            st.Page("app_pages/settings.py", title="Settings", icon=":material/settings:"),
            st.Page("app_pages/about.py", title="About", icon=":material/info:"),
            take,
            me,
        ]
    )
    if access.is_open and not access.is_direct:
        st.warning(
            "Everybody who can reach this address sees these pages, because `DISCERN_OPEN_ACCESS` is set.",
            title="Open access",
            icon=":material/lock_open:",
        )
    with suppress(PageEndedError):
        page.run()
    heal()
    follow()
    show_notes()
    if PRESENTING not in st.query_params:
        with st.container(key="quota", width=320):
            show_quota()
