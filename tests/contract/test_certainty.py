"""The words for how sure a claim is, which people read beside it."""

import pytest

from discern.contract.certainty import certainty


@pytest.mark.parametrize(
    ("probability", "word"),
    [
        (1.0, "very likely"),
        (0.95, "very likely"),
        (0.9499, "likely"),
        (0.8, "likely"),
        (0.7999, "leaning"),
        (0.6, "leaning"),
        (0.5999, "open"),
        (0.0, "open"),
    ],
)
def test_a_word_begins_at_the_probability_it_promises(probability: float, word: str) -> None:
    assert certainty(probability) == word
