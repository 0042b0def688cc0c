"""Pages of a list, by keyset: a cursor holds the last sequence number seen, so nothing is skipped or repeated."""

import base64
import binascii
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Row, Select

from discern.contract.lists import ListQuery, Page
from discern.service.problems import invalid

T = TypeVar("T")


def encode_cursor(seq: int) -> str:
    return base64.urlsafe_b64encode(str(seq).encode()).decode().rstrip("=")


def decode_cursor(cursor: str) -> int:
    """The sequence number in a cursor.

    Raises:
        ServiceError: 400, the cursor is not one of ours.
    """
    try:
        number = int(base64.b64decode(cursor + "=" * (-len(cursor) % 4), altchars=b"-_", validate=True))
    except (binascii.Error, ValueError):
        number = -1
    if not 0 <= number < 2**63:
        raise invalid("cursor", "must be a next_cursor of this list")
    return number


def fetch_page(
    connection: Connection,
    select: Select[Any],
    seq: ColumnElement[int],
    query: ListQuery,
    present: Callable[[Row[Any]], T],
) -> Page[T]:
    """One page of ``select``, which must hold the column ``seq`` under that name."""
    newest_first = query.order == "newest"
    if query.cursor is not None:
        last = decode_cursor(query.cursor)
        select = select.where(seq < last if newest_first else seq > last)
    select = select.order_by(seq.desc() if newest_first else seq.asc()).limit(query.limit + 1)
    rows = connection.execute(select).all()
    has_more = len(rows) > query.limit
    rows = rows[: query.limit]
    return Page[T](
        data=[present(row) for row in rows],
        has_more=has_more,
        next_cursor=encode_cursor(rows[-1].seq) if has_more else None,
    )


def contains(column: ColumnElement[str], text: str) -> ColumnElement[bool]:
    """Whether a folded column holds ``text``, in any case and with nothing in it taken for a wildcard."""
    return column.contains(text.casefold(), autoescape=True)
