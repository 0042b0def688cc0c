"""The words of the pages: messages of the catalogue in the reader's language."""

import streamlit as st

from discern import words
from discern.contract import Wording


def language() -> str:
    """The language of the reader's browser, if there is a catalogue for it; else English."""
    return words.negotiate(st.context.locale)


def reader_wording() -> Wording | None:
    """How the service is to word statements for the reader; None for English, in which services answer unasked."""
    found = language()
    return None if found == words.LANGUAGES[0] else Wording(language=found)


def say(message: str, /, **arguments: str | int | float) -> str:
    """A message of the catalogue. Text among ``arguments`` is given as Markdown: escape what people typed."""
    return words.format_message(language(), message, arguments)
