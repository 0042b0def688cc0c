"""`/assessments/{id}/private-link`: mail a person their private link, at an address that they confirm."""

from datetime import timedelta

import anyio
from sqlalchemy import Connection

from discern.contract.headers import PRIVATE_TOKEN
from discern.contract.models.mails import NewLinkCode, NewLinkMail, SentLinkCode, SentLinkMail
from discern.contract.operations import SEND_LINK_CODE, SEND_PRIVATE_LINK
from discern.service.domain.serialize import private_url
from discern.service.errors import ServiceError, invalid, rate_limited
from discern.service.http.dependencies import Id, OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.mail.letters import LinkLetter, compose_code, compose_link
from discern.service.mail.sending import CALL_TIMEOUT_S, MailError, hash_address, hash_code, send_at_once, to_ascii
from discern.service.routes.mails import require_fewer, require_fewer_mails, require_mail
from discern.service.state import Service
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.queues import link_codes as store
from discern.service.storage.repositories.assessments import StoredAssessment, get_assessment
from discern.service.storage.repositories.audit import record
from discern.service.tokens import new_code

router = OperationRouter()

CODES_AN_HOUR = 3
"""How many codes may be mailed for an assessment within an hour, to whichever addresses."""

AN_HOUR = timedelta(hours=1)

LOOK_AGAIN_S = 0.2
"""Between two looks at what became of a mail that another call hands over."""

NOT_THE_HOLDER = "The key lacks a scope; `role_forbids`: the call isn't made by the person's private link."
NO_CODE = {
    400: "A parameter is invalid; `mail_missing`: the service sends no mail.",
    403: NOT_THE_HOLDER,
}
WRONG_CODE = {
    400: "A parameter is invalid; `mail_missing`: the service sends no mail; `code_wrong`: it isn't the newest code, "
    "or went to another address; `code_expired`: no code waits to be entered.",
    403: NOT_THE_HOLDER,
}


@router.serve(SEND_LINK_CODE, NO_CODE)
async def send_link_code(request: OperationRequest, assessment_id: Id, new: NewLinkCode) -> SentLinkCode:
    """By the person's private link alone. Six digits, which work once, for 15 minutes, until another code is mailed or
    5 attempts have failed.

    At most 3 codes an hour are mailed for an assessment, and at most 3 mails a day to one address: 429. The mail is
    handed over within the call. Neither the code nor the address is stored.
    """
    service, caller = request.service, request.caller
    now, code = service.now(), new_code()
    server, sender = require_mail(service)
    token, of_link = await _require_link(request, assessment_id)
    try:
        address = to_ascii(new.email)
    except MailError as error:
        return SentLinkCode(outcome="failed", reason=error.reason, expires_at=now)
    address_hash = hash_address(server, caller.account_id, address)
    hashed = store.LinkCode(caller.account_id, of_link, address_hash, hash_code(token, of_link, address, code))

    def put(connection: Connection) -> tuple[int, StoredAssessment]:
        # Two requests at once take turns, so that both count.
        lock_account_sequence(connection, caller.account_id)
        stored = get_assessment(connection, caller.account_id, assessment_id)
        codes = store.list_codes_since(connection, of_link, now - AN_HOUR)
        require_fewer(codes, CODES_AN_HOUR, AN_HOUR, now, f"{CODES_AN_HOUR} codes were mailed within an hour.")
        require_fewer_mails(connection, caller.account_id, new.email, address_hash, now)
        record(connection, caller.audit_actor, "link.code_mailed", assessment_id, now)
        return store.store_code(connection, hashed, now), stored

    seq, stored = await service.database.write(put)
    try:
        await _require_rate(service)
    except ServiceError:
        await service.database.write(lambda connection: store.forget_code(connection, seq))
        raise
    message = compose_code(code, stored.language, address, sender, now)
    outcome, reason = await send_at_once(server, sender, address, message)
    return SentLinkCode(outcome=outcome, reason=reason, expires_at=now + store.CODE_LIFE)


@router.serve(SEND_PRIVATE_LINK, WRONG_CODE)
async def send_private_link(request: OperationRequest, assessment_id: Id, new: NewLinkMail) -> SentLinkMail:
    """By the private link that is mailed, alone: it comes with the call and isn't stored. The mail is handed over
    within the call. A code whose mail nobody got can be entered again. Repeating a call that has succeeded sends
    nothing more while its code would still work; while the mail is being handed over, it waits for what comes of that.
    """
    service, caller = request.service, request.caller
    now = service.now()
    server, sender = require_mail(service)
    token, of_link = await _require_link(request, assessment_id)
    try:
        address = to_ascii(new.email)
    except MailError as error:
        return SentLinkMail(outcome="failed", reason=error.reason)
    code_hash = hash_code(token, of_link, address, new.code)
    address_hash = hash_address(server, caller.account_id, address)
    given = store.LinkCode(caller.account_id, of_link, address_hash, code_hash)

    def take(connection: Connection) -> tuple[store.Tried, StoredAssessment]:
        stored = get_assessment(connection, caller.account_id, assessment_id, lock=True)
        return store.try_code(connection, given, now), stored

    tried, stored = await service.database.write(take)
    until = anyio.current_time() + CALL_TIMEOUT_S
    while tried.verdict == "being_sent" and anyio.current_time() < until:
        await anyio.sleep(LOOK_AGAIN_S)
        tried, stored = await service.database.write(take)
    if tried.verdict in {"sent", "being_sent"}:
        return SentLinkMail(outcome="sent" if tried.verdict == "sent" else "unsure")
    seq = _require_right(tried)

    def give_back(connection: Connection) -> None:
        store.give_code_back(connection, seq, code_hash)

    try:
        await _require_rate(service)
    except ServiceError:
        await service.database.write(give_back)
        raise
    link = private_url(service.settings.app_url or "", token)
    letter = LinkLetter(stored.candidate_name, link, stored.language, stored.status == "completed")
    outcome, reason = await send_at_once(server, sender, address, compose_link(letter, address, sender, now))

    def note(connection: Connection) -> None:
        if outcome == "failed":
            give_back(connection)
            return
        store.end_code(connection, seq, now if outcome == "sent" else None)
        record(connection, caller.audit_actor, "link.mailed", assessment_id, now)

    await service.database.write(note)
    return SentLinkMail(outcome=outcome, reason=reason)


async def _require_link(request: OperationRequest, assessment_id: str) -> tuple[str, str]:
    """The private link's token, and the id of the assessment that it was given out for.

    Raises:
        ServiceError: `role_forbids`, or `not_found` where the caller's account has no such assessment.
    """
    account_id, viewer = request.caller.account_id, request.caller.viewer
    token, of_link = request.headers.get(PRIVATE_TOKEN), viewer.assessment_id
    if token is None or of_link is None:
        await request.service.database.read(lambda connection: get_assessment(connection, account_id, assessment_id))
        raise ServiceError("role_forbids", "Only the person has the link mailed, by their private link.")
    return token, of_link


def _require_right(tried: store.Tried) -> int:
    if tried.seq is not None:
        return tried.seq
    if tried.verdict == "wrong":
        raise invalid("code", "must be the newest code that was mailed to this address", "code_wrong")
    raise invalid("code", "was used or has expired: have another one mailed", "code_expired")


async def _require_rate(service: Service) -> None:
    verdict = await service.limits.take("mails", service.settings.mail_rate)
    if not verdict.allowed:
        raise rate_limited("Too many mails were sent in a minute.", verdict.retry_after)
