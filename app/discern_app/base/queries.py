"""How pages read and write: through the cached client, with a banner where it fails."""

from collections.abc import Callable
from itertools import islice
from typing import TypeVar

import streamlit as st

from discern.client import operations
from discern.client.cache import Held
from discern.client.calls import Call, at_cursor
from discern.client.errors import (
    DiscernError,
    NotFound,
    RateLimited,
    ServerError,
    ServiceUnreachable,
    TimedOut,
    UnreadableAnswer,
)
from discern.contract import Page
from discern_app.base.error_banners import show_error, show_stale
from discern_app.base.service import current_service
from discern_app.base.text import plain

T = TypeVar("T")

NO_ACCOUNT = "service_has_no_account"
LOW_QUOTA = 0.1

NOTES = "reading_notes"

PASSING = (RateLimited, ServerError, ServiceUnreachable, TimedOut, UnreadableAnswer)
"""Errors that may be over in a moment."""

HEAL_EVERY = "5s"
ARMED = "heal_armed"

TOLD = "told_stale"
"""Kinds of error this run has a banner for already, so that one outage is told once."""


class PageEndedError(Exception):
    """A page can't go on without an answer, and has said so. The shell goes on after it, as `st.stop` would not."""


def read(operation: Call[T]) -> T:
    """The answer. Where there is none, the page ends here with a banner."""
    return read_held(operation).value


def read_held(operation: Call[T]) -> Held[T]:
    """The answer with how it was read. Where there is none, the page ends here with a banner."""
    try:
        return try_read_held(operation)
    except DiscernError as error:
        show_error(error)
        if isinstance(error, PASSING):
            st.session_state[TOLD].add(type(error).__name__)
        raise PageEndedError from error


def try_read(operation: Call[T]) -> T:
    """The answer, under a banner when it is stale. Raises a `DiscernError` where there is none."""
    return try_read_held(operation).value


def try_read_held(operation: Call[T]) -> Held[T]:
    held = current_service().managers.read(operation)
    if held.error is not None:
        told: set[str] = st.session_state.setdefault(TOLD, set())
        kind = type(held.error).__name__
        if kind not in told:
            told.add(kind)
            show_stale(held.error, held.age)
    if held.reading is not None:
        st.session_state.setdefault(NOTES, {}).update(dict.fromkeys(held.reading.notes))
    return held


def read_all(operation: Call[Page[T]], most: int) -> tuple[list[T], bool]:
    """The first ``most`` objects of a list, page by page, and whether there are more."""
    objects: list[T] = []
    following: Call[Page[T]] | None = operation
    while following is not None and len(objects) < most:
        page = read(following)
        objects += page.data
        following = at_cursor(operation, page.next_cursor) if page.next_cursor else None
    return objects[:most], following is not None or len(objects) > most


def collect(operation: Call[Page[T]], most: int) -> Callable[[], list[T]]:
    """A function that reads a whole list, at most ``most`` of it; a file's contents may be made of that on a click."""
    client = current_service().managers.client
    return lambda: list(islice(client.pages(operation), most))


def write(operation: Call[T]) -> T | None:
    """Make a change and return the answer, or None under a banner."""
    try:
        return current_service().managers.write(operation)
    except DiscernError as error:
        show_error(error)
        return None


@st.fragment(run_every=HEAL_EVERY)
def _try_again() -> None:
    if st.session_state.pop(ARMED, False):
        return
    st.rerun()


def heal() -> None:
    """While a service is out of reach, draw the page again every few seconds, until nothing is told any more."""
    if st.session_state[TOLD]:
        st.session_state[ARMED] = True
        _try_again()


def show_notes() -> None:
    """What had to be converted, or is missing, in the answers of a service with payloads of its own."""
    notes: dict[str, None] = st.session_state.get(NOTES, {})
    if notes:
        with st.expander("How this service's answers were read", icon=":material/translate:"):
            for note in notes:
                st.markdown(f"- {plain(note)}")


def show_quota() -> None:
    """What is left of the limit, as a number and a bar, with a warning when it is low."""
    quota = current_service().managers.client.quota
    if quota is None:
        return
    limit = max(_limit() or 0, quota.remaining, 1)
    st.progress(quota.remaining / limit, text=f"Requests left: {quota.remaining} of {limit} a minute", width=320)
    if quota.remaining < limit * LOW_QUOTA:
        left = "Few requests are left." if quota.remaining else "No requests are left."
        pace = quota.runs_out_in
        lasts = "" if pace is None or pace < 1 else f" At this pace they last {pace:.0f} s."
        st.warning(f"{left}{lasts} They come back within a minute.", icon=":material/speed:", width=320)


def _limit() -> int | None:
    """The key's limit a minute, where the service tells it; a service that doesn't is asked once a session."""
    if st.session_state.get(NO_ACCOUNT):
        return None
    try:
        return current_service().managers.read(operations.get_account()).value.limit.per_minute
    except (NotFound, UnreadableAnswer):
        st.session_state[NO_ACCOUNT] = True
    except DiscernError:
        pass
    return None
