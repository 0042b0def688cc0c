"""The words of the pages: messages of the catalogue in the reader's language."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import wraps
from typing import TypeVar
from urllib.parse import parse_qsl
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st
from pydantic import TypeAdapter
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from discern import words
from discern.contract.models.assessments import Language
from discern.contract.models.insights import Wording
from discern_app.session_state import SPOKEN_LANGUAGE

T = TypeVar("T")

LANGUAGE = "language"
"""The parameter of an address that chooses the language of the pages, and the name of the cookie that keeps it."""

KEPT_S = 365 * 24 * 3600
"""How long a browser keeps the language that was chosen, in seconds."""

_OWN = TypeAdapter[Language](Language)

_SPOKEN: ContextVar[str | None] = ContextVar("spoken", default=None)
"""The language in place of the reader's; see `speaking`."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in this language, also where no page of Streamlit's runs."""
    before = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def in_this_language(make: Callable[[], T]) -> Callable[[], T]:
    """``make``, as it speaks in the run that asks for it.

    Streamlit makes the file of a download where no page runs: there is neither its session nor its reader.
    """
    spoken = language()

    @wraps(make)
    def made() -> T:
        with speaking(spoken):
            return make()

    return made


def language() -> str:
    """The language that the reader chose, else that of their browser, if there is a catalogue for it; else English."""
    return _SPOKEN.get() or SPOKEN_LANGUAGE.get() or words.negotiate(st.context.locale)


def own_language() -> Language:
    """`language`, for what the service is asked to keep: a report, a message, a calendar."""
    return _OWN.validate_python(language())


def note_language() -> None:
    """Have the session speak as its address asks, else as it did, else as this browser keeps. Where a host serves no
    addresses of the app's own, no cookie is set."""
    asked = known_language(st.query_params.get(LANGUAGE))
    SPOKEN_LANGUAGE.set(asked or SPOKEN_LANGUAGE.get() or known_language(st.context.cookies.get(LANGUAGE)))


def known_language(tag: str | None) -> str | None:
    """The tag, if there is a catalogue for it."""
    return tag if tag in words.LANGUAGES else None


def requested_language(connection: HTTPConnection) -> str:
    """The language that a browser asks for where no page of Streamlit's runs."""
    asked = known_language(connection.query_params.get(LANGUAGE)) or known_language(connection.cookies.get(LANGUAGE))
    return asked or words.negotiate(None, connection.headers.get("accept-language", ""))


class LanguageCookie:
    """Lets a browser keep the language that an address asks for: `/settings?language=de`."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        asked = known_language(dict(parse_qsl(scope["query_string"].decode("latin-1"))).get(LANGUAGE))

        async def send_with_cookie(message: Message) -> None:
            if asked is not None and message["type"] == "http.response.start":
                kept = f"{LANGUAGE}={asked}; Max-Age={KEPT_S}; Path=/; SameSite=lax"
                message["headers"] = [*message["headers"], (b"set-cookie", kept.encode())]
            await send(message)

        await self._app(scope, receive, send_with_cookie)


DATE_FIELDS = {"en": "YYYY-MM-DD", "de": "DD.MM.YYYY", "es": "DD/MM/YYYY", "fr": "DD/MM/YYYY"}
"""How a field for a date writes it; one of Streamlit's formats."""


def date_field() -> str:
    """The format of a field for a date."""
    return DATE_FIELDS.get(language(), DATE_FIELDS["en"])


def time_zone() -> ZoneInfo | None:
    """The time zone that the reader's browser names; None where it names none that is known."""
    name = st.context.timezone
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def local_now() -> datetime:
    """Now, where the reader's browser is; in UTC where it doesn't say. Its date is the reader's today."""
    return datetime.now(time_zone() or UTC)


def statement_language() -> str | None:
    """In which language the service is to word statements; None for English, in which services answer unasked."""
    spoken = language()
    return None if spoken == words.LANGUAGES[0] else spoken


def reader_wording() -> Wording:
    """How the service is to word statements for the reader."""
    return Wording(language=statement_language())


def say(message: str, /, **arguments: str | int | float) -> str:
    """A message of the catalogue. Text among ``arguments`` is given as Markdown: escape what people typed."""
    return words.format_message(language(), message, arguments)
