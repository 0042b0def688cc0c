"""Hypothetical newcomers for a what-if, what they would change in a team, and what to do about it in the first week.

A newcomer is typical of the people who lead with a style, and no more certain than that. The claims state what is so
before the newcomer joins, since that is what decides how much one more person changes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from discern import instrument
from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Claim, Figure
from discern.contract.models.results import Quality, Results, Score, StyleSummary
from discern.contract.styles import STYLES, ByStyle, Style
from discern.insight.circle import AXES, ENDS, ENDS_OF, MIDDLE, Floats, opposite_end, profiles_of
from discern.insight.claims import (
    Value,
    advice,
    claim,
    count_figure,
    is_claimed,
    number_figure,
    probability_figure,
)
from discern.insight.team.counts import (
    MIN_PROFILED,
    EndCounts,
    TeamArrays,
    poisson_binomial_pmf,
    prob_at_least,
    prob_most,
    team_arrays,
)
from discern.instrument import Z95, normal_cdf, normal_density
from discern.instrument.numerics import quasi_random_points

DRAWS = 16_384
"""Simulated people of the reference population; about a quarter lead with each style."""


def imagine(bank: instrument.Bank, style: Style, name: str, number: int = 1) -> Results:
    """The result of a newcomer called ``name`` who leads with ``style``; ``number`` tells several newcomers apart.

    θ has the mean and covariance of those people in the bank's reference population whose highest style is ``style``:
    the best prediction when nothing else is known. Scores, intervals and probabilities are derived from these as from a
    measurement, so the newcomer's style is probable rather than certain, and the intervals are wide.
    """
    mean, covariance, summary = _typical(bank.norms.correlation.tobytes(), style)
    errors = np.sqrt(np.diagonal(covariance))
    scores: dict[str, Score] = {}
    for column, each in enumerate(STYLES):
        theta, error = float(mean[column]), float(errors[column])
        middle, low, high = 100 * normal_cdf(np.array([theta, theta - Z95 * error, theta + Z95 * error]))
        scores[each] = Score(
            score=float(middle),
            se=float(100 * normal_density(np.array(theta)) * error),
            interval=(float(low), float(high)),
            theta=theta,
        )
    return Results(
        assessment_id="",
        candidate=CandidateRef(id=f"newcomer-{style}-{number}", name=name),
        scores=ByStyle[Score].of(scores),
        style=StyleSummary(
            label=summary.label,
            primary=style,
            secondary=None,
            probabilities=ByStyle[float].of(summary.probabilities),
            angle=summary.angle,
            angle_interval=summary.angle_interval,
            intensity=summary.intensity,
        ),
        quality=Quality(verdict="ok"),
    )


@lru_cache(maxsize=16)
def _typical(correlation: bytes, style: Style) -> tuple[Floats, Floats, instrument.StylePosterior]:
    # The correlation comes as bytes, since a cache key can't be an array. The moments of the people whose highest style
    # is ``style`` have no closed form, so they are taken from fixed quasi-random points.
    spread = np.linalg.cholesky(np.frombuffer(correlation, dtype=np.float64).reshape(4, 4))
    people = quasi_random_points(DRAWS) @ spread.T
    chosen = people[people.argmax(axis=1) == STYLES.index(style)]
    mean, covariance = chosen.mean(axis=0), np.cov(chosen.T)
    return mean, covariance, instrument.summarise_style(instrument.Posteriors.of_normal(mean, covariance))


@dataclass(frozen=True, slots=True)
class _Before:
    """Something about the team before; ``what`` names it in the catalogue."""

    what: str
    probability: float
    evidence: Figure


def describe_newcomers(size: int, results: Sequence[Results], newcomers: Sequence[Results]) -> list[Claim]:
    """For each style among ``newcomers``: a claim of what somebody who leads with it would change most, and one thing
    to do in the first week, which rests on that claim.

    Args:
        size: the number of members before.
        results: those of the members before, at most one per person.
        newcomers: hypothetical people, as `imagine` makes them.

    Returns:
        Nothing for fewer than `MIN_PROFILED` profiled people, or where a service gives no probabilities.
    """
    team = team_arrays(size, profiles_of(results))
    if team.profiled < MIN_PROFILED or team.probabilities is None:
        return []
    # Several newcomers of one style would change the same.
    leading = {each.style.primary: each for each in newcomers if each.style is not None}
    return [said for style, one in leading.items() for said in _describe(team, team.probabilities, style, one)]


def _describe(team: TeamArrays, probabilities: Floats, style: Style, newcomer: Results) -> Iterator[Claim]:
    leads = probabilities[:, STYLES.index(style)]
    with_newcomer = float(leads.sum()) + _prob_leads(newcomer, style)
    counts = [
        number_figure("evidence-expected", float(leads.sum()), 1, styles=(style,)),
        number_figure("evidence-expected-with", with_newcomer, 1, styles=(style,)),
        count_figure("evidence-profiled", team.profiled),
    ]
    about: dict[str, Value] = {"styles": (style,), "scope": "whole" if team.whole else "part"}
    found = next((each for each in _look(team, leads, style) if is_claimed(each.probability)), None)
    if found is None:
        yield claim(f"newcomer-{style}-open", "newcomer", "team-newcomer-open", None, counts, (), **about)
        return
    id_ = f"newcomer-{style}-{found.what}"
    evidence = [found.evidence, *counts]
    said = claim(id_, "newcomer", "team-newcomer", found.probability, evidence, (), what=found.what, **about)
    yield said
    yield advice(said, "first_week", "team-first-week", styles=(style,), what=found.what)


def _prob_leads(newcomer: Results, style: Style) -> float:
    probabilities = newcomer.style.probabilities if newcomer.style is not None else None
    return 0.0 if probabilities is None else probabilities[style]


def _look(team: TeamArrays, leads: Floats, style: Style) -> Iterator[_Before]:
    """What may be so before, in the order of how much a newcomer would change."""
    pmf = poisson_binomial_pmf(leads)
    styles = (style,)
    absent, alone = float(pmf[0]), float(pmf[1])
    yield _Before("first", absent, probability_figure("evidence-absent", absent, styles=styles))
    yield _Before("second", alone, probability_figure("evidence-lone", alone, styles=styles))
    ends = EndCounts.of(team.places, team.variances) if team.variances is not None else None
    most = {} if ends is None else {end: ends.prob_most(end) for axis in AXES for end in ENDS[axis]}
    own = [end for end in most if end in ENDS_OF[style]]
    figures = {end: probability_figure("evidence-end-most", p, end=end, line=MIDDLE) for end, p in most.items()}
    for end in sorted(own, key=lambda each: -round(most[opposite_end(each)], 2)):
        other = opposite_end(end)
        yield _Before(f"against-{end}", most[other], figures[other])
    majority = prob_most(leads)
    yield _Before("same", majority, probability_figure("evidence-most", majority, styles=styles))
    for end in sorted(own, key=lambda each: -round(most[each], 2)):
        yield _Before(f"alike-{end}", most[end], figures[end])
    several = prob_at_least(leads, 2)
    yield _Before("several", several, probability_figure("evidence-two", several, styles=styles))
