"""Keeping Discern's people and teams as they are elsewhere."""

from typing import Annotated, Any, Literal, Self

from pydantic import Field, StrictBool, StringConstraints, WithJsonSchema, model_validator

from discern.contract.base_models import ExternalId, Input, Name, Object
from discern.contract.models.candidates import Email
from discern.contract.problems import FieldError

MOST_ROWS = 1000


class SyncCandidate(Input):
    """A person by the caller's id. A null ``email`` takes the address away."""

    external_id: ExternalId
    name: Name
    email: Email | None = None


class SyncTeam(Input):
    """A team by the caller's id. ``members``, where given, are all of its people, by the caller's ids."""

    external_id: ExternalId
    name: Name
    members: Annotated[list[ExternalId], Field(max_length=MOST_ROWS)] | None = None


WRONG_ROW = {
    "title": "Wrong row",
    "description": "Anything else. With `partial` the row fails by itself; without, it refuses the batch.",
}
CandidateRow = Annotated[Any, WithJsonSchema({"anyOf": [SyncCandidate.model_json_schema(), WRONG_ROW]})]
TeamRow = Annotated[Any, WithJsonSchema({"anyOf": [SyncTeam.model_json_schema(), WRONG_ROW]})]


class SyncBatch(Input):
    """Up to 1,000 rows. With ``partial`` each row stands alone; otherwise one wrong row refuses all of them."""

    candidates: list[CandidateRow] = []
    teams: list[TeamRow] = []
    partial: StrictBool = False

    @model_validator(mode="after")
    def _not_too_many(self) -> Self:
        if len(self.candidates) + len(self.teams) > MOST_ROWS:
            raise ValueError(f"at most {MOST_ROWS} rows in a batch")
        return self


class SyncRow(Object):
    """What became of a row. ``id`` is null where it failed, and then ``error`` says why."""

    kind: Literal["candidate", "team"]
    row: int
    external_id: Annotated[str, StringConstraints(max_length=200)] | None
    outcome: Literal["created", "updated", "unchanged", "failed"]
    id: str | None = None
    error: FieldError | None = None


class SyncOutcome(Object):
    created: int
    updated: int
    unchanged: int
    failed: int
    rows: list[SyncRow]
