"""Accepting answers: they are checked and scored outside the transaction that stores them."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from sqlalchemy import Connection

from discern.contract.models.assessments import Answer, Next
from discern.contract.models.results import Results
from discern.instrument import Bank
from discern.service.domain.answering import AnswerPlan, plan_answers
from discern.service.domain.banks import Banks
from discern.service.domain.private_links import Answerer
from discern.service.storage.engine.database import Database
from discern.service.storage.measurement.answers import are_answers, list_answers, store_answers
from discern.service.storage.queues.changes import note_change
from discern.service.storage.queues.outbox import emit
from discern.service.storage.repositories.assessments import (
    StoredAssessment,
    StoredConsent,
    get_with_consent,
    mark_ended,
)
from discern.service.storage.repositories.audit import AuditActor, record
from discern.service.storage.repositories.people.person_links import end_wider_sharing, hide_as_chosen
from discern.service.storage.repositories.results import store_results
from discern.service.storage.repositories.users import claim_assessment, find_actor
from discern.service.storage.repositories.visibility import Viewer


async def submit_answers(
    database: Database,
    banks: Banks,
    actor: AuditActor,
    assessment_id: str,
    given: Sequence[Answer],
    by: Answerer,
    now: datetime,
) -> Next:
    """Store answers; the last one completes the assessment together with its results, in one transaction.

    Raises:
        ServiceError: `not_found`; `invalid_parameter` if an answer breaks a rule; `consent_required` or
            `assessment_closed` if the assessment takes none, or none of ``by``; `role_forbids` if a member continues
            answers that may be somebody else's.
    """
    account_id = actor.account_id

    def read(connection: Connection) -> tuple[Bank, StoredAssessment, StoredConsent | None, list[Answer]]:
        assessment, consent = get_with_consent(connection, account_id, assessment_id)
        bank = banks.find_of(connection, account_id, assessment)
        return bank, assessment, consent, list_answers(connection, assessment_id)

    while True:
        bank, assessment, consent, held = await database.read(read)
        plan = plan_answers(bank, assessment, consent, held, given, by, now)
        if not plan.changed and plan.results is None:
            return plan.following

        # Not stored if another request has changed the assessment meanwhile: then plan again.
        store = partial(
            _store_plan, actor=actor, assessment=assessment, consent=consent, held=held, plan=plan, by=by, now=now
        )
        if await database.write(store):
            return plan.following


def _store_plan(
    connection: Connection,
    *,
    actor: AuditActor,
    assessment: StoredAssessment,
    consent: StoredConsent | None,
    held: list[Answer],
    plan: AnswerPlan,
    by: Answerer,
    now: datetime,
) -> bool:
    """Store what was planned; false, and nothing stored, if the plan was made from what has changed since."""
    # Answers of one consent must not end up under another, whose private link somebody else may have.
    if get_with_consent(connection, actor.account_id, assessment.id, lock=True) != (assessment, consent):
        return False
    if not are_answers(connection, assessment.id, held):
        return False
    if by.user_id is not None:
        is_anothers = bool(held) or assessment.repeats is not None
        claim_assessment(connection, assessment.id, by.user_id, now, may_be_anothers=is_anothers)
    changed = {answer.block for _, answer in plan.changed}
    replaced = {answer.block for answer in held if answer.block in changed}
    store_answers(connection, assessment.id, plan.changed, now, replaced=replaced)
    if plan.results is not None:
        _complete(connection, actor, plan.results, now)
    if not held:
        # With its first answer an assessment counts for whose links speak for the person.
        note_change(connection, actor.account_id, now)
    if plan.results is not None:
        _end_others_sharing(connection, actor, assessment, consent, by, now)
    return True


def _complete(connection: Connection, actor: AuditActor, results: Results, now: datetime) -> None:
    assessment_id = results.assessment_id
    mark_ended(connection, actor.account_id, assessment_id, "completed", now)
    record(connection, actor, "assessment.completed", assessment_id, now)
    store_results(connection, results, now)
    ids = {"assessment_id": assessment_id, "candidate_id": results.candidate.id}
    emit(connection, actor.account_id, "assessment.completed", ids, now)


def _end_others_sharing(
    connection: Connection,
    actor: AuditActor,
    assessment: StoredAssessment,
    consent: StoredConsent | None,
    by: Answerer,
    now: datetime,
) -> None:
    """Let nobody who answered under the same name before have chosen who sees these results."""
    member = None if by.user_id is None else find_actor(connection, actor.account_id, by.user_id)
    holder = None if consent is None else consent.holder
    viewer = member or Viewer("member", None, assessment.candidate_id, holder)
    is_narrower = end_wider_sharing(connection, actor.account_id, viewer, assessment.candidate_id, now)
    if hide_as_chosen(connection, actor.account_id, viewer, assessment.candidate_id, now) or is_narrower:
        record(connection, actor, "visibility.changed", assessment.candidate_id, now)
