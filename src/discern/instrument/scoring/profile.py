"""One person's scored profile from their choices: scores, style, counts and response quality."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from discern.instrument.bank.choices import Choice, check_choices, encode
from discern.instrument.bank.items import STYLES, Bank
from discern.instrument.bank.norm_group import NormGroup
from discern.instrument.numerics import normal
from discern.instrument.numerics.arrays import Floats
from discern.instrument.scoring.posterior import score_choices
from discern.instrument.scoring.quality import ResponseQuality, ResponseRecord, assess_quality
from discern.instrument.scoring.style import StylePosterior, summarise_style


@dataclass(frozen=True, slots=True)
class StyleEstimate:
    """One style: `score` = 100·Φ(θ), 0–100; its standard error and 95% interval on that scale; and θ itself."""

    score: float
    se: float
    interval: tuple[float, float]
    theta: float


@dataclass(frozen=True, slots=True)
class ChoiceCounts:
    """How often each style was chosen as most and as least like the person, with reverse-keyed items swapped; and the
    difference, most less least."""

    most: Mapping[str, int]
    least: Mapping[str, int]
    difference: Mapping[str, int]


@dataclass(frozen=True, slots=True, eq=False)
class ScoredProfile:
    """The result of scoring one person. `theta` and `se` (4,) and `covariance` (4, 4) are in units of the norms, in the
    order D, I, S, C; `scores` has a `StyleEstimate` for each style."""

    theta: Floats
    se: Floats
    covariance: Floats
    scores: Mapping[str, StyleEstimate]
    style: StylePosterior
    counts: ChoiceCounts
    quality: ResponseQuality
    blocks_answered: int
    norms: NormGroup
    form: str


def score_profile(
    bank: Bank, choices: Sequence[Choice], form_id: str = "fixed", seed: int | None = None
) -> ScoredProfile:
    """Score one person's choices, whether or not every block is answered.

    `seed` is the one by which the items' order was shown; without it the checks of places on the screen do not apply.
    Raises `ChoiceError` for invalid choices and `BankError` for an unknown form.
    """
    form = bank.form(form_id)
    check_choices(bank, choices)
    arrays = encode(bank, choices)
    posterior = score_choices(bank, arrays)
    theta, covariance, se = posterior.theta[0], posterior.covariance[0], posterior.se[0]
    return ScoredProfile(
        theta=theta,
        se=se,
        covariance=covariance,
        scores=dict(zip(STYLES, map(style_estimate, theta, se), strict=True)),
        style=summarise_style(posterior),
        counts=count_choices(bank, choices),
        quality=assess_quality(ResponseRecord(bank, form, tuple(choices), arrays, posterior, seed)),
        blocks_answered=len(choices),
        norms=bank.norms,
        form=form_id,
    )


def style_estimate(theta: float, se: float) -> StyleEstimate:
    """θ and its standard error on the 0–100 scale.

    The interval is θ ± 1.96·SE mapped through 100·Φ; the standard error is 100·φ(θ)·SE (delta method).
    """
    middle, low, high = 100.0 * normal.cdf(np.array([theta, theta - normal.Z95 * se, theta + normal.Z95 * se]))
    return StyleEstimate(
        score=float(middle),
        se=float(100.0 * normal.density(np.array(theta)) * se),
        interval=(float(low), float(high)),
        theta=float(theta),
    )


def count_choices(bank: Bank, choices: Sequence[Choice]) -> ChoiceCounts:
    """Classical counts. A reverse-keyed item chosen as most counts as least for its style, and the other way round."""
    most = dict.fromkeys(STYLES, 0)
    least = dict.fromkeys(STYLES, 0)
    for choice in choices:
        for item_id, keyed, reversed_ in ((choice.most, most, least), (choice.least, least, most)):
            block, column = bank.position_of_item[item_id]
            item = bank.blocks[block].items[column]
            (keyed if item.key > 0 else reversed_)[item.style] += 1
    return ChoiceCounts(most, least, {style: most[style] - least[style] for style in STYLES})
