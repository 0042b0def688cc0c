"""Teams and what their members' results say together."""

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from typing import Literal

from pydantic import ConfigDict, Field, StrictBool

from discern.contract.base_models import (
    NAME_SEARCH,
    CandidateRef,
    Day,
    ExternalId,
    Input,
    Line,
    ListQuery,
    Name,
    Object,
    Time,
)
from discern.contract.models.insights import Insight, Wording
from discern.contract.models.results import Interval, IntervalBasis, StyleSummary
from discern.contract.styles import ByStyle, Direction, Half, Style, circle_angle
from discern.contract.weeks import find_monday

LOOK_BACK_AFTER = timedelta(weeks=2)
"""How long after their profile, or after a workshop on it, people are asked whether it showed."""


class TeamRef(Object):
    id: str
    name: str
    external_id: str | None = None


class TeamSummary(TeamRef):
    """A team as lists show it: ``size`` counts its members; ``workshop_on`` is the day of its last or next workshop;
    ``erased_at`` is when the data of somebody in it were last deleted.
    """

    size: int
    workshop_on: date | None = None
    created_at: Time
    updated_at: Time
    erased_at: Time | None = None


class Team(TeamSummary):
    """``held`` are the members, by id, whose results are held back until the debrief; with ``holds`` so are those of
    whoever joins.
    """

    members: list[CandidateRef]
    held: list[str] = []
    holds: bool = False


class NewTeam(Input):
    name: Name
    external_id: ExternalId | None = None
    members: list[Line] = Field(default=[], max_length=1000, description="Candidate ids.")


class TeamChange(Input):
    name: Name


class PutWorkshop(Input):
    """The day of a team's last or next workshop; null where there is none."""

    on: Day | None


WorkshopStage = Literal["ahead", "done", "over"]


def workshop_stage(on: date | None, today: date) -> WorkshopStage | None:
    """What a team's leader is told of a workshop: that it comes this week or next; until the end of the week after it,
    to write down what the team agreed on; or, in the week two weeks later, that it is time to ask whether it showed.
    """
    if on is None:
        return None
    weeks = (find_monday(on) - find_monday(today)) // timedelta(weeks=1)
    if on >= today:
        return "ahead" if weeks <= 1 else None
    if weeks >= -1:
        return "done"
    return "over" if timedelta(weeks=-weeks) == LOOK_BACK_AFTER else None


def choose_teams(
    teams: Sequence[TeamSummary], met: Collection[str], new: Collection[str], today: date, most: int
) -> list[TeamSummary]:
    """The teams of which something is said in the week of a day: those with a workshop, then those of people who are
    ``met`` in it, then those that changed since the Monday before or have somebody ``new`` in them; both are ids of
    teams. The others take turns from week to week.
    """
    monday = find_monday(today)
    since = monday - timedelta(weeks=1)
    groups: list[list[TeamSummary]] = [[], [], [], []]
    for each in sorted(teams, key=lambda team: (team.name, team.id)):
        is_changed = each.id in new or each.updated_at.date() >= since
        wanted = (workshop_stage(each.workshop_on, today) is not None, each.id in met, is_changed, True)
        groups[wanted.index(True)].append(each)
    *first, others = groups
    chosen = [each for group in first for each in group][:most]
    room = most - len(chosen)
    turn = monday.toordinal() // 7 * room % len(others) if others else 0
    return [*chosen, *[*others[turn:], *others[:turn]][:room]]


class Reveal(Input):
    """Whether results are shown, of the whole team or of one member. Held back, they are for its coaches alone."""

    revealed: StrictBool = True
    candidate_id: Line | None = None


class TeamQuery(ListQuery):
    q: Line | None = Field(default=None, description=f"Searches the name: {NAME_SEARCH}")
    external_id: Line | None = None


class WhatIf(Wording):
    """Changes to a team that are looked at and not made. None of them is the team as it is."""

    model_config = ConfigDict(populate_by_name=True)

    with_: list[Line] = Field(
        default=[], alias="with", max_length=200, description="Candidates who would come in. Repeat it for several."
    )
    without: list[Line] = Field(
        default=[], max_length=200, description="Members who would leave. Repeat it for several."
    )
    with_style: list[Style] = Field(
        default=[],
        max_length=20,
        description="A newcomer in the direction of this style would come in. Repeat it for several.",
    )

    @property
    def changes(self) -> bool:
        """Whether it asks for anything."""
        return bool(self.with_ or self.without or self.with_style)


class Share(Object):
    """How many members lie in a part of the circle: ``count`` by their dots, ``expected`` and its 95% ``interval`` by
    where each of them may lie."""

    count: int
    expected: float | None = None
    interval: Interval | None = None


class Halves(Object):
    """How many members lie in each half of the circle."""

    fast: Share
    people: Share
    calm: Share
    task: Share


class Mean(Object):
    """The members' mean score, their standard deviation, and the mean's 95% interval, all on 0–100."""

    score: float
    sd: float | None = None
    interval: Interval | None = None


class MapPoint(Object):
    """A member on the style circle: x and y in θ units, the angle in degrees, scores on 0–100.

    ``direction`` or ``half`` with its ``probability`` is what is said of the member, as in `StyleSummary`, and
    ``quarters`` are as there. Nothing is said of a member whose answers look random (``looks_random``): all of the
    first are null.
    """

    candidate_id: str
    name: str
    x: float
    y: float
    angle: float
    direction: Direction | None = None
    half: Half | None = None
    probability: float | None = None
    label: str | None = None
    quarters: ByStyle[float] | None = None
    scores: ByStyle[float] | None = None
    looks_random: bool = False

    @classmethod
    def of(
        cls,
        candidate: CandidateRef,
        style: StyleSummary,
        place: tuple[float, float],
        scores: ByStyle[float] | None = None,
        *,
        looks_random: bool = False,
    ) -> "MapPoint":
        """Somebody at a ``place`` [x, y], with what is said of them; nothing is of answers that look random."""
        (x, y), said = place, StyleSummary() if looks_random else style
        return cls(
            candidate_id=candidate.id,
            name=candidate.name,
            x=x,
            y=y,
            angle=circle_angle(x, y),
            direction=said.direction,
            half=said.half,
            probability=said.probability,
            label=said.label,
            quarters=style.quarters,
            scores=scores,
            looks_random=looks_random,
        )


class Centre(Object):
    """The mean place of the members, in θ, with the 95% intervals of its two coordinates."""

    x: float
    y: float
    x_interval: Interval | None = None
    y_interval: Interval | None = None


class Absence(Object):
    """How probable it is that nobody in the team lies in the direction of ``style``."""

    style: Style
    probability: float


class GroupAnalysis(Object):
    """What the results of several people say together.

    ``profiled`` people have a result that counts; distribution, means and map are of them alone.

    ``distribution`` is by the directions of the four styles, each a quarter of the circle. ``spread``, the root mean
    square distance of the people from their centre, is null until people's answers say how telling the statements are.

    ``pending`` have yet to answer; ``withheld`` have answered, and their answers make no profile. ``bases`` are what
    the intervals rest on.
    """

    size: int
    profiled: int
    pending: int
    not_shared: int = 0
    withheld: int = 0
    distribution: ByStyle[Share] | None = None
    halves: Halves | None = None
    means: ByStyle[Mean] | None = None
    map: list[MapPoint] = []
    centre: Centre | None = None
    spread: float | None = None
    absent: list[Absence] = []
    bases: list[IntervalBasis] = []
    insights: list[Insight] = []


class TeamAnalysis(GroupAnalysis):
    """The analysis of a team, as it is or as it would be.

    In a what-if some of those ``pending`` may have results that aren't shared: it doesn't tell. For a key without
    `results:read` the map is empty, no statement names anybody, and below three profiles there are no figures.
    """

    team: TeamRef
