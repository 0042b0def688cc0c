"""The taker's side: open a link, consent, answer.

Why: docs/decisions/0005-what-keys-and-links-open.md
"""

from datetime import datetime, timedelta
from functools import partial
from typing import NamedTuple

from fastapi import Response
from sqlalchemy import Connection

from discern.contract.models.assessments import (
    OPEN_STATUSES,
    Again,
    Answer,
    Consent,
    ConsentGiven,
    GiveAnswers,
    GiveConsent,
    Invitation,
    Next,
    OfferedLanguage,
    OpenLink,
    TakerName,
    Taking,
    TeamName,
)
from discern.contract.models.candidates import NewCandidate
from discern.contract.operations import GET_NEXT, GIVE_ANSWERS, GIVE_CONSENT, OPEN_LINK
from discern.contract.problems import ProblemCode
from discern.instrument import Bank
from discern.service.domain import consent as consent_text
from discern.service.domain.answer_submission import submit_answers
from discern.service.domain.answering import given_of, next_of, require_open
from discern.service.domain.people.answering_again import LinkState, read_link
from discern.service.domain.private_links import Answerer, gives_new_link, may_read_answers, needs_no_consent
from discern.service.errors import ServiceError, invalid, not_found, rate_limited
from discern.service.http.dependencies import (
    Caller,
    Id,
    IdempotencyKey,
    OperationRequest,
    count_guesses,
    negotiate_language,
    visitor_of,
)
from discern.service.http.openapi import REUSED
from discern.service.http.routing import OperationRouter
from discern.service.rate_limit import Verdict
from discern.service.state import Service
from discern.service.storage.measurement.answers import filter_answered, list_answers
from discern.service.storage.repositories import assessments as store
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.candidates import create_candidate, delete_candidate
from discern.service.storage.repositories.join_links import (
    StoredJoinLink,
    find_join_link,
    find_unused_place,
    take_place,
)
from discern.service.storage.repositories.people.person_links import end_wider_sharing
from discern.service.storage.repositories.people.stored_answers import StoredAnswers, find_stored_answers
from discern.service.storage.repositories.results import find_newest_shown
from discern.service.storage.repositories.teams import add_member
from discern.service.storage.repositories.users import find_taker, is_confirmed_by_link
from discern.service.tokens import new_token

router = OperationRouter()

OPENING = {
    400: f"A parameter is invalid; {REUSED}; `join_link_full`: as many have joined as the link is for.",
    404: "No link of this account has the token; `link_completed`, `link_cancelled`, `link_expired`: it is the "
    "take link of an assessment that has ended; `join_link_expired`: it is a join link that has ended.",
}
CLOSED = {
    400: "A parameter is invalid; `consent_required`: there is no consent yet, or it was given elsewhere; "
    "`assessment_closed`: the assessment has ended."
}
ENDED: dict[str, tuple[ProblemCode, str]] = {
    "completed": ("link_completed", "This assessment is completed, and its take link has ended."),
    "cancelled": ("link_cancelled", "This assessment was cancelled, and its take link has ended."),
    "expired": ("link_expired", "This assessment has expired, and its take link has ended."),
}
"""What the take link of an ended assessment is answered with."""

JOINS = 100
"""How many people may join from an address in a minute: 300 people in one room often have one address."""

UNUSED = timedelta(minutes=10)
"""How long a place is kept for somebody who has joined and hasn't consented, where somebody else wants it."""


@router.serve(OPEN_LINK, OPENING)
async def open_link(
    request: OperationRequest, response: Response, link: OpenLink, idempotency_key: IdempotencyKey = None
) -> Taking | Invitation:
    """`token` is the secret part of `take_url`, of a join link's `url`, or of the private link that the taker got at
    consent. A join link opened with a `name` makes that person a member of its team and begins an assessment. The text
    of consent is in the questionnaire's language where neither `language` nor `Accept-Language` asks for one.

    Wrong tokens are counted by the address in `Discern-Taker-Address` (IPv6 by its first 64 bits), or by key without
    one: after 20 in a minute the answer is 429, whatever the token. So it is after 100 people have joined from one
    address in a minute. Where a join link is full, whoever joined ten minutes ago and hasn't consented gives the place
    up and is erased.
    """
    service, caller = request.service, request.caller
    async with count_guesses(request):
        if link.name is not None:
            _require_joins(await service.limits.take(f"joins {visitor_of(request)}", JOINS))
        asks = link.language is not None or "accept-language" in request.headers
        language = negotiate_language(request, response, link) if asks else None
        return await _open(service, caller, link, language, idempotency_key)


async def _open(
    service: Service, caller: Caller, link: OpenLink, language: str | None, idempotency_key: str | None
) -> Taking | Invitation:
    """``language`` is that of the text of consent; None for the questionnaire's."""
    now = service.now()
    opening = _Opening(service.banks.list_offered(), language, service.settings.responsible)
    if link.name is not None:
        person = NewCandidate(name=link.name, email=link.email)
        repeatable = caller.repeatable(OPEN_LINK, idempotency_key, link, now)

        def join(connection: Connection, *, may_erase: bool = False, known: StoredAnswers | None = None) -> Taking:
            create = partial(
                _join, connection, caller, link.token, person, now, opening, may_erase=may_erase, known=known
            )
            return repeatable.once(connection, Taking, create)

        try:
            return await service.database.write(join)
        except ServiceError as error:
            if error.code != "join_link_full":
                raise
        known = await service.database.read(lambda connection: _find_unused(connection, caller, link.token, now))
        # Only what is written as an erasure leaves no byte behind.
        return await service.database.write(partial(join, may_erase=True, known=known), secure_erase=True)

    return await service.database.read(lambda connection: _find_opened(connection, caller, link.token, now, opening))


class _Opening(NamedTuple):
    """How a link is opened: the languages that the questionnaire is offered in; the one of the text to agree to, None
    for the questionnaire's; and who is responsible for the data."""

    languages: list[OfferedLanguage]
    language: str | None
    responsible: str | None


def _find_opened(
    connection: Connection, caller: Caller, token: str, now: datetime, opening: _Opening
) -> Taking | Invitation:
    """What a link opens. Raises `ServiceError`: 404, or 400 `join_link_full`."""
    stored = store.find_by_take_token(connection, caller.account_id, token)
    if stored is not None:
        return _open_take_link(connection, caller, stored, now, opening)
    taker = find_taker(connection, caller.account_id, token)
    if taker is not None and taker.candidate_id is not None:
        link = read_link(connection, caller.account_id, taker, taker.candidate_id, now)
        return _open_private_link(connection, link, now, opening)
    invited = _find_place(connection, caller, token, now)
    return Invitation(
        team=TeamName(name=invited.team_name),
        language=invited.language,
        languages=opening.languages,
        consent=_consent(None, opening.language or invited.language),
        invited_by=invited.invited_by,
        responsible=opening.responsible,
        expires_at=invited.expires_at,
    )


def _open_take_link(
    connection: Connection, caller: Caller, stored: store.StoredAssessment, now: datetime, opening: _Opening
) -> Taking:
    status = stored.status_at(now)
    if status not in OPEN_STATUSES:
        raise ServiceError(*ENDED[status], expired_at=stored.expires_at if status == "expired" else None)
    given = store.find_consent(connection, stored.id)
    answered = given is not None and given.answered
    if not needs_no_consent(given, Answerer(caller.key.id)):
        given = None
    again: Again | None = None
    if not answered:
        own = store.list_assessments_of(connection, caller.account_id, stored.candidate_id)
        again = "invited" if filter_answered(connection, [each.id for each in own]) else None
    known = {"answered": answered, "invited_by": store.find_inviter(connection, stored.id), "again": again}
    return _taking(stored, now, _consent(given, opening.language or stored.language), opening).model_copy(update=known)


def _open_private_link(connection: Connection, link: LinkState, now: datetime, opening: _Opening) -> Taking:
    stored = link.opens
    given = store.find_consent(connection, stored.id)
    known = {
        "private": True,
        "candidate_id": stored.candidate_id,
        "answered": given is not None and given.answered,
        "again": link.again,
        "shown_id": find_newest_shown(connection, [each.id for each in link.of_link]),
    }
    consent = _consent(given, opening.language or stored.language, to_agree=link.again is not None)
    return _taking(stored, now, consent, opening).model_copy(update=known)


def _find_unused(connection: Connection, caller: Caller, token: str, now: datetime) -> StoredAnswers | None:
    """What is stored about the person who would give up their place of a join link."""
    invited = _find_place(connection, caller, token, now)
    unused = find_unused_place(connection, invited.id, now - UNUSED)
    return None if unused is None else find_stored_answers(connection, caller.account_id, unused, now)


def _join(
    connection: Connection,
    caller: Caller,
    token: str,
    person: NewCandidate,
    now: datetime,
    opening: _Opening,
    *,
    may_erase: bool,
    known: StoredAnswers | None,
) -> Taking:
    """Take a place of a join link for a person: they are in its team then and have an assessment.

    Where the link is full, another gives up their place and is erased, if the transaction ``may_erase``. What is
    stored about that person may be ``known`` from before.

    Raises:
        ServiceError: 404, or `join_link_full`.
    """
    invited = _find_place(connection, caller, token, now, lock=True)
    if not take_place(connection, invited.id):
        unused = find_unused_place(connection, invited.id, now - UNUSED) if may_erase else None
        if unused is None:
            raise _full()
        delete_candidate(connection, caller.account_id, unused, now, known)
        record(connection, caller.audit_actor, "candidate.erased", unused, now)
    candidate = create_candidate(connection, caller.account_id, person, now)
    add_member(connection, caller.account_id, invited.team_id, candidate.id, now)
    created = store.create_assessment(
        connection,
        caller.account_id,
        candidate,
        now,
        team_id=invited.team_id,
        form=invited.form,
        language=invited.language,
        join_link_id=invited.id,
        created_by=invited.created_by,
    )
    record(connection, caller.audit_actor, "candidate.created", candidate.id, now)
    record(connection, caller.audit_actor, "assessment.created", created.id, now)
    taking = _taking(created, now, _consent(None, opening.language or created.language), opening)
    return taking.model_copy(update={"take_token": created.take_token})


def _find_place(
    connection: Connection, caller: Caller, token: str, now: datetime, *, lock: bool = False
) -> StoredJoinLink:
    """The join link, if it opens and somebody may still join. Raises `ServiceError`: 404, or 400 `join_link_full`."""
    found = find_join_link(connection, caller.account_id, token, lock=lock)
    if found is None:
        raise not_found("open link")
    if found.expires_at <= now:
        raise ServiceError("join_link_expired", "This join link has ended.", expired_at=found.expires_at)
    if found.places == 0 and find_unused_place(connection, found.id, now - UNUSED) is None:
        raise _full()
    return found


def _full() -> ServiceError:
    return ServiceError("join_link_full", "This link has reached its limit of people.")


def _taking(stored: store.StoredAssessment, now: datetime, consent: Consent, opening: _Opening) -> Taking:
    return Taking(
        assessment_id=stored.id,
        status=stored.status_at(now),
        candidate=TakerName(name=stored.candidate.name),
        language=stored.language,
        languages=opening.languages,
        consent=consent,
        private=False,
        responsible=opening.responsible,
        expires_at=stored.expires_at,
    )


def _consent(given: store.StoredConsent | None, language: str, *, to_agree: bool = False) -> Consent:
    """The text that was agreed to; today's in a ``language`` before that, and for a person who may agree anew,
    ``to_agree``."""
    version = consent_text.VERSIONS[language] if given is None or to_agree else given.version
    accepted = given is not None and given.version == version
    return Consent(version=version, text=consent_text.TEXTS.get(version, ""), accepted=accepted)


@router.serve(GIVE_CONSENT, CLOSED)
async def give_consent(request: OperationRequest, assessment_id: Id, consent: GiveConsent) -> ConsentGiven:
    """Comes before the first question. The answer has the taker's own private token, this once.

    Until something is answered, consent may be given again: each time gives a new private token and ends the one
    before. After that only `restart` does, and what was answered is deleted.

    A new consent sets visibility `organisation` back to `team`, unless it comes from somebody who may show more:
    somebody else may have chosen it before.

    With that token in `Discern-Private-Token` the taker may withdraw: answers, result and every report with
    it go at once.
    """
    service, caller = request.service, request.caller
    if not consent.accepted:
        return await _withdraw(service, caller, assessment_id)
    version, now = consent_text.agreed_version(consent.version), service.now()

    def consent_to(connection: Connection) -> ConsentGiven:
        stored = store.get_assessment(connection, caller.account_id, assessment_id, lock=True)
        _require_reaches(caller, stored)
        before = store.find_consent(connection, assessment_id)
        status = stored.status_at(now)
        is_open = status in OPEN_STATUSES
        if before is not None and not gives_new_link(before, is_open=is_open, restart=consent.restart):
            return ConsentGiven(
                version=before.version, accepted_at=before.accepted_at, withdrawn_at=before.withdrawn_at
            )
        if not is_open:
            raise ServiceError("assessment_closed", f"This assessment is {status}.")
        begins = status == "created" or (before is not None and before.answered)
        language = consent.language or stored.language
        if language != stored.language:
            service.banks.require_form(stored.form, language)
        private_token = new_token()
        # Before the new link takes the place of the one that the call may come with, and by which it may speak for the
        # person.
        if end_wider_sharing(connection, caller.account_id, caller.viewer, stored.candidate_id, now):
            record(connection, caller.audit_actor, "visibility.changed", stored.candidate_id, now)
        store.store_consent(
            connection,
            caller.account_id,
            stored,
            version,
            private_token,
            caller.key.id,
            now,
            before=before,
            # Who begins anew by their private link is still who they were.
            holder=caller.viewer.holder,
        )
        # A restart has deleted the answers, so everything is asked anew, by the bank of today.
        if begins or language != stored.language:
            store.fix_bank(connection, assessment_id, language, *service.banks.key_for(stored.form, language))
        if status == "created":
            store.mark_started(connection, caller.account_id, assessment_id, now)
        if before is not None and before.answered:
            record(connection, caller.audit_actor, "assessment.restarted", assessment_id, now)
        record(connection, caller.audit_actor, "consent.given", assessment_id, now)
        return ConsentGiven(version=version, accepted_at=now, private_token=private_token)

    return await service.database.write(consent_to)


@router.serve(GET_NEXT, CLOSED)
async def get_next(request: OperationRequest, assessment_id: Id) -> Next:
    """All that remain of the form, none when done.

    With the private token in `Discern-Private-Token`, or for the member who is confirmed by it, what has been answered
    is told as well, until the assessment is completed.
    """
    service, caller = request.service, request.caller
    now, by = service.now(), _answerer(caller)

    def read(connection: Connection) -> tuple[Bank, store.StoredAssessment, list[Answer], bool]:
        stored, consent = store.get_with_consent(connection, caller.account_id, assessment_id)
        is_told = False
        if stored.status != "completed":
            given = require_open(stored, consent, now)
            is_confirmed = by.user_id is not None and is_confirmed_by_link(connection, assessment_id, by.user_id)
            is_told = may_read_answers(given, by, is_confirmed=is_confirmed)
        bank = service.banks.find_of(connection, caller.account_id, stored)
        return bank, stored, list_answers(connection, assessment_id), is_told

    bank, stored, held, is_told = await service.database.read(read)
    following = next_of(bank, stored, held)
    return following.model_copy(update={"given": given_of(bank, stored, held)}) if is_told else following


@router.serve(GIVE_ANSWERS, CLOSED)
async def give_answers(request: OperationRequest, assessment_id: Id, given: GiveAnswers) -> Next:
    """The same answer again is harmless; another one to the same block takes its place.

    Answers come with the private token in `Discern-Private-Token`, by the key that passed the consent on, or from the
    member whose assessment it is. A member's first answer ends the private link, which somebody else may have. What
    somebody else may have begun a member doesn't go on with: 403 `role_forbids`, until they confirm it by its private
    link or restart.
    """
    service, caller = request.service, request.caller
    return await submit_answers(
        service.database,
        service.banks,
        caller.audit_actor,
        assessment_id,
        given.answers,
        _answerer(caller),
        service.now(),
    )


def _answerer(caller: Caller) -> Answerer:
    return Answerer(caller.key.id, caller.viewer.holder, user_id=caller.viewer.user_id)


def _require_reaches(caller: Caller, stored: store.StoredAssessment) -> None:
    """Refuse a new consent to an assessment that repeats another to everybody but the holder of its private link."""
    # The assessment is in the path, so a private link that comes along leads to it.
    if stored.repeats is not None and caller.viewer.holder is None:
        raise ServiceError("role_forbids", "Only the person's private link leads to this assessment.")


async def _withdraw(service: Service, caller: Caller, assessment_id: str) -> ConsentGiven:
    if caller.viewer.role != "member":
        raise invalid("accepted", "must be true: only the taker can withdraw")
    now = service.now()

    def withdraw(connection: Connection) -> ConsentGiven:
        stored = store.get_assessment(connection, caller.account_id, assessment_id, lock=True)
        given = store.find_consent(connection, assessment_id)
        if given is None:
            raise ServiceError("consent_required", "There is no consent to withdraw.")
        if given.withdrawn_at is None:
            store.withdraw_consent(connection, caller.account_id, stored, now)
            record(connection, caller.audit_actor, "consent.withdrawn", assessment_id, now)
        withdrawn_at = given.withdrawn_at or now
        return ConsentGiven(version=given.version, accepted_at=given.accepted_at, withdrawn_at=withdrawn_at)

    return await service.database.write(withdraw, secure_erase=True)


def _require_joins(verdict: Verdict) -> None:
    if not verdict.allowed:
        raise rate_limited("Too many people have joined from this address in a minute.", verdict.retry_after)
