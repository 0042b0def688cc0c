"""The model: probabilities, derivatives, information, and the exact model it stands for."""

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from discern.instrument import best_worst_logit
from discern.instrument.best_worst_logit import draw_choices
from discern.instrument.numerics import Floats, Ints
from tests.support import thurstonian
from tests.support.thurstonian import draw_items

from .conftest import log_likelihood

Case = tuple[Floats, Floats, Floats, Ints, Ints]


@st.composite
def cases(draw_value: st.DrawFn) -> Case:
    """Logit parameters of a few blocks, a few people, and answers with gaps."""
    rng = np.random.default_rng(draw_value(st.integers(0, 2**32 - 1)))
    blocks, people = draw_value(st.integers(1, 6)), draw_value(st.integers(1, 3))
    loadings, intercepts = (1.5 * values for values in draw_items(blocks, rng))
    theta = rng.normal(0.0, 1.5, (people, 4))
    most, least = draw_choices(loadings, intercepts, theta, rng)
    gaps = rng.random(most.shape) < 0.2
    most[gaps], least[gaps] = -1, -1
    return loadings, intercepts, theta, most, least


def test_probabilities_match_the_definition() -> None:
    u = np.array([0.3, -0.7, 1.1, 0.0])
    weights = {pair: np.exp(u[pair[0]] - u[pair[1]]) for pair in best_worst_logit.PAIRS}
    expected = [weight / sum(weights.values()) for weight in weights.values()]
    found = best_worst_logit.choice_probabilities(np.ones((1, 4)), u[None], np.zeros((1, 4)))
    np.testing.assert_allclose(found[0, 0], expected)


@given(cases())
@settings(max_examples=40, deadline=None)
def test_statistic_and_normaliser_give_the_likelihood(case: Case) -> None:
    loadings, intercepts, theta, most, least = case
    statistic = best_worst_logit.sufficient_statistic(loadings, most, least)
    log_z = best_worst_logit.log_normaliser(intercepts + loadings * theta[:, None, :])
    found = (statistic * theta).sum(axis=1) + best_worst_logit.chosen_intercepts(intercepts, most, least)
    found -= np.where(most >= 0, log_z, 0.0).sum(axis=1)
    np.testing.assert_allclose(found, log_likelihood(loadings, intercepts, theta, most, least), atol=1e-9)


@given(cases())
@settings(max_examples=40, deadline=None)
def test_gradient_and_hessian_agree_with_finite_differences(case: Case) -> None:
    loadings, intercepts, theta, most, least = case
    answered = most >= 0
    sums = best_worst_logit.sufficient_statistic(loadings, most, least)
    step = 1e-5

    def gradient(at: Floats) -> Floats:
        return sums - best_worst_logit.expected_statistic_and_information(loadings, intercepts, at, answered)[0]

    information = best_worst_logit.expected_statistic_and_information(loadings, intercepts, theta, answered)[1]
    for style in range(4):
        shift = np.eye(4)[style] * step
        ahead, behind = (log_likelihood(loadings, intercepts, theta + sign * shift, most, least) for sign in (1, -1))
        np.testing.assert_allclose((ahead - behind) / (2 * step), gradient(theta)[:, style], atol=1e-6)
        np.testing.assert_allclose(
            (gradient(theta - shift) - gradient(theta + shift)) / (2 * step), information[:, style], atol=1e-6
        )


@given(cases())
@settings(max_examples=40, deadline=None)
def test_information_never_falls_when_a_block_is_added(case: Case) -> None:
    loadings, intercepts, theta, _, _ = case
    each = best_worst_logit.block_information(loadings, intercepts, theta)
    assert np.linalg.eigvalsh(each).min() >= -1e-10
    total = best_worst_logit.expected_statistic_and_information(loadings, intercepts, theta)[1]
    np.testing.assert_allclose(each.sum(axis=1), total, atol=1e-12)


def test_draws_follow_the_probabilities() -> None:
    rng = np.random.default_rng(1)
    loadings, intercepts = (1.5 * values for values in draw_items(1, rng))
    theta = np.tile([0.5, -1.0, 0.2, 0.8], (200_000, 1))
    most, least = draw_choices(loadings, intercepts, theta, rng)
    share = [np.mean((most[:, 0] == best) & (least[:, 0] == worst)) for best, worst in best_worst_logit.PAIRS]
    np.testing.assert_allclose(
        share, best_worst_logit.choice_probabilities(loadings, intercepts, theta[:1])[0, 0], atol=0.005
    )


def test_simulation_is_reproducible() -> None:
    loadings, intercepts = draw_items(4, np.random.default_rng(2))
    theta = np.zeros((10, 4))
    for simulate in (draw_choices, thurstonian.draw_choices):
        first, second = (simulate(loadings, intercepts, theta, np.random.default_rng(3)) for _ in range(2))
        np.testing.assert_array_equal(first, second)


def test_exact_probabilities_follow_exact_draws() -> None:
    rng = np.random.default_rng(4)
    loadings, intercepts = draw_items(1, rng)
    theta = np.tile([0.5, -1.0, 0.2, 0.8], (200_000, 1))
    most, least = thurstonian.draw_choices(loadings, intercepts, theta, rng)
    share = [np.mean((most[:, 0] == best) & (least[:, 0] == worst)) for best, worst in best_worst_logit.PAIRS]
    found = thurstonian.choice_probabilities(loadings[0], intercepts + loadings[0] * theta[:1])[0]
    np.testing.assert_allclose(found, share, atol=0.005)
    assert found.sum() == pytest.approx(1.0, abs=1e-5)


def test_logit_scale_brings_the_models_together() -> None:
    loadings, intercepts = draw_items(6, np.random.default_rng(5))
    theta = np.array([[0.4, -0.3, 0.8, 0.0]])
    scale = thurstonian.logit_scale(loadings)
    approximate = best_worst_logit.choice_probabilities(scale * loadings, scale * intercepts, theta)[0]
    for block in range(6):
        exact = thurstonian.choice_probabilities(loadings[block], intercepts[block] + loadings[block] * theta)[0]
        np.testing.assert_allclose(approximate[block], exact, atol=0.05)


def test_information_bound_is_that_of_the_reference() -> None:
    """Without answers the bound is the prior's standard deviation; with answers it is smaller."""
    correlation = np.eye(4)
    nothing = np.zeros((3, 4, 4))
    np.testing.assert_allclose(thurstonian.van_trees_bound(nothing, correlation), 1.0)
    loadings, intercepts = draw_items(2, np.random.default_rng(6))
    some = thurstonian.fisher_information(loadings, intercepts, np.zeros((1, 4)))
    assert thurstonian.van_trees_bound(some, correlation).max() < 1.0
