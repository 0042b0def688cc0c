"""`/assessments/{id}/again`: answer again after a withheld result."""

from sqlalchemy import Connection

from discern.contract.models.assessments import AnswerAgain, Assessment
from discern.contract.operations import ANSWER_AGAIN
from discern.service.domain import consent as consent_text
from discern.service.domain.people.answering_again import MOST_AGAIN, find_open, read_again
from discern.service.domain.serialize import present
from discern.service.errors import ServiceError, invalid
from discern.service.http.dependencies import Id, OperationRequest, app_url
from discern.service.http.routing import OperationRouter
from discern.service.storage.engine.locks import lock_account_sequence
from discern.service.storage.repositories import assessments as store
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.people.person_links import end_wider_sharing
from discern.service.storage.repositories.people.repeated_assessments import repeat_assessment

router = OperationRouter()

REFUSED = {
    400: "A parameter is invalid; `again_refused`: the newest result isn't withheld, another assessment of the person "
    "is open, or they have answered again as often as one may.",
    403: "The key lacks a scope; `role_forbids`: the call isn't made by the person's private link.",
}
REASONS = {
    None: "Only a person whose newest result was withheld may answer again by their private link.",
    "another_open": "Another assessment of this person is open.",
    "used_up": (
        f"This person has answered again {MOST_AGAIN} times. The person who invited them can send a new invitation."
    ),
}


@router.serve(ANSWER_AGAIN, REFUSED)
async def answer_again(request: OperationRequest, assessment_id: Id, given: AnswerAgain) -> Assessment:
    """By the person's private link alone, and at most twice without a new invitation. The new assessment is like the
    one before, which stays as it is. It has no take link: the private link leads to it from now on. Where the link has
    an open assessment already, that is the answer.
    """
    service, caller = request.service, request.caller
    now = service.now()
    if given.version is not None and given.version != consent_text.VERSION:
        raise invalid("version", f"the text to agree to is now version {consent_text.VERSION}")

    def begin(connection: Connection) -> store.StoredAssessment:
        # Two requests at once, and other creations, take turns.
        lock_account_sequence(connection, caller.account_id)
        asked = store.get_assessment(connection, caller.account_id, assessment_id)
        if caller.viewer.assessment_id is None:
            raise ServiceError("role_forbids", "Only the person answers again, by their private link.")
        again, of_link = read_again(connection, caller.account_id, asked, now)
        open_already = find_open(of_link, now)
        if open_already is not None and open_already.repeats is not None:
            return open_already
        if again != "allowed":
            raise ServiceError("again_refused", REASONS[again])
        before = of_link[-1]
        service.banks.require_form(before.form)
        if end_wider_sharing(connection, caller.account_id, caller.viewer, before.candidate_id, now):
            record(connection, caller.audit_actor, "visibility.changed", before.candidate_id, now)
        bank = service.banks.key_for(before.form)
        made = repeat_assessment(connection, caller.account_id, before, bank, consent_text.VERSION, caller.key.id, now)
        record(connection, caller.audit_actor, "assessment.created", made.id, now)
        record(connection, caller.audit_actor, "consent.given", made.id, now)
        return made

    return present(await service.database.write(begin), now, app_url(request, service))
