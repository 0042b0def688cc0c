"""Deleting many rows without anybody waiting for long behind it."""

from sqlalchemy import ColumnElement, Connection, Table, delete, select, tuple_

ROWS = 50
"""Rows of one transaction, which takes some milliseconds: SQLite overwrites the bytes of what it deletes."""


def delete_some(connection: Connection, table: Table, condition: ColumnElement[bool]) -> int:
    """Delete up to `ROWS` rows that satisfy the condition; how many. Call it in transactions until it is 0."""
    key = tuple_(*table.primary_key.columns)
    some = select(*table.primary_key.columns).where(condition).limit(ROWS)
    return connection.execute(delete(table).where(key.in_(some))).rowcount
