"""What the positions of two people on an axis say: opposite ends, both on one side, apart, or alike."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np

from discern.contract.certainty import LIKELY, Certainty, certainty
from discern.contract.models.insights import Claim, Figure
from discern.insight.circle_axes import (
    ALIKE,
    APART,
    ENDS,
    MIDDLE,
    Axis,
    opposite_end,
    position,
    position_figure,
    prob_beyond,
    prob_within,
)
from discern.insight.claims import Value, is_claimed, probability_figure
from discern.insight.pairs.pair import Pair, advise
from discern.instrument import normal

_POINTS = 400
_QUANTILES = np.array([NormalDist().inv_cdf((place + 0.5) / _POINTS) for place in range(_POINTS)])
"""Equally probable points of the standard normal distribution."""

_TINY = 1e-12
"""Stands in for the variance of a position that has no error."""

_DIRECTED = {"opposite", "apart", "further"}
"""Claims that say who lies where: the first person named is nearer the first end of the axis."""


@dataclass(frozen=True, slots=True)
class _Two:
    """Two people on one axis, in θ: the first is nearer its first, positive end. ``turned`` if that is the pair's b.

    ``taught`` are the ends that are taught of the styles of each, ``styles`` the kind of what is claimed of these.
    """

    pair: Pair
    axis: Axis
    positions: tuple[float, float]
    variances: tuple[float, float]
    taught: tuple[frozenset[str], frozenset[str]]
    styles: str
    turned: bool

    @classmethod
    def on(cls, axis: Axis, pair: Pair, styles: str) -> "_Two":
        places = sorted(pair.places, key=lambda place: -position(place, axis))
        first, second = (position(place, axis) for place in places)
        errors = [place.variance for place in places]
        # The caller has checked that both errors are known.
        assert errors[0] is not None
        assert errors[1] is not None
        turned = places[0] is not pair.places[0]
        taught = pair.taught[::-1] if turned else pair.taught
        return cls(pair, axis, (first, second), (errors[0], errors[1]), taught, styles, turned=turned)

    @property
    def difference(self) -> float:
        return self.positions[0] - self.positions[1]

    @property
    def variance(self) -> float:
        return sum(self.variances)

    @property
    def measured(self) -> Figure:
        return position_figure("evidence-pair-difference", self.axis, self.difference, self.variance)

    def beyond(self, sign: int, line: float) -> tuple[float, float]:
        """P(beyond ``line`` on the side ``sign``) of each."""
        first, second = zip(self.positions, self.variances, strict=True)
        return prob_beyond(sign * first[0], line, first[1]), prob_beyond(sign * second[0], line, second[1])

    @property
    def are_said_to_differ(self) -> bool:
        """Whether, by their styles or by what is claimed of each alone, they are at different ends of the axis."""
        if self.styles == "opposite_styles":
            return True
        first, second = self._ends(0), self._ends(1)
        return any(end in first and opposite_end(end) in second for end in ENDS[self.axis])

    def _ends(self, which: int) -> frozenset[str]:
        """The ends that one of the two is said to be at."""
        beyond = zip(ENDS[self.axis], (1, -1), strict=True)
        measured = {end for end, sign in beyond if is_claimed(self.beyond(sign, MIDDLE)[which])}
        return self.taught[which] | measured

    def further(self, sign: int) -> float:
        """P(both lie on the side ``sign``, the one further out by more than `APART`)."""
        near, far = (1, 0) if sign > 0 else (0, 1)
        return prob_further(
            sign * self.positions[near], sign * self.positions[far], self.variances[near], self.variances[far]
        )

    def claim(self, about: str, message: str, probability: float | None, *evidence: Figure, **values: Value) -> Claim:
        """A claim whose id is the axis and ``about``, and its kind the same without the end of the axis."""
        turned = self.turned and about.partition("-")[0] in _DIRECTED
        id_, kind = f"{self.axis}_{about}", f"{self.axis}_{about.partition('-')[0]}"
        return self.pair.claim(id_, kind, message, probability, list(evidence), turned=turned, **values)


def describe_axis(pair: Pair, axis: Axis, styles: str) -> Iterator[Claim]:
    """What is claimed of the two in pace or in focus, the most specific first, with what follows if it is likely.

    Both errors must be known. ``styles`` is the kind of what is claimed of their styles; what a reader would take for a
    contradiction to that isn't claimed.
    """
    two = _Two.on(axis, pair, styles)
    for each in _claims(two):
        if _is_against(each, two):
            continue
        yield each
        # Advice for two who differ is the same from either side.
        dropped = ("end",) if each.kind in {f"{axis}_apart", f"{axis}_further"} else ()
        yield from advise(each, _advice_on(axis, each.kind), without=dropped)


def _claims(two: _Two) -> Iterator[Claim]:
    axis = two.axis
    apart = prob_beyond(two.difference, APART, two.variance)
    alike = prob_within(two.difference, ALIKE, two.variance)
    specific = [*_opposite(two, apart), *_both(two, certainty(apart))]
    yield from specific
    differ = probability_figure("evidence-pair-apart", apart, axis=axis, line=APART)
    # What says where the two lie takes the place of how far apart they are.
    if any(each.kind in {f"{axis}_opposite", f"{axis}_further"} for each in specific):
        return
    if is_claimed(apart):
        # Of two on one side it is said who is further towards that side.
        end = ENDS[axis][1 if any(each.id == f"{axis}_both-{ENDS[axis][1]}" for each in specific) else 0]
        yield two.claim("apart", f"pair-{axis}-apart", apart, differ, two.measured, end=end)
    elif is_claimed(alike) and not two.are_said_to_differ:
        within = probability_figure("evidence-pair-alike", alike, axis=axis, line=ALIKE)
        yield two.claim("alike", f"pair-{axis}-alike", alike, within, two.measured)
    elif not specific:
        yield two.claim("open", f"pair-{axis}-open", None, two.measured, differ)


def _is_against(said: Claim, two: _Two) -> bool:
    """Whether a claim on an axis is the opposite of what is taught of the styles of the two.

    Both may be true where the other styles weigh more together, as of one person (`describe_person`).
    """
    first, second = two.taught
    positive, negative = ENDS[two.axis]
    about, _, end = said.id.removeprefix(f"{two.axis}_").partition("-")
    match about:
        case "opposite":
            return two.styles == "same_style" or negative in first or positive in second
        case "both" | "further":
            return two.styles == "opposite_styles" or opposite_end(end) in first | second
        case "apart":
            return negative in first and positive in second
        case _:
            return False


def _opposite(two: _Two, apart: float) -> Iterator[Claim]:
    """That the first lies clearly at the first end and the second at the other; if it is likely, or as certain as that
    they are ``apart``. Where that is more certain, it is among the evidence, with the reason.
    """
    # People are independent given their answers, so both hold with the product of the probabilities.
    probability = two.beyond(1, MIDDLE)[0] * two.beyond(-1, MIDDLE)[1]
    is_surest = certainty(probability) == certainty(apart)
    if not is_claimed(probability) or (probability < LIKELY and not is_surest):
        return
    ends = probability_figure("evidence-pair-opposite-ends", probability, axis=two.axis, line=MIDDLE)
    surer = [] if is_surest else [probability_figure("evidence-pair-apart-surer", apart, axis=two.axis, line=APART)]
    yield two.claim("opposite", f"pair-{two.axis}-opposite", probability, ends, *surer, two.measured)


def _both(two: _Two, apart: Certainty) -> Iterator[Claim]:
    """That both lie on one side of the middle, and who is further out if that is as certain as that they are apart."""
    for end, sign in zip(ENDS[two.axis], (1, -1), strict=True):
        first, second = two.beyond(sign, 0.0)
        if not is_claimed(first * second):
            continue
        figure = probability_figure("evidence-pair-both", first * second, end=end)
        less_sure = probability_figure("evidence-less-sure", min(first, second))
        yield two.claim(f"both-{end}", "pair-both", first * second, figure, less_sure, end=end)
        further = two.further(sign)
        if is_claimed(further) and certainty(further) == apart:
            figure = probability_figure("evidence-pair-further", further, end=end, line=APART)
            yield two.claim(f"further-{end}", "pair-further", further, figure, two.measured, end=end)


def prob_further(near: float, far: float, near_variance: float, far_variance: float) -> float:
    """P(both true values > 0 and the far one exceeds the near one by more than `APART`), with normal errors.

    Integrated over the near one at `_POINTS` equally probable values; the error is about 0.001.
    """
    points = near + sqrt(near_variance) * _QUANTILES
    beyond = normal.cdf((far - APART - points) / sqrt(max(far_variance, _TINY)))
    return float(np.mean(beyond * (points > 0)))


def _advice_on(axis: Axis, kind: str) -> list[tuple[str, str]]:
    """The advice, by kind and message, that rests on claims of ``kind``."""
    match kind.partition("_")[2]:
        case "opposite":
            return [
                ("strength", f"pair-{axis}-strength"),
                ("rub", f"pair-{axis}-friction"),
                ("try", f"pair-{axis}-try-first"),
                ("try", f"pair-{axis}-try-second"),
                ("question", f"pair-{axis}-question"),
            ]
        case "both":
            return [
                (kind, f"pair-both-{kind.replace('_', '-')}") for kind in ("strength", "watch_out", "try", "question")
            ]
        case "apart" | "further":
            return [("try", f"pair-{axis}-apart-try"), ("question", f"pair-{axis}-apart-question")]
        case _:
            return []
