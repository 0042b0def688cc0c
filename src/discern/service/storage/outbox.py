"""Events on their way out: written with the change that they tell of, then moved to the feed and the endpoints."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import Connection

from discern.contract.events import EventType
from discern.service.storage.statements import Insertion
from discern.service.storage.tables import outbox
from discern.service.tokens import new_id

_INSERT = Insertion(outbox)


def emit(
    connection: Connection, account_id: str, type_: EventType, data: Mapping[str, str | None], now: datetime
) -> str:
    """Tell of a change, in its transaction: both happen or neither. Returns the event's id.

    ``data`` goes to systems of others and stays after a person is erased: ids alone, nothing personal.
    """
    event_id = new_id("evt")
    row = {"id": event_id, "account_id": account_id, "type": type_, "occurred_at": now, "data": dict(data)}
    _INSERT.run(connection, row)
    return event_id
