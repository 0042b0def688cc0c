"""What open pages follow: a version of an account, which every change of what anybody may see makes another one.

It is the sum of random numbers, one for each change, so that it differs also after a change that commits late on
PostgreSQL, and no two changes wait for each other.

Why: docs/decisions/0010-open-pages-follow-a-version.md
"""

import secrets
from datetime import datetime, timedelta

from sqlalchemy import Connection, func, insert, select

from discern.service.storage.engine.batches import delete_some
from discern.service.storage.engine.tables import changes

KEPT = timedelta(hours=1)
"""For how long changes are kept. Forgetting one makes pages read again what has not changed."""

MARK_BITS = 40
"""Of the random numbers: millions of them can be added up in 64 bits."""


def note_change(connection: Connection, account_id: str, now: datetime) -> None:
    """Something that somebody may see is made, changes or goes in this transaction."""
    row = {"account_id": account_id, "mark": secrets.randbits(MARK_BITS), "at": now}
    connection.execute(insert(changes).values(row))


def find_version(connection: Connection, account_id: str) -> str:
    """The version of the account: compare it with the one before."""
    total = select(func.coalesce(func.sum(changes.c.mark), 0)).where(changes.c.account_id == account_id)
    return f"{int(connection.execute(total).scalar_one()):x}"


def forget_old_changes(connection: Connection, now: datetime) -> int:
    """Delete some of those that no open page asks for; how many."""
    return delete_some(connection, changes, changes.c.at < now - KEPT)
