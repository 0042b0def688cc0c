"""Retention: once an hour the service deletes what it need not keep."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy import Connection

from discern.service.state import Service
from discern.service.storage.measurement.calibrations import forget_old_calibrations
from discern.service.storage.measurement.rescorings import forget_old_rescorings
from discern.service.storage.queues.changes import forget_old_changes
from discern.service.storage.queues.drafts import forget_old_sentences
from discern.service.storage.queues.link_codes import forget_old_codes
from discern.service.storage.repositories.accounts import forget_expired_app_keys
from discern.service.storage.repositories.audit import AuditActor, record
from discern.service.storage.repositories.candidates import delete_candidate
from discern.service.storage.repositories.events import forget_old_deliveries, forget_old_events
from discern.service.storage.repositories.idempotency import forget_old_answers
from discern.service.storage.repositories.join_links import forget_expired_join_links
from discern.service.storage.repositories.lists.assessments import mark_expired
from discern.service.storage.repositories.lists.people import list_idle_candidates
from discern.service.storage.repositories.webhooks import forget_old_secrets

INTERVAL = timedelta(hours=1)
PEOPLE_PER_TRANSACTION = 5

logger = logging.getLogger("discern.service")


async def run_hourly(service: Service, stopping: asyncio.Event) -> None:
    """Run retention once an hour until ``stopping`` is set. A run that fails is logged, and the next one tries again.

    Don't cancel it: the thread of a run would go on with a database that is closed.
    """
    while not stopping.is_set():
        try:
            await run_retention(service)
        except Exception:
            logger.exception("a run of retention failed")
        with suppress(TimeoutError):
            await asyncio.wait_for(stopping.wait(), INTERVAL.total_seconds())


async def run_retention(service: Service) -> int:
    """One run; returns how many people were erased because their data had been kept long enough.

    What can be many rows is changed in many transactions, since on SQLite everybody waits behind each.
    """
    now = service.now()
    event_cutoff = now - timedelta(days=service.settings.event_days)

    def forget_few(connection: Connection) -> None:
        forget_expired_app_keys(connection, now)
        forget_expired_join_links(connection, now)
        forget_old_secrets(connection, now)
        forget_old_codes(connection, now)
        forget_old_rescorings(connection, now)
        forget_old_calibrations(connection, now)

    await service.database.write(forget_few)
    await _repeat(service, lambda connection: forget_old_answers(connection, now))
    await _repeat(service, lambda connection: forget_old_changes(connection, now))
    await _repeat(service, lambda connection: forget_old_sentences(connection, now))
    await _repeat(service, lambda connection: forget_old_events(connection, event_cutoff))
    await _repeat(service, lambda connection: forget_old_deliveries(connection, event_cutoff))
    await _repeat(service, lambda connection: mark_expired(connection, now))
    await service.limits.forget_full()
    if service.settings.retention_days is None:
        return 0
    cutoff = now - timedelta(days=service.settings.retention_days)
    erased = await _repeat(service, lambda connection: _erase_some(connection, cutoff, now))
    if erased:
        # SQLite's log is truncated once for all of them, or at the next start.
        await service.database.write(lambda _: None, secure_erase=True)
    return erased


async def _repeat(service: Service, change: Callable[[Connection], int]) -> int:
    """Make a change in transactions until it finds nothing more to do; how much it did."""
    total = 0
    while done := await service.database.write(change, wait_s=None):
        total += done
    return total


def _erase_some(connection: Connection, cutoff: datetime, now: datetime) -> int:
    idle = list_idle_candidates(connection, cutoff, PEOPLE_PER_TRANSACTION)
    for account_id, candidate_id in idle:
        delete_candidate(connection, account_id, candidate_id, now)
        record(connection, AuditActor(account_id, "retention", "retention"), "candidate.erased", candidate_id, now)
    return len(idle)
