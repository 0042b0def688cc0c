"""Hypothetical newcomers for a what-if, what they would change in a team, and what to do about it in the first week.

A newcomer is typical of the people in the direction of a style, and no more certain than that. The claims state what
is so before the newcomer joins, since that is what decides how much one more person changes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from discern import instrument
from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Claim, Figure
from discern.contract.models.results import Quality, Results, Score
from discern.contract.styles import STYLES, ByStyle, Style
from discern.insight.circle import AXES, ENDS, ENDS_OF, opposite_end, profiles_of, share_of
from discern.insight.claims import (
    Value,
    advice,
    claim,
    count_figure,
    is_said,
    number_figure,
    probability_figure,
)
from discern.insight.styles import summarise
from discern.insight.team.counts import MIN_PROFILED, Team, prob_majority, prob_most_at, team_of
from discern.instrument import Z95, normal_cdf, normal_density
from discern.instrument.numerics import quasi_random_points

POPULATION = 16_384
"""Simulated people of the reference population; about a quarter lie in the direction of each style."""


def imagine(bank: instrument.Bank, style: Style, name: str, number: int = 1) -> Results:
    """The result of a newcomer called ``name`` in the direction of ``style``; ``number`` tells several newcomers apart.

    θ has the mean and covariance of those people in the bank's reference population who lie in that direction: the best
    prediction when nothing else is known. Scores, intervals and probabilities are derived from these as from a
    measurement, so the newcomer's style is probable rather than certain, and the intervals are wide.
    """
    posterior = _typical(bank.norms.correlation.tobytes(), style)
    scores: dict[str, Score] = {}
    for each, theta, error in zip(STYLES, posterior.theta[0].tolist(), posterior.se[0].tolist(), strict=True):
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
        style=summarise(instrument.describe_style(posterior, settled=True), instrument.CirclePosterior.of(posterior)),
        quality=Quality(verdict="ok"),
    )


@lru_cache(maxsize=16)
def _typical(correlation: bytes, style: Style) -> instrument.Posteriors:
    # The correlation comes as bytes, since a cache key can't be an array. The moments of the people in a direction have
    # no closed form that is shorter, so they are taken from fixed quasi-random points.
    spread = np.linalg.cholesky(np.frombuffer(correlation, dtype=np.float64).reshape(4, 4))
    people = quasi_random_points(POPULATION) @ spread.T
    x, y = (people @ instrument.CIRCLE.T).T
    chosen = people[((x > 0) == ("people" in ENDS_OF[style])) & ((y > 0) == ("fast" in ENDS_OF[style]))]
    return instrument.Posteriors.of_normal(chosen.mean(axis=0), np.cov(chosen.T))


@dataclass(frozen=True, slots=True)
class _Before:
    """Something about the team before; ``what`` names it in the catalogue."""

    what: str
    probability: float
    evidence: Figure


def describe_newcomers(size: int, results: Sequence[Results], newcomers: Sequence[Results]) -> list[Claim]:
    """For each direction among ``newcomers``: a claim of what somebody there would change most, and one thing to do in
    the first week, which rests on that claim.

    Args:
        size: the number of members before.
        results: those of the members before, at most one per person.
        newcomers: hypothetical people, as `imagine` makes them.

    Returns:
        Nothing for fewer than `MIN_PROFILED` profiled people, or where a service doesn't say how sure it is.
    """
    team = team_of(size, profiles_of(results))
    if team is None or team.profiled < MIN_PROFILED:
        return []
    # Several newcomers of one style would change the same.
    leading = {style_of(each): each for each in newcomers}
    return [said for style, one in leading.items() for said in _describe(team, style, one)]


def style_of(newcomer: Results) -> Style:
    """The style in whose direction a hypothetical newcomer lies: their id says it."""
    return next(style for style in STYLES if newcomer.candidate.id.startswith(f"newcomer-{style}-"))


def _describe(team: Team, style: Style, newcomer: Results) -> Iterator[Claim]:
    expected = float(team.places.counts[:, STYLES.index(style)].mean())
    quarters = newcomer.style.quarters if newcomer.style is not None else None
    with_newcomer = expected + (0.0 if quarters is None else quarters[style])
    counts = [
        number_figure("evidence-expected", expected, 1, styles=(style,)),
        number_figure("evidence-expected-with", with_newcomer, 1, styles=(style,)),
        count_figure("evidence-profiled", team.profiled),
    ]
    found = next((each for each in _look(team, style) if is_said(each.probability, settled=team.settled)), None)
    if found is None:
        said = claim(f"newcomer-{style}-open", "newcomer", "team-newcomer-open", None, counts, (), styles=(style,))
        yield said
        # What suits anybody who comes from there.
        yield advice(said, "first_week", "team-first-week", styles=(style,), what="several")
        return
    id_ = f"newcomer-{style}-{found.what}"
    evidence = [found.evidence, *counts]
    about: dict[str, Value] = {"styles": (style,), "scope": "whole" if team.whole else "part"}
    said = claim(id_, "newcomer", "team-newcomer", found.probability, evidence, (), what=found.what, **about)
    yield said
    yield advice(said, "first_week", "team-first-week", styles=(style,), what=found.what)


def _look(team: Team, style: Style) -> Iterator[_Before]:
    """What may be so before, in the order of how much a newcomer would change; nothing of a team that is too small for
    anything to be said of it as a whole."""
    if team.is_few:
        return
    counts = team.places.counts[:, STYLES.index(style)]
    styles = (style,)
    absent, alone = share_of(counts == 0), share_of(counts == 1)
    yield _Before("first", absent, probability_figure("evidence-absent", absent, styles=styles))
    yield _Before("second", alone, probability_figure("evidence-lone", alone, styles=styles))
    if team.may_have_most:
        most = {end: prob_most_at(team.places, end) for axis in AXES for end in ENDS[axis]}
        own = [end for end in most if end in ENDS_OF[style]]
        figures = {end: probability_figure("evidence-end-most", p, end=end) for end, p in most.items()}
        for end in sorted(own, key=lambda each: -round(most[opposite_end(each)], 2)):
            other = opposite_end(end)
            yield _Before(f"against-{end}", most[other], figures[other])
        majority = prob_majority(team.places, styles)
        yield _Before("same", majority, probability_figure("evidence-most", majority, styles=styles))
        for end in sorted(own, key=lambda each: -round(most[each], 2)):
            yield _Before(f"alike-{end}", most[end], figures[end])
    several = share_of(counts >= 2)
    yield _Before("several", several, probability_figure("evidence-two", several, styles=styles))
