"""Every run starts here: access, navigation and banners around the page."""

from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import streamlit as st

from discern_app.access.gate import Access, current_access
from discern_app.access.page_permissions import list_pages, show_identity
from discern_app.access.session import find_identity
from discern_app.base.language import say
from discern_app.base.live_updates import follow_changes
from discern_app.base.navigation import (
    LINKED,
    make_linked_pages,
    make_pages,
    make_redirects,
    make_stand_ins,
    script_of,
    title_of,
)
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.queries import NOTES, SHOWN_ERRORS, PageEndedError, show_notes, show_quota
from discern_app.base.streamlit_internals import set_styles
from discern_app.server.visitors import admit_session
from discern_app.teams.slides import PRESENTING

opened = urlsplit(st.context.url or "").path.strip("/")

needs_sign_in = is_sign_in_set_up()
access = Access(holds_secret=False, is_open=False) if needs_sign_in else current_access()
identity = find_identity() if needs_sign_in and opened not in LINKED else None
user = identity.user if identity is not None else None
is_outside = opened in LINKED or not (access.allowed or user is not None)
admit_session(is_admitted=not is_outside)
st.set_page_config(
    page_title="Discern",
    page_icon=str(Path(__file__).with_name("icon.svg")),
    layout="centered" if is_outside else "wide",
)
set_styles()
st.session_state[SHOWN_ERRORS] = set()
st.session_state[NOTES] = {}

if is_outside:
    script = "sign_in" if needs_sign_in else "closed"
    closed = st.Page(script_of(script), title=title_of(script), url_path=script, default=True)
    stand_ins = [] if opened in LINKED else make_stand_ins(script)
    st.navigation([closed, *stand_ins, *make_linked_pages()], position="hidden").run()
else:
    is_member = user is not None and user.role == "member"
    pages = make_pages("my_data" if is_member else "overview")
    listed = list_pages(list(pages.values()), user)
    page = st.navigation([*listed, *make_redirects(listed), *make_linked_pages()])
    show_identity(user)
    if access.is_open and not access.holds_secret:
        st.warning(
            say("navigation-open-access-detail"),
            title=say("navigation-open-access"),
            icon=":material/lock_open:",
        )
    follow_changes()
    with suppress(PageEndedError):
        page.run()
    show_notes()
    if PRESENTING not in st.query_params:
        show_quota()
