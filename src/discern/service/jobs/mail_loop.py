"""The loop of workers that hand over what leaves by mail: at a bounded rate, and each of it once at most."""

import logging
import ssl
from abc import abstractmethod
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import ClassVar, Generic, Protocol, TypeVar

from sqlalchemy import Connection

from discern.service.jobs.job_loop import JobLoop
from discern.service.state import Service

MAX_RUNNING = 2
"""Connections of a worker at a time."""

RETRY_SCHEDULE_S = (60.0, 300.0, 1800.0, 7200.0, 21_600.0, 43_200.0)
"""Seconds until something that nobody got is tried again; after the last it has failed."""

FILL_EVERY = timedelta(minutes=1)
"""How often it is looked for what to put into the queue."""

logger = logging.getLogger("discern.service")


class Claimed(Protocol):
    """A row of a queue, leased to a worker."""

    @property
    def id(self) -> str: ...


Claim = TypeVar("Claim", bound=Claimed)


class MailLoop(JobLoop, Generic[Claim]):
    """A worker over one queue. All of them share the rate of mails.

    Args:
        service: whose queue it is.
        tls: certificate authorities to trust for mail servers, in place of the public ones.
    """

    KIND: ClassVar[str]
    """What it sends, in the log."""

    def __init__(self, service: Service, tls: ssl.SSLContext | None = None) -> None:
        super().__init__()
        self._service = service
        self._tls = tls
        self._filled_at: datetime | None = None

    @abstractmethod
    async def fill(self, now: datetime) -> None:
        """Put what is due into the queue."""

    @abstractmethod
    def has_due(self, connection: Connection, now: datetime) -> bool:
        """Whether the queue has something to claim."""

    @abstractmethod
    def claim(self, connection: Connection, now: datetime) -> Sequence[Claim]:
        """Lease one of the queue."""

    @abstractmethod
    async def hand_over(self, claimed: Claim) -> None:
        """Send it, and say in the queue what came of it."""

    async def poll_once(self) -> bool:
        """Start to send one that is due, if the rate allows it; whether there may be another."""
        service, now = self._service, self._service.now()
        if self._filled_at is None or now - self._filled_at >= FILL_EVERY:
            await self.fill(now)
            self._filled_at = now
        if self.running >= MAX_RUNNING or not await service.database.read(
            lambda connection: self.has_due(connection, now)
        ):
            return False
        # Before the claim, which counts as an attempt.
        if not (await service.limits.take("mails", service.settings.mail_rate)).allowed:
            return False
        claimed = await service.database.write(lambda connection: self.claim(connection, now))
        for each in claimed:
            self.start(self._send(each))
        return bool(claimed) and self.running < MAX_RUNNING

    async def _send(self, claimed: Claim) -> None:
        try:
            await self.hand_over(claimed)
        except Exception as error:
            # No traceback: what a server said may have an address in it. It is found `sending` when the lease is over.
            logger.error("%s %s could not be sent: %s", self.KIND, claimed.id, type(error).__name__)  # noqa: TRY400
