"""The worker that estimates item parameters and norms from an account's people, as its owner asked."""

import logging
from contextlib import suppress
from typing import Any

import anyio.to_thread
from sqlalchemy import Connection

from discern.contract.models.account import CalibrationFailure
from discern.contract.models.assessments import Answer
from discern.instrument import Bank
from discern.service.domain.calibrations import bank_before, fit
from discern.service.domain.measurement import MOST_PEOPLE
from discern.service.jobs.job_loop import JobLoop
from discern.service.state import Service
from discern.service.storage.measurement.answer_sets import list_answer_sets
from discern.service.storage.measurement.calibrations import (
    StoredCalibration,
    claim_calibrations,
    finish_calibration,
    has_calibrations_due,
    postpone_calibration,
)
from discern.service.storage.queues.changes import note_measurement
from discern.service.storage.queues.leases import next_run

RETRY_SCHEDULE_S = (5.0, 60.0)

logger = logging.getLogger("discern.service")


class CalibrationWorker(JobLoop):
    """Calibrates for one account at a time, in a thread: it takes up to a minute of one processor."""

    POLL_INTERVAL_S = 2.0

    def __init__(self, service: Service) -> None:
        super().__init__()
        self._service = service

    async def poll_once(self) -> bool:
        """Start one that is due. Always false: when it ends, the loop looks again anyway."""
        now, database = self._service.now(), self._service.database
        if not self.running and await database.read(lambda connection: has_calibrations_due(connection, now)):
            for claimed in await database.write(lambda connection: claim_calibrations(connection, now, 1)):
                self.start(self._calibrate(claimed))
        return False

    async def _calibrate(self, claimed: StoredCalibration) -> None:
        service = self._service
        try:
            bank, before, collected = await service.database.read(
                lambda connection: self._read(connection, claimed), scans_table=True
            )
            as_of = service.now().date().isoformat()
            outcome, failure = await anyio.to_thread.run_sync(fit, bank, before, collected, as_of)
            await self._finish(claimed, outcome, failure)
        except Exception:
            logger.exception("calibration %s stopped", claimed.id)
            with suppress(Exception):
                await self._postpone(claimed)

    def _read(self, connection: Connection, claimed: StoredCalibration) -> tuple[Bank, Bank, list[list[Answer]]]:
        bank = self._service.banks.find(connection, *claimed.key)
        before = bank_before(connection, self._service.banks, claimed)
        return bank, before, list_answer_sets(connection, claimed.account_id, claimed.key, MOST_PEOPLE)

    async def _finish(
        self, claimed: StoredCalibration, outcome: dict[str, Any] | None, failure: CalibrationFailure | None
    ) -> None:
        now = self._service.now()

        def finish(connection: Connection) -> bool:
            note_measurement(connection, claimed.account_id, now)
            return finish_calibration(connection, claimed, now, outcome, failure)

        if await self._service.database.write(finish):
            logger.info("calibration %s: %s", claimed.id, failure or "ready")

    async def _postpone(self, claimed: StoredCalibration) -> None:
        now = self._service.now()
        again = next_run(claimed.attempts, RETRY_SCHEDULE_S, now, 0.5)
        if again is None:
            await self._finish(claimed, None, "error")
        else:
            await self._service.database.write(lambda connection: postpone_calibration(connection, claimed, again))
