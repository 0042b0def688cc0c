"""The catalogues as they are written: their files, and their syntax trees."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from jinja2 import Environment, nodes

from discern.words.catalog import read_sources

TEMPLATES = Path(__file__).parents[2] / "app" / "discern_app"


def entries(text: str) -> Iterator[ast.Message]:
    """The messages of a Fluent file, which has to be free of errors."""
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            yield entry


@cache
def messages() -> Mapping[str, ast.Message]:
    """The English messages by their ids."""
    return {entry.id.name: entry for text in read_sources("en").values() for entry in entries(text)}


def messages_of(node: object) -> set[str]:
    """The messages that a message refers to."""
    return {each.id.name for each in walk(node) if isinstance(each, ast.MessageReference)}


def variables_of(message: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    entry = messages()[message]
    found = {each.id.name for each in walk(entry) if isinstance(each, ast.VariableReference)}
    return found.union(*(variables_of(each) for each in messages_of(entry)))


def cases_of(message: str, variable: str) -> set[str]:
    """The values of a variable that a message has words for, its default among them."""
    chosen = (each for each in walk(messages()[message].value) if isinstance(each, ast.SelectExpression))
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for each in chosen
        if isinstance(each.selector, ast.VariableReference) and each.selector.id.name == variable
        for variant in each.variants
    }


def said_in_templates() -> Iterator[tuple[str, str, set[str]]]:
    """Each place where a template asks for a message: where, which, and the arguments that it gives."""
    for file in sorted(TEMPLATES.rglob("*.html")):
        for call in Environment(autoescape=True).parse(file.read_text(encoding="utf-8")).find_all(nodes.Call):
            if isinstance(call.node, nodes.Name) and call.node.name == "say":
                [message] = call.args
                assert isinstance(message, nodes.Const), f"{file.name}:{call.lineno}"
                yield f"{file.name}:{call.lineno}", message.value, {each.key for each in call.kwargs}


def walk(node: object) -> Iterator[object]:
    """A node of a syntax tree and all below it."""
    yield node
    below = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for each in below:
        yield from walk(each)
