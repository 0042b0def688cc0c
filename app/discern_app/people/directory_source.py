"""Reads the people of the directory: with their profiles in one call where the service can, else with less."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from discern.client import operations
from discern.client.errors import DiscernError, InvalidRequest, NotFound, UnreadableAnswer
from discern.contract.base_models import Page
from discern.contract.models.assessments import Assessment, AssessmentQuery
from discern.contract.models.candidates import (
    Candidate,
    CandidateList,
    CandidateProfile,
    CandidateQuery,
    ProfileAssessment,
    ProfileTotals,
)
from discern_app.base.queries import end_page, read, try_read
from discern_app.components.assessment_summary import started_first
from discern_app.components.pager import Pager

PAGE = 50

JOINED = 200
"""How many of the newest assessments are searched for those of the people listed, where the service lists people
without a status."""

Source: TypeAlias = Literal["profiles", "people", "results"]
"""What the rows come from: people with their profiles; people alone; or completed assessments."""


@dataclass(frozen=True, slots=True)
class Listing:
    """A page of people, and how many there are in each group where the service counts them.

    Where ``source`` is *results*, a person is listed once for each result, without an id where the service has none.
    """

    page: Page[Candidate]
    totals: ProfileTotals | None
    source: Source


def read_people(query: CandidateQuery, pager: Pager) -> Listing:
    """The page on screen. A service that lists no people gives those with a result; any other failure ends the page."""
    try:
        listed = try_read(pager.at_page(operations.list_candidates(query)))
    except (NotFound, UnreadableAnswer):
        return _read_results(query, pager)
    except InvalidRequest:  # Another vendor's service may not know what is asked for.
        plain = query.model_copy(update={"include": None, "sort": "created", "status": None})
        return _with_assessments(read(pager.at_page(operations.list_candidates(plain))))
    except DiscernError as error:
        end_page(error)
    if listed.data and all(person.profile is None for person in listed.data):
        return _with_assessments(listed)
    totals = listed.totals if isinstance(listed, CandidateList) else None
    return Listing(page=listed, totals=totals, source="profiles")


def _with_assessments(listed: Page[Candidate]) -> Listing:
    """People with the newest assessment of each, or the newest started one, as far as it is among the newest of all."""
    newest: dict[str, Assessment] = {}
    for assessment in started_first(read(operations.list_assessments(AssessmentQuery(limit=JOINED))).data):
        newest.setdefault(assessment.candidate.id, assessment)
    people = [person.model_copy(update={"profile": _profile_of(newest.get(person.id))}) for person in listed.data]
    return Listing(page=listed.model_copy(update={"data": people}), totals=None, source="people")


def _read_results(query: CandidateQuery, pager: Pager) -> Listing:
    asked = AssessmentQuery(status="completed", q=query.q, team_id=query.team_id, limit=PAGE)
    done = read(pager.at_page(operations.list_assessments(asked)))
    people = [
        Candidate(**each.candidate.model_dump(), created_at=each.created_at, led=False, profile=_profile_of(each))
        for each in done.data
    ]
    page = Page[Candidate](data=people, has_more=done.has_more, next_cursor=done.next_cursor)
    return Listing(page=page, totals=None, source="results")


def _profile_of(assessment: Assessment | None) -> CandidateProfile | None:
    if assessment is None:
        return None
    known = assessment.model_dump(include=set(ProfileAssessment.model_fields))
    return CandidateProfile(status=assessment.status, assessment=ProfileAssessment(**known))


def read_without_profile(team_id: str) -> Sequence[Candidate]:
    """The members of a team who have neither a profile nor an open assessment; at most a page of 200."""
    query = CandidateQuery(include="profile", sort="name", status="to_invite", team_id=team_id, limit=200)
    return [person for person in read(operations.list_candidates(query)).data if person.led]
