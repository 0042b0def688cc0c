"""What failed calls show: a banner with what happened, what to do and the request's id to quote, one for each class of
error; and a quiet card where nothing failed, and something just isn't there to be seen.
"""

from dataclasses import dataclass
from math import ceil

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
from discern_app.base.language import say
from discern_app.base.states import Container, show_state
from discern_app.base.text import escape
from discern_app.session_state import PAGE_HEAD, REFUSED_READ, STALE_READS


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
    "limit": "speed",
    "timeout": "hourglass_disabled",
    "unreachable": "cloud_off",
    "unreadable": "translate",
}
"""Material symbols of kinds of errors; of any other, `error`."""

STATES = {
    "results_not_ready": "hourglass_empty",
    "results_held": "forum",
    "not_shared": "lock",
    "profile_missing": "group_off",
    "report_not_ready": "hourglass_empty",
}
"""Codes by which the service answers as it should, that there is nothing to be seen, and their Material symbols."""


def describe(error: DiscernError) -> Banner:
    """The banner of an error: by its code, else by the nearest of its classes.

    What the service says itself shows only where that is more than the code and the class say: the fields of an invalid
    request with the rules that they break, and errors of no known class.
    """
    kind, code = _kind(error), error.code or ""
    rules = [f"{problem.field}: {problem.message}" for problem in error.errors] or [error.message]
    seconds = ceil(error.retry_after) if isinstance(error, RateLimited) else 0
    detail = "; ".join(rules).rstrip(".")
    return Banner(
        say("banners-title", code=code, kind=kind),
        say("banners-advice", code=code, kind=kind, detail=detail, seconds=seconds),
    )


def show_error(error: DiscernError, note: str = "") -> None:
    """A banner, or a quiet card, in place of data that could not be read.

    ``note`` is plain text to add to the banner's advice.
    """
    _forget_refusal(error)
    if error.code in STATES:
        show_absence(error)
        return
    banner = describe(error)
    text = escape(f"{banner.advice} {note}".rstrip())
    st.error(f"{text}{_quotable(error)}", title=banner.title, icon=f":material/{ICONS.get(_kind(error), 'error')}:")


def show_absence(error: DiscernError) -> Container:
    """A quiet card for an error of one of the codes in `STATES`; returns its container for the next step's button."""
    banner = describe(error)
    return show_state(STATES[error.code or ""], banner.title, escape(banner.advice))


def expect_banners() -> None:
    """Before a page is drawn: what it has to say of its data waits until `show_banners`."""
    PAGE_HEAD.set(None)
    STALE_READS.set(())
    REFUSED_READ.set(None)


def show_banners(above: Container, quota: str | None = None) -> None:
    """After a page is drawn: say below its head that data are old, that parts of it are missing since reads were
    refused and nothing else says so, and otherwise the warning about the ``quota``. A page without a head has it
    ``above``.
    """
    stale, refused = STALE_READS.get() or (), REFUSED_READ.get()
    STALE_READS.set(None)
    if not stale and refused is None and quota is None:
        return
    with PAGE_HEAD.get() or above.container():
        for error, age in stale:
            show_stale(error, age)
        if refused is not None:
            show_error(refused)
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
    banner = describe(error)
    _forget_refusal(error)
    unit, count = _age(age)
    st.warning(
        f"{say('banners-age', unit=unit, count=count)} {escape(banner.advice)}{_quotable(error)}",
        title=banner.title,
        icon=":material/history:",
    )


def _forget_refusal(error: DiscernError) -> None:
    if isinstance(error, RateLimited):
        REFUSED_READ.set(None)


def _kind(error: DiscernError) -> str:
    return next((KINDS[kind] for kind in type(error).__mro__ if kind in KINDS), "other")


def _age(seconds: float) -> tuple[str, int]:
    """An age in the unit in which it is said, and how many of them."""
    if seconds < 90:
        return "seconds", round(seconds)
    return ("minutes", round(seconds / 60)) if seconds < 5400 else ("hours", round(seconds / 3600))


def _quotable(error: DiscernError) -> str:
    return f"\n\n:small[{say('banners-request', id=f'`{error.request_id}`')}]" if error.request_id else ""
