"""What a person's profile would be without each of their answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from discern.instrument.bank.choices import UNANSWERED, Choice, check_choices, encode
from discern.instrument.bank.items import STYLES, Bank
from discern.instrument.numerics.arrays import Ints
from discern.instrument.scoring.posterior import posteriors
from discern.instrument.scoring.profile import StyleEstimate, style_estimate
from discern.instrument.scoring.style import order_probabilities


@dataclass(frozen=True, slots=True)
class ProfileEstimate:
    """The scores of a person by style, and the probability of each style's leading, which sum to 1."""

    scores: Mapping[str, StyleEstimate]
    probabilities: Mapping[str, float]


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
    )
    leads = order_probabilities(posterior).sum(axis=2)
    everything, *without = [
        ProfileEstimate(
            scores=dict(zip(STYLES, map(style_estimate, theta, se), strict=True)),
            probabilities={style: float(p) for style, p in zip(STYLES, probabilities, strict=True)},
        )
        for theta, se, probabilities in zip(posterior.theta, posterior.se, leads, strict=True)
    ]
    return LeaveOneOut(everything, tuple(without))


def _leaving_out(columns: Ints) -> Ints:
    """Chosen columns (n,) as n + 1 rows (n + 1, n): all of them first, then each with one left out."""
    rows = np.tile(columns, (len(columns) + 1, 1))
    rows[1:][np.eye(len(columns), dtype=bool)] = UNANSWERED
    return rows
