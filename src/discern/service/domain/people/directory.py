"""Lists of people with where each stands, their newest result and their teams."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import Connection

from discern.contract.models.candidates import (
    Candidate,
    CandidateList,
    CandidateProfile,
    CandidateQuery,
    ProfileAssessment,
    ProfileResults,
    ProfileStatus,
)
from discern.contract.models.results import Interval, Quality, Results, Score
from discern.contract.permissions import Scope, allows
from discern.contract.styles import STYLES, ByStyle
from discern.service.domain.banks import Banks
from discern.service.errors import ServiceError
from discern.service.storage.repositories.candidates import count_in_groups, list_candidates
from discern.service.storage.repositories.people.profiles import (
    NewestAssessment,
    Reading,
    Standing,
    StoredProfiles,
    read_profiles,
)
from discern.service.storage.repositories.visibility import Viewer


def list_people(
    connection: Connection,
    banks: Banks,
    account_id: str,
    query: CandidateQuery,
    now: datetime,
    viewer: Viewer,
    scopes: Collection[Scope],
) -> CandidateList:
    """A page of people, with their profiles where ``query`` includes them.

    Raises:
        ServiceError: `invalid_parameter`, or `scope_missing` for a status that the key may not read.
    """
    reading = Reading(
        assessments=allows(scopes, "assessments:read"),
        results=allows(scopes, "results:read"),
        teams=allows(scopes, "teams:read"),
        # As for the blocks to ask next, which no user reads who acts for others.
        progress=viewer.is_key and allows(scopes, "take"),
    )
    if query.status is not None and not reading.assessments:
        raise ServiceError("scope_missing", "This key lacks the scope 'assessments:read', which the status needs.")
    page = list_candidates(connection, account_id, query, now, viewer, reads_results=reading.results)
    if query.include is None:
        return CandidateList(data=page.data, has_more=page.has_more, next_cursor=page.next_cursor)
    stored = read_profiles(connection, account_id, [person.id for person in page.data], reading, now, viewer)
    return CandidateList(
        data=[_with_profile(connection, banks, person, stored, reading) for person in page.data],
        has_more=page.has_more,
        next_cursor=page.next_cursor,
        totals=count_in_groups(connection, account_id, query, now, viewer, reads_results=reading.results)
        if reading.assessments
        else None,
    )


def _with_profile(
    connection: Connection, banks: Banks, person: Candidate, stored: StoredProfiles, reading: Reading
) -> Candidate:
    standing, newest = stored.standings[person.id], stored.assessments.get(person.id)
    results = stored.results.get(person.id)
    hidden = reading.results and standing.with_profile and results is None
    status, withheld = _status(standing, newest), stored.withheld.get(person.id)
    profile = CandidateProfile(
        status=status if reading.assessments else None,
        assessment=None if newest is None else _assessment(connection, banks, newest),
        results=None if results is None else _results(results),
        quality=_failed(withheld.quality) if withheld is not None and status == "withheld" else None,
        hidden=None if not hidden else "results_held" if standing.shared else "not_shared",
        teams=stored.teams.get(person.id, []) if reading.teams else None,
    )
    return person.model_copy(update={"profile": profile})


def _status(standing: Standing, newest: NewestAssessment | None) -> ProfileStatus:
    if standing.with_profile:
        return "completed"
    if newest is None:
        return "none"
    # Somebody without a profile whose answers are seen has some that don't count.
    return "withheld" if newest.status == "completed" else newest.status


def _assessment(connection: Connection, banks: Banks, newest: NewestAssessment) -> ProfileAssessment:
    return ProfileAssessment(
        id=newest.id,
        status=newest.status,
        created_at=newest.created_at,
        started_at=newest.started_at,
        completed_at=newest.completed_at,
        expires_at=newest.expires_at,
        answered=newest.answered,
        total=None if newest.answered is None else _total(connection, banks, newest, newest.answered),
    )


def _total(connection: Connection, banks: Banks, newest: NewestAssessment, answered: int) -> int:
    """How many blocks an assessment asks."""
    if newest.status == "completed":
        return answered
    bank = banks.find_statements(connection, newest)
    return max(len(bank.form(newest.form).blocks), answered)


def _results(found: Results) -> ProfileResults | None:
    if found.style is None or found.scores is None or found.completed_at is None:
        return None
    return ProfileResults(
        assessment_id=found.assessment_id,
        completed_at=found.completed_at,
        direction=found.style.direction,
        half=found.style.half,
        probability=found.style.probability,
        position=found.style.position,
        label=found.style.label,
        scores=ByStyle[float].of({style: score.score for style, score in found.scores.items()}),
        intervals=_intervals(found.scores),
        quality=_failed(found.quality),
    )


def _failed(quality: Quality) -> Quality:
    """The quality with the checks alone that failed."""
    return Quality(verdict=quality.verdict, checks=[check for check in quality.checks if not check.passed])


def _intervals(scores: ByStyle[Score]) -> ByStyle[Interval] | None:
    known: dict[str, Interval] = {
        style: score.interval for style, score in scores.items() if score.interval is not None
    }
    return ByStyle[Interval].of(known) if len(known) == len(STYLES) else None
