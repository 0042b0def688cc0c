"""One person's scored profile from their choices: scores, style, counts, quality; and what it would be without each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

import numpy as np

from discern.instrument.bank import STYLES, Bank, NormGroup
from discern.instrument.choices import UNANSWERED, Choice, check_choices, encode
from discern.instrument.circle import CirclePosterior, circle_regions
from discern.instrument.numerics import Z95, Floats, Ints, normal_cdf, normal_density
from discern.instrument.posterior import posteriors, score_choices
from discern.instrument.quality import ResponseQuality, ResponseRecord, assess_quality
from discern.instrument.style import CircleStyle, describe_style


@dataclass(frozen=True, slots=True)
class StyleEstimate:
    """One style: `score` = 100·Φ(θ), 0–100; its standard error and 95% interval on that scale; θ and its own error."""

    score: float
    se: float
    interval: tuple[float, float]
    theta: float
    theta_se: float


@dataclass(frozen=True, slots=True)
class ScoreChange:
    """Means over people and styles, in points of the 0–100 scale: by how much scores change, and how wide 95% intervals
    are before and after."""

    score: float
    interval_before: float
    interval_after: float


@dataclass(frozen=True, slots=True)
class ChoiceCounts:
    """How often each style was chosen as most and as least like the person, with reverse-keyed items swapped; and the
    difference, most less least. Infrequency statements count for no style."""

    most: Mapping[str, int]
    least: Mapping[str, int]
    difference: Mapping[str, int]


@dataclass(frozen=True, slots=True, eq=False)
class ScoredProfile:
    """The result of scoring one person.

    `theta` and `se` (4,) and `covariance` (4, 4) are in units of the norms, in the order D, I, S, C; `scores` has a
    `StyleEstimate` for each style, `circle` is the posterior of the place on the circle and `regions` are those of
    `circle_regions`.
    """

    theta: Floats
    se: Floats
    covariance: Floats
    scores: Mapping[str, StyleEstimate]
    style: CircleStyle
    circle: CirclePosterior
    regions: Mapping[int, Floats]
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
    circle = CirclePosterior.of(posterior)
    return ScoredProfile(
        theta=theta,
        se=se,
        covariance=covariance,
        scores=dict(zip(STYLES, map(style_estimate, theta, se), strict=True)),
        style=describe_style(posterior, settled=bank.levels.are_settled),
        circle=circle,
        regions=circle_regions(circle),
        counts=count_choices(bank, choices),
        quality=assess_quality(ResponseRecord(bank, form, tuple(choices), arrays, posterior, seed)),
        blocks_answered=len(choices),
        norms=bank.norms,
        form=form_id,
    )


def score_people(bank: Bank, choice_sets: Sequence[Sequence[Choice]]) -> list[Mapping[str, StyleEstimate]]:
    """The scores by style of many people, from one set of choices a person, in any of the bank's blocks.

    Half the time of `score_profile`, which also gives style, counts and quality. Raises `ChoiceError`.
    """
    found = [score_choices(bank, encode(bank, choices)) for choices in choice_sets]
    return [dict(zip(STYLES, map(style_estimate, each.theta[0], each.se[0]), strict=True)) for each in found]


def change_of_scores(before: Bank, after: Bank, choice_sets: Sequence[Sequence[Choice]]) -> ScoreChange:
    """How the scores of these people change from one bank to another. Raises `ChoiceError`."""
    old, new = (
        [estimate for person in score_people(bank, choice_sets) for estimate in person.values()]
        for bank in (before, after)
    )
    return ScoreChange(
        score=mean(abs(one.score - other.score) for one, other in zip(old, new, strict=True)),
        interval_before=mean(high - low for low, high in (each.interval for each in old)),
        interval_after=mean(high - low for low, high in (each.interval for each in new)),
    )


def style_estimate(theta: float, se: float) -> StyleEstimate:
    """θ and its standard error on the 0–100 scale.

    The interval is θ ± 1.96·SE mapped through 100·Φ; the standard error is 100·φ(θ)·SE (delta method).
    """
    middle, low, high = 100.0 * normal_cdf(np.array([theta, theta - Z95 * se, theta + Z95 * se]))
    return StyleEstimate(
        score=float(middle),
        se=float(100.0 * normal_density(np.array(theta)) * se),
        interval=(float(low), float(high)),
        theta=float(theta),
        theta_se=float(se),
    )


def count_choices(bank: Bank, choices: Sequence[Choice]) -> ChoiceCounts:
    """Classical counts. A reverse-keyed item chosen as most counts as least for its style, and the other way round."""
    most = dict.fromkeys(STYLES, 0)
    least = dict.fromkeys(STYLES, 0)
    for choice in choices:
        for item_id, keyed, reversed_ in ((choice.most, most, least), (choice.least, least, most)):
            block, column = bank.position_of_item[item_id]
            item = bank.blocks[block].items[column]
            if item.style is not None:
                (keyed if item.key > 0 else reversed_)[item.style] += 1
    return ChoiceCounts(most, least, {style: most[style] - least[style] for style in STYLES})


@dataclass(frozen=True, slots=True)
class ProfileEstimate:
    """The scores of a person by style, and the posterior of their place on the circle."""

    scores: Mapping[str, StyleEstimate]
    circle: CirclePosterior


@dataclass(frozen=True, slots=True)
class LeaveOneOut:
    """The estimate from ``all`` answers, and ``without`` each of them, in the order of the choices."""

    all: ProfileEstimate
    without: tuple[ProfileEstimate, ...]


def leave_one_out(bank: Bank, choices: Sequence[Choice]) -> LeaveOneOut:
    """Estimate a person's profile from all choices, and anew without each of them.

    `all` equals what `score_profile` gives. Without the only answer there is, the estimate is the prior's. Raises
    `ChoiceError` for invalid choices.
    """
    check_choices(bank, choices)
    arrays = encode(bank, choices)
    posterior = posteriors(
        bank.loadings[arrays.rows],
        bank.intercepts[arrays.rows],
        bank.precision,
        bank.discrimination,
        _leaving_out(arrays.most),
        _leaving_out(arrays.least),
        bank.levels.sd,
    )
    everything, *without = [
        ProfileEstimate(
            scores=dict(zip(STYLES, map(style_estimate, theta, se), strict=True)),
            circle=CirclePosterior.of(posterior, person),
        )
        for person, (theta, se) in enumerate(zip(posterior.theta, posterior.se, strict=True))
    ]
    return LeaveOneOut(everything, tuple(without))


def _leaving_out(columns: Ints) -> Ints:
    """Chosen columns (n,) as n + 1 rows (n + 1, n): all of them first, then each with one left out."""
    rows = np.tile(columns, (len(columns) + 1, 1))
    rows[1:][np.eye(len(columns), dtype=bool)] = UNANSWERED
    return rows
