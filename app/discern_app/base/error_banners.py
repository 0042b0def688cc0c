"""What failed calls show: a banner with what happened, what to do and the request's id to quote, one for each class of
error; and a quiet card where nothing failed, and something just isn't there to be seen.
"""

from dataclasses import dataclass
from math import ceil
from typing import Literal, get_args
from urllib.parse import urlsplit

import streamlit as st

from discern.client.errors import (
    DiscernError,
    InvalidRequest,
    NotAuthenticated,
    NotFound,
    NotPermitted,
    RateLimited,
    ServerError,
    ServiceUnreachable,
    TimedOut,
    UnreadableAnswer,
)
from discern.contract.operations import LIST_ASSESSMENTS, OPERATIONS
from discern.contract.problems import ProblemCode
from discern_app.base.current_service import current_service
from discern_app.base.language import say
from discern_app.base.navigation import page_of, title_of
from discern_app.base.states import Container, show_state
from discern_app.base.text import escape
from discern_app.session_state import (
    CHOSEN_SERVICE,
    PAGE_ACTIONS,
    PAGE_HEAD,
    PAGE_WAY,
    REFUSED_READ,
    SHOWN_ERRORS,
    STALE_READS,
)

FRESH_S = 60.0
"""The age below which old data may be about people: none of those are kept for longer."""


@dataclass(frozen=True, slots=True)
class Banner:
    """``title`` says what happened, ``advice`` what to do; both plain text."""

    title: str
    advice: str


KINDS: dict[type[DiscernError], str] = {
    InvalidRequest: "invalid",
    NotAuthenticated: "key",
    NotPermitted: "permission",
    NotFound: "missing",
    RateLimited: "limit",
    ServerError: "server",
    TimedOut: "timeout",
    ServiceUnreachable: "unreachable",
    UnreadableAnswer: "unreadable",
}
"""The name of each kind of error in the catalogue."""

ICONS = {
    "invalid": "edit",
    "key": "key_off",
    "permission": "lock",
    "missing": "search_off",
    "address": "wrong_location",
    "unoffered": "search_off",
    "limit": "speed",
    "timeout": "hourglass_disabled",
    "busy": "hourglass_top",
    "unreachable": "cloud_off",
    "unreadable": "translate",
}
"""Material symbols of kinds of errors; of any other, `error`."""

OF_CONNECTION = {"key", "address", "timeout", "unreachable", "unreadable"}
"""Kinds of errors by which the service's address or its key may be wrong."""

KNOWN_CODES = frozenset(get_args(ProblemCode))
"""The codes by which a service of ours says what is missing."""

STATES = {
    "results_not_ready": "hourglass_empty",
    "results_held": "forum",
    "not_shared": "lock",
    "profile_missing": "group_off",
    "report_not_ready": "hourglass_empty",
}
"""Codes by which the service answers as it should, that there is nothing to be seen, and their Material symbols."""


Place = Literal["start", "here", "page"]
"""Where a service's address and key are: in the settings that Discern starts with, before the reader, or on the page of
settings.
"""


def describe(
    error: DiscernError, *, of_page: bool = False, is_ours: bool = False, place: Place = "here", address: str = ""
) -> Banner:
    """The banner of an error: by its code, else by the nearest of its classes.

    What the service says itself shows only where that is more than the code and the class say: the fields of an invalid
    request with the rules that they break, and errors of no known class. A page that an error is ``of_page`` is drawn
    again by itself. A service that ``is_ours``, of this process, is busy when it takes too long: no address is wrong.
    ``place`` is where the ``address`` of another one can be changed.
    """
    kind, code = _kind(error, is_ours=is_ours), error.code or ""
    rules = [f"{problem.field}: {problem.message}" for problem in error.errors] or [error.message]
    seconds = ceil(error.retry_after) if isinstance(error, RateLimited) else 0
    detail = "; ".join(rules).rstrip(".")
    return Banner(
        say("banners-title", code=code, kind=kind, itself="yes" if of_page else "no"),
        say(
            "banners-advice",
            code=code,
            kind=kind,
            detail=detail,
            seconds=seconds,
            place=place,
            address=address,
            itself="yes" if of_page else "no",
            quoted="yes" if error.request_id else "no",
        ),
    )


def show_error(error: DiscernError, *, of_page: bool = False, is_typed: bool = False) -> None:
    """A banner, or a quiet card, in place of data that could not be read. The address of the service ``is_typed`` where
    it has just been entered.
    """
    _forget_refusal(error)
    service = current_service()
    kind = _kind(error, is_ours=service.is_embedded)
    if error.code in STATES or (of_page and kind == "unoffered"):
        show_absence(error)
        return
    place, address = "here" if is_typed else _place(), service.base_url
    banner = describe(error, of_page=of_page, is_ours=service.is_embedded, place=place, address=address)
    icon, show = ICONS.get(kind, "error"), st.warning if kind == "busy" else st.error
    show(f"{escape(banner.advice)}{_quotable(error)}", title=banner.title, icon=f":material/{icon}:")
    if of_page and place == "start" and kind in OF_CONNECTION:
        st.markdown(say("banners-send"))
        st.code(say("banners-message", title=banner.title, address=address), language=None, wrap_lines=True)
        if not _is_on_settings():
            st.page_link(page_of("settings"), label=title_of("settings"), icon=":material/settings:")


def show_page_error(error: DiscernError) -> None:
    """As `show_error`, for what the page is drawn from: it is drawn again every few seconds until that is read."""
    show_error(error, of_page=True)
    SHOWN_ERRORS.set(SHOWN_ERRORS.get() | {type(error).__name__})


def show_absence(error: DiscernError) -> Container:
    """A quiet card where nothing failed; returns its container for the next step's button."""
    banner = describe(error, place=_place(), address=current_service().base_url)
    return show_state(STATES.get(error.code or "", ICONS["unoffered"]), banner.title, escape(banner.advice))


def expect_banners() -> None:
    """Before a page is drawn: what it has to say of its data waits until `show_banners`."""
    PAGE_HEAD.set(None)
    PAGE_WAY.set(None)
    PAGE_ACTIONS.set(())
    STALE_READS.set(())
    REFUSED_READ.set(None)


def place_until_error() -> Container:
    """A place for what can be done on a page, or a note on a part of it, which `clear_places` empties. Not in another:
    browsers stumble over a place that went with the one around it.
    """
    place = st.empty()
    PAGE_ACTIONS.set((*PAGE_ACTIONS.get(), place))
    return place


def clear_places() -> None:
    """Empty these places: nothing can be done on the page, and nothing has to be said of its parts."""
    for place in PAGE_ACTIONS.take():
        place.empty()


def show_banners(above: Container, quota: str | None = None) -> None:
    """After a page is drawn: say below its head that data are old, that parts of it are missing since reads were
    refused and nothing else says so, and otherwise, where nothing failed, the warning about the ``quota``. A page
    without a head has it ``above``.
    """
    stale, refused = STALE_READS.get() or (), REFUSED_READ.get()
    STALE_READS.set(None)
    if SHOWN_ERRORS.get():
        quota = None
    if not stale and refused is None and quota is None:
        return
    with PAGE_HEAD.get() or above.container():
        for error, age in stale:
            show_stale(error, age)
        if refused is not None:
            show_page_error(refused)
        elif quota is not None:
            st.warning(quota, icon=":material/speed:")


def tell_stale(error: DiscernError, age: float) -> None:
    """Have a banner say that cached data, of an ``age`` in seconds, could not be refreshed."""
    stale = STALE_READS.get()
    if stale is None:
        show_stale(error, age)
    else:
        STALE_READS.set((*stale, (error, age)))
        _forget_refusal(error)


def show_stale(error: DiscernError, age: float) -> None:
    """A banner over cached data that could not be refreshed. ``age`` is in seconds."""
    service = current_service()
    is_ours = service.is_embedded
    banner = describe(error, of_page=True, is_ours=is_ours, place=_place(), address=service.base_url)
    _forget_refusal(error)
    unit, count = _age(age)
    if _kind(error, is_ours=is_ours) == "busy":
        said = f"{banner.title} {say('banners-busy-age', unit=unit, count=count)}"
        st.warning(said, icon=f":material/{ICONS['busy']}:")
        return
    notes = [say("banners-age", unit=unit, count=count), escape(banner.advice)]
    if age < FRESH_S:
        notes.append(say("banners-people-go"))
    st.warning(
        f"{' '.join(notes)}{_quotable(error)}",
        title=banner.title,
        icon=":material/history:",
    )


def _place() -> Place:
    if CHOSEN_SERVICE.get() is None and not current_service().is_embedded:
        return "start"
    return "here" if _is_on_settings() else "page"


def _is_on_settings() -> bool:
    return urlsplit(st.context.url or "").path.rstrip("/").endswith("/settings")


def _forget_refusal(error: DiscernError) -> None:
    if isinstance(error, RateLimited):
        REFUSED_READ.set(None)


def _kind(error: DiscernError, *, is_ours: bool = False) -> str:
    if is_ours and isinstance(error, TimedOut):
        return "busy"
    if isinstance(error, NotFound) and _is_path_unknown(error):
        # Every service has assessments.
        return "address" if error.operation == LIST_ASSESSMENTS.name else "unoffered"
    return next((KINDS[kind] for kind in type(error).__mro__ if kind in KINDS), "other")


def _is_path_unknown(error: NotFound) -> bool:
    """Whether not an object is missing, but the place where the service would have it."""
    operation = OPERATIONS.get(error.operation)
    if error.code in KNOWN_CODES or operation is None:
        return error.code == "unknown_path"
    return "{" not in operation.path


def _age(seconds: float) -> tuple[str, int]:
    """An age in the unit in which it is said, and how many of them."""
    if seconds < 90:
        return "seconds", round(seconds)
    return ("minutes", round(seconds / 60)) if seconds < 5400 else ("hours", round(seconds / 3600))


def _quotable(error: DiscernError) -> str:
    return f"\n\n:small[{say('banners-request', id=f'`{error.request_id}`')}]" if error.request_id else ""
