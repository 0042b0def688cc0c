"""The worker that sends Monday's messages: none twice, none empty, and none after Wednesday."""

import logging
import random
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import anyio.to_thread
from sqlalchemy import Connection

from discern.contract.models.week_messages import LINK_DAYS, WeekProblem
from discern.contract.weeks import GOES_UNTIL, begin_of, find_week_to_send
from discern.service.domain.weeks import read_week
from discern.service.jobs.mail_loop import RETRY_SCHEDULE_S, MailLoop
from discern.service.jobs.webhook_sender import Sender
from discern.service.mail.sending import MailError, UnsureError, send, to_ascii
from discern.service.mail.setup import MailSetup, find_app_url, find_setup
from discern.service.mail.week_address import open_address
from discern.service.mail.week_letters import WeekLetter, compose_hook, compose_week
from discern.service.sealing import find_shared_secret
from discern.service.state import Service
from discern.service.storage.queues.deliveries import DeliveryAttempt
from discern.service.storage.queues.leases import next_run
from discern.service.storage.queues.week_sendings import (
    ClaimedWeek,
    State,
    claim_weeks,
    end_sending,
    has_weeks_due,
    has_weeks_to_queue,
    mark_sending,
    postpone_sending,
    queue_weeks,
)
from discern.service.storage.repositories.audit import AuditActor, count_looks
from discern.service.storage.repositories.week_messages import (
    StoredWeekMessage,
    find_reader,
    find_sign_in_address,
    find_week_message,
)
from discern.service.tokens import digest, new_token

AUDIT_KEY = "week message"
"""What the audit log has in place of a key."""

REFUSED_UNREAD = frozenset({429, 503})
"""Statuses by which a webhook says that it has done nothing, and may be asked again."""

logger = logging.getLogger("discern.service")


class FailedError(Exception):
    """A message was not taken, and nobody got it. ``is_temporary``: it may be tried again."""

    def __init__(self, reason: WeekProblem, detail: str | None = None, *, is_temporary: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail
        self.is_temporary = is_temporary


class WeekWorker(MailLoop[ClaimedWeek]):
    """Sends Monday's messages. Each is given away once at most, to a mail server or a webhook.

    Args:
        service: whose readers get them.
        sender: posts to webhooks, in place of one by the settings of the service.
        tls: certificate authorities to trust for mail servers, in place of the public ones.
    """

    KIND = "message"
    POLL_INTERVAL_S = 5.0

    def __init__(self, service: Service, sender: Sender | None = None, tls: ssl.SSLContext | None = None) -> None:
        super().__init__(service, tls)
        settings = service.settings
        self._sender = sender or Sender(
            allow_http=settings.webhook_allow_http, allow_private=settings.webhook_allow_private
        )

    async def fill(self, now: datetime) -> None:
        """Put the messages that are due into the queue."""
        monday, database = find_week_to_send(now), self._service.database
        if monday is not None and await database.read(lambda connection: has_weeks_to_queue(connection, monday, now)):
            await database.write(lambda connection: queue_weeks(connection, monday, now))

    def has_due(self, connection: Connection, now: datetime) -> bool:
        return has_weeks_due(connection, now)

    def claim(self, connection: Connection, now: datetime) -> Sequence[ClaimedWeek]:
        return claim_weeks(connection, now, 1)

    async def hand_over(self, claimed: ClaimedWeek) -> None:
        if claimed.was_sending:
            await self._conclude(claimed, "unsure", "unsure")
            return
        token, now = new_token(), self._service.now()
        if now >= begin_of(claimed.monday) + GOES_UNTIL:
            await self._conclude(claimed, "failed", "too_late")
            return

        # Not in the transaction that notes it: composing takes a while, and on SQLite everybody waits for a write.
        outgoing = await self._service.database.read(lambda connection: self._read(connection, claimed, token, now))
        if outgoing is None:
            await self._conclude(claimed, "dropped")
            return
        actor = AuditActor(claimed.account_id, AUDIT_KEY, claimed.id, claimed.user_id)

        def begin(connection: Connection) -> bool:
            """Note the message as being sent; false where somebody switched it off or another worker has it by now."""
            if outgoing.shown:
                count_looks(connection, actor, "talk.read", outgoing.shown, now)
            return mark_sending(connection, claimed, digest(token), now + timedelta(days=LINK_DAYS), now)

        if not await self._service.database.write(begin):
            return
        try:
            await self._give(claimed, outgoing, now)
        except FailedError as error:
            await self._refuse(claimed, error)
        except UnsureError:
            await self._conclude(claimed, "unsure", "unsure")
        else:
            await self._conclude(claimed, "sent")

    def _read(self, connection: Connection, claimed: ClaimedWeek, token: str, now: datetime) -> "_Outgoing | None":
        settings, account_id = self._service.settings, claimed.account_id
        stored = find_week_message(connection, claimed.reader_id)
        viewer = find_reader(connection, account_id, claimed.user_id)
        if stored is None or viewer is None:
            return None
        read = read_week(connection, account_id, viewer, claimed.monday, now, stored.language)
        if read.week.is_empty:
            return None
        setup = find_setup(connection, settings, account_id) if stored.channel == "mail" else None
        app_url = find_app_url(connection, settings, account_id) if setup is None else setup.app_url
        link = None if app_url is None else f"{app_url}/week?token={token}"
        email = stored.email if claimed.user_id is None else find_sign_in_address(connection, claimed.user_id)
        return _Outgoing(WeekLetter(read.week, link, stored.language), read.shown, stored, email, setup)

    async def _give(self, claimed: ClaimedWeek, outgoing: "_Outgoing", now: datetime) -> None:
        """Raises `FailedError` or `UnsureError`."""
        if outgoing.stored.channel == "mail":
            await anyio.to_thread.run_sync(self._mail, claimed, outgoing, now)
        else:
            await self._post(claimed, outgoing, now)

    def _mail(self, claimed: ClaimedWeek, outgoing: "_Outgoing", now: datetime) -> None:
        if outgoing.email is None:
            raise FailedError("address_missing", is_temporary=False)
        if outgoing.setup is None:
            raise FailedError("not_set_up", is_temporary=True)
        setup = outgoing.setup
        try:
            recipient = to_ascii(outgoing.email)
            text = compose_week(outgoing.letter, recipient, setup.sender, claimed.id, now)
            send(setup.server, setup.sender, recipient, text, self._tls)
        except MailError as error:
            raise FailedError(error.reason, is_temporary=error.is_temporary) from None

    async def _post(self, claimed: ClaimedWeek, outgoing: "_Outgoing", now: datetime) -> None:
        stored, settings = outgoing.stored, self._service.settings
        secret = await anyio.to_thread.run_sync(find_shared_secret, settings)
        url = open_address(stored.sealed_url or "", secret, claimed.reader_id)
        if url is None:
            raise FailedError("secret_unreadable", is_temporary=False)
        attempt = await self._sender.post(url, compose_hook(outgoing.letter, stored.host or ""), now)
        judge(attempt)

    async def _refuse(self, claimed: ClaimedWeek, error: FailedError) -> None:
        now = self._service.now()
        again = None
        if error.is_temporary:
            again = next_run(claimed.attempts, RETRY_SCHEDULE_S, now, random.random())  # noqa: S311
        if again is None or again >= begin_of(claimed.monday) + GOES_UNTIL:
            logger.warning("message %s failed: %s", claimed.id, error.reason)
            await self._conclude(claimed, "failed", error.reason, error.detail)
            return
        logger.info("message %s is tried again: %s", claimed.id, error.reason)
        await self._service.database.write(
            lambda connection: postpone_sending(connection, claimed, again, error.reason, error.detail)
        )

    async def _conclude(
        self, claimed: ClaimedWeek, state: State, reason: WeekProblem | None = None, detail: str | None = None
    ) -> None:
        now = self._service.now()
        await self._service.database.write(
            lambda connection: end_sending(connection, claimed, state, now, reason, detail)
        )


def judge(attempt: DeliveryAttempt) -> None:
    """What came of a message that was posted to a webhook. Whether it may be posted again is whether it is certain that
    nobody has it.

    Raises:
        FailedError: nobody has it.
        UnsureError: nobody knows.
    """
    status, detail = attempt.status_code, attempt.error
    if status is None:
        if attempt.is_unsent:
            raise FailedError("hook_failed", detail, is_temporary=True)
        raise UnsureError
    if 200 <= status < 300:
        return
    if status >= 500 and status not in REFUSED_UNREAD:
        raise UnsureError
    raise FailedError("hook_failed", detail, is_temporary=status in REFUSED_UNREAD)


@dataclass(frozen=True, slots=True)
class _Outgoing:
    """A message and where it goes. ``shown`` are those whose results its openers rest on; ``email`` and ``setup`` are
    of a mail, None where they are missing.
    """

    letter: WeekLetter
    shown: list[str]
    stored: StoredWeekMessage
    email: str | None
    setup: MailSetup | None
