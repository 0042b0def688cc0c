"""The worker: claims reports that were requested, writes them, and tells when they are ready, until it is stopped."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta

import anyio.to_thread
from sqlalchemy import Connection

from discern.contract.models.reports import Progress
from discern.reports.material import Commission, Material, NothingToWriteError
from discern.reports.model import ModelWriter
from discern.reports.names import Roster
from discern.reports.writing import write_document
from discern.service.domain.report_material import Found, find, gather
from discern.service.errors import ServiceError
from discern.service.state import Service
from discern.service.storage.queues.leases import next_run
from discern.service.storage.repositories.report_claims import (
    LEASE,
    Claimed,
    claim_reports,
    fail_report,
    finish_report,
    has_reports_due,
    keep_claim,
    put_off,
    tell_progress,
)

POLL = 0.5
"""Seconds between looks when there is nothing to do."""

AT_ONCE = 4
"""Reports under way: a language model is waited for, not worked with."""

SCHEDULE = (5.0, 60.0)
"""Seconds until a report that went wrong is tried again; after the last it has failed."""

PATIENCE = 5.0
"""Seconds for which reports under way may end when the worker is stopped. Others are written after their lease."""

logger = logging.getLogger("discern.service")


class _LostError(Exception):
    """The report was cancelled, erased, or taken over."""


class ReportWorker:
    """Any number of them may run over one database; each report is written down once."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, stopping: asyncio.Event) -> None:
        """Work until ``stopping`` is set, then let reports under way end. A look that fails is logged and repeated."""
        try:
            while not stopping.is_set():
                try:
                    await self.look()
                except Exception:
                    logger.exception("the worker could not look for reports")
                waiting = {asyncio.create_task(stopping.wait()), *self._tasks}
                pause = POLL if len(self._tasks) < AT_ONCE else None
                await asyncio.wait(waiting, timeout=pause, return_when=asyncio.FIRST_COMPLETED)
                for each in waiting - self._tasks:
                    each.cancel()
        finally:
            await self._finish()

    async def look(self) -> None:
        """Begin to write reports that are due."""
        now, free = self._service.now(), AT_ONCE - len(self._tasks)
        database = self._service.database
        if free <= 0 or not await database.read(lambda connection: has_reports_due(connection, now)):
            return
        for claimed in await database.write(lambda connection: claim_reports(connection, now, free)):
            task = asyncio.create_task(self._write(claimed))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Work until nothing is due and nothing under way."""
        while True:
            await self.look()
            if not self._tasks:
                return
            await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)

    async def _write(self, claimed: Claimed) -> None:
        keeping = asyncio.create_task(self._keep(claimed))
        try:
            await self._try(claimed)
        except _LostError:
            logger.info("report %s is no longer to be written", claimed.id)
        except Exception:
            logger.exception("report %s could not be written", claimed.id)
            with suppress(Exception):
                await self._put_off(claimed)
        finally:
            keeping.cancel()

    async def _try(self, claimed: Claimed) -> None:
        service = self._service
        try:
            found, material, roster = await anyio.to_thread.run_sync(self._gather, claimed)
        except (NothingToWriteError, ServiceError) as error:
            reason = str(error)
            await service.database.write(lambda connection: fail_report(connection, claimed, reason, service.now()))
            return
        writer = None if service.model is None else ModelWriter(service.model)
        document, writing = await write_document(
            material,
            found.results,
            report_id=claimed.id,
            now=service.now(),
            writer=writer,
            on_progress=None if writer is None else self._teller(claimed),
        )

        def finish(connection: Connection) -> bool:
            return finish_report(connection, claimed, document, roster, writing, service.now())

        if not await service.database.write(finish):
            raise _LostError

    def _gather(self, claimed: Claimed) -> tuple[Found, Material, Roster]:
        new = claimed.new
        found = self._service.database.read_now(
            lambda connection: find(connection, claimed.account_id, new.subject, claimed.viewer)
        )
        material, roster = gather(found, Commission(new.audience, new.length, new.language))
        return found, material, roster

    def _teller(self, claimed: Claimed) -> Callable[[Progress], Awaitable[None]]:
        async def tell(progress: Progress) -> None:
            now = self._service.now()
            held = await self._service.database.write(
                lambda connection: tell_progress(connection, claimed, progress, now)
            )
            if not held:
                raise _LostError

        return tell

    async def _keep(self, claimed: Claimed) -> None:
        """Renew the lease for as long as the report is being written."""
        held = True
        while held:
            await asyncio.sleep(LEASE / timedelta(seconds=3))
            with suppress(Exception):
                held = await self._service.database.write(self._renewer(claimed))

    def _renewer(self, claimed: Claimed) -> Callable[[Connection], bool]:
        now = self._service.now()
        return lambda connection: keep_claim(connection, claimed, now)

    async def _put_off(self, claimed: Claimed) -> None:
        now = self._service.now()
        again = next_run(claimed.attempts, SCHEDULE, now, 0.5)

        def write(connection: Connection) -> bool:
            if again is None:
                return fail_report(connection, claimed, "It could not be written, for a reason on our side.", now)
            return put_off(connection, claimed, again)

        await self._service.database.write(write)

    async def _finish(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
