"""Who is signed in, and until when."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import streamlit as st
from pydantic import ValidationError

from discern.client import operations
from discern.client.errors import DiscernError
from discern.contract import SignIn, User
from discern_app.base.current_service import act_for, configured_service
from discern_app.base.embedded_service import load_settings
from discern_app.base.error_banners import show_error

CHECKED = "signed_in"
STARTED = "session_started"
CHECK_ACCESS_EVERY = timedelta(seconds=60)
"""How often the service is asked whether a user still has access. It checks every single request anyway."""

CHECK_OVER_EVERY_S = 60.0
"""How often an open page checks whether its session is over."""


@dataclass(frozen=True, slots=True)
class Identity:
    """A person who signed in. ``user`` is None for someone without access."""

    user: User | None
    name: str


@dataclass(frozen=True, slots=True)
class _Checked:
    identity: Identity
    person: tuple[str, str]
    at: datetime


def read_claims(claims: Mapping[str, Any]) -> SignIn | None:
    """A provider's claims as the service takes them, without values it would refuse; None without issuer and subject.

    An address counts as verified only where the provider says exactly that.
    """
    sign_in = {
        "issuer": claims.get("iss"),
        "subject": claims.get("sub"),
        "email": claims.get("email"),
        "email_verified": claims.get("email_verified") is True,
        "name": claims.get("name"),
    }
    for left_out in ((), ("name",), ("name", "email")):
        try:
            return SignIn.model_validate({key: value for key, value in sign_in.items() if key not in left_out})
        except ValidationError:
            continue
    return None


def is_over(claims: Mapping[str, Any], started: datetime, now: datetime, hours: int) -> bool:
    """Whether a session is too old, from the sign-in on, or from ``started`` where the provider gives no time."""
    issued = claims.get("iat")
    since = datetime.fromtimestamp(issued, UTC) if isinstance(issued, int | float) else started
    return now - since >= timedelta(hours=hours)


def find_identity() -> Identity | None:
    """The person signed in to this session; None without one, or when the sign-in is too old."""
    act_for(None)
    if not st.user.is_logged_in:
        st.session_state.pop(CHECKED, None)
        return None
    claims, now = st.user.to_dict(), datetime.now(UTC)
    if is_over(claims, st.session_state.setdefault(STARTED, now), now, load_settings().session_hours):
        st.session_state.pop(CHECKED, None)
        st.logout()
        return None
    identity = _check(claims, now)
    if identity.user is not None:
        act_for(identity.user.id)
        _redraw_when_over()
    return identity


def current_user() -> User | None:
    """The user of this session, as last checked; None where nobody is signed in."""
    checked: _Checked | None = st.session_state.get(CHECKED)
    return None if checked is None else checked.identity.user


def _check(claims: Mapping[str, Any], now: datetime) -> Identity:
    sign_in = read_claims(claims)
    name = str(claims.get("name") or claims.get("email") or "somebody")
    if sign_in is None:
        return Identity(None, name)
    person = (sign_in.issuer, sign_in.subject)
    checked: _Checked | None = st.session_state.get(CHECKED)
    if checked is not None and checked.person == person and now - checked.at < CHECK_ACCESS_EVERY:
        return checked.identity
    try:
        user = configured_service().managers.client.send(operations.sign_in(sign_in)).user
    except DiscernError as error:
        show_error(error)
        return Identity(None, name)
    identity = Identity(user, name)
    st.session_state[CHECKED] = _Checked(identity, person, now)
    return identity


@st.fragment(run_every=CHECK_OVER_EVERY_S)
def _redraw_when_over() -> None:
    """Redraw the page once the session is over, so that nothing stays on an unattended screen."""
    started = st.session_state.get(STARTED, datetime.now(UTC))
    if is_over(st.user.to_dict(), started, datetime.now(UTC), load_settings().session_hours):
        st.rerun()
