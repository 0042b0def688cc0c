"""A plain analysis for the fake service: right in shape, simple in content."""

from collections.abc import Mapping, Sequence
from math import atan2, degrees, hypot
from statistics import NormalDist, fmean, pstdev

from discern.contract import (
    ByStyle,
    Candidate,
    Centre,
    MapPoint,
    Mean,
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


def position(scores: ByStyle[Score]) -> tuple[float, float]:
    """Where scores lie on the style circle, in θ units."""
    normal = NormalDist()
    d, i, s, c = (normal.inv_cdf(min(max(score.score / 100, 0.001), 0.999)) for score in scores.values())
    return (i + s - d - c) / 2, (d + i - s - c) / 2


def analyse(team: TeamRef, people: Sequence[Candidate], results: Mapping[str, Results]) -> TeamAnalysis:
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


def _point(person: Candidate, scores: ByStyle[Score]) -> MapPoint:
    x, y = position(scores)
    return MapPoint(
        candidate_id=person.id,
        name=person.name,
        x=x,
        y=y,
        angle=degrees(atan2(y, x)) % 360,
        intensity=hypot(x, y),
        style=summarise(scores).label,
    )
