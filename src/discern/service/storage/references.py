"""How people and teams are named in what else is shown, and who of them is made up."""

from typing import Any

from sqlalchemy import ColumnElement, func

from discern.contract.base_models import SAMPLE_PREFIX, CandidateRef
from discern.contract.models.teams import TeamRef
from discern.service.storage.engine.tables import candidates


def name_person(person: Any) -> CandidateRef:
    """The person that a row or an object with an id, a name and an external id stands for."""
    return CandidateRef(id=person.id, name=person.name, external_id=person.external_id)


def name_team(team: Any) -> TeamRef:
    """The team that a row or an object with an id, a name and an external id stands for."""
    return TeamRef(id=team.id, name=team.name, external_id=team.external_id)


def is_real() -> ColumnElement[bool]:
    """Whether a candidate isn't of the sample company: `not is_sample` as an expression."""
    # Not LIKE, which is blind to case on SQLite.
    return func.substr(func.coalesce(candidates.c.external_id, ""), 1, len(SAMPLE_PREFIX)) != SAMPLE_PREFIX
