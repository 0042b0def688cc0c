"""What people who aren't let in read in place of Streamlit's pages."""

from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from websockets import http11

from discern import words
from discern_app.access.gate import COOKIE_LASTS_DAYS, base_path
from discern_app.base.language import say, speaking
from discern_app.base.oidc_providers import DEFAULT, is_sign_in_set_up, list_providers
from discern_app.entrance.callers import name_of
from discern_app.entrance.rule import Caller
from discern_app.participant.rendering import lead_to, show

SIGN_IN = "sign_in"
"""The path that leads to a provider, which the last part of the address names."""

MAX_LINE_BYTES: int = http11.MAX_LINE_LENGTH - 200
"""Of the head of a page's request, with the line's end. The page's socket has up to 200 bytes more of cookies, the
secret's for `/_stcore` and Streamlit's own. Where that is too much, neither the browser nor the log says a word.

`WEBSOCKETS_MAX_LINE_LENGTH` sets the limit. websockets reads it when it is imported, under `streamlit run` before any
file of ours; what it read is in its `http11` alone, as seen in 17.
"""

RETURN = "next"
"""The parameter with the address to come back to."""


def show_outside(request: Request, caller: Caller) -> Response:
    """The page that tells somebody how to get in."""
    with speaking(_language(request)):
        match caller:
            case "member":
                return lead_to("me")
            case "signed out":
                return ask_to_sign_in(request)
            case "no access":
                return show("no_access", {"name": name_of(request)}, 403)
            case "unknown":
                return show("not_asked", {}, 503)
            case _:
                return show("no_secret", {"days": COOKIE_LASTS_DAYS}, 403)


def show_too_long(request: Request, line_bytes: int) -> Response:
    """The page for a browser that sends so many cookies that its socket would be refused.

    ``line_bytes`` is the length of the longest line of the request's head.
    """
    with speaking(_language(request)):
        return show("too_long", {"line_bytes": line_bytes, "limit": MAX_LINE_BYTES}, 431)


def tell_that_access_is_over(request: Request) -> Response:
    """What Streamlit shows, from JSON, on an open page that can't connect again. For 403 it has advice of its own."""
    with speaking(_language(request)):
        text = say("access-over", by="sign-in" if is_sign_in_set_up() else "secret")
    return JSONResponse(text, 401, {"WWW-Authenticate": "Cookie", "Cache-Control": "no-store"})


def _language(request: Request) -> str:
    return words.negotiate(None, request.headers.get("accept-language", ""))


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
