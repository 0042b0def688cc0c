"""People who take assessments."""

from typing import Annotated

from pydantic import Field, StringConstraints

from discern.contract.base import ExternalId, Input, Name, Object, Time
from discern.contract.lists import ListQuery

Email = Annotated[str, StringConstraints(strip_whitespace=True, max_length=254, pattern=r"^[^@\s]+@[^@\s]+\.[^@\s]+$")]


class CandidateRef(Object):
    """A person, where another object names them."""

    id: str
    name: str
    external_id: str | None = None


class Candidate(CandidateRef):
    email: str | None = None
    created_at: Time


class NewCandidate(Input):
    name: Name
    email: Email | None = None
    external_id: ExternalId | None = None


class CandidateQuery(ListQuery):
    q: str | None = Field(None, max_length=200, description="Part of the name, in any case.")
    external_id: str | None = Field(None, max_length=200)
    team_id: str | None = Field(None, max_length=100, description="Members of this team.")
