"""The English catalogue with accents on every letter: text without them didn't come from the catalogue."""

import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent_compiler.bundle import FluentBundle

from discern.words.catalog import read_sources
from tests.support.catalog_files import walk

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
_ACCENTS = str.maketrans(PLAIN, ACCENTED)

_WORD = re.compile(r"[A-Za-z]{4,}")

_NO_WORDS = re.compile(
    r"`[^`]*`|https?\S+|\S+@\S+|:material/\w+:|:(?:small|gray|red|green|blue|orange)\[|\b[a-z]{3,5}_\S+|[\w-]{24,}"
)
"""Code, links, addresses, Markdown's own words, ids, and secrets."""


def accented(text: str) -> str:
    """A text as the accented catalogue has it."""
    return text.translate(_ACCENTS)


def pseudo_catalog() -> FluentBundle:
    """The English catalogue, accented."""
    sources = []
    for text in read_sources("en").values():
        parsed = FluentParser().parse(text)
        for node in walk(parsed):
            if isinstance(node, ast.TextElement):
                node.value = accented(node.value)
        sources.append(FluentSerializer().serialize(parsed))
    return FluentBundle.from_string("en", "\n".join(sources), use_isolating=False)


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
