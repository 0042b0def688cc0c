"""The worker that learns from each account's own people how large the loadings of its questionnaire are."""

import logging

import anyio.to_thread
from sqlalchemy import Connection

from discern.instrument import DiscriminationEstimate, estimate_discrimination
from discern.service.domain.measurement import MOST_PEOPLE, apply_estimate, is_due, may_learn
from discern.service.domain.scoring import to_choices
from discern.service.jobs.job_loop import JobLoop
from discern.service.state import Service
from discern.service.storage.measurement.answer_sets import list_answer_sets
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.measurement.parameter_sets import find_applied
from discern.service.storage.measurement.people_counts import count_people

logger = logging.getLogger("discern.service")


class LearningWorker(JobLoop):
    """Looks seldom, since counting people reads all results, and estimates where there are enough people more."""

    POLL_INTERVAL_S = 600.0

    def __init__(self, service: Service) -> None:
        super().__init__()
        self._service = service

    async def poll_once(self) -> bool:
        """Learn where it is due, one account after the other."""
        for (account_id, key), people in (await self._service.database.read(count_people, scans_table=True)).items():
            try:
                await self._learn(account_id, key, people)
            except Exception:
                logger.exception("account %s: nothing could be learnt", account_id)
        return False

    async def _learn(self, account_id: str, key: BankKey, people: int) -> None:
        service = self._service

        def read(connection: Connection) -> bool:
            bank = service.banks.find(connection, *key)
            return may_learn(bank) and is_due(find_applied(connection, account_id, bank.fingerprint), people)

        if not await service.database.read(read):
            return
        bank = await service.database.read(lambda connection: service.banks.find(connection, *key))

        def estimate() -> DiscriminationEstimate:
            collected = service.database.read_now(
                lambda connection: list_answer_sets(connection, account_id, key, MOST_PEOPLE)
            )
            return estimate_discrimination(bank, [to_choices(one) for one in collected])

        found = await anyio.to_thread.run_sync(estimate)
        now = service.now()
        learnt = await service.database.write(
            lambda connection: apply_estimate(connection, account_id, key, bank, people, found, now), wait_s=None
        )
        if learnt is not None:
            logger.info("account %s: parameters %s, from %d people", account_id, learnt.version, people)
