"""Pages of a list, by keyset: a cursor holds the last sequence number seen, so nothing is skipped or repeated."""

import base64
import binascii
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import BigInteger, ColumnElement, Connection, Integer, Select, Table, bindparam, func

from discern.contract.models.lists import ListQuery, Page
from discern.service.errors import invalid

T = TypeVar("T")


def encode_cursor(seq: int) -> str:
    return base64.urlsafe_b64encode(str(seq).encode()).decode().rstrip("=")


def decode_cursor(cursor: str) -> int:
    """The sequence number in a cursor.

    Raises:
        ServiceError: `invalid_parameter`, the cursor is not one of ours.
    """
    try:
        number = int(base64.b64decode(cursor + "=" * (-len(cursor) % 4), altchars=b"-_", validate=True))
    except (binascii.Error, ValueError):
        number = -1
    if not 0 <= number < 2**63:
        raise invalid("cursor", "must be a next_cursor of this list")
    return number


class Listing:
    """The pages of a list by keyset, through any of its filters. The statement for each combination is built once.

    Args:
        select: the list of all accounts.
        table: what is listed; its ``seq`` must be in ``select`` under that name.
        filters: conditions by name, their parameters made with ``bindparam``.
        selective: the filters that leave few rows and have an index.
    """

    def __init__(
        self,
        select: Select[Any],
        table: Table,
        filters: Mapping[str, ColumnElement[bool]],
        selective: Collection[str] = (),
    ) -> None:
        self._select = select
        self._seq = table.c.seq
        self._account = table.c.account_id
        self._filters = filters
        self._selective = frozenset(selective)
        self._statements: dict[tuple[str, ...], Select[Any]] = {}

    def fetch(
        self, connection: Connection, query: ListQuery, parameters: Mapping[str, Any], present: Callable[[Any], T]
    ) -> Page[T]:
        """The page that ``query`` asks for, through the filters whose parameter is not None.

        ``parameters`` must have the `account_id`; ``present`` makes a row into what the page holds.
        """
        used = [name for name in self._filters if parameters.get(name) is not None]
        cursor = None if query.cursor is None else decode_cursor(query.cursor)
        shape = (query.order, "" if cursor is None else "cursor", *used)
        if shape not in self._statements:
            newest_first, has_cursor = query.order == "newest", cursor is not None
            self._statements[shape] = self._build(used, newest_first=newest_first, has_cursor=has_cursor)
        # One row more than the page holds says whether there is a next page.
        given = {**parameters, "cursor": cursor, "limit": query.limit + 1}
        rows = connection.execute(self._statements[shape], given).all()
        has_more = len(rows) > query.limit
        rows = rows[: query.limit]
        return Page(
            data=[present(row) for row in rows],
            has_more=has_more,
            next_cursor=encode_cursor(rows[-1].seq) if has_more else None,
        )

    def _build(self, used: Sequence[str], *, newest_first: bool, has_cursor: bool) -> Select[Any]:
        # SQLite can't know that an account has many more rows than a selective filter leaves, and would walk them all
        # by the account's index. Wrapping the column keeps it from using that index.
        account = self._account if self._selective.isdisjoint(used) else func.coalesce(self._account, "")
        select = self._select.where(account == bindparam("account_id"), *(self._filters[name] for name in used))
        if has_cursor:
            last = bindparam("cursor", type_=BigInteger)
            select = select.where(self._seq < last if newest_first else self._seq > last)
        select = select.order_by(self._seq.desc() if newest_first else self._seq.asc())
        return select.limit(bindparam("limit", type_=Integer))


def contains(column: ColumnElement[str], parameter: str) -> ColumnElement[bool]:
    """Whether a case-folded column contains the text of the pattern in ``parameter``; see `pattern_of`."""
    return column.like(bindparam(parameter), escape="/")


def pattern_of(text: str | None) -> str | None:
    """A LIKE pattern that finds ``text`` in a case-folded column, in any case and with its wildcards escaped."""
    if not text:
        return None
    escaped = text.casefold().replace("/", "//").replace("%", "/%").replace("_", "/_")
    return f"%{escaped}%"
