"""`/assessments/{id}/mails`: invitations and reminders by mail; and how a person gets no more of them."""

from collections.abc import Sequence
from datetime import datetime, timedelta

import anyio.to_thread
from sqlalchemy import Connection

from discern.contract.headers import TAKER_ADDRESS
from discern.contract.models.assessments import OPEN_STATUSES
from discern.contract.models.mails import Mail, MailList, NewMail, TestedMail, TestMail, Unsubscribe, Unsubscribed
from discern.contract.operations import LIST_MAILS, SEND_MAIL, TEST_MAIL, UNSUBSCRIBE
from discern.service.errors import ServiceError, not_found, rate_limited
from discern.service.http.dependencies import Id, IdempotencyKey, OperationRequest
from discern.service.http.openapi import REUSED
from discern.service.http.routing import OperationRouter
from discern.service.mail.sending import MailError, send_test, to_ascii
from discern.service.mail.setup import MailSetup, find_setup
from discern.service.rate_limit import network_of
from discern.service.state import Service
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.queues import mails as store
from discern.service.storage.repositories.assessments import get_assessment
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.candidates import get_candidate
from discern.service.tokens import digest

router = OperationRouter()

MAILS_A_DAY = 3
"""How many mails to one address may be asked for in 24 hours. Codes, which strangers can ask for, don't count."""

TESTS = 5
"""How many test mails an account may send in a minute."""

UNSUBSCRIBES = 20
"""How many links that end reminders may be opened from one address in a minute."""

A_DAY = timedelta(days=1)

UNSENT = {
    400: f"A parameter is invalid; {REUSED}; `mail_missing`: the service sends no mail; `address_missing`: the person "
    "has no e-mail address that mail can be sent to; `assessment_closed`: the assessment has ended; "
    "`reminders_refused`: the person wants no reminders."
}
NO_MAIL_LINK = {404: "No mail has this link."}
NO_SERVER = {400: "A parameter is invalid; `mail_missing`: the service sends no mail."}


@router.serve(LIST_MAILS)
async def list_mails(request: OperationRequest, assessment_id: Id) -> MailList:
    """Neither their text nor the address they went to is kept."""
    service, caller = request.service, request.caller

    def read(connection: Connection) -> MailList:
        get_assessment(connection, caller.account_id, assessment_id)
        return MailList(data=store.list_mails(connection, assessment_id))

    return await service.database.read(read)


@router.serve(SEND_MAIL, UNSENT)
async def send_mail(
    request: OperationRequest, assessment_id: Id, new: NewMail, idempotency_key: IdempotencyKey = None
) -> Mail:
    """To the person's e-mail address, with their take link, in the background. At most 3 a day go to one address: 429.

    Reminders go by themselves, 3 days and 1 day before the last day, to everybody with an address who hasn't finished.
    Each mail has a link that ends them.
    """
    service, caller = request.service, request.caller
    now = service.now()
    await require_mail(service, caller.account_id)
    repeatable = caller.repeatable(SEND_MAIL, idempotency_key, new, now, assessment_id=assessment_id)

    def ask(connection: Connection) -> Mail:
        lock_account_sequence(connection, caller.account_id)
        stored = get_assessment(connection, caller.account_id, assessment_id)
        status = stored.status_at(now)
        if status not in OPEN_STATUSES:
            raise ServiceError("assessment_closed", f"This assessment is {status}.")
        if stored.take_token is None:
            raise ServiceError("assessment_closed", "This assessment has no take link: its person has a private link.")
        email = _require_address(get_candidate(connection, caller.account_id, stored.candidate_id).email)
        if new.kind == "reminder" and store.refuses_reminders(connection, stored.candidate_id):
            raise ServiceError("reminders_refused", "This person wants no reminders by mail.")
        asked = store.list_asked_since(connection, caller.account_id, email, now - A_DAY)
        require_fewer(asked, MAILS_A_DAY, A_DAY, now, f"{MAILS_A_DAY} mails went to this address within a day.")
        made = store.ask_for_mail(connection, caller.account_id, assessment_id, new.kind, caller.viewer.user_id, now)
        record(connection, caller.audit_actor, "mail.requested", assessment_id, now)
        return made

    return await service.database.write(lambda connection: repeatable.once(connection, Mail, lambda: ask(connection)))


@router.serve(TEST_MAIL, NO_SERVER)
async def test_mail(request: OperationRequest, new: TestMail) -> TestedMail:
    """At once. What the mail server took may still be refused by the recipient's."""
    service, caller = request.service, request.caller
    setup = await require_mail(service, caller.account_id)
    verdict = await service.limits.take(f"mail tests {caller.account_id}", TESTS)
    if not verdict.allowed:
        raise rate_limited("Too many test mails were sent in a minute.", verdict.retry_after)
    reason = await anyio.to_thread.run_sync(send_test, setup.server, setup.sender, new.email, service.now())
    return TestedMail(taken=reason is None, reason=reason)


@router.serve(UNSUBSCRIBE, NO_MAIL_LINK)
async def unsubscribe(request: OperationRequest, given: Unsubscribe) -> Unsubscribed:
    """`token` is the secret part of the link at the end of a mail. Invitations are still sent."""
    service, caller = request.service, request.caller
    now = service.now()
    visitor = network_of(request.headers.get(TAKER_ADDRESS) or caller.key.id)
    verdict = await service.limits.take(f"unsubscribes {visitor}", UNSUBSCRIBES)
    if not verdict.allowed:
        raise rate_limited("Too many links were opened from this address in a minute.", verdict.retry_after)

    def refuse(connection: Connection) -> Unsubscribed:
        candidate_id = store.refuse_reminders(connection, caller.account_id, digest(given.token), now)
        if candidate_id is None:
            raise not_found("open link")
        record(connection, caller.audit_actor, "reminders.refused", candidate_id, now)
        return Unsubscribed()

    return await service.database.write(refuse)


async def require_mail(service: Service, account_id: str) -> MailSetup:
    """How the account sends mail.

    Raises:
        ServiceError: `mail_missing`.
    """
    setup = await service.database.read(lambda connection: find_setup(connection, service.settings, account_id))
    if setup is None:
        raise ServiceError("mail_missing", "This service sends no mail: no mail server is set up.")
    return setup


def require_fewer(before: Sequence[datetime], most: int, period: timedelta, now: datetime, detail: str) -> None:
    """Refuse what has happened ``most`` times within a period; ``before`` are these times, the oldest first.

    Raises:
        ServiceError: `rate_limited`, until the period of the earliest that counts is over.
    """
    if len(before) >= most:
        raise rate_limited(detail, (before[-most] + period - now).total_seconds())


def _require_address(email: str | None) -> str:
    try:
        to_ascii(email or "")
    except MailError:
        raise ServiceError(
            "address_missing", "This person has no e-mail address, or none that mail can be sent to."
        ) from None
    return email or ""
