"""Signing in with a provider and out again, by Authlib's client for Starlette, without a page of Streamlit's.

The addresses that providers know are those of `st.login`: this answers there in its place.

Why: docs/decisions/0003-the-secret-and-signing-in.md
"""

import logging
import re
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Any
from urllib.parse import urlencode, urlsplit

import httpx2
import streamlit as st
from authlib.common.errors import AuthlibBaseError
from authlib.integrations.starlette_client import OAuth
from joserfc.errors import JoseError
from starlette.middleware import Middleware
from starlette.middleware.sessions import SessionMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from discern.identity_providers import CALLBACK, DEFAULT
from discern_app.access.client_address import RequestLimits, address_of
from discern_app.access.signed_in import delete_cookie, read_cookie, set_cookie
from discern_app.base.language import requested_language, say, speaking
from discern_app.base.navigation import base_path
from discern_app.base.oidc_providers import cookie_secret, is_sign_in_set_up, list_providers, read_auth
from discern_app.base.streamlit_internals import SIGN_OUT
from discern_app.participant.rendering import refuse_for, show

logger = logging.getLogger("discern.app")

SESSION = "discern_sign_in"

SESSION_LASTS_S = 1200
"""The cookie that holds what a sign-in has begun with, and how long somebody may take at their provider."""

PROVIDER = "provider"

CHOICE = "select_account"
"""What a provider is asked to show, unless its `client_kwargs` have a `prompt` of their own."""

ID_TOKEN = "discern_id_token"  # noqa: S105
"""The cookie by which a provider knows who signs out."""

LONGEST_ID_TOKEN = 3800
"""Characters. Browsers keep no cookie of more than 4 kB; without it, a provider may ask who signs out."""

FAILURES = (AuthlibBaseError, JoseError, httpx2.HTTPError, ValueError, KeyError)
"""What Authlib raises for a provider that can't be reached, refuses, or answers what it shouldn't."""

limits = RequestLimits()
"""Those of this process."""


def sign_in_routes() -> list[Route]:
    """The addresses of signing in and out; none where nobody can sign in."""
    if not is_sign_in_set_up():
        return []
    session = Middleware(
        SessionMiddleware,
        secret_key=sha256(f"{SESSION} {cookie_secret()}".encode()).hexdigest(),
        # Browsers send a host's cookies to all its ports.
        session_cookie=f"{SESSION}_{st.get_option('server.port')}",
        max_age=SESSION_LASTS_S,
        path=f"{base_path()}/",
        same_site="lax",
    )
    base = base_path()
    return [
        Route(f"{base}/{SIGN_IN}/{{provider}}", _begin, middleware=[session]),
        Route(f"{base}/{CALLBACK}", _finish, middleware=[session]),
        Route(f"{base}{SIGN_OUT}", _end),
    ]


async def _begin(request: Request) -> Response:
    if wait_s := limits.count(address_of(request)):
        return refuse_for(wait_s, request)
    provider = request.path_params["provider"]
    if provider not in list_providers():
        return _lead_home()
    # On a shared computer people choose their account anew.
    asked = {} if "prompt" in _section(provider).get("client_kwargs", {}) else {"prompt": CHOICE}
    return await _lead_to(provider, _own_address(request.query_params.get(RETURN, "")), request, asked)


async def _lead_to(provider: str, back: str, request: Request, asked: Mapping[str, str]) -> Response:
    # The provider leads back to one address for all, without saying which it is.
    request.session.update({PROVIDER: provider, RETURN: back, CHOICE: CHOICE in asked.values()})
    try:
        leads: Response = await _client(provider).authorize_redirect(request, _redirect_address(), **asked)
    except FAILURES as error:
        return _fail(request, provider, error)
    return leads


async def _finish(request: Request) -> Response:
    parameters = request.query_params
    # Servers log the query when the answer begins.
    request.scope["query_string"] = b""
    if wait_s := limits.count(address_of(request)):
        return refuse_for(wait_s, request)
    provider = request.session.pop(PROVIDER, None)
    if "state" not in parameters or provider not in list_providers():
        # A provider leads here after signing out, too.
        return _lead_home()
    back, was_choice_asked = _own_address(request.session.pop(RETURN, "")), request.session.pop(CHOICE, False)
    if parameters.get("error") == "invalid_request" and was_choice_asked:
        # Providers may refuse what they don't know, and this is all that isn't required of them.
        request.session.clear()
        return await _lead_to(provider, back, request, {})
    try:
        token = await _client(provider).authorize_access_token(request)
        claims = await _complete(provider, token)
    except FAILURES as error:
        return _fail(request, provider, error)
    answer = RedirectResponse(back, 303, {"Cache-Control": "no-store"})
    set_cookie(answer, request.headers.get("host", ""), {**claims, PROVIDER: provider})
    id_token = token.get("id_token", "")
    if len(id_token) <= LONGEST_ID_TOKEN:
        answer.set_cookie(ID_TOKEN, id_token, path=f"{base_path()}{SIGN_OUT}", httponly=True, samesite="lax")
    return answer


async def _complete(provider: str, token: Mapping[str, Any]) -> dict[str, Any]:
    """The claims of an ID token; where it has no address, with that of UserInfo, where the standard puts it."""
    claims = dict(token["userinfo"])
    if "email" in claims:
        return claims
    client = _client(provider)
    try:
        given = await client.userinfo(token=token)
        # OpenID Connect Core 5.3.2: what is said of another must not be used.
        if given.get("sub") == claims["sub"]:
            claims |= {name: given.get(name, claims.get(name)) for name in ("email", "name")}
            claims["email_verified"] = given.get("email_verified")
    except FAILURES as error:
        logger.log(logging.WARNING, "UserInfo of %s can't be read: %s", provider, describe(error))
    if not claims.get("email"):
        logger.log(logging.WARNING, "A sign-in with %s came without an e-mail address.", provider)
    return claims


async def _end(request: Request) -> Response:
    if wait_s := limits.count(address_of(request)):
        return refuse_for(wait_s, request)
    host = request.headers.get("host", "")
    claims = read_cookie(request.cookies, host) or {}
    # People are signed out here in any case, whatever their provider knows of it.
    answer = RedirectResponse(await _address_of_provider(request, str(claims.get(PROVIDER))), 303)
    delete_cookie(answer, host)
    answer.delete_cookie(ID_TOKEN, path=f"{base_path()}{SIGN_OUT}", httponly=True, samesite="lax")
    return answer


async def _address_of_provider(request: Request, provider: str) -> str:
    """Where somebody signs out of their provider, and the app where it knows no such thing."""
    home = f"{base_path()}/"
    if provider not in list_providers():
        return home
    client = _client(provider)
    try:
        end = (await client.load_server_metadata()).get("end_session_endpoint")
    except FAILURES:
        return home
    if not end:
        return home
    # Providers lead back to addresses that they know.
    query = {"client_id": client.client_id, "post_logout_redirect_uri": _redirect_address()}
    if ID_TOKEN in request.cookies:
        query["id_token_hint"] = request.cookies[ID_TOKEN]
    return str(httpx2.URL(end).copy_merge_params(query))


@cache
def _client(provider: str) -> Any:
    """Authlib's client of a provider. Its methods are typed as little as it."""
    section = _section(provider)
    # PKCE makes a stolen code worthless.
    kwargs = {"scope": "openid email profile", "code_challenge_method": "S256"}
    return OAuth().register(
        provider,
        client_id=section["client_id"],
        client_secret=section.get("client_secret"),
        server_metadata_url=section.get("server_metadata_url"),
        client_kwargs=kwargs | dict(section.get("client_kwargs", {})),
    )


def _section(provider: str) -> Mapping[str, Any]:
    section: Mapping[str, Any] = read_auth() if provider == DEFAULT else read_auth()[provider]
    return section


def _redirect_address() -> str:
    return str(read_auth()["redirect_uri"]).replace("{port}", str(st.get_option("server.port")))


def _own_address(address: str) -> str:
    """An address of the app's to go to; home for any other."""
    home = f"{base_path()}/"
    # Browsers read a backslash as a slash, and drop control characters.
    parts = urlsplit(address) if address.isprintable() and "\\" not in address else urlsplit("")
    is_own = not parts.scheme and not parts.netloc and parts.path.startswith(home) and not address.startswith("//")
    return address if is_own else home


def _lead_home() -> Response:
    return RedirectResponse(f"{base_path()}/", 303)


def _fail(request: Request, provider: str, error: Exception) -> Response:
    logger.log(logging.WARNING, "A sign-in with %s failed: %s", provider, describe(error))
    with speaking(requested_language(request)):
        return ask_to_sign_in(request, failed=True)


PERSONAL = re.compile(r"\S*@\S*|[\w~+=-]{24,}")
"""Addresses, and what could be a code or a token."""

LONGEST_REASON = 300


def describe(error: Exception) -> str:
    """An error for the log: its kind and, of a provider's own, its words, without what could be secret or personal."""
    words = [getattr(error, name, None) or "" for name in ("error", "description")]
    # RFC 6749 allows no other characters in them, and anybody can make up an answer of a provider's.
    given = re.sub(r"[^!-~]+", " ", ": ".join(word for word in words if isinstance(word, str) and word))
    kind = type(error).__name__
    return f"{kind} ({PERSONAL.sub('…', given)[:LONGEST_REASON]})" if given else kind


SIGN_IN = "sign_in"
"""The path that leads to a provider, which the last part of the address names."""

RETURN = "next"
"""The parameter with the address to come back to."""


def ask_to_sign_in(request: Request, *, failed: bool = False) -> Response:
    """The providers to sign in with. Each leads back to the page that was asked for."""
    query = urlencode({} if failed else {RETURN: _address(request)})
    providers = list_providers()
    ways = {
        f"{base_path()}/{SIGN_IN}/{provider}?{query}": say("access-sign-in")
        if provider == DEFAULT
        else say("access-sign-in-with", provider=provider.title())
        for provider in providers
    }
    return show(SIGN_IN, {"ways": ways, "failed": failed}, 400 if failed else 200)


def _address(request: Request) -> str:
    query = request.scope["query_string"].decode("latin-1")
    return f"{request.url.path}?{query}" if query else request.url.path
