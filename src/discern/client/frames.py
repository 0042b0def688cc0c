"""Lists of the interface as tables of pandas, which is installed beside the client where they are wanted."""

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from pydantic import AwareDatetime, BaseModel

from discern.contract.columns import columns_of, values_of

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

    The columns are those of `discern.contract.columns`, whether any object has a value there or not. Times are moments
    in UTC.

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
    models = dict.fromkeys([*([] if model is None else [model]), *(type(row) for row in rows)])
    types = {name: DTYPES.get(kind, "object") for each in models for name, kind in columns_of(each).items()}
    frame = pd.DataFrame.from_records([values_of(row) for row in rows])
    # Of the caller's own texts by key, such as `metadata.room`, no model knows the names.
    names = [*types, *(name for name in frame.columns if name not in types)]
    return frame.reindex(columns=pd.Index(names, dtype=object)).astype(types)
