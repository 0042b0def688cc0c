"""Lists of the interface as tables of pandas, which is installed beside the client where they are wanted."""

import types
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import AwareDatetime, BaseModel

if TYPE_CHECKING:
    import pandas as pd

MISSING = "to_frame makes a table of pandas, which isn't installed: pip install 'discern-client[pandas]'"

_MOMENT = "datetime64[us, UTC]"
DTYPES: dict[Any, str] = {
    float: "float64",
    int: "Int64",
    bool: "boolean",
    str: "string",
    datetime: _MOMENT,
    AwareDatetime: _MOMENT,
}
"""Of columns. Each can lack a value; of a day, a list or anything else it is `object`."""


def to_frame(objects: Iterable[BaseModel], model: type[BaseModel] | None = None) -> "pd.DataFrame":
    """A row for each object of a list, such as `client.pages(operations.LIST_RESULTS())`.

    The columns are the fields of the interface with their types, whether any object has a value there or not; one
    within another has both names, as `candidate.name` has. An interval is two columns, `low` and `high`, and a place on
    the circle `x` and `y`. Times are moments in UTC, lists stay lists.

    Args:
        objects: of one kind, all of them; a list that comes page by page is fetched whole.
        model: what they are, which gives an empty list its columns too.

    Raises:
        ImportError: pandas isn't installed; the message says how to install it.
    """
    try:
        import pandas as pd
    except ImportError:
        raise ImportError(MISSING) from None
    rows = list(objects)
    kinds = dict.fromkeys([*([] if model is None else [model]), *(type(row) for row in rows)])
    columns = {name: dtype for kind in kinds for name, dtype in _columns_of(kind, "")}
    frame = pd.DataFrame.from_records([dict(_values_of(row, "")) for row in rows])
    # Of the caller's own texts by key, such as `metadata.room`, no model knows the names.
    names = [*columns, *(name for name in frame.columns if name not in columns)]
    return frame.reindex(columns=pd.Index(names, dtype=object)).astype(columns)


def _columns_of(kind: Any, path: str) -> Iterator[tuple[str, str]]:
    """The names and types of the columns of an annotation."""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        for name, field in kind.model_fields.items():
            yield from _columns_of(field.annotation, f"{path}.{name}" if path else name)
    elif get_origin(kind) is Annotated:
        yield from _columns_of(get_args(kind)[0], path)
    elif get_origin(kind) in {Union, types.UnionType}:
        for each in get_args(kind):
            if each is not types.NoneType:
                yield from _columns_of(each, path)
    elif _is_pair(kind):
        yield from ((f"{path}.{end}", DTYPES[float]) for end in _ends(path))
    elif get_origin(kind) is Literal:
        yield path, DTYPES.get(type(get_args(kind)[0]), "object")
    elif get_origin(kind) is not dict:
        yield path, DTYPES.get(kind, "object")


def _values_of(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from _values_of(getattr(value, name), f"{path}.{name}" if path else name)
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _values_of(each, f"{path}.{key}")
    elif isinstance(value, tuple) and len(value) == len(_ends(path)):
        yield from zip((f"{path}.{end}" for end in _ends(path)), value, strict=True)
    elif isinstance(value, list):
        yield path, [each.model_dump() if isinstance(each, BaseModel) else each for each in value]
    elif value is not None:
        yield path, value


def _is_pair(kind: Any) -> bool:
    return get_origin(kind) is tuple and get_args(kind) == (float, float)


def _ends(path: str) -> tuple[str, str]:
    return ("low", "high") if "interval" in path else ("x", "y")
