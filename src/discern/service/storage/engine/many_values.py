"""Looking up many values at a time."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Column, Connection, Row, Select

MOST_VALUES = 500
"""Values in one `IN`; databases have limits."""


def find_rows(
    connection: Connection, statement: Select[Any], column: Column[str], values: Collection[str]
) -> list[Row[Any]]:
    """The rows of ``statement`` that have one of the ``values`` in a column."""
    return [
        row for some in parts_of(sorted(values)) for row in connection.execute(statement.where(column.in_(some))).all()
    ]


def parts_of(values: list[str]) -> list[list[str]]:
    """Values in portions for one `IN` each."""
    return [values[start : start + MOST_VALUES] for start in range(0, len(values), MOST_VALUES)]
