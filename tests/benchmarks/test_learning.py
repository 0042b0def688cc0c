"""What the bank gains from its own people, in worlds that its parameters don't describe."""

from collections.abc import Iterable

import pytest

from benchmarks.instrument import learning
from benchmarks.instrument.worlds import WORLDS
from benchmarks.support.figure import Figure


@pytest.mark.parametrize("name", ["shifted", "weak", "MOLE-like"])
@pytest.mark.exhaustive
def test_intervals_hold_after_learning_from_thirty(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "DRAWS", 2)
    monkeypatch.setattr(learning, "GROUPS", 1)
    [world] = [each for each in WORLDS if each.name == name]
    # Two groups of 30, 600 others scored: a style's coverage is measured to within four hundredths.
    for figures in (_by_name(learning.from_few(world, 30)), _by_name(learning.from_players(world))):
        assert figures["coverage of the worst style"].value > 0.89
        assert figures["coverage of all styles"].value > 0.92


@pytest.mark.slow
def test_intervals_hold_after_calibration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "DRAWS_CALIBRATED", 2)
    [world] = [each for each in WORLDS if each.name == "weak"]
    figures = _by_name(learning.from_many(world))
    assert figures["share converged"].value == 1
    assert figures["coverage of all styles"].value > 0.92


def _by_name(found: Iterable[Figure]) -> dict[str, Figure]:
    return {each.figure.split(": ")[1]: each for each in found}
