"""Pages of a list, by keyset: a cursor holds the sequence number of the last row seen, and in a list by name its sort
key too, so that rows which are added or deleted meanwhile let nothing be skipped or repeated.
"""

import base64
import binascii
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

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
    true,
)

from discern.contract.base_models import ListQuery, Page
from discern.service.errors import invalid
from discern.service.storage.engine.planner_hints import without_index
from discern.service.storage.engine.tables.base import SortKey

T = TypeVar("T")

LONGEST_KEY = 90
"""Bytes of a sort key: with it a cursor stays within the 200 characters of a parameter."""

SCAN_LIMITS = (1_000, 5_000)
"""How many rows a list scans in its order before it uses the index of a filter: at first, and in all where the rows
that the first scan found let expect that the second fills the page."""

LONG_SCAN_LIMITS = (4_000, 20_000)
"""The same where filters look at nothing but the row itself: 20,000 rows take 10 ms then."""

SAMPLING_MARGIN = 2
"""How many rows more than it found the first scan might have found by chance."""

MAX_LOOKUP_ROWS = 10_000
"""How many rows an index lookup may return for those of a page to be found among them and sorted. Among more, they are
found sooner by scanning in the list's order."""

MAX_SEQ = 2**63 - 1
LAST_KEY = "\U0010ffff" * (LONGEST_KEY // 4 + 1)
"""Sorts after every sort key."""

_Order = Literal["newest", "oldest", "name"]
_Position = tuple[int, str | None]
"""A place in a list: the sequence number and, in a list by name, the sort key of the row before it."""

IndexLookup = tuple[ColumnElement[Any], Select[Any] | CompoundSelect[Any]]
"""A column of a list, and a query by an index for the values that it may have."""

ACCOUNT_ID: BindParameter[str] = bindparam("account_id")
_LIMIT = bindparam("limit", type_=Integer)
_SCAN_ROWS = bindparam("scan_rows", type_=Integer)
_NONE: ColumnElement[int] = literal_column("0")


class _Step(NamedTuple):
    """What a statement contributed to a list: rows found by it, the end of its scan or None if the list ended before,
    and whether it left nothing to be found after it."""

    found: int
    end: _Position | None = None
    is_last: bool = False


def sort_key(name: str) -> str:
    """What a name is sorted by, without regard to case and accents. Long names that begin alike have the same.

    It is stored with the name and compared with other stored ones alone.
    """
    # What decomposes into capitals, such as those of mathematics, is no capital itself.
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name.casefold()).casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    # The cut may fall into the middle of a letter.
    return plain.encode()[:LONGEST_KEY].decode(errors="ignore")


def encode_cursor(seq: int, key: str | None = None) -> str:
    text = str(seq) if key is None else f"{seq} {key}"
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def decode_cursor(cursor: str, *, has_key: bool = False) -> tuple[int, str]:
    """The sequence number in a cursor, and the sort key after it, which is empty unless the cursor ``has_key``.

    Raises:
        ServiceError: `invalid_parameter`, the cursor is not one of ours.
    """
    try:
        # Without `validate`, characters that aren't of the alphabet would be dropped in silence, and many cursors be
        # the same.
        text = base64.b64decode(cursor + "=" * (-len(cursor) % 4), altchars=b"-_", validate=True).decode()
        number, space, key = text.partition(" ")
        # PostgreSQL takes no NUL in a text.
        seq = int(number) if bool(space) == has_key and "\0" not in key else -1
    except (binascii.Error, ValueError):
        seq, key = -1, ""
    # A larger number would be an error of the database, and not of the caller.
    if not 0 <= seq <= MAX_SEQ:
        raise invalid("cursor", "must be a next_cursor of this list")
    return seq, key


class Listing:
    """The pages of a list by keyset, through any of its filters. The statement for each combination is built once.

    A page may take several statements, and on PostgreSQL others commit between them. Each covers the part of the list
    after the position where the one before it ended, which is passed on: what is added or deleted meanwhile shifts no
    part, so no row is repeated or skipped.

    Args:
        select: the list of all accounts.
        table: what is listed; its ``seq`` must be in ``select`` under that name, and so must the ``sort_key`` of a
            list by name.
        filters: conditions by name, their parameters made with ``bindparam``.
        selective: the filters that leave few rows and have an index.
        lookups: for filters that may leave few rows among many, what leaves at least these and has an index, though in
            another order. After one of `SCAN_LIMITS`, the rest of a page is taken from the first lookup whose filter is
            used and which returns no more than `MAX_LOOKUP_ROWS`. Without one, the list is scanned to its end.
        plain: the filters that look at nothing but the row itself.
    """

    def __init__(
        self,
        select: Select[Any],
        table: Table,
        filters: Mapping[str, ColumnElement[bool]],
        selective: Collection[str] = (),
        lookups: Mapping[str, IndexLookup] | None = None,
        plain: Collection[str] = (),
    ) -> None:
        self._select = select
        self._table = table
        self._filters = filters
        self._selective = frozenset(selective)
        self._lookups = lookups or {}
        self._plain = frozenset(plain)
        # What each lookup returns: enough to tell whether it is too much.
        self._lookup_values: Mapping[str, CTE] = {
            name: values.limit(literal_column(str(MAX_LOOKUP_ROWS + 1))).cte(f"by_{name}")
            for name, (_, values) in self._lookups.items()
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

        ``parameters`` must have the `account_id`; ``present`` makes a row into what the page holds. The row has the
        columns of the list's ``select``, and may have others after them. ``by_name`` sorts by the sort key, and then in
        the order of creation.
        """
        used = self._used(parameters)
        order: _Order = "name" if by_name else query.order
        # One row more than the page holds says whether there is a next page.
        limit = query.limit + 1
        rows: list[Row[Any]] = []

        def execute(part: str, after: _Position | None, scan_rows: int) -> _Step:
            shape = (part, order, "" if after is None else "cursor", *used)
            if shape not in self._statements:
                self._statements[shape] = self._build(part, used, order, has_cursor=after is not None)
            given = {**parameters, **_at(after), "scan_rows": scan_rows, "limit": limit - len(rows)}
            found = connection.execute(self._statements[shape], given).all()
            # But for the rest of a list, one row is there even if nothing is found: see `_build`.
            known = found[0] if found else None
            found = [row for row in found if row.seq is not None]
            rows.extend(found)
            return _step(part, len(found), known)

        after = None if query.cursor is None else decode_cursor(query.cursor, has_key=by_name)
        self._execute_parts(used, limit, after, execute)
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
        total, sums = 0, dict.fromkeys(groups, 0)

        def execute(part: str, after: _Position | None, scan_rows: int) -> _Step:
            nonlocal total
            shape = ("tally", part, "" if after is None else "cursor", *groups, *used)
            if shape not in self._statements:
                self._statements[shape] = self._build_tally(part, used, groups, has_cursor=after is not None)
            given = {**parameters, **_at(after), "scan_rows": scan_rows, "limit": most + 1 - total}
            row = connection.execute(self._statements[shape], given).one()
            total += row.rows_left
            for name in groups:
                sums[name] += int(row._mapping[name])
            return _step(part, row.rows_left, row)

        self._execute_parts(used, most + 1, None, execute)
        return None if total > most else sums

    def _execute_parts(
        self,
        used: Sequence[str],
        limit: int,
        after: _Position | None,
        execute: Callable[[str, _Position | None, int], _Step],
    ) -> None:
        """Go through the parts of a list until ``limit`` rows are found or there are no more.

        Args:
            used: the filters in use.
            limit: how many rows are enough.
            after: where the list begins, or None for its beginning.
            execute: runs the statement for a part after a position, which is a `scan` of so many rows, the lookup of a
                filter by its name, or the `rest`.
        """
        lookups = [name for name in self._lookups if name in used]
        # One statement is right where an index leaves few rows, and the only way where there is no index.
        if not lookups or not self._selective.isdisjoint(used):
            execute("rest", after, 0)
            return
        first, total = LONG_SCAN_LIMITS if self._plain.issuperset(used) else SCAN_LIMITS
        step = execute("scan", after, first)
        found = step.found
        # In the list's order a page is full soon, unless few rows pass the filters. Only then is an index worth reading
        # and sorting all that it finds.
        if step.end is not None and found < limit and _may_fill(limit, found, first, total):
            step = execute("scan", step.end, total - first)
            found += step.found
        after = step.end
        if after is None or found >= limit:
            return
        # A lookup of too many rows finds none (`_is_in`), so what it would have found is left to the next one, or to
        # the scan.
        for name in lookups:
            if execute(name, after, 0).is_last:
                return
        execute("rest", after, 0)

    def _used(self, parameters: Mapping[str, Any]) -> list[str]:
        return [name for name in self._filters if parameters.get(name) is not None]

    def _build(self, part: str, used: Sequence[str], order: _Order, *, has_cursor: bool) -> Select[Any]:
        """The statement for a part of a page. But for the `rest`, what `_step` reads is beside each row, and beside a
        row of nulls where there is none."""
        found = self._filtered(used, order, is_selective=part in self._lookups, has_cursor=has_cursor)
        columns: Any = self._table.c
        if part == "rest":
            return _sorted(found, columns, order).limit(_LIMIT)
        known = self._known(part, order, has_cursor=has_cursor)
        found = found.where(self._is_in(part, known, order))
        if part in self._lookups:
            # Sorted apart, or a database that expects many would scan all rows in order to be spared the sorting.
            apart = found.offset(_NONE).subquery()
            found, columns = select(apart), apart.c
        page = _sorted(found, columns, order).limit(_LIMIT).subquery("page")
        return _sorted(select(page, known).select_from(known.outerjoin(page, true())), page.c, order)

    def _build_tally(
        self, part: str, used: Sequence[str], groups: Mapping[str, ColumnElement[bool]], *, has_cursor: bool
    ) -> Select[Any]:
        columns = [case((condition, 1), else_=0).label(name) for name, condition in groups.items()]
        rows = self._filtered(used, "newest", is_selective=part in self._lookups, has_cursor=has_cursor)
        rows = rows.with_only_columns(*columns)
        facts: list[ColumnElement[Any]] = []
        if part != "rest":
            known = self._known(part, "newest", has_cursor=has_cursor)
            rows = rows.where(self._is_in(part, known, "newest"))
            facts = [select(column).scalar_subquery().label(column.name) for column in known.c]
        if part not in self._lookups:
            # Or a database that expects many would begin anywhere in the table.
            rows = _sorted(rows, self._table.c, "newest")
        found = rows.limit(_LIMIT).subquery()
        sums = [func.coalesce(func.sum(found.c[name]), 0).label(name) for name in groups]
        return select(func.count().label("rows_left"), *sums, *facts).select_from(found)

    def _filtered(self, used: Sequence[str], order: _Order, *, is_selective: bool, has_cursor: bool) -> Select[Any]:
        """The rows of an account that filters leave, after the cursor if there is one. ``is_selective``: these are
        narrowed down by an index further."""
        is_selective = is_selective or not self._selective.isdisjoint(used)
        account = without_index(self._table.c.account_id) if is_selective else self._table.c.account_id
        found = self._select.where(account == ACCOUNT_ID, *(self._filters[name] for name in used))
        return found.where(_is_after(self._table.c, order, *_cursor())) if has_cursor else found

    def _known(self, part: str, order: _Order, *, has_cursor: bool) -> CTE:
        """One row of what `_step` reads: where a scan ends, or how many rows a lookup returns."""
        if part in self._lookups:
            return select(_count(self._lookup_values[part]).label("lookup_rows")).cte("known")
        rows = self._table.alias("scanned")
        scanned = select(rows.c.seq).where(rows.c.account_id == ACCOUNT_ID)
        if has_cursor:
            scanned = scanned.where(_is_after(rows.c, order, *_cursor()))
        # Null where there are fewer rows.
        last = _sorted(scanned, rows.c, order).offset(_SCAN_ROWS - literal_column("1")).limit(1)
        key = last.with_only_columns(rows.c.sort_key).scalar_subquery() if order == "name" else null()
        return select(last.scalar_subquery().label("end_seq"), key.label("end_key")).cte("known")

    def _is_in(self, part: str, known: CTE, order: _Order) -> ColumnElement[bool]:
        """Whether a row belongs to a scan, or to a lookup that returns few enough."""
        values = {column.name: select(column).scalar_subquery() for column in known.c}
        if part in self._lookups:
            is_among = self._lookups[part][0].in_(select(*self._lookup_values[part].c))
            return and_(values["lookup_rows"] <= MAX_LOOKUP_ROWS, is_among)
        return _is_up_to(self._table.c, order, values["end_seq"], values["end_key"])


def _step(part: str, found: int, known: Any) -> _Step:
    """Read a row of a statement for a part of a list that found so many rows."""
    if part == "rest":
        return _Step(found, is_last=True)
    if part == "scan":
        return _Step(found, end=None if known.end_seq is None else (known.end_seq, known.end_key))
    return _Step(found, is_last=known.lookup_rows <= MAX_LOOKUP_ROWS)


def _at(position: _Position | None) -> dict[str, Any]:
    seq, key = position or (None, None)
    return {"cursor": seq, "cursor_key": key}


def _cursor() -> tuple[ColumnElement[Any], ColumnElement[Any]]:
    return bindparam("cursor", type_=BigInteger), bindparam("cursor_key", type_=SortKey)


def _may_fill(limit: int, found: int, first: int, total: int) -> bool:
    """Whether a scan of ``total`` rows may fill a page, by how many rows of it were found among the ``first``."""
    return found > 0 and (found + SAMPLING_MARGIN) * total >= limit * first


def _count(values: CTE) -> ColumnElement[int]:
    return select(func.count()).select_from(values).scalar_subquery()


def _sorted(found: Select[Any], columns: Any, order: _Order) -> Select[Any]:
    if order == "name":
        found = found.order_by(columns.sort_key)
    return found.order_by(columns.seq.desc() if order == "newest" else columns.seq)


def _is_after(columns: Any, order: _Order, seq: ColumnElement[int], key: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a row comes after a position in the list."""
    after: ColumnElement[bool] = columns.seq < seq if order == "newest" else columns.seq > seq
    # The first condition is where an index on the sort key can begin.
    return and_(columns.sort_key >= key, or_(columns.sort_key > key, after)) if order == "name" else after


def _is_up_to(columns: Any, order: _Order, seq: ColumnElement[int], key: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a row comes before a position in the list, or is there. Each does where the position is null."""
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
    # What moved from one list to another between their statements is in both.
    distinct = {seq_of(each): each for page in pages for each in page.data}
    found = [distinct[seq] for seq in sorted(distinct, reverse=query.order == "newest")]
    has_more = len(found) > query.limit or any(page.has_more for page in pages)
    found = found[: query.limit]
    return Page(data=found, has_more=has_more, next_cursor=encode_cursor(seq_of(found[-1])) if has_more else None)
