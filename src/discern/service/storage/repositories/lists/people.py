"""The list of people, in whole or by where each stands, and who has been idle."""

from datetime import datetime, timedelta
from functools import cache
from typing import Any

from sqlalchemy import Connection, and_, bindparam, select

from discern.contract.base_models import Page
from discern.contract.models.assessments import OPEN_STATUSES
from discern.contract.models.candidates import Candidate, CandidateQuery, ProfileTotals
from discern.service.storage.engine.name_search import name_filters, name_lookups, name_parameters
from discern.service.storage.engine.pagination import IndexLookup, Listing
from discern.service.storage.engine.planner_hints import as_filter, exists_for_row
from discern.service.storage.engine.tables import Instant, activity, candidates, memberships
from discern.service.storage.repositories.accounts import list_accounts
from discern.service.storage.repositories.candidates import mark_not_led, present_candidate
from discern.service.storage.repositories.people.profile_groups import people_with, profile_groups
from discern.service.storage.repositories.visibility import (
    KEY,
    LEADER,
    Viewer,
    is_reached,
    reached_people,
    require_own_team,
    scope_filters,
)

_IDLE_SINCE = activity.c.active_at < bindparam("idle_since", type_=Instant)
_FILTERS = {
    **name_filters(candidates.c.name_folded),
    "external_id": candidates.c.external_id == bindparam("external_id"),
    "team_id": candidates.c.id.in_(
        select(memberships.c.candidate_id).where(memberships.c.team_id == bindparam("team_id"))
    ),
    # Nobody has been active before they came: that spares looking up who came since.
    "idle_since": and_(
        candidates.c.created_at < bindparam("idle_since", type_=Instant),
        exists_for_row(
            select(activity).where(activity.c.candidate_id == candidates.c.id, _IDLE_SINCE).correlate(candidates)
        ),
    ),
    "viewer_id": as_filter(is_reached(LEADER)),
    "viewer_candidate_id": candidates.c.id == bindparam("viewer_candidate_id"),
}

_LOOKUPS: dict[str, IndexLookup] = {
    "viewer_id": (candidates.c.id, reached_people()),
    **name_lookups(candidates.c.name_folded),
    "idle_since": (
        candidates.c.id,
        select(activity.c.candidate_id).where(activity.c.account_id == bindparam("account_id"), _IDLE_SINCE),
    ),
    "with_profile": (candidates.c.id, people_with("completed")),
    "waiting": (candidates.c.id, people_with(*OPEN_STATUSES)),
}

MOST_COUNTED = 1_000
"""Of how many people is counted where each stands."""


@cache
def _listing(viewer: Viewer, *, reads_results: bool) -> Listing:
    """The list for a kind of viewer, with a filter for each group of people by its name."""
    groups = profile_groups(viewer, reads_results=reads_results)
    return Listing(
        select(candidates),
        candidates,
        {**_FILTERS, **groups},
        selective=("team_id", "viewer_candidate_id"),
        lookups=_LOOKUPS,
        plain=("letters", "q", "words", "external_id"),
    )


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
    parameters = _parameters(account_id, query, now, viewer) | ({} if query.status is None else {query.status: True})
    listing = _listing(viewer.kind, reads_results=reads_results)
    page = listing.fetch(connection, query, parameters, present_candidate, by_name=query.sort == "name")
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
    groups = profile_groups(viewer.kind, reads_results=reads_results)
    listing = _listing(viewer.kind, reads_results=reads_results)
    found = listing.tally(connection, _parameters(account_id, query, now, viewer), groups, MOST_COUNTED)
    return None if found is None else ProfileTotals(**found)


def _parameters(account_id: str, query: CandidateQuery, now: datetime, viewer: Viewer) -> dict[str, Any]:
    return {
        "account_id": account_id,
        "now": now,
        **name_parameters(query.q),
        "external_id": query.external_id,
        "team_id": query.team_id,
        "idle_since": None if query.idle_days is None else now - timedelta(days=query.idle_days),
        **scope_filters(viewer),
    }


def is_idle(connection: Connection, candidate_id: str, cutoff: datetime) -> bool:
    """Whether a person is there and has been idle since ``cutoff``."""
    found = select(activity).where(activity.c.candidate_id == candidate_id, activity.c.active_at < cutoff)
    return connection.execute(found).first() is not None


def list_idle_candidates(connection: Connection, cutoff: datetime, most: int) -> list[tuple[str, str]]:
    """Account and id of people who have been idle since ``cutoff``: no assessment created, started or completed."""
    of_account = activity.c.account_id == bindparam("account_id")
    idle = select(activity.c.candidate_id).where(of_account, activity.c.active_at < cutoff)
    found: list[tuple[str, str]] = []
    for account in list_accounts(connection):
        rows = connection.execute(idle.limit(most - len(found)), {"account_id": account.id})
        found += [(account.id, candidate_id) for candidate_id in rows.scalars()]
        if len(found) == most:
            break
    return found
