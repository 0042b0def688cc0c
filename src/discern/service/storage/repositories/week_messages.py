"""Who gets Monday's message and where it goes, and private calendar feeds. A reader is a user or, where nobody signs
in, the installation's keeper: who has a key that acts for nobody.

Why: docs/decisions/0028-mondays-message-goes-once-and-says-first-names.md
"""

from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from discern.contract.models.week_messages import CalendarFeed, PutCalendarFeed, WeekChannel
from discern.contract.permissions import LEADERS
from discern.service.storage.engine.locks import insert_unless_exists
from discern.service.storage.engine.tables import calendar_feeds, users, week_messages, week_refusals
from discern.service.storage.repositories.users import find_actor
from discern.service.storage.repositories.visibility import KEY, Viewer


@dataclass(frozen=True, slots=True)
class StoredWeekMessage:
    """A row of the table. ``email`` is where mail goes of a reader without a user."""

    channel: WeekChannel
    email: str | None = field(repr=False)
    host: str | None
    sealed_url: str | None = field(repr=False)
    language: str
    since: datetime


def reader_of(account_id: str, viewer: Viewer) -> str:
    """What a reader is called by: the user's id, or the account's for keys that act for nobody."""
    return viewer.user_id or account_id


def find_reader(connection: Connection, account_id: str, user_id: str | None) -> Viewer | None:
    """A reader as a viewer; None where a user is gone, or leads nobody any more."""
    viewer = KEY if user_id is None else find_actor(connection, account_id, user_id)
    return None if viewer is None or viewer.role not in {None, *LEADERS} else viewer


def find_sign_in_address(connection: Connection, user_id: str) -> str | None:
    """The address of a user who has signed in with it, so that it is theirs; None where they have none."""
    # Who was let in by an address is bound to a provider's account when that has verified the address.
    statement = select(users.c.email).where(users.c.id == user_id, users.c.subject.is_not(None))
    return connection.execute(statement).scalar_one_or_none()


def find_week_message(connection: Connection, reader_id: str) -> StoredWeekMessage | None:
    statement = select(week_messages).where(week_messages.c.reader_id == reader_id)
    row = connection.execute(statement).mappings().first()
    return None if row is None else StoredWeekMessage(**{name: row[name] for name in StoredWeekMessage.__slots__})


def put_week_message(connection: Connection, account_id: str, viewer: Viewer, new: StoredWeekMessage) -> None:
    """Set where the message goes. Where it is on already, it stays so since then."""
    values = {name: getattr(new, name) for name in StoredWeekMessage.__slots__}
    reader_id = reader_of(account_id, viewer)
    row = {"reader_id": reader_id, "account_id": account_id, "user_id": viewer.user_id, **values}
    if not insert_unless_exists(connection, week_messages, row):
        del values["since"]
        connection.execute(update(week_messages).where(week_messages.c.reader_id == reader_id).values(values))
    connection.execute(delete(week_refusals).where(week_refusals.c.reader_id == reader_id))


def remove_week_message(connection: Connection, reader_id: str) -> bool:
    """Forget it, with its links and what waits to be sent; false where there is none."""
    removed = connection.execute(delete(week_messages).where(week_messages.c.reader_id == reader_id))
    return removed.rowcount > 0


def refuse_week_message(connection: Connection, account_id: str, user_id: str | None) -> bool:
    """Remember that a reader wants none, and forget where it went; whether there was one."""
    reader_id = user_id or account_id
    row = {"reader_id": reader_id, "account_id": account_id, "user_id": user_id}
    insert_unless_exists(connection, week_refusals, row)
    return remove_week_message(connection, reader_id)


def has_refused(connection: Connection, reader_id: str) -> bool:
    found = select(week_refusals.c.reader_id).where(week_refusals.c.reader_id == reader_id)
    return connection.execute(found).first() is not None


def forget_reader(connection: Connection, user_id: str) -> None:
    """Send a user nothing more, and end their links: they lead nobody any more."""
    remove_week_message(connection, user_id)
    connection.execute(delete(week_refusals).where(week_refusals.c.reader_id == user_id))
    remove_feed(connection, user_id)


def describe_feed(connection: Connection, reader_id: str) -> CalendarFeed:
    row = connection.execute(select(calendar_feeds).where(calendar_feeds.c.reader_id == reader_id)).first()
    return CalendarFeed(active=False) if row is None else CalendarFeed(active=True, names=row.names, since=row.since)


def put_feed(
    connection: Connection, account_id: str, viewer: Viewer, link_hash: str, new: PutCalendarFeed, now: datetime
) -> None:
    """Give a reader a feed with a new address. The one before ends."""
    reader_id = reader_of(account_id, viewer)
    remove_feed(connection, reader_id)
    row = {"reader_id": reader_id, "account_id": account_id, "user_id": viewer.user_id, "link_hash": link_hash}
    connection.execute(insert(calendar_feeds).values(**row, names=new.names, language=new.language, since=now))


def remove_feed(connection: Connection, reader_id: str) -> bool:
    """End a feed; false where there is none."""
    removed = connection.execute(delete(calendar_feeds).where(calendar_feeds.c.reader_id == reader_id))
    return removed.rowcount > 0


class OpenedFeed(NamedTuple):
    """Whose week a calendar feed tells, whether with names, and in which language."""

    viewer: Viewer
    names: bool
    language: str


def open_feed(connection: Connection, account_id: str, link_hash: str) -> OpenedFeed | None:
    """The feed that an address opens; None where it opens none."""
    statement = select(calendar_feeds).where(
        calendar_feeds.c.link_hash == link_hash, calendar_feeds.c.account_id == account_id
    )
    row = connection.execute(statement).first()
    viewer = None if row is None else find_reader(connection, account_id, row.user_id)
    return None if row is None or viewer is None else OpenedFeed(viewer, row.names, row.language)
