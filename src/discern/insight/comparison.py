"""Two people compared: where they are alike, where friction is likely, what each can try."""

from collections.abc import Iterator
from math import hypot

import numpy as np

from discern.contract import (
    STYLES,
    ByStyle,
    Claim,
    Comparison,
    Difference,
    Figure,
    Interval,
    Results,
    Score,
    Style,
)
from discern.contract.certainty import LIKELY
from discern.insight.circle_axes import (
    ALIKE,
    APART,
    AXES,
    ENDS,
    Axis,
    position,
    position_figure,
    prob_beyond,
    prob_within,
)
from discern.insight.circle_positions import (
    NORMAL,
    Floats,
    Profile,
    error_of,
    profiles_of,
    style_probabilities,
    theta_of,
)
from discern.insight.claims import Value, claim, count_figure, is_claimed, probability_figure
from discern.insight.style_circle import OPPOSITE


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


class Pair:
    """Two people with profiles, their style probabilities and their positions on the circle."""

    def __init__(self, a: Profile, b: Profile) -> None:
        self.people = (a.candidate, b.candidate)
        self.style_probabilities = (style_probabilities(a.style), style_probabilities(b.style))
        self.places = (a.place, b.place)

    def claim(
        self,
        id_: str,
        kind: str,
        message: str,
        probability: float | None,
        evidence: list[Figure],
        *,
        turned: bool = False,
        **values: Value,
    ) -> Claim:
        """A claim about both; ``turned`` puts the second person first."""
        return claim(id_, kind, message, probability, evidence, self.people[::-1] if turned else self.people, **values)


def _describe(pair: Pair) -> Iterator[Claim]:
    known = [each for each in pair.style_probabilities if each is not None]
    if len(known) == 2:
        yield from _styles(pair, np.outer(known[0], known[1]))
    else:
        evidence = [count_figure("evidence-known-probabilities", len(known))]
        yield pair.claim("no-probabilities", "no_probabilities", "pair-no-probabilities", None, evidence)
    if all(place.variance is not None for place in pair.places):
        for axis in AXES:
            yield from _axis(pair, axis)


def _styles(pair: Pair, joint: Floats) -> Iterator[Claim]:
    """Which styles the two lead with: by name if that is likely enough, else whether the same or opposite, else open.

    ``joint`` (4, 4) holds P(the first leads with i and the second with j).
    """
    row, column = divmod(int(joint.argmax()), len(STYLES))
    likeliest = float(joint[row, column])
    one, other = STYLES[row], STYLES[column]
    same = float(np.trace(joint))
    opposite = float(sum(joint[i, STYLES.index(OPPOSITE[style])] for i, style in enumerate(STYLES)))
    evidence = [
        probability_figure("evidence-pair-styles", likeliest, first=(one,), second=(other,)),
        probability_figure("evidence-pair-same", same),
        probability_figure("evidence-pair-opposite", opposite),
    ]
    if is_claimed(likeliest):
        yield from _named_styles(pair, one, other, likeliest, evidence)
    elif is_claimed(same):
        yield pair.claim("same_style", "same_style", "pair-same-style-unsure", same, evidence)
    elif is_claimed(opposite):
        yield pair.claim("opposite_styles", "opposite_styles", "pair-opposite-unsure", opposite, evidence)
    else:
        yield pair.claim("styles-open", "styles", "pair-styles-open", None, evidence)


def _named_styles(pair: Pair, one: Style, other: Style, probability: float, evidence: list[Figure]) -> Iterator[Claim]:
    """That the first leads with ``one`` and the second with ``other``, and what follows if that is at least likely."""
    if one == other:
        yield pair.claim(f"same_style-{one}", "same_style", "pair-same-style", probability, evidence, styles=(one,))
        if probability >= LIKELY:
            yield pair.claim(
                f"watch_out-same_style-{one}",
                "watch_out",
                "pair-same-style-watch-out",
                probability,
                evidence[:1],
                styles=(one,),
            )
        return
    kind, message = ("opposite_styles", "pair-opposite-styles") if OPPOSITE[one] == other else ("styles", "pair-styles")
    yield pair.claim(f"{kind}-{one}{other}", kind, message, probability, evidence, first=(one,), second=(other,))
    if probability >= LIKELY:
        id_ = f"strength-{kind}-{one}{other}"
        yield pair.claim(id_, "strength", "pair-strength", probability, evidence[:1], first=(one,), second=(other,))


def _axis(pair: Pair, axis: Axis) -> Iterator[Claim]:
    """Whether the two differ, are alike, or neither can be said, in pace or in focus; and what follows."""
    a, b = pair.places
    # The caller has checked that both errors are known.
    assert a.variance is not None
    assert b.variance is not None
    variance = a.variance + b.variance
    difference = position(a, axis) - position(b, axis)
    measured = position_figure("evidence-pair-difference", axis, difference, variance)
    apart = prob_beyond(abs(difference), APART, variance)
    alike = prob_within(difference, ALIKE, variance)
    differ = probability_figure("evidence-pair-apart", apart, axis=axis, line=APART)
    if is_claimed(apart):
        yield from _apart(pair, axis, apart, [differ, measured], turned=difference < 0)
    elif is_claimed(alike):
        yield from _alike(pair, axis, alike, measured)
    else:
        yield pair.claim(f"{axis}_open", f"{axis}_open", f"pair-{axis}-open", None, [measured, differ])


def _apart(pair: Pair, axis: Axis, probability: float, evidence: list[Figure], *, turned: bool) -> Iterator[Claim]:
    """That the two differ, and advice if that is at least likely. The first person named is nearer the first end."""
    about = f"{axis}_apart"
    yield pair.claim(about, about, f"pair-{axis}-apart", probability, evidence, turned=turned)
    if probability < LIKELY:
        return
    for id_, kind, message in (
        (f"rub-{about}", "rub", f"pair-{axis}-friction"),
        (f"try-{about}-1", "try", f"pair-{axis}-try-first"),
        (f"try-{about}-2", "try", f"pair-{axis}-try-second"),
        (f"question-{about}", "question", f"pair-{axis}-question"),
    ):
        yield pair.claim(id_, kind, message, probability, evidence, turned=turned)


def _alike(pair: Pair, axis: Axis, probability: float, measured: Figure) -> Iterator[Claim]:
    """That the two are alike and, if both are likely on one side of the middle, what they share and may miss."""
    about = f"{axis}_alike"
    within = probability_figure("evidence-pair-alike", probability, axis=axis, line=ALIKE)
    yield pair.claim(about, about, f"pair-{axis}-alike", probability, [within, measured])
    for end, sign in zip(ENDS[axis], (1, -1), strict=True):
        beyond = [prob_beyond(sign * position(place, axis), 0.0, place.variance or 0.0) for place in pair.places]
        # People are independent given their answers, so both hold with the product of the probabilities.
        both = float(np.prod(beyond))
        if both < LIKELY:
            continue
        evidence = [
            probability_figure("evidence-pair-both", both, end=end),
            probability_figure("evidence-less-sure", min(beyond)),
        ]
        yield pair.claim(f"{axis}_both-{end}", f"{axis}_both", "pair-both", both, evidence, end=end)


def _caveats(a: Results, b: Results) -> Iterator[Claim]:
    banks = {each.instrument.fingerprint for each in (a, b) if each.instrument is not None}
    if len(banks) > 1:
        evidence = [count_figure("evidence-versions", len(banks))]
        yield claim("other-questionnaire", "caveat", "pair-other-questionnaire", None, evidence, ())
    doubtful = sum(each.quality.verdict == "caution" for each in (a, b))
    if doubtful:
        yield claim("caution", "caveat", "pair-caution", None, [count_figure("evidence-doubtful", doubtful)], ())
