"""Who has signed in: the sealed cookie that a plain page gives their browser, and what the service says of them.

Streamlit's pages read the cookie from `st.context`, the door and the plain pages from the request.
"""

import json
import threading
from base64 import urlsafe_b64encode
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any, Literal
from weakref import WeakKeyDictionary

from cachetools import LRUCache
from cryptography.fernet import Fernet, InvalidToken
from pydantic import ValidationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from discern.client import Client
from discern.client.errors import DiscernError
from discern.contract import operations
from discern.contract.models.users import SignIn, User
from discern_app.access.client_address import address_of
from discern_app.access.secret import cookie_name
from discern_app.base.current_service import configured_service
from discern_app.base.embedded_service import load_settings
from discern_app.base.navigation import base_path
from discern_app.base.oidc_providers import cookie_secret


def seal_text(content: str, secret: str, at: int) -> str:
    """The content as the value of a cookie.

    Args:
        content: what is kept.
        secret: what it takes to read it: text with at least 128 random bits.
        at: the time, in seconds since 1970.
    """
    return _cipher(secret).encrypt_at_time(content.encode(), at).decode()


def unseal_text(value: str, secret: str, most_s: int | None = None) -> str | None:
    """What `seal_text` was given; None for another secret, another text, or after ``most_s`` seconds."""
    try:
        return _cipher(secret).decrypt(value.encode(), ttl=most_s).decode()
    except InvalidToken:
        return None


def _cipher(secret: str) -> Fernet:
    # Fernet takes 32 bytes, and the secrets are texts of any length.
    return Fernet(urlsafe_b64encode(sha256(secret.encode()).digest()))


SIGNED_IN = "discern_signed_in"
CLAIMS = ("iss", "sub", "email", "email_verified", "name", "provider")
"""What is kept of a provider's claims, and which provider it is."""

DISPENSABLE = ("name", "email", "email_verified", "sub", "iss")
"""Claims that are left out, from the first on, until the others fit into a cookie."""

LONGEST_CONTENT = 2_700
"""Bytes, of which sealing makes some 3,700. Browsers keep no cookie of more than 4 kB, attributes included."""


def seal_claims(claims: Mapping[str, Any], now: datetime) -> str:
    """The cookie of somebody with these claims who signs in at this time."""
    at = int(now.timestamp())
    sealed_claims = {name: claims[name] for name in CLAIMS if isinstance(claims.get(name), bool | str)} | {"iat": at}
    # A claim is kept whole or not at all: cut short, an address or a subject would be another one.
    for left_out in ("", *DISPENSABLE):
        sealed_claims.pop(left_out, None)
        content = json.dumps(sealed_claims)
        if len(content) <= LONGEST_CONTENT:
            break
    return seal_text(content, _sealing_secret(), at)


def unseal_claims(value: str) -> dict[str, Any] | None:
    """The claims of a cookie, with the time of the sign-in as `iat`; None where it isn't one."""
    content = unseal_text(value, _sealing_secret())
    if content is None:
        return None
    claims: dict[str, Any] = json.loads(content)
    return claims


def read_cookie(cookies: Mapping[str, str], host: str) -> dict[str, Any] | None:
    """The claims of the person who has signed in in the browser with these cookies, however long ago."""
    value = cookies.get(cookie_name(host, SIGNED_IN))
    return None if value is None else unseal_claims(value)


def set_cookie(response: Response, host: str, claims: Mapping[str, Any]) -> None:
    """Let the browser keep who has signed in, for as long as a session lasts."""
    response.set_cookie(
        cookie_name(host, SIGNED_IN),
        seal_claims(claims, datetime.now(UTC)),
        max_age=load_settings().session_hours * 3600,
        path=f"{base_path()}/",
        httponly=True,
        # A provider leads here from its own site, and links in mails do.
        samesite="lax",
    )


def delete_cookie(response: Response, host: str) -> None:
    """Let the browser keep nobody."""
    response.delete_cookie(cookie_name(host, SIGNED_IN), path=f"{base_path()}/", httponly=True, samesite="lax")


def _sealing_secret() -> str:
    return f"{SIGNED_IN} {cookie_secret()}"


ASK_EVERY = timedelta(seconds=10)
"""How often the service is asked about one account of a provider, however many sessions it opens here."""

MAX_ACCOUNTS = 10_000


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
    # People are known by issuer and subject: a name or an address that the service refuses keeps nobody out.
    for left_out in ((), ("name",), ("name", "email")):
        try:
            return SignIn.model_validate({key: value for key, value in sign_in.items() if key not in left_out})
        except ValidationError:
            continue
    return None


Lack = Literal["address", "verification", "access"]
"""What somebody who has signed in lacks to get in: an address in their claims, the provider's word that it is theirs,
or access for it."""


def find_lack(claims: Mapping[str, Any], trusted_issuers: Collection[str]) -> Lack:
    """What is missing for somebody the service doesn't know, as far as their claims show."""
    sign_in = read_claims(claims)
    if sign_in is None or sign_in.email is None:
        return "address"
    return "access" if sign_in.email_verified or sign_in.issuer in trusted_issuers else "verification"


def is_over(claims: Mapping[str, Any], started: datetime, now: datetime, hours: int) -> bool:
    """Whether a session is too old, from the sign-in on, or from ``started`` where the provider gives no time."""
    issued = claims.get("iat")
    # Some providers give no time; then the session counts from when it was first seen here.
    since = datetime.fromtimestamp(issued, UTC) if isinstance(issued, int | float) else started
    return now - since >= timedelta(hours=hours)


def find_user(sign_in: SignIn, address: str, now: datetime, *, anew: bool = False) -> User | None:
    """Who an account is; None without access.

    What the service said a moment ago is used again, so that an account that reconnects without end costs the others
    nothing; and if it can't be asked, known accounts stay known: it checks every request anyway.

    Args:
        sign_in: the account's claims.
        address: where the browser is.
        now: the time.
        anew: ask in any case.

    Raises:
        DiscernError: the service can't say, and hasn't said before.
    """
    client, claims = configured_service().managers.client, sign_in.model_dump_json()
    with _LOCK:
        answers = _ANSWERS.setdefault(client, LRUCache(MAX_ACCOUNTS))
        last = answers.get(claims)
    if last is not None and now - last.at < ASK_EVERY and not anew:
        return last.user
    # Not under the lock: one slow answer would hold up everybody.
    try:
        user = client.opening_from(address).send(operations.SIGN_IN(sign_in)).user
    except DiscernError:
        # An outage lets nobody in who wasn't, and throws nobody out who was.
        if last is None or last.user is None:
            raise
        return last.user
    with _LOCK:
        answers[claims] = _Answer(user, now)
    return user


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
    # The cookie always has the time of the sign-in, so it doesn't matter when the session was first seen.
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
