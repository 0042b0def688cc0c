"""A team's analysis without anything that identifies a person, for export."""

from discern.contract.models.insights import Insight
from discern.contract.models.teams import TeamAnalysis
from discern_app.base.language import say
from discern_app.insight.statements import sayable, wording


def without_names(analysis: TeamAnalysis) -> TeamAnalysis:
    """People are numbered by their angle on the circle, so that no order identifies them; no statement has names."""
    points = [
        point.model_copy(update={"candidate_id": f"person-{n}", "name": say("teams-person-numbered", number=n)})
        for n, point in enumerate(sorted(analysis.map, key=lambda point: point.angle), start=1)
    ]
    statements = [_unnamed(n, insight) for n, insight in enumerate(sayable(analysis.insights, named=False), start=1)]
    return analysis.model_copy(update={"map": points, "insights": statements})


def _unnamed(number: int, insight: Insight) -> Insight:
    """The id of a statement can contain a person's id, so a statement about people gets another one."""
    if not insight.people:
        return insight
    return Insight(
        id=f"{insight.kind}-{number}",
        kind=insight.kind,
        text=wording(insight, named=False),
        strength=insight.strength,
        evidence=insight.evidence,
        headline=insight.headline,
        probability=insight.probability,
    )
