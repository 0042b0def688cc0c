"""The list of people, in whole or by where each stands, and who has been idle."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, or_, select

from discern.contract.base_models import Page
from discern.contract.models.candidates import Candidate, CandidateQuery, ProfileTotals
from discern.service.storage.engine.name_search import has_words
from discern.service.storage.engine.pagination import fetch_page, tally
from discern.service.storage.engine.tables import assessments, candidates, memberships
from discern.service.storage.repositories.candidates import mark_not_led, present_candidate
from discern.service.storage.repositories.people.profile_groups import profile_groups
from discern.service.storage.repositories.visibility import KEY, Viewer, is_reached, require_own_team

MOST_COUNTED = 1_000
"""Of how many people is counted where each stands."""


def _find(account_id: str, query: CandidateQuery, now: datetime, viewer: Viewer) -> Select[Any]:
    """The people that ``query`` leaves, but for its status."""
    found = select(candidates).where(
        candidates.c.account_id == account_id, has_words(candidates.c.name_folded, query.q), is_reached(viewer)
    )
    if query.external_id is not None:
        found = found.where(candidates.c.external_id == query.external_id)
    if query.team_id is not None:
        in_team = select(memberships.c.candidate_id).where(memberships.c.team_id == query.team_id)
        found = found.where(candidates.c.id.in_(in_team))
    if query.idle_days is not None:
        found = found.where(_is_idle(now - timedelta(days=query.idle_days)))
    return found


def list_candidates(
    connection: Connection,
    account_id: str,
    query: CandidateQuery,
    now: datetime,
    viewer: Viewer = KEY,
    *,
    reads_results: bool = False,
) -> Page[Candidate]:
    """The page that ``query`` asks for; by ``reads_results`` the caller may read what is in results.

    Raises:
        ServiceError: `invalid_parameter`.
    """
    require_own_team(connection, viewer, query.team_id)
    found = _find(account_id, query, now, viewer)
    if query.status is not None:
        found = found.where(profile_groups(viewer, now, reads_results=reads_results)[query.status])
    by_name = query.sort == "name"
    page = fetch_page(connection, found, candidates, query, present_candidate, by_name=by_name)
    return page.model_copy(update={"data": mark_not_led(connection, viewer, page.data)})


def count_groups(
    connection: Connection,
    account_id: str,
    query: CandidateQuery,
    now: datetime,
    viewer: Viewer = KEY,
    *,
    reads_results: bool,
) -> ProfileTotals | None:
    """How many of the people that ``query`` leaves, but for its status, are in each group; None where that are more
    than `MOST_COUNTED`."""
    groups = profile_groups(viewer, now, reads_results=reads_results)
    found = _find(account_id, query, now, viewer)
    counted = tally(connection, found, groups, MOST_COUNTED)
    return None if counted is None else ProfileTotals(**counted)


def is_idle(connection: Connection, candidate_id: str, cutoff: datetime) -> bool:
    """Whether a person is there and has been idle since ``cutoff``."""
    found = select(candidates.c.id).where(candidates.c.id == candidate_id, _is_idle(cutoff))
    return connection.execute(found).first() is not None


def list_idle_candidates(connection: Connection, cutoff: datetime, most: int) -> list[tuple[str, str]]:
    """Account and id of people who have been idle since ``cutoff``, at most so many."""
    found = select(candidates.c.account_id, candidates.c.id).where(_is_idle(cutoff)).limit(most)
    return [(account_id, candidate_id) for account_id, candidate_id in connection.execute(found)]


def _is_idle(cutoff: datetime) -> ColumnElement[bool]:
    """Whether nothing has happened since ``cutoff``: the person came, or an assessment of theirs was created, started
    or completed.
    """
    times = (assessments.c.created_at, assessments.c.started_at, assessments.c.completed_at)
    recent = exists().where(assessments.c.candidate_id == candidates.c.id, or_(*(time >= cutoff for time in times)))
    return and_(candidates.c.created_at < cutoff, ~recent.correlate(candidates))
