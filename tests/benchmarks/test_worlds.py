"""The bank's intervals, and what is said of people, in worlds that its parameters don't describe."""

import numpy as np
import pytest

from benchmarks.instrument import in_worlds, worlds
from benchmarks.instrument.in_worlds import said, scores
from benchmarks.instrument.worlds import WORLDS, World
from benchmarks.support.claim_tally import FEW_CLAIMS
from discern.instrument import load_bank


@pytest.mark.integration
@pytest.mark.parametrize("world", [each for each in WORLDS if each.target is not None], ids=lambda world: world.name)
def test_intervals_hold_where_the_parameters_are_wrong(world: World) -> None:
    assert world.target is not None
    figures = {each.figure.split(": ")[1]: each for each in scores(world, "fixed", draws=3)}
    # 720 people measure a coverage to within three hundredths.
    assert figures["coverage of the worst style"].value > world.target - 0.03
    assert figures["mean standard error"].value < 0.6


@pytest.mark.parametrize("name", ["BFT-like", "MOLE-like"])
@pytest.mark.exhaustive
def test_what_is_said_before_and_after_settling_is_right(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_worlds, "PEOPLE", 120)
    monkeypatch.setattr(in_worlds, "SETTLING", (0, 30))
    monkeypatch.setattr(in_worlds, "TEAM_SIZES", (7,))
    found = {each.figure.removeprefix(f"{name}, "): each for each in said([name], draws=1)}
    for stage in ("before", "after 30"):
        for about in ("direction", "half", "nearer"):
            figure = found[f"{stage}: right, {about}"]
            assert int(figure.how.split()[0]) >= FEW_CLAIMS
            assert figure.value >= 0.75
        # Levels cancel between two.
        assert found[f"{stage}: right, nearer"].value > 0.9
    assert "before: right, same_style" not in found
    assert found["before: said, team of 7, most"].value == 0 < found["after 30: said, team of 7, most"].value
    assert found["before: said, leaning"].value == 0 < found["after 30: said, leaning"].value
    assert found["after 30: width of team of 7, centre"].value < found["before: width of team of 7, centre"].value


def test_a_shift_makes_people_claim_a_style_more_readily() -> None:
    bank, rng = load_bank(), np.random.default_rng(1)
    plain, shifted = World("plain", None), World("shifted", None, shift=(0.0, 0.0, 1.0, 0.0))
    columns = np.arange(4)
    keys = np.sign(bank.loadings[bank.rows(bank.form("short").blocks)])
    counts = []
    for world in (plain, shifted):
        _, most, least = world.draw(bank, "short", rng, 300)
        chosen = (most[:, :, None] == columns).astype(int) - (least[:, :, None] == columns)
        counts.append((chosen * keys).sum(axis=1).mean(axis=0))
    assert counts[1][2] > counts[0][2] + 3
    assert np.delete(counts[1], 2).sum() < np.delete(counts[0], 2).sum()


def test_levels_are_drawn_anew_for_each_draw() -> None:
    [world] = [each for each in worlds.WORLDS if each.level_sd]
    bank = load_bank()
    one, other = (world.parameters(bank, "short", np.random.default_rng(seed)) for seed in (1, 2))
    assert np.abs(one[1] - other[1]).max() > 0.1
    assert world.is_shifted
