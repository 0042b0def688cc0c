"""Every run starts here: access, navigation and banners around the page."""

from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import streamlit as st

from discern_app.access.secret import Access, current_access
from discern_app.access.viewer import find_identity, list_pages, show_identity
from discern_app.base.branding import app_css, read_branding, show_logo
from discern_app.base.current_service import current_service, taker_service
from discern_app.base.error_banners import expect_banners, show_banners
from discern_app.base.language import note_language, say
from discern_app.base.live_updates import follow_changes
from discern_app.base.navigation import (
    LINKED,
    LISTED,
    PRESENTING,
    forget_searches,
    in_sections,
    linked_page,
    make_linked_pages,
    make_locked,
    make_missing,
    make_pages,
    make_ways_home,
)
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.queries import PageEndedError, quota_warning, show_notes, show_quota
from discern_app.base.storage_banner import show_storage_banner
from discern_app.base.styles import set_styles
from discern_app.components.page_header import lead_menu_to_list
from discern_app.dialogs.open_dialog import close_of_other_page, return_focus, show_open_dialog
from discern_app.dialogs.undo import forget_act_elsewhere
from discern_app.insight.findings import show_foot
from discern_app.session_state import IS_INCOMPLETE, IS_PAGE_NAMED, MEASURED_BY, READING_NOTES, SHOWN_ERRORS

HERE = Path(__file__).parent

SIDEBAR_PX = 220

note_language()
# Without what a host may put before the app's addresses.
address = urlsplit(st.context.url or "").path.rstrip("/").rpartition("/")[2]
# Programs that take a link along may write it in other letters: `Take`.
opened = address.lower() if address.lower() in LINKED else address

needs_sign_in = is_sign_in_set_up()
access = Access(holds_secret=False, is_open=False) if needs_sign_in else current_access()
identity = find_identity() if needs_sign_in and opened not in LINKED else None
user = identity.user if identity is not None else None
is_member = user is not None and user.role == "member"
is_outside = opened in LINKED or is_member or not (access.allowed or user is not None)
st.set_page_config(
    # The others name themselves.
    page_title="Discern" if is_outside else None,
    page_icon=str(HERE / "icon.svg"),
    layout="wide" if opened in LINKED or not is_outside else "centered",
    # A slide has the screen to itself.
    initial_sidebar_state="auto" if is_outside else "collapsed" if PRESENTING in st.query_params else SIDEBAR_PX,
)
set_styles()
waiting = st.empty()
if not is_outside:
    # Nobody sees it before a page that is there in seconds.
    waiting.html(f'<p class="waiting">{say("banners-waiting")}</p>')
branding = read_branding(taker_service().takers if is_outside else current_service().managers)
st.html(f"<style>{app_css(branding)}</style>")
show_logo(branding)
for value in (IS_PAGE_NAMED, SHOWN_ERRORS, READING_NOTES, IS_INCOMPLETE, MEASURED_BY):
    value.forget()

if is_outside:
    locked = make_locked("sign_in" if needs_sign_in else "closed", () if opened in LINKED else LISTED)
    page = st.navigation([*locked, *make_linked_pages(address)], position="hidden")
    if is_member and page.url_path not in LINKED:
        st.switch_page(linked_page("me"))
    page.run()
else:
    open_here = list_pages(user)
    sections = in_sections(open_here, make_pages())
    hidden = [*make_ways_home(open_here), *make_linked_pages(address), *make_missing(opened)]
    page = st.navigation({**sections, "": [*sections[""], *hidden]})
    show_identity(user)
    if access.is_open and not access.holds_secret:
        st.warning(
            say("navigation-open-access-detail"),
            title=say("navigation-open-access"),
            icon=":material/lock_open:",
        )
    show_storage_banner(user)
    forget_searches(page.url_path)
    follow_changes()
    forget_act_elsewhere(page.url_path)
    close_of_other_page(page.url_path, st.query_params.to_dict())
    expect_banners()
    above = st.empty()
    with suppress(PageEndedError):
        page.run()
    waiting.empty()
    show_foot()
    show_banners(above, quota_warning())
    show_open_dialog(page.url_path, st.query_params.to_dict())
    show_notes()
    show_quota()
    lead_menu_to_list()
    return_focus()
