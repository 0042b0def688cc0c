"""Conditions written so that query planners do what they can't know to be faster."""

from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, literal_column


def without_index(account_id: ColumnElement[str]) -> ColumnElement[str]:
    """The column, wrapped so that no index on it is used.

    SQLite can't know that an account has many more rows than a selective filter leaves, and would scan them all.
    """
    return func.coalesce(account_id, "")


def as_filter(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """A condition, wrapped so that it filters rows that are scanned in a list's order.

    Unwrapped, PostgreSQL begins with an index on it or with the whole table, wherever it expects it to leave few rows.
    """
    return case((condition, literal_column("1"))).is_not(None)


def exists_for_row(found: Select[Any]) -> ColumnElement[bool]:
    """Whether a correlated query finds a row, looked up for each row that asks.

    For `EXISTS`, PostgreSQL may make a table of all rows that could be asked for.
    """
    return found.with_only_columns(literal_column("1")).limit(literal_column("1")).scalar_subquery().is_not(None)
