"""Keeping Discern's people and teams as they are elsewhere."""

from inspect import getdoc
from typing import Annotated, Any, Literal, Self

from pydantic import Field, GetJsonSchemaHandler, StrictBool, StringConstraints, model_validator
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from pydantic_core.core_schema import union_schema

from discern.contract.base_models import ExternalId, Input, Name, Object
from discern.contract.models.candidates import PersonChange
from discern.contract.problems import FieldError

MOST_ROWS = 1000
MOST_TEAMS = 50
"""Teams that a row of a person names."""

MembershipMode = Literal["add", "replace"]
RowKind = Literal["candidate", "team"]
RowOutcome = Literal["created", "updated", "unchanged", "failed"]

_DRY_RUN: Any = Field(default=False, description="Answer what would happen, and change nothing.")


class SyncCandidate(PersonChange):
    """A person: the one with its ``external_id``; or else the one with its ``email``, in any case; with neither, the
    one of its ``name``, without regard to case, accents, apostrophes and punctuation. Where there is nobody, a new
    person.

    What isn't given stays, as does an external id that is null; other nulls take away what is known.
    """

    name: Name
    teams: Annotated[list[Name], Field(max_length=MOST_TEAMS)] = Field(
        default=[],
        description="Teams to join, by external id or else by name. One that isn't here is made, with the name as its "
        "external id too. Nobody leaves a team.",
    )


class SyncTeam(Input):
    """A team by the caller's id. Its ``members`` are people by the caller's ids: with the mode `add` they join; with
    `replace` everybody else leaves, but for people whose rows name the team.
    """

    external_id: ExternalId
    name: Name
    members: Annotated[list[ExternalId], Field(max_length=MOST_ROWS)] | None = None
    mode: MembershipMode = "add"


class SyncAllOrNone(Input):
    """Right rows, all of which are taken: one wrong row refuses the batch."""

    candidates: list[SyncCandidate] = []
    teams: list[SyncTeam] = []
    partial: StrictBool = False
    dry_run: StrictBool = _DRY_RUN


WrongRow = Annotated[Any, Field(title="Wrong row", description="Anything else: the row fails by itself.")]


class SyncPartial(Input):
    """Rows of which each is taken or fails by itself."""

    candidates: list[SyncCandidate | WrongRow] = []
    teams: list[SyncTeam | WrongRow] = []
    partial: Literal[True]
    dry_run: StrictBool = _DRY_RUN


class SyncBatch(Input):
    """Up to 1,000 rows. With ``partial`` each row stands alone; otherwise one wrong row refuses all of them.

    A row about the person or the team of another one and with other values is wrong; an equal one changes nothing.
    """

    candidates: list[Any] = []
    teams: list[Any] = []
    partial: StrictBool = False
    dry_run: StrictBool = _DRY_RUN

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
    """What became of a row. ``external_id`` is what the person or team has, and of a row that failed the given one.

    ``id`` is null where the row failed, and then ``error`` says why; and in a dry run of what isn't there yet.
    """

    kind: RowKind
    row: int
    external_id: Annotated[str, StringConstraints(max_length=200)] | None
    outcome: RowOutcome
    id: str | None = None
    error: FieldError | None = None


class SyncMembership(Object):
    """Somebody who joined a team, or left it. In a dry run the ids of what isn't there yet are null."""

    team_id: str | None = None
    team: str
    candidate_id: str | None = None
    name: str


class SyncOutcome(Object):
    """How many rows were created, updated, unchanged and failed, each of them, and who joined and left which team.

    A person's row that only lets them join a team counts as updated.
    """

    created: int
    updated: int
    unchanged: int
    failed: int
    rows: list[SyncRow]
    joined: list[SyncMembership] = []
    left: list[SyncMembership] = []
