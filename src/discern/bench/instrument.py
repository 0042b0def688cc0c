"""How well and how fast the instrument measures, from fixed seeds: `discern bench instrument`."""

from __future__ import annotations

from discern.bench import instrument_accuracy as accuracy
from discern.bench import instrument_asking as asking
from discern.bench import instrument_quality as quality
from discern.bench import instrument_speed as speed
from discern.bench.figure import Figure


def figures() -> list[Figure]:
    """Every figure of the instrument's promises, then those of its own bank; some three minutes."""
    return [
        *accuracy.recovery(),
        *accuracy.calibrated(),
        *asking.lengths(),
        *accuracy.probability_statements(),
        *accuracy.angles(),
        *accuracy.retake(),
        *quality.detection(),
        *speed.scoring(),
        *speed.one_person(),
        *speed.choosing(),
        *asking.own_bank(),
        *accuracy.norms(),
        *accuracy.own_bank(),
        *quality.own_bank(),
    ]
