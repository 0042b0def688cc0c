"""Who has signed in, by the cookie that a plain page gave their browser."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from starlette.requests import HTTPConnection

from discern.client.errors import DiscernError
from discern.contract.models.users import User
from discern_app.access.accounts import find_user, is_over, read_claims
from discern_app.access.client_ip import address_of
from discern_app.access.identity_cookie import read_cookie
from discern_app.base.embedded_service import load_settings


@dataclass(frozen=True, slots=True)
class SignedIn:
    """``user`` is None unless the service knows somebody with access by the sign-in: see ``state``."""

    state: Literal["signed out", "no access", "unknown", "known"]
    user: User | None = None

    @property
    def member(self) -> User | None:
        """The user if they are somebody who looks at their own profile, and leads nobody."""
        return self.user if self.user is not None and self.user.role == "member" else None


def read_session(connection: HTTPConnection, now: datetime) -> Mapping[str, Any] | None:
    """The provider's claims about who has signed in, while their session lasts."""
    claims = read_cookie(connection.cookies, connection.headers.get("host", ""))
    return None if claims is None or is_over(claims, now, now, load_settings().session_hours) else claims


def find_signed_in(connection: HTTPConnection, now: datetime, *, anew: bool = False) -> SignedIn:
    """Who has signed in, as the service says: it may be asked, which takes a moment, and is in any case ``anew``."""
    claims = read_session(connection, now)
    if claims is None:
        return SignedIn("signed out")
    sign_in = read_claims(claims)
    if sign_in is None:
        return SignedIn("no access")
    try:
        user = find_user(sign_in, address_of(connection), now, anew=anew)
    except DiscernError:
        return SignedIn("unknown")
    return SignedIn("no access") if user is None else SignedIn("known", user)
