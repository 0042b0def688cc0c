"""The cookie of a person who has signed in on a plain page: what their provider says of them, and when they came.

Pages read it from `st.context`, and the guard of the socket from the request.
"""

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from secrets import token_urlsafe
from typing import Any

import streamlit as st
from starlette.responses import Response

from discern_app.access import sealed_cookies
from discern_app.access.gate import base_path, cookie_name
from discern_app.base.embedded_service import load_settings

COOKIE = "discern_signed_in"
CLAIMS = ("iss", "sub", "email", "email_verified", "name", "provider")
"""What is kept of a provider's claims, and which provider it is."""

DISPENSABLE = ("name", "email", "email_verified", "sub", "iss")
"""Claims that are left out, from the first on, until the others fit into a cookie."""

LONGEST_CONTENT = 2_700
"""Bytes, of which sealing makes some 3,700. Browsers keep no cookie of more than 4 kB, attributes included."""


@cache
def _own_secret() -> str:
    return token_urlsafe(32)


def cookie_secret() -> str:
    """What the cookies of sign-ins are signed with: the configured secret, or one of this process."""
    auth = st.secrets.get("auth", {}) if st.secrets.load_if_toml_exists() else {}
    return str(auth.get("cookie_secret") or st.get_option("server.cookieSecret") or _own_secret())


def seal(claims: Mapping[str, Any], now: datetime) -> str:
    """The cookie of somebody with these claims who signs in at this time."""
    at = int(now.timestamp())
    kept = {name: claims[name] for name in CLAIMS if isinstance(claims.get(name), bool | str)} | {"iat": at}
    # A claim is kept whole or not at all: cut short, an address or a subject would be another one.
    for left_out in ("", *DISPENSABLE):
        kept.pop(left_out, None)
        content = json.dumps(kept)
        if len(content) <= LONGEST_CONTENT:
            break
    return sealed_cookies.seal(content, _sealing_secret(), at)


def unseal(value: str) -> dict[str, Any] | None:
    """The claims of a cookie, with the time of the sign-in as `iat`; None where it isn't one."""
    content = sealed_cookies.unseal(value, _sealing_secret())
    if content is None:
        return None
    claims: dict[str, Any] = json.loads(content)
    return claims


def read_cookie(cookies: Mapping[str, str], host: str) -> dict[str, Any] | None:
    """The claims of the person who has signed in in the browser with these cookies, however long ago."""
    value = cookies.get(cookie_name(host, COOKIE))
    return None if value is None else unseal(value)


def give(response: Response, host: str, claims: Mapping[str, Any]) -> None:
    """Let the browser keep who has signed in, for as long as a session lasts."""
    response.set_cookie(
        cookie_name(host, COOKIE),
        seal(claims, datetime.now(UTC)),
        max_age=load_settings().session_hours * 3600,
        path=f"{base_path()}/",
        httponly=True,
        # A provider leads here from its own site, and links in mails do.
        samesite="lax",
    )


def take_away(response: Response, host: str) -> None:
    """Let the browser keep nobody."""
    response.delete_cookie(cookie_name(host, COOKIE), path=f"{base_path()}/", httponly=True, samesite="lax")


def _sealing_secret() -> str:
    return f"{COOKIE} {cookie_secret()}"
