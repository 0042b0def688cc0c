"""How well and how fast the instrument measures, from fixed seeds: `python -m benchmarks instrument`."""

from __future__ import annotations

from benchmarks.instrument import accuracy, desirability, quality, speed
from benchmarks.support.figure import Figure


def figures() -> list[Figure]:
    """Every figure of the instrument's promises, then those of its own bank; some three minutes."""
    return [
        *accuracy.recovery(),
        *accuracy.calibrated(),
        *accuracy.probability_statements(),
        *accuracy.retake(),
        *quality.detection(),
        *speed.scoring(),
        *speed.one_person(),
        *accuracy.norms(),
        *accuracy.own_bank(),
        *desirability.looking_good(),
        *desirability.agreement(),
    ]
