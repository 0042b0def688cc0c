"""The worker that reminds of last days and sends the mails of the queue, at a bounded rate and none twice."""

import logging
import random
import ssl
from datetime import datetime, timedelta
from functools import partial

import anyio.to_thread
from sqlalchemy import Connection

from discern.contract.models.mails import MailReason, MailState
from discern.contract.reminders import EARLIEST, find_reminder
from discern.service.jobs.job_loop import JobLoop
from discern.service.mail.letters import Letter, compose, read_letter
from discern.service.mail.sending import MailError, UnsureError, send, to_ascii
from discern.service.mail.setup import MailSetup, find_setup
from discern.service.state import Service
from discern.service.storage.queues.leases import next_run
from discern.service.storage.queues.mails import (
    ClaimedMail,
    Waiting,
    claim_mails,
    end_mail,
    has_mails_due,
    list_waiting,
    mark_sending,
    postpone_mail,
    queue_reminder,
)
from discern.service.storage.repositories.accounts import list_accounts
from discern.service.storage.repositories.mail_servers import list_accounts_with_mail
from discern.service.tokens import digest, new_token

MAX_MAILS_RUNNING = 2
"""Connections to the mail server at a time."""

RETRY_SCHEDULE_S = (60.0, 300.0, 1800.0, 7200.0, 21_600.0, 43_200.0)
"""Seconds until a mail that nobody got is tried again; after the last it has failed."""

MAX_ATTEMPTS = 2 * (len(RETRY_SCHEDULE_S) + 1)
"""After so many, also those count that ended with the worker, a mail has failed."""

REMIND_EVERY = timedelta(minutes=1)
"""How often it is looked for people to remind."""

logger = logging.getLogger("discern.service")


class MailWorker(JobLoop):
    """Sends mails. Each is handed to the mail server once at most.

    Args:
        service: whose accounts send by its settings, or as their owners have set mail up.
        tls: certificate authorities to trust, in place of the public ones.
    """

    POLL_INTERVAL_S = 2.0

    def __init__(self, service: Service, tls: ssl.SSLContext | None = None) -> None:
        super().__init__()
        self._service = service
        self._tls = tls
        self._reminded_at: datetime | None = None

    async def poll_once(self) -> bool:
        """Start to send a mail that is due, if the rate allows it; whether there may be another."""
        service, now = self._service, self._service.now()
        if self._reminded_at is None or now - self._reminded_at >= REMIND_EVERY:
            await self._remind(now)
            self._reminded_at = now
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

    async def _remind(self, now: datetime) -> None:
        """Put the reminders that are due into the queue."""
        settings, most = self._service.settings, self._service.settings.mail_reminders

        def find(connection: Connection) -> list[tuple[str, Waiting, int]]:
            in_environment = settings.smtp_server is not None
            accounts = (
                [account.id for account in list_accounts(connection)]
                if in_environment
                else list_accounts_with_mail(connection)
            )
            return [
                (account_id, waiting, days)
                for account_id in accounts
                if find_setup(connection, settings, account_id) is not None
                for waiting in list_waiting(connection, account_id, now, now + EARLIEST)
                if (days := find_reminder(waiting.made_at, waiting.ends_at, now, most)) is not None
                and (waiting.reminded is None or days < waiting.reminded)
            ]

        found = await self._service.database.read(find) if most else []
        for account_id, waiting, days in found:
            await self._service.database.write(
                partial(queue_reminder, account_id=account_id, waiting=waiting, days_before=days, now=now)
            )

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

        def begin(connection: Connection) -> tuple[Letter, MailSetup | None] | MailReason | None:
            """What to send and how, noted as being sent; why nobody gets it; or None if another worker has the mail by
            now.
            """
            # Read and noted in one transaction: somebody who refuses, answers or is erased before it gets nothing.
            letter = read_letter(connection, claimed, now)
            if not isinstance(letter, Letter):
                return letter
            setup = find_setup(connection, self._service.settings, claimed.account_id)
            return (letter, setup) if mark_sending(connection, claimed, digest(token), now) else None

        found = await self._service.database.write(begin)
        if found is None:
            return
        if not isinstance(found, tuple):
            await self._conclude(claimed, "dropped", found)
            return
        try:
            letter, setup = found
            await anyio.to_thread.run_sync(self._hand_over, claimed, letter, setup, token, now)
        except MailError as error:
            await self._refuse(claimed, error)
        except UnsureError:
            await self._conclude(claimed, "unsure", None)
        else:
            await self._conclude(claimed, "sent", None)

    def _hand_over(
        self, claimed: ClaimedMail, letter: Letter, setup: MailSetup | None, token: str, now: datetime
    ) -> None:
        """Raises `MailError` or `UnsureError`."""
        if setup is None:
            raise MailError("not_set_up", is_temporary=True)
        recipient = to_ascii(letter.recipient)
        text = compose(letter, recipient, setup.sender, setup.app_url, token, claimed.id, now)
        send(setup.server, setup.sender, recipient, text, self._tls)

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
