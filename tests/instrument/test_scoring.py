"""Scoring: the oracle's properties, and the fast path against the oracle."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from discern.instrument import Answer, Bank, estimate, fast, kernel, score_many
from discern.instrument.answers import encode
from discern.instrument.arrays import Floats, Ints
from discern.instrument.likelihood import choice_sums, expected_and_information
from discern.instrument.quadrature import cubature, posterior_moments
from discern.instrument.simulation import draw, draw_people
from discern.instrument.trials import random_items
from discern.instrument.warmstart import AT_ZERO, fit_warm_start

from .conftest import CORRELATION

Data = tuple[Floats, Floats, Ints, Ints]


def simulated(seed: int, blocks: int = 12, people: int = 5, gaps: float = 0.0) -> Data:
    """Logit parameters and answers, a share of them missing."""
    rng = np.random.default_rng(seed)
    loadings, intercepts = (1.5 * values for values in random_items(blocks, rng))
    most, least = draw(loadings, intercepts, draw_people(CORRELATION, people, rng), rng)
    missing = rng.random(most.shape) < gaps
    most[missing], least[missing] = -1, -1
    return loadings, intercepts, most, least


seeds = st.integers(0, 2**32 - 1)


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_the_gradient_vanishes_at_the_mode(precision: Floats, seed: int) -> None:
    loadings, intercepts, most, least = simulated(seed, gaps=0.3)
    found = estimate(loadings, intercepts, precision, most, least)
    expected, information = expected_and_information(loadings, intercepts, found.theta, most >= 0)
    gradient = choice_sums(loadings, most, least) - expected - found.theta @ precision
    np.testing.assert_allclose(gradient, 0.0, atol=1e-8)
    np.testing.assert_allclose(found.covariance @ (information + precision), np.tile(np.eye(4), (5, 1, 1)), atol=1e-8)


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_permuting_blocks_changes_nothing(precision: Floats, seed: int) -> None:
    loadings, intercepts, most, least = simulated(seed)
    order = np.random.default_rng(seed).permutation(len(loadings))
    before = estimate(loadings, intercepts, precision, most, least)
    after = estimate(loadings[order], intercepts[order], precision, most[:, order], least[:, order])
    np.testing.assert_allclose(after.theta, before.theta, atol=1e-9)
    np.testing.assert_allclose(after.covariance, before.covariance, atol=1e-9)


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_negating_a_block_and_swapping_most_and_least_changes_nothing(precision: Floats, seed: int) -> None:
    loadings, intercepts, most, least = simulated(seed)
    before = estimate(loadings, intercepts, precision, most, least)
    block = seed % len(loadings)
    loadings[block] *= -1.0
    intercepts[block] *= -1.0
    most[:, block], least[:, block] = least[:, block].copy(), most[:, block].copy()
    after = estimate(loadings, intercepts, precision, most, least)
    np.testing.assert_allclose(after.theta, before.theta, atol=1e-9)
    np.testing.assert_allclose(after.covariance, before.covariance, atol=1e-9)


@given(seeds)
@settings(max_examples=15, deadline=None)
def test_unanswered_blocks_count_nothing(precision: Floats, seed: int) -> None:
    loadings, intercepts, most, least = simulated(seed)
    short = estimate(loadings[:7], intercepts[:7], precision, most[:, :7], least[:, :7])
    most[:, 7:], least[:, 7:] = -1, -1
    found = estimate(loadings, intercepts, precision, most, least)
    np.testing.assert_allclose(found.theta, short.theta, atol=1e-9)


def test_no_answers_give_the_prior(precision: Floats) -> None:
    loadings, intercepts, most, least = simulated(1)
    found = estimate(loadings, intercepts, precision, np.full_like(most, -1), np.full_like(least, -1))
    np.testing.assert_allclose(found.theta, 0.0)
    np.testing.assert_allclose(found.covariance[0], CORRELATION, atol=1e-12)
    np.testing.assert_allclose(found.se, 1.0)


def test_golden_vector(precision: Floats) -> None:
    """Three blocks, worked out apart: gradient ascent on the definition, with numerical derivatives."""
    loadings = np.array([[1.0, 1.0, 1.0, 1.0], [1.2, -0.9, 1.1, -1.0], [-1.0, 1.3, -0.8, 1.1]])
    intercepts = np.array([[0.0, 0.1, -0.1, 0.0], [0.3, 0.0, -0.2, 0.1], [0.0, 0.0, 0.2, -0.2]])
    found = estimate(
        loadings, intercepts, precision, np.array([[0, 0, 1]], dtype=np.int8), np.array([[2, 3, 0]], dtype=np.int8)
    )
    np.testing.assert_allclose(found.theta[0], [1.118126, 0.366624, -0.437635, 0.349084], atol=2e-6)
    np.testing.assert_allclose(found.se[0], [0.675060, 0.619746, 0.671666, 0.633622], atol=2e-6)


@pytest.mark.parametrize("gaps", [0.0, 0.1], ids=["complete", "some incomplete"])
@pytest.mark.parametrize("compiled", [True, False], ids=["with the extra", "without"])
def test_the_fast_path_agrees_with_the_oracle(
    precision: Floats, monkeypatch: pytest.MonkeyPatch, compiled: bool, gaps: float
) -> None:
    if compiled and not kernel.COMPILED:
        pytest.skip("numba is not installed")
    if not compiled:
        monkeypatch.setattr(fast, "_kernel", lambda: None)
    loadings, intercepts, most, least = simulated(3, blocks=24, people=3000, gaps=gaps / 10)
    found = fast.FormScorer(loadings, intercepts, precision).score(most, least)
    oracle = estimate(loadings, intercepts, precision, most, least)
    np.testing.assert_allclose(found.theta, oracle.theta, atol=1e-5)
    np.testing.assert_allclose(found.se, oracle.se, atol=1e-5)
    np.testing.assert_allclose(found.covariance, oracle.covariance, atol=1e-5)


@pytest.mark.parametrize("lanes", [1, 3, 8])
def test_the_loop_agrees_with_the_oracle_uncompiled(precision: Floats, lanes: int) -> None:
    loadings, intercepts, most, least = simulated(4, blocks=5, people=7)
    start = fit_warm_start(loadings, intercepts, precision)
    theta, covariance = np.empty((7, 4)), np.empty((7, 4, 4))
    solve = getattr(kernel.solve, "py_func", kernel.solve)
    solve(
        loadings,
        intercepts,
        precision,
        most,
        least,
        start.scales,
        start.terms,
        start.coefficients,
        theta,
        covariance,
        0,
        7,
        lanes,
    )
    oracle = estimate(loadings, intercepts, precision, most, least)
    np.testing.assert_allclose(theta, oracle.theta, atol=1e-7)
    np.testing.assert_allclose(covariance, oracle.covariance, atol=1e-5)


def test_extreme_answers_are_scored_alike(precision: Floats) -> None:
    """Most always D, least always S: far outside what the warm start was fitted to."""
    loadings, intercepts, _, _ = simulated(5, blocks=24)
    most, least = np.zeros((1, 24), dtype=np.int8), np.full((1, 24), 2, dtype=np.int8)
    found = fast.FormScorer(loadings, intercepts, precision).score(most, least)
    oracle = estimate(loadings, intercepts, precision, most, least)
    np.testing.assert_allclose(found.theta, oracle.theta, atol=1e-5)
    np.testing.assert_allclose(found.se, oracle.se, atol=1e-5)


def test_many_threads_give_the_same(precision: Floats, monkeypatch: pytest.MonkeyPatch) -> None:
    loadings, intercepts, most, least = simulated(6, blocks=24, people=2500)
    scorer = fast.FormScorer(loadings, intercepts, precision)
    alone = scorer.score(most, least)
    monkeypatch.setattr(fast, "THREADED", 500)
    together = scorer.score(most, least)
    np.testing.assert_allclose(together.theta, alone.theta, atol=1e-9)


def test_one_person_and_many_agree(bank: Bank) -> None:
    form = bank.form("short")
    answers = [Answer(block, f"{block}-d", f"{block}-c") for block in form.blocks]
    responses = encode(bank, answers)
    one = fast.score_one(bank, responses)
    many = score_many(bank, "short", responses.most[None], responses.least[None])
    np.testing.assert_allclose(one.theta, many.theta, atol=1e-6)
    np.testing.assert_allclose(one.covariance, many.covariance, atol=1e-5)
    assert AT_ZERO(np.ones((2, 4))).tolist() == np.zeros((2, 4)).tolist()


def test_cubature_is_exact_to_degree_five() -> None:
    nodes, log_mass = cubature()
    mass = np.exp(log_mass)
    assert mass.sum() == pytest.approx(1.0)
    np.testing.assert_allclose((nodes * mass[:, None]).T @ nodes, np.eye(4), atol=1e-12)
    assert (mass @ nodes[:, 0] ** 4, mass @ (nodes[:, 0] * nodes[:, 1]) ** 2) == pytest.approx((3.0, 1.0))


def test_posterior_moments_match_brute_force(precision: Floats) -> None:
    """Against importance sampling with 400,000 draws from the prior."""
    loadings, intercepts, most, least = simulated(7, blocks=6, people=1)
    prior = draw_people(CORRELATION, 400_000, np.random.default_rng(8))
    from discern.instrument.likelihood import log_likelihood

    shape = (len(prior), most.shape[1])
    weight = np.exp(
        log_likelihood(loadings, intercepts, prior, np.broadcast_to(most, shape), np.broadcast_to(least, shape))
    )
    mean = weight @ prior / weight.sum()
    spread = (prior - mean).T @ ((prior - mean) * weight[:, None]) / weight.sum()
    start = np.zeros((1, 4))
    found_mean, found_spread = posterior_moments(loadings, intercepts, precision, most, least, start)
    np.testing.assert_allclose(found_mean[0], mean, atol=0.02)
    np.testing.assert_allclose(found_spread[0], spread, atol=0.03)


@pytest.mark.slow
def test_intervals_cover_people_who_answer_by_the_model(precision: Floats) -> None:
    rng = np.random.default_rng(9)
    loadings, intercepts = (1.5 * values for values in random_items(24, rng))
    theta = draw_people(CORRELATION, 20_000, rng)
    found = estimate(loadings, intercepts, precision, *draw(loadings, intercepts, theta, rng))
    covered = (np.abs(found.theta - theta) <= 1.96 * found.se).mean(axis=0)
    assert covered.min() > 0.93
    assert covered.max() < 0.96
