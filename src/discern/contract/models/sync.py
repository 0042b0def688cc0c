"""Keeping Discern's people and teams as they are elsewhere."""

from typing import Annotated, Any, Literal, Self

from pydantic import ConfigDict, Field, StrictBool, StringConstraints, WithJsonSchema, model_validator

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


WRONG_ROW = {"title": "Wrong row", "description": "Anything else: the row fails by itself."}
CandidateRow = Annotated[Any, WithJsonSchema(SyncCandidate.model_json_schema())]
TeamRow = Annotated[Any, WithJsonSchema(SyncTeam.model_json_schema())]


def _tell_rows_apart(schema: dict[str, Any]) -> None:
    """Describe two batches: one of right rows, and one with ``partial``, where a row may be anything."""
    whole = {key: schema.pop(key) for key in ("type", "properties", "additionalProperties")}
    lenient = {
        name: rows | {"items": {"anyOf": [rows["items"], WRONG_ROW]}} if "items" in rows else {"const": True}
        for name, rows in whole["properties"].items()
    }
    schema["anyOf"] = [
        {"title": "Rows", **whole},
        {"title": "Rows that may fail", **whole, "properties": lenient, "required": ["partial"]},
    ]


class SyncBatch(Input):
    """Up to 1,000 rows. With ``partial`` each row stands alone; otherwise one wrong row refuses all of them."""

    model_config = ConfigDict(json_schema_extra=_tell_rows_apart)

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
