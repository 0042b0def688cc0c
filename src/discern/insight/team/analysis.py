"""The analysis of a team from its members' results, and the claims about it.

Where some of the answers look random, each claim says what the others alone give.

Why: docs/decisions/0014-careless-answers.md
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import atan2, degrees, hypot, sqrt
from statistics import fmean

import numpy as np

from discern.contract.models.insights import Claim, Figure
from discern.contract.models.results import Interval, Results, list_bases
from discern.contract.models.teams import Absence, Centre, MapPoint, Mean, Share, TeamAnalysis, TeamRef
from discern.contract.styles import STYLES, ByStyle, Style
from discern.insight.circle import Z95, Floats, Profile, leading_style, profiles_of
from discern.insight.claims import probability_figure, styles_of, topic_figure
from discern.insight.team.advice import advise, drop_contradictions
from discern.insight.team.counts import (
    MIN_PROFILED,
    TeamArrays,
    interval_of,
    poisson_binomial_pmf,
    prob_absent,
    prob_majority,
    prob_none_lead,
    team_arrays,
)
from discern.insight.team.outliers_and_pairs import find_bridges, find_friction, find_outliers
from discern.insight.team.situations import describe_situations, find_divided, find_facts, find_groups
from discern.insight.team.style_claims import claim_no_probabilities, claim_too_few, describe_distribution
from discern.insight.team.team_level import add_caveats, describe_averages, describe_centre, describe_spread

_BY_STYLES: Mapping[str, Callable[[Floats, Sequence[Style]], float]] = {
    "majority": prob_majority,
    "absent": prob_none_lead,
}
"""Kinds of which the others alone may claim the like with other styles: how probable the same is by these."""


def compare_without(
    claims: Sequence[Claim], others: Sequence[Claim], probabilities: Floats | None, doubted: Collection[str]
) -> Iterator[Claim]:
    """The claims, each with how probable it is by the others alone.

    ``others`` are the claims about those of the team whose answers don't look random, and ``probabilities`` (n, 4) of
    the styles that lead them. ``doubted`` are the ids of the rest. They count towards the team, since a check can be
    wrong, and no claim names them: it would rest on their answers before all.
    """
    for said in claims:
        if any(person.id in doubted for person in said.people):
            continue
        figure = None if said.people or said.probability is None else _figure(said, others, probabilities, len(doubted))
        yield said if figure is None else said.model_copy(update={"evidence": [*said.evidence, figure]})


def _figure(said: Claim, others: Sequence[Claim], probabilities: Floats | None, count: int) -> Figure | None:
    """What the others alone give; None where they claim something so near that the two can't be compared."""
    if said.kind in _BY_STYLES and probabilities is not None and len(probabilities):
        probability = _BY_STYLES[said.kind](probabilities, styles_of(said))
        return probability_figure("evidence-without-random", probability, count=count)
    same = next((each for each in others if each.id == said.id), None)
    if same is None or same.probability is None:
        return topic_figure("evidence-without-random", "open", count=count)
    # "4 or more of 11" and "3 or more of 10" are different claims.
    if same.arguments.get("least") != said.arguments.get("least"):
        return None
    return probability_figure("evidence-without-random", same.probability, count=count)


_Scores = ByStyle[float]
"""Bound once: parametrising the generic model costs more than creating an instance of it."""


def analyse_team(
    team: TeamRef, size: int, results: Sequence[Results], pending: int
) -> tuple[TeamAnalysis, list[Claim]]:
    """Analyse the results of a team's members; the claims are not in the analysis, which has statements.

    ``size`` is the number of members and ``pending`` the number yet to answer; ``results`` has at most one result per
    person. Withheld results (null scores or style) don't count as profiled. Where a service gives no probabilities or
    no standard errors for somebody, everything that depends on them is left out for the whole team.
    """
    profiles = profiles_of(results)
    arrays = team_arrays(size, profiles)
    probabilities = arrays.probabilities
    means = _average(profiles) if profiles else None
    points = [_place(profile) for profile in profiles]
    centre = Centre(x=fmean(p.x for p in points), y=fmean(p.y for p in points)) if points else None
    analysis = TeamAnalysis(
        team=TeamRef(id=team.id, name=team.name, external_id=team.external_id),
        size=size,
        profiled=len(profiles),
        pending=pending,
        distribution=_count(profiles, probabilities) if profiles else None,
        means=means,
        map=points,
        centre=centre,
        spread=_spread(points, centre),
        absent=[]
        if probabilities is None
        else [Absence(style=style, probability=p) for style, p in prob_absent(probabilities).items()],
        bases=list_bases(each for each in results if each.scores is not None),
    )
    profiled = [each for each in results if each.scores is not None]
    return analysis, describe_team(arrays, means, profiled)


def describe_team(team: TeamArrays, means: ByStyle[Mean] | None, results: Sequence[Results]) -> list[Claim]:
    """All claims about a team, in the order they are shown: style counts, the team as a whole, individuals, sub-groups,
    situations, advice, caveats. With fewer than three profiled people, one claim that says so."""
    if team.profiled < MIN_PROFILED:
        return [claim_too_few(team.profiled)]
    claims, limits = _claim(team, means, results)
    if doubted := [each for each in results if each.quality.looks_random]:
        others = [each for each in results if not each.quality.looks_random]
        profiles = profiles_of(others)
        # As if the others were the team, so that a claim about all of it has its like.
        rest = team_arrays(team.size - len(doubted), profiles)
        found = _claim(rest, _average(profiles), others)[0] if rest.profiled >= MIN_PROFILED else []
        claims = [*compare_without(claims, found, rest.probabilities, {each.candidate.id for each in doubted})]
    return [*claims, *advise(claims, team.size), *limits, *add_caveats(results)]


def _claim(
    team: TeamArrays, means: ByStyle[Mean] | None, results: Sequence[Results]
) -> tuple[list[Claim], list[Claim]]:
    """What is claimed of a team, without advice; and what limits it."""
    claims: list[Claim] = []
    if team.probabilities is None:
        claims.append(claim_no_probabilities(team.profiled))
    else:
        claims.extend(describe_distribution(team, team.probabilities))
    # Against norms that have no people behind them a team is neither high nor low, neither close nor far apart.
    has_norm_group = not any(each.has_provisional_norms for each in results)
    if means is not None and has_norm_group:
        claims.extend(describe_averages(team, means))
    if team.variances is not None:
        claims.extend(describe_centre(team, team.variances))
        if has_norm_group:
            claims.extend(describe_spread(team, team.variances))
        claims.extend(find_outliers(team, team.variances))
    if team.probabilities is not None:
        claims.extend(find_bridges(team, team.probabilities))
        claims.extend(find_friction(team, team.probabilities))
    facts = list(find_facts(team))
    # A split between opposite styles says the same more specifically.
    if not any(each.kind == "split" for each in claims):
        claims.extend(find_divided(team, facts))
    limits = [each for each in claims if each.kind == "caveat"]
    # Before the groups, which belong to a split or division that stays; situations can contradict what is left.
    claims = drop_contradictions([each for each in claims if each.kind != "caveat"])
    claims.extend(find_groups(team, claims))
    return drop_contradictions([*claims, *describe_situations(team, facts)]), limits


def _count(profiles: Sequence[Profile], probabilities: Floats | None) -> ByStyle[Share]:
    """People by likeliest style; with probabilities, also the expected number and its 95% interval."""
    counts = Counter(leading_style(profile.style) for profile in profiles)
    if probabilities is None:
        return ByStyle[Share].of({style: Share(count=counts[style]) for style in STYLES})
    return ByStyle[Share].of(
        {
            style: Share(
                count=counts[style],
                expected=float(probabilities[:, i].sum()),
                interval=interval_of(poisson_binomial_pmf(probabilities[:, i])),
            )
            for i, style in enumerate(STYLES)
        }
    )


def _average(profiles: Sequence[Profile]) -> ByStyle[Mean]:
    """Mean scores with 95% intervals, mean ± 1.96·√(Σ se²)/n, clipped to 0–100.

    The interval reflects the measurement error of these members and no sampling error: the team is the population, not
    a sample of one. ``sd`` (divisor n − 1) is how far the members differ.
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
        means[style] = Mean(
            score=mean, sd=float(np.std([s.score for s in scores], ddof=1)) if n > 1 else None, interval=interval
        )
    return ByStyle[Mean].of(means)


def _place(profile: Profile) -> MapPoint:
    """A person on the style circle; the angle is in degrees counter-clockwise from +x, 0–360."""
    place, style = profile.place, profile.style
    x, y = place.focus, place.pace
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
        scores=_Scores(**{each: score.score for each, score in profile.scores.items()}),
    )


def _spread(points: Sequence[MapPoint], centre: Centre | None) -> float | None:
    """The root mean square distance of the members from their centre, in θ; None below two members."""
    if centre is None or len(points) < 2:
        return None
    return sqrt(fmean((p.x - centre.x) ** 2 + (p.y - centre.y) ** 2 for p in points))
