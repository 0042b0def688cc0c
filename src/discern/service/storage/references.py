"""How people and teams are named in what else is shown."""

from typing import Any

from discern.contract.base_models import CandidateRef
from discern.contract.models.teams import TeamRef


def name_person(person: Any) -> CandidateRef:
    """The person that a row or an object with an id, a name and an external id stands for."""
    return CandidateRef(id=person.id, name=person.name, external_id=person.external_id)


def name_team(team: Any) -> TeamRef:
    """The team that a row or an object with an id, a name and an external id stands for."""
    return TeamRef(id=team.id, name=team.name, external_id=team.external_id)
