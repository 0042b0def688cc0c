"""Pages of a list, by keyset: a cursor holds the last sequence number seen, so nothing is skipped or repeated.

That of a list by name holds the sort key before it.
"""

import base64
import binascii
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    Select,
    Table,
    and_,
    bindparam,
    case,
    func,
    or_,
    select,
)

from discern.contract.models.lists import ListQuery, Page
from discern.service.errors import invalid

T = TypeVar("T")

LONGEST_KEY = 90
"""Bytes of a sort key: with it a cursor stays within the 200 characters of a parameter."""


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
    if not 0 <= seq < 2**63:
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
        self._sort_key = table.c.get("sort_key")
        self._account = table.c.account_id
        self._filters = filters
        self._selective = frozenset(selective)
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
        order = "name" if by_name else query.order
        shape = (order, "" if seq is None else "cursor", *used)
        if shape not in self._statements:
            self._statements[shape] = self._build(used, order, has_cursor=seq is not None)
        # One row more than the page holds says whether there is a next page.
        given = {**parameters, "cursor": seq, "cursor_key": key, "limit": query.limit + 1}
        rows = connection.execute(self._statements[shape], given).all()
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
        shape = ("tally", *groups, *used)
        if shape not in self._statements:
            memberships = [case((condition, 1), else_=0).label(name) for name, condition in groups.items()]
            left = self._filtered(used).with_only_columns(*memberships).limit(bindparam("limit", type_=Integer))
            found = left.subquery()
            sums = [func.coalesce(func.sum(found.c[name]), 0).label(name) for name in groups]
            self._statements[shape] = select(func.count().label("rows_left"), *sums).select_from(found)
        row = connection.execute(self._statements[shape], {**parameters, "limit": most + 1}).one()
        return None if row.rows_left > most else {name: int(row._mapping[name]) for name in groups}

    def _used(self, parameters: Mapping[str, Any]) -> list[str]:
        return [name for name in self._filters if parameters.get(name) is not None]

    def _build(self, used: Sequence[str], order: str, *, has_cursor: bool) -> Select[Any]:
        found = self._filtered(used)
        last = bindparam("cursor", type_=BigInteger)
        by = self._seq.desc() if order == "newest" else self._seq.asc()
        beyond = self._seq < last if order == "newest" else self._seq > last
        if order == "name":
            assert self._sort_key is not None, "this list has no sort key"
            key = bindparam("cursor_key", type_=self._sort_key.type)
            # The first condition is where an index on the sort key can begin.
            beyond = and_(self._sort_key >= key, or_(self._sort_key > key, beyond))
            found = found.order_by(self._sort_key)
        if has_cursor:
            found = found.where(beyond)
        return found.order_by(by).limit(bindparam("limit", type_=Integer))

    def _filtered(self, used: Sequence[str]) -> Select[Any]:
        # SQLite can't know that an account has many more rows than a selective filter leaves, and would walk them all
        # by the account's index. Wrapping the column keeps it from using that index.
        account = self._account if self._selective.isdisjoint(used) else func.coalesce(self._account, "")
        return self._select.where(account == bindparam("account_id"), *(self._filters[name] for name in used))


def contains(column: ColumnElement[str], parameter: str) -> ColumnElement[bool]:
    """Whether a case-folded column contains the text of the pattern in ``parameter``; see `pattern_of`."""
    return column.like(bindparam(parameter), escape="/")


def pattern_of(text: str | None) -> str | None:
    """A LIKE pattern that finds ``text`` in a case-folded column, in any case and with its wildcards escaped."""
    if not text:
        return None
    escaped = text.casefold().replace("/", "//").replace("%", "/%").replace("_", "/_")
    return f"%{escaped}%"
