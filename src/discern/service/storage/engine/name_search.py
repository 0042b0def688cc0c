"""The filters of lists by part of a name, which a case-folded column has."""

from typing import Any

from sqlalchemy import Boolean, Column, ColumnElement, Text, bindparam, cast, func, select
from sqlalchemy.dialects.postgresql import ARRAY, array
from sqlalchemy.engine import Compiled
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import FunctionElement

from discern.service.storage.engine.name_index import MOST_LETTERS
from discern.service.storage.engine.pagination import ACCOUNT_ID, IndexLookup
from discern.service.storage.engine.planner_hints import as_filter

_FOLDED = cast(array([bindparam("letters_folded")]), ARRAY(Text))


def name_filters(column: Column[str]) -> dict[str, ColumnElement[bool]]:
    """The filters of a list, one for texts of up to `MOST_LETTERS` letters and one for longer ones."""
    return {name: as_filter(_contains(column, name)) for name in ("letters", "q")}


def name_lookups(column: Column[str]) -> dict[str, IndexLookup]:
    """The rows that `name_filters` leave, by an index: SQLite reads the column from one, instead of whole rows."""
    rows = column.table.alias("named")
    named, found = rows.c[column.name], select(rows.c.seq).where(rows.c.account_id == ACCOUNT_ID)
    has_letters = _HasLetters(func.letters_of(named).op("@>")(_FOLDED), _contains(named, "letters"))
    return {
        "letters": (column.table.c.seq, found.where(has_letters)),
        "q": (column.table.c.seq, found.where(_contains(named, "q"))),
    }


def name_parameters(text: str | None) -> dict[str, str | None]:
    """The parameters of both filters, of which one at most is used: ``text`` in any case, its wildcards escaped."""
    folded = (text or "").casefold()
    escaped = folded.replace("/", "//").replace("%", "/%").replace("_", "/_")
    is_short = len(folded) <= MOST_LETTERS
    return {
        "letters": f"%{escaped}%" if folded and is_short else None,
        "letters_folded": folded,
        "q": None if is_short else f"%{escaped}%",
    }


def _contains(column: ColumnElement[str], parameter: str) -> ColumnElement[bool]:
    return column.like(bindparam(parameter), escape="/")


class _HasLetters(FunctionElement[bool]):
    """The same condition twice: for the index of PostgreSQL, and for where names are read."""

    type = Boolean()
    inherit_cache = True


@compiles(_HasLetters)
def _compile_reading(element: _HasLetters, compiler: Compiled, **given: Any) -> str:
    _, read = element.clauses
    return compiler.process(read, **given)


@compiles(_HasLetters, "postgresql")
def _compile_lookup(element: _HasLetters, compiler: Compiled, **given: Any) -> str:
    looked_up, _ = element.clauses
    return compiler.process(looked_up, **given)
