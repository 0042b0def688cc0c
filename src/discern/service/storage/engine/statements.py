"""Statements that are built and compiled once, for what most requests do.

One expression serves both databases. On PostgreSQL it runs like any other. On SQLite it goes to SQLite's own driver:
building a statement and taking it through SQLAlchemy costs many times what SQLite itself needs for it.
"""

from collections import namedtuple
from collections.abc import Callable, Mapping
from typing import Any

from pydantic_core import from_json, to_json
from sqlalchemy import JSON, Connection, Select, Table, insert
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.crud import REQUIRED
from sqlalchemy.types import TypeEngine

from discern.service.storage.engine.sqlite import driver_of
from discern.service.storage.engine.tables import Instant, read_instant

_DIALECT = SQLiteDialect_pysqlite(json_serializer=lambda value: to_json(value).decode())

_make = tuple.__new__
"""What a named tuple's own ``_make`` calls, once it has counted the values."""


class Query:
    """A SELECT whose parameters are all named, with ``bindparam``.

    Its rows have the columns as attributes. They are of the kind ``row``, where one is given: a named tuple of these
    columns in their order.
    """

    def __init__(self, select: Select[Any], row: Any = None) -> None:
        self._select = select
        self._text = _Text(select.compile(dialect=_DIALECT))
        columns = list(select.selected_columns)
        names = tuple(str(column.key) for column in columns)
        if row is not None and row._fields != names:
            raise TypeError(f"{row.__name__} does not have the columns {', '.join(names)}")
        self._row: Any = namedtuple("Row", names) if row is None else row
        readers = [_reader(column.type) for column in columns]
        self._readers = [(place, read) for place, read in enumerate(readers) if read is not None]

    def all(self, connection: Connection, parameters: Mapping[str, Any]) -> list[Any]:
        if connection.dialect.name != "sqlite":
            return [self._row._make(values) for values in connection.execute(self._select, parameters)]
        found = driver_of(connection).execute(self._text.sql, self._text.place(parameters)).fetchall()
        if not found:
            return []
        columns: list[Any] = list(zip(*found, strict=True))
        for place, read in self._readers:
            columns[place] = [None if value is None else read(value) for value in columns[place]]
        return [_make(self._row, values) for values in zip(*columns, strict=True)]

    def first(self, connection: Connection, parameters: Mapping[str, Any]) -> Any | None:
        rows = self.all(connection, parameters)
        return rows[0] if rows else None


def _reader(kind: TypeEngine[Any]) -> Callable[[Any], Any] | None:
    """What makes of a value of SQLite's, if it isn't null, that of a column; None where they are the same."""
    if isinstance(kind, Instant):
        return read_instant
    if isinstance(kind, JSON):
        return from_json
    return kind.dialect_impl(_DIALECT).result_processor(_DIALECT, None)


class Insertion:
    """An INSERT of one row; columns that are not given are null, but ``seq`` is the next number.

    On SQLite it raises what the driver raises: `sqlite3.IntegrityError` in place of SQLAlchemy's.
    """

    def __init__(self, table: Table) -> None:
        self._insert = insert(table)
        columns = [column.key for column in table.columns if column.key != "seq"]
        self._text = _Text(self._insert.compile(dialect=_DIALECT, column_keys=columns))

    def run(self, connection: Connection, row: Mapping[str, Any]) -> None:
        if connection.dialect.name == "sqlite":
            driver_of(connection).execute(self._text.sql, self._text.place(row))
        else:
            connection.execute(self._insert, row)


class _Text:
    """A statement as SQLite reads it."""

    def __init__(self, compiled: Any) -> None:
        assert isinstance(compiled, SQLCompiler)
        self.sql = str(compiled)
        binds = [compiled.binds[name] for name in compiled.positiontup or []]
        self._parameters = [
            (
                bind.key,
                bind.type.dialect_impl(_DIALECT).bind_processor(_DIALECT),
                None if bind.value is REQUIRED else bind.value,
            )
            for bind in binds
        ]

    def place(self, parameters: Mapping[str, Any]) -> list[Any]:
        """The parameters in the order of the text, as SQLite takes them."""
        return [
            parameters.get(name, constant) if write is None else write(parameters.get(name, constant))
            for name, write, constant in self._parameters
        ]
