"""Tables as Streamlit sends them, made from columns of Python's values."""

import json
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime
from io import BytesIO
from typing import Any, Literal

Kind = Literal["texts", "truth", "whole", "real", "moment", "day", "text"]

DAY_0 = date(1970, 1, 1)

CLASSES: Mapping[Kind, tuple[type, ...]] = {
    "texts": (list,),
    "truth": (bool,),
    "whole": (int,),
    "real": (int, float),
    "moment": (datetime,),
    "day": (date,),
    "text": (object,),
}
"""What all values of a column are, by what the column is: the first that fits."""

IN_JSON: Mapping[Kind, Callable[[Any], object]] = {
    "texts": list,
    "truth": bool,
    "whole": int,
    "real": float,
    "moment": lambda moment: moment.astimezone(UTC).isoformat()[:-6] + "Z",
    "day": lambda day: (day - DAY_0).days,
    "text": str,
}


def arrow_table(columns: Mapping[str, Sequence[object]]) -> Any:
    """A `pyarrow.Table` of columns by their titles: texts, numbers, truths, days, moments with a time zone, or lists of
    texts.

    Any value may be None. Values of several kinds become texts, and so does a column with nothing in it. `st.dataframe`
    draws it with ``lazy=False``: to see whether it could send rows later, it would load pandas.
    """
    # The first page has no table.
    import pyarrow as pa
    import pyarrow.json

    types: Mapping[Kind, pa.DataType] = {
        "texts": pa.list_(pa.string()),
        "truth": pa.bool_(),
        "whole": pa.int64(),
        "real": pa.float64(),
        "moment": pa.timestamp("us", tz="UTC"),
        "day": pa.date32(),
        "text": pa.string(),
    }
    kinds = {title: _kind(values) for title, values in columns.items()}
    schema = pa.schema([(title, types[kind]) for title, kind in kinds.items()])
    # Arrow reads them as JSON. To look at a list of Python's it would load pandas, which is installed with Streamlit:
    # half a second of a first view, and 45 MB that nothing here has a use for.
    written = ([_in_json(value, kinds[title]) for value in values] for title, values in columns.items())
    lines = "\n".join(json.dumps(dict(zip(columns, row, strict=True))) for row in zip(*written, strict=True))
    if not lines:
        return schema.empty_table()
    return pyarrow.json.read_json(
        BytesIO(lines.encode()),
        read_options=pyarrow.json.ReadOptions(use_threads=False, block_size=len(lines) + 1),
        parse_options=pyarrow.json.ParseOptions(explicit_schema=schema),
    )


def _kind(values: Sequence[object]) -> Kind:
    known = [value for value in values if value is not None]
    if not known:
        return "text"
    return next(kind for kind, classes in CLASSES.items() if all(isinstance(value, classes) for value in known))


def _in_json(value: object, kind: Kind) -> object:
    return None if value is None else IN_JSON[kind](value)
