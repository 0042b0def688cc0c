"""Pages of a list, by keyset: a cursor holds the sequence number of the last row seen and, in a list that isn't in the
order of creation, what it is sorted by, so that rows which are added or deleted meanwhile let nothing be skipped or
repeated.
"""

import base64
import binascii
import unicodedata
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Literal, TypeVar

from sqlalchemy import Connection, Row, Select, Table, and_, or_

from discern.contract.base_models import ListQuery, Page
from discern.service.errors import ServiceError, invalid
from discern.service.storage.engine.tables import EPOCH, MICROSECOND

T = TypeVar("T")

LONGEST_KEY = 90
"""Bytes of a sort key: with it a cursor stays within the 200 characters of a parameter."""

MAX_SEQ = 2**63 - 1


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
        raise _not_of_this_list()
    return seq, key


def _not_of_this_list() -> ServiceError:
    return invalid("cursor", "must be a next_cursor of this list")


def _write_key(value: str | datetime) -> str:
    return value if isinstance(value, str) else str((value - EPOCH) // MICROSECOND)


def _read_moment(key: str) -> datetime:
    try:
        return EPOCH + int(key) * MICROSECOND
    except (ValueError, OverflowError):
        raise _not_of_this_list() from None


def fetch_page(
    connection: Connection,
    statement: Select[Any],
    table: Table,
    query: ListQuery,
    present: Callable[[Sequence[Row[Any]]], list[T]],
    *,
    by: Literal["creation", "name", "completion"] = "creation",
) -> Page[T]:
    """The page that ``query`` asks for.

    Args:
        connection: to read from.
        statement: the whole list, of one account; it selects the ``seq`` of ``table`` and what it is sorted ``by``.
        table: what is listed.
        query: the size of the page, where it begins, and the order.
        present: makes the page's rows into what it holds.
        by: sorts by the ``sort_key``, always from A to Z, or by ``completed_at``; equals in the order of creation.
    """
    seq, is_newest = table.c.seq, query.order == "newest" and by != "name"
    key = {"creation": None, "name": "sort_key", "completion": "completed_at"}[by]
    if query.cursor is not None:
        last, written = decode_cursor(query.cursor, has_key=key is not None)
        after = seq < last if is_newest else seq > last
        if key is not None:
            value, column = written if by == "name" else _read_moment(written), table.c[key]
            beyond, up_to = (column < value, column <= value) if is_newest else (column > value, column >= value)
            after = and_(up_to, or_(beyond, after))
        statement = statement.where(after)
    places = [seq] if key is None else [table.c[key], seq]
    # One row more than the page holds says whether there is a next page.
    ordered = statement.order_by(*(place.desc() if is_newest else place for place in places))
    rows = connection.execute(ordered.limit(query.limit + 1)).all()
    has_more = len(rows) > query.limit
    rows = rows[: query.limit]
    next_cursor = None
    if has_more:
        next_cursor = encode_cursor(rows[-1].seq, None if key is None else _write_key(getattr(rows[-1], key)))
    return Page(data=present(rows), has_more=has_more, next_cursor=next_cursor)
