"""Banners for failed calls: what happened, what to do, and the request's id to quote. One for each class of error."""

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
from discern_app.base.text import ago, escape


@dataclass(frozen=True, slots=True)
class Banner:
    """``title`` says what happened, ``advice`` what to do; both plain text."""

    title: str
    advice: str


ADVICE: dict[type[DiscernError], Banner] = {
    InvalidRequest: Banner("Something in it isn't right", "Mend it and send it again. What you typed is still there."),
    NotAuthenticated: Banner(
        "The service doesn't accept the API key",
        "It may be mistyped, expired or revoked. Check the key under Settings, or ask whoever runs the service.",
    ),
    NotPermitted: Banner(
        "The API key isn't allowed to do this",
        "Use a key that has the scope, or ask whoever runs the service for one.",
    ),
    NotFound: Banner(
        "This isn't there (any more)",
        "It may have been deleted, or the link has a mistake in it. Go back to the list and choose again.",
    ),
    RateLimited: Banner("Too many requests", "The limit of requests is used up for the moment."),
    ServerError: Banner(
        "The service had an error",
        "It is not your doing. Try again in a minute; if it stays, send the request id to whoever runs the service.",
    ),
    TimedOut: Banner(
        "The service took too long",
        "It may be busy. Try again; what you sent may or may not have arrived, so look before you send it twice.",
    ),
    ServiceUnreachable: Banner(
        "The service can't be reached",
        "Check the network and the address under Settings. The page heals by itself when the service is back.",
    ),
    UnreadableAnswer: Banner(
        "The service's answer can't be read",
        "There may be something else at this address, or a service of another kind. Check the address under Settings.",
    ),
}


CODES = {
    "results_not_ready": Banner("Not done yet", "There are results once the candidate has answered everything."),
    "profile_missing": Banner(
        "These two can't be compared",
        "At least one of them has no profile to show: nothing is answered yet, the answers carry none, or it isn't "
        "shared. Choose somebody else, or talk with them.",
    ),
    "not_shared": Banner(
        "Not shared", "This person keeps their results to themselves and their coach. Ask them, if you need to know."
    ),
    "results_held": Banner(
        "Not shown yet", "A coach keeps these results back until they have been talked through. Ask for the date."
    ),
    "not_led": Banner(
        "Ask an owner to add this person",
        "You see their results because they show them to everybody, but they are in none of your teams.",
    ),
    "other_coach": Banner(
        "Ask an owner to add this person",
        "They show their results to their own coach alone, and this team has another one.",
    ),
    "role_forbids": Banner("This isn't yours to do", "Whoever runs this installation can do it, or give you the part."),
    "actor_unknown": Banner("You have no access any more", "Ask whoever runs this installation."),
}
"""By error code, where the code says more than the class of the error."""


def describe(error: DiscernError) -> Banner:
    """The banner of an error, by its code or the nearest of its classes."""
    for kind in type(error).__mro__:
        if kind in ADVICE:
            break
    else:
        return Banner("Something went wrong", error.message)
    banner = CODES.get(error.code or "", ADVICE[kind])
    if isinstance(error, RateLimited):
        return Banner(banner.title, f"{banner.advice} Try again in {ceil(error.retry_after)} s.")
    if isinstance(error, InvalidRequest):
        rules = [f"{each.field}: {each.message}" for each in error.errors] or [error.message]
        return Banner(banner.title, f"{'; '.join(rules).rstrip('.')}. {banner.advice}")
    return banner


def show_error(error: DiscernError, note: str = "") -> None:
    """A banner in place of data that could not be read. ``note`` is plain text to add to its advice."""
    banner = describe(error)
    text = escape(f"{banner.advice} {note}".rstrip())
    st.error(f"{text}{_quotable(error)}", title=banner.title, icon=":material/error:")


def show_stale(error: DiscernError, age: float) -> None:
    """A banner over cached data that could not be refreshed. ``age`` is in seconds."""
    banner = describe(error)
    st.warning(
        f"What you see is from {ago(age)}. {escape(banner.advice)}{_quotable(error)}",
        title=banner.title,
        icon=":material/history:",
    )


def _quotable(error: DiscernError) -> str:
    status = f" · status {error.status}" if error.status is not None else ""
    request = f" · request `{error.request_id}`" if error.request_id else ""
    return f"\n\n:small[{escape(error.operation)}{status}{request}]"
