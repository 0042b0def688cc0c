"""A plain analysis for the fake service: right in shape, simple in content."""

from collections.abc import Mapping, Sequence
from math import atan2, degrees, hypot
from statistics import NormalDist, fmean, pstdev

from discern.contract import (
    ByStyle,
    CandidateRef,
    Centre,
    Comparison,
    Difference,
    Evidence,
    Insight,
    MapPoint,
    Mean,
    Quality,
    Results,
    Score,
    Share,
    StyleSummary,
    TeamAnalysis,
    TeamRef,
)
from discern.contract.styles import STYLES


def summarise(scores: ByStyle[Score]) -> StyleSummary:
    """The style that the greatest score names."""
    ranked = sorted(STYLES, key=lambda style: -scores[style].score)
    x, y = position(scores)
    return StyleSummary(
        label=ranked[0],
        primary=ranked[0],
        secondary=ranked[1],
        angle=degrees(atan2(y, x)) % 360,
        intensity=hypot(x, y),
    )


def imagine(style: str, number: int) -> Results:
    """A newcomer who leads with a style."""
    scores = ByStyle[Score].of({each: Score(score=80.0 if each == style else 45.0, se=20.0) for each in STYLES})
    return Results(
        assessment_id="",
        candidate=CandidateRef(id=f"newcomer-{style}-{number}", name=f"Newcomer {style}"),
        scores=scores,
        style=summarise(scores),
        quality=Quality(verdict="ok"),
    )


def compare(a: Results, b: Results) -> Comparison:
    """Two people with scores: how far apart, and one statement."""
    assert a.scores is not None
    assert b.scores is not None
    differences = ByStyle[Difference].of(
        {style: Difference(difference=a.scores[style].score - b.scores[style].score) for style in STYLES}
    )
    widest = max(STYLES, key=lambda style: abs(differences[style].difference))
    said = Insight(
        id=f"widest-{widest}",
        kind="styles_open",
        text=f"{a.candidate.name} and {b.candidate.name} differ most in {widest}.",
        strength="can't tell yet",
        evidence=[Evidence(name=f"difference in {widest}", value=round(differences[widest].difference, 1))],
        people=[a.candidate, b.candidate],
        template=f"{{0}} and {{1}} differ most in {widest}.",
        text_without_names=f"The two differ most in {widest}.",
    )
    return Comparison(
        a=a.candidate,
        b=b.candidate,
        a_results=a,
        b_results=b,
        differences=differences,
        insights=[said],
    )


def position(scores: ByStyle[Score]) -> tuple[float, float]:
    """Where scores lie on the style circle, in θ units."""
    normal = NormalDist()
    d, i, s, c = (normal.inv_cdf(min(max(score.score / 100, 0.001), 0.999)) for score in scores.values())
    return (i + s - d - c) / 2, (d + i - s - c) / 2


def analyse(team: TeamRef, people: Sequence[CandidateRef], results: Mapping[str, Results]) -> TeamAnalysis:
    """Counts, means and map of the people with scores. ``results`` are by candidate."""
    known = {person.id: results[person.id] for person in people if person.id in results}
    scored = {id_: row.scores for id_, row in known.items() if row.scores is not None}
    if not scored:
        return TeamAnalysis(team=team, size=len(people), profiled=0, pending=len(people))
    points = [_point(person, scored[person.id]) for person in people if person.id in scored]
    columns = {style: [scores[style].score for scores in scored.values()] for style in STYLES}
    leads = [summarise(scores).primary for scores in scored.values()]
    return TeamAnalysis(
        team=team,
        size=len(people),
        profiled=len(scored),
        pending=len(people) - len(known),
        distribution=ByStyle[Share].of({style: Share(count=leads.count(style)) for style in STYLES}),
        means=ByStyle[Mean].of(
            {style: Mean(score=fmean(column), sd=pstdev(column)) for style, column in columns.items()}
        ),
        map=points,
        centre=Centre(x=fmean(point.x for point in points), y=fmean(point.y for point in points)),
    )


def _point(person: CandidateRef, scores: ByStyle[Score]) -> MapPoint:
    x, y = position(scores)
    return MapPoint(
        candidate_id=person.id,
        name=person.name,
        x=x,
        y=y,
        angle=degrees(atan2(y, x)) % 360,
        intensity=hypot(x, y),
        style=summarise(scores).label,
        scores=ByStyle[float].of({style: score.score for style, score in scores.items()}),
    )
