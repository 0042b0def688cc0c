"""What people have agreed on, in their own words and until a day: one person with the maker of the agreement, two
people, or a team. No score is near it, and nobody judges it but the people themselves.
"""

from collections.abc import Iterable
from datetime import date
from typing import Annotated, Any, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from discern.contract.base_models import CandidateRef, Day, Input, Line, ListQuery, Name, Object, Remark, Time
from discern.contract.models.teams import TeamRef, TeamSummary, WorkshopStage, workshop_stage

MOST_DAYS = 366
"""How far ahead an agreement's day may be."""

Outcome = Literal["kept", "partly", "dropped"]
"""What became of an agreement, as people say themselves."""


def _require_written_bool(value: Any) -> Any:
    """Refuse the other words that would be taken for one, such as `on`."""
    written = {"true": True, "false": False}
    if isinstance(value, bool) or value in written:
        return written.get(value, value)
    raise ValueError("must be true or false")


class Agreement(Object):
    """Either ``people`` or a ``team`` agreed. One person alone agreed with its maker. ``own``: the caller made it.

    ``when`` is a situation, ``who`` does something then, ``will`` is what. ``outcome`` is null until it is answered.
    """

    id: str
    candidate_ids: list[str] = []
    team_id: str | None = None
    people: list[CandidateRef] = []
    team: TeamRef | None = None
    when: str | None = None
    who: str | None = None
    will: str
    until: date
    outcome: Outcome | None = None
    own: bool = False
    created_at: Time
    answered_at: Time | None = None


class NewAgreement(Input):
    """One or two ``candidate_ids``, a ``team_id``, or a ``meeting_id``: the two who meet agree."""

    candidate_ids: list[Line] = Field(default=[], max_length=2, json_schema_extra={"uniqueItems": True})
    team_id: Line | None = None
    meeting_id: Line | None = None
    when: Remark | None = Field(default=None, description="A situation: `the team decides`.")
    who: Name | None = Field(default=None, description="Who does something then, in the words of those who agree.")
    will: Remark = Field(description="What they do: `send one line of doubt the same day`.")
    until: Day = Field(description=f"Today or later, and within {MOST_DAYS} days.")

    @model_validator(mode="after")
    def _whose(self) -> Self:
        if bool(self.candidate_ids) + (self.team_id is not None) + (self.meeting_id is not None) != 1:
            raise ValueError("give one of candidate_ids, team_id and meeting_id")
        if len(set(self.candidate_ids)) < len(self.candidate_ids):
            raise ValueError("candidate_ids must be of two people")
        return self


class AnswerAgreement(Input):
    outcome: Outcome | None = Field(description="Null takes an answer back.")


class MoveAgreement(Input):
    until: Day = Field(description=f"Today or later, and within {MOST_DAYS} days.")


class AgreementQuery(ListQuery):
    candidate_id: Line | None = Field(default=None, description="Agreements with this person.")
    team_id: Line | None = Field(default=None, description="Agreements of this team.")
    due_by: Day | None = Field(default=None, description="Those whose day is this one or before it.")
    open: Annotated[bool, BeforeValidator(_require_written_bool)] | None = Field(
        default=None, description="Those without an outcome, or with one."
    )


def stage_to_tell(team: TeamSummary, agreements: Iterable[Agreement], today: date) -> WorkshopStage | None:
    """What a team's leader is told of its workshop, as in `workshop_stage`. Who has written down since what the team
    agreed on isn't asked for it; that is found among ``agreements``.
    """
    on, stage = team.workshop_on, workshop_stage(team.workshop_on, today)
    if on is None or stage != "done":
        return stage
    has_agreed = any(each.team_id == team.id and each.created_at.date() >= on for each in agreements)
    return None if has_agreed else stage


class AgreementCounts(Object):
    """How many agreements were made and are kept here, and what became of them; nobody's, and no words."""

    made: int
    open: int
    kept: int
    partly: int
    dropped: int
