"""Who is signed in, and until when."""

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from weakref import WeakKeyDictionary

import streamlit as st
from cachetools import LRUCache
from pydantic import ValidationError

from discern.client import Client, operations
from discern.client.errors import DiscernError
from discern.contract import SignIn, User
from discern_app.access.client_ip import browser_address
from discern_app.base.current_service import act_for, configured_service
from discern_app.base.embedded_service import load_settings
from discern_app.base.error_banners import show_error
from discern_app.base.live_updates import is_refused

CHECKED = "signed_in"
STALE = "signed_in_is_stale"
STARTED = "session_started"
CHECK_ACCESS_EVERY = timedelta(seconds=60)
"""How often the service is asked whether a user still has access. It checks every single request anyway."""

ASK_EVERY = timedelta(seconds=10)
"""How often the service is asked about one account of a provider, however many sessions it opens here."""

MAX_ACCOUNTS = 10_000

CHECK_OVER_EVERY_S = 60.0
"""How often an open page checks whether its session is over."""


@dataclass(frozen=True, slots=True)
class Identity:
    """A person who signed in, with the name that the provider gives, if any. ``user`` is None without access."""

    user: User | None
    name: str


@dataclass(frozen=True, slots=True)
class _Checked:
    identity: Identity
    person: tuple[str, str]
    at: datetime


@dataclass(frozen=True, slots=True)
class _Answer:
    user: User | None
    at: datetime


_ANSWERS: WeakKeyDictionary[Client, LRUCache[str, _Answer]] = WeakKeyDictionary()
"""What the service last said of each account, by the client that it was asked through and the account's claims."""

_LOCK = threading.Lock()


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
    identity = _check(claims, now, anew=bool(st.session_state.pop(STALE, False)))
    if identity.user is not None:
        act_for(identity.user.id)
        if is_refused():
            identity = _check(claims, now, anew=True)
            act_for(None if identity.user is None else identity.user.id)
        _redraw_when_over()
    return identity


def forget_identity() -> None:
    """Have the service asked anew who is signed in, after something about them has changed."""
    st.session_state[STALE] = True


def current_user() -> User | None:
    """The user of this session, as last checked; None where nobody is signed in."""
    checked: _Checked | None = st.session_state.get(CHECKED)
    return None if checked is None else checked.identity.user


def _check(claims: Mapping[str, Any], now: datetime, *, anew: bool = False) -> Identity:
    sign_in = read_claims(claims)
    name = str(claims.get("name") or claims.get("email") or "")
    if sign_in is None:
        return Identity(None, name)
    person = (sign_in.issuer, sign_in.subject)
    checked: _Checked | None = st.session_state.get(CHECKED)
    if not anew and checked is not None and checked.person == person and now - checked.at < CHECK_ACCESS_EVERY:
        return checked.identity
    try:
        user = _ask(sign_in, now, anew=anew)
    except DiscernError as error:
        show_error(error)
        return Identity(None, name)
    identity = Identity(user, name)
    st.session_state[CHECKED] = _Checked(identity, person, now)
    return identity


def _ask(sign_in: SignIn, now: datetime, *, anew: bool) -> User | None:
    """Who an account is. What the service said a moment ago is used again, so that an account that reconnects without
    end costs the others nothing; and if it can't be asked, known accounts stay known: it checks every request anyway.
    """
    client, claims = configured_service().managers.client, sign_in.model_dump_json()
    with _LOCK:
        answers = _ANSWERS.setdefault(client, LRUCache(MAX_ACCOUNTS))
        last = answers.get(claims)
    if last is not None and now - last.at < ASK_EVERY and not anew:
        return last.user
    try:
        user = client.opening_from(browser_address()).send(operations.sign_in(sign_in)).user
    except DiscernError:
        if last is None or last.user is None:
            raise
        return last.user
    with _LOCK:
        answers[claims] = _Answer(user, now)
    return user


@st.fragment(run_every=CHECK_OVER_EVERY_S)
def _redraw_when_over() -> None:
    """Redraw the page once the session is over, so that nothing stays on an unattended screen."""
    started = st.session_state.get(STARTED, datetime.now(UTC))
    if is_over(st.user.to_dict(), started, datetime.now(UTC), load_settings().session_hours):
        st.rerun()
