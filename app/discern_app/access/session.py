"""Who signed in, and for how long that holds."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import SignIn, User
from discern_app.base.embedded_service import load_settings
from discern_app.base.error_banners import show_error
from discern_app.base.service import act_for, configured_service

HELD = "signed_in"
BEGAN = "session_began"
CHECK_EVERY = timedelta(seconds=60)
"""How often the service is asked whether somebody may still come in; what it answers for them it checks each time."""

LOOK_AGAIN = 60.0
"""Seconds between two looks of an open page at whether its session is over."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who signed in; ``user`` is null for a stranger."""

    user: User | None
    name: str


@dataclass(frozen=True, slots=True)
class _Checked:
    visitor: Visitor
    person: tuple[str, str]
    at: datetime


def read_claims(claims: Mapping[str, Any]) -> SignIn | None:
    """What a provider says of somebody, without what breaks a rule of ours; None without issuer and subject.

    A provider that doesn't say in so many words that it verified the address has not.
    """
    given = {
        "issuer": claims.get("iss"),
        "subject": claims.get("sub"),
        "email": claims.get("email"),
        "email_verified": claims.get("email_verified") is True,
        "name": claims.get("name"),
    }
    for left_out in ((), ("name",), ("name", "email")):
        try:
            return SignIn.model_validate({key: value for key, value in given.items() if key not in left_out})
        except ValidationError:
            continue
    return None


def is_over(claims: Mapping[str, Any], began: datetime, now: datetime, hours: int) -> bool:
    """Whether a session has lasted its time: from the sign-in, or from ``began`` where the provider doesn't tell."""
    issued = claims.get("iat")
    since = datetime.fromtimestamp(issued, UTC) if isinstance(issued, int | float) else began
    return now - since >= timedelta(hours=hours)


def find_visitor() -> Visitor | None:
    """Whoever signed in in this session; None where nobody has, or it is too long ago."""
    act_for(None)
    if not st.user.is_logged_in:
        st.session_state.pop(HELD, None)
        return None
    claims, now = st.user.to_dict(), datetime.now(UTC)
    if is_over(claims, st.session_state.setdefault(BEGAN, now), now, load_settings().session_hours):
        st.session_state.pop(HELD, None)
        st.logout()
        return None
    visitor = _check(claims, now)
    if visitor.user is not None:
        act_for(visitor.user.id)
        _watch()
    return visitor


def current_user() -> User | None:
    """Whoever signed in, as far as this session knows; None where nobody signs in."""
    held: _Checked | None = st.session_state.get(HELD)
    return None if held is None else held.visitor.user


def _check(claims: Mapping[str, Any], now: datetime) -> Visitor:
    given = read_claims(claims)
    name = str(claims.get("name") or claims.get("email") or "somebody")
    if given is None:
        return Visitor(None, name)
    held: _Checked | None = st.session_state.get(HELD)
    if held is not None and held.person == (given.issuer, given.subject) and now - held.at < CHECK_EVERY:
        return held.visitor
    try:
        user = configured_service().managers.client.send(operations.sign_in(given)).user
    except DiscernError as error:
        show_error(error)
        return Visitor(None, name)
    visitor = Visitor(user, name)
    st.session_state[HELD] = _Checked(visitor, (given.issuer, given.subject), now)
    return visitor


@st.fragment(run_every=LOOK_AGAIN)
def _watch() -> None:
    """Draw the page anew once the session is over, so that nothing stays on a screen that somebody left."""
    began = st.session_state.get(BEGAN, datetime.now(UTC))
    if is_over(st.user.to_dict(), began, datetime.now(UTC), load_settings().session_hours):
        st.rerun()
