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
    InvalidRequest: Banner(
        "Please check what you entered", "Correct it and send it again. What you typed is still there."
    ),
    NotAuthenticated: Banner(
        "The service doesn't accept the API key",
        "It may be mistyped, expired or revoked. Check the key under Settings, or ask the people who run the service.",
    ),
    NotPermitted: Banner(
        "The API key isn't allowed to do this",
        "Use a key that has the scope, or ask the people who run the service for one.",
    ),
    NotFound: Banner(
        "Not found",
        "It may have been deleted, or the link may be wrong. Go back to the list and choose again.",
    ),
    RateLimited: Banner("Too many requests", "The request limit has been reached for now."),
    ServerError: Banner(
        "The service had an error",
        "This isn't your fault. Try again in a minute. If it happens again, send the request id to the people who "
        "run the service.",
    ),
    TimedOut: Banner(
        "The service took too long",
        "It may be busy. Try again, but check first whether what you sent has arrived.",
    ),
    ServiceUnreachable: Banner(
        "The service can't be reached",
        "Check the network and the address under Settings. This page recovers by itself once the service is back.",
    ),
    UnreadableAnswer: Banner(
        "The service's answer can't be read",
        "The address may be wrong, or belong to another kind of service. Check it under Settings.",
    ),
}


CODES = {
    "results_not_ready": Banner(
        "Not completed yet", "The profile appears once the person has answered every question."
    ),
    "profile_missing": Banner(
        "These two can't be compared",
        "At least one of them has no profile to show: nothing is answered yet, the answers don't support a profile, or "
        "it isn't shared. Choose someone else, or talk to them.",
    ),
    "not_shared": Banner(
        "Not shared", "This person shares their results only with their coach. If you need to know, ask them."
    ),
    "results_held": Banner(
        "Not released yet",
        "A coach is holding these results until they have been talked through. Ask the coach when that is.",
    ),
    "not_led": Banner(
        "Ask an owner to add this person",
        "You can see their results because they share them with everyone, but they aren't in any of your teams.",
    ),
    "other_coach": Banner(
        "Ask an owner to add this person",
        "They share their results only with their own coach, and this team has a different one.",
    ),
    "overloaded": Banner("The service is busy", "Too many people are using it right now. Nothing was changed."),
    "role_forbids": Banner(
        "You aren't allowed to do this", "The people who run this installation can do it, or give you the role for it."
    ),
    "actor_unknown": Banner("You no longer have access", "Ask the people who run this installation."),
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
        f"This data is from {ago(age)}. {escape(banner.advice)}{_quotable(error)}",
        title=banner.title,
        icon=":material/history:",
    )


def _quotable(error: DiscernError) -> str:
    status = f" · status {error.status}" if error.status is not None else ""
    request = f" · request `{error.request_id}`" if error.request_id else ""
    return f"\n\n:small[{escape(error.operation)}{status}{request}]"
