"""What people say themselves: of the statements about them, and on working with them.

Whoever may see the results sees the marks. What is written on a "Working with me" page follows its own visibility
besides; what it has of the results is left out wherever these are hidden.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection

from discern import insight, words
from discern.contract.base_models import CandidateRef
from discern.contract.models.candidates import About, ConfirmedStatement, SharedAbout
from discern.contract.models.insights import Claim, Mark, Marks, PutMark, Voice
from discern.contract.models.results import Results
from discern.service.errors import ServiceError, not_found, results_not_ready
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories.assessments import StoredAssessment, get_assessment
from discern.service.storage.repositories.candidates import get_candidate
from discern.service.storage.repositories.people.about_pages import StoredAbout, find_about, find_linked_about
from discern.service.storage.repositories.people.marks import delete_mark, list_marks, store_mark
from discern.service.storage.repositories.people.person_links import may_show_more
from discern.service.storage.repositories.results import find_results, list_shared_results
from discern.service.storage.repositories.visibility import Viewer, require_visible

_OF_ANSWERS = frozenset({"withheld", "random"})
"""Kinds of claims about the answers, which say nothing of the person."""

LINK_HOLDER = Viewer("owner")
"""Whoever has the link of a page is shown no more of the results than an owner: nothing that is private or held."""


def claims_to_mark(results: Results) -> list[Claim]:
    """What is said of the person, and not of the measurement."""
    return [claim for claim in insight.describe_person(results) if claim.people and claim.kind not in _OF_ANSWERS]


def read_marks(connection: Connection, account_id: str, assessment_id: str, viewer: Viewer) -> Marks:
    """The marks of the statements that the results make now.

    Raises:
        ServiceError: `not_found`; `not_shared` or `results_held` as for the results; `results_not_ready`.
    """
    stored = get_assessment(connection, account_id, assessment_id)
    claims = claims_to_mark(_require_results(connection, stored, viewer))
    given = {mark.statement_id: mark for mark in list_marks(connection, assessment_id)}
    return Marks(assessment_id=assessment_id, marks=[given[each.id] for each in claims if each.id in given])


def change_mark(
    connection: Connection,
    account_id: str,
    assessment_id: str,
    statement_id: str,
    given: PutMark | None,
    viewer: Viewer,
    now: datetime,
) -> Mark | None:
    """Store a mark, or with None take it back; the mark, if anything has changed.

    Raises:
        ServiceError: `role_forbids` unless ``viewer`` is the person; `not_found` for a statement that the results don't
            make, unless its mark is taken back; the others of `read_marks`.
    """
    stored = get_assessment(connection, account_id, assessment_id, lock=True)
    results = require_own_results(connection, stored, viewer)
    before = {mark.statement_id: mark for mark in list_marks(connection, assessment_id)}.get(statement_id)
    if given is None:
        changed = before if delete_mark(connection, assessment_id, statement_id) else None
    elif statement_id not in {claim.id for claim in claims_to_mark(results)}:
        raise not_found("statement in these results")
    elif before is not None and (before.fit, before.comment) == (given.fit, given.comment):
        return before
    else:
        changed = store_mark(connection, assessment_id, statement_id, given, now)
    if changed is not None:
        note_change(connection, account_id, now)
    return changed


def require_own_results(connection: Connection, stored: StoredAssessment, viewer: Viewer) -> Results:
    """The results of an assessment for the person alone, who says what fits.

    Raises:
        ServiceError: `role_forbids` unless ``viewer`` is the person; `not_shared`, `results_held` or
            `results_not_ready`.
    """
    if viewer.role != "member" or not viewer.sees_private:
        raise ServiceError("role_forbids", "Only the person says what fits: with their private link, or signed in.")
    return _require_results(connection, stored, viewer)


def _require_results(connection: Connection, stored: StoredAssessment, viewer: Viewer) -> Results:
    require_visible(connection, viewer, stored.candidate_id)
    found = find_results(connection, stored.id, stored.candidate)
    if found is None:
        raise results_not_ready(stored.status)
    return found


def read_about(
    connection: Connection, account_id: str, candidate_id: str, viewer: Viewer, language: str, voice: Voice
) -> About:
    """A page for the person, or for whoever it is shown to.

    Raises:
        ServiceError: `not_found`; `not_shared` or `results_held`.
    """
    candidate = get_candidate(connection, account_id, candidate_id)
    found = find_about(connection, candidate_id)
    is_own = may_show_more(connection, viewer, candidate_id)
    if not is_own:
        require_visible(connection, viewer, candidate_id)
        if found is None or found.visibility == "nobody":
            raise ServiceError("not_shared", "This person doesn't show what they wrote on working with them.")
    return About(
        candidate_id=candidate_id,
        visibility="nobody" if found is None else found.visibility,
        confirmed=_list_confirmed(connection, account_id, candidate, viewer, language, voice),
        answers=[] if found is None else found.answers,
        changed_at=None if found is None else found.changed_at,
        link_expires_at=found.link_expires_at if found is not None and is_own else None,
    )


def read_linked_about(
    connection: Connection, account_id: str, token: str, language: str, now: datetime
) -> tuple[SharedAbout, StoredAbout]:
    """A page for whoever has its link.

    Raises:
        ServiceError: `not_found`.
    """
    found = find_linked_about(connection, account_id, token, now)
    if found is None or found.link_expires_at is None:
        raise not_found("open link")
    candidate = get_candidate(connection, account_id, found.candidate_id)
    confirmed = _list_confirmed(connection, account_id, candidate, LINK_HOLDER, language, "named")
    shared = SharedAbout(
        name=candidate.name, confirmed=confirmed, answers=found.answers, expires_at=found.link_expires_at
    )
    return shared, found


def _list_confirmed(
    connection: Connection, account_id: str, candidate: CandidateRef, viewer: Viewer, language: str, voice: Voice
) -> list[ConfirmedStatement]:
    """What the person confirmed of their newest results that count; nothing while these are hidden from ``viewer``."""
    for results in list_shared_results(connection, account_id, [candidate.id], viewer):
        marks = {mark.statement_id: mark for mark in list_marks(connection, results.assessment_id)}
        fitting = [claim for claim in claims_to_mark(results) if _fits(marks.get(claim.id))]
        return _say(fitting, marks, language, voice)
    return []


def _fits(mark: Mark | None) -> bool:
    return mark is not None and mark.fit == "fits"


def _say(claims: Sequence[Claim], marks: dict[str, Mark], language: str, voice: Voice) -> list[ConfirmedStatement]:
    said = (words.say(claim, language, voice) for claim in claims)
    return [ConfirmedStatement(statement_id=each.id, text=each.text, comment=marks[each.id].comment) for each in said]
