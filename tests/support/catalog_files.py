"""The catalogues as they are written: their files, and their syntax trees."""

from collections.abc import Iterator
from importlib.resources import files

from fluent.syntax import ast


def catalog_texts(language: str) -> list[str]:
    """The files of a language."""
    found = sorted((files("discern.words") / language).iterdir(), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]


def walk(node: object) -> Iterator[object]:
    """A node of a syntax tree and all below it."""
    yield node
    below = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for each in below:
        yield from walk(each)
