"""How sure a bank's loadings are, taken together.

Why: docs/decisions/0013-what-intervals-rest-on.md
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from discern.instrument.numerics.arrays import Floats

NODES = 5
"""Values of the factor at which posteriors are computed.

With 21 of them standard errors differ by 0.5% on average, by up to 9% for a few people with very consistent answers.
"""


LARGEST_MEDIAN = 3.0

BETWEEN_PEOPLE = 0.25
"""SD of the logarithm of the factor between people: some answer more consistently than others, whatever the statements.

It remains when the common factor is known from people. Assumed, since it takes many people to estimate: in simulations
it costs 7% of the standard error where people don't differ, and raises coverage from .84 to .89 where they differ by
twice as much.
"""


@dataclass(frozen=True, slots=True)
class Discrimination:
    """The factor by which all loadings of a bank may be off.

    Loadings that nobody has tried may be too large or too small together, and then every score is too close to 50 or
    too far from it. The factor is lognormal: `median`, and `log_sd`, the SD of its logarithm (0: the loadings are taken
    for known). `people` is how many people's answers it was estimated from; 0 means expert judgement.
    """

    median: float
    log_sd: float
    people: int

    @classmethod
    def estimated(cls, median: float, estimation_sd: float, people: int) -> Discrimination:
        """From people: what remains uncertain about the common factor, and how people differ in theirs."""
        return cls(min(median, LARGEST_MEDIAN), min(float(np.hypot(estimation_sd, BETWEEN_PEOPLE)), 1.0), people)

    @property
    def estimation_sd(self) -> float:
        """SD of the logarithm of the common factor alone: `log_sd` less the differences between people, which an
        expert's doubt isn't divided into."""
        if self.people == 0:
            return self.log_sd
        return float(np.sqrt(max(self.log_sd**2 - BETWEEN_PEOPLE**2, 0.0)))

    def nodes(self) -> tuple[Floats, Floats]:
        """Values of the factor (nodes,) and their probabilities (nodes,), by Gauss–Hermite quadrature."""
        if self.log_sd == 0.0:
            return np.array([self.median]), np.ones(1)
        points, weights = np.polynomial.hermite_e.hermegauss(NODES)
        return self.median * np.exp(self.log_sd * points), np.asarray(weights / weights.sum())

    def to_dict(self) -> dict[str, Any]:
        """As a JSON object."""
        return {"median": self.median, "log_sd": self.log_sd, "people": self.people}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Discrimination:
        """From a JSON object.

        Raises `ValueError` for a factor that isn't positive or an SD outside 0 to 1, and `KeyError` for a missing
        field.
        """
        found = cls(float(data["median"]), float(data["log_sd"]), int(data["people"]))
        if not 0.0 < found.median <= LARGEST_MEDIAN:
            raise ValueError(f"discrimination: median must be above 0 and at most {LARGEST_MEDIAN:g}")
        if not 0.0 <= found.log_sd <= 1.0:
            raise ValueError("discrimination: log_sd must lie in 0..1")
        if found.people < 0:
            raise ValueError("discrimination: people must not be negative")
        return found


UNTRIED = Discrimination(median=0.62, log_sd=0.44, people=0)
"""For bank files with experts' parameters that lack the field. Their loadings are .60 to .65; in published data
they are .34 to .55."""

KNOWN = Discrimination(median=1.0, log_sd=0.0, people=0)
"""For calibrated parameters, and for simulations in which they are true."""
