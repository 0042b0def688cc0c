"""A brief for a meeting: who is there, what this group finds easy and hard, and how to begin."""

from typing import Self

from pydantic import Field, model_validator

from discern.contract.base_models import CandidateRef, Line, Object
from discern.contract.models.agreements import Agreement
from discern.contract.models.insights import Insight, Wording
from discern.contract.models.teams import GroupAnalysis, TeamRef

MOST_AT_A_MEETING = 50


class BriefQuery(Wording):
    """Who meets: the members of a team, other people, or both."""

    candidate_ids: list[Line] = Field(
        default=[], max_length=MOST_AT_A_MEETING, description="Somebody who is there. Repeat it for several."
    )
    team_id: Line | None = Field(
        default=None, description="A team whose members are there; the brief has its agreements too."
    )

    @model_validator(mode="after")
    def _has_people(self) -> Self:
        if not self.candidate_ids and self.team_id is None:
            raise ValueError("give candidate_ids or team_id")
        return self


class BriefPerson(Object):
    """Somebody at a meeting, and what to do for them there: a card, which has that as its headline and why as its text.

    ``card`` is null where nothing is known or shared of them.
    """

    candidate: CandidateRef
    card: Insight | None = None


class Brief(Object):
    """A meeting on a page. Nothing of it is stored.

    ``people`` are in the order of their names. ``group`` is what the results that the caller may see say together; of
    two people its statements are those of their comparison. ``easy``, ``hard`` and ``open_with`` are statements of it
    that rest on what is at least likely; ``open_with``, a question, rests on nothing where nothing is. ``agreements``
    are the open ones of the team and of any two who are there.
    """

    team: TeamRef | None = None
    people: list[BriefPerson]
    group: GroupAnalysis
    easy: Insight | None = None
    hard: Insight | None = None
    open_with: Insight | None = None
    agreements: list[Agreement] = []
