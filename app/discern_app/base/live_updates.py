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
from discern_app.session_state import (
    DRAWN_FOR_THEME,
    IS_INCOMPLETE,
    IS_PAGE_RUN,
    IS_UNDISTURBED,
    SEEN_VERSION,
    SHOWN_ERRORS,
)

POLL_EVERY_S = 5.0
"""How often an open page asks."""

# Words in place of a version.

ABSENT = "absent"
"""The service has no versions: another vendor's, for example."""

REFUSED = "refused"
"""The viewer was shut out, or the key was revoked."""

REFUSALS = {"actor_unknown", "key_invalid", "key_missing"}
"""Error codes that say so. Another vendor's service may refuse an address that it doesn't have."""

FAILING = "failing"
"""The service can't be asked at the moment."""


def follow_changes() -> None:
    """Drop what has become stale before a page is drawn, and ask every few seconds from then on."""
    # Before the page reads: what changes while it is drawn then makes another version.
    SEEN_VERSION.set((current_service().base_url, _look()))
    DRAWN_FOR_THEME.set(st.context.theme.type)
    IS_UNDISTURBED.set(False)
    IS_PAGE_RUN.set(True)
    _poll()


def is_refused() -> bool:
    """Whether the service refuses the viewer now."""
    return _look() == REFUSED


@st.fragment(run_every=POLL_EVERY_S)
def _poll() -> None:
    # The one timer of a page. Of two whose ticks arrive together, Streamlit 1.67 can start the second as a run of its
    # own while messages of the first wait to be sent; it then drops these, and with them the timers that they set.
    if IS_PAGE_RUN.take():
        return
    is_partial = SHOWN_ERRORS.get() or IS_INCOMPLETE.get()
    is_other_theme = DRAWN_FOR_THEME.get() != st.context.theme.type
    if is_partial or (is_other_theme and not IS_UNDISTURBED.get()):
        st.rerun()
    base_url, seen = SEEN_VERSION.get()
    version = _look()
    # A page without a banner may show old data while the service fails.
    if version != seen or version in {REFUSED, FAILING}:
        SEEN_VERSION.set((base_url, version))
        st.rerun()


def _look() -> str:
    """The version, or a word in its place."""
    service = current_service()
    base_url, seen = SEEN_VERSION.get()
    is_known = base_url == service.base_url and seen is not None
    if is_known and seen == ABSENT:
        return ABSENT
    try:
        cached = service.managers.find_version()
    except (NotAuthenticated, NotPermitted) as error:
        # Another vendor's service may refuse an address that it doesn't have; ours has had it before.
        return REFUSED if is_known or error.code in REFUSALS else ABSENT
    except (NotFound, UnreadableAnswer):
        # A service that had versions and has none is broken, not another one.
        return FAILING if is_known else ABSENT
    except DiscernError:
        return FAILING
    return cached.value.version if cached.error is None else FAILING
