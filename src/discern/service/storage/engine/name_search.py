"""The filters of lists by parts of a name, which a column has as `fold_name` writes it."""

import json
from typing import Any

from sqlalchemy import JSON, Boolean, Column, ColumnElement, String, Text, bindparam, cast, exists, func, select
from sqlalchemy.dialects.postgresql import ARRAY, array
from sqlalchemy.engine import Compiled
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import FunctionElement

from discern.contract.names import fold_name
from discern.service.storage.engine.name_index import MOST_LETTERS
from discern.service.storage.engine.pagination import ACCOUNT_ID, IndexLookup
from discern.service.storage.engine.planner_hints import as_filter

_FOLDED = cast(array([bindparam("letters_folded")]), ARRAY(Text))


def name_filters(column: Column[str]) -> dict[str, ColumnElement[bool]]:
    """The filters of a list: for a word of up to `MOST_LETTERS` letters, for a longer one, and for the other words."""
    one_word = {name: as_filter(_contains(column, name)) for name in ("letters", "q")}
    return {**one_word, "words": as_filter(_contains_all(column))}


def name_lookups(column: Column[str]) -> dict[str, IndexLookup]:
    """The rows that a filter by one word leaves, by an index: SQLite reads the column from one, instead of rows."""
    rows = column.table.alias("named")
    named, found = rows.c[column.name], select(rows.c.seq).where(rows.c.account_id == ACCOUNT_ID)
    has_letters = _ByDatabase(func.letters_of(named).op("@>")(_FOLDED), _contains(named, "letters"))
    return {
        "letters": (column.table.c.seq, found.where(has_letters)),
        "q": (column.table.c.seq, found.where(_contains(named, "q"))),
    }


def name_parameters(text: str | None) -> dict[str, str | None]:
    """The parameters of the filters for the words of ``text``. The longest word, which fewest names have, is looked for
    by an index, and the others in what that finds.
    """
    words = sorted(set(fold_name(text or "").split()), key=lambda word: (-len(word), word))
    longest, *others = words or [""]
    is_short = len(longest) <= MOST_LETTERS
    return {
        "letters": _pattern(longest) if longest and is_short else None,
        "letters_folded": longest,
        "q": None if is_short else _pattern(longest),
        "words": json.dumps([_pattern(word) for word in others]) if others else None,
    }


def _pattern(word: str) -> str:
    """For `LIKE`: within anything, its wildcards escaped."""
    escaped = word.replace("/", "//").replace("%", "/%").replace("_", "/_")
    return f"%{escaped}%"


def _contains(column: ColumnElement[str], parameter: str) -> ColumnElement[bool]:
    return column.like(bindparam(parameter), escape="/")


def _contains_all(column: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a column is like all patterns of a JSON array."""
    patterns = bindparam("words", type_=String)
    in_postgres = func.json_array_elements_text(cast(patterns, JSON)).table_valued("value")
    in_sqlite = func.json_each(patterns).table_valued("value")
    return _ByDatabase(
        *(~exists().where(column.not_like(each.c.value, escape="/")) for each in (in_postgres, in_sqlite))
    )


class _ByDatabase(FunctionElement[bool]):
    """The same condition twice: for PostgreSQL and its indexes, and for SQLite."""

    type = Boolean()
    inherit_cache = True


@compiles(_ByDatabase)
def _compile_in_sqlite(element: _ByDatabase, compiler: Compiled, **given: Any) -> str:
    _, in_sqlite = element.clauses
    return compiler.process(in_sqlite, **given)


@compiles(_ByDatabase, "postgresql")
def _compile_in_postgres(element: _ByDatabase, compiler: Compiled, **given: Any) -> str:
    in_postgres, _ = element.clauses
    return compiler.process(in_postgres, **given)
