"""Pages of a list, by keyset: a cursor holds the last sequence number seen, so nothing is skipped or repeated.

That of a list by name holds the sort key before it.
"""

import base64
import binascii
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal, TypeVar

from sqlalchemy import (
    CTE,
    BigInteger,
    BindParameter,
    ColumnElement,
    CompoundSelect,
    Connection,
    Integer,
    Row,
    Select,
    Table,
    and_,
    bindparam,
    case,
    func,
    literal_column,
    null,
    or_,
    select,
)

from discern.contract.models.lists import ListQuery, Page
from discern.service.errors import invalid
from discern.service.storage.engine.tables.base import SortKey

T = TypeVar("T")

LONGEST_KEY = 90
"""Bytes of a sort key: with it a cursor stays within the 200 characters of a parameter."""

WALKED = 1_000
"""How many rows a list passes in its order, before it looks for the others that a filter leaves."""

FAR = 5_000
"""How many it passes, where among the first `WALKED` there are so many that a page is likely to be full by then."""

MOST_SOUGHT = 10_000
"""Of how many rows that a filter leaves those of a page are looked for and sorted. Among more, they are found sooner by
passing rows in the list's order."""

MAX_SEQ = 2**63 - 1
LAST_KEY = "\U0010ffff" * (LONGEST_KEY // 4 + 1)
"""Behind every sort key."""

_Order = Literal["newest", "oldest", "name"]
Sought = tuple[ColumnElement[Any], Select[Any] | CompoundSelect[Any]]
"""A column of a list, and a query for the values that it may have."""

ACCOUNT_ID: BindParameter[str] = bindparam("account_id")
_LIMIT = bindparam("limit", type_=Integer)
_PASSED = bindparam("passed", type_=Integer)
_NONE: ColumnElement[int] = literal_column("0")


def sort_key(name: str) -> str:
    """What a name is sorted by, without regard to case and accents. Long names that begin alike have the same."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return plain.encode()[:LONGEST_KEY].decode(errors="ignore")


def encode_cursor(seq: int, key: str | None = None) -> str:
    text = str(seq) if key is None else f"{seq} {key}"
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def decode_cursor(cursor: str, *, has_key: bool = False) -> tuple[int, str]:
    """The sequence number in a cursor, and its sort key, which is empty where it ``has_key`` not.

    Raises:
        ServiceError: `invalid_parameter`, the cursor is not one of ours.
    """
    try:
        text = base64.b64decode(cursor + "=" * (-len(cursor) % 4), altchars=b"-_", validate=True).decode()
        number, space, key = text.partition(" ")
        seq = int(number) if bool(space) == has_key and "\0" not in key else -1
    except (binascii.Error, ValueError):
        seq, key = -1, ""
    if not 0 <= seq <= MAX_SEQ:
        raise invalid("cursor", "must be a next_cursor of this list")
    return seq, key


class Listing:
    """The pages of a list by keyset, through any of its filters. The statement for each combination is built once.

    Args:
        select: the list of all accounts.
        table: what is listed; its ``seq`` must be in ``select`` under that name, and so must the ``sort_key`` of a
            list by name.
        filters: conditions by name, their parameters made with ``bindparam``.
        selective: the filters that leave few rows and have an index.
        sought: for filters that may leave few rows among many, what leaves at least these and has an index, though in
            another order. After `WALKED` rows, or after `FAR`, the rest of a page is looked for by the first that is
            used and leaves no more than `MOST_SOUGHT`. Without one, the list goes on in its order.
    """

    def __init__(
        self,
        select: Select[Any],
        table: Table,
        filters: Mapping[str, ColumnElement[bool]],
        selective: Collection[str] = (),
        sought: Mapping[str, Sought] | None = None,
    ) -> None:
        self._select = select
        self._table = table
        self._filters = filters
        self._selective = frozenset(selective)
        self._sought = sought or {}
        # The values that are sought by each filter: enough of them to tell whether they are too many.
        self._first: Mapping[str, CTE] = {
            name: values.limit(literal_column(str(MOST_SOUGHT + 1))).cte(f"by_{name}")
            for name, (_, values) in self._sought.items()
        }
        self._statements: dict[tuple[str, ...], Select[Any]] = {}

    def fetch(
        self,
        connection: Connection,
        query: ListQuery,
        parameters: Mapping[str, Any],
        present: Callable[[Any], T],
        *,
        by_name: bool = False,
    ) -> Page[T]:
        """The page that ``query`` asks for, through the filters whose parameter is not None.

        ``parameters`` must have the `account_id`; ``present`` makes a row into what the page holds. ``by_name`` sorts
        by the sort key, and then in the order of creation.
        """
        used = self._used(parameters)
        seq, key = (None, None) if query.cursor is None else decode_cursor(query.cursor, has_key=by_name)
        order: _Order = "name" if by_name else query.order
        # One row more than the page holds says whether there is a next page.
        limit = query.limit + 1
        given = {**parameters, "cursor": seq, "cursor_key": key, "passed": WALKED}
        rows: list[Row[Any]] = []
        for part in self._parts(used):
            if part == "further":
                if not _is_near(len(rows), limit):
                    continue
                given["passed"] = FAR
            shape = (part, order, "" if seq is None else "cursor", *used)
            if shape not in self._statements:
                self._statements[shape] = self._build(part, used, order, has_cursor=seq is not None)
            found = connection.execute(self._statements[shape], {**given, "limit": limit - len(rows)}).all()
            rows += found
            if len(rows) == limit or (part in self._sought and found):
                break
        has_more = len(rows) > query.limit
        rows = rows[: query.limit]
        return Page(
            data=[present(row) for row in rows],
            has_more=has_more,
            next_cursor=encode_cursor(rows[-1].seq, rows[-1].sort_key if by_name else None) if has_more else None,
        )

    def tally(
        self,
        connection: Connection,
        parameters: Mapping[str, Any],
        groups: Mapping[str, ColumnElement[bool]],
        most: int,
    ) -> dict[str, int] | None:
        """How many rows that the filters leave are in each of the ``groups``; None if they leave more than ``most``."""
        used = self._used(parameters)
        given = {**parameters, "passed": WALKED}
        total, sums = 0, dict.fromkeys(groups, 0)
        for part in self._parts(used):
            if part == "further":
                if not _is_near(total, most):
                    continue
                given["passed"] = FAR
            shape = ("tally", part, *groups, *used)
            if shape not in self._statements:
                self._statements[shape] = self._build_tally(part, used, groups)
            row = connection.execute(self._statements[shape], {**given, "limit": most + 1 - total}).one()
            total += row.rows_left
            if total > most:
                return None
            sums = {name: sums[name] + int(row._mapping[name]) for name in groups}
            if part in self._sought and row.rows_left:
                break
        return sums

    def _used(self, parameters: Mapping[str, Any]) -> list[str]:
        return [name for name in self._filters if parameters.get(name) is not None]

    def _parts(self, used: Sequence[str]) -> Sequence[str]:
        """What to ask for, one after the other: a part of the list, or what is sought by a filter's name."""
        sought = self._sought_by(used)
        is_found_at_once = not sought or not self._selective.isdisjoint(used)
        return ("all",) if is_found_at_once else ("walked", "further", *sought, "behind")

    def _sought_by(self, used: Sequence[str]) -> list[str]:
        return [name for name in self._sought if name in used]

    def _build(self, part: str, used: Sequence[str], order: _Order, *, has_cursor: bool) -> Select[Any]:
        found = self._filtered(part, used, order, has_cursor=has_cursor)
        columns: Any = self._table.c
        if part in self._sought:
            # Sorted apart, or a database that expects many would walk all rows in order to be spared the sorting.
            apart = found.where(self._is_sought(part)).offset(_NONE).subquery()
            found, columns = select(apart), apart.c
        return _sorted(found, columns, order).limit(_LIMIT)

    def _build_tally(self, part: str, used: Sequence[str], groups: Mapping[str, ColumnElement[bool]]) -> Select[Any]:
        columns = [case((condition, 1), else_=0).label(name) for name, condition in groups.items()]
        passed = self._filtered(part, used, "newest").with_only_columns(*columns)
        if part in self._sought:
            passed = passed.where(self._is_sought(part))
        else:
            # Or a database that expects many would begin anywhere in the table.
            passed = _sorted(passed, self._table.c, "newest")
        found = passed.limit(_LIMIT).subquery()
        sums = [func.coalesce(func.sum(found.c[name]), 0).label(name) for name in groups]
        return select(func.count().label("rows_left"), *sums).select_from(found)

    def _filtered(self, part: str, used: Sequence[str], order: _Order, *, has_cursor: bool = False) -> Select[Any]:
        """The rows of a part of a list: all of it, the first `WALKED` rows that filters may leave, those after them up
        to `FAR`, or those behind what was passed, if an index leaves no more than `MOST_SOUGHT`, or if it leaves more.
        """
        is_selective = part in self._sought or not self._selective.isdisjoint(used)
        account = beside_index(self._table.c.account_id) if is_selective else self._table.c.account_id
        found = self._select.where(account == ACCOUNT_ID, *(self._filters[name] for name in used))
        if has_cursor:
            found = found.where(_is_behind(self._table.c, order, *self._cursor()))
        if part == "all":
            return found
        last = self._last_of(_PASSED, order, has_cursor=has_cursor)
        if part == "walked":
            return found.where(_is_up_to(self._table.c, order, *last))
        if part == "further":
            first = self._last_of(literal_column(str(WALKED)), order, has_cursor=has_cursor)
            return found.where(_is_behind(self._table.c, order, *first), _is_up_to(self._table.c, order, *last))
        found = found.where(_is_behind(self._table.c, order, *last))
        if part == "behind":
            return found.where(*(_count(self._first[name]) > MOST_SOUGHT for name in self._sought_by(used)))
        return found.where(_count(self._first[part]) <= MOST_SOUGHT)

    def _is_sought(self, name: str) -> ColumnElement[bool]:
        return self._sought[name][0].in_(select(*self._first[name].c))

    def _cursor(self) -> tuple[ColumnElement[Any], ColumnElement[Any]]:
        return bindparam("cursor", type_=BigInteger), bindparam("cursor_key", type_=SortKey)

    def _last_of(
        self, first: ColumnElement[int], order: _Order, *, has_cursor: bool
    ) -> tuple[ColumnElement[Any], ColumnElement[Any]]:
        """The sequence number and the sort key of the last of the ``first`` rows; null where there are fewer."""
        rows = self._table.alias("walked")
        found = select(rows.c.seq).where(rows.c.account_id == ACCOUNT_ID)
        if has_cursor:
            found = found.where(_is_behind(rows.c, order, *self._cursor()))
        last = _sorted(found, rows.c, order).offset(first - literal_column("1")).limit(1)
        if order == "name":
            return last.scalar_subquery(), last.with_only_columns(rows.c.sort_key).scalar_subquery()
        return last.scalar_subquery(), null()


def _is_near(found: int, wanted: int) -> bool:
    """Whether the first `FAR` rows are likely to hold as many as are wanted, by how many the first `WALKED` held."""
    return found * FAR >= wanted * WALKED


def _count(values: CTE) -> ColumnElement[int]:
    return select(func.count()).select_from(values).scalar_subquery()


def _sorted(found: Select[Any], columns: Any, order: _Order) -> Select[Any]:
    if order == "name":
        found = found.order_by(columns.sort_key)
    return found.order_by(columns.seq.desc() if order == "newest" else columns.seq)


def _is_behind(columns: Any, order: _Order, seq: ColumnElement[int], key: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a row comes after a place in the list. None does where the place is null."""
    behind: ColumnElement[bool] = columns.seq < seq if order == "newest" else columns.seq > seq
    # The first condition is where an index on the sort key can begin.
    return and_(columns.sort_key >= key, or_(columns.sort_key > key, behind)) if order == "name" else behind


def _is_up_to(columns: Any, order: _Order, seq: ColumnElement[int], key: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a row comes before a place in the list, or is there. Each does where the place is null."""
    if order == "newest":
        not_yet: ColumnElement[bool] = columns.seq >= func.coalesce(seq, 0)
        return not_yet
    up_to: ColumnElement[bool] = columns.seq <= func.coalesce(seq, MAX_SEQ)
    if order == "oldest":
        return up_to
    last_key = func.coalesce(key, LAST_KEY)
    return and_(columns.sort_key <= last_key, or_(columns.sort_key < last_key, up_to))


def merge_pages(pages: Sequence[Page[T]], query: ListQuery, seq_of: Callable[[T], int]) -> Page[T]:
    """The page of the lists that these are the pages of, put together: in the order of creation, as ``query`` asks."""
    found = sorted((each for page in pages for each in page.data), key=seq_of, reverse=query.order == "newest")
    has_more = len(found) > query.limit or any(page.has_more for page in pages)
    found = found[: query.limit]
    return Page(data=found, has_more=has_more, next_cursor=encode_cursor(seq_of(found[-1])) if has_more else None)


def beside_index(account_id: ColumnElement[str]) -> ColumnElement[str]:
    """The column, wrapped so that no index on it is used.

    SQLite can't know that an account has many more rows than a selective filter leaves, and would walk them all.
    """
    return func.coalesce(account_id, "")


def checked(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """A condition, wrapped so that rows are passed in a list's order and checked by it.

    Unwrapped, PostgreSQL begins with an index on it or with the whole table, wherever it expects it to leave few rows.
    """
    return case((condition, literal_column("1"))).is_not(None)


def is_there(found: Select[Any]) -> ColumnElement[bool]:
    """Whether a correlated query finds a row, looked up for each row that asks.

    For `EXISTS`, PostgreSQL may make a table of all rows that could be asked for.
    """
    return found.with_only_columns(literal_column("1")).limit(literal_column("1")).scalar_subquery().is_not(None)
