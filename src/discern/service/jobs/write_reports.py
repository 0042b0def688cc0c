"""The worker that writes the reports that were requested."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import date

import anyio.to_thread
from sqlalchemy import Connection

from discern.contract.models.reports import NewReport, Opening, Progress, ReportDocument, Writing
from discern.reports.assembly import write_document
from discern.reports.material import Commission, Material, NothingToWriteError
from discern.reports.model import Model, ModelArranger
from discern.reports.model.arranger import add
from discern.reports.opening import CHECKED_LANGUAGE, draft_opening
from discern.reports.placeholders import Roster, hide_in_question
from discern.service.domain.report_material import Found, copy_for, find, gather
from discern.service.errors import ServiceError
from discern.service.jobs.job_loop import JobLoop, keeping_lease
from discern.service.state import Service
from discern.service.storage.engine.overload import is_overload
from discern.service.storage.queues.leases import next_run
from discern.service.storage.repositories.accounts import is_drafting
from discern.service.storage.repositories.report_claims import (
    LEASE,
    ClaimedReport,
    claim_reports,
    fail_report,
    finish_report,
    has_reports_due,
    postpone_report,
    renew_claim,
    write_progress,
)

MAX_REPORTS_RUNNING = 4
"""Reports under way: they spend most of their time waiting for a language model."""

RETRY_SCHEDULE_S = (5.0, 60.0)
"""Seconds until a report that went wrong is tried again; after the last it has failed."""

logger = logging.getLogger("discern.service")


class _LeaseLostError(Exception):
    """The report was cancelled, erased, or taken over by another worker."""


class ReportWorker(JobLoop):
    """Writes the reports that were requested. Each is stored once."""

    POLL_INTERVAL_S = 0.5

    def __init__(self, service: Service) -> None:
        super().__init__()
        self._service = service

    async def poll_once(self) -> bool:
        """Start writing reports that are due. Always false: when one ends, the loop looks again anyway."""
        now, free = self._service.now(), MAX_REPORTS_RUNNING - self.running
        database = self._service.database
        if free > 0 and await database.read(lambda connection: has_reports_due(connection, now)):
            for claimed in await database.write(lambda connection: claim_reports(connection, now, free)):
                self.start(self._write(claimed))
        return False

    async def _write(self, claimed: ClaimedReport) -> None:
        service = self._service

        def renew(connection: Connection) -> bool:
            return renew_claim(connection, claimed, service.now())

        try:
            async with keeping_lease(service.database, LEASE, renew):
                await self._try(claimed)
        except _LeaseLostError:
            logger.info("report %s was cancelled, erased or taken over", claimed.id)
        except Exception:
            logger.exception("report %s could not be written", claimed.id)
            with suppress(Exception):
                await self._postpone(claimed)

    async def _try(self, claimed: ClaimedReport) -> None:
        service = self._service
        try:
            found = await self._read(claimed)
            material, roster = await anyio.to_thread.run_sync(_gather, found, claimed.new, service.now().date())
        except (NothingToWriteError, ServiceError) as error:
            # A busy database says nothing about the report, which is tried again and doesn't fail.
            if is_overload(error):
                raise
            reason = str(error)
            await service.database.write(lambda connection: fail_report(connection, claimed, reason, service.now()))
            return
        arranger = None if service.model is None else ModelArranger(service.model)
        document, writing = await write_document(
            material,
            found.results,
            report_id=claimed.id,
            now=service.now(),
            arranger=arranger,
            on_progress=None if arranger is None else self._progress_writer(claimed),
        )
        opening = None
        if service.model is not None and writing is not None:
            opening, spent = await self._draft(claimed, service.model, document, roster, material.commission.purpose)
            writing = add(writing, spent)

        def finish(connection: Connection) -> bool:
            return finish_report(connection, claimed, document, roster, writing, opening, service.now())

        if not await service.database.write(finish):
            raise _LeaseLostError

    async def _draft(
        self, claimed: ClaimedReport, model: Model, document: ReportDocument, roster: Roster, purpose: str
    ) -> tuple[Opening | None, Writing]:
        """An opening where an owner lets the model draft one, and what it took. Without one the report is complete, as
        in any language whose words the checks of a draft don't know."""
        if document.language != CHECKED_LANGUAGE:
            return None, Writing()
        if not await self._service.database.read(lambda connection: is_drafting(connection, claimed.account_id)):
            return None, Writing()
        try:
            return await draft_opening(model, document, roster.placeholders, purpose)
        except Exception as error:
            # Whatever is wrong with an answer must not cost the report. The error could hold what the model wrote.
            logger.warning("no opening was drafted for report %s: %s", claimed.id, type(error).__name__)
            return None, Writing()

    async def _read(self, claimed: ClaimedReport) -> Found:
        new = claimed.new
        reader = copy_for(claimed.viewer, new.subject, new.audience)
        # The figures of a team must agree.
        return await self._service.database.read(
            lambda connection: find(connection, claimed.account_id, new.subject, reader, new.language),
        )

    def _progress_writer(self, claimed: ClaimedReport) -> Callable[[Progress], Awaitable[None]]:
        async def write_down(progress: Progress) -> None:
            now = self._service.now()
            is_ours = await self._service.database.write(
                lambda connection: write_progress(connection, claimed, progress, now)
            )
            if not is_ours:
                raise _LeaseLostError

        return write_down

    async def _postpone(self, claimed: ClaimedReport) -> None:
        now = self._service.now()
        # A chance of 0.5 is the wait as it stands.
        again = next_run(claimed.attempts, RETRY_SCHEDULE_S, now, 0.5)

        def write(connection: Connection) -> bool:
            if again is None:
                return fail_report(
                    connection, claimed, "It could not be written because of an error in the service.", now
                )
            return postpone_report(connection, claimed, again)

        await self._service.database.write(write)


def _gather(found: Found, new: NewReport, on: date) -> tuple[Material, Roster]:
    commission = Commission(new.audience, new.length, new.language, situations=tuple(new.situations))
    material, roster = gather(found, commission, on)
    if new.purpose is not None:
        material = replace(material, commission=replace(commission, purpose=hide_in_question(new.purpose, roster)))
    return material, roster
