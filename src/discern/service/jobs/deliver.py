"""The worker: moves events from the outbox to the feed and sends what is due, until it is stopped."""

import asyncio
import logging
import random
from collections import Counter

from sqlalchemy import Connection

from discern.service.jobs.delivery_policy import decide, is_nothing_new
from discern.service.jobs.webhook_sender import Sender
from discern.service.state import Service
from discern.service.storage.queues.deliveries import Attempt, Claimed, claim_deliveries, has_work, settle_delivery
from discern.service.storage.queues.outbox import publish
from discern.service.storage.repositories.webhooks import disable_webhook, lock_webhook, write_health

POLL = 1.0
"""Seconds between looks when there is nothing to do."""

AFTER_AN_ERROR = 5.0
"""Seconds to wait in addition, when the database gives no answer."""

AT_AN_ENDPOINT = 10
"""Attempts under way to one endpoint, so that none takes all of the worker."""

AT_A_FAILING_ENDPOINT = 2

AT_ONCE_IN_ALL = 250

PATIENCE = 5.0
"""Seconds for which attempts under way may end when the worker is stopped. Others are made again after their lease."""

logger = logging.getLogger("discern.service")


class Worker:
    """Any number of them may run over one database; each event is sent by one at a time."""

    def __init__(self, service: Service, sender: Sender | None = None) -> None:
        settings = service.settings
        self._service = service
        self._sender = sender or Sender(
            allow_http=settings.webhook_allow_http, allow_private=settings.webhook_allow_private
        )
        self._busy: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._woken = asyncio.Event()

    async def run(self, stopping: asyncio.Event) -> None:
        """Work until ``stopping`` is set, then let attempts under way end. A look that fails is logged and repeated."""
        try:
            while not stopping.is_set():
                self._woken.clear()
                try:
                    if await self.look():
                        continue
                except Exception:
                    logger.exception("the worker could not look for work")
                    await _wait_for_any(AFTER_AN_ERROR, stopping)
                await _wait_for_any(POLL, stopping, self._woken)
        finally:
            await self._finish()

    async def look(self) -> bool:
        """Publish what waits and start attempts that are due; whether there may be more to publish."""
        service, now = self._service, self._service.now()
        if not await service.database.read(lambda connection: has_work(connection, now)):
            return False

        def take(connection: Connection) -> tuple[int, list[Claimed]]:
            moved = publish(connection, now, waits=False)
            slots = AT_ONCE_IN_ALL - len(self._tasks)
            return moved, claim_deliveries(connection, now, slots, self._busy, AT_AN_ENDPOINT, AT_A_FAILING_ENDPOINT)

        moved, claimed = await service.database.write(take)
        for each in claimed:
            self._busy[each.webhook_id] += 1
            task = asyncio.create_task(self._attempt(each))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return moved > 0

    async def settle(self) -> None:
        """Work until nothing is due and nothing under way."""
        while True:
            more = await self.look()
            if self._tasks:
                await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
            elif not more:
                return

    async def close(self) -> None:
        await self._sender.close()

    async def _attempt(self, claimed: Claimed) -> None:
        try:
            attempt = await self._sender.send(claimed, self._service.now())
            await self._service.database.write(lambda connection: self._record(connection, claimed, attempt))
        except Exception:
            # What was claimed comes back when its lease is over.
            logger.exception("an attempt could not be written down")
        finally:
            self._busy[claimed.webhook_id] -= 1
            self._woken.set()

    def _record(self, connection: Connection, claimed: Claimed, attempt: Attempt) -> None:
        now, schedule = self._service.now(), self._service.settings.webhook_schedule
        if is_nothing_new(attempt, claimed.failing_since, claimed.last_success_at, now):
            settle_delivery(connection, claimed, attempt, "delivered", None, now)
            return
        # Locked before the delivery, as whoever disables or deletes an endpoint does it.
        endpoint = lock_webhook(connection, claimed.webhook_id)
        if endpoint is None:
            return
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

    async def _finish(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self.close()


async def _wait_for_any(seconds: float, *events: asyncio.Event) -> None:
    waiting = [asyncio.create_task(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
