"""The viewer of this session of Streamlit's: who they are, until when, and which pages they may open."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import wraps
from typing import Any

import streamlit as st

from discern.client.errors import DiscernError
from discern.contract.models.users import User
from discern.contract.permissions import Role
from discern_app.access.client_address import browser_address
from discern_app.access.secret import current_access
from discern_app.access.signed_in import find_user, is_over, read_claims, read_cookie
from discern_app.base.current_service import act_for
from discern_app.base.embedded_service import load_settings
from discern_app.base.error_banners import show_error
from discern_app.base.http_middleware import serves_routes
from discern_app.base.language import say
from discern_app.base.live_updates import is_refused
from discern_app.base.navigation import LISTED
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.text import escape
from discern_app.session_state import IDENTITY, SESSION_STARTED

CHECK_OVER_EVERY_S = 60.0
"""How often an open page checks whether its session is over."""


@dataclass(frozen=True, slots=True)
class Identity:
    """A person who signed in, with the name that the provider gives, if any. ``user`` is None without access."""

    user: User | None
    name: str


def find_identity() -> Identity | None:
    """The person signed in to this session; None without one, or when the sign-in is too old."""
    identity = _identify()
    if identity is not None and identity.user is not None:
        _redraw_when_over()
    return identity


def require_same_viewer() -> None:
    """Draw the whole page anew where its viewer, or what they may do, isn't what it was when it was drawn.

    For a part of a page that runs alone: only the shell decides what somebody gets to see.
    """
    if not is_sign_in_set_up():
        is_same = current_access().allowed
    else:
        before, identity = current_user(), _identify()
        user = None if identity is None else identity.user
        # Another name of the same user changes nothing about what they may see.
        is_same = before is not None and user is not None and (before.id, before.role) == (user.id, user.role)
    if not is_same:
        st.rerun()


def _identify() -> Identity | None:
    # Until it is clear who looks, every call is refused.
    act_for(None)
    claims, now = read_claims_here(), datetime.now(UTC)
    if claims is None:
        IDENTITY.forget()
        return None
    started = SESSION_STARTED.get() or now
    SESSION_STARTED.set(started)
    if is_over(claims, started, now, load_settings().session_hours):
        IDENTITY.forget()
        st.logout()
        return None
    identity = _check_account(claims, now)
    if identity.user is not None:
        act_for(identity.user.id)
        # What the account was a moment ago may be used again for ten seconds. A refusal now counts more.
        if is_refused():
            identity = _check_account(claims, now, anew=True)
            act_for(None if identity.user is None else identity.user.id)
    return identity


def read_claims_here() -> Mapping[str, Any] | None:
    """What the provider says of who has signed in: on a plain page or, where the host serves none, on Streamlit's."""
    if serves_routes():
        return read_cookie(st.context.cookies.to_dict(), st.context.headers.get("Host") or "")
    return st.user.to_dict() if st.user.is_logged_in else None


def current_user() -> User | None:
    """The user of this session, as last checked; None where nobody is signed in."""
    identity = IDENTITY.get()
    return None if identity is None else identity.user


def _check_account(claims: Mapping[str, Any], now: datetime, *, anew: bool = False) -> Identity:
    sign_in = read_claims(claims)
    name = str(claims.get("name") or claims.get("email") or "")
    if sign_in is None:
        return Identity(None, name)
    try:
        user = find_user(sign_in, browser_address(), now, anew=anew)
    except DiscernError as error:
        show_error(error)
        return Identity(None, name)
    identity = Identity(user, name)
    IDENTITY.set(identity)
    return identity


@st.fragment(run_every=CHECK_OVER_EVERY_S)
def _redraw_when_over() -> None:
    """Redraw the page once the session is over, so that nothing stays on an unattended screen."""
    started = SESSION_STARTED.get() or datetime.now(UTC)
    claims = read_claims_here()
    if claims is None or is_over(claims, started, datetime.now(UTC), load_settings().session_hours):
        st.rerun()


FOR_OWNERS = {"integrations", "access"}
WITHOUT_SIGN_IN = FOR_OWNERS - {"access"}
"""The owners' pages that exist where nobody signs in."""


def may_open(role: Role | None, page: str) -> bool:
    """Whether a role may open a page, by its address. No role: nobody signs in here."""
    match role:
        case None:
            return page not in FOR_OWNERS - WITHOUT_SIGN_IN
        case "owner":
            return True
        case "member":
            # Theirs is a plain page.
            return False
        case _:
            return page not in FOR_OWNERS


def is_one_of(*roles: Role) -> bool:
    """Whether the user has one of these roles. Where nobody signs in, everything is allowed."""
    user = current_user()
    return user is None or user.role in roles


def may_administer() -> bool:
    """Whether this browser may set mail up and make keys: an owner's or, where nobody signs in, one that holds the
    installation's secret. Where the pages are open to everybody, that isn't everybody.
    """
    user = current_user()
    return current_access().holds_secret if user is None else user.role == "owner"


def list_pages(user: User | None) -> list[str]:
    """The addresses of the navigation's pages that a user may open."""
    role = None if user is None else user.role
    return [name for name in LISTED if may_open(role, name)]


def show_identity(user: User | None) -> None:
    """Who is signed in, and the way out."""
    if user is None:
        return
    with st.sidebar:
        name = user.name or user.email or say("navigation-signed-in")
        st.caption(f"{escape(name)} · {say('navigation-role', role=user.role)}")
        st.button(say("navigation-sign-out"), icon=":material/logout:", on_click=st.logout, width="stretch")


Draw = Callable[..., None]


def page_part(*, run_every: float | None = None) -> Callable[[Draw], Draw]:
    """`st.fragment`, for those who may still see the page: a browser can ask for a part again while it is connected.

    Args:
        run_every: after how many seconds an open page runs it again.
    """

    def decorate(draw: Draw) -> Draw:
        @wraps(draw)
        def checked(*arguments: Any) -> None:
            require_same_viewer()
            draw(*arguments)

        part: Draw = st.fragment(checked, run_every=run_every)
        return part

    return decorate
