"""Two people compared: where they are alike, where friction is likely, what each can try."""

from collections.abc import Iterator
from math import hypot

import numpy as np

from discern.contract.models.comparisons import Comparison, Difference
from discern.contract.models.insights import Claim
from discern.contract.models.results import Interval, Results, Score
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import STYLES, ByStyle
from discern.insight.circle_axes import AXES
from discern.insight.circle_positions import NORMAL, profiles_of
from discern.insight.claims import claim, count_figure
from discern.insight.older_parameters import count_questionnaires, describe_older
from discern.insight.pairs.pair import Pair
from discern.insight.pairs.pair_axes import describe_axis
from discern.insight.pairs.pair_styles import describe_styles


def compare(a: Results, b: Results) -> tuple[Comparison, list[Claim]]:
    """Compare two people; the claims are not in the comparison, which has statements.

    Raises:
        ValueError: a result is withheld (null scores or style).
    """
    found = profiles_of([a, b])
    if len(found) != 2:
        raise ValueError("a withheld result can't be compared")
    first, second = found
    comparison = Comparison(
        a=a.candidate,
        b=b.candidate,
        a_results=a,
        b_results=b,
        differences=ByStyle[Difference].of(
            {style: _differ(first.scores[style], second.scores[style]) for style in STYLES}
        ),
    )
    return comparison, [*_describe(Pair(first, second)), *_caveats(a, b)]


def _differ(a: Score, b: Score) -> Difference:
    """The difference a − b of two scores in points, its 95% interval, and P(a's true score is higher).

    The interval combines the limits of the two scores (MOVER: Zou & Donner 2008, doi 10.1002/sim.3095), so it is
    asymmetric near the ends of the scale, as they are; clipped to −100…100.
    """
    difference = a.score - b.score
    interval: Interval | None = None
    if a.interval is not None and b.interval is not None:
        down = hypot(a.score - a.interval[0], b.interval[1] - b.score)
        up = hypot(a.interval[1] - a.score, b.score - b.interval[0])
        interval = (max(-100.0, difference - down), min(100.0, difference + up))
    # The probability comes from θ, where errors are normal; the score is a monotone function of it.
    errors = (error_of(a), error_of(b))
    probability = None
    if errors[0] is not None and errors[1] is not None and hypot(errors[0], errors[1]) > 0:
        probability = NORMAL.cdf((theta_of(a) - theta_of(b)) / hypot(errors[0], errors[1]))
    return Difference(difference=difference, interval=interval, probability=probability)


def _describe(pair: Pair) -> Iterator[Claim]:
    known = [each for each in pair.style_probabilities if each is not None]
    styles = ""
    if len(known) == 2:
        said = list(describe_styles(pair, np.outer(known[0], known[1])))
        styles = said[0].kind
        yield from said
    else:
        evidence = [count_figure("evidence-known-probabilities", len(known))]
        yield pair.claim("no-probabilities", "no_probabilities", "pair-no-probabilities", None, evidence)
    if all(place.variance is not None for place in pair.places):
        for axis in AXES:
            yield from describe_axis(pair, axis, styles)


def _caveats(a: Results, b: Results) -> Iterator[Claim]:
    questionnaires = count_questionnaires((a, b))
    if questionnaires > 1:
        evidence = [count_figure("evidence-versions", questionnaires)]
        yield claim("other-questionnaire", "caveat", "pair-other-questionnaire", None, evidence, ())
    yield from describe_older((a, b), "pair-older-parameters")
    doubtful = sum(each.quality.verdict == "caution" for each in (a, b))
    random = [each.candidate for each in (a, b) if each.quality.looks_random]
    if doubtful or random:
        message = ("pair-caution", "pair-caution-random", "pair-caution-random-both")[len(random)]
        evidence = [count_figure("evidence-doubtful", max(doubtful, len(random)))]
        yield claim("caution", "caveat", message, None, evidence, random)
