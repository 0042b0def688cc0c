"""Item parameters from collected answers: marginal maximum a posteriori by expectation-maximisation.

People are integrated out over points of each person's own posterior (adaptive quadrature, importance weighted); items
are then fitted block by block (Bock & Aitkin 1981, doi 10.1007/BF02293801; Mislevy 1986, doi 10.1007/BF02293979).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from discern.instrument.answers import Answer, encode_many
from discern.instrument.arrays import Bools, Floats, Ints
from discern.instrument.bank import Bank, parse_bank, to_dict
from discern.instrument.limits import with_fit_limits
from discern.instrument.norms import Norms
from discern.instrument.quadrature import posterior_points

MINIMUM_PEOPLE = 300
MINIMUM_ANSWERS = 150
MAX_ROUNDS = 150
TOLERANCE = 1e-3
# Standardised: loadings N(common value, .12²), intercepts N(0, 1); correlations weigh as much as 200 people.
LOADING_SD = 0.12
INTERCEPT_SD = 1.0
CORRELATION_PEOPLE = 200
SMALLEST_LOADING = 0.05


class CalibrationError(ValueError):
    """Answers that no parameters should be estimated from; the message says what is missing."""


@dataclass(frozen=True, slots=True, eq=False)
class Fit:
    """Fitted parameters (blocks, 4) on the logit scale, the styles' `correlation` (4, 4) in the sample, the value that
    loadings were shrunk toward, and how the search ended: `change` is the largest change of a parameter in the last of
    its `rounds`. `common_loading` and `change` are standardised."""

    loadings: Floats
    intercepts: Floats
    correlation: Floats
    common_loading: float
    rounds: int
    change: float
    converged: bool


@dataclass(frozen=True, slots=True, eq=False)
class Calibration:
    """A new bank version, and what it rests on. `kept`: ids of the blocks with too few answers, left as they were."""

    bank: Bank
    people: int
    kept: tuple[str, ...]
    common_loading: float
    rounds: int
    change: float
    converged: bool


def calibrate(bank: Bank, answer_sets: Sequence[Sequence[Answer]], version: str, as_of: str) -> Calibration:
    """Estimate the bank's item parameters from one answer set a person, as a new version of the bank.

    Its norms become the sample: mean 0 and SD 1 on each style. Blocks with fewer than `MINIMUM_ANSWERS` answers keep
    their parameters. Leave out people whose results were withheld. `as_of` is an ISO date. The given bank and results
    already scored by it stay as they are. Raises `CalibrationError` with too few people or answers, `AnswerError` for
    bad answers.
    """
    if len(answer_sets) < MINIMUM_PEOPLE:
        raise CalibrationError(f"calibration needs at least {MINIMUM_PEOPLE} people; there are {len(answer_sets)}")
    if version == bank.version:
        raise CalibrationError(f"the new bank needs a version other than {bank.version}")
    most, least = encode_many(bank, tuple(bank.blocks), answer_sets)
    enough = (most >= 0).sum(axis=0) >= MINIMUM_ANSWERS
    if not enough.any():
        raise CalibrationError(f"no block has the {MINIMUM_ANSWERS} answers that its parameters need")
    fit = fit_items(
        bank.loadings[enough],
        bank.intercepts[enough],
        bank.norms.correlation,
        most[:, enough],
        least[:, enough],
        bank.scale,
    )
    norms = Norms(f"calibration-{version}", "sample", len(answer_sets), as_of, np.zeros(4), np.ones(4), fit.correlation)
    return Calibration(
        bank=with_fit_limits(_with_items(bank, fit, enough, norms, version)),
        people=len(answer_sets),
        kept=tuple(block for block, fitted in zip(bank.blocks, enough, strict=True) if not fitted),
        common_loading=fit.common_loading,
        rounds=fit.rounds,
        change=fit.change,
        converged=fit.converged,
    )


def fit_items(loadings: Floats, intercepts: Floats, correlation: Floats, most: Ints, least: Ints, scale: float) -> Fit:
    """Fit parameters to `most`, `least` (people, blocks), -1 where unanswered, starting from the ones given.

    `loadings` and `intercepts` (blocks, 4) are on the logit scale, which is `scale` times the standardised one; the
    loadings' signs are the keys and stay. `change` and `TOLERANCE` are standardised.
    """
    fit = Fit(loadings.copy(), intercepts.copy(), correlation.copy(), 0.0, 0, np.inf, False)
    theta = np.zeros((len(most), 4))
    for rounds in range(1, MAX_ROUNDS + 1):
        precision = np.asarray(np.linalg.inv(fit.correlation))
        theta, nodes, weights = posterior_points(fit.loadings, fit.intercepts, precision, most, least, theta)
        new = _maximise(fit, nodes, weights, most, least, correlation, scale)
        change = max(
            float(np.abs(new.loadings - fit.loadings).max()), float(np.abs(new.intercepts - fit.intercepts).max())
        )
        fit = replace(new, rounds=rounds, change=change / scale, converged=change / scale <= TOLERANCE)
        if fit.converged:
            break
    return fit


def _maximise(
    fit: Fit, nodes: Floats, weights: Floats, most: Ints, least: Ints, prior_correlation: Floats, scale: float
) -> Fit:
    """One Newton step for each block, and the correlation of the styles."""
    keys = np.sign(fit.loadings)
    common = float((fit.loadings * keys).mean())
    loadings, intercepts = fit.loadings.copy(), fit.intercepts.copy()
    for block in range(len(loadings)):
        people = most[:, block] >= 0
        gradient, information = _block_derivatives(
            loadings[block],
            intercepts[block],
            nodes[people],
            weights[people],
            _signs(most[people, block], least[people, block]),
        )
        tightness = np.repeat([1.0 / (LOADING_SD * scale) ** 2, 1.0 / (INTERCEPT_SD * scale) ** 2], 4)
        current = np.concatenate([loadings[block], intercepts[block]])
        centre = np.concatenate([common * keys[block], np.zeros(4)])
        step = np.linalg.solve(information + np.diag(tightness), gradient - tightness * (current - centre))
        current = current + step / max(1.0, float(np.abs(step).max()))
        loadings[block] = keys[block] * np.maximum(keys[block] * current[:4], SMALLEST_LOADING * scale)
        intercepts[block] = current[4:]
    second = np.einsum("nq,nqs,nqt->st", weights, nodes, nodes) + CORRELATION_PEOPLE * prior_correlation
    sd = np.sqrt(second.diagonal())
    return replace(
        fit,
        loadings=loadings,
        intercepts=intercepts,
        correlation=second / np.outer(sd, sd),
        common_loading=common / scale,
    )


def _signs(most: Ints, least: Ints) -> Floats:
    styles = np.arange(4)
    return np.asarray((most[:, None] == styles).astype(np.float64) - (least[:, None] == styles))


def _block_derivatives(
    loadings: Floats, intercepts: Floats, nodes: Floats, weights: Floats, signs: Floats
) -> tuple[Floats, Floats]:
    """Gradient (8,) and information (8, 8) by the block's 4 loadings, then its 4 intercepts."""
    up = np.exp(intercepts + loadings * nodes)
    down = 1.0 / up
    up_sum, down_sum = up.sum(axis=2, keepdims=True), down.sum(axis=2, keepdims=True)
    total = up_sum * down_sum - 4.0
    rising, falling = up * down_sum / total, down * up_sum / total
    slope: Floats = rising - falling
    residual = (signs[:, None, :] - slope) * weights[:, :, None]
    gradient = np.concatenate([(residual * nodes).sum(axis=(0, 1)), residual.sum(axis=(0, 1))])
    flat = (-1, 4)
    weight = weights[:, :, None]
    rows = np.concatenate([(up * nodes).reshape(flat), up.reshape(flat)], axis=1)
    columns = np.concatenate([(down * nodes).reshape(flat), down.reshape(flat)], axis=1)
    cross = (rows * (weight / total).reshape(-1, 1)).T @ columns
    slopes = np.concatenate([(slope * nodes).reshape(flat), slope.reshape(flat)], axis=1)
    information = -(cross + cross.T) - (slopes * weight.reshape(-1, 1)).T @ slopes
    own = (rising + falling) * weight
    first = (own * nodes).sum(axis=(0, 1))
    information += np.diag(np.concatenate([(own * np.square(nodes)).sum(axis=(0, 1)), own.sum(axis=(0, 1))]))
    information += np.diag(first, 4) + np.diag(first, -4)
    return np.asarray(gradient), np.asarray(information)


def _with_items(bank: Bank, fit: Fit, enough: Bools, norms: Norms, version: str) -> Bank:
    data: dict[str, Any] = to_dict(bank) | {"version": version, "norms": norms.to_dict()}
    fitted = np.flatnonzero(enough)
    loadings, intercepts = bank.loadings.copy(), bank.intercepts.copy()
    loadings[fitted], intercepts[fitted] = fit.loadings, fit.intercepts
    for row, block in enumerate(data["blocks"]):
        for column, item in enumerate(block["items"]):
            item["loading"] = round(float(loadings[row, column]) / bank.scale, 4)
            item["intercept"] = round(float(intercepts[row, column]) / bank.scale, 4)
            if enough[row]:
                item["source"] = "calibrated"
    return parse_bank(data)
