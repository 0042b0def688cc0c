"""The bank's intervals in worlds that its parameters don't describe."""

import pytest

from benchmarks.instrument.worlds import WORLDS, World, scores


@pytest.mark.integration
@pytest.mark.parametrize("world", [each for each in WORLDS if each.target is not None], ids=lambda world: world.name)
def test_intervals_hold_where_the_parameters_are_wrong(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.instrument.worlds.PEOPLE", 300)
    assert world.target is not None
    figures = {each.figure.split(": ")[1]: each for each in scores(world, "fixed", draws=2)}
    # 600 people measure a coverage to within three hundredths.
    assert figures["coverage of the worst style"].value > world.target - 0.03
    assert figures["mean standard error"].value < 0.6


def test_what_is_said_of_leading_holds_in_the_weakest_world(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.instrument.worlds.PEOPLE", 300)
    [weak] = [world for world in WORLDS if world.name == "weak"]
    figures = {each.figure.split(": ")[1]: each.value for each in scores(weak, "fixed", draws=2)}
    assert figures["top style right"] > figures["probability of the top style"] - 0.05
