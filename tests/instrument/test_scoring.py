"""Scoring: properties of the estimates, one person and a batch, and recorded results."""

import json

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from discern.instrument import (
    Bank,
    Choice,
    Discrimination,
    Posteriors,
    draw_people,
    posteriors,
    score_batch,
    score_profile,
)
from discern.instrument.best_worst_logit import (
    draw_choices,
    expected_statistic_and_information,
    sufficient_statistic,
)
from discern.instrument.choices import encode
from discern.instrument.numerics import Floats, Ints
from discern.instrument.posterior import cubature, score_choices
from tests.support.map_estimates import CHUNK, estimate
from tests.support.thurstonian import draw_items

from .conftest import CORRELATION, log_likelihood
from .record_profiles import RECORDED, values_of

Data = tuple[Floats, Floats, Ints, Ints]


def simulated(seed: int, blocks: int = 12, people: int = 5, gaps: float = 0.0) -> Data:
    """Logit parameters and answers, of which the share ``gaps`` is missing."""
    rng = np.random.default_rng(seed)
    loadings, intercepts = (1.5 * values for values in draw_items(blocks, rng))
    most, least = draw_choices(loadings, intercepts, draw_people(CORRELATION, people, rng), rng)
    missing = rng.random(most.shape) < gaps
    most[missing], least[missing] = -1, -1
    return loadings, intercepts, most, least


seeds = st.integers(0, 2**32 - 1)


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_the_gradient_vanishes_at_the_mode(precision: Floats, seed: int) -> None:
    loadings, intercepts, most, least = simulated(seed, gaps=0.3)
    found = estimate(loadings, intercepts, precision, most, least)
    expected, information = expected_statistic_and_information(loadings, intercepts, found.theta, most >= 0)
    gradient = sufficient_statistic(loadings, most, least) - expected - found.theta @ precision
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
def test_unanswered_blocks_do_not_count(precision: Floats, seed: int) -> None:
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
    """Three blocks, computed independently: gradient ascent on the definition, with numerical derivatives."""
    loadings = np.array([[1.0, 1.0, 1.0, 1.0], [1.2, -0.9, 1.1, -1.0], [-1.0, 1.3, -0.8, 1.1]])
    intercepts = np.array([[0.0, 0.1, -0.1, 0.0], [0.3, 0.0, -0.2, 0.1], [0.0, 0.0, 0.2, -0.2]])
    found = estimate(
        loadings, intercepts, precision, np.array([[0, 0, 1]], dtype=np.int8), np.array([[2, 3, 0]], dtype=np.int8)
    )
    np.testing.assert_allclose(found.theta[0], [1.118126, 0.366624, -0.437635, 0.349084], atol=2e-6)
    np.testing.assert_allclose(found.se[0], [0.675060, 0.619746, 0.671666, 0.633622], atol=2e-6)


def test_a_posterior_is_as_wide_as_its_components_and_as_far_as_they_and_the_levels_lie_apart() -> None:
    """Of a mixture the covariance is the one that draws from it have."""
    rng = np.random.default_rng(5)
    weights, means = rng.dirichlet(np.ones(3)), rng.normal(0.0, 1.0, (3, 4))
    roots, slopes = rng.normal(0.0, 0.3, (2, 3, 4, 4))
    found = Posteriors(weights[None], means[None], (roots @ roots.transpose(0, 2, 1))[None], slopes[None], np.zeros(1))
    component = rng.choice(3, 200_000, p=weights)
    chance, levels = rng.normal(size=(2, 200_000, 4))
    draws = means[component] + sum(
        np.einsum("nst,nt->ns", of[component], each) for of, each in ((roots, chance), (slopes, levels))
    )
    np.testing.assert_allclose(found.theta[0], draws.mean(axis=0), atol=0.02)
    np.testing.assert_allclose(found.covariance[0], np.cov(draws.T), atol=0.02)
    np.testing.assert_allclose(found.se[0], draws.std(axis=0), atol=0.02)


def test_profiles_equal_the_recorded_ones(shipped: Bank) -> None:
    """Eight people on both forms, some incomplete: no change of the code may change anybody's results."""
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
    assert {each["form"] for each in recorded} == {"fixed", "short"}
    for each in recorded:
        choices = [Choice(*choice) for choice in each["choices"]]
        found = values_of(score_profile(shipped, choices, each["form"], each["seed"]))
        assert found.keys() == each["found"].keys()
        for name, value in found.items():
            if isinstance(value, str | None):
                assert value == each["found"][name]
            else:
                np.testing.assert_allclose(value, each["found"][name], rtol=0, atol=1e-6, err_msg=name)


@pytest.mark.parametrize("gaps", [0.0, 0.01], ids=["complete", "some incomplete"])
def test_a_batch_gives_what_each_person_gets_alone(precision: Floats, gaps: float) -> None:
    """More people than are scored at a time, so that results cross chunk boundaries."""
    loadings, intercepts, most, least = simulated(3, blocks=24, people=2 * CHUNK + 7, gaps=gaps)
    together = estimate(loadings, intercepts, precision, most, least)
    for person in [*range(5), CHUNK - 1, CHUNK, 2 * CHUNK + 6]:
        alone = estimate(loadings, intercepts, precision, most[person, None], least[person, None])
        np.testing.assert_allclose(together.theta[person], alone.theta[0], atol=1e-9)
        np.testing.assert_allclose(together.covariance[person], alone.covariance[0], atol=1e-9)


def test_extreme_choices_are_scored_at_their_mode(precision: Floats) -> None:
    """Most always D, least always S: far from any real person and from the starting point of the search."""
    loadings, intercepts, _, _ = simulated(5, blocks=24)
    most, least = np.zeros((1, 24), dtype=np.int8), np.full((1, 24), 2, dtype=np.int8)
    found = estimate(loadings, intercepts, precision, most, least)
    expected, _ = expected_statistic_and_information(loadings, intercepts, found.theta)
    gradient = sufficient_statistic(loadings, most, least) - expected - found.theta @ precision
    np.testing.assert_allclose(gradient, 0.0, atol=1e-8)


def test_an_empty_batch_gives_no_estimates(precision: Floats) -> None:
    loadings, intercepts, most, least = simulated(5)
    found = estimate(loadings, intercepts, precision, most[:0], least[:0])
    assert (found.theta.shape, found.covariance.shape) == ((0, 4), (0, 4, 4))


def test_choices_of_a_person_and_of_a_batch_are_scored_alike(bank: Bank) -> None:
    form = bank.form("short")
    arrays = encode(bank, [Choice(block, f"{block}-d", f"{block}-c") for block in form.blocks])
    one = score_choices(bank, arrays)
    many = score_batch(bank, "short", np.tile(arrays.most, (3, 1)), np.tile(arrays.least, (3, 1)))
    np.testing.assert_allclose(np.tile(one.theta, (3, 1)), many.theta, atol=1e-9)
    np.testing.assert_allclose(np.tile(one.covariance, (3, 1, 1)), many.covariance, atol=1e-9)


def test_cubature_is_exact_to_degree_five() -> None:
    nodes, log_mass = cubature()
    mass = np.exp(log_mass)
    assert mass.sum() == pytest.approx(1.0)
    np.testing.assert_allclose((nodes * mass[:, None]).T @ nodes, np.eye(4), atol=1e-12)
    assert (mass @ nodes[:, 0] ** 4, mass @ (nodes[:, 0] * nodes[:, 1]) ** 2) == pytest.approx((3.0, 1.0))


@pytest.mark.parametrize(("log_sd", "level_sd"), [(0.0, 0.3), (0.4, 0.0)])
@pytest.mark.exhaustive
def test_posteriors_match_brute_force(precision: Floats, log_sd: float, level_sd: float) -> None:
    """Against importance sampling with 400,000 draws from the prior of θ, of levels and of the size of the loadings."""
    loadings, intercepts, most, least = simulated(7, blocks=6, people=1)
    rng = np.random.default_rng(8)
    prior = draw_people(CORRELATION, 400_000, rng)
    sizes = np.exp(log_sd * rng.standard_normal((len(prior), 1)))
    shape = (len(prior), most.shape[1])
    # Somebody who claims a style more readily chooses like one who has more of it, and somebody at θ who meets larger
    # loadings like one who lies that much further out.
    as_if = sizes * (prior + level_sd * rng.standard_normal(prior.shape))
    weight = np.exp(
        log_likelihood(loadings, intercepts, as_if, np.broadcast_to(most, shape), np.broadcast_to(least, shape))
    )
    mean = weight @ prior / weight.sum()
    spread = (prior - mean).T @ ((prior - mean) * weight[:, None]) / weight.sum()
    found = posteriors(loadings, intercepts, precision, Discrimination(1.0, log_sd, 0), most, least, level_sd)
    np.testing.assert_allclose(found.theta[0], mean, atol=0.04 if level_sd else 0.02)
    np.testing.assert_allclose(found.covariance[0], spread, atol=0.03)
    if not level_sd:
        assert found.log_evidence[0] == pytest.approx(np.log(weight.mean()), abs=0.02)


def test_doubt_about_the_loadings_widens_scores_and_leaves_their_order(bank: Bank) -> None:
    form = bank.form("fixed")
    rng = np.random.default_rng(12)
    rows = bank.rows(form.blocks)
    most, least = draw_choices(bank.loadings[rows], bank.intercepts[rows], draw_people(CORRELATION, 50, rng), rng)

    def scored(log_sd: float) -> Posteriors:
        doubt = Discrimination(1.0, log_sd, 0)
        return posteriors(bank.loadings[rows], bank.intercepts[rows], bank.precision, doubt, most, least)

    known, doubted, more = scored(0.0), scored(0.3), scored(0.5)
    assert known.se.mean() < doubted.se.mean() < more.se.mean()
    order = known.theta.argmax(axis=1) == doubted.theta.argmax(axis=1)
    assert order.mean() > 0.95


@pytest.mark.slow
def test_intervals_cover_people_who_answer_by_the_model(precision: Floats) -> None:
    rng = np.random.default_rng(9)
    loadings, intercepts = (1.5 * values for values in draw_items(24, rng))
    theta = draw_people(CORRELATION, 20_000, rng)
    found = estimate(loadings, intercepts, precision, *draw_choices(loadings, intercepts, theta, rng))
    covered = (np.abs(found.theta - theta) <= 1.96 * found.se).mean(axis=0)
    assert covered.min() > 0.93
    assert covered.max() < 0.96
