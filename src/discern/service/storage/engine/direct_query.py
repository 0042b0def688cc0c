"""Queries that are run so often that they go past SQLAlchemy, to PostgreSQL's driver."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Select
from sqlalchemy.types import TypeEngine

Convert = Callable[[Any], Any]


class DirectQuery:
    """A query for at most one row, with its parameters by name.

    Running one by SQLAlchemy takes much more CPU time: it makes a context and a result with its columns for each. Here
    it compiles the text and knows how values are stored, and does so once.

    What the driver raises is raised by SQLAlchemy too, which runs the query again: it alone tells a lost connection
    from a refused one. So the query may run twice. In a transaction, which an error ends, and on SQLite, whose driver
    costs little beside it, SQLAlchemy runs it to begin with.
    """

    def __init__(self, statement: Select[Any]) -> None:
        self._statement = statement
        self._text: _Text | None = None
        self._columns: Sequence[tuple[int, Convert]] | None = None

    def first(self, connection: Connection, parameters: Mapping[str, Any]) -> Sequence[Any] | None:
        """The first row, or None."""
        dialect = connection.dialect
        if dialect.name == "postgresql":
            driver: Any = connection.connection.driver_connection
            if driver.autocommit:
                try:
                    return self._first(driver, dialect, parameters)
                except dialect.loaded_dbapi.Error:
                    pass
        return connection.execute(self._statement, parameters).first()

    def _first(self, driver: Any, dialect: Dialect, parameters: Mapping[str, Any]) -> Sequence[Any] | None:
        if self._text is None:
            self._text = _compile(self._statement, dialect)
        text, always, converted = self._text
        given = {**always, **parameters}
        for name, convert in converted.items():
            given[name] = convert(given[name])
        cursor = driver.execute(text, given)
        row: Sequence[Any] | None = cursor.fetchone()
        if row is None:
            return None
        if self._columns is None:
            self._columns = _read_columns(self._statement, dialect, cursor.description)
        found = list(row)
        for place, convert in self._columns:
            found[place] = convert(found[place])
        return found


class _Text(NamedTuple):
    """A query as PostgreSQL's driver takes it, the values that it always has, and what becomes of those parameters
    that aren't stored as they are.
    """

    text: str
    always: Mapping[str, Any]
    converted: Mapping[str, Convert]


def _compile(statement: Select[Any], dialect: Dialect) -> _Text:
    compiled: Any = statement.compile(dialect=dialect)
    stored = {name: _kept(each.type, dialect).bind_processor(dialect) for name, each in compiled.binds.items()}
    return _Text(
        str(compiled),
        {name: value for name, value in compiled.params.items() if value is not None},
        {name: convert for name, convert in stored.items() if convert is not None},
    )


def _read_columns(
    statement: Select[Any], dialect: Dialect, description: Sequence[Sequence[Any]]
) -> list[tuple[int, Convert]]:
    """The columns whose values aren't stored as they are, by their place."""
    places = enumerate(zip(statement.selected_columns, description, strict=True))
    found = (
        (place, _kept(each.type, dialect).result_processor(dialect, code)) for place, (each, (_, code, *_)) in places
    )
    return [(place, convert) for place, convert in found if convert is not None]


def _kept(kind: TypeEngine[Any], dialect: Dialect) -> TypeEngine[Any]:
    return kind.dialect_impl(dialect)
