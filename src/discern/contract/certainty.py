"""Words for certainty, everywhere the same."""

from typing import Literal

Certainty = Literal["very likely", "likely", "more likely than not", "can't tell yet"]


def certainty(probability: float) -> Certainty:
    """The word for a probability in [0, 1]."""
    if probability >= 0.95:
        return "very likely"
    if probability >= 0.80:
        return "likely"
    if probability >= 0.60:
        return "more likely than not"
    return "can't tell yet"
