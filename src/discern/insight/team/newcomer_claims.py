"""What a newcomer who leads with a style would change in a team, and what to do about it in the first week.

The claims state what is so before the newcomer joins, since that is what decides how much one more person changes.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from discern.contract.models.insights import Claim, Figure
from discern.contract.models.results import Results
from discern.contract.styles import STYLES, Style
from discern.insight.circle_axes import AXES, ENDS, MIDDLE, opposite_end
from discern.insight.circle_positions import profiles_of
from discern.insight.claims import (
    Value,
    advice,
    claim,
    count_figure,
    is_claimed,
    number_figure,
    probability_figure,
)
from discern.insight.style_circle import ENDS_OF
from discern.insight.team.axis_counts import EndCounts
from discern.insight.team.style_counts import Floats, poisson_binomial_pmf, prob_at_least, prob_most
from discern.insight.team.team_arrays import MIN_PROFILED, TeamArrays, team_arrays


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
