"""What the instrument's benchmarks share: the simulated design.

The design is that of the literature's studies and not of our own bank: 24 tetrads, one item a style, standardised
loadings U(.5, .85), intercepts N(0, .5²), half of the blocks with two reversed items, opposite styles correlating −.5,
and answers from the exact Thurstonian model. Scoring knows the true parameters unless a figure says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from discern.instrument import Posteriors
from discern.instrument.numerics import Z95, Floats, Ints
from discern.instrument.simulation import draw_people
from tests.support.map_estimates import Estimates
from tests.support.thurstonian import draw_choices, draw_items, logit_scale

CORRELATION: Floats = np.array(
    [[1.0, 0.0, -0.5, 0.0], [0.0, 1.0, 0.0, -0.5], [-0.5, 0.0, 1.0, 0.0], [0.0, -0.5, 0.0, 1.0]]
)
PRECISION: Floats = np.asarray(np.linalg.inv(CORRELATION))
STYLES = ("D", "I", "S", "C")
BLOCKS = 24


@dataclass(frozen=True, slots=True, eq=False)
class Design:
    """Standardised parameters (blocks, 4), and the same on the logit scale for scoring."""

    loadings: Floats
    intercepts: Floats
    logit_loadings: Floats
    logit_intercepts: Floats

    def answers(self, people: Floats, rng: np.random.Generator) -> tuple[Ints, Ints]:
        """`most` and `least` (people, blocks) of people (people, 4), from the exact Thurstonian model."""
        return draw_choices(self.loadings, self.intercepts, people, rng)


def random_design(blocks: int, rng: np.random.Generator) -> Design:
    """A bank of the simulated design."""
    loadings, intercepts = draw_items(blocks, rng)
    scale = logit_scale(loadings)
    return Design(loadings, intercepts, scale * loadings, scale * intercepts)


def people(count: int, rng: np.random.Generator) -> Floats:
    """θ (count, 4) of people from the reference."""
    return draw_people(CORRELATION, count, rng)


def correlation(theta: Floats, estimates: Estimates | Posteriors) -> float:
    """Correlation of estimates with true scores, the mean over styles."""
    return float(np.mean([np.corrcoef(theta[:, style], estimates.theta[:, style])[0, 1] for style in range(4)]))


def covered(theta: Floats, estimates: Estimates | Posteriors) -> Floats:
    """Share of people (4,) whose true score lies in the 95% interval, by style."""
    return np.asarray((np.abs(estimates.theta - theta) <= Z95 * estimates.se).mean(axis=0))
