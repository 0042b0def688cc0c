"""Plain pages as answers: templates, the files that they load, and what browsers may do with them."""

import mimetypes
import re
from base64 import b64decode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from jinja2 import Environment
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from discern.contract.models.branding import Branding
from discern.words import (
    format_day_of_year,
    format_names,
    format_weekday,
    list_items,
    list_languages,
    note_translations,
    value_text,
)
from discern_app.base.branding import kept_branding, plain_css
from discern_app.base.current_service import taker_service
from discern_app.base.http_middleware import serves_routes
from discern_app.base.language import language, requested_language, speaking
from discern_app.base.navigation import base_path
from discern_app.base.streamlit_internals import SIGN_OUT
from discern_app.base.templates import templates_of
from discern_app.participant.keep_link import mail_to_self

_BOLD = re.compile(r"\*\*(.+?)\*\*")
_CODE = re.compile(r"`(.+?)`")


def to_html(text: str) -> Markup:
    """Paragraphs, lists of lines that begin with `- `, bold text and code; everything else is escaped.

    The text may come from a service of somebody else's.
    """
    blocks = [block.strip().splitlines() for block in re.split(r"\n\s*\n", text) if block.strip()]
    return Markup("\n").join(_block_html(lines) for lines in blocks)


def _block_html(lines: list[str]) -> Markup:
    if all(line.lstrip().startswith("- ") for line in lines):
        items = "".join(f"<li>{_inline_html(line.lstrip()[2:])}</li>" for line in lines)
        return Markup(f"<ul>{items}</ul>")  # noqa: S704 # `_inline_html` escapes
    return Markup(f"<p>{_inline_html(' '.join(lines))}</p>")  # noqa: S704


def _inline_html(text: str) -> str:
    return _CODE.sub(r"<code>\1</code>", _BOLD.sub(r"<strong>\1</strong>", escape(text)))


HERE = Path(__file__).parent
FILES = {
    "page.css": HERE / "assets" / "page.css",
    "own.css": HERE / "assets" / "own.css",
    "questions.js": HERE / "assets" / "questions.js",
    "question_page.js": HERE / "assets" / "question_page.js",
    "page.js": HERE / "assets" / "page.js",
    "refused_socket.js": HERE / "assets" / "refused_socket.js",
    "logo-light.svg": HERE.parent / "logo-light.svg",
    "logo-dark.svg": HERE.parent / "logo-dark.svg",
    "icon.svg": HERE.parent / "icon.svg",
}
"""The files that pages load, by their names, besides those of an owner's `branding`."""

OWNERS = ("branding.css", "logo.png", "logo-dark.png")
"""The files that an owner's logo and colour make."""

FILES_AT = "/take/files/"
"""The path that they are below, without the app's base path."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

# Addresses of pages have the secrets of links, which neither a cache nor the next site may learn.
HEADERS = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}


@cache
def _read(name: str) -> bytes:
    return FILES[name].read_bytes()


def _make(name: str) -> bytes | None:
    """A file of an owner's; None where they have chosen nothing."""
    look = branding()
    if name == "branding.css":
        return None if look.colour is None else plain_css(look.colour).encode()
    logo = look.logo if name == "logo.png" else look.logo_dark
    return None if logo is None else b64decode(logo)


def _digest(content: bytes) -> str:
    """The beginning of a file's digest, by which its address changes when it does."""
    return sha256(content).hexdigest()[:12]


def branding() -> Branding:
    """The owner's logo and colour as participants' pages show them. Pages for strangers wait for nothing."""
    return kept_branding(taker_service().takers)


def address_of_file(name: str) -> str:
    content = (_make(name) if name in OWNERS else _read(name)) or b""
    return f"{base_path()}{FILES_AT}{_digest(content)}/{name}"


def file_route() -> Route:
    """Serves the files. Their addresses change with them, so browsers may keep them."""

    async def send(request: Request) -> Response:
        name = request.path_params["name"]
        content = _make(name) if name in OWNERS else _read(name) if name in FILES else None
        if content is None:
            return Response("Not Found", 404)
        # While an update is under way, a page of the other version may ask here for a file that is another one by now.
        is_current = request.path_params["digest"] == _digest(content)
        cache_control = "public, max-age=31536000, immutable" if is_current else "no-store"
        return Response(content, media_type=mimetypes.guess_type(name)[0], headers={"Cache-Control": cache_control})

    return Route(f"{base_path()}{FILES_AT}{{digest}}/{{name}}", send)


@cache
def _templates() -> Environment:
    environment = templates_of("discern_app.participant")
    environment.globals.update(
        to_html=to_html,
        file=address_of_file,
        branding=branding,
        base=base_path,
        mail_to_self=mail_to_self,
        value_text=value_text,
        names=lambda given: format_names(given, language()),
        items=lambda given: list_items(given, language()),
        weekday=lambda day: format_weekday(day, language()),
        day=lambda day: format_day_of_year(day, language()),
        sign_out=SIGN_OUT,
        has_cookies=serves_routes,
        languages=list_languages,
        translations=lambda offered: note_translations(
            ((one.language, one.translation) for one in offered), language()
        ),
    )
    return environment


def address_of(page: str, token: str = "", **query: str) -> str:
    """The address of the page of a link, `take` or `me`; without a ``token``, that of a member who is signed in."""
    parameters = urlencode(({"token": token} if token else {}) | query)
    return f"{base_path()}/{page}{'?' if parameters else ''}{parameters}"


def lead_to(page: str, token: str = "", *, place: str = "", **query: str) -> RedirectResponse:
    """To the page of a link, or a member's own, and the ``place`` there with this id."""
    fragment = f"#{quote(place)}" if place else ""
    return RedirectResponse(f"{address_of(page, token, **query)}{fragment}", 303, headers=HEADERS)


def render(template: str, values: Mapping[str, Any] | None = None) -> str:
    """The HTML that a template makes, in the language that is spoken."""
    return _templates().get_template(f"{template}.html").render(**(values or {}))


def show(template: str, values: Mapping[str, Any] | None = None, status: int = 200) -> Response:
    """A page made of a template."""
    return HTMLResponse(render(template, values), status, headers=HEADERS)


def refuse_for(seconds: int, request: Request) -> Response:
    """The page that says to wait: too many requests come from the reader's address."""
    with speaking(requested_language(request)):
        refused = show("too_many", {"seconds": seconds}, 429)
    refused.headers["Retry-After"] = str(seconds)
    return refused
