"""`/assessments/{id}/private-link`: mail a person their private link, at an address that they confirm."""

from datetime import timedelta

import anyio
from sqlalchemy import Connection

from discern.contract.headers import PRIVATE_TOKEN
from discern.contract.models.mails import NewLinkCode, NewLinkMail, SentLinkCode, SentLinkMail
from discern.contract.operations import SEND_LINK_CODE, SEND_PRIVATE_LINK
from discern.service.domain.serialize import private_url
from discern.service.errors import ServiceError, invalid, rate_limited
from discern.service.http.dependencies import Id, OperationRequest, visitor_of
from discern.service.http.routing import OperationRouter
from discern.service.mail.letters import LinkLetter, compose_code, compose_link
from discern.service.mail.sending import CALL_TIMEOUT_S, MailError, hash_address, hash_code, send_at_once, to_ascii
from discern.service.mail.setup import MailSetup, find_in_settings
from discern.service.routes.mails import require_fewer
from discern.service.state import Service
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.queues import link_codes as store
from discern.service.storage.repositories.assessments import StoredAssessment, get_assessment
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.join_links import has_joined
from discern.service.tokens import new_code

router = OperationRouter()

CODES_AN_HOUR = 3
"""How many codes may be mailed for an assessment within an hour, to whichever addresses."""

CODES_OF_NETWORK = 5
"""How many an hour from one network, of people who came by a join link. Anybody who has it can be as many people as
there are places. Invited people share their office's address and don't count.
"""

MAILS_A_DAY = 3
"""How many mails with codes and links may go to one address in 24 hours."""

SHARE_OF_MAILS = 3
"""A third of the mails of a minute may be codes and links, so that invitations go out whatever strangers do."""

AN_HOUR, A_DAY = timedelta(hours=1), timedelta(days=1)

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

    At most 3 codes an hour are mailed for an assessment, 3 mails with codes and links a day to one address and, of
    people who came by a join link, 5 codes an hour for the network in `Discern-Taker-Address`: 429. The mail is handed
    over within the call. Neither the code nor the address is stored.
    """
    service, caller = request.service, request.caller
    now, code = service.now(), new_code()
    setup = _require_mail(service)
    token = await _require_link(request, assessment_id)
    try:
        address = to_ascii(new.email)
    except MailError as error:
        return SentLinkCode(outcome="failed", reason=error.reason, expires_at=now)
    address_hash = hash_address(setup.server, caller.account_id, address)
    hashed = store.LinkCode(
        caller.account_id, assessment_id, address_hash, hash_code(token, assessment_id, address, code)
    )

    if await service.database.read(lambda connection: has_joined(connection, assessment_id)):
        await _require_network(request)

    def put(connection: Connection) -> tuple[int, StoredAssessment]:
        # Two requests at once take turns, so that both count.
        lock_account_sequence(connection, caller.account_id)
        stored = get_assessment(connection, caller.account_id, assessment_id)
        codes = store.list_codes_since(connection, assessment_id, now - AN_HOUR)
        require_fewer(codes, CODES_AN_HOUR, AN_HOUR, now, f"{CODES_AN_HOUR} codes were mailed within an hour.")
        mailed = store.list_mailed_since(connection, caller.account_id, address_hash, now - A_DAY)
        require_fewer(mailed, MAILS_A_DAY, A_DAY, now, f"{MAILS_A_DAY} mails went to this address within a day.")
        record(connection, caller.audit_actor, "link.code_mailed", assessment_id, now)
        return store.store_code(connection, hashed, now), stored

    seq, stored = await service.database.write(put)
    try:
        await _require_rate(service)
    except ServiceError:
        await service.database.write(lambda connection: store.forget_code(connection, seq))
        raise
    message = compose_code(code, stored.language, address, setup.sender, now)
    outcome, reason = await send_at_once(setup.server, setup.sender, address, message)
    return SentLinkCode(outcome=outcome, reason=reason, expires_at=now + store.CODE_LIFE)


@router.serve(SEND_PRIVATE_LINK, WRONG_CODE)
async def send_private_link(request: OperationRequest, assessment_id: Id, new: NewLinkMail) -> SentLinkMail:
    """By the private link that is mailed, alone: it comes with the call and isn't stored. The mail is handed over
    within the call. A code whose mail nobody got can be entered again. Repeating a call that has succeeded sends
    nothing more while its code would still work; while the mail is being handed over, it waits for what comes of that.
    """
    service, caller = request.service, request.caller
    now = service.now()
    setup = _require_mail(service)
    token = await _require_link(request, assessment_id)
    try:
        address = to_ascii(new.email)
    except MailError as error:
        return SentLinkMail(outcome="failed", reason=error.reason)
    code_hash = hash_code(token, assessment_id, address, new.code)
    address_hash = hash_address(setup.server, caller.account_id, address)
    given = store.LinkCode(caller.account_id, assessment_id, address_hash, code_hash)

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
    link = private_url(setup.app_url, token)
    letter = LinkLetter(stored.candidate_name, link, stored.language, stored.status == "completed")
    message = compose_link(letter, address, setup.sender, now)
    outcome, reason = await send_at_once(setup.server, setup.sender, address, message)

    def note(connection: Connection) -> None:
        if outcome == "failed":
            give_back(connection)
            return
        store.end_code(connection, seq, now if outcome == "sent" else None)
        record(connection, caller.audit_actor, "link.mailed", assessment_id, now)

    await service.database.write(note)
    return SentLinkMail(outcome=outcome, reason=reason)


def _require_mail(service: Service) -> MailSetup:
    """How private links are mailed. Raises `mail_missing`."""
    setup = find_in_settings(service.settings)
    if setup is None:
        raise ServiceError(
            "mail_missing", "Private links are mailed only through a mail server that the service's settings name."
        )
    return setup


async def _require_link(request: OperationRequest, assessment_id: str) -> str:
    """The private link's token.

    Raises:
        ServiceError: `role_forbids`, or `not_found` where the caller's account has no such assessment.
    """
    account_id, viewer = request.caller.account_id, request.caller.viewer
    token = request.headers.get(PRIVATE_TOKEN)
    if token is None or viewer.holder is None:
        await request.service.database.read(lambda connection: get_assessment(connection, account_id, assessment_id))
        raise ServiceError("role_forbids", "Only the person has the link mailed, by their private link.")
    return token


def _require_right(tried: store.Tried) -> int:
    if tried.seq is not None:
        return tried.seq
    if tried.verdict == "wrong":
        raise invalid("code", "must be the newest code that was mailed to this address", "code_wrong")
    raise invalid("code", "was used or has expired: have another one mailed", "code_expired")


async def _require_network(request: OperationRequest) -> None:
    """Count a code by the visitor's network. Raises `rate_limited`."""
    bucket = f"codes {visitor_of(request)}"
    verdict = await request.service.limits.take(bucket, CODES_OF_NETWORK, AN_HOUR.total_seconds())
    if not verdict.allowed:
        raise rate_limited("Too many codes were mailed for this address within an hour.", verdict.retry_after)


async def _require_rate(service: Service) -> None:
    """Count a mail with a code or a link. Raises `rate_limited`."""
    rate = service.settings.mail_rate
    for bucket, limit in (("codes and links", max(1, rate // SHARE_OF_MAILS)), ("mails", rate)):
        verdict = await service.limits.take(bucket, limit)
        if not verdict.allowed:
            raise rate_limited("Too many mails were sent in a minute.", verdict.retry_after)
