"""Answers that may have been picked without choosing."""

from discern.contract import Results

_CHECKS = frozenset({"near_random", "random_answers", "too_fast", "place_pattern"})
"""Checks of the answers: what fails one may have been picked without choosing."""


def looks_random(results: Results) -> bool:
    """Whether a person's answers may have been picked without choosing: nothing is advised on these alone."""
    return any(not check.passed and check.id in _CHECKS for check in results.quality.checks)
