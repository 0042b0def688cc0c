"""Who makes a request: by the cookie of the installation's secret, or by a sign-in."""

from datetime import UTC, datetime

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from discern_app.access.gate import may_connect, may_fetch, may_see_pages
from discern_app.access.identity_cookie import read_cookie
from discern_app.access.signed_in import find_signed_in, read_session
from discern_app.base.oidc_providers import is_sign_in_set_up
from discern_app.base.request_origin import is_foreign
from discern_app.entrance.rule import Caller, Place


async def find_caller(connection: HTTPConnection, place: Place) -> Caller:
    """Who asks for something at a place."""
    if connection.scope["type"] == "websocket" and is_foreign(connection):
        return "closed"
    if is_sign_in_set_up():
        return await _find_signed_in(connection)
    if connection.scope["type"] == "websocket":
        may = may_connect(connection)
    else:
        may = may_fetch(connection) if place == "inside" else may_see_pages(connection)
    return "let in" if may else "closed"


async def _find_signed_in(connection: HTTPConnection) -> Caller:
    now = datetime.now(UTC)
    # A stranger costs no thread.
    if read_session(connection, now) is None:
        return "signed out"
    signed_in = await run_in_threadpool(find_signed_in, connection, now)
    if signed_in.state != "known":
        return signed_in.state
    return "let in" if signed_in.member is None else "member"


def name_of(connection: HTTPConnection) -> str:
    """What to call the person who has signed in; empty where nothing is known."""
    claims = read_cookie(connection.cookies, connection.headers.get("host", "")) or {}
    return str(claims.get("name") or claims.get("email") or "")
