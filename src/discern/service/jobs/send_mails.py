"""The worker that sends the mails of the queue, at a bounded rate and none twice."""

import logging
import random
import ssl
from email.headerregistry import Address

import anyio.to_thread
from sqlalchemy import Connection

from discern.contract.models.mails import MailReason, MailState
from discern.mail_server import SmtpServer
from discern.service.jobs.job_loop import JobLoop
from discern.service.mail.letters import Letter, compose, read_letter, reminder_times
from discern.service.mail.sending import MailError, UnsureError, send, to_ascii
from discern.service.state import Service
from discern.service.storage.queues.leases import next_run
from discern.service.storage.queues.mails import (
    ClaimedMail,
    claim_mails,
    end_mail,
    has_mails_due,
    mark_sending,
    postpone_mail,
    schedule_reminders,
)
from discern.service.tokens import digest, new_token

MAX_MAILS_RUNNING = 2
"""Connections to the mail server at a time."""

RETRY_SCHEDULE_S = (60.0, 300.0, 1800.0, 7200.0, 21_600.0, 43_200.0)
"""Seconds until a mail that nobody got is tried again; after the last it has failed."""

MAX_ATTEMPTS = 2 * (len(RETRY_SCHEDULE_S) + 1)
"""After so many, also those count that ended with the worker, a mail has failed."""

logger = logging.getLogger("discern.service")


class MailWorker(JobLoop):
    """Sends mails. Each is handed to the mail server once at most.

    Args:
        service: with mail set up in its settings.
        tls: certificate authorities to trust, in place of the public ones.
    """

    POLL_INTERVAL_S = 2.0

    def __init__(self, service: Service, tls: ssl.SSLContext | None = None) -> None:
        super().__init__()
        settings = service.settings
        if settings.smtp_server is None or settings.mail_sender is None or settings.app_url is None:
            raise ValueError("mail is not set up")
        self._service = service
        self._server: SmtpServer = settings.smtp_server
        self._sender: Address = settings.mail_sender
        self._app_url: str = settings.app_url
        self._tls = tls

    async def poll_once(self) -> bool:
        """Start to send a mail that is due, if the rate allows it; whether there may be another."""
        service, now = self._service, self._service.now()
        if self.running >= MAX_MAILS_RUNNING or not await service.database.read(
            lambda connection: has_mails_due(connection, now)
        ):
            return False
        # Before the claim, which counts as an attempt.
        if not (await service.limits.take("mails", service.settings.mail_rate)).allowed:
            return False
        claimed = await service.database.write(lambda connection: claim_mails(connection, now, 1))
        for each in claimed:
            self.start(self._send(each))
        return bool(claimed) and self.running < MAX_MAILS_RUNNING

    async def _send(self, claimed: ClaimedMail) -> None:
        try:
            await self._try(claimed)
        except Exception as error:
            # No traceback: what the mail server said may have an address in it. The mail is found `sending` when the
            # lease is over.
            logger.error("mail %s could not be sent: %s", claimed.id, type(error).__name__)  # noqa: TRY400

    async def _try(self, claimed: ClaimedMail) -> None:
        if claimed.was_sending:
            await self._conclude(claimed, "unsure", None)
            return
        if claimed.attempts > MAX_ATTEMPTS:
            await self._conclude(claimed, "failed", "message_refused")
            return
        token, now = new_token(), self._service.now()

        def begin(connection: Connection) -> Letter | MailReason | None:
            """What to send, noted as being sent; why nobody gets it; or None if another worker has the mail by now."""
            # Read and noted in one transaction: somebody who refuses, answers or is erased before it gets nothing.
            letter = read_letter(connection, claimed, now)
            if isinstance(letter, Letter) and not mark_sending(connection, claimed, digest(token), now):
                return None
            return letter

        letter = await self._service.database.write(begin)
        if letter is None:
            return
        if not isinstance(letter, Letter):
            await self._conclude(claimed, "dropped", letter)
            return
        try:
            recipient = to_ascii(letter.recipient)
            text = compose(letter, recipient, self._sender, self._app_url, token, claimed.id, now)
            await anyio.to_thread.run_sync(send, self._server, self._sender, recipient, text, self._tls)
        except MailError as error:
            await self._refuse(claimed, error)
        except UnsureError:
            await self._conclude(claimed, "unsure", None)
        else:
            await self._finish(claimed, letter)

    async def _finish(self, claimed: ClaimedMail, letter: Letter) -> None:
        now = self._service.now()
        times = reminder_times(now, letter.expires_at, self._service.settings.mail_reminders)

        def write(connection: Connection) -> None:
            if end_mail(connection, claimed, "sent", None, now) and claimed.kind == "invitation":
                schedule_reminders(connection, claimed, times, now)

        await self._service.database.write(write)

    async def _refuse(self, claimed: ClaimedMail, error: MailError) -> None:
        now = self._service.now()
        again = None
        if error.is_temporary:
            again = next_run(claimed.attempts, RETRY_SCHEDULE_S, now, random.random())  # noqa: S311
        if again is None:
            logger.warning("mail %s failed: %s", claimed.id, error.reason)
            await self._conclude(claimed, "failed", error.reason)
            return
        logger.info("mail %s is tried again: %s", claimed.id, error.reason)
        await self._service.database.write(
            lambda connection: postpone_mail(connection, claimed, again, error.reason, now)
        )

    async def _conclude(self, claimed: ClaimedMail, state: MailState, reason: MailReason | None) -> None:
        await self._service.database.write(
            lambda connection: end_mail(connection, claimed, state, reason, self._service.now())
        )
