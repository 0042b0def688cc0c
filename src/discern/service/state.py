"""What a running service holds."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from discern.reports.model import Model
from discern.service.domain.banks import Banks
from discern.service.metrics import Meter
from discern.service.own_keys import OwnKeys
from discern.service.rate_limit import Limits
from discern.service.storage.engine.database import Database
from discern.service.storage.engine.write_state import is_not_saved
from discern.service.storage.repositories.audit import Action, AuditActor, count_looks
from discern.settings import Settings

logger = logging.getLogger("discern.service")


def utc_now() -> datetime:
    return datetime.now(UTC)


class Background:
    """Tasks that no request waits for, but that are finished before the service stops. What fails is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    async def settle(self) -> None:
        """Wait for what has been started so far."""
        if started := set(self._tasks):
            await asyncio.wait(started)

    async def finish(self) -> None:
        """Wait for all that was started, and for what that starts."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not is_not_saved(error):
            logger.error("background work failed: %s", type(error).__name__, exc_info=error)


@dataclass(frozen=True, slots=True)
class Service:
    """The parts that every route works with. One for each process."""

    settings: Settings
    database: Database
    limits: Limits
    background: Background
    meter: Meter | None
    banks: Banks
    now: Callable[[], datetime] = utc_now
    audit_writes: Background = field(default_factory=Background)
    model: Model | None = None
    own_keys: OwnKeys = field(default_factory=OwnKeys)

    def audit_read(self, actor: AuditActor, action: Action, subject_id: str) -> None:
        """Count a read in the audit log, without making the reader wait. It is answered where that can't be stored: on
        a full disk people still read, and what they read then isn't in the log.
        """
        self.audit_reads(actor, action, [subject_id])

    def audit_reads(self, actor: AuditActor, action: Action, subject_ids: Sequence[str]) -> None:
        """Count the reads of one request together."""
        if not subject_ids:
            return
        now = self.now()
        self.audit_writes.start(
            self.database.write(
                lambda connection: count_looks(connection, actor, action, subject_ids, now),
                wait_s=None,
            )
        )
