"""What a list shows of people besides, read for all of a page at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, and_, case, func, null, select

from discern.contract.models.assessments import FormId, Status
from discern.contract.models.candidates import CandidateTeam
from discern.contract.models.results import Results
from discern.service.storage.assessment_status import can_be_answered, select_status
from discern.service.storage.engine.tables import answers, assessments, candidates
from discern.service.storage.repositories.people.profile_groups import profile_groups
from discern.service.storage.repositories.results import list_shared_results, list_withheld_results
from discern.service.storage.repositories.teams import list_teams_of_people
from discern.service.storage.repositories.visibility import (
    Viewer,
    is_listed,
    is_revealed,
    is_shared,
)


@dataclass(frozen=True, slots=True)
class Reading:
    """What of a profile to read: the parts that a key's scopes let it read elsewhere. ``progress`` is how much of an
    assessment is answered."""

    assessments: bool
    results: bool
    teams: bool
    progress: bool


class Standing(NamedTuple):
    """Whether a person has a profile, as `profile_groups` has it, and who may see it."""

    with_profile: bool
    waiting: bool
    shared: bool
    revealed: bool


class NewestAssessment(NamedTuple):
    """The assessment of a person that says where they stand; ``status`` is at the time of reading."""

    id: str
    status: Status
    form: FormId
    language: str
    bank_id: str | None
    bank_version: str | None
    created_at: datetime
    started_at: datetime | None
    completed_at: datetime | None
    expires_at: datetime | None
    answered: int | None


@dataclass(frozen=True, slots=True)
class StoredProfiles:
    """The parts of people's profiles by their ids; what wasn't read is empty. ``withheld`` are of those without any
    ``results``."""

    standings: dict[str, Standing]
    assessments: dict[str, NewestAssessment]
    results: dict[str, Results]
    withheld: dict[str, Results]
    teams: dict[str, list[CandidateTeam]]


def read_profiles(
    connection: Connection, account_id: str, people: Sequence[str], reading: Reading, now: datetime, viewer: Viewer
) -> StoredProfiles:
    """What ``viewer`` may know of these people of the account, in five statements however many they are."""
    standings = _read_standings(connection, people, reading, now, viewer)
    of_account = (connection, account_id)
    without = [person for person in people if not standings[person].with_profile]
    results = list_shared_results(*of_account, people, viewer) if reading.results else []
    withheld = list_withheld_results(*of_account, without, viewer) if reading.results and without else []
    return StoredProfiles(
        standings=standings,
        assessments=_read_assessments(connection, people, reading, now, viewer) if reading.assessments else {},
        results={each.candidate.id: each for each in results},
        withheld={each.candidate.id: each for each in withheld},
        teams=list_teams_of_people(connection, people, viewer) if reading.teams else {},
    )


def _read_standings(
    connection: Connection, people: Sequence[str], reading: Reading, now: datetime, viewer: Viewer
) -> dict[str, Standing]:
    groups = profile_groups(viewer, now, reads_results=reading.results)
    conditions = (groups["with_profile"], groups["waiting"], is_shared(viewer), is_revealed(viewer))
    columns = [each.label(name) for name, each in zip(Standing._fields, conditions, strict=True)]
    statement = select(candidates.c.id, *columns).where(candidates.c.id.in_(people))
    rows = connection.execute(statement)
    return {row[0]: Standing(*map(bool, row[1:])) for row in rows}


def _read_assessments(
    connection: Connection, people: Sequence[str], reading: Reading, now: datetime, viewer: Viewer
) -> dict[str, NewestAssessment]:
    is_started = and_(can_be_answered(now), assessments.c.status == "started")
    rank = case((is_started, 0), (can_be_answered(now), 1), (assessments.c.status == "completed", 2), else_=3)
    place = func.row_number().over(partition_by=assessments.c.candidate_id, order_by=(rank, assessments.c.seq.desc()))
    answered = select(func.count()).where(answers.c.assessment_id == assessments.c.id).scalar_subquery()
    computed = {
        "status": select_status(now),
        "answered": answered if reading.progress else null(),
    }
    columns = [computed[name].label(name) if name in computed else assessments.c[name] for name in _COLUMNS]
    ranked = (
        select(assessments.c.candidate_id, *columns, place.label("place"))
        .join(candidates, candidates.c.id == assessments.c.candidate_id)
        .where(assessments.c.candidate_id.in_(people), is_listed(viewer))
        .subquery()
    )
    newest = select(ranked.c.candidate_id, *(ranked.c[name] for name in _COLUMNS)).where(ranked.c.place == 1)
    rows = connection.execute(newest)
    return {row[0]: NewestAssessment(*row[1:]) for row in rows}


_COLUMNS = NewestAssessment._fields
