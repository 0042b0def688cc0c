"""The benchmark's own parts: targets are judged as written, and its quick figures can be taken."""

import numpy as np
import pytest

from benchmarks.instrument import accuracy, design, worlds
from benchmarks.support import figure as figures
from discern.instrument import load_bank

TARGETS = {
    "at least, reached": (figures.at_least("x", 0.99, 0.99, ""), ">= 0.99", True),
    "at least, missed": (figures.at_least("x", 0.9899, 0.99, ""), ">= 0.99", False),
    "at most, reached": (figures.at_most("x", 2.0, 2.0, ""), "<= 2", True),
    "at most, missed": (figures.at_most("x", 2.1, 2.0, ""), "<= 2", False),
    "within": (figures.within("x", 0.95, 0.94, 0.96, ""), "0.94-0.96", True),
    "below": (figures.within("x", 0.93, 0.94, 0.96, ""), "0.94-0.96", False),
    "above": (figures.within("x", 0.97, 0.94, 0.96, ""), "0.94-0.96", False),
    "NaN": (figures.at_most("x", float("nan"), 2.0, ""), "<= 2", False),
    "no promise": (figures.plain("x", 1.0, ""), "", None),
}


@pytest.mark.parametrize("case", TARGETS)
def test_targets_are_judged_as_written(case: str) -> None:
    figure, target, holds = TARGETS[case]
    assert (figure.target, figure.holds) == (target, holds)


def test_the_design_is_the_one_of_the_literature() -> None:
    made = design.random_design(24, np.random.default_rng(1))
    sizes = np.abs(made.loadings)
    assert sizes.min() >= 0.5
    assert sizes.max() <= 0.85
    turned = made.loadings < 0
    assert sorted(turned.sum(axis=1)) == [0] * 12 + [2] * 12
    assert turned.sum(axis=0).tolist() == [6, 6, 6, 6]


def test_standard_errors_grow_toward_the_ends() -> None:
    bank = load_bank()
    errors = [accuracy.conditional_se(bank, "fixed", level) for level in (0.0, 1.0, 2.0)]
    assert errors == sorted(errors)
    assert accuracy.conditional_se(bank, "short", 0.0) > errors[0]


def test_the_people_of_a_world_rank_as_they_choose() -> None:
    bank, world = load_bank(), next(world for world in worlds.WORLDS if world.careless)
    theta, ranked = world.draw_rankings(bank, "short", np.random.default_rng(1))
    alike, most, least = world.draw(bank, "short", np.random.default_rng(1))
    np.testing.assert_array_equal(theta, alike)
    np.testing.assert_array_equal(ranked[:, :, 0], most)
    np.testing.assert_array_equal(ranked[:, :, 3], least)
    np.testing.assert_array_equal(np.sort(ranked, axis=2), np.broadcast_to(np.arange(4), ranked.shape))
