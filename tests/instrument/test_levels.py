"""The doubt about the level of each style: an error that everybody shares."""

import numpy as np
import pytest

from discern.instrument import Z95, Bank, Levels, draw_people, score_batch, with_discrimination, with_levels
from discern.instrument.bank import AS_GIVEN, KNOWN
from discern.instrument.best_worst_logit import draw_choices
from discern.instrument.numerics import Bools, Floats, Ints

SD = 0.3


@pytest.fixture(scope="module")
def sure(shipped: Bank) -> Bank:
    """The bank with loadings that are known, and levels in doubt by `SD`."""
    return with_levels(with_discrimination(shipped, KNOWN, "2"), Levels((0.0, 0.0, 0.0, 0.0), SD, 0), "2")


def answers(bank: Bank, theta: Floats, rng: np.random.Generator, shift: Floats | float = 0.0) -> tuple[Ints, Ints]:
    """Answers of people who claim each style more readily than the bank says, by so much as `shift` (4,) of θ would."""
    rows = bank.rows(bank.form("fixed").blocks)
    return draw_choices(bank.loadings[rows], bank.intercepts[rows], theta + shift, rng)


@pytest.mark.parametrize("column", range(4))
def test_a_level_moves_scores_as_their_slopes_say(sure: Bank, column: int) -> None:
    """Against scoring anew with one style's intercepts raised or lowered, as near as posteriors are normal."""
    rng = np.random.default_rng(column)
    chosen = answers(sure, draw_people(sure.norms.correlation, 100, rng), rng)
    found = score_batch(sure, "fixed", *chosen)
    shift = SD * np.eye(4)[column]
    above, below = (
        score_batch(with_levels(sure, Levels(tuple(sign * shift), SD, 0), "3"), "fixed", *chosen) for sign in (1, -1)
    )
    moved = (above.theta - below.theta) / 2
    np.testing.assert_allclose(moved, found.slopes[:, 0, :, column], atol=0.03)
    # Who claims a style no more readily than others do has less of it where it is claimed readily.
    assert (moved[:, column] < -0.1).all()
    np.testing.assert_allclose(above.covariances, found.covariances, atol=0.03)


def test_levels_are_a_part_of_the_error(shipped: Bank, sure: Bank) -> None:
    rng = np.random.default_rng(5)
    chosen = answers(sure, draw_people(sure.norms.correlation, 50, rng), rng)
    known = score_batch(with_levels(sure, AS_GIVEN, "3"), "fixed", *chosen)
    doubted = score_batch(sure, "fixed", *chosen)
    np.testing.assert_array_equal(known.theta, doubted.theta)
    np.testing.assert_array_equal(known.covariances, doubted.covariances)
    slopes = doubted.slopes[:, 0]
    np.testing.assert_allclose(doubted.covariance - known.covariance, slopes @ slopes.swapaxes(1, 2), atol=1e-12)
    assert (known.se < doubted.se).all()
    # Somebody who hasn't answered may be anybody, whatever the levels.
    nobody = score_batch(shipped, "fixed", *(np.full((1, 24), -1) for _ in range(2)))
    np.testing.assert_allclose(nobody.slopes, 0.0, atol=1e-6)


def test_intervals_with_doubt_about_levels_hold_where_these_are_off(sure: Bank) -> None:
    """Groups of people, each with levels of its own."""
    rng = np.random.default_rng(6)
    held: dict[str, list[Bools]] = {"taken for known": [], "doubted": []}
    for _ in range(200):
        theta = draw_people(sure.norms.correlation, 30, rng)
        chosen = answers(sure, theta, rng, rng.normal(0.0, SD, 4))
        for name, bank in (("taken for known", with_levels(sure, AS_GIVEN, "3")), ("doubted", sure)):
            found = score_batch(bank, "fixed", *chosen)
            held[name].append(np.abs(found.theta - theta) <= Z95 * found.se)
    taken, doubted = (float(np.mean(each)) for each in held.values())
    # The standard error of a share is four thousandths, that of their difference less than one.
    assert doubted == pytest.approx(0.95, abs=0.012)
    assert taken < doubted - 0.015
