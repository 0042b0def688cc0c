"""Keeping open pages up to date: ask for the version of what the viewer may see, and redraw when it is another one.

While the page shows a banner, or less than there is because the service was slow, it is redrawn every time, until the
service answers again.

The reader shares the answer among all sessions of a viewer in this process, and drops what the viewer's other version
has made stale. So what somebody hides or deletes leaves every open page within `POLL_EVERY_S`, the two seconds for
which an answer is shared, and the time that drawing takes.

Charts are drawn for a light or a dark page, and Streamlit runs no script when the browser changes from one to the other
(its issue 11920). So that is asked too; a page below a dialog is redrawn once the dialog is closed.

Why: docs/decisions/0010-open-pages-follow-a-version.md
"""

import streamlit as st

from discern.client.errors import DiscernError, NotAuthenticated, NotFound, NotPermitted, UnreadableAnswer
from discern_app.base.current_service import current_service
from discern_app.base.queries import INCOMPLETE, SHOWN_ERRORS

POLL_EVERY_S = 5.0
"""How often an open page asks."""

SEEN = "seen_version"
"""Session key: the service's base URL, and the version that the page shows or one of the words below."""

ABSENT = "absent"
"""The service has no versions: another vendor's, for example."""

REFUSED = "refused"
"""The viewer was shut out, or the key was revoked."""

REFUSALS = {"actor_unknown", "key_invalid", "key_missing"}
"""Error codes that say so. Another vendor's service may refuse an address that it doesn't have."""

FAILING = "failing"
"""The service can't be asked at the moment."""

DRAWN_FOR = "drawn_for_theme"
"""Session key: the type of the theme, light or dark, that the page was drawn for."""

UNDISTURBED = "undisturbed"
"""Session key: whether a dialog lies over the page, which a run of the page takes away until the run draws it again."""

PAGE_RUN = "version_page_run"
"""Session key: set by a run of the whole page, whose part of polling is then skipped."""


def follow_changes() -> None:
    """Drop what has become stale before a page is drawn, and ask every few seconds from then on."""
    st.session_state[SEEN] = (current_service().base_url, _look())
    st.session_state[DRAWN_FOR] = st.context.theme.type
    st.session_state[UNDISTURBED] = False
    st.session_state[PAGE_RUN] = True
    _poll()


def is_refused() -> bool:
    """Whether the service refuses the viewer now."""
    return _look() == REFUSED


@st.fragment(run_every=POLL_EVERY_S)
def _poll() -> None:
    # The one timer of a page. Of two whose ticks arrive together, Streamlit 1.67 can start the second as a run of its
    # own while messages of the first wait to be sent; it then drops these, and with them the timers that they set.
    if st.session_state.pop(PAGE_RUN, False):
        return
    is_partial = st.session_state[SHOWN_ERRORS] or st.session_state[INCOMPLETE]
    is_other_theme = st.session_state[DRAWN_FOR] != st.context.theme.type
    if is_partial or (is_other_theme and not st.session_state[UNDISTURBED]):
        st.rerun()
    base_url, seen = st.session_state[SEEN]
    found = _look()
    # A page without a banner may show old data while the service fails.
    if found != seen or found in {REFUSED, FAILING}:
        st.session_state[SEEN] = (base_url, found)
        st.rerun()


def _look() -> str:
    """The version, or one of the words above."""
    service = current_service()
    base_url, seen = st.session_state.get(SEEN, (None, None))
    is_known = base_url == service.base_url and seen is not None
    if is_known and seen == ABSENT:
        return ABSENT
    try:
        found = service.managers.find_version()
    except (NotAuthenticated, NotPermitted) as error:
        return REFUSED if is_known or error.code in REFUSALS else ABSENT
    except (NotFound, UnreadableAnswer):
        return FAILING if is_known else ABSENT
    except DiscernError:
        return FAILING
    return found.value.version if found.error is None else FAILING
