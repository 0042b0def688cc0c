"""What collected choices say of a bank: item parameters, the levels of styles and the size of all loadings, norms.

Each person's θ is integrated out over the points of their own posterior (adaptive quadrature: `posterior_points`).

Items are fitted by marginal maximum a posteriori with expectation-maximisation, block by block under normal priors
(Bock & Aitkin 1981, doi 10.1007/BF02293801; Mislevy 1986, doi 10.1007/BF02293979).

Few people are enough for the levels of the four styles, from which people are measured, and for the factor m of all
loadings: these maximise the marginal likelihood of their answers. With θ = mean + m z, z ~ N(0, R), a level and the
people's mean are the same, and so are larger loadings and a wider group: a person is compared with the people here.
Newton's method takes the information that Louis (1982, Journal of the Royal Statistical Society B 44, 226–233) derives
from the complete one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from discern.instrument.bank import (
    AS_GIVEN,
    SETTLED_FROM,
    Bank,
    Discrimination,
    Levels,
    NormGroup,
    bank_to_dict,
    parse_bank,
)
from discern.instrument.choices import Choice, ChoiceError, encode_batch
from discern.instrument.forms import with_fit_limits
from discern.instrument.numerics import Bools, Floats, Ints
from discern.instrument.posterior import posterior_points

CALIBRATION_PEOPLE = 300

MINIMUM_ANSWERS = 150
"""People who must have answered a block before its parameters are estimated."""

MAX_ROUNDS = 150

TOLERANCE = 0.005
"""Converged when no parameter is further than this from its limit, in standardised units.

Small steps alone are no sign of it: where steps shrink by a factor r each round, the limit is r/(1 − r) of the last one
away (Böhning et al. 1994, doi 10.1007/BF01720593).
"""

SHRINKAGE = 0.9
"""What r is taken to be at least: early steps shrink faster than those that follow, which go by .75 to .87."""

LOADING_SD = 0.12
"""SD of the prior of a standardised loading; its mean is the common loading, estimated along with the rest."""

INTERCEPT_SD = 1.0
"""SD of the prior of a standardised intercept; its mean is 0."""

CORRELATION_PEOPLE = 200
"""The prior of the styles' correlation weighs as much as this many people."""

MINIMUM_MIXED = 4
"""Mixed-keyed blocks from which on the correlation of the styles is estimated."""

SMALLEST_EIGENVALUE = 0.1
"""Of a plausible correlation of four styles; that of the built-in norms has .5."""

LARGEST_LOADING = 3.0
"""Standardised: what a bank may have at most."""

SMALLEST_LOADING = 0.05
"""Standardised loadings stay at least this large, so that none changes its sign; those of infrequency statements stay
0, and their intercepts at least this far below 0."""


class CalibrationError(ValueError):
    """Choices that no parameters should be estimated from; the message says what is missing. `rule` is one of
    `too_few_people`, `too_few_answers`, `same_version`, `not_converged`, `runaway`."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule


@dataclass(frozen=True, slots=True, eq=False)
class ItemFit:
    """Fitted `loadings` and `intercepts` (blocks, 4) on the logit scale, and the styles' `correlation` (4, 4) in the
    sample. `common_loading` is the value toward which loadings were shrunk; `remaining` how far the parameter that is
    furthest from its limit is from it, after the last of the `rounds`; both are standardised."""

    loadings: Floats
    intercepts: Floats
    correlation: Floats
    common_loading: float
    rounds: int
    remaining: float

    @property
    def converged(self) -> bool:
        """Whether the search has arrived."""
        return self.remaining <= TOLERANCE


@dataclass(frozen=True, slots=True, eq=False)
class Calibration:
    """A new version of a bank, and how it was obtained.

    `kept` are the ids of blocks with too few answers: their intercepts are the bank's, and their loadings the bank's
    times the factor by which those of the other blocks changed on average. `correlation_fitted` is whether enough
    mixed-keyed blocks were answered to estimate how the styles are correlated. The other fields are those of `ItemFit`.
    """

    bank: Bank
    people: int
    kept: tuple[str, ...]
    correlation_fitted: bool
    common_loading: float
    rounds: int


def calibrate(bank: Bank, choice_sets: Sequence[Sequence[Choice]], version: str, as_of: str) -> Calibration:
    """Estimate the bank's item parameters from one set of choices a person, as a new version of the bank.

    Its norms become the sample: mean 0 and SD 1 on each style. Blocks with fewer than `MINIMUM_ANSWERS` answers aren't
    fitted. The styles' correlation is, if at least `MINIMUM_MIXED` of the fitted blocks are mixed-keyed; else it is the
    bank's. Leave out people whose results were withheld. `as_of` is an ISO date. The given bank is not changed, nor is
    any result scored by it.

    Raises `CalibrationError` for too few people or answers, an unchanged version, a search that doesn't converge and
    parameters that run away; `ChoiceError` for invalid choices.
    """
    if len(choice_sets) < CALIBRATION_PEOPLE:
        raise CalibrationError(
            "too_few_people", f"calibration needs at least {CALIBRATION_PEOPLE} people; there are {len(choice_sets)}"
        )
    if version == bank.version:
        raise CalibrationError("same_version", f"the new bank needs a version other than {bank.version}")
    most, least = encode_batch(bank, tuple(bank.blocks), choice_sets)
    enough = (most >= 0).sum(axis=0) >= MINIMUM_ANSWERS
    if not enough.any():
        raise CalibrationError(
            "too_few_answers", f"no block has the {MINIMUM_ANSWERS} answers that its parameters need"
        )
    fitted = [block for block, is_fitted in zip(bank.blocks.values(), enough, strict=True) if is_fitted]
    is_identified = sum(block.mixed for block in fitted) >= MINIMUM_MIXED
    fit = fit_items(
        bank.loadings[enough],
        bank.intercepts[enough],
        bank.norms.correlation,
        most[:, enough],
        least[:, enough],
        bank.scale,
        fixed_correlation=not is_identified,
    )
    check_plausible(fit, bank.scale)
    norms = NormGroup(
        f"calibration-{version}", "sample", len(choice_sets), as_of, np.zeros(4), np.ones(4), fit.correlation
    )
    return Calibration(
        # The limits of person fit are simulated from the parameters, and these are others now.
        bank=with_fit_limits(_with_items(bank, fit, enough, norms, version)),
        people=len(choice_sets),
        kept=tuple(block for block, is_fitted in zip(bank.blocks, enough, strict=True) if not is_fitted),
        correlation_fitted=is_identified,
        common_loading=fit.common_loading,
        rounds=fit.rounds,
    )


def check_plausible(fit: ItemFit, scale: float) -> None:
    """Raise `CalibrationError` for a fit that hasn't converged, or whose parameters ran away."""
    if not fit.converged:
        raise CalibrationError(
            "not_converged",
            f"the search did not converge in {fit.rounds} rounds: a parameter is {fit.remaining:.2g} from its limit",
        )
    if np.linalg.eigvalsh(fit.correlation)[0] < SMALLEST_EIGENVALUE:
        raise CalibrationError(
            "runaway", "the correlations of the styles run away: these answers don't tell the styles apart"
        )
    if np.abs(fit.loadings).max() > LARGEST_LOADING * scale:
        raise CalibrationError("runaway", f"loadings run away: one is above {LARGEST_LOADING:g}")


def fit_items(
    loadings: Floats,
    intercepts: Floats,
    correlation: Floats,
    most: Ints,
    least: Ints,
    scale: float,
    *,
    fixed_correlation: bool = False,
) -> ItemFit:
    """Fit item parameters to choices `most`, `least` (people, blocks), -1 where unanswered.

    `loadings` and `intercepts` (blocks, 4) are the starting values, on the logit scale, which is `scale` times the
    standardised one; the loadings' signs are the keys and do not change, nor does a loading of 0. `correlation` (4, 4)
    is the prior's, and that of the result if it is a `fixed_correlation`. Look at `converged` of the result: after
    `MAX_ROUNDS` the search stops in any case.
    """
    fit = ItemFit(loadings.copy(), intercepts.copy(), correlation.copy(), 0.0, 0, np.inf)
    # Each round's search for modes begins where the round before found them.
    theta = np.zeros((len(most), 4))
    step = np.inf
    for rounds in range(1, MAX_ROUNDS + 1):
        precision = np.asarray(np.linalg.inv(fit.correlation))
        theta, points, weights, _ = posterior_points(fit.loadings, fit.intercepts, precision, most, least, theta)
        new = _maximise(fit, points, weights, most, least, correlation, scale)
        if fixed_correlation:
            new = replace(new, correlation=correlation)
        changes = _changes(fit, new, scale)
        # In the first round `before` is infinite, so that `SHRINKAGE` counts.
        before, step = step, float(np.linalg.norm(changes))
        ratio = max(step / before, SHRINKAGE)
        to_go = float(np.abs(changes).max()) * ratio / (1.0 - ratio) if ratio < 1.0 else np.inf
        fit = replace(new, rounds=rounds, remaining=to_go)
        if fit.converged:
            break
    return fit


def _changes(old: ItemFit, new: ItemFit, scale: float) -> Floats:
    return np.concatenate(
        [
            ((new.loadings - old.loadings) / scale).ravel(),
            ((new.intercepts - old.intercepts) / scale).ravel(),
            (new.correlation - old.correlation).ravel(),
        ]
    )


def _maximise(
    fit: ItemFit, points: Floats, weights: Floats, most: Ints, least: Ints, prior_correlation: Floats, scale: float
) -> ItemFit:
    """The M step: one Newton step for each block's 8 parameters, and the correlation of the styles."""
    keys = np.sign(fit.loadings)
    common = float(np.abs(fit.loadings[keys != 0]).mean())
    loadings, intercepts = fit.loadings.copy(), fit.intercepts.copy()
    prior_precision = np.repeat([1.0 / (LOADING_SD * scale) ** 2, 1.0 / (INTERCEPT_SD * scale) ** 2], 4)
    for block in range(len(loadings)):
        people = most[:, block] >= 0
        gradient, information = block_derivatives(
            loadings[block],
            intercepts[block],
            points[people],
            weights[people],
            _signs(most[people, block], least[people, block]),
        )
        current = np.concatenate([loadings[block], intercepts[block]])
        prior_mean = np.concatenate([common * keys[block], np.zeros(4)])
        # The loading of an infrequency statement is 0 and stays 0.
        free = np.concatenate([keys[block] != 0, np.ones(4, dtype=np.bool_)])
        information = (information + np.diag(prior_precision))[np.ix_(free, free)]
        step = np.zeros(8)
        step[free] = np.linalg.solve(information, (gradient - prior_precision * (current - prior_mean))[free])
        # As in scoring, steps are limited to 1, because a full one can overshoot far from the mode.
        current = current + step / max(1.0, float(np.abs(step).max()))
        loadings[block] = keys[block] * np.maximum(keys[block] * current[:4], SMALLEST_LOADING * scale)
        highest = np.where(keys[block] == 0, -SMALLEST_LOADING * scale, np.inf)
        intercepts[block] = np.minimum(current[4:], highest)
    second = np.einsum("nq,nqs,nqt->st", weights, points, points) + CORRELATION_PEOPLE * prior_correlation
    sd = np.sqrt(second.diagonal())
    return replace(
        fit,
        loadings=loadings,
        intercepts=intercepts,
        # Each style has SD 1 by definition: a wider sample shows in larger loadings.
        correlation=second / np.outer(sd, sd),
        common_loading=common / scale,
    )


def _signs(most: Ints, least: Ints) -> Floats:
    """1 for the item chosen as most, −1 for the one chosen as least, 0 for the others, (people, 4)."""
    styles = np.arange(4)
    return np.asarray((most[:, None] == styles).astype(np.float64) - (least[:, None] == styles))


def block_derivatives(
    loadings: Floats, intercepts: Floats, points: Floats, weights: Floats, signs: Floats
) -> tuple[Floats, Floats]:
    """Gradient (8,) and information (8, 8) of a block's expected log-likelihood, by its 4 loadings and 4 intercepts.

    `loadings`, `intercepts` (4,); posterior `points` (people, points, 4) with `weights` (people, points); `signs`
    (people, 4), 1 for the item chosen as most and −1 for the least. The derivatives of log Z by the utilities are those
    in `best_worst_logit`; ∂u_j/∂λ_j = θ_j and ∂u_j/∂μ_j = 1.
    """
    up = np.exp(intercepts + loadings * points)
    down = 1.0 / up
    up_sum, down_sum = up.sum(axis=2, keepdims=True), down.sum(axis=2, keepdims=True)
    z = up_sum * down_sum - 4.0
    rising, falling = up * down_sum / z, down * up_sum / z
    slope: Floats = rising - falling
    residual = (signs[:, None, :] - slope) * weights[:, :, None]
    gradient = np.concatenate([(residual * points).sum(axis=(0, 1)), residual.sum(axis=(0, 1))])

    def by_parameter(by_utility: Floats) -> Floats:
        """A derivative by the 4 utilities as one by the 8 parameters, (people · points, 8)."""
        return np.concatenate([(by_utility * points).reshape(-1, 4), by_utility.reshape(-1, 4)], axis=1)

    weight = weights[:, :, None]
    # Sums over people and points of outer products, as matrix products over one long axis.
    cross = (by_parameter(up) * (weight / z).reshape(-1, 1)).T @ by_parameter(down)
    slopes = by_parameter(slope)
    information = -(cross + cross.T) - (slopes * weight.reshape(-1, 1)).T @ slopes
    # What concerns one utility alone: the diagonal, and each item's loading with its own intercept.
    own = (rising + falling) * weight
    by_loading_and_intercept = (own * points).sum(axis=(0, 1))
    information += np.diag(np.concatenate([(own * np.square(points)).sum(axis=(0, 1)), own.sum(axis=(0, 1))]))
    information += np.diag(by_loading_and_intercept, 4) + np.diag(by_loading_and_intercept, -4)
    return np.asarray(gradient), np.asarray(information)


def _with_items(bank: Bank, fit: ItemFit, fitted: Bools, norms: NormGroup, version: str) -> Bank:
    """The bank with the fitted parameters of the blocks marked in `fitted` (blocks,), as a new version."""
    data: dict[str, Any] = bank_to_dict(bank) | {
        "version": version,
        "norms": norms.to_dict(),
        # The common factor is in the loadings, which are estimated: how people differ in theirs is all that is left.
        "discrimination": Discrimination.estimated(1.0, 0.0, norms.n).to_dict(),
        "levels": replace(AS_GIVEN, people=norms.n).to_dict(),
    }
    # Blocks that weren't fitted keep their place among the others: the experts' loadings are off together.
    factor = np.abs(fit.loadings).mean() / np.abs(bank.loadings[fitted]).mean()
    largest = LARGEST_LOADING * bank.scale
    loadings, intercepts = np.clip(factor * bank.loadings, -largest, largest), bank.intercepts.copy()
    loadings[fitted], intercepts[fitted] = fit.loadings, fit.intercepts
    for row, block in enumerate(data["blocks"]):
        for column, item in enumerate(block["items"]):
            item["loading"] = round(float(loadings[row, column]) / bank.scale, 4)
            item["intercept"] = round(float(intercepts[row, column]) / bank.scale, 4)
            if fitted[row]:
                item["source"] = "calibrated"
    return parse_bank(data)


SETTLING_PEOPLE = SETTLED_FROM
"""How many people's answers it takes to settle the levels of the styles."""

NARROWING_PEOPLE = 100
"""From so many people on the factor of the loadings may make intervals narrower; before, only wider. A few people who
play a part answer more consistently than real people do, and so let statements look more telling than they are."""

SEARCH_SD = 1.0
"""SD of a prior of log m within the search alone, so that answers without any consistency have an optimum too."""

FACTOR_ROUNDS = 50
FACTOR_TOLERANCE = 1e-4
LARGEST_STEP = 0.5

MOST_COPIES = 0.1
"""The largest share of people whose answers are all the same as somebody else's: chance gives no two."""

ALIKE = 0.6
"""People whose answers show a smaller factor than this differ so little that they may be one close team, from which
nobody else should be measured."""


class SettlingError(ValueError):
    """Choices that levels should not be settled by: `code` is stable, the message says why.

    `too_few_people`: fewer than `SETTLING_PEOPLE`; `copies`: too many of one sheet; `alike`: people differ too little;
    `not_converged`: the answers fit no level.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def settle(bank: Bank, choice_sets: Sequence[Sequence[Choice]], version: str) -> Bank:
    """The bank with the levels of the styles, and the factor of all loadings, from one set of choices a person.

    The bank's own levels and factor are the prior, so give the bank as it was before any of these people were counted.
    Leave out people whose results were withheld, and those who tried the questionnaire out. A second for 300 people.

    Raises `SettlingError`, and `ChoiceError` for invalid choices.
    """
    people = len(choice_sets)
    if people < SETTLING_PEOPLE:
        raise SettlingError(
            "too_few_people", f"levels need the answers of {SETTLING_PEOPLE} people; there are {people}"
        )
    if not all(choice_sets):
        raise ChoiceError(None, "empty", "an answer set is empty (empty)")
    most, least = encode_batch(bank, tuple(bank.blocks), choice_sets)
    copies = people - len(np.unique(np.hstack([most, least]), axis=0))
    if copies > MOST_COPIES * people:
        raise SettlingError("copies", f"{copies} of {people} sheets of answers are copies of another one")
    used = (most >= 0).any(axis=0)
    found = _most_likely_levels(bank.loadings[used], bank.intercepts[used], bank, most[:, used], least[:, used])
    if found.factor < ALIKE:
        raise SettlingError("alike", f"these {people} people differ too little from each other, as one close team does")
    own, own_error = float(np.log(bank.discrimination.median)), bank.discrimination.estimation_sd
    # Two normal distributions of log m, multiplied.
    share = own_error**2 / (own_error**2 + found.error**2)
    median = float(np.exp(own + share * (np.log(found.factor) - own)))
    if people >= NARROWING_PEOPLE:
        discrimination = Discrimination.estimated(median, share**0.5 * found.error, people)
    else:
        discrimination = replace(bank.discrimination, median=min(median, bank.discrimination.median), people=people)
    d, i, s, c = (found.mean / discrimination.median).tolist()
    levels = Levels((d, i, s, c), found.mean_sd / discrimination.median, people)
    settled = {"version": version, "discrimination": discrimination.to_dict(), "levels": levels.to_dict()}
    return parse_bank(bank_to_dict(bank) | settled)


@dataclass(frozen=True, slots=True)
class _LevelEstimate:
    """The people's `mean` (4,) with its prior, and the typical error `mean_sd` of one style's, in units of the bank's
    loadings; the `factor` of these without its prior, and the `error` of its logarithm."""

    mean: Floats
    mean_sd: float
    factor: float
    error: float


def _most_likely_levels(loadings: Floats, intercepts: Floats, bank: Bank, most: Ints, least: Ints) -> _LevelEstimate:
    """The mean and log m at the maximum of the marginal likelihood, times the prior of the levels."""
    precision = bank.precision
    mean, log_factor = np.zeros(4), float(np.log(bank.discrimination.median))
    prior = np.array([max(bank.levels.sd, SMALLEST_LEVEL_SD) ** -2] * 4 + [SEARCH_SD**-2])
    start = log_factor
    z = np.zeros((len(most), 4))
    for _ in range(FACTOR_ROUNDS):
        factor = np.exp(log_factor)
        # With θ = mean + m z, λθ = λ·mean + mλ·z: the mean moves into the intercepts.
        z, points, weights, _ = posterior_points(
            factor * loadings, intercepts + loadings * mean, precision, most, least, z
        )
        gradient, information = _derivatives(points, weights, precision, factor)
        gradient -= prior * np.append(mean, log_factor - start)
        information += np.diag(prior)
        step = np.linalg.solve(information, gradient)
        step /= max(1.0, float(np.abs(step).max()) / LARGEST_STEP)
        mean, log_factor = mean + step[:4], log_factor + float(step[4])
        if np.abs(step).max() <= FACTOR_TOLERANCE:
            break
    else:
        raise SettlingError("not_converged", f"the search for the levels did not converge in {FACTOR_ROUNDS} rounds")
    covariance = np.linalg.inv(information)
    # Without the prior of the search, which the bank's own replaces.
    precise, own = 1.0 / float(covariance[4, 4]), SEARCH_SD**-2
    return _LevelEstimate(
        mean=mean,
        mean_sd=float(np.sqrt(np.diagonal(covariance)[:4].mean())),
        factor=float(np.exp(start + (log_factor - start) * precise / (precise - own))),
        error=(precise - own) ** -0.5,
    )


SMALLEST_LEVEL_SD = 0.01
"""Stands in for levels that a bank takes for known."""


def _derivatives(points: Floats, weights: Floats, precision: Floats, factor: float) -> tuple[Floats, Floats]:
    """Gradient (5,) and information (5, 5) of the marginal log-likelihood by the mean and log m, from posterior points
    z (people, points, 4).

    The log density of θ has the derivatives R⁻¹z/m by the mean and zᵀR⁻¹z − 4 by log m. The information is the mean of
    its second derivatives less the variance of the first, over each posterior.
    """
    by_mean = points @ precision
    square = (by_mean * points).sum(axis=2)
    scores = np.concatenate([by_mean / factor, square[..., None] - 4.0], axis=2)
    expected = np.einsum("nq,nqk->nk", weights, scores)
    deviations = scores - expected[:, None, :]
    information = -np.einsum("nq,nqk,nql->kl", weights, deviations, deviations)
    information[:4, :4] += precision / factor**2 * len(points)
    cross = 2.0 / factor * np.einsum("nq,nqs->s", weights, by_mean)
    information[:4, 4] += cross
    information[4, :4] += cross
    information[4, 4] += 2.0 * np.einsum("nq,nq->", weights, square)
    gradient = expected.sum(axis=0)
    # The estimated mean takes up a share of the spread, as it does in a variance that is divided by n instead of n − 1.
    centres = np.einsum("nq,nqs->ns", weights, points)
    within = np.einsum("nq,nq->n", weights, square) - np.einsum("ns,st,nt->n", centres, precision, centres)
    gradient[4] += 4.0 - within.mean()
    return gradient, information


NORMS_PEOPLE = 200
NORMS_ROUNDS = 300

NORMS_TOLERANCE = 1e-4
"""Converged when no style's mean moves, and no SD changes by a factor, further than this from one round to the next."""


class NormsError(ValueError):
    """Choices that no norms should be estimated from; the message says what is missing."""


def fit_norms(bank: Bank, choice_sets: Sequence[Sequence[Choice]], norms_id: str, as_of: str) -> NormGroup:
    """Mean, SD and correlation of the styles among the people who made these choices, one set of choices a person.

    The distribution of θ itself, not of its estimates, which are shrunk and so vary less: expectation-maximisation over
    each person's posterior (Mislevy 1984, doi 10.1007/BF02306026). Item parameters stay as they are. Leave out people
    whose results were withheld. `as_of` is an ISO date; `with_norms` makes the new version of the bank.

    Raises `NormsError` for fewer than `NORMS_PEOPLE` people or if the estimates do not converge, and `ChoiceError`
    for invalid choices.
    """
    if len(choice_sets) < NORMS_PEOPLE:
        raise NormsError(f"norms need at least {NORMS_PEOPLE} people; there are {len(choice_sets)}")
    most, least = encode_batch(bank, tuple(bank.blocks), choice_sets)
    used = (most >= 0).any(axis=0)
    most, least = most[:, used], least[:, used]
    # Back from units of the bank's norms to the items' own metric, on which norms are expressed.
    loadings = (bank.loadings / bank.norms.sd)[used]
    intercepts = bank.intercepts[used] - loadings * bank.norms.mean
    mean, sd, correlation = bank.norms.mean.copy(), bank.norms.sd.copy(), bank.norms.correlation
    theta = np.zeros((len(choice_sets), 4))
    change = np.inf
    for _ in range(NORMS_ROUNDS):
        precision = np.asarray(np.linalg.inv(correlation))
        # E step, in units of the current mean and SD, in which the prior is N(0, correlation).
        theta, points, weights, _ = posterior_points(
            loadings * sd, intercepts + loadings * mean, precision, most, least, theta
        )
        # M step: moments of the people's posteriors together, still in those units, in which mean 0 and SD 1 mean that
        # nothing changes.
        centre = np.einsum("nq,nqs->s", weights, points) / len(points)
        moment = np.einsum("nq,nqs,nqt->st", weights, points, points) / len(points) - np.outer(centre, centre)
        spread = np.sqrt(moment.diagonal())
        mean = mean + sd * centre
        sd = sd * spread
        correlation = moment / np.outer(spread, spread)
        change = max(float(np.abs(centre).max()), float(np.abs(spread - 1.0).max()))
        if change <= NORMS_TOLERANCE:
            return NormGroup(norms_id, "sample", len(choice_sets), as_of, mean, sd, correlation)
    raise NormsError(f"the search for norms did not converge in {NORMS_ROUNDS} rounds (last change {change:.1e})")
