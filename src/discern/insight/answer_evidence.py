"""The answers of a person that moved a claim about them most, by how probable it would be without each of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from discern.contract.models.insights import Claim, NumberArgument, TopicArgument
from discern.contract.models.results import Score
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import STYLES, ByStyle
from discern.insight.circle import ENDS, MIDDLE, NORMAL, Axis, Floats, Place, locate, position, prob_beyond
from discern.insight.claims import end_of, styles_of
from discern.insight.person import BLENDS, blends_of
from discern.instrument import Bank, Choice, ProfileEstimate, leave_one_out


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


MOST_SUPPORTING = 3
MOST_OPPOSING = 2

LEAST_INFLUENCE = 0.2
"""An answer that moves the logit of a probability by less isn't shown: 80% becomes 77% by so much. Where probabilities
are counted over points, two countings differ by less than this."""

EDGE = 0.005
"""Probabilities that are counted over points and are nearer to 0 or 1 count as this near: they are no more exact than
that, and their logits would be noise."""

EXACT_EDGE = 1e-9
"""The same of exact probabilities."""


OPPOSITE_SHARE = 0.1
"""An end of an answer is left out where it pulls the other way, by more than this share of the stronger end's pull."""


@dataclass(frozen=True, slots=True)
class AnswerInfluence:
    """An answer, how probable a claim is ``without`` it, and its ``influence``: the logit of the claim's probability by
    all answers, less that without this one. Above 0 the answer speaks for the claim.

    ``most_tells`` and ``least_tells`` are whether the statement chosen as most, and as least, like the person is a part
    of why. Where somebody picks a statement of S over one of C, for example, it is the latter alone that speaks for
    leading with D.
    """

    choice: Choice
    without: float
    influence: float
    most_tells: bool
    least_tells: bool


@dataclass(frozen=True, slots=True)
class ClaimAnswers:
    """A claim, and the answers that speak for it and against it, the strongest first. ``probability`` is the claim's by
    all answers and by the parameters of the bank: an older result may have been computed by others."""

    claim: Claim
    probability: float
    supporting: tuple[AnswerInfluence, ...]
    opposing: tuple[AnswerInfluence, ...]


def strongest_answers(claims: Iterable[Claim], bank: Bank, choices: Sequence[Choice]) -> list[ClaimAnswers]:
    """For each of the ``claims`` about a person, as `describe_person` makes them, the answers that moved it most.

    The profile is estimated anew without each answer. Claims that rest on others, such as advice, and those that claim
    nothing are left out. At most `MOST_SUPPORTING` and `MOST_OPPOSING` answers a claim, none or few where no single one
    counts for much. Raises `ChoiceError` for choices that ``bank`` can't score.
    """
    estimates = leave_one_out(bank, choices)
    everything = Estimate.of(estimates.all)
    without = [Estimate.of(each) for each in estimates.without]
    shifts = np.array([everything.theta - each.theta for each in without])
    found = []
    for claim in claims:
        probability = probability_of(claim, everything)
        remaining = [each for estimate in without if (each := probability_of(claim, estimate)) is not None]
        if probability is None or len(remaining) < len(choices):
            continue
        edge = EDGE if claim.kind in COUNTED else EXACT_EDGE
        moved = logit(probability, edge) - np.array([logit(each, edge) for each in remaining])
        slopes = np.linalg.lstsq(shifts, moved)[0]
        influences = [
            AnswerInfluence(choice, each, float(influence), *telling_ends(bank, choice, slopes * influence))
            for choice, each, influence in zip(choices, remaining, moved, strict=True)
        ]
        # Statements of equal parameters make answers equally strong: by block then, whatever the order of answering.
        ranked = sorted(influences, key=lambda each: (-round(each.influence, 9), each.choice.block))
        supporting, opposing = ranked[:MOST_SUPPORTING], ranked[::-1][:MOST_OPPOSING]
        found.append(
            ClaimAnswers(
                claim,
                probability,
                tuple(each for each in supporting if each.influence >= LEAST_INFLUENCE),
                tuple(each for each in opposing if each.influence <= -LEAST_INFLUENCE),
            )
        )
    return found


def telling_ends(bank: Bank, choice: Choice, direction: Floats) -> tuple[bool, bool]:
    """Whether the statements chosen as most and as least pull θ (4,) in a ``direction``; both where neither does: then
    it is the answer as a whole.

    A statement that is chosen as most pulls its style the way of its loading, one chosen as least the other way.
    """
    row = bank.row_of_block[choice.block]
    most, least = (bank.position_of_item[item][1] for item in (choice.most, choice.least))
    pulls = bank.loadings[row] * direction
    towards = np.array([pulls[most], -pulls[least]])
    tells = towards >= -OPPOSITE_SHARE * np.abs(towards).max()
    return (bool(tells[0]), bool(tells[1])) if tells.any() else (True, True)


def logit(probability: float, edge: float) -> float:
    """The natural logarithm of the odds, of a probability kept at least ``edge`` from 0 and 1."""
    kept = min(max(probability, edge), 1 - edge)
    return log(kept / (1 - kept))
