"""Two people side by side."""

from pydantic import Field

from discern.contract.base_models import Line, Object
from discern.contract.models.candidates import CandidateRef
from discern.contract.models.insights import Insight, Wording
from discern.contract.models.results import Interval, Results
from discern.contract.styles import ByStyle


class Difference(Object):
    """How far two people's scores in a style lie apart, in points: the first one's less the second one's.

    ``interval`` holds the true difference with 95% probability; ``probability`` is that of the first one's true score
    being the higher. Both are null where a service doesn't measure its uncertainty.
    """

    difference: float
    interval: Interval | None = None
    probability: float | None = None


class Comparison(Object):
    """Where two people are alike, where they are likely to rub, and what each can try."""

    a: CandidateRef
    b: CandidateRef
    a_results: Results
    b_results: Results
    differences: ByStyle[Difference]
    insights: list[Insight] = []


class ComparisonQuery(Wording):
    """Whom to compare."""

    a: Line = Field(description="A candidate.")
    b: Line = Field(description="Another candidate.")
