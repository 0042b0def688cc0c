"""What a report or a question may rest on: results of the subject that count and are shared, without names."""

from dataclasses import dataclass

from sqlalchemy import Connection

from discern.contract.reports import AssessmentSubject, ComparisonSubject, Subject
from discern.contract.results import Results
from discern.contract.teams import TeamRef
from discern.reports.material import (
    Commission,
    Material,
    NothingToWriteError,
    gather_pair,
    gather_person,
    gather_team,
)
from discern.reports.names import Roster
from discern.service.problems import ServiceError
from discern.service.storage.assessments import get_assessment
from discern.service.storage.candidates import get_candidate
from discern.service.storage.results import count_hidden, find_results, list_results_of_two, list_team_results
from discern.service.storage.teams import get_team_summary

NOT_SHARED = "This person keeps the results to themselves, or has none that count."


@dataclass(frozen=True, slots=True)
class Found:
    """The stored results of a subject, and of a team who else is in it."""

    results: tuple[Results, ...]
    team: TeamRef | None = None
    size: int = 0
    hidden: int = 0


def find(connection: Connection, account_id: str, subject: Subject) -> Found:
    """Read what is to be told.

    Raises:
        NothingToWriteError: nothing may be told.
        ServiceError: 404, the subject isn't there.
    """
    if isinstance(subject, AssessmentSubject):
        stored = get_assessment(connection, account_id, subject.id)
        shared = get_candidate(connection, account_id, stored.candidate.id).visibility != "private"
        results = find_results(connection, stored.id, stored.candidate)
        if results is None or not shared:
            raise NothingToWriteError(NOT_SHARED)
        return Found((results,))
    if isinstance(subject, ComparisonSubject):
        a, b = subject.ids
        for candidate_id in subject.ids:
            get_candidate(connection, account_id, candidate_id)
        known = {each.candidate.id: each for each in list_results_of_two(connection, account_id, a, b)}
        if len(known) < len(subject.ids):
            raise NothingToWriteError("One of the two has no result that counts, or doesn't share it.")
        return Found((known[a], known[b]))
    summary = get_team_summary(connection, account_id, subject.id)
    team = TeamRef(id=summary.id, name=summary.name, external_id=summary.external_id)
    return Found(
        tuple(list_team_results(connection, subject.id)), team, summary.size, count_hidden(connection, subject.id)
    )


def gather(found: Found, commission: Commission) -> tuple[Material, Roster]:
    """Make statements without names of what was found.

    Raises:
        NothingToWriteError: there is no profile in it.
    """
    results = found.results
    if found.team is None:
        return gather_person(results[0], commission) if len(results) == 1 else gather_pair(*results, commission)
    pending = found.size - len(results) - found.hidden
    material, roster = gather_team(found.size, results, pending, found.hidden, commission)
    return material, Roster(roster.people, roster.assessments, found.team)


def may_be_read(connection: Connection, account_id: str, subject: Subject, roster: Roster) -> bool:
    """Whether everybody in a report that was written still lets its reader see them, and is still there."""
    try:
        found = find(connection, account_id, subject)
    except (NothingToWriteError, ServiceError):
        return False
    return {person.id for person in roster.people} <= {each.candidate.id for each in found.results}
