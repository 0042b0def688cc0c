"""One person's profile: scores, style, counts and quality from their answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from discern.instrument import normal
from discern.instrument.answers import Answer, check_answers, encode
from discern.instrument.arrays import Floats
from discern.instrument.bank import STYLES, Bank
from discern.instrument.fast import score_one
from discern.instrument.norms import Norms
from discern.instrument.quadrature import posterior_moments
from discern.instrument.quality import Quality, Record, assess
from discern.instrument.style import StyleSummary, summarise


@dataclass(frozen=True, slots=True)
class StyleEstimate:
    """One style: `score` = 100·Φ(θ), its standard error and 95% interval on the same 0–100 scale, and θ itself."""

    score: float
    se: float
    interval: tuple[float, float]
    theta: float


@dataclass(frozen=True, slots=True)
class Counts:
    """How often each style was chosen as most and as least like the person, turned round for reversed statements."""

    most: Mapping[str, int]
    least: Mapping[str, int]
    difference: Mapping[str, int]


@dataclass(frozen=True, slots=True, eq=False)
class Profile:
    """What a set of answers says. `theta` and `se` (4,) and `covariance` (4, 4) in units of the norms, D, I, S, C."""

    theta: Floats
    se: Floats
    covariance: Floats
    scores: Mapping[str, StyleEstimate]
    style: StyleSummary
    counts: Counts
    quality: Quality
    blocks_answered: int
    norms: Norms
    form: str


def profile(bank: Bank, answers: Sequence[Answer], form_id: str = "fixed", seed: int | None = None) -> Profile:
    """Score one person's answers, complete or not.

    `seed` is the one the blocks were shown by; without it the checks on places on the screen do not apply. Raises
    `AnswerError` for bad answers and `BankError` for an unknown form.
    """
    form = bank.form(form_id)
    check_answers(bank, answers)
    responses = encode(bank, answers)
    estimates = score_one(bank, responses)
    theta, covariance, se = estimates.theta[0], estimates.covariance[0], estimates.se[0]
    mean, spread = posterior_moments(
        bank.loadings[responses.rows],
        bank.intercepts[responses.rows],
        bank.precision,
        responses.most[None],
        responses.least[None],
        estimates.theta,
    )
    return Profile(
        theta=theta,
        se=se,
        covariance=covariance,
        scores=dict(zip(STYLES, map(score, theta, se), strict=True)),
        style=summarise(theta, mean[0], spread[0]),
        counts=count(bank, answers),
        quality=assess(Record(bank, form, tuple(answers), responses, estimates, seed)),
        blocks_answered=len(answers),
        norms=bank.norms,
        form=form_id,
    )


def score(theta: float, se: float) -> StyleEstimate:
    """θ and its standard error on the 0–100 scale. The interval is that of θ ± 1.96·SE, sent through 100·Φ; the
    standard error is 100·φ(θ)·SE (delta method)."""
    middle, low, high = 100.0 * normal.cdf(np.array([theta, theta - normal.Z95 * se, theta + normal.Z95 * se]))
    return StyleEstimate(
        score=float(middle),
        se=float(100.0 * normal.density(np.array(theta)) * se),
        interval=(float(low), float(high)),
        theta=float(theta),
    )


def count(bank: Bank, answers: Sequence[Answer]) -> Counts:
    """Classical counts. Choosing a reversed statement as most like oneself counts as least for its style, and the other
    way round."""
    most = dict.fromkeys(STYLES, 0)
    least = dict.fromkeys(STYLES, 0)
    for answer in answers:
        for item_id, straight, turned in ((answer.most, most, least), (answer.least, least, most)):
            block, column = bank.places[item_id]
            item = bank.blocks[block].items[column]
            (straight if item.key > 0 else turned)[item.style] += 1
    return Counts(most, least, {style: most[style] - least[style] for style in STYLES})
