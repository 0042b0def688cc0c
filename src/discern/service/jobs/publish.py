"""Bringing the feed up to what is committed, where somebody asks for it before the worker has."""

from discern.service.state import Service
from discern.service.storage.queues.outbox import has_unpublished, publish

MOST_ROUNDS = 20
"""So that nobody waits for an account in which more happens all the time; what is left comes with the next call."""


async def publish_all(service: Service, account_id: str) -> None:
    now = service.now()
    for _ in range(MOST_ROUNDS):
        if not await service.database.read(lambda connection: has_unpublished(connection, account_id)):
            return
        await service.database.write(lambda connection: publish(connection, now))
