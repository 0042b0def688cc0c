"""Every run starts here: access, navigation and banners around the page."""

from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import streamlit as st

from discern_app.access.gate import Access, current_access
from discern_app.access.page_permissions import list_pages, show_identity
from discern_app.access.session import find_identity
from discern_app.base.live_updates import poll_events
from discern_app.base.navigation import LINKED, make_linked_pages, make_pages, script_of
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.queries import NOTES, SHOWN_ERRORS, PageEndedError, retry_until_healthy, show_notes, show_quota
from discern_app.base.streamlit_internals import set_styles
from discern_app.teams.slides import PRESENTING

opened = urlsplit(st.context.url or "").path.strip("/")

needs_sign_in = is_sign_in_set_up()
access = Access(holds_secret=False, is_open=False) if needs_sign_in else current_access()
identity = find_identity() if needs_sign_in and opened not in LINKED else None
user = identity.user if identity is not None else None
is_outside = opened in LINKED or not (access.allowed or user is not None)
st.set_page_config(
    page_title="Discern",
    page_icon=str(Path(__file__).with_name("icon.svg")),
    layout="centered" if is_outside else "wide",
)
set_styles()
st.session_state[SHOWN_ERRORS] = set()
st.session_state[NOTES] = {}

if is_outside:
    script, title = ("sign_in", "Sign in") if needs_sign_in else ("closed", "Closed")
    closed = st.Page(script_of(script), title=title, url_path=script, default=True)
    st.navigation([closed, *make_linked_pages()], position="hidden").run()
else:
    is_member = user is not None and user.role == "member"
    pages = make_pages("my_data" if is_member else "overview")
    page = st.navigation([*list_pages(list(pages.values()), user), *make_linked_pages()])
    show_identity(user)
    if access.is_open and not access.holds_secret:
        st.warning(
            "Everybody who can reach this address sees these pages, because `DISCERN_OPEN_ACCESS` is set.",
            title="Open access",
            icon=":material/lock_open:",
        )
    with suppress(PageEndedError):
        page.run()
    retry_until_healthy()
    poll_events()
    show_notes()
    if PRESENTING not in st.query_params:
        show_quota()
