"""People who take assessments."""

import re
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from discern.contract.base_models import ExternalId, Input, Line, Name, Object, Time, require_one_line
from discern.contract.models.lists import ListQuery


def require_address(text: str) -> str:
    """Refuse what can't be an e-mail address. Whether it is one, only a message to it would show."""
    if not re.fullmatch(r"[^@\s]+@[^@\s]+\.[^@\s]+", text):
        raise ValueError("must be an e-mail address, such as name@example.org")
    return require_one_line(text)


Email = Annotated[str, StringConstraints(strip_whitespace=True, max_length=254), AfterValidator(require_address)]


class CandidateRef(Object):
    """A person, where another object names them."""

    id: str
    name: str
    external_id: str | None = None


Visibility = Literal["private", "team", "organisation"]


class Candidate(CandidateRef):
    """``visibility`` is who may see the person's results besides themselves: their coach; who leads or coaches a team
    they are in, and an owner; or everybody who may see results here.

    ``led`` is whether whoever asks may put the person into a team and assess them, and not only see them.
    """

    email: str | None = None
    visibility: Visibility = "team"
    led: bool = True
    created_at: Time


class NewCandidate(Input):
    name: Name
    email: Email | None = None
    external_id: ExternalId | None = None


class CandidateQuery(ListQuery):
    q: Line | None = Field(None, description="Part of the name, in any case.")
    external_id: Line | None = None
    team_id: Line | None = Field(None, description="Members of this team.")
    idle_days: int | None = Field(
        None,
        ge=1,
        le=36_500,
        description="Nothing has happened with them for so many days: whom retention would erase.",
    )


class CandidateChange(Input):
    """What is given is changed; a null ``email`` or ``external_id`` takes it away."""

    name: Name | None = None
    email: Email | None = None
    external_id: ExternalId | None = None

    @model_validator(mode="after")
    def _something(self) -> Self:
        if not self.model_fields_set:
            raise ValueError("give at least one of name, email and external_id")
        if "name" in self.model_fields_set and self.name is None:
            raise ValueError("name can't be taken away")
        return self


class SetVisibility(Input):
    visibility: Visibility


class AuditEntry(Object):
    """Something that was done with a person's data; ``subject_id`` is the person, an assessment, or a team they are in.

    ``actor_id`` is for whom the key acted: a user, or the person themselves; ``actor`` is that user's name or address,
    while they are known.
    """

    at: Time
    action: str
    key_id: str
    subject_id: str
    actor_id: str | None = None
    actor: str | None = None
