"""Keeping Discern's people and teams as they are elsewhere."""

from inspect import getdoc
from typing import Annotated, Any, Literal, Self

from pydantic import Field, GetJsonSchemaHandler, StrictBool, StringConstraints, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from pydantic_core.core_schema import union_schema

from discern.contract.base_models import ExternalId, Input, Name, Object
from discern.contract.models.candidates import NewCandidate
from discern.contract.problems import FieldError

MOST_ROWS = 1000


class SyncCandidate(NewCandidate):
    """A person by the caller's id. Null takes what is known away."""

    external_id: ExternalId


class SyncTeam(Input):
    """A team by the caller's id. ``members``, where given, are all of its people, by the caller's ids."""

    external_id: ExternalId
    name: Name
    members: Annotated[list[ExternalId], Field(max_length=MOST_ROWS)] | None = None


class SyncAllOrNone(Input):
    """Right rows, all of which are taken: one wrong row refuses the batch."""

    candidates: list[SyncCandidate] = []
    teams: list[SyncTeam] = []
    partial: StrictBool = False


WrongRow = Annotated[Any, Field(title="Wrong row", description="Anything else: the row fails by itself.")]


class SyncPartial(Input):
    """Rows of which each is taken or fails by itself."""

    candidates: list[SyncCandidate | WrongRow] = []
    teams: list[SyncTeam | WrongRow] = []
    partial: Literal[True]


class SyncBatch(Input):
    """Up to 1,000 rows. With ``partial`` each row stands alone; otherwise one wrong row refuses all of them.

    A row with the external id of an earlier one of its kind and other values is wrong; an equal one changes nothing.
    """

    candidates: list[Any] = []
    teams: list[Any] = []
    partial: StrictBool = False

    @classmethod
    def __get_pydantic_json_schema__(cls, _: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """Describe the two kinds of batches, each by its name: generators of clients make a class of each."""
        kinds = union_schema([SyncAllOrNone.__pydantic_core_schema__, SyncPartial.__pydantic_core_schema__])
        return handler(kinds) | {"title": cls.__name__, "description": getdoc(cls)}

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
