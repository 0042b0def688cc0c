"""The worker that moves events from the outbox to the feed and delivers them to webhooks."""

import logging
import random
from collections import Counter

from sqlalchemy import Connection

from discern.service.jobs.delivery_policy import decide, shows_known_health
from discern.service.jobs.job_loop import JobLoop
from discern.service.jobs.webhook_sender import Sender
from discern.service.state import Service
from discern.service.storage.queues.deliveries import (
    ClaimedDelivery,
    DeliveryAttempt,
    claim_deliveries,
    has_work,
    settle_delivery,
)
from discern.service.storage.queues.outbox import has_unpublished, publish
from discern.service.storage.repositories.webhooks import disable_webhook, lock_webhook, write_health

MAX_PER_ENDPOINT = 10
"""Attempts under way to one endpoint, so that none takes all of the worker."""

MAX_PER_FAILING_ENDPOINT = 2

MAX_ATTEMPTS_RUNNING = 250
"""Attempts under way in all."""

MAX_ROUNDS = 20
"""Of publishing while a call waits, so that it ends even where events keep coming; the next call has the rest."""

logger = logging.getLogger("discern.service")


async def publish_all(service: Service, account_id: str) -> None:
    """Publish an account's committed events now, for a call that reads the feed before the worker has done it."""
    now = service.now()
    for _ in range(MAX_ROUNDS):
        if not await service.database.read(lambda connection: has_unpublished(connection, account_id)):
            return
        await service.database.write(lambda connection: publish(connection, now))


class DeliveryWorker(JobLoop):
    """Publishes and delivers events. Each delivery is attempted by one worker at a time."""

    POLL_INTERVAL_S = 1.0

    def __init__(self, service: Service, sender: Sender | None = None) -> None:
        super().__init__()
        settings = service.settings
        self._service = service
        self._sender = sender or Sender(
            allow_http=settings.webhook_allow_http, allow_private=settings.webhook_allow_private
        )
        self._running_by_endpoint: Counter[str] = Counter()

    async def poll_once(self) -> bool:
        """Publish the events that wait and start the attempts that are due; whether there may be more to publish."""
        service, now = self._service, self._service.now()
        # By a read first, so that a worker without work takes no lock from those who write.
        if not await service.database.read(lambda connection: has_work(connection, now)):
            return False

        def take(connection: Connection) -> tuple[int, list[ClaimedDelivery]]:
            # In one transaction, so that what is published is attempted at once.
            moved = publish(connection, now, waits=False)
            return moved, claim_deliveries(
                connection,
                now,
                slots=MAX_ATTEMPTS_RUNNING - self.running,
                running=self._running_by_endpoint,
                limit=MAX_PER_ENDPOINT,
                failing_limit=MAX_PER_FAILING_ENDPOINT,
            )

        moved, claimed = await service.database.write(take)
        for each in claimed:
            self._running_by_endpoint[each.webhook_id] += 1
            self.start(self._attempt(each))
        return moved > 0

    async def _attempt(self, claimed: ClaimedDelivery) -> None:
        try:
            attempt = await self._sender.send(claimed, self._service.now())
            await self._service.database.write(lambda connection: self._record(connection, claimed, attempt))
        except Exception:
            # The delivery becomes due again when its lease is over.
            logger.exception("an attempt could not be recorded")
        finally:
            self._running_by_endpoint[claimed.webhook_id] -= 1

    def _record(self, connection: Connection, claimed: ClaimedDelivery, attempt: DeliveryAttempt) -> None:
        now, schedule = self._service.now(), self._service.settings.webhook_schedule
        # Without the endpoint's lock, so that its deliveries don't wait for each other while all goes well.
        if shows_known_health(attempt, claimed.failing_since, claimed.last_success_at, now):
            settle_delivery(connection, claimed, attempt, "delivered", None, now)
            return
        # Locked before the delivery, in the same order as disabling or deleting an endpoint, so that none deadlocks.
        endpoint = lock_webhook(connection, claimed.webhook_id)
        if endpoint is None:
            return
        # The health of now: other attempts may have ended since this one was claimed.
        decision = decide(claimed.attempts, attempt, endpoint.failing_since, schedule, now, random.random())  # noqa: S311
        if not settle_delivery(connection, claimed, attempt, decision.status, decision.run_at, now):
            return
        health = {"failing_since": decision.failing_since}
        if decision.failing_since is None:
            health["last_success_at"] = now
        if decision.paused_until is not None:
            health["paused_until"] = decision.paused_until
        write_health(connection, claimed.webhook_id, **health)
        if decision.disabled is not None:
            disable_webhook(connection, claimed.webhook_id, decision.disabled, now)
            logger.warning("endpoint %s is disabled: %s", claimed.webhook_id, decision.disabled)
