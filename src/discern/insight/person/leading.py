"""Which styles a person leads with: one, one of two, or open; the two highest; and those that are ruled out."""

from collections.abc import Iterator
from itertools import combinations

import numpy as np

from discern.contract.models.insights import Claim
from discern.contract.models.results import Score
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import STYLES, ByStyle, Style
from discern.insight.circle_positions import VARIANCE_INFLATION, Floats, Profile
from discern.insight.claims import Value, claim, is_claimed, probability_figure
from discern.insight.style_circle import leading_styles
from discern.instrument import normal

MAX_RULED_OUT = 0.05
"""The probability that one of the styles leads which are ruled out, taken together."""

CLOSE_BEHIND = 0.5
"""A style comes close behind the two that may lead where it is more than this share as likely as the second one."""

BLENDS: tuple[tuple[Style, Style], ...] = tuple(combinations(STYLES, 2))
"""The six pairs that the two highest styles can be."""

_REACH = 5.0
"""How far beyond the outermost θ the integral goes, in standard errors; less than 1e-6 lies farther out."""

_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(48)
"""Of the quadrature on [-1, 1], (48,) each."""

_NARROWEST = 1 / 30
"""The smallest standard error that 48 nodes resolve, as a share of the range of the integral."""


def claim_style(profile: Profile, known: Floats) -> Claim:
    """The style the person leads with, or one of two, or that it is open; ``known`` (4,) are the probabilities."""
    ranked = sorted(range(len(STYLES)), key=lambda column: -known[column])
    people = [profile.candidate]
    evidence = [
        probability_figure("evidence-leads", float(known[column]), styles=(STYLES[column],)) for column in ranked
    ]
    leading = leading_styles(known)
    if len(leading) == 1:
        top = float(known[ranked[0]])
        return claim(f"style-{leading[0]}", "style", "person-style", top, evidence, people, styles=leading)
    if leading:
        pair = float(known[ranked[0]] + known[ranked[1]])
        evidence = [probability_figure("evidence-leads", pair, styles=leading), *evidence]
        values: dict[str, Value] = {"styles": leading}
        close = [STYLES[column] for column in ranked[2:] if known[column] > CLOSE_BEHIND * known[ranked[1]]]
        if close:
            values["close"] = close
        message = "person-style-pair-close" if close else "person-style-pair"
        return claim(f"style-{''.join(leading)}", "style", message, pair, evidence, people, **values)
    return claim("style-open", "style", "person-style-open", None, evidence, people)


def rule_out(profile: Profile, known: Floats) -> Iterator[Claim]:
    """That the person does not lead with the least likely styles, whose probabilities sum to `MAX_RULED_OUT` at most.

    ``known`` (4,) are the probabilities of leading.
    """
    kept: list[int] = []
    for column in sorted(range(len(STYLES)), key=lambda column: known[column]):
        if float(known[[*kept, column]].sum()) > MAX_RULED_OUT:
            break
        kept.append(column)
    # Three styles ruled out would only repeat that the fourth one leads.
    if not kept or len(kept) == len(STYLES) - 1:
        return
    styles = tuple(STYLES[column] for column in sorted(kept))
    left = float(known[kept].sum())
    yield claim(
        f"not_leading-{''.join(styles)}",
        "not_leading",
        "person-not-leading",
        1 - left,
        [probability_figure("evidence-not-leading", left, styles=styles)],
        [profile.candidate],
        styles=styles,
    )


def claim_blend(profile: Profile, leading: tuple[Style, ...]) -> Iterator[Claim]:
    """The two highest styles, where they are clear enough and agree with ``leading``: the styles, one of which leads.

    Nothing is claimed of a person whose leading style is open, or whose errors are unknown.
    """
    likely = blends_of(profile.scores)
    if not leading or likely is None:
        return
    highest = int(likely.argmax())
    probability, styles = min(float(likely[highest]), 1.0), BLENDS[highest]
    if not is_claimed(probability) or not set(leading) <= set(styles):
        return
    yield claim(
        f"blend-{''.join(styles)}",
        "blend",
        "person-blend",
        probability,
        [probability_figure("evidence-blend", probability, styles=styles)],
        [profile.candidate],
        styles=styles,
    )


def blends_of(scores: ByStyle[Score]) -> Floats | None:
    """P(the two highest styles are these), (6,), in the order of `BLENDS`; None where an error is unknown."""
    errors = [error_of(score) for score in scores.values()]
    known = np.array([error for error in errors if error is not None and error > 0])
    if len(known) < len(STYLES):
        return None
    theta = np.array([theta_of(score) for score in scores.values()])
    return blend_probabilities(theta, np.sqrt(VARIANCE_INFLATION) * known)


def blend_probabilities(theta: Floats, errors: Floats) -> Floats:
    """P(the two highest styles are these), (6,), in the order of `BLENDS`; they sum to 1.

    With independent normal errors, P(min(X, Y) > max(Z, W)) is ∫ f(t)·P(X > t)·P(Y > t) dt over the density f of
    max(Z, W), which is computed by Gauss–Legendre quadrature.

    Args:
        theta: the four scores (4,), in θ.
        errors: their standard errors (4,), above 0. Those far smaller than the distances between the scores are taken
            for larger ones, so that the two highest are rather claimed too carefully.
    """
    low, high = float((theta - _REACH * errors).min()), float((theta + _REACH * errors).max())
    errors = np.maximum(errors, _NARROWEST * (high - low))
    at = (high - low) / 2 * _NODES + (high + low) / 2
    z = (at[:, None] - theta) / errors
    below, density = normal.cdf(z), normal.density(z) / errors
    found = []
    for x, y in combinations(range(len(STYLES)), 2):
        v, w = (column for column in range(len(STYLES)) if column not in {x, y})
        largest = density[:, v] * below[:, w] + density[:, w] * below[:, v]
        found.append(float(_WEIGHTS @ (largest * (1 - below[:, x]) * (1 - below[:, y]))))
    total = np.array(found)
    return np.asarray(total / total.sum())
