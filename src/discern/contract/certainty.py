"""Words for certainty, everywhere the same.

Why: docs/decisions/0016-certainty-in-four-words.md
"""

from typing import Literal

Certainty = Literal["very likely", "likely", "leaning", "open"]
OPEN: Certainty = "open"

VERY_LIKELY = 0.95
LIKELY = 0.80
LEANING = 0.60
"""The probabilities at which the words begin. Below the last, nothing is claimed."""


def certainty(probability: float) -> Certainty:
    """The word for a probability in [0, 1]."""
    if probability >= VERY_LIKELY:
        return "very likely"
    if probability >= LIKELY:
        return "likely"
    if probability >= LEANING:
        return "leaning"
    return OPEN
