"""The list of assessments, and marking those that have expired, so that it finds them in order."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, select, update

from discern.contract.base_models import Page
from discern.contract.models.assessments import AssessmentQuery
from discern.contract.models.candidates import ProfileTotals
from discern.service.storage.assessment_status import has_status, is_overdue
from discern.service.storage.engine.batches import ROWS
from discern.service.storage.engine.name_search import has_words
from discern.service.storage.engine.pagination import fetch_page, tally
from discern.service.storage.engine.tables import assessments, candidates
from discern.service.storage.repositories.accounts import list_accounts
from discern.service.storage.repositories.assessments import STORED, StoredAssessment
from discern.service.storage.repositories.people.profile_groups import assessment_groups
from discern.service.storage.repositories.visibility import KEY, Viewer, is_listed, require_own_team

MOST_COUNTED = 1_000
"""Of how many assessments is counted where each stands."""


def _find(account_id: str, query: AssessmentQuery, viewer: Viewer) -> Select[Any]:
    """The assessments that ``query`` leaves, but for its status and group."""
    found = STORED.where(
        assessments.c.account_id == account_id, has_words(candidates.c.name_folded, query.q), is_listed(viewer)
    )
    if query.candidate_id is not None:
        found = found.where(assessments.c.candidate_id == query.candidate_id)
    if query.team_id is not None:
        found = found.where(assessments.c.team_id == query.team_id)
    if query.external_id is not None:
        found = found.where(candidates.c.external_id == query.external_id)
    return found


def list_assessments(
    connection: Connection,
    account_id: str,
    query: AssessmentQuery,
    now: datetime,
    viewer: Viewer = KEY,
    *,
    reads_results: bool = False,
) -> Page[StoredAssessment]:
    """The page that ``query`` asks for; by ``reads_results`` the caller may read what is in results."""
    require_own_team(connection, viewer, query.team_id)
    found = _find(account_id, query, viewer)
    if query.status is not None:
        found = found.where(has_status(query.status, now))
    if query.group is not None:
        found = found.where(assessment_groups(viewer, now, reads_results=reads_results)[query.group])
    return fetch_page(connection, found, assessments, query, _present)


def _present(row: Row[Any]) -> StoredAssessment:
    return StoredAssessment(*row)  # type: ignore[call-arg]


def count_in_groups(
    connection: Connection,
    account_id: str,
    query: AssessmentQuery,
    now: datetime,
    viewer: Viewer = KEY,
    *,
    reads_results: bool,
) -> ProfileTotals | None:
    """How many of the assessments that ``query`` leaves, but for its status and group, are in each group; None where
    that are more than `MOST_COUNTED`."""
    groups = assessment_groups(viewer, now, reads_results=reads_results)
    found = _find(account_id, query, viewer)
    counted = tally(connection, found, groups, MOST_COUNTED)
    return None if counted is None else ProfileTotals(**counted)


def mark_expired(connection: Connection, now: datetime) -> int:
    """Mark some of the assessments that have expired, so that lists find them in order; how many."""
    for account in list_accounts(connection):
        due = select(assessments.c.seq).where(assessments.c.account_id == account.id, is_overdue(now)).limit(ROWS)
        change = update(assessments).where(assessments.c.seq.in_(due.with_for_update(skip_locked=True)))
        if marked := connection.execute(change.values(status="expired")).rowcount:
            return marked
    return 0
