"""Looking up many values at a time."""

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

from sqlalchemy import Column, Connection, Row, Select

T = TypeVar("T")

MOST_VALUES = 500
"""Values in one `IN`; databases have limits."""


def find_rows(
    connection: Connection, statement: Select[Any], column: Column[str], values: Collection[str]
) -> list[Row[Any]]:
    """The rows of ``statement`` that have one of the ``values`` in a column."""
    return [
        row for some in parts_of(sorted(values)) for row in connection.execute(statement.where(column.in_(some))).all()
    ]


def parts_of(values: Sequence[T], most: int = MOST_VALUES) -> list[Sequence[T]]:
    """Values in portions for one `IN` each."""
    return [values[start : start + most] for start in range(0, len(values), most)]
