"""Pages of a list, by keyset: a cursor holds the sequence number of the last row seen, and in a list by name its sort
key too, so that rows which are added or deleted meanwhile let nothing be skipped or repeated.
"""

import base64
import binascii
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, Select, Table, and_, or_

from discern.contract.base_models import ListQuery, Page
from discern.service.errors import invalid

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
        raise invalid("cursor", "must be a next_cursor of this list")
    return seq, key


def fetch_page(
    connection: Connection,
    statement: Select[Any],
    table: Table,
    query: ListQuery,
    present: Callable[[Sequence[Row[Any]]], list[T]],
    *,
    by_name: bool = False,
) -> Page[T]:
    """The page that ``query`` asks for.

    Args:
        connection: to read from.
        statement: the whole list, of one account; it selects the ``seq`` of ``table`` and, for ``by_name``, its
            ``sort_key``.
        table: what is listed.
        query: the size of the page, where it begins, and the order.
        present: makes the page's rows into what it holds.
        by_name: sorts by the sort key, and then in the order of creation.
    """
    seq, is_newest = table.c.seq, query.order == "newest" and not by_name
    if query.cursor is not None:
        last, key = decode_cursor(query.cursor, has_key=by_name)
        after = seq < last if is_newest else seq > last
        if by_name:
            after = or_(table.c.sort_key > key, and_(table.c.sort_key == key, after))
        statement = statement.where(after)
    places = [table.c.sort_key, seq] if by_name else [seq.desc() if is_newest else seq]
    # One row more than the page holds says whether there is a next page.
    rows = connection.execute(statement.order_by(*places).limit(query.limit + 1)).all()
    has_more = len(rows) > query.limit
    rows = rows[: query.limit]
    return Page(
        data=present(rows),
        has_more=has_more,
        next_cursor=encode_cursor(rows[-1].seq, rows[-1].sort_key if by_name else None) if has_more else None,
    )
