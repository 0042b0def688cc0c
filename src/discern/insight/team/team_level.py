"""Claims about a team as a whole: mean scores, its centre on the circle, how far its members differ."""

from collections.abc import Iterator, Sequence
from math import sqrt

import numpy as np

from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Claim
from discern.contract.models.results import Results
from discern.contract.models.teams import Mean
from discern.contract.score_errors import NORMAL
from discern.contract.styles import ByStyle
from discern.insight.circle import AXES, Floats, Places, interval_of_draws, position_figure, share_of
from discern.insight.claims import (
    claim,
    claim_several_banks,
    count_figure,
    interval_figure,
    is_claimed,
    number_figure,
    probability_figure,
)
from discern.insight.team.counts import Team
from discern.instrument import DIRECTIONS, HALVES, Z95, narrowest_region

NOTABLE = 5.0
"""A mean score must be at least this far from 50, the middle of the norm group, to be worth a claim, in points."""

REFERENCE_SPREAD = sqrt(3.0)
"""Root mean square distance of the reference population from its centre, in θ: each style has SD 1 and opposites
correlate at −.5, so either coordinate has variance 1.5."""

CLOSE, FAR = 0.8, 1.2
"""A team is close together below the first multiple of the reference's spread, far apart above the second."""


def describe_averages(team: Team, means: ByStyle[Mean]) -> Iterator[Claim]:
    """That a mean score is more than `NOTABLE` points from 50, where measurement error leaves that likely."""
    for style, mean in means.items():
        if mean.interval is None:
            continue
        low, high = mean.interval
        above = mean.score > 50
        side, line = ("above", 50 + NOTABLE) if above else ("below", 50 - NOTABLE)
        distance = mean.score - line if above else line - mean.score
        # The half of the interval on the side of the line: the other may have been clipped at 0 or 100.
        error = (mean.score - low if above else high - mean.score) / Z95
        probability = NORMAL.cdf(distance / error) if error > 0 else float(distance > 0)
        if probability < LIKELY:
            continue
        evidence = [
            interval_figure("evidence-mean", mean.score, mean.interval, styles=(style,)),
            probability_figure("evidence-mean-beyond", probability, side=side, line=line),
        ]
        yield claim(
            f"mean-{style}",
            "mean",
            "team-mean",
            probability,
            evidence,
            (),
            styles=(style,),
            side=side,
            line=line,
            **team.coverage,
        )


def describe_centre(team: Team, others: Places | None) -> Claim:
    """In which region of the circle the team's centre is: the narrowest that is sure enough, as of a person; else open.

    ``others`` are the places of those whose answers don't look random, None where all do; a centre that they don't
    support is open.
    """
    _, region, probability = narrowest_region(
        {name: prob_centre(team.places, name) for name in DIRECTIONS},
        {name: prob_centre(team.places, name) for name in HALVES},
        settled=team.settled,
    )
    centres = {axis: team.places.on(axis).mean(axis=1) for axis in AXES}
    positions = [
        position_figure("evidence-centre-position", axis, float(np.median(centre)), interval_of_draws(centre))
        for axis, centre in centres.items()
    ]
    if region is None or probability is None or others is None or not is_claimed(prob_centre(others, region)):
        return claim("centre-open", "centre", "team-centre-open", None, positions, (), **team.coverage)
    evidence = [probability_figure("evidence-centre", probability, region=region), *positions]
    return claim(f"centre-{region}", "centre", "team-centre", probability, evidence, (), region=region, **team.coverage)


def prob_centre(places: Places, region: str) -> float:
    """P(the centre of the people is in a direction or half of the circle)."""
    x, y = places.positions.mean(axis=1).T
    middle, reach = (DIRECTIONS[region], 45) if region in DIRECTIONS else (HALVES[region], 90)
    away = np.degrees(np.arctan2(y, x)) - middle
    return share_of(np.abs((away + 180) % 360 - 180) <= reach)


def spread_of(places: Places) -> Floats:
    """The root mean square distance of the people from their centre in each draw, (draws,), in θ."""
    away = places.positions - places.positions.mean(axis=1, keepdims=True)
    return np.asarray(np.sqrt(np.square(away).sum(axis=2).mean(axis=1)))


def describe_spread(team: Team) -> Iterator[Claim]:
    """Whether the members are clearly closer together, or farther apart, than as many people of the reference."""
    # n people lie closer to their own centre than to the population's: the expected square shrinks by 1 − 1/n.
    spread = spread_of(team.places) / (REFERENCE_SPREAD * sqrt(1 - 1 / team.profiled))
    close, far = share_of(spread < CLOSE), share_of(spread > FAR)
    if not is_claimed(max(close, far)):
        return
    which, probability, line = ("close", close, CLOSE) if close > far else ("far", far, FAR)
    evidence = [
        probability_figure(f"evidence-spread-{which}", probability, line=line),
        number_figure("evidence-spread", float(np.median(spread)), 2),
    ]
    yield claim(f"spread-{which}", "spread", f"team-spread-{which}", probability, evidence, (), **team.coverage)


def add_caveats(results: Sequence[Results]) -> Iterator[Claim]:
    """Caveats about the whole analysis: doubtful answers, several banks, no norm group."""
    random = sum(each.quality.looks_random for each in results)
    unusual = sum(each.quality.verdict == "caution" and not each.quality.looks_random for each in results)
    for id_, count in (("caution-random", random), ("caution", unusual)):
        if count:
            evidence = [count_figure("evidence-doubtful", count)]
            yield claim(id_, "caveat", f"team-{id_}", None, evidence, (), count=count, of=len(results))
    yield from claim_several_banks(results, "team")
    if any(each.has_provisional_norms for each in results):
        evidence = [count_figure("evidence-norm-group", 0)]
        yield claim("no-norm-group", "caveat", "team-no-norm-group", None, evidence, ())
