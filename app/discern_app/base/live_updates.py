"""Keeping the page up to date: poll the event feed, drop what an event makes stale, and redraw."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted, UnreadableAnswer
from discern.contract import Event, EventQuery
from discern_app.base.current_service import current_service

POLL_EVERY_S = 10.0
"""How often the feed is read."""

POSITION = "feed_position"
"""Session key: the service's base URL and the id of the last event seen; `False` where there is no feed."""

PAGE_RUN = "feed_page_run"
"""Session key: set by a run of the whole page, whose part of polling is then skipped."""


def poll_events() -> None:
    """Poll the feed from a session's first page on."""
    base_url = current_service().base_url
    position = st.session_state.get(POSITION)
    if position is None or position[0] != base_url:
        position = st.session_state[POSITION] = (base_url, _find_newest())
    if position[1] is not False:
        st.session_state[PAGE_RUN] = True
        _poll()


@st.fragment(run_every=POLL_EVERY_S)
def _poll() -> None:
    if st.session_state.pop(PAGE_RUN, False):
        return
    base_url, last = st.session_state[POSITION]
    events = _read_after(last)
    if events:
        st.session_state[POSITION] = (base_url, events[-1].id)
        for type_ in {event.type for event in events}:
            current_service().managers.invalidate_for_event(type_)
        st.rerun()


def _find_newest() -> str | bool | None:
    """The id of the newest event; None where there is none yet, False where there is no feed."""
    try:
        page = current_service().managers.read(operations.list_events(EventQuery(order="newest", limit=1))).value
    except (NotFound, NotPermitted, UnreadableAnswer):
        return False
    except DiscernError:
        return None
    return page.data[0].id if page.data else None


def _read_after(last: str | None) -> list[Event]:
    query = EventQuery(limit=200) if last is None else EventQuery(after=last, limit=200)
    try:
        return current_service().managers.read(operations.list_events(query)).value.data
    except InvalidRequest:
        # The service has deleted the last event seen: everything may have changed, so start again at the newest event.
        st.session_state.pop(POSITION, None)
        current_service().managers.drop()
        st.rerun()
    except DiscernError:
        return []
