"""How probable a claim about a person is by any estimate of their profile, also where it wouldn't be made."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from discern.contract.models.insights import Claim, NumberArgument, TopicArgument
from discern.contract.models.results import Score
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import STYLES, ByStyle
from discern.insight.circle_axes import ENDS, MIDDLE, Axis, position, prob_beyond
from discern.insight.circle_positions import NORMAL, Floats, Place, locate
from discern.insight.claims import end_of, styles_of
from discern.insight.person.leading import BLENDS, blends_of
from discern.instrument import ProfileEstimate


@dataclass(frozen=True, slots=True)
class Estimate:
    """What claims about a person are made from: the probability of each style's leading (4,), the scores, and the
    position on the circle."""

    leads: Floats
    scores: ByStyle[Score]
    place: Place

    @classmethod
    def of(cls, estimate: ProfileEstimate) -> "Estimate":
        """The instrument's estimate."""
        scores = ByStyle[Score].of(
            {
                style: Score(score=each.score, se=each.se, interval=each.interval, theta=each.theta)
                for style, each in estimate.scores.items()
            }
        )
        leads = np.array([estimate.probabilities[style] for style in STYLES])
        return cls(leads / leads.sum(), scores, locate(scores))

    @property
    def theta(self) -> Floats:
        """The scores on the scale of θ, (4,)."""
        return np.array([theta_of(score) for score in self.scores.values()])


def probability_of(claim: Claim, estimate: Estimate) -> float | None:
    """How probable ``claim`` is by ``estimate``; None for what claims nothing of its own, such as advice."""
    if claim.probability is None or claim.kind not in _BY_KIND:
        return None
    return _BY_KIND[claim.kind](claim, estimate)


def _leading(claim: Claim, estimate: Estimate) -> float:
    """That one of the claim's styles is the highest."""
    return float(sum(estimate.leads[STYLES.index(style)] for style in styles_of(claim)))


def _not_leading(claim: Claim, estimate: Estimate) -> float:
    return 1 - _leading(claim, estimate)


def _blend(claim: Claim, estimate: Estimate) -> float | None:
    """That the claim's two styles are the highest."""
    likely = blends_of(estimate.scores)
    one, other = styles_of(claim)
    return None if likely is None else min(float(likely[BLENDS.index((one, other))]), 1.0)


def _at_end(claim: Claim, estimate: Estimate, axis: Axis) -> float | None:
    """That the position is beyond the middle, towards the claim's end of ``axis``."""
    if estimate.place.variance is None:
        return None
    side = 1 if end_of(claim) == ENDS[axis][0] else -1
    return prob_beyond(side * position(estimate.place, axis), MIDDLE, estimate.place.variance)


def _score(claim: Claim, estimate: Estimate) -> float | None:
    """That the score is beyond the claim's line."""
    [style] = styles_of(claim)
    score = estimate.scores[style]
    error, line = error_of(score), claim.arguments["line"]
    assert isinstance(line, NumberArgument)
    if line.value is None or error is None or error <= 0:
        return None
    side = 1 if _topic(claim, "side") == "above" else -1
    return NORMAL.cdf(side * (theta_of(score) - NORMAL.inv_cdf(line.value / 100)) / error)


def _topic(claim: Claim, name: str) -> str:
    argument = claim.arguments[name]
    assert isinstance(argument, TopicArgument)
    return argument.topic


COUNTED = frozenset({"style", "not_leading"})
"""Kinds of claims whose probabilities are counted over points, to half a percentage point; others are exact."""

_BY_KIND: Mapping[str, Callable[[Claim, Estimate], float | None]] = {
    "style": _leading,
    "blend": _blend,
    "not_leading": _not_leading,
    "pace": lambda claim, estimate: _at_end(claim, estimate, "pace"),
    "focus": lambda claim, estimate: _at_end(claim, estimate, "focus"),
    "score": _score,
}
