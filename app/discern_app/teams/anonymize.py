"""A team's analysis with nothing in it that tells who is who, for a file that leaves the room."""

from discern.contract import Insight, TeamAnalysis
from discern_app.components.insights import sayable, wording


def without_names(analysis: TeamAnalysis) -> TeamAnalysis:
    """People numbered in the order of the circle, so that no order tells who; statements that name nobody."""
    points = [
        point.model_copy(update={"candidate_id": f"person-{n}", "name": f"Person {n}"})
        for n, point in enumerate(sorted(analysis.map, key=lambda point: point.angle), start=1)
    ]
    said = [_unnamed(n, insight) for n, insight in enumerate(sayable(analysis.insights, named=False), start=1)]
    return analysis.model_copy(update={"map": points, "insights": said})


def _unnamed(number: int, insight: Insight) -> Insight:
    """An id can hold a person's, so a statement about people gets one of its own."""
    if not insight.people:
        return insight
    return Insight(
        id=f"{insight.kind}-{number}",
        kind=insight.kind,
        text=wording(insight, named=False),
        strength=insight.strength,
        evidence=insight.evidence,
    )
