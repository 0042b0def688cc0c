"""Retention: once an hour the service deletes what it need not keep."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial

from sqlalchemy import Connection

from discern.service.state import Service
from discern.service.storage.queues.changes import forget_old_changes
from discern.service.storage.queues.link_codes import forget_old_codes
from discern.service.storage.queues.week_sendings import forget_old_weeks
from discern.service.storage.repositories.assessments import mark_expired
from discern.service.storage.repositories.audit import AuditActor, record
from discern.service.storage.repositories.candidates import delete_candidate, is_idle, list_idle_candidates
from discern.service.storage.repositories.events import forget_old_deliveries, forget_old_events
from discern.service.storage.repositories.idempotency import forget_old_answers
from discern.service.storage.repositories.join_links import forget_expired_join_links
from discern.service.storage.repositories.people.stored_answers import StoredAnswers, find_stored_answers
from discern.service.storage.repositories.webhooks import forget_old_secrets

INTERVAL = timedelta(hours=1)

logger = logging.getLogger("discern.service")


@dataclass(frozen=True, slots=True)
class _Idle:
    """A person to be erased, and what is stored about them."""

    account_id: str
    candidate_id: str
    answers: StoredAnswers | None


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

    What can be many rows is changed in many transactions, and each person erased in one, since on SQLite everybody
    waits behind each.
    """
    now = service.now()
    event_cutoff = now - timedelta(days=service.settings.event_days)

    def forget_few(connection: Connection) -> None:
        forget_expired_join_links(connection, now)
        forget_old_secrets(connection, now)
        forget_old_codes(connection, now)
        forget_old_weeks(connection, now)

    await service.database.write(forget_few)
    await _repeat(service, lambda connection: forget_old_answers(connection, now))
    await _repeat(service, lambda connection: forget_old_changes(connection, now))
    await _repeat(service, lambda connection: forget_old_events(connection, event_cutoff))
    await _repeat(service, lambda connection: forget_old_deliveries(connection, event_cutoff))
    await _repeat(service, lambda connection: mark_expired(connection, now))
    await service.limits.forget_full()
    if service.settings.retention_days is None:
        return 0
    cutoff = now - timedelta(days=service.settings.retention_days)
    erased = 0
    # One at a time, each found by a read: what is stored about a person is searched before the erasure, which others
    # wait for.
    while idle := await service.database.read(lambda connection: _find_idle(connection, cutoff, now)):
        erased += await service.database.write(partial(_erase, idle=idle, cutoff=cutoff, now=now), wait_s=None)
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


def _find_idle(connection: Connection, cutoff: datetime, now: datetime) -> _Idle | None:
    for account_id, candidate_id in list_idle_candidates(connection, cutoff, most=1):
        return _Idle(account_id, candidate_id, find_stored_answers(connection, account_id, candidate_id, now))
    return None


def _erase(connection: Connection, idle: _Idle, cutoff: datetime, now: datetime) -> int:
    """Erase somebody who is still idle; how many that are."""
    # Somebody may have come back since they were found, in another transaction.
    if not is_idle(connection, idle.candidate_id, cutoff):
        return 0
    delete_candidate(connection, idle.account_id, idle.candidate_id, now, idle.answers)
    actor = AuditActor(idle.account_id, "retention", "retention")
    record(connection, actor, "candidate.erased", idle.candidate_id, now)
    return 1
