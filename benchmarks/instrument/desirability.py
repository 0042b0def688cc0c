"""Whether people who answer to look good come out as one style by the ratings there are, how far these agree, and how
desirable a person's picks are, compared with those of others who have the same styles.

For research: no ratings are people's yet, so nobody's answers are judged by them.
"""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np

from benchmarks.support.figure import Figure, plain, within
from discern.instrument import STYLES, Bank, load_bank, normal_cdf, score_batch
from discern.instrument.best_worst_logit import PAIRS, choice_probabilities, sufficient_statistic
from discern.instrument.numerics import Floats, Ints
from discern.instrument.posterior import find_modes
from discern.instrument.quality import PAIR_INDEX
from discern.instrument.simulation import draw_flattering_choices

RATINGS = Path(__file__).parents[2] / "docs" / "studies" / "desirability-ratings.csv"
DRAWS = 200
REPEATS = 10
LOWEST, HIGHEST = 45.0, 55.0

WEAK_PRECISION: Floats = 0.02 * np.eye(4)
"""Of a prior that keeps θ finite for somebody who always picks the same style and hardly moves anybody else."""

MINIMUM_BLOCKS = 6
"""Answered blocks whose statements must differ in desirability before the picks are judged."""

LEAST_FREEDOM = 0.05
"""How much of the variance that random picks would have the styles must leave to the picks. Where answers follow them
without exception, hardly anything is left to tell."""

SIGNS: Floats = np.zeros((len(PAIRS), 4))
"""For each choice in `PAIRS`: 1 for the item that is most, −1 for the least, 0 for the others."""
for _index, (_most, _least) in enumerate(PAIRS):
    SIGNS[_index, _most], SIGNS[_index, _least] = 1.0, -1.0


def looking_good() -> list[Figure]:
    """Mean scores of people who mark the most and the least desirable statement of each block."""
    bank = load_bank()
    found: list[Figure] = []
    for form_id in bank.forms:
        rng = np.random.default_rng(16)
        means = np.array([flattering_scores(bank, form_id, DRAWS, rng).mean(axis=0) for _ in range(REPEATS)])
        error = means.std(axis=0, ddof=1).max()
        how = (
            f"own bank, {form_id}: mean of {REPEATS} x {DRAWS} draws of the ratings, SD .7; SD of {DRAWS}: {error:.1f}"
        )
        found += [
            within(f"{form_id}: {style} of people who answer to look good", mean, LOWEST, HIGHEST, how)
            for style, mean in zip(STYLES, means.mean(axis=0), strict=True)
        ]
    return found


def flattering_scores(bank: Bank, form_id: str, people: int, rng: np.random.Generator) -> Floats:
    """The scores (people, 4), 0 to 100, of such people who take the form. Raises `BankError` for an unknown form."""
    most, least = draw_flattering_choices(bank, bank.form(form_id).blocks, people, rng)
    return 100.0 * normal_cdf(score_batch(bank, form_id, most, least).theta)


def agreement() -> list[Figure]:
    """The two ratings of desirability, over all rated statements and by style and key."""
    with RATINGS.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    groups = {"all": [row for row in rows if row["style"]]}
    for sign, key in (("+", "1"), ("-", "-1")):
        for style in STYLES:
            groups[style + sign] = [row for row in rows if (row["style"], row["key"]) == (style, key)]
    found: list[Figure] = []
    for name, group in groups.items():
        first, second = (np.array([float(row[rating]) for row in group]) for rating in ("first", "second"))
        how = f"{len(group)} statements, mean of the first {first.mean():.2f}, of the second {second.mean():.2f}"
        found += [
            plain(f"desirability, {name}: correlation of the two ratings", _correlation(first, second), how),
            plain(f"desirability, {name}: second less first, mean", float((second - first).mean()), how),
            plain(f"desirability, {name}: share within one step", float((np.abs(second - first) <= 1).mean()), how),
        ]
    return found


def _correlation(first: Floats, second: Floats) -> float:
    return float(np.corrcoef(first, second)[0, 1])


def desirability_index(loadings: Floats, intercepts: Floats, desirability: Floats, most: Ints, least: Ints) -> Floats:
    """How much more desirable the picks are than expected of people with the same styles, (people,), in standard
    deviations; NaN where too few answered blocks differ in desirability, or the styles explain nearly everything.

    `loadings`, `intercepts` (blocks, 4) on the logit scale; `desirability` (blocks, 4) of the items; `most`, `least`
    (people, blocks), -1 where unanswered.

    Rao's score test of a preference β for desirable items, in the model with u + β · desirability, at β = 0 and with θ
    unknown (Neyman's C(α)). What the styles explain of the picks is projected out, so a style whose items are the
    desirable ones is no reason for a high index, and neither is the size of the loadings.
    """
    answered = most >= 0
    statistic = sufficient_statistic(loadings, most, least)
    theta, information = find_modes(loadings, intercepts, WEAK_PRECISION, statistic, answered, np.zeros_like(statistic))
    p = choice_probabilities(loadings, intercepts, theta) * answered[:, :, None]
    gains = desirability @ SIGNS.T
    expected = np.einsum("nbp,bp->nb", p, gains)
    slopes = loadings[:, None, :] * SIGNS
    expected_slopes = np.einsum("nbp,bps->nbs", p, slopes)
    together = np.einsum("nbp,bp,bps->ns", p, gains, slopes) - np.einsum("nb,nbs->ns", expected, expected_slopes)
    variance = np.einsum("nbp,bp->n", p, np.square(gains)) - np.square(expected).sum(axis=1)
    # An unanswered block's −1 looks up a stand-in, which the mask removes.
    observed = np.take_along_axis(gains[None], PAIR_INDEX[most, least][:, :, None], axis=2)[:, :, 0]
    surplus = np.where(answered, observed, 0.0).sum(axis=1) - expected.sum(axis=1)
    explained = np.linalg.solve(information, together[:, :, None])[:, :, 0]
    surplus -= (explained * (statistic - expected_slopes.sum(axis=1))).sum(axis=1)
    variance -= (explained * together).sum(axis=1)
    at_random = (answered * np.square(gains).mean(axis=1)).sum(axis=1)
    differing = (answered & (np.ptp(desirability, axis=1) > 0.0)).sum(axis=1)
    is_judged = (differing >= MINIMUM_BLOCKS) & (variance >= LEAST_FREEDOM * at_random)
    return np.where(is_judged, surplus / np.sqrt(np.where(is_judged, variance, 1.0)), np.nan)
