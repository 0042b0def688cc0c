"""`/assessments/{id}/again` and `/private-link/claims`: what a person's later answers have to do with earlier ones."""

from sqlalchemy import Connection

from discern.contract.models.assessments import AnswerAgain, Assessment, ClaimLink
from discern.contract.models.candidates import Candidate
from discern.contract.operations import ANSWER_AGAIN, CLAIM_LINK
from discern.service.domain.consent import agreed_version
from discern.service.domain.people.answering_again import MOST_AGAIN, read_link
from discern.service.domain.serialize import present
from discern.service.errors import ServiceError
from discern.service.http.dependencies import Id, OperationRequest, app_url, count_guesses
from discern.service.http.routing import OperationRouter
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.repositories import assessments as store
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.candidates import get_candidate
from discern.service.storage.repositories.people.person_links import (
    claim_link as take_over,
    end_wider_sharing,
    with_rights,
)
from discern.service.storage.repositories.people.repeated_assessments import (
    LinkConsent,
    begin_invited,
    repeat_assessment,
)

router = OperationRouter()

REFUSED = {
    400: "A parameter is invalid; `again_refused`: there is nothing to answer again, another assessment of the person "
    "is open, or they have answered again as often as one may.",
    403: "The key lacks a scope; `role_forbids`: the call isn't made by the person's private link.",
}
REASONS = {
    None: "Only a person who was invited again, or whose newest result was withheld, may answer again by their private "
    "link.",
    "another_open": "Another assessment of this person is open.",
    "used_up": (
        f"This person has answered again {MOST_AGAIN} times. The person who invited them can send a new invitation."
    ),
}


@router.serve(ANSWER_AGAIN, REFUSED)
async def answer_again(request: OperationRequest, assessment_id: Id, given: AnswerAgain) -> Assessment:
    """By the person's private link alone. Where they were invited again and nobody has answered that assessment, it
    begins, and its take link gives nobody the answers. After a result that was withheld, an assessment like that one
    begins, at most twice without a new invitation; it has no take link. Either way the private link leads to it from
    now on, as well as to what was answered before, and speaks for the person as before. Where the link has an open
    assessment already, that is the answer.
    """
    service, caller = request.service, request.caller
    now = service.now()
    version = agreed_version(given.version)

    def begin(connection: Connection) -> store.StoredAssessment:
        # Two requests at once, and other creations, take turns.
        lock_account_sequence(connection, caller.account_id)
        asked = store.get_assessment(connection, caller.account_id, assessment_id)
        holder = caller.viewer.holder
        if holder is None:
            raise ServiceError("role_forbids", "Only the person answers again, by their private link.")
        link = read_link(connection, caller.account_id, caller.viewer, asked.candidate_id, now)
        if link.open_own is not None and len(link.of_link) > 1:
            return link.open_own
        if link.again not in {"allowed", "invited"}:
            raise ServiceError("again_refused", REASONS[link.again])
        if end_wider_sharing(connection, caller.account_id, caller.viewer, asked.candidate_id, now):
            record(connection, caller.audit_actor, "visibility.changed", asked.candidate_id, now)
        like = link.newest if link.invited is None else link.invited
        language = given.language or like.language
        service.banks.require_form(like.form, language)
        key = service.banks.key_for(like.form, language)
        agreed = LinkConsent(holder, version, caller.key.id, language, key)
        if link.invited is not None:
            made = begin_invited(connection, caller.account_id, link.invited.id, agreed, now)
        else:
            made = repeat_assessment(connection, caller.account_id, link.newest, agreed, now)
            record(connection, caller.audit_actor, "assessment.created", made.id, now)
        record(connection, caller.audit_actor, "consent.given", made.id, now)
        return made

    started = present(await service.database.write(begin), now, app_url(request, service))
    # The take link is for those who invite: the person has a better one.
    return started.model_copy(update={"take_url": None})


@router.serve(CLAIM_LINK, {404: "No private link of the person has the token."})
async def claim_link(request: OperationRequest, assessment_id: Id, given: ClaimLink) -> Candidate:
    """By a private link, for the holder of another one under the same name: from then on the link of the call leads to
    what was answered by the other as well, and the other opens nothing. Wrong tokens are counted as with `open_link`.
    """
    service, caller = request.service, request.caller
    now, viewer = service.now(), caller.viewer

    def claim(connection: Connection) -> Candidate:
        asked = store.get_assessment(connection, caller.account_id, assessment_id)
        if viewer.holder is None:
            raise ServiceError("role_forbids", "Only the person claims answers, by their private link.")
        take_over(connection, caller.account_id, viewer, asked.candidate_id, given.token, now)
        record(connection, caller.audit_actor, "link.claimed", assessment_id, now)
        return with_rights(connection, viewer, get_candidate(connection, caller.account_id, asked.candidate_id))

    async with count_guesses(request):
        return await service.database.write(claim)
