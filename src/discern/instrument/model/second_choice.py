"""The model of the third choice in a block that is ranked in full: which of the two items left fits better.

    P(second = b, third = c | most, least) = σ(κ (u_b − u_c)),    κ = SLOPE,    σ(x) = 1/(1 + e^{−x})

with the utilities u of `model.best_worst_logit`. Most and least are chosen by that model whether or not the other two
items are ranked, so the probability of a ranking is the product of the two.

Given that two utilities lie between those of the most and the least item, they differ less than two that are free to
lie anywhere, and their difference says less about the person: a choice between two items alone would have a κ of about
1. By the exact Thurstonian model (`thurstonian.ranking_probabilities`) the log odds are

    log P(b before c)/P(c before b) ≈ (u_b − u_c) (0.51 + 0.07 (u_most − u_least)),

the first number being 0.594/1.15: 0.594 is the mean distance of the two middle ones of four standard normal values, and
1.15 is `thurstonian.NORMAL_TO_LOGIT`. The one κ nearest to that, by the expected log-likelihood, is .57 at loadings of
.45 and −.42, .63 at .65 and −.60, .70 at .5 to .85, and .60 over the built-in bank's `discrimination`. With .60 a
probability is off by .008 on average at the first of these, .014 at the second and .029 at the third, and the choice
tells 1%, 2% and 5% less about the person than the exact model would.

log P is concave in θ, and its second derivative does not depend on the choice.

Shapes: `loadings` and `intercepts` (blocks, 4) on the logit scale; `theta` (people, 4); `most`, `least` and `second`
(people, blocks) hold the chosen items' columns, -1 where a block is unanswered or the pair left is not ranked.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from discern.instrument.model.best_worst_logit import PAIRS
from discern.instrument.numerics.arrays import Bools, Floats, Indices, Ints

SLOPE = 0.6

COLUMN = np.vstack([np.eye(4), np.zeros(4)])
"""1 in the column of an item and 0 elsewhere; the last row, which is that of column -1, is 0 throughout."""


@dataclass(frozen=True, slots=True, eq=False)
class SecondChoices:
    """Log odds of the second choices made, as functions of θ: `offsets` (people, blocks) + `slopes` (people, blocks,
    4)·θ; `given` (people, blocks) marks where there is one, and the others are 0 elsewhere."""

    slopes: Floats
    offsets: Floats
    given: Bools

    def of(self, people: Indices) -> SecondChoices:
        """Those of some of the people."""
        return SecondChoices(self.slopes[people], self.offsets[people], self.given[people])

    def gradient_and_information(self, theta: Floats) -> tuple[Floats, Floats]:
        """Derivative of each person's log-likelihood by θ (people, 4), and its negative Hessian (people, 4, 4)."""
        log_odds = self.offsets + np.matmul(self.slopes, theta[:, :, None])[:, :, 0]
        other = 1.0 / (1.0 + np.exp(log_odds))
        gradient = np.matmul(other[:, None, :], self.slopes)[:, 0]
        weighted = self.slopes * (other * (1.0 - other))[:, :, None]
        return gradient, np.matmul(weighted.transpose(0, 2, 1), self.slopes)

    def surprise(self, theta: Floats) -> tuple[Floats, Floats]:
        """Each person's log-likelihood less its expectation, given most and least, and its variance, each (people,)."""
        log_odds = self.offsets + np.matmul(self.slopes, theta[:, :, None])[:, :, 0]
        # Of two outcomes with the log odds x, the log-probabilities differ by x.
        other = 1.0 / (1.0 + np.exp(log_odds))
        return (other * log_odds).sum(axis=1), (other * (1.0 - other) * np.square(log_odds)).sum(axis=1)

    def log_likelihood(self, points: Floats) -> Floats:
        """log P(second choices | θ) at several points a person, (people, points), of `points` (people, points, 4)."""
        log_odds = self.offsets[:, None, :] + points @ self.slopes.transpose(0, 2, 1)
        return -(np.log1p(np.exp(-log_odds)) @ self.given[:, :, None].astype(np.float64))[:, :, 0]


def second_choices(
    loadings: Floats, intercepts: Floats, most: Ints, least: Ints, second: Ints | None
) -> SecondChoices | None:
    """The second choices of many people; None if there are none."""
    if second is None or not (second >= 0).any():
        return None
    signs = COLUMN[second] - COLUMN[third_choices(most, least, second)]
    return SecondChoices(
        slopes=SLOPE * signs * loadings, offsets=SLOPE * (signs * intercepts).sum(axis=2), given=second >= 0
    )


def third_choices(most: Ints, least: Ints, second: Ints) -> Ints:
    """The item that is left over, (people, blocks), -1 where there is no second choice."""
    # The four columns add up to 6.
    return np.where(second >= 0, 6 - most - least - second, np.int8(-1))


def draw_second_choices(
    loadings: Floats, intercepts: Floats, theta: Floats, most: Ints, least: Ints, rng: np.random.Generator
) -> Ints:
    """Simulated `second`, (people, blocks), after choices in every block."""
    first, last = PAIR_LEFT[most, least, 0], PAIR_LEFT[most, least, 1]
    utility = intercepts + loadings * theta[:, None, :]
    difference = (utility * (COLUMN[first] - COLUMN[last])).sum(axis=2)
    is_first = rng.random(most.shape) < 1.0 / (1.0 + np.exp(-SLOPE * difference))
    return np.asarray(np.where(is_first, first, last))


def _pairs_left() -> Ints:
    """The two columns (4, 4, 2) that remain besides those of most and least."""
    left = np.full((4, 4, 2), -1, dtype=np.int8)
    for most, least in PAIRS:
        left[most, least] = [column for column in range(4) if column not in (most, least)]
    return left


PAIR_LEFT = _pairs_left()
