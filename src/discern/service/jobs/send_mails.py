"""The worker that reminds of last days and sends the mails of the queue, at a bounded rate and none twice."""

import logging
import random
from collections.abc import Sequence
from datetime import datetime
from functools import partial

import anyio.to_thread
from sqlalchemy import Connection

from discern.contract.models.mails import MailReason, MailState
from discern.contract.reminders import EARLIEST, find_reminder
from discern.service.jobs.mail_loop import RETRY_SCHEDULE_S, MailLoop
from discern.service.mail.letters import Letter, compose, read_letter
from discern.service.mail.sending import MailError, UnsureError, send, to_ascii
from discern.service.mail.setup import MailSetup, find_setup
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

MAX_ATTEMPTS = 2 * (len(RETRY_SCHEDULE_S) + 1)
"""After so many, also those count that ended with the worker, a mail has failed."""

logger = logging.getLogger("discern.service")


class MailWorker(MailLoop[ClaimedMail]):
    """Sends mails, of accounts by the service's settings or as their owners have set mail up."""

    KIND = "mail"
    POLL_INTERVAL_S = 2.0

    async def fill(self, now: datetime) -> None:
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

    def has_due(self, connection: Connection, now: datetime) -> bool:
        return has_mails_due(connection, now)

    def claim(self, connection: Connection, now: datetime) -> Sequence[ClaimedMail]:
        return claim_mails(connection, now, 1)

    async def hand_over(self, claimed: ClaimedMail) -> None:
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
            await anyio.to_thread.run_sync(self._mail, claimed, letter, setup, token, now)
        except MailError as error:
            await self._refuse(claimed, error)
        except UnsureError:
            await self._conclude(claimed, "unsure", None)
        else:
            await self._conclude(claimed, "sent", None)

    def _mail(self, claimed: ClaimedMail, letter: Letter, setup: MailSetup | None, token: str, now: datetime) -> None:
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
