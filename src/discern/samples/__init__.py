"""The sample company: fictitious people whose simulated answers are given through the ordinary operations."""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from pydantic import BaseModel, ConfigDict

from discern.client.cache import CachedReader
from discern.client.errors import InvalidRequest
from discern.contract import operations
from discern.contract.base_models import MAX_LIMIT, SAMPLE_PREFIX, is_sample
from discern.contract.models.assessments import Answer, AssessmentQuery, GiveAnswers, GiveConsent, NewAssessment
from discern.contract.models.candidates import CandidateQuery, NewCandidate
from discern.contract.models.teams import NewTeam, TeamQuery


class SamplePerson(BaseModel):
    """A fictitious person of the team with index ``team``.

    ``answers`` are (block, most, least, milliseconds); fewer than the form has blocks if the person hasn't finished.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    team: int
    answers: list[tuple[str, str, str, int]]


class SampleCompany(BaseModel):
    """The company; ``fingerprint`` is that of the item bank that the answers were simulated from."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    fingerprint: str
    teams: list[str]
    people: list[SamplePerson]


@cache
def sample_company() -> SampleCompany:
    """The company as shipped with the package."""
    text = files("discern.samples").joinpath("company.json").read_text(encoding="utf-8")
    return SampleCompany.model_validate(json.loads(text))


def load(reader: CachedReader) -> Iterator[float]:
    """Create teams and people and give their answers; yields the share done, 0–1.

    Whatever exists already is left alone, so an interrupted load can be repeated.

    Raises:
        DiscernError: a call failed; what was created before it stays.
    """
    company = sample_company()
    team_ids = [_team(reader, number, name) for number, name in enumerate(company.teams)]
    for number, person in enumerate(company.people):
        _person(reader, number, person, team_ids[person.team])
        yield (number + 1) / len(company.people)


def is_loaded(reader: CachedReader) -> bool:
    """Whether a load has finished: whether the last person exists."""
    last = CandidateQuery(external_id=_external_id(len(sample_company().people) - 1), limit=1)
    return bool(reader.read(operations.LIST_CANDIDATES(last)).value.data)


def remove(reader: CachedReader) -> Iterator[float]:
    """Erase every sample person and team; yields the share done, 0–1.

    Raises:
        DiscernError: a call failed; call again to continue.
    """
    client = reader.client
    people = client.pages(operations.LIST_CANDIDATES(CandidateQuery(limit=MAX_LIMIT)))
    teams = client.pages(operations.LIST_TEAMS(TeamQuery(limit=MAX_LIMIT)))
    erasures = [
        *(operations.DELETE_CANDIDATE(candidate_id=each.id) for each in people if is_sample(each.external_id)),
        *(operations.DELETE_TEAM(team_id=each.id) for each in teams if is_sample(each.external_id)),
    ]
    for number, erasure in enumerate(erasures):
        reader.write(erasure)
        yield (number + 1) / len(erasures)


def _team(reader: CachedReader, number: int, name: str) -> str:
    external_id = f"{SAMPLE_PREFIX}team-{number + 1}"
    for team in reader.client.send(operations.LIST_TEAMS(TeamQuery(external_id=external_id))).data:
        return team.id
    return reader.write(operations.CREATE_TEAM(NewTeam(name=name, external_id=external_id))).id


def _external_id(number: int) -> str:
    return f"{SAMPLE_PREFIX}person-{number + 1}"


def _person(reader: CachedReader, number: int, person: SamplePerson, team_id: str) -> None:
    candidate = NewCandidate(name=person.name, external_id=_external_id(number))
    try:
        created = reader.write(operations.CREATE_ASSESSMENT(NewAssessment(candidate=candidate, team_id=team_id)))
    except InvalidRequest as error:
        if error.code != "external_id_taken":
            raise
        existing = AssessmentQuery(external_id=candidate.external_id, limit=1)
        created = reader.client.send(operations.LIST_ASSESSMENTS(existing)).data[0]
    if not person.answers or created.status == "completed":
        return
    reader.write(operations.GIVE_CONSENT(GiveConsent(accepted=True), assessment_id=created.id))
    answers = [Answer(block=block, most=most, least=least, ms=ms) for block, most, least, ms in person.answers]
    reader.write(operations.GIVE_ANSWERS(GiveAnswers(answers=answers), assessment_id=created.id))
