"""What the contract keeps of a person's style."""

import numpy as np
import pytest

from discern.contract.certainty import certainty
from discern.contract.models.results import StyleSummary
from discern.insight.circle import posterior_of
from discern.insight.styles import summarise
from discern.instrument import (
    STYLES,
    CirclePosterior,
    circle_regions,
    describe_style,
    draw_people,
    load_bank,
    score_batch,
)
from discern.instrument.best_worst_logit import draw_choices
from discern.instrument.style import DIRECTIONS, HALVES, dot_of, say_style
from tests.support.simulated_people import of_one


def test_a_style_stored_as_json_says_the_same_as_the_answers() -> None:
    """Rounded numbers change no probability by half a percentage point, and nothing that is said."""
    bank, rng = load_bank(), np.random.default_rng(6)
    rows = bank.rows(bank.form("short").blocks)
    theta = draw_people(bank.norms.correlation, 200, rng)
    found = score_batch(bank, "short", *draw_choices(bank.loadings[rows], bank.intercepts[rows], theta, rng))
    levels = rng.standard_normal((1000, 4))
    for row in range(len(theta)):
        place = CirclePosterior.of(found, row)
        style = describe_style(of_one(found, row), settled=False)
        stored = StyleSummary.model_validate_json(summarise(style, place, circle_regions(place)).model_dump_json())
        kept = posterior_of(stored)
        assert kept is not None
        for middle in DIRECTIONS.values():
            assert kept.probability_within(middle, 45) == pytest.approx(place.probability_within(middle, 45), abs=0.005)
        for middle in HALVES.values():
            assert kept.probability_beyond(middle) == pytest.approx(place.probability_beyond(middle), abs=0.005)
        assert dot_of(kept, style.said) == pytest.approx(stored.position, abs=0.001)
        # A draw of the levels moves what is stored as it moves what was scored.
        moved, as_scored = (each.slopes @ levels.T for each in (kept, place))
        np.testing.assert_allclose(moved, as_scored, atol=0.001)
        assert (stored.direction, stored.half, stored.position) == (style.direction, style.half, style.position)
        if abs((style.probability or 0) - 0.8) > 0.005:
            assert say_style(kept, settled=False)[1] == style.said
            assert stored.strength == certainty(style.probability or 0)
        assert stored.quarters is not None
        assert [stored.quarters[each] for each in STYLES] == list(style.quarters.values())


def test_a_service_that_says_nothing_of_the_place_gives_no_posterior() -> None:
    assert posterior_of(StyleSummary(label="Di")) is None
