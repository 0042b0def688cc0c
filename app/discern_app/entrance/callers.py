"""Who makes a request: by the cookie of the installation's secret, or by a sign-in."""

from datetime import UTC, datetime

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from discern.client.errors import DiscernError
from discern_app.access.accounts import find_user, is_over, read_claims
from discern_app.access.client_ip import FORWARDED, find_address
from discern_app.access.gate import may_connect, may_fetch, may_see_pages
from discern_app.access.identity_cookie import read_cookie
from discern_app.base.embedded_service import load_settings
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.entrance.rule import Caller, Place


async def find_caller(connection: HTTPConnection, place: Place) -> Caller:
    """Who asks for something at a place."""
    if is_sign_in_set_up():
        return await _find_signed_in(connection)
    if connection.scope["type"] == "websocket":
        may = may_connect(connection)
    else:
        may = may_fetch(connection) if place == "inside" else may_see_pages(connection)
    return "let in" if may else "closed"


async def _find_signed_in(connection: HTTPConnection) -> Caller:
    claims = read_cookie(connection.cookies, connection.headers.get("host", ""))
    now = datetime.now(UTC)
    if claims is None or is_over(claims, now, now, load_settings().session_hours):
        return "signed out"
    sign_in = read_claims(claims)
    if sign_in is None:
        return "no access"
    peer = connection.client.host if connection.client is not None else ""
    forwarded = ", ".join(connection.headers.getlist(FORWARDED))
    address = find_address(peer, forwarded, load_settings().trusted_proxies)
    try:
        user = await run_in_threadpool(find_user, sign_in, address, now)
    except DiscernError:
        return "unknown"
    return "no access" if user is None else "let in"


def name_of(connection: HTTPConnection) -> str:
    """What to call the person who has signed in; empty where nothing is known."""
    claims = read_cookie(connection.cookies, connection.headers.get("host", "")) or {}
    return str(claims.get("name") or claims.get("email") or "")
