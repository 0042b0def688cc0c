"""Publishing what is committed when the feed is read before the worker has done it."""

from discern.service.state import Service
from discern.service.storage.queues.outbox import has_unpublished, publish

MAX_ROUNDS = 20
"""So that a call ends even while events keep coming; what is left comes with the next call."""


async def publish_all(service: Service, account_id: str) -> None:
    now = service.now()
    for _ in range(MAX_ROUNDS):
        if not await service.database.read(lambda connection: has_unpublished(connection, account_id)):
            return
        await service.database.write(lambda connection: publish(connection, now))
