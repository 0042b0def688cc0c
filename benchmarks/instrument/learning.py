"""What the shipped bank gains from its own people, in worlds that its parameters don't describe:
`python -m benchmarks instrument --learning`. What is said after settling is in `in_worlds`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from benchmarks.instrument.in_worlds import answer_sets, settled_by
from benchmarks.instrument.worlds import WORLDS, World
from benchmarks.support.figure import Figure, at_least, plain
from discern.instrument import Z95, Discrimination, Posteriors, draw_people, load_bank, posteriors, score_batch
from discern.instrument.calibration import fit_items
from discern.instrument.numerics import Floats, Ints

FORM = "fixed"
SHOWN = ("right", "weak", "BFT-like", "MOLE-like", "half-careless", "wording bias", "shifted")
LEARNERS = 300
"""Of each draw of a world; the others are scored."""

SCORED = 300
DRAWS, DRAWS_CALIBRATED = 8, 4
GROUPS = 3
"""Groups of learners of each draw, of 30 or of 100."""

PLAYING = 6
"""People among thirty who play a part: high in one style and low in the others."""

PART = (2.25, -0.75)
"""Their θ in that style and in the others."""


def figures() -> list[Figure]:
    """Intervals after learning from 30, 100 and 300 people, and from thirty, some of them playing a part; some five
    minutes."""
    worlds = [world for world in WORLDS if world.name in SHOWN]
    return [
        figure
        for world in worlds
        for figure in (*from_few(world, 30), *from_few(world, 100), *from_players(world), *from_many(world))
    ]


def from_few(world: World, people: int) -> Iterator[Figure]:
    """Scores with levels, and the factor of the loadings, from few people."""
    shipped = load_bank()
    taken: list[tuple[Floats, Posteriors]] = []
    factors = []
    for theta, most, least in _draws(world, DRAWS):
        for first in range(0, GROUPS * people, people):
            group = slice(first, first + people)
            bank, _ = settled_by(shipped, answer_sets(shipped, most[group], least[group]))
            factors.append(bank.discrimination.median)
            taken.append((theta[LEARNERS:], score_batch(bank, FORM, most[LEARNERS:], least[LEARNERS:])))
    how = f"{DRAWS} draws x {GROUPS} groups, {SCORED} others scored, fixed form"
    yield plain(f"{world.name}, {people}: factor of the loadings, median", float(np.median(factors)), how)
    yield from _summary(f"{world.name}, {people}", taken, how, 0.93, DRAWS)


def from_players(world: World) -> Iterator[Figure]:
    """The same from 30 people, some of them trying the questionnaire out by playing a part."""
    shipped = load_bank()
    parts = np.full((PLAYING, 4), PART[1])
    parts[np.arange(PLAYING), np.arange(PLAYING) % 4] = PART[0]
    taken: list[tuple[Floats, Posteriors]] = []
    for seed in range(DRAWS):
        rng = np.random.default_rng([23, WORLDS.index(world), seed])
        theta = np.vstack([parts, draw_people(shipped.norms.correlation, 30 - PLAYING + SCORED, rng)])
        most, least = world.answer(theta, *world.parameters(shipped, FORM, rng), rng)
        bank, _ = settled_by(shipped, answer_sets(shipped, most[:30], least[:30]))
        taken.append((theta[30:], score_batch(bank, FORM, most[30:], least[30:])))
    how = f"{DRAWS} draws of {30 - PLAYING} people and {PLAYING} parts, {SCORED} others scored, fixed form"
    yield from _summary(f"{world.name}, 30 with {PLAYING} who play a part", taken, how, 0.93, DRAWS)


def from_many(world: World) -> Iterator[Figure]:
    """Scores with all parameters from 300 people."""
    bank = load_bank()
    rows = bank.rows(bank.form(FORM).blocks)
    taken: list[tuple[Floats, Posteriors]] = []
    rounds, arrived = [], []
    for theta, most, least in _draws(world, DRAWS_CALIBRATED):
        fit = fit_items(
            bank.loadings[rows],
            bank.intercepts[rows],
            bank.norms.correlation,
            most[:LEARNERS],
            least[:LEARNERS],
            bank.scale,
        )
        rounds.append(fit.rounds)
        arrived.append(fit.converged)
        found = posteriors(
            fit.loadings,
            fit.intercepts,
            np.asarray(np.linalg.inv(fit.correlation)),
            Discrimination.estimated(1.0, 0.0, LEARNERS),
            most[LEARNERS:],
            least[LEARNERS:],
        )
        taken.append((theta[LEARNERS:], found))
    how = f"{DRAWS_CALIBRATED} draws, {SCORED} others scored, fixed form"
    yield at_least(f"{world.name}, calibrated: share converged", float(np.mean(arrived)), 1.0, how)
    yield plain(f"{world.name}, calibrated: rounds", float(np.mean(rounds)), how)
    yield from _summary(f"{world.name}, calibrated", taken, how, 0.92, DRAWS_CALIBRATED)


def _draws(world: World, draws: int) -> Iterator[tuple[Floats, Ints, Ints]]:
    for seed in range(draws):
        rng = np.random.default_rng([18, WORLDS.index(world), seed])
        yield world.draw(load_bank(), FORM, rng, LEARNERS + SCORED)


def _summary(
    name: str, taken: Sequence[tuple[Floats, Posteriors]], how: str, bar: float, draws: int
) -> Iterator[Figure]:
    """The bar is for all styles together: levels of one style may be off in a group."""
    covered = np.array([(np.abs(found.theta - theta) <= Z95 * found.se).mean(axis=0) for theta, found in taken])
    errors = float(np.sqrt(np.mean([np.square(found.theta - theta).mean() for theta, found in taken])))
    # Over draws, not groups: the groups of a draw share its parameters, and the people scored.
    monte_carlo = float(covered.reshape(draws, -1).mean(axis=1).std(ddof=1) / draws**0.5)
    how_sure = f"{how}; standard error {monte_carlo:.3f}"
    yield plain(f"{name}: coverage of the worst style", float(covered.mean(axis=0).min()), how_sure)
    yield at_least(f"{name}: coverage of all styles", float(covered.mean()), bar, how_sure)
    yield plain(f"{name}: RMSE", errors, how)
    yield plain(f"{name}: mean standard error", float(np.mean([found.se.mean() for _, found in taken])), how)
