"""Objects of the interface as rows of a table: the names and types of columns, and the values in them.

A field within another has both names, as `candidate.name` has. An interval is two columns, `low` and `high`, and a
place on the circle `x` and `y`. Lists stay lists.
"""

import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel


def columns_of(model: type[BaseModel]) -> dict[str, Any]:
    """The types of a model's columns by their names, in the order of its fields; without null, which each may have.

    What callers keep by keys of their own, such as `metadata`, has no columns here: only values tell the keys.
    """
    return dict(_columns(model, ""))


def values_of(row: BaseModel) -> dict[str, Any]:
    """An object's values by the names of their columns, without those that are null."""
    return dict(_values(row, ""))


def _columns(kind: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        for name, field in kind.model_fields.items():
            yield from _columns(field.annotation, f"{path}.{name}" if path else name)
    elif get_origin(kind) is Annotated:
        yield from _columns(get_args(kind)[0], path)
    elif get_origin(kind) in {Union, types.UnionType}:
        for each in get_args(kind):
            if each is not types.NoneType:
                yield from _columns(each, path)
    elif get_origin(kind) is tuple and get_args(kind) == (float, float):
        yield from ((f"{path}.{end}", float) for end in _ends(path))
    elif get_origin(kind) is Literal:
        yield path, type(get_args(kind)[0])
    elif get_origin(kind) is not dict:
        yield path, kind


def _values(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from _values(getattr(value, name), f"{path}.{name}" if path else name)
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _values(each, f"{path}.{key}")
    elif isinstance(value, tuple):
        yield from zip((f"{path}.{end}" for end in _ends(path)), value, strict=True)
    elif isinstance(value, list):
        yield path, [each.model_dump() if isinstance(each, BaseModel) else each for each in value]
    elif value is not None:
        yield path, value


def _ends(path: str) -> tuple[str, str]:
    return ("low", "high") if "interval" in path else ("x", "y")
