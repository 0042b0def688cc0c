"""The feed: the events of an account in the order of their commits."""

from datetime import datetime

from sqlalchemy import Connection, and_, func, select

from discern.contract.base_models import Page
from discern.contract.models.events import Event, EventQuery
from discern.service.errors import invalid
from discern.service.storage.engine.batches import delete_some
from discern.service.storage.engine.pagination import fetch_page
from discern.service.storage.engine.tables import deliveries, events
from discern.service.storage.queues.deliveries import present_event


def list_events(connection: Connection, account_id: str, query: EventQuery) -> Page[Event]:
    """A page of the feed.

    Raises:
        ServiceError: `event_unknown`: the event isn't kept, so what follows it can't be listed without a gap.
    """
    statement = select(events).where(events.c.account_id == account_id)
    if query.type is not None:
        statement = statement.where(events.c.type == query.type)
    if query.after is not None:
        of_account = select(events.c.seq).where(events.c.id == query.after, events.c.account_id == account_id)
        after = connection.scalar(of_account)
        if after is None:
            rule = "there is no such event in the feed, or it is no longer stored; start again from the newest"
            raise invalid("after", rule, "event_unknown")
        statement = statement.where(events.c.seq > after)
    return fetch_page(connection, statement, events, query, lambda rows: [present_event(row) for row in rows])


def forget_old_events(connection: Connection, cutoff: datetime) -> int:
    """Delete some events before ``cutoff``; how many.

    The newest event of each account stays, so that a client that has read everything can continue from it.
    """
    of_account = events.alias()
    # As a value, and not as a condition that there is one: PostgreSQL would read all events to find out.
    newest = select(func.max(of_account.c.seq)).where(of_account.c.account_id == events.c.account_id).scalar_subquery()
    return delete_some(connection, events, and_(events.c.occurred_at < cutoff, events.c.seq < newest))


def forget_old_deliveries(connection: Connection, cutoff: datetime) -> int:
    """Delete some finished deliveries of before ``cutoff``; how many."""
    return delete_some(connection, deliveries, and_(deliveries.c.created_at < cutoff, deliveries.c.run_at.is_(None)))
