"""Profiles from simulated answers."""

import numpy as np
import pytest

from discern.instrument import STYLES, load_bank, profile, simulate_answers


@pytest.mark.parametrize("form_id", ["fixed", "short", "adaptive"])
def test_profile_finds_the_leading_style(form_id: str) -> None:
    bank = load_bank()
    answers = simulate_answers(bank, form_id, np.array([2.0, 0.0, -1.5, -0.5]), np.random.default_rng(7))
    found = profile(bank, answers, form_id)
    assert found.style.primary == "D"
    assert found.blocks_answered == len(answers) <= bank.form(form_id).cap
    assert sum(found.style.probabilities.values()) == pytest.approx(1)
    assert sum(found.style.blends.values()) == pytest.approx(1)
    for style in STYLES:
        low, high = found.scores[style].interval
        assert 0 <= low < found.scores[style].score < high <= 100
