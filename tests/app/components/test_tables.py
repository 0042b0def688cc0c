"""Probabilities in tables."""

import html

from hypothesis import assume, given, strategies as st

from discern.words import CERTAIN, percent
from discern_app.components.tables import CHANCES, Chance, printed_html


@given(probability=st.floats(0, 1))
def test_a_probability_in_a_table_is_written_as_everywhere_else(probability: float) -> None:
    assume(probability > 1 - CERTAIN)
    chance = Chance.of(probability)
    assert str(chance) == percent(probability)
    assert chance in CHANCES
    assert html.escape(percent(probability)) in printed_html("", {"How likely": [chance]})


def test_a_probability_that_is_written_as_more_than_99_percent_is_sorted_above_99_percent() -> None:
    assert Chance.of(0.999) > Chance.of(0.99) > Chance.of(0.6)
