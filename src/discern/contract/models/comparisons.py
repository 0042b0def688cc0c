"""Two people side by side, and a person beside their team-mates."""

from pydantic import Field

from discern.contract.base_models import CandidateRef, Line, Object
from discern.contract.models.insights import Insight, Wording
from discern.contract.models.results import Interval, Results
from discern.contract.styles import ByStyle


class Difference(Object):
    """How far two people's scores in a style lie apart, in points: the first one's less the second one's.

    ``interval`` holds the true difference with 95% probability, if the model and its parameters hold;
    ``probability`` is that of the first one's true score being the higher. Both are null where a service doesn't
    measure its uncertainty.
    """

    difference: float
    interval: Interval | None = None
    probability: float | None = None


class Comparison(Object):
    """Where two people are alike, where friction is likely, and what each can try."""

    a: CandidateRef
    b: CandidateRef
    a_results: Results
    b_results: Results
    differences: ByStyle[Difference]
    insights: list[Insight] = []


class Teammates(Object):
    """What a person can expect of each team-mate, in ``insights``, the most probable statements first.

    There is at most one statement for each team-mate, and none for those whose results the caller may not see or who
    have none that counts.
    """

    candidate: CandidateRef
    insights: list[Insight]


class ComparisonQuery(Wording):
    """Whom to compare."""

    a: Line = Field(description="A candidate.")
    b: Line = Field(description="Another candidate.")
