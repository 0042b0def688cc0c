"""The English catalogue with accents on every letter: text without them didn't come from the catalogue."""

import re
from importlib.resources import files

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent_compiler.bundle import FluentBundle

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
_ACCENTS = str.maketrans(PLAIN, ACCENTED)

_WORD = re.compile(r"[A-Za-z]{4,}")


def pseudo_catalog() -> FluentBundle:
    """The English catalogue, accented."""
    parsed = [
        FluentParser().parse(file.read_text(encoding="utf-8"))
        for file in sorted((files("discern.words") / "en").iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    ]
    for resource in parsed:
        _accent(resource)
    text = "\n".join(FluentSerializer().serialize(resource) for resource in parsed)
    return FluentBundle.from_string("en", text, use_isolating=False)


def _accent(node: object) -> None:
    if isinstance(node, ast.TextElement):
        node.value = node.value.translate(_ACCENTS)
    below = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for each in below:
        _accent(each)


def plain_lines(text: str, names: list[str]) -> set[str]:
    """The lines that have a word without accents, apart from names, codes and links; numbers are made equal."""
    found = set()
    for line in text.splitlines():
        bare = re.sub(r"`[^`]*`|https?:\S+|:material/\w+:", " ", line)
        for name in names:
            bare = bare.replace(name, " ")
        if _WORD.search(bare):
            found.add(re.sub(r"\d+", "#", bare).strip())
    return found
