"""Keeping what is on screen up to date: the feed says what happened, what is held of it goes, and the page is drawn."""

import streamlit as st

from discern.client import operations
from discern.client.errors import DiscernError, InvalidRequest, NotFound, NotPermitted, UnreadableAnswer
from discern.contract import Event, EventQuery
from discern_app.base.service import current_service

EVERY = 10.0
"""Seconds between two looks into the feed."""

PLACE = "feed_place"
"""The service and the last event of it that this session knows; `False` where it has no feed for us."""

DRAWN = "feed_drawn"
"""Set while the whole page is drawn, which is no time to ask."""


def follow() -> None:
    """From the first page of a session on, look into the feed every few seconds."""
    base_url = current_service().base_url
    place = st.session_state.get(PLACE)
    if place is None or place[0] != base_url:
        place = st.session_state[PLACE] = (base_url, _find_newest())
    if place[1] is not False:
        st.session_state[DRAWN] = True
        _look()


@st.fragment(run_every=EVERY)
def _look() -> None:
    if st.session_state.pop(DRAWN, False):
        return
    base_url, last = st.session_state[PLACE]
    events = _read_after(last)
    if events:
        st.session_state[PLACE] = (base_url, events[-1].id)
        for type_ in {event.type for event in events}:
            current_service().managers.heed(type_)
        st.rerun()


def _find_newest() -> str | bool | None:
    """The id of the newest event; null where nothing has happened yet, false where there is no feed."""
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
        # The place is not kept any more: everything may have changed, and the feed goes on from its newest event.
        st.session_state.pop(PLACE, None)
        current_service().managers.drop()
        st.rerun()
    except DiscernError:
        return []
