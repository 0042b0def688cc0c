"""The catalogues: Project Fluent files, one folder a language, compiled when a language is first used."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent_compiler.bundle import FluentBundle

LANGUAGES = ("en",)
"""The languages that have a catalogue, as tags of BCP 47; the first is used where nothing else fits."""


class WordsError(Exception):
    """A message is missing from a catalogue, or wants an argument that it isn't given."""


def read_sources(language: str) -> dict[str, str]:
    """The Fluent files of a language by their names: those of statements, and those in `pages`."""
    folder = files("discern.words") / language
    sources = [each for part in (folder, folder / "pages") for each in part.iterdir() if each.name.endswith(".ftl")]
    return {each.name: each.read_text(encoding="utf-8") for each in sources}


@cache
def catalog(language: str) -> FluentBundle:
    """The compiled messages of a language.

    Raises:
        WordsError: the catalogue can't be compiled, or there is none.
    """
    if language not in LANGUAGES:
        raise WordsError(f"there is no catalogue for {language!r}")
    # Names of people are given as plain text to Markdown, JSON and Plotly, which would show isolating characters.
    bundle = FluentBundle.from_string(language, "\n".join(read_sources(language).values()), use_isolating=False)
    if problems := bundle.check_messages():
        raise WordsError(f"the catalogue for {language!r}: {problems[0]}")
    return bundle


def format_message(language: str, message: str, arguments: Mapping[str, str | int | float] | None = None) -> str:
    """A message's text; ``message`` may name an attribute, as in ``person-style.headline``.

    Raises:
        WordsError: there is no such message, or it wants an argument that isn't given.
    """
    text = find_message(language, message, arguments or {})
    if text is None:
        raise WordsError(f"there is no message {message!r} in {language!r}")
    return text


def find_message(language: str, message: str, arguments: Mapping[str, str | int | float]) -> str | None:
    """A message's text; None where the catalogue doesn't have it.

    Raises:
        WordsError: the message wants an argument that isn't given.
    """
    try:
        text, problems = catalog(language).format(message, arguments)
    except LookupError:
        return None
    if problems:
        raise WordsError(f"{message}: {problems[0]}")
    return str(text)


def has_message(language: str, message: str) -> bool:
    """Whether a catalogue has the message, not counting attributes."""
    return bool(catalog(language).has_message(message))
