"""How right the instrument's numbers are."""

from __future__ import annotations

import numpy as np

from benchmarks.instrument.design import (
    BLOCKS,
    CORRELATION,
    PRECISION,
    STYLES,
    Design,
    correlation,
    covered,
    people,
    random_design,
)
from benchmarks.support.figure import Figure, at_least, at_most, plain, within
from discern.contract.styles import quarter_of
from discern.instrument import (
    CIRCLE,
    Bank,
    Choice,
    CirclePosterior,
    Posteriors,
    fit_norms,
    load_bank,
    posteriors,
    score_batch,
)
from discern.instrument.bank import KNOWN
from discern.instrument.best_worst_logit import draw_choices as draw_by_logit, expected_statistic_and_information
from discern.instrument.calibration import fit_items
from discern.instrument.numerics import Floats, Ints
from discern.instrument.simulation import draw_people
from discern.instrument.style import DIRECTIONS, SAID, say_style
from tests.support.map_estimates import Estimates, estimate
from tests.support.thurstonian import draw_choices, fisher_information, van_trees_bound

BANKS = 4
EXPERT_LOADING = 0.65
EXPERT_SCALE = 1.5


def recovery() -> list[Figure]:
    """RMSE against the van Trees bound, coverage and correlation, over several banks of the design."""
    how = f"{BANKS} banks x 5,000 people, true parameters"
    errors, bounds, coverages, correlations, classical = [], [], [], [], []
    for seed in range(BANKS):
        rng = np.random.default_rng([1, seed])
        design = random_design(BLOCKS, rng)
        theta = people(5000, rng)
        most, least = design.answers(theta, rng)
        estimates = estimate(design.logit_loadings, design.logit_intercepts, PRECISION, most, least)
        exact = fisher_information(design.loadings, design.intercepts, people(512, rng))
        bounds.append(np.square(van_trees_bound(exact, CORRELATION)).mean())
        errors.append(np.square(estimates.theta - theta).mean())
        coverages.append(covered(theta, estimates))
        correlations.append(correlation(theta, estimates))
        classical.append(correlation(theta, Estimates(_counts(design.loadings, most, least), estimates.covariance)))
    rmse = float(np.sqrt(np.mean(errors)))
    return [
        at_most("RMSE over the van Trees bound", rmse / float(np.sqrt(np.mean(bounds))), 1.05, how),
        plain("RMSE", rmse, how),
        *(
            within(f"coverage of 95% intervals, {style}", value, 0.94, 0.96, how)
            for style, value in zip(STYLES, np.mean(coverages, axis=0), strict=True)
        ),
        at_least("mean correlation with true scores", float(np.mean(correlations)), 0.94, how),
        plain("the same for classical counts", float(np.mean(classical)), how),
    ]


def _counts(loadings: Floats, most: Ints, least: Ints) -> Floats:
    keys = np.sign(loadings)
    chosen = [((most == style) * 1.0 - (least == style)) @ keys[:, style] for style in range(4)]
    return np.stack(chosen, axis=1)


def calibrated() -> list[Figure]:
    """What scoring loses when the parameters come from 1,000 people instead of the truth."""
    how = "2 banks, calibrated from 1,000 people each; 5,000 others scored"
    losses, coverages, converged = [], [], True
    for seed in range(2):
        rng = np.random.default_rng([2, seed])
        design = random_design(BLOCKS, rng)
        sample, theta = people(1000, rng), people(5000, rng)
        keys = np.sign(design.loadings)
        start = EXPERT_SCALE * EXPERT_LOADING * keys
        fit = fit_items(start, np.zeros_like(start), CORRELATION, *design.answers(sample, rng), EXPERT_SCALE)
        converged &= fit.converged
        most, least = design.answers(theta, rng)
        truth = estimate(design.logit_loadings, design.logit_intercepts, PRECISION, most, least)
        fitted = estimate(fit.loadings, fit.intercepts, np.asarray(np.linalg.inv(fit.correlation)), most, least)
        losses.append(correlation(theta, truth) - correlation(theta, fitted))
        coverages.append(covered(theta, fitted))
    return [
        at_most("calibrated: loss of correlation", float(np.mean(losses)), 0.015, how),
        at_least("calibrated: coverage of the worst style", float(np.mean(coverages, axis=0).min()), 0.92, how),
        at_least("calibrated: share of searches that converged", float(converged), 1.0, how),
    ]


def _posterior(design: Design, most: Ints, least: Ints) -> Posteriors:
    """Posteriors as a profile's style rests on, with the loadings known."""
    return posteriors(design.logit_loadings, design.logit_intercepts, PRECISION, KNOWN, most, least)


def probability_statements() -> list[Figure]:
    """Whether what is called 90% probable comes true 90% of the time."""
    count = 40_000
    rng = np.random.default_rng(3)
    design = random_design(BLOCKS, rng)
    theta = people(count, rng)
    found = _posterior(design, *design.answers(theta, rng))
    places = [CirclePosterior.of(found, row) for row in range(count)]
    quarters = np.array([[each.probability_within(DIRECTIONS[style], 45) for style in STYLES] for each in places])
    true = [quarter_of(x, y) for x, y in (theta @ CIRCLE.T).tolist()]
    top = quarters.max(axis=1)
    right = np.array([STYLES[column] for column in quarters.argmax(axis=1)]) == np.array(true)
    worst = 0.0
    tenths = np.minimum((top * 10).astype(int), 9)
    for tenth in range(10):
        members = tenths == tenth
        if members.sum() >= 2000:
            worst = max(worst, abs(float(right[members].mean() - top[members].mean())))
    kinds = [say_style(each, settled=False)[0] for each in places]
    how = f"1 bank, {count:,} people"
    return [
        at_least("likeliest quarter right where it is 90% probable", float(right[top >= 0.9].mean()), 0.97, how),
        at_most("calibration curve of that: worst tenth", worst, 0.02, f"{how}; tenths of at least 2,000"),
        plain("share of people with a quarter of 90%", float((top >= 0.9).mean()), how),
        plain("likeliest quarter right, everyone", float(right.mean()), how),
        plain("the same where it is said", float(right[top >= SAID].mean()), how),
        plain("share of people with a direction", kinds.count("direction") / count, how),
        plain("share of people with at least a half", 1 - kinds.count("open") / count, how),
    ]


def retake() -> list[Figure]:
    """How often the same person, answering once more, gets the same result; only chance differs."""
    count = 20_000
    rng = np.random.default_rng(14)
    design = random_design(BLOCKS, rng)
    theta = people(count, rng)
    parameters = (design.logit_loadings, design.logit_intercepts, PRECISION)
    first, second = (estimate(*parameters, *design.answers(theta, rng)).theta for _ in range(2))
    quarters = [[quarter_of(x, y) for x, y in (each @ CIRCLE.T).tolist()] for each in (first, second)]
    same = np.array(quarters[0]) == np.array(quarters[1])
    reliability = np.mean([np.corrcoef(first[:, style], second[:, style])[0, 1] for style in range(4)])
    how = "1 bank, 20,000 people, two answer sets each"
    return [
        plain("same quarter of the circle on an error-only retake", float(same.mean()), how),
        plain("correlation of scores with those of the retake", float(reliability), how),
    ]


def norms() -> list[Figure]:
    """Whether fitted norms find the spread of a group that is not the reference."""
    bank = load_bank()
    blocks = bank.form("fixed").blocks
    rows = bank.rows(blocks)
    rng = np.random.default_rng(15)
    count = 2000
    theta = 0.3 + 1.2 * draw_people(bank.norms.correlation, count, rng)
    chosen = draw_by_logit(bank.loadings[rows], bank.intercepts[rows], theta, rng)
    items = [bank.blocks[block].items for block in blocks]
    answers = [
        [
            Choice(blocks[n], items[n][most].id, items[n][least].id)
            for n, (most, least) in enumerate(zip(*person, strict=True))
        ]
        for person in zip(*chosen, strict=True)
    ]
    found = fit_norms(bank, answers, "bench", "2026-01-01")
    how = f"own bank, fixed, {count:,} people with mean 0.3 and SD 1.2, answers from the scoring model"
    return [
        plain("fitted norms: SD over that of the people, mean", float((found.sd / theta.std(axis=0)).mean()), how),
        plain("fitted norms: mean less that of the people, largest", _largest(found.mean - theta.mean(axis=0)), how),
    ]


def _largest(values: Floats) -> float:
    return float(values[np.abs(values).argmax()])


def own_bank() -> list[Figure]:
    """The forms of the bank in use, taking its expert parameters for true."""
    bank = load_bank()
    found: list[Figure] = []
    count = 10_000
    for form_id in bank.forms:
        rows = bank.rows(bank.form(form_id).blocks)
        rng = np.random.default_rng(6)
        theta = draw_people(bank.norms.correlation, count, rng)
        parameters = (bank.loadings[rows] / bank.scale, bank.intercepts[rows] / bank.scale)
        estimates = score_batch(bank, form_id, *draw_choices(*parameters, theta, rng))
        how = f"own bank, {form_id}: {len(rows)} blocks, 10,000 people, expert parameters taken for true"
        rmse = float(np.sqrt(np.square(estimates.theta - theta).mean()))
        found += [
            plain(f"{form_id}: picks", 2 * len(rows), how),
            plain(f"{form_id}: mean standard error", float(estimates.se.mean()), how),
            plain(f"{form_id}: RMSE", rmse, how),
            plain(f"{form_id}: coverage of the worst style", float(covered(theta, estimates).min()), how),
            plain(f"{form_id}: mean correlation with true scores", correlation(theta, estimates), how),
            *(
                plain(f"{form_id}: standard error at a score of {level:+d}", conditional_se(bank, form_id, level), how)
                for level in (-2, -1, 0, 1, 2)
            ),
        ]
    return found


def conditional_se(bank: Bank, form_id: str, level: float) -> float:
    """Standard error of a style whose θ is `level`, the others being where one then expects them; mean over styles."""
    rows = bank.rows(bank.form(form_id).blocks)
    theta = level * bank.norms.correlation
    _, information = expected_statistic_and_information(bank.loadings[rows], bank.intercepts[rows], theta)
    variances = np.diagonal(np.linalg.inv(information + bank.precision), axis1=1, axis2=2)
    return float(np.sqrt(variances.diagonal()).mean())
