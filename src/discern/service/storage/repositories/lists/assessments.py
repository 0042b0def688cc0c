"""The list of assessments, and marking those that have expired, so that it finds them in order."""

from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    FromClause,
    Row,
    and_,
    bindparam,
    literal_column,
    or_,
    select,
    update,
)

from discern.contract.base_models import Page
from discern.contract.models.assessments import OPEN_STATUSES, AssessmentQuery, Status
from discern.contract.models.candidates import ProfileTotals
from discern.service.storage.engine.batches import ROWS
from discern.service.storage.engine.name_search import name_filters, name_lookups, name_parameters
from discern.service.storage.engine.pagination import Listing, merge_pages
from discern.service.storage.engine.planner_hints import as_filter
from discern.service.storage.engine.tables import Instant, assessments, candidates
from discern.service.storage.repositories.accounts import list_accounts
from discern.service.storage.repositories.assessments import STORED, StoredAssessment
from discern.service.storage.repositories.people.profile_groups import assessment_groups
from discern.service.storage.repositories.visibility import (
    KEY,
    LEADER,
    Viewer,
    is_listed,
    of_link_holder,
    reached_people,
    require_own_team,
    scope_filters,
)

ENDED_STATUSES: tuple[Status, ...] = ("completed", "cancelled", "expired")

_SAME_ACCOUNT = candidates.alias()
_OF_EXTERNAL_ID = select(_SAME_ACCOUNT.c.id).where(
    _SAME_ACCOUNT.c.account_id == bindparam("account_id"),
    _SAME_ACCOUNT.c.external_id == bindparam("external_id"),
)
_DUE = assessments.alias()


def _is_due(table: FromClause) -> ColumnElement[bool]:
    """Whether an assessment has expired without being marked so."""
    # Written out: an index of open assessments alone is of use only to statements that say so.
    is_open = table.c.status.in_([literal_column(f"'{status}'") for status in OPEN_STATUSES])
    return and_(is_open, table.c.expires_at <= bindparam("now", type_=Instant))


_FILTERS = {
    "due": _is_due(assessments),
    "open": and_(
        assessments.c.status == bindparam("open"),
        or_(assessments.c.expires_at.is_(None), assessments.c.expires_at > bindparam("now", type_=Instant)),
    ),
    "ended": assessments.c.status == bindparam("ended"),
    "candidate_id": assessments.c.candidate_id == bindparam("candidate_id"),
    "team_id": assessments.c.team_id == bindparam("team_id"),
    "external_id": assessments.c.candidate_id == _OF_EXTERNAL_ID.scalar_subquery(),
    **name_filters(candidates.c.name_folded),
    "viewer_id": as_filter(is_listed(LEADER)),
    "viewer_candidate_id": assessments.c.candidate_id == bindparam("viewer_candidate_id"),
    "viewer_holder": assessments.c.id.in_(of_link_holder()),
}

MOST_COUNTED = 1_000
"""Of how many assessments is counted where each stands."""


@cache
def _listing(viewer: Viewer, *, reads_results: bool) -> Listing:
    """The list for a kind of viewer, with a filter for each group by its name."""
    return Listing(
        STORED,
        assessments,
        {**_FILTERS, **assessment_groups(viewer, reads_results=reads_results)},
        selective=("candidate_id", "team_id", "external_id", "viewer_candidate_id", "viewer_holder"),
        lookups={
            "due": (
                assessments.c.seq,
                select(_DUE.c.seq).where(_DUE.c.account_id == bindparam("account_id"), _is_due(_DUE)),
            ),
            "viewer_id": (assessments.c.candidate_id, reached_people()),
            **name_lookups(candidates.c.name_folded),
        },
    )


def _present(row: Row[Any]) -> StoredAssessment:
    return StoredAssessment(*row[: len(StoredAssessment._fields)])


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
    listing = _listing(viewer.kind, reads_results=reads_results)
    parameters = _parameters(account_id, query, now, viewer) | ({} if query.group is None else {query.group: True})

    def fetch(**more: bool | None) -> Page[StoredAssessment]:
        return listing.fetch(connection, query, {**parameters, **more}, _present)

    if query.status != "expired":
        return fetch()
    # In this order: one that is marked between the two statements is in both, and not in neither.
    pages = [fetch(ended=None, due=True), fetch()]
    return merge_pages(pages, query, lambda stored: stored.seq or 0)


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
    groups = assessment_groups(viewer.kind, reads_results=reads_results)
    listing = _listing(viewer.kind, reads_results=reads_results)
    parameters = _parameters(account_id, query, now, viewer) | {"open": None, "ended": None}
    found = listing.tally(connection, parameters, groups, MOST_COUNTED)
    return None if found is None else ProfileTotals(**found)


def _parameters(account_id: str, query: AssessmentQuery, now: datetime, viewer: Viewer) -> dict[str, Any]:
    return {
        "account_id": account_id,
        "now": now,
        "open": query.status if query.status in OPEN_STATUSES else None,
        "ended": query.status if query.status in ENDED_STATUSES else None,
        "candidate_id": query.candidate_id,
        "team_id": query.team_id,
        "external_id": query.external_id,
        **name_parameters(query.q),
        **scope_filters(viewer),
    }


def mark_expired(connection: Connection, now: datetime) -> int:
    """Mark some of the assessments that have expired, so that lists find them in order; how many."""
    for account in list_accounts(connection):
        due = select(_DUE.c.seq).where(_DUE.c.account_id == account.id, _is_due(_DUE)).limit(ROWS)
        change = update(assessments).where(assessments.c.seq.in_(due.with_for_update(skip_locked=True)))
        if marked := connection.execute(change.values(status="expired"), {"now": now}).rowcount:
            return marked
    return 0
