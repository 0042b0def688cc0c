"""Regions of the circle hold the share of the posterior that they are given for."""

import numpy as np
import pytest
from hypothesis import example, given, settings, strategies as st

from discern.instrument import CIRCLE, Bank, CirclePosterior, circle_regions, draw_people, score_batch
from discern.instrument.best_worst_logit import draw_choices
from discern.instrument.circle import LEVELS, POINTS
from discern.instrument.numerics import Bools, Floats, normal_cdf, normal_density


def holds(outline: Floats, points: Floats) -> Bools:
    """Which of the points (n, 2) lie inside an outline (m, 2): those from which a ray to the right crosses it oddly."""
    x, y = points[:, 0, None], points[:, 1, None]
    (x1, y1), (x2, y2) = outline.T, np.roll(outline, -1, axis=0).T
    crosses = (y1 > y) != (y2 > y)
    at = np.divide((x2 - x1) * (y - y1), y2 - y1, out=np.zeros(crosses.shape), where=crosses) + x1
    return np.asarray((crosses & (x < at)).sum(axis=1) % 2 == 1)


def mixture(seed: int) -> CirclePosterior:
    """As scoring makes them: the stronger the loadings, the nearer to the centre and the narrower."""
    rng = np.random.default_rng(seed)
    middle, root = rng.normal(0.0, 1.0, 2), rng.normal(0.0, 0.2, (2, 2))
    factors = np.sort(rng.lognormal(0.0, 0.4, 5))
    return CirclePosterior(
        weights=rng.dirichlet(np.ones(5)),
        means=np.array([middle / np.sqrt(factor) for factor in factors]),
        covariances=np.array([(root @ root.T + 0.05 * np.eye(2)) / factor for factor in factors]),
        slopes=rng.normal(0.0, 0.1, (5, 2, 4)),
    )


def share_within(outline: Floats, posterior: CirclePosterior) -> float:
    """The probability within an outline: by Green's theorem, ∮ F dy around it, F the density's integral over x."""
    nodes, parts = np.polynomial.legendre.leggauss(16)
    sides = np.roll(outline, -1, axis=0) - outline
    places = outline[:, None] + 0.5 * (1.0 + nodes[:, None]) * sides[:, None]
    share = 0.0
    for weight, mean, covariance in zip(posterior.weights, posterior.means, posterior.whole_covariances, strict=True):
        x, y = np.moveaxis(places - mean, 2, 0)
        (xx, xy), (_, yy) = covariance
        left = (
            normal_cdf((x - xy / yy * y) / np.sqrt(xx - xy * xy / yy)) * normal_density(y / np.sqrt(yy)) / np.sqrt(yy)
        )
        share += weight * float((left @ parts) @ sides[:, 1]) / 2.0
    return share


@pytest.mark.integration
def test_each_region_holds_its_share_of_a_mixture() -> None:
    for seed in [*range(400), 985, 1195, 16793]:
        posterior = mixture(seed)
        shares = [share_within(outline, posterior) for outline in circle_regions(posterior).values()]
        np.testing.assert_allclose(shares, np.array(LEVELS) / 100, atol=0.015, err_msg=str(seed))


@pytest.mark.integration
@given(st.integers(0, 2**32 - 1))
@example(3)
@example(16793)
@settings(max_examples=15, deadline=None)
def test_each_region_holds_its_share_of_draws_from_the_posterior(seed: int) -> None:
    posterior, rng = mixture(seed), np.random.default_rng(seed)
    places = posterior.draw(rng.standard_normal((80_000, 4)), rng)
    found = circle_regions(posterior)
    # In parts, for the memory; so many draws that chance is small (σ = 0.002).
    inside = [np.concatenate([holds(found[level], part) for part in np.split(places, 8)]) for level in LEVELS]
    np.testing.assert_allclose([each.mean() for each in inside], np.array(LEVELS) / 100, atol=0.015)
    assert not (inside[0] & ~inside[1]).any()
    assert not (inside[1] & ~inside[2]).any()
    assert all(holds(each, (posterior.weights @ posterior.means)[None]).all() for each in found.values())


def test_each_region_holds_its_share_of_people_who_answer_by_the_model(shipped: Bank) -> None:
    rng = np.random.default_rng(20)
    rows = shipped.rows(shipped.form("fixed").blocks)
    theta = draw_people(shipped.norms.correlation, 1_000, rng)
    doubt, levels = shipped.discrimination, rng.normal(0.0, shipped.levels.sd, (len(theta), 1, 4))
    factors = rng.lognormal(np.log(doubt.median), doubt.log_sd, len(theta))
    loadings, intercepts = shipped.loadings[rows], shipped.intercepts[rows]
    chosen = [
        draw_choices(factor * loadings, intercepts + loadings * level, each[None], rng)
        for each, factor, level in zip(theta, factors, levels, strict=True)
    ]
    most, least = (np.concatenate(each) for each in zip(*chosen, strict=True))
    posteriors = score_batch(shipped, "fixed", most, least)
    true = theta @ CIRCLE.T
    regions = [circle_regions(CirclePosterior.of(posteriors, number)) for number in range(len(theta))]
    shares = [np.mean([holds(each[level], true[n : n + 1]) for n, each in enumerate(regions)]) for level in LEVELS]
    # Three standard errors of a share of 1,000 people are 5, 4 and 2 points.
    assert np.abs(np.array(shares) - np.array(LEVELS) / 100) == pytest.approx(0.0, abs=0.04)


def test_a_normal_posterior_gives_ellipses() -> None:
    mean, covariance = np.array([-0.4, 1.0]), np.array([[0.12, 0.03], [0.03, 0.2]])
    precision = np.linalg.inv(covariance)
    for level, outline in circle_regions(CirclePosterior.of_normal(mean, covariance)).items():
        assert outline.shape == (POINTS, 2)
        # The squared distance of a bivariate normal point has the quantile −2 log(1 − p).
        distance = np.einsum("ni,ij,nj->n", outline - mean, precision, outline - mean)
        np.testing.assert_allclose(distance, -2.0 * np.log(1.0 - level / 100), rtol=0.015)
        turn = np.unwrap(np.arctan2(*(outline - mean)[:, ::-1].T))
        assert (np.diff(turn) > 0).all()
