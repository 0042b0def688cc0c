"""The worker that says when the day of an agreement has come, by the event `agreement.due`, once for each."""

from typing import ClassVar

from discern.service.jobs.job_loop import JobLoop
from discern.service.state import Service
from discern.service.storage.repositories.agreements import announce_due, has_unannounced


class AgreementWorker(JobLoop):
    """Announces agreements that are open on their day (UTC). It changes nothing else about them."""

    POLL_INTERVAL_S: ClassVar[float] = 60.0

    def __init__(self, service: Service) -> None:
        super().__init__()
        self._service = service

    async def poll_once(self) -> bool:
        """Announce some of those that are due; whether there may be more."""
        service, now = self._service, self._service.now()
        # Looked for first: on SQLite everybody waits behind a transaction that writes.
        if not await service.database.read(lambda connection: has_unannounced(connection, now.date())):
            return False
        return await service.database.write(lambda connection: announce_due(connection, now), wait_s=None) > 0
