"""Whether people who answer to look good come out as one style, and how far the two ratings behind that agree."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np

from benchmarks.support.figure import Figure, plain, within
from discern.instrument import STYLES, Bank, load_bank, normal_cdf, score_batch
from discern.instrument.numerics import Floats
from discern.instrument.simulation import draw_flattering_choices

RATINGS = Path(__file__).parents[2] / "docs" / "studies" / "desirability-discern-en-2.0.0.csv"
DRAWS = 200
REPEATS = 10
LOWEST, HIGHEST = 45.0, 55.0


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
