"""People's results → the analysis of a team."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, degrees, hypot, sqrt
from statistics import NormalDist, fmean, stdev

from discern.contract import (
    STYLES,
    Absence,
    ByStyle,
    CandidateRef,
    Centre,
    Interval,
    MapPoint,
    Mean,
    Results,
    Score,
    Share,
    Style,
    StyleSummary,
    TeamAnalysis,
    TeamRef,
)
from discern.insight.heads import central_interval, distribute, nobody, normalise
from discern.insight.statements import state

Z95 = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Profile:
    """A result that quality lets count."""

    candidate: CandidateRef
    scores: ByStyle[Score]
    style: StyleSummary


def analyse_team(team: TeamRef, size: int, results: Sequence[Results], pending: int) -> TeamAnalysis:
    """What the results of a team's members say together.

    ``size`` counts the members and ``pending`` those who have yet to answer; ``results`` holds one result a person.
    Withheld results (null scores or style) are not profiled. Where a service gives no probabilities or no standard
    errors for somebody, what rests on them is left out for the whole team.
    """
    profiles = [
        Profile(r.candidate, r.scores, r.style) for r in results if r.scores is not None and r.style is not None
    ]
    known = [p.style.probabilities for p in profiles if p.style.probabilities is not None]
    probabilities = normalise(known) if profiles and len(known) == len(profiles) else None
    means = _average(profiles) if profiles else None
    points = [_locate(profile) for profile in profiles]
    centre = Centre(x=fmean(p.x for p in points), y=fmean(p.y for p in points)) if points else None
    return TeamAnalysis(
        team=TeamRef(id=team.id, name=team.name, external_id=team.external_id),
        size=size,
        profiled=len(profiles),
        pending=pending,
        distribution=_count(profiles) if profiles else None,
        means=means,
        map=points,
        centre=centre,
        spread=_spread(points, centre),
        absent=[]
        if probabilities is None
        else [Absence(style=style, probability=p) for style, p in nobody(probabilities).items()],
        insights=state(size, len(profiles), probabilities, means),
    )


def _leading(style: StyleSummary) -> Style:
    """The most probable style; the primary one where a service gives no probabilities."""
    if style.probabilities is None:
        return style.primary
    return max(style.probabilities.items(), key=lambda item: item[1])[0]


def _count(profiles: Sequence[Profile]) -> ByStyle[Share]:
    leading = [_leading(profile.style) for profile in profiles]
    known = [p.style.probabilities for p in profiles if p.style.probabilities is not None]
    counts = {style: leading.count(style) for style in STYLES}
    if len(known) < len(profiles):
        return ByStyle[Share].of({style: Share(count=counts[style]) for style in STYLES})
    probabilities = normalise(known)
    return ByStyle[Share].of(
        {
            style: Share(
                count=counts[style],
                expected=float(probabilities[:, i].sum()),
                interval=central_interval(distribute(probabilities[:, i])),
            )
            for i, style in enumerate(STYLES)
        }
    )


def _average(profiles: Sequence[Profile]) -> ByStyle[Mean]:
    """Mean scores with their 95% intervals, mean ± 1.96·√(Σ se²)/n, kept within 0–100.

    The interval covers the measurement error of these members alone: the question is what this team is like, and
    all of it is here. It says nothing about people who might join. ``sd`` (n − 1) is how far the members differ.
    """
    n = len(profiles)
    means: dict[str, Mean] = {}
    for style in STYLES:
        scores = [profile.scores[style] for profile in profiles]
        mean = fmean(score.score for score in scores)
        errors = [score.se for score in scores if score.se is not None]
        interval: Interval | None = None
        if len(errors) == n:
            half = Z95 * sqrt(sum(se * se for se in errors)) / n
            interval = (max(0.0, mean - half), min(100.0, mean + half))
        means[style] = Mean(score=mean, sd=stdev(s.score for s in scores) if n > 1 else None, interval=interval)
    return ByStyle[Mean].of(means)


def _theta(score: Score) -> float:
    """θ; where a service gives none, Φ⁻¹(score/100) with the score kept within 0.5–99.5."""
    if score.theta is not None:
        return score.theta
    return NormalDist().inv_cdf(min(max(score.score, 0.5), 99.5) / 100)


def _locate(profile: Profile) -> MapPoint:
    """x = (I + S − D − C)/2 and y = (D + I − S − C)/2 in θ; the angle is counter-clockwise from +x, 0–360°."""
    d, i, s, c = (_theta(profile.scores[style]) for style in STYLES)
    x, y = (i + s - d - c) / 2, (d + i - s - c) / 2
    style = profile.style
    return MapPoint(
        candidate_id=profile.candidate.id,
        name=profile.candidate.name,
        x=x,
        y=y,
        angle=degrees(atan2(y, x)) % 360 if style.angle is None else style.angle,
        angle_interval=style.angle_interval,
        intensity=hypot(x, y) if style.intensity is None else style.intensity,
        style=style.label,
        probabilities=style.probabilities,
        scores=ByStyle[float].of({each: score.score for each, score in profile.scores.items()}),
    )


def _spread(points: Sequence[MapPoint], centre: Centre | None) -> float | None:
    """The root mean square distance of the members from their centre, in θ; None below two members."""
    if centre is None or len(points) < 2:
        return None
    return sqrt(fmean((p.x - centre.x) ** 2 + (p.y - centre.y) ** 2 for p in points))
