"""The benchmark's own parts: targets are judged as written, and its quick figures can be taken."""

import numpy as np
import pytest

from discern.bench import instrument_accuracy, instrument_design, instrument_speed
from discern.bench.figure import Figure
from discern.instrument import Bank

TARGETS = {
    "at least, reached": (instrument_design.at_least("x", 0.99, 0.99, ""), ">= 0.99", True),
    "at least, missed": (instrument_design.at_least("x", 0.9899, 0.99, ""), ">= 0.99", False),
    "at most, reached": (instrument_design.at_most("x", 2.0, 2.0, ""), "<= 2", True),
    "at most, missed": (instrument_design.at_most("x", 2.1, 2.0, ""), "<= 2", False),
    "within": (instrument_design.within("x", 0.95, 0.94, 0.96, ""), "0.94-0.96", True),
    "below": (instrument_design.within("x", 0.93, 0.94, 0.96, ""), "0.94-0.96", False),
    "above": (instrument_design.within("x", 0.97, 0.94, 0.96, ""), "0.94-0.96", False),
    "NaN": (instrument_design.at_most("x", float("nan"), 2.0, ""), "<= 2", False),
    "no promise": (instrument_design.plain("x", 1.0, ""), "", None),
}


@pytest.mark.parametrize("case", TARGETS)
def test_targets_are_judged_as_written(case: str) -> None:
    figure, target, holds = TARGETS[case]
    assert (figure.target, figure.holds) == (target, holds)


def test_the_design_is_the_one_of_the_literature() -> None:
    design = instrument_design.random_design(24, np.random.default_rng(1))
    sizes = np.abs(design.loadings)
    assert sizes.min() >= 0.5
    assert sizes.max() <= 0.85
    turned = design.loadings < 0
    assert sorted(turned.sum(axis=1)) == [0] * 12 + [2] * 12
    assert turned.sum(axis=0).tolist() == [6, 6, 6, 6]


def test_standard_errors_grow_toward_the_ends(bank: Bank) -> None:
    errors = [instrument_accuracy.conditional_se(bank, "fixed", level) for level in (0.0, 1.0, 2.0)]
    assert errors == sorted(errors)
    assert instrument_accuracy.conditional_se(bank, "short", 0.0) > errors[0]


def test_choosing_is_timed() -> None:
    found = instrument_speed.choosing()
    assert [type(figure) for figure in found] == [Figure, Figure]
    assert all(figure.value > 0 for figure in found)
