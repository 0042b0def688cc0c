"""The worker that has a language model draft the openings that were asked for."""

import logging
from contextlib import suppress

from sqlalchemy import Connection

from discern.contract.models.reports import ReportDocument
from discern.reports.drafting.drafter import ModelDrafter
from discern.reports.placeholders import Roster, hide_in_question
from discern.service.domain.report_material import require_all_visible
from discern.service.errors import ServiceError
from discern.service.jobs.job_loop import JobLoop, keeping_lease
from discern.service.jobs.write_reports import MAX_REPORTS_RUNNING, RETRY_SCHEDULE_S
from discern.service.state import Service
from discern.service.storage.engine.overload import is_overload
from discern.service.storage.queues.drafts import (
    LEASE,
    ClaimedDraft,
    claim_drafts,
    fail_draft,
    finish_draft,
    has_drafts_due,
    postpone_draft,
    renew_draft,
)
from discern.service.storage.queues.leases import next_run
from discern.service.storage.repositories.reports import read_commission, read_document
from discern.service.storage.repositories.visibility import KEY
from discern.words import LANGUAGES, format_message

logger = logging.getLogger("discern.service")


class DraftWorker(JobLoop):
    """Drafts openings with the language model of the settings. Each is stored once, for its requester alone."""

    POLL_INTERVAL_S = 0.5

    def __init__(self, service: Service) -> None:
        super().__init__()
        self._service = service

    async def poll_once(self) -> bool:
        """Start drafting what is due. Always false: when one ends, the loop looks again anyway."""
        now, free = self._service.now(), MAX_REPORTS_RUNNING - self.running
        database = self._service.database
        if free > 0 and await database.read(lambda connection: has_drafts_due(connection, now)):
            for claimed in await database.write(lambda connection: claim_drafts(connection, now, free)):
                self.start(self._write(claimed))
        return False

    async def _write(self, claimed: ClaimedDraft) -> None:
        service = self._service

        def renew(connection: Connection) -> bool:
            return renew_draft(connection, claimed, service.now())

        try:
            async with keeping_lease(service.database, LEASE, renew):
                await self._try(claimed)
        except Exception:
            logger.exception("the opening of report %s could not be drafted", claimed.report_id)
            with suppress(Exception):
                await self._postpone(claimed)

    async def _try(self, claimed: ClaimedDraft) -> None:
        service = self._service
        if service.model is None:
            await self._fail(claimed, format_message(LANGUAGES[0], "drafts-gone-wrong"))
            return
        try:
            document, roster, purpose = await service.database.read(lambda connection: _find(connection, claimed))
        except ServiceError as error:
            if is_overload(error):
                raise
            await self._fail(claimed, error.detail)
            return
        drafter = ModelDrafter(service.model)
        drafted, writing = await drafter.draft_opening(
            document.statements, roster.placeholders, document.audience, purpose, document.language
        )
        if drafted is None:
            reason = format_message(document.language, "drafts-gone-wrong")
            await service.database.write(
                lambda connection: fail_draft(connection, claimed, reason, writing, service.now())
            )
            return
        kept = await service.database.write(
            lambda connection: finish_draft(connection, claimed, drafted, drafter.model, writing, service.now())
        )
        if not kept:
            logger.info("the draft for report %s was taken back, erased or taken over", claimed.report_id)

    async def _fail(self, claimed: ClaimedDraft, reason: str) -> None:
        now = self._service.now()
        await self._service.database.write(lambda connection: fail_draft(connection, claimed, reason, None, now))

    async def _postpone(self, claimed: ClaimedDraft) -> None:
        now = self._service.now()
        again = next_run(claimed.attempts, RETRY_SCHEDULE_S, now, 0.5)
        if again is None:
            await self._fail(claimed, format_message(LANGUAGES[0], "drafts-error"))
        else:
            await self._service.database.write(lambda connection: postpone_draft(connection, claimed, again))


def _find(connection: Connection, claimed: ClaimedDraft) -> tuple[ReportDocument, Roster, str]:
    """The report with placeholders for names, who they are for, and what it is for, without names.

    Raises:
        ServiceError: `not_found`; `not_shared` where somebody in it no longer shares their results with its reader.
    """
    document, roster = read_document(connection, claimed.account_id, claimed.report_id, KEY)
    viewer, purpose = read_commission(connection, claimed.report_id)
    require_all_visible(connection, viewer, roster)
    return document, roster, hide_in_question(purpose, roster) if purpose else ""
