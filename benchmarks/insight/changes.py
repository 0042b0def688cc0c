"""What the range of a change is worth for people who haven't changed: `python -m benchmarks insight`."""

from __future__ import annotations

from math import sqrt

import numpy as np

from benchmarks.instrument.worlds import WORLDS, World
from benchmarks.support.figure import Figure, at_least, plain
from discern.contract.score_errors import TRANSIENT_VARIANCE, change_of
from discern.contract.styles import STYLES
from discern.instrument import draw_people, load_bank, score_batch
from discern.instrument.numerics import Floats
from tests.support.simulated_people import scores_of

PEOPLE = 3_000
LEAST = 0.93
"""The share of ranges of a change that must hold none, where there is none."""

NAMES = ("right", "weak", "BFT-like", "MOLE-like")


def change_figures(count: int = PEOPLE) -> list[Figure]:
    """People who take a form twice and differ by their day alone, in worlds with strong and with weak loadings."""
    worlds = [world for world in WORLDS if world.name in NAMES]
    return [each for world in worlds for form_id in ("fixed", "short") for each in _figures(world, form_id, count)]


def _figures(world: World, form_id: str, count: int) -> list[Figure]:
    theta, errors = retested(world, form_id, count)
    ranges = []
    for person in range(count):
        earlier, later = (scores_of(theta[day, person], errors[day, person]) for day in range(2))
        ranges += [change_of(earlier[style], later[style]) for style in STYLES]
    low, high = np.array(ranges, dtype=np.float64).T
    retest = np.mean([np.corrcoef(theta[0, :, column], theta[1, :, column])[0, 1] for column in range(len(STYLES))])
    how = f"{count:,} people twice, {world.name}, {form_id} form, {TRANSIENT_VARIANCE:.0%} of the variance by the day"
    name = f"unchanged people, {world.name}, {form_id}"
    return [
        plain(f"{name}: retest correlation", float(retest), how),
        at_least(f"{name}: ranges of a change that hold none", float(np.mean((low <= 0) & (high >= 0))), LEAST, how),
        plain(f"{name}: width of these ranges, points", float(np.mean(high - low)), how),
    ]


def retested(world: World, form_id: str, count: int, seed: int = 25) -> tuple[Floats, Floats]:
    """θ and its errors by the answers of two days, (2, count, 4), of people who stay as they are: part of the true θ is
    the person's and part the day's."""
    bank = load_bank()
    rng = np.random.default_rng(seed)
    stays = sqrt(1 - TRANSIENT_VARIANCE) * draw_people(bank.norms.correlation, count, rng)
    parameters = world.parameters(bank, form_id, rng)
    found = []
    for _ in range(2):
        theta = stays + sqrt(TRANSIENT_VARIANCE) * draw_people(bank.norms.correlation, count, rng)
        found.append(score_batch(bank, form_id, *world.answer(theta, *parameters, rng)))
    return np.stack([each.theta for each in found]), np.stack([each.se for each in found])
