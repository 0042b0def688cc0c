"""The worker that computes outdated results again, by the statements that were answered and the parameters of today."""

import logging
from contextlib import suppress
from datetime import datetime
from functools import partial

import anyio.to_thread
from sqlalchemy import Connection

from discern.contract.models.assessments import Answer
from discern.contract.models.results import Results
from discern.instrument import Bank, BankError, ChoiceError
from discern.service.domain.measurement import ACTOR
from discern.service.domain.scoring import score_assessment
from discern.service.jobs.job_loop import JobLoop
from discern.service.state import Service
from discern.service.storage.measurement.answers import list_answers
from discern.service.storage.measurement.rescorings import (
    ClaimedRescoring,
    Outdated,
    add_progress,
    claim_rescorings,
    finish_rescoring,
    has_rescorings_due,
    list_outdated,
    postpone_rescoring,
    replace_results,
)
from discern.service.storage.queues.change_reads import RESCORED
from discern.service.storage.queues.changes import note_assessment_change
from discern.service.storage.queues.leases import next_run
from discern.service.storage.queues.outbox import emit
from discern.service.storage.repositories.assessments import StoredAssessment, get_assessment
from discern.service.storage.repositories.audit import AuditActor, record
from discern.service.storage.repositories.results import write_columns

BATCH_SIZE = 25
"""Results computed and stored together: 100 ms of computing, and a transaction that others hardly notice."""

RETRY_SCHEDULE_S = (5.0, 60.0, 600.0)

logger = logging.getLogger("discern.service")


class _LeaseLostError(Exception):
    """Another worker has taken over."""


class RescoringWorker(JobLoop):
    """Computes the results that were asked for, a batch at a time, one account at a time."""

    POLL_INTERVAL_S = 2.0

    def __init__(self, service: Service) -> None:
        super().__init__()
        self._service = service

    async def poll_once(self) -> bool:
        """Start one that is due. Always false: when it ends, the loop looks again anyway."""
        now, database = self._service.now(), self._service.database
        if not self.running and await database.read(lambda connection: has_rescorings_due(connection, now)):
            for claimed in await database.write(lambda connection: claim_rescorings(connection, now, 1)):
                self.start(self._rescore(claimed))
        return False

    async def _rescore(self, claimed: ClaimedRescoring) -> None:
        try:
            after = 0
            while (last := await self.rescore_batch(claimed, after)) is not None:
                after = last
            await self._service.database.write(
                lambda connection: finish_rescoring(connection, claimed, self._service.now())
            )
        except _LeaseLostError:
            logger.info("rescoring %s was taken over", claimed.id)
        except Exception:
            logger.exception("rescoring %s stopped", claimed.id)
            with suppress(Exception):
                await self._postpone(claimed)

    async def rescore_batch(self, claimed: ClaimedRescoring, after: int) -> int | None:
        """Compute the next results again. The place of the last, or None when there are no more."""
        service = self._service
        outdated = await service.database.read(
            lambda connection: list_outdated(connection, claimed.account_id, after, BATCH_SIZE), scans_table=True
        )
        if not outdated:
            return None
        computed = await anyio.to_thread.run_sync(self._compute, claimed.account_id, outdated)
        now = service.now()
        await service.database.write(lambda connection: _store(connection, claimed, computed, now))
        return outdated[-1].place

    def _compute(self, account_id: str, outdated: list[Outdated]) -> list[tuple[Outdated, Results]]:
        """Each result as it is by the parameters of today; those that can't be computed are left out."""
        computed = []
        for each in outdated:
            bank, assessment, answers = self._service.database.read_now(partial(self._read, account_id, each))
            try:
                computed.append(
                    (each, score_assessment(bank, assessment, answers, each.completed_at, may_withhold=False))
                )
            except (BankError, ChoiceError) as error:
                logger.warning("the results of %s can't be computed again: %s", each.assessment_id, error)
        return computed

    def _read(
        self, account_id: str, outdated: Outdated, connection: Connection
    ) -> tuple[Bank, StoredAssessment, list[Answer]]:
        assessment = get_assessment(connection, account_id, outdated.assessment_id)
        bank = self._service.banks.find_of(connection, account_id, assessment)
        return bank, assessment, list_answers(connection, assessment.id)

    async def _postpone(self, claimed: ClaimedRescoring) -> None:
        now = self._service.now()
        again = next_run(claimed.attempts, RETRY_SCHEDULE_S, now, 0.5)

        def write(connection: Connection) -> bool:
            if again is None:
                return finish_rescoring(connection, claimed, now, failed=True)
            return postpone_rescoring(connection, claimed, again)

        await self._service.database.write(write)


def _store(
    connection: Connection, claimed: ClaimedRescoring, computed: list[tuple[Outdated, Results]], now: datetime
) -> None:
    """Store what was computed of results that are still there. Everybody who may see one learns that it has changed."""
    done, actor = 0, AuditActor(claimed.account_id, ACTOR, claimed.id)
    for outdated, found in computed:
        if not replace_results(connection, outdated, write_columns(found), now):
            continue
        done += 1
        note_assessment_change(connection, claimed.account_id, outdated.assessment_id, now, RESCORED)
        record(connection, actor, "results.rescored", outdated.assessment_id, now)
        ids = {"assessment_id": outdated.assessment_id, "candidate_id": found.candidate.id}
        emit(connection, claimed.account_id, "assessment.rescored", ids, now)
    if not add_progress(connection, claimed, done, now):
        raise _LeaseLostError
