"""The words of the pages: messages of the catalogue in the reader's language."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import wraps
from typing import TypeVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st
from starlette.requests import HTTPConnection

from discern import words
from discern.contract.models.insights import Wording

T = TypeVar("T")

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
    """The language of the reader's browser, if there is a catalogue for it; else English."""
    return _SPOKEN.get() or words.negotiate(st.context.locale)


def requested_language(connection: HTTPConnection) -> str:
    """The language that a browser asks for where no page of Streamlit's runs."""
    return words.negotiate(None, connection.headers.get("accept-language", ""))


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
