"""A second language: the English catalogue with accents on every letter."""

from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast

from discern.words.catalog import Catalog, read_sources
from tests.support.catalog_files import walk

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
_ACCENTS = str.maketrans(PLAIN, ACCENTED)


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
