"""How pages read and write: through the cached client, with a banner where it fails."""

from collections.abc import Callable
from itertools import islice
from typing import NoReturn, TypeVar

import streamlit as st

from discern.client import Quota
from discern.client.cache import CachedValue
from discern.client.calls import at_cursor
from discern.client.errors import (
    DiscernError,
    NotFound,
    RateLimited,
    ServerError,
    ServiceUnreachable,
    TimedOut,
    UnreadableAnswer,
)
from discern.contract import operations
from discern.contract.base_models import Page
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.operation_type import Call
from discern_app.base.current_service import current_service
from discern_app.base.error_banners import clear_places, show_error, show_page_error, tell_stale
from discern_app.base.language import say
from discern_app.base.navigation import HOME, OBJECTS, name_page, open_list, title_of
from discern_app.base.text import rows_html
from discern_app.session_state import (
    IS_PAGE_NAMED,
    OPENED_PAGE,
    READING_NOTES,
    REFUSED_READ,
    SHOWN_ERRORS,
)

T = TypeVar("T")

LOW_QUOTA = 0.1
"""The share of a limit below which few requests are left."""

FEW = 40
"""What a few pages ask for."""

PASSING = (RateLimited, ServerError, ServiceUnreachable, TimedOut, UnreadableAnswer)
"""Errors that may be over soon."""


class PageEndedError(Exception):
    """A page can't go on without an answer and has shown why. Unlike `st.stop`, it lets the shell finish its run."""


def read(operation: Call[T]) -> T:
    """The answer. Without one, the page ends here with a banner."""
    return read_cached(operation).value


def read_cached(operation: Call[T]) -> CachedValue[T]:
    """The answer with its age and conversion notes. Without one, the page ends here with a banner, and a button to try
    again where the error may be over soon.
    """
    try:
        return try_read_cached(operation)
    except DiscernError as error:
        end_page(error)


def read_offered(operation: Call[T]) -> T | None:
    """The answer; None where the service doesn't offer this, as another vendor's may not. Any other failure ends the
    page with a banner.
    """
    try:
        return try_read(operation)
    except (NotFound, UnreadableAnswer):
        return None
    except DiscernError as error:
        end_page(error)


def require_service() -> None:
    """End the page where not even the assessments are to be had, which every service has: where it lacks something
    else, its address may just be wrong.
    """
    read(operations.LIST_ASSESSMENTS(AssessmentQuery(limit=1)))


def end_page(error: DiscernError) -> NoReturn:
    """Show why a page can't go on and what to do, and end it. A page that has no heading yet gets its usual one."""
    opened = OPENED_PAGE.get() or HOME
    if not IS_PAGE_NAMED.get():
        name_page(title_of(opened))
        st.title(title_of(opened), anchor=False)
    clear_places()
    kind = type(error).__name__
    is_first = kind not in SHOWN_ERRORS.get()
    show_page_error(error)
    # Several parts of a page may end by the same error. One button for all of them runs the page again.
    if is_first:
        _offer_next_step(error, kind, opened)
    raise PageEndedError from error


def _offer_next_step(error: DiscernError, kind: str, opened: str) -> None:
    """A button that runs the page again where that may help, or leads to the list in which something is missing.

    Where the service says how long to wait, the page runs again by itself.
    """
    if isinstance(error, RateLimited):
        return
    if isinstance(error, PASSING):
        st.button(say("banners-again"), icon=":material/refresh:", key=f"again after {kind}")
        return
    is_one = isinstance(error, NotFound) and any(name in st.query_params for name in OBJECTS.get(opened, ()))
    if is_one and st.button(say("shared-all", page=opened), type="primary", key="all after missing"):
        open_list(opened)


def try_read(operation: Call[T]) -> T:
    """The answer, under a banner when it is stale. Raises a `DiscernError` when there is none."""
    return try_read_cached(operation).value


def try_read_cached(operation: Call[T]) -> CachedValue[T]:
    try:
        cached = current_service().managers.read(operation)
    except RateLimited as error:
        REFUSED_READ.set(error)
        raise
    if cached.error is not None:
        kind = type(cached.error).__name__
        if kind not in SHOWN_ERRORS.get():
            SHOWN_ERRORS.set(SHOWN_ERRORS.get() | {kind})
            tell_stale(cached.error, cached.age)
    if cached.reading is not None:
        READING_NOTES.set({**READING_NOTES.get(), **dict.fromkeys(cached.reading.notes)})
    return cached


def read_all(operation: Call[Page[T]], most: int) -> tuple[list[T], bool]:
    """The first ``most`` objects of a list, page by page, and whether there are more."""
    objects: list[T] = []
    next_page: Call[Page[T]] | None = operation
    while next_page is not None and len(objects) < most:
        page = read(next_page)
        objects += page.data
        next_page = at_cursor(operation, page.next_cursor) if page.next_cursor else None
    return objects[:most], next_page is not None or len(objects) > most


def collect(operation: Call[Page[T]], most: int) -> Callable[[], list[T]]:
    """A function that reads a list of at most ``most`` objects, for files that are made when they are downloaded."""
    client = current_service().managers.client
    return lambda: list(islice(client.pages(operation), most))


def write(operation: Call[T]) -> T | None:
    """Make a change and return the answer, or None under a banner."""
    try:
        return current_service().managers.write(operation)
    except DiscernError as error:
        show_error(error)
        return None


def show_notes() -> None:
    """Notes on what was converted or is missing in the answers of a service with another format."""
    notes = READING_NOTES.get()
    if notes:
        with st.expander(say("banners-readings")):
            st.html(rows_html(notes))


def show_quota() -> None:
    """The remaining requests of the rate limit, as a line in the sidebar. Nothing before the first answer."""
    quota = current_service().managers.client.quota
    if quota is None:
        return
    with st.sidebar:
        text = say("banners-quota", remaining=quota.remaining, limit=quota.limit or 0)
        st.caption(text, help=say("banners-quota-help"))


def quota_warning() -> str | None:
    """What to say on the page when few requests are left: a phone's sidebar is closed."""
    quota = current_service().managers.client.quota
    if quota is None or not is_low(quota):
        return None
    return say("banners-quota-low", remaining=quota.remaining, seconds=round(quota.runs_out_in or 0))


def is_low(quota: Quota) -> bool:
    """Whether few requests are left: of the limit, or for a few pages where the service doesn't say it."""
    return quota.remaining < (FEW if quota.limit is None else quota.limit * LOW_QUOTA)
