"""What collected choices say of a bank: item parameters, the size of all loadings together, and norms.

Each person's θ is integrated out over the points of their own posterior (adaptive quadrature: `posterior_points`).

Items are fitted by marginal maximum a posteriori with expectation-maximisation, block by block under normal priors
(Bock & Aitkin 1981, doi 10.1007/BF02293801; Mislevy 1986, doi 10.1007/BF02293979).

Few people are enough for the factor m of all loadings, which maximises the marginal likelihood of their answers. They
may lie apart from the bank's reference, so their mean is estimated along with the factor; it is of no further use,
since a few people are no norm group. With θ = mean + m z, z ~ N(0, R), larger loadings and a wider group are the same.
Newton's method takes the information that Louis (1982, Journal of the Royal Statistical Society B 44, 226–233) derives
from the complete one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from discern.instrument.bank import Bank, Discrimination, NormGroup, bank_to_dict, parse_bank
from discern.instrument.choices import Choice, ChoiceError, encode_batch
from discern.instrument.forms import with_fit_limits
from discern.instrument.numerics import Bools, Floats, Ints
from discern.instrument.posterior import posterior_points, posteriors

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


DISCRIMINATION_PEOPLE = 30

MEAN_SD = 0.5
"""SD of the prior of each style's mean among the people."""

SEARCH_SD = 1.0
"""SD of a prior of log m within the search alone, so that answers without any consistency have an optimum too."""

FACTOR_ROUNDS = 50
FACTOR_TOLERANCE = 1e-4
LARGEST_STEP = 0.5

CONTRADICTION = 2.5
"""Standard errors between the factor that the answers show and the bank's: simulated, 2% of groups of 30 to 300 people
lie further apart when the bank's parameters are true."""


class DiscriminationError(ValueError):
    """Choices that no factor should be estimated from; the message says what is missing."""


@dataclass(frozen=True, slots=True)
class DiscriminationEstimate:
    """What a group's answers say about the size of a bank's loadings.

    `discrimination` combines the bank's own with the answers. `spread` is the SD of the people's scores over the one
    that the bank's loadings lead one to expect (1: just as expected). `contradicts` says that the answers contradict
    the bank's parameters: the factor that they show differs from the bank's median by more than chance explains. An
    expert's doubt about the median excuses nothing; uncertainty left by earlier people does. About 2% false alarms.
    """

    discrimination: Discrimination
    spread: float
    contradicts: bool


def estimate_discrimination(bank: Bank, choice_sets: Sequence[Sequence[Choice]]) -> DiscriminationEstimate:
    """The factor of all loadings, from one set of choices a person; a second for 300 people.

    The bank's own discrimination is the prior, so give the bank as it was before any of these people were counted.
    Leave out people whose results were withheld. `with_discrimination` makes the new version of the bank.

    Raises `DiscriminationError` for fewer than `DISCRIMINATION_PEOPLE` people and where the search doesn't converge,
    `ChoiceError` for invalid choices.
    """
    people = len(choice_sets)
    if people < DISCRIMINATION_PEOPLE:
        raise DiscriminationError(
            f"the size of the loadings needs at least {DISCRIMINATION_PEOPLE} people; there are {people}"
        )
    if not all(choice_sets):
        raise ChoiceError(None, "empty", "an answer set is empty (empty)")
    most, least = encode_batch(bank, tuple(bank.blocks), choice_sets)
    used = (most >= 0).any(axis=0)
    loadings, intercepts, most, least = bank.loadings[used], bank.intercepts[used], most[:, used], least[:, used]
    found, error = _most_likely_factor(loadings, intercepts, bank, most, least)
    own, own_error = float(np.log(bank.discrimination.median)), bank.discrimination.estimation_sd
    # Two normal distributions of log m, multiplied.
    share = own_error**2 / (own_error**2 + error**2)
    median, log_sd = own + share * (found - own), share**0.5 * error
    learnt = own_error if bank.discrimination.people else 0.0
    return DiscriminationEstimate(
        Discrimination.estimated(float(np.exp(median)), log_sd, people),
        _spread(bank, loadings, intercepts, most, least),
        contradicts=abs(found - own) > CONTRADICTION * float(np.hypot(error, learnt)),
    )


def _most_likely_factor(
    loadings: Floats, intercepts: Floats, bank: Bank, most: Ints, least: Ints
) -> tuple[float, float]:
    """log m at the maximum of the marginal likelihood, and its standard error."""
    precision = bank.precision
    mean, log_factor = np.zeros(4), float(np.log(bank.discrimination.median))
    prior = np.array([MEAN_SD**-2] * 4 + [SEARCH_SD**-2])
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
        raise DiscriminationError(f"the search for the size of the loadings did not converge in {FACTOR_ROUNDS} rounds")
    # Without the prior of the search, which the bank's own replaces.
    precise = 1.0 / float(np.linalg.inv(information)[4, 4])
    own = SEARCH_SD**-2
    return start + (log_factor - start) * precise / (precise - own), (precise - own) ** -0.5


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


def _spread(bank: Bank, loadings: Floats, intercepts: Floats, most: Ints, least: Ints) -> float:
    known = Discrimination(bank.discrimination.median, 0.0, 0)
    found = posteriors(loadings, intercepts, bank.precision, known, most, least)
    # What a posterior's covariance leaves of the prior's is how far its mean varies.
    expected = np.trace(bank.norms.correlation - found.covariance.mean(axis=0))
    return float(np.sqrt(found.theta.var(axis=0, ddof=1).sum() / expected))


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
