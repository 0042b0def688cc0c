"""How often a change is claimed of people who haven't changed: `python -m benchmarks insight`."""

from __future__ import annotations

from math import sqrt

import numpy as np

from benchmarks.instrument.worlds import WORLDS, World
from benchmarks.support.figure import Figure, at_most, plain
from discern.contract.models.results import Results
from discern.contract.score_errors import TRANSIENT_VARIANCE, has_changed, has_moved
from discern.contract.styles import STYLES
from discern.instrument import draw_people, load_bank, score_batch
from tests.support.simulated_people import known

PEOPLE = 3_000
HIGHEST = 0.05
"""The share of unchanged people for which a change may be claimed."""

NAMES = ("right", "weak", "BFT-like", "MOLE-like")


def change_figures(count: int = PEOPLE) -> list[Figure]:
    """People who take a form twice and differ by their day alone, in worlds with strong and with weak loadings."""
    worlds = [world for world in WORLDS if world.name in NAMES]
    return [each for world in worlds for form_id in ("fixed", "short") for each in _figures(world, form_id, count)]


def _figures(world: World, form_id: str, count: int) -> list[Figure]:
    first, second = retested(world, form_id, count)
    pairs = [(a.scores, b.scores) for a, b in zip(first, second, strict=True) if a.scores and b.scores]
    theta = np.array([[[score.theta for score in one.values()] for one in pair] for pair in pairs], dtype=np.float64)
    retest = np.mean([np.corrcoef(theta[:, 0, column], theta[:, 1, column])[0, 1] for column in range(len(STYLES))])
    scores = np.mean([any(has_changed(a[style], b[style]) for style in STYLES) for a, b in pairs])
    places = np.mean([bool(has_moved(a, b)) for a, b in pairs])
    how = f"{count:,} people twice, {world.name}, {form_id} form, {TRANSIENT_VARIANCE:.0%} of the variance by the day"
    name = f"unchanged people, {world.name}, {form_id}"
    return [
        plain(f"{name}: retest correlation", float(retest), how),
        at_most(f"{name}: said to have changed in a score", float(scores), HIGHEST, how),
        at_most(f"{name}: said to have moved on the circle", float(places), HIGHEST, how),
    ]


def retested(world: World, form_id: str, count: int, seed: int = 25) -> tuple[list[Results], list[Results]]:
    """The results of people who stay as they are, on two days; part of θ is the person's and part the day's."""
    bank = load_bank()
    rng = np.random.default_rng(seed)
    stays = sqrt(1 - TRANSIENT_VARIANCE) * draw_people(bank.norms.correlation, count, rng)
    parameters = world.parameters(bank, form_id, rng)
    found = []
    for _ in range(2):
        theta = stays + sqrt(TRANSIENT_VARIANCE) * draw_people(bank.norms.correlation, count, rng)
        most, least = world.answer(theta, *parameters, rng)
        found.append(known(theta, score_batch(bank, form_id, most, least), bank.norms).results)
    return found[0], found[1]
