"""The English catalogue with accents on every letter: text without them didn't come from the catalogue."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from discern.words import catalog
from discern.words.catalog import Catalog, read_sources
from discern.words.figures import list_styles
from tests.support.catalog_files import walk

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
_ACCENTS = str.maketrans(PLAIN, ACCENTED)

_WORD = re.compile(r"[A-Za-z]{4,}")

_NO_WORDS = re.compile(
    r"`[^`]*`|https?\S+|\S+@\S+|:material/\w+:|\b[a-z]{3,5}_\S+|[\w-]{24,}|"
    r":(?:small|primary|(?:gray|red|green|blue|orange|yellow|violet)(?:-badge)?)\["
)
"""Code, links, addresses, Markdown's own words, ids, and secrets."""


def accented(text: str) -> str:
    """A text as the accented catalogue has it."""
    return text.translate(_ACCENTS)


@cache
def accented_sources() -> dict[str, str]:
    """The files of the English catalogue, accented."""
    sources = {}
    for file, text in read_sources("en").items():
        parsed = FluentParser().parse(text)
        for node in walk(parsed):
            if isinstance(node, ast.TextElement):
                node.value = accented(node.value)
        sources[file] = FluentSerializer().serialize(parsed)
    return sources


@cache
def pseudo_catalog() -> Catalog:
    """The English catalogue, accented."""
    return Catalog("en", accented_sources())


def plain_lines(text: str, names: list[str]) -> set[str]:
    """The lines that have a word without accents, apart from names, codes and links; numbers are made equal."""
    found = set()
    for line in text.splitlines():
        bare = _NO_WORDS.sub(" ", line)
        for name in names:
            bare = bare.replace(name, " ")
        if _WORD.search(bare):
            found.add(re.sub(r"\d+", "#", bare).strip())
    return found


class ListeningCatalog:
    """A catalogue that notes which messages it is asked for, over one whose messages stay parsed."""

    def __init__(self, heard: Catalog) -> None:
        self._heard = heard
        self.has_message = heard.has_message
        self.messages = heard.messages
        self.asked: set[str] = set()

    def format(self, message: str, arguments: Mapping[str, str | int | float]) -> str:
        self.asked.add(message)
        return self._heard.format(message, arguments)


@contextmanager
def speaking_pseudo_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[ListeningCatalog]:
    """Everything said inside is in the pseudo-language."""
    listening = ListeningCatalog(pseudo_catalog())
    monkeypatch.setattr(catalog, "catalog", lambda language: listening)
    # Lists of styles are kept by language, and this one takes English's place.
    list_styles.cache_clear()
    yield listening
    list_styles.cache_clear()
