"""What the intervals of the bank in use are worth for people in the middle of a style and at its ends, by form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from benchmarks.instrument.worlds import WORLDS, World
from benchmarks.support.figure import Figure, plain
from discern.instrument import Z95, Bank, Posteriors, load_bank, score_batch
from discern.instrument.numerics import Floats

LEVELS = (-2.0, -1.0, 0.0, 1.0, 2.0)
PEOPLE = 400
"""People of a level and style."""

NAMES = ("right", "weak")


@dataclass(frozen=True, slots=True)
class Level:
    """Of one level of θ, over the four styles: coverage of 95% intervals, mean standard error, RMSE and bias."""

    world: str
    form: str
    theta: float
    coverage: float
    se: float
    rmse: float
    bias: float


def figures() -> list[Figure]:
    """The coverage, error and bias at each level."""
    return [
        plain(f"{each.world}, {each.form}, θ = {each.theta:+.0f}: {name}", value, f"own bank, {PEOPLE} people a style")
        for each in levels()
        for name, value in (
            ("coverage", each.coverage),
            ("mean standard error", each.se),
            ("RMSE", each.rmse),
            ("bias", each.bias),
        )
    ]


def levels(form_ids: Sequence[str] | None = None) -> Iterator[Level]:
    """Every level, by world and form of the bank in use, or of these of its forms."""
    bank = load_bank()
    for world in (each for each in WORLDS if each.name in NAMES):
        for form_id in form_ids or bank.forms:
            for level in LEVELS:
                yield _measure(bank, world, form_id, level)


def _measure(bank: Bank, world: World, form_id: str, level: float) -> Level:
    rng = np.random.default_rng([20, WORLDS.index(world), int(level) + 2])
    away, errors = [], []
    for column in range(4):
        theta = _given(bank, column, level, PEOPLE, rng)
        found = _take(bank, world, form_id, theta, rng)
        away.append(found.theta[:, column] - level)
        errors.append(found.se[:, column])
    difference, error = np.concatenate(away), np.concatenate(errors)
    return Level(
        world=world.name,
        form=form_id,
        theta=level,
        coverage=float(np.mean(np.abs(difference) <= Z95 * error)),
        se=float(error.mean()),
        rmse=float(np.sqrt(np.square(difference).mean())),
        bias=float(difference.mean()),
    )


def _given(bank: Bank, column: int, level: float, people: int, rng: np.random.Generator) -> Floats:
    """θ (people, 4) of people of the norm group who are at this level of one style."""
    correlation = bank.norms.correlation
    drawn = rng.standard_normal((people, 4)) @ np.linalg.cholesky(correlation).T
    # What one style's distance from the level says of the others moves with it.
    return np.asarray(drawn + (level - drawn[:, column])[:, None] * correlation[column])


def _take(bank: Bank, world: World, form_id: str, theta: Floats, rng: np.random.Generator) -> Posteriors:
    ranked = world.rank(theta, *world.parameters(bank, form_id, rng), rng)
    return score_batch(bank, form_id, ranked[:, :, 0], ranked[:, :, 3])
